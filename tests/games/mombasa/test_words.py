"""The sentences of Mombasa: what a player at the table is told and asked reads well."""

import re

import pytest

import entrepot
from entrepot import Dice, Table
from entrepot.cli.speech import Speech, names_at_table
from tests.games.doing import play
from tests.games.mombasa.layout import BLUE, GAME, mombasa_table
from tests.marks import rule

CLUMSY = re.compile(
    r"_|None|\bYou is\b|^You\b.*\btakes\b|\bat (nothing|[a-z]+ tile)\b"
    r"|\b1 (pounds|points|spaces|shares|coins|diamonds|posts|cards)\b"
)


def sentences(table: Table, dice: Dice) -> set[str]:
    """Everything that is said to seat 0 in a game that is played from here at random."""
    bots = [entrepot.bot(name, seed=dice.seed()) for name in ("greedy", "random")]
    speech = Speech(GAME, names_at_table(table.seats, BLUE, ["greedy"] * (table.seats - 1)), BLUE)
    said = set(speech.opening(table))
    while not table.over:
        seat = table.waiting[dice.below(len(table.waiting))]
        prompt = table.prompt(seat)
        if seat == BLUE and prompt is not None:
            said |= {speech.prompt(prompt), *(speech.move(move) for move in table.moves(seat))}
            tried = [table.why_not(seat, dice.below(len(GAME.moves))) for _ in range(5)]
            said |= {speech.reason(reason) for reason in tried if reason is not None}
        events = table.play(seat, bots[dice.below(2)].choose(table.sight(seat)))
        said |= {speech.event(event) for event in events}
    return said


@pytest.mark.parametrize("variable", [False, True])
def test_no_sentence_is_clumsy(variable: bool) -> None:
    for seed in range(3):
        table = GAME.deal(seats=2 + seed, seed=seed, variable_setup=variable)
        clumsy = [sentence for sentence in sentences(table, Dice(seed)) if CLUMSY.search(sentence)]
        assert clumsy == []


def prompted(table: Table, *moves: str) -> str:
    play(table, BLUE, *moves)
    prompt = table.prompt(BLUE)
    assert prompt is not None
    return Speech(GAME, names_at_table(table.seats, BLUE, ["greedy"] * (table.seats - 1)), BLUE).prompt(prompt)


@rule("MOM-19.1")
def test_start_tiles_are_told_with_all_that_they_show() -> None:
    told = prompted(GAME.deal(seats=2, seed=9, variable_setup=True))
    resting = "resting: Banana 1, Coffee 1, Cotton 1"
    assert f"Diamond +1 and Saint-Louis +1 (book: expansion 2 for 1 book point; {resting})" in told
    assert f"Diamond +2 (book: any one good 2 for 2 pounds; {resting})" in told


@rule("MOM-11.6", "MOM-11.7", "MOM-19.10")
def test_the_steps_of_a_majority_are_told() -> None:
    table = mombasa_table(slots={BLUE: "coffee 4, coffee 1"})
    told = prompted(table, "mark coffee")
    assert "Your coffee total is 5." in told
    assert "from 1: 2 track spaces, from 3: 3 track spaces, from 5: 4 track spaces and 1 post to remove" in told


@rule("MOM-15.9", "MOM-19.10")
def test_the_options_of_c1_are_told() -> None:
    table = mombasa_table(spaces={BLUE: {"Saint-Louis": 5}})
    told = prompted(table, "mark C1 first")
    assert "1 book point and 2 diamond spaces, 2 book points and 1 diamond space" in told
