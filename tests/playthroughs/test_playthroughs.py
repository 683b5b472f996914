"""The recorded games play the same way again, line by line."""

import difflib
import json
import re

import pytest

from tests.playthroughs.record import FOLDER, again
from tests.playthroughs.write import CHOSEN

FILES = sorted(file.stem for file in FOLDER.glob("*.txt"))


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", FILES)
def test_the_same_moves_lead_to_the_same_game(name: str) -> None:
    recorded = text_of(name)
    now = again(recorded)
    if now != recorded:
        changes = difflib.unified_diff(recorded.splitlines(), now.splitlines(), f"{name}.txt", "now", lineterm="", n=6)
        told = ["This is not the recorded game. If it is meant to change: make playthroughs", *list(changes)[:60]]
        pytest.fail("\n".join(told), pytrace=False)


def test_every_chosen_game_is_recorded() -> None:
    assert sorted(CHOSEN) == FILES
    for name, deal in CHOSEN.items():
        assert f"\ngame: {deal.game}\n" in text_of(name)
        assert f"\nseats: {deal.seats}\nseed: {deal.seed}\n" in text_of(name)
        assert all(f'"{option}": {json.dumps(value)}' in text_of(name) for option, value in deal.options.items())


@pytest.mark.parametrize(
    "happening",
    [
        "Seat 0 reserves",
        "paid, 1 beyond it",
        "Payday comes for gems.",
        "Pirates raid",
        "to store goods.\n",
        ": choose which.",
        "to the pirates.",
        "The discards become a new draw pile",
    ],
)
def test_the_carthage_games_show_what_the_rules_have_to_offer(happening: str) -> None:
    assert any(happening in text_of(name) for name in FILES if name.startswith("carthage"))


def test_two_ships_arrive_at_once_in_a_carthage_game() -> None:
    lines = [line for name in FILES if name.startswith("carthage") for line in text_of(name).splitlines()]
    assert any(line.strip().startswith("Payday comes for") and "," in line for line in lines)


@pytest.mark.parametrize(
    "happening",
    [
        "Seat 0 buys Flag from",
        "to the bank.",
        "for nothing.",
        "plays the card One more card (",
        "founds Madras.",
        "does not found",
        "is the first in row 4",
        "keeps Small",
        "uses the tile Viceroy.",
        "turns up a Bonanza token",
        "cut_hand [GOA-18.4]",
        "moves Ships to row 2.\n      Round A1 begins",
        "throws away the card",
        "The discards become a new deck",
        "plays an extra action card.",
        "Round B4 begins",
    ],
)
def test_the_goa_games_show_what_the_rules_have_to_offer(happening: str) -> None:
    assert any(happening in text_of(name) for name in FILES if name.startswith("goa"))


@pytest.mark.parametrize(
    "happening",
    [
        "keeps order",
        "pays a fee of",
        "builds a shop",
        "builds a trading house",
        "takes the five-power token",
        "fulfils order",
        "fulfils an achievement",
        "gains an agent",
        "uses an agent: free",
        "of the church board",
        "of the customs board",
        "acquires",
        "moves an assistant from",
        "takes the president back",
        "The end is near (the church board",
        "The end is near (a port cannot be refilled)",
        "Symbols and agents for the third achievement",
    ],
)
def test_the_yokohama_games_show_what_the_rules_have_to_offer(happening: str) -> None:
    assert any(happening in text_of(name) for name in FILES if name.startswith("yokohama"))


@pytest.mark.parametrize(
    "happening",
    [
        "keeps start tile",
        "reveals nothing",
        "can use privilege",
        "lays the plus tile",
        "sends a post of",
        "An ousted post of",
        "moves the ink",
        "turns down the book",
        "(a special field reached earlier)",
        "(a capital call)",
        "takes the first-player marker",
        "gets the bonus tile",
        "Goods worth",
    ],
)
def test_the_mombasa_games_show_what_the_rules_have_to_offer(happening: str) -> None:
    assert any(happening in text_of(name) for name in FILES if name.startswith("mombasa"))


def test_a_changed_course_is_told_where_it_begins() -> None:
    """A move that is not possible any more ends the retelling with the reason."""
    text = text_of("carthage-2").replace("    > take ", "    > store ", 1)
    assert re.fullmatch(r"    > store .+: Goods are stored only in a raid, .+\.", again(text).splitlines()[-1])


def test_a_longer_course_is_told_where_the_record_ends() -> None:
    first_moves = text_of("carthage-2").split("\n\n5. ")[0]
    assert again(first_moves).splitlines()[-1] == "    > (no move is recorded)"
