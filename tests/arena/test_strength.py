"""How strong a net is: what is played, that it is the same again, and what is written down."""

from dataclasses import replace
from pathlib import Path

import pytest

import entrepot
from entrepot import BadOption
from entrepot.arena import wilson
from entrepot.arena.strength import Line, as_card, lines, play_line, strength
from entrepot.bots.trained import nets
from tests.toy.lighthouse import load as load_toy


def some(seats: int, games: int = 3) -> Line:
    return Line("carthage", seats, "usual", (), games, seed=5)


def test_the_usual_options_come_first_and_then_every_other_choice_alone() -> None:
    wanted = lines(entrepot.load("goa"), 400, 1)
    assert [(line.option, line.seats) for line in wanted[:4]] == [
        ("usual", 2),
        ("usual", 3),
        ("usual", 4),
        ("quick_start=true", 2),
    ]
    assert {line.options for line in wanted} == {
        (),
        (("quick_start", True),),
        (("bonanza", True),),
        (("hand_limit_always", True),),
    }
    assert len({line.seed for line in wanted}) == len(wanted) == 12


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    wanted = [some(2), some(3)]
    found = list(strength(wanted, jobs=1))
    assert found == list(strength(wanted, jobs=2))
    assert [line.seats for line in found] == [2, 3]
    assert all(0 <= line.wins <= line.games for line in found)
    assert found[0].wins > 0  # it loses one in a hundred


def test_a_card_gets_the_shares_with_their_intervals() -> None:
    usual = replace(some(2, games=400), wins=390.5)
    other = replace(usual, option="bonanza=true", wins=200)
    card = as_card([usual, other], seed=7)
    low, high = wilson(390.5, 400)
    assert card["seats"] == {"2": {"games": 400, "wins": 0.9762, "low": round(low, 4), "high": round(high, 4)}}
    assert list(card["options"]) == ["bonanza=true"]  # type: ignore[call-overload]
    assert card["command"] == "entrepot strength carthage --games 400 --seed 7"


def test_what_cannot_be_played_is_refused_with_a_sentence() -> None:
    with pytest.raises(BadOption, match="at least one game"):
        lines(entrepot.load("carthage"), 0, 1)
    with pytest.raises(BadOption, match="A seed is a whole number"):
        lines(entrepot.load("carthage"), 1, -1)
    with pytest.raises(BadOption, match="cannot play Traders of Carthage as it is here"):
        play_line(replace(some(2), net=Path(str(nets().joinpath("goa.npz")))))
    with pytest.raises(BadOption, match=r"There is no net of .* in the package"):
        lines(load_toy(), 1, 1)
