"""The client says in words what every option of a game means."""

from pathlib import Path

import pytest

import entrepot
from entrepot.kernel.words import Words

PAGES = Path(__file__).parents[2] / "web/src/words/en/pages.ftl"
WORDS = Words("en", PAGES.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", entrepot.games())
def test_every_option_has_a_name_and_a_sentence_without_rule_numbers(name: str) -> None:
    for option in entrepot.load(name).options:
        for key in (f"option.{name}.{option}", f"option.{name}.{option}.about"):
            assert WORDS.has(key), f"{key} is missing in the client's words"
            assert not any(f"R{number}" in WORDS.say(key, {}) for number in range(60)), f"{key} names a ruling"


@pytest.mark.parametrize("name", entrepot.games())
def test_every_game_says_how_far_it_is_and_what_is_ours(name: str) -> None:
    game = entrepot.load(name)
    progress = game.deal(seats=2, seed=1).position.progress()
    assert all(str(value) in WORDS.say(f"progress.{name}", progress) for value in progress.values())
    assert not game.box.house_made() or WORDS.has(f"front.made.{name}")
