"""Every option of a game has a name and an explanation in the words of the game, and the client knows every game."""

from pathlib import Path

import pytest

import entrepot
from entrepot.kernel.words import Words

PAGES = Path(__file__).parents[2] / "web/src/words/en/pages.ftl"
WORDS = Words("en", PAGES.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", entrepot.games())
def test_every_option_has_a_name_and_a_sentence_without_rule_numbers(name: str) -> None:
    game = entrepot.load(name)
    assert set(game.words.all("option")) == {*game.options, *(f"{option}-about" for option in game.options)}
    for option in game.options:
        for key in (f"option.{option}", f"option.{option}.about"):
            assert not any(f"R{number}" in game.words.say(key) for number in range(60)), f"{key} names a ruling"


@pytest.mark.parametrize("name", entrepot.games())
def test_every_game_says_how_far_it_is_and_what_is_ours(name: str) -> None:
    game = entrepot.load(name)
    progress = game.deal(seats=2, seed=1).position.progress()
    assert all(str(value) in WORDS.say(f"progress.{name}", progress) for value in progress.values())
    assert not game.box.house_made() or WORDS.has(f"front.made.{name}")
