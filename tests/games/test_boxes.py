"""The boxes of the games keep to the rulebooks: what those state in numbers can not be changed."""

from copy import deepcopy
from pathlib import Path

import pytest

import entrepot
from entrepot import BadBox
from entrepot.kernel.box import Box


def stated(box: Box) -> list[tuple[int, str]]:
    """Every number that a box has from the rulebook: the place of its table, and its key."""
    return [
        (place, key)
        for place, section in enumerate(box.sections)
        for key in section.fact_keys()
        if section.source(key) == "rulebook" and isinstance(section.facts[key], int)
    ]


@pytest.mark.parametrize(("game", "least"), [("carthage", 20), ("goa", 70)])
def test_every_number_of_the_rulebook_is_held_to(game: str, least: int) -> None:
    own = entrepot.load(game).box
    numbers = stated(own)
    assert len(numbers) >= least
    for place, key in numbers:
        box = Box("other.toml", deepcopy(own.facts))
        section = box.sections[place]
        value = section.facts[key]
        assert isinstance(value, int)
        section.facts[key] = value + 1
        sentence = rf"^other.toml: \[{section.name}\] {key}: found {value + 1}, expected {value}, as the rulebook says"
        with pytest.raises(BadBox, match=sentence):
            box.keep_to(own)


@pytest.mark.parametrize("game", ["carthage", "goa"])
def test_a_copy_of_the_own_box_is_fine(game: str) -> None:
    file = Path(entrepot.__file__).parent / "games" / game / "box.toml"
    assert entrepot.load(game, file).box.hash == entrepot.load(game).box.hash
