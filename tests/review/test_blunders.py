"""A review names the blunder that was planted into a recorded game.

The games lie in `games`, as far as a few turns after the blunder. Two bots `trained` played them, and one decision was
replaced by a move that nobody would play. When the rules or a box change, they must be recorded anew: the table says
where the blunder is.
"""

from pathlib import Path

import pytest

import entrepot
from entrepot.review import Budget, Found, course, review, standings, swings
from tests.builds import compiled_only

GAMES = Path(__file__).parent / "games"
BLUNDERS = {
    "carthage": (131, "reserve market yellow 2"),
    "goa": (129, "throw purchase-shell"),
    "mombasa": (362, "end nothing"),
    "yokohama": (173, "stop"),
}
"""After how many moves the blunder comes, and what it is."""
TRIES = 16


def recorded(name: str) -> entrepot.Table:
    return entrepot.restore((GAMES / f"{name}.txt").read_text(encoding="utf-8"))


def reviewed(table: entrepot.Table, seat: int) -> Found:
    return review(table, Budget(cores=1, iterations=TRIES), [seat])


@compiled_only
@pytest.mark.parametrize("name", BLUNDERS)
def test_a_planted_blunder_is_among_the_largest_swings(name: str) -> None:
    table = recorded(name)
    index, text = BLUNDERS[name]
    seat, move = table.ledger[index]
    assert move.text == text
    found = reviewed(table, seat)
    (verdict,) = [one for one in swings(found, seat)[:3] if one.index == index]
    assert verdict.played.move == move.number
    assert verdict.best.move != move.number
    assert not verdict.as_master
    assert verdict.swing < -0.1
    assert verdict.chances[seat] > verdict.played.chance, "the seat stood better before"
    assert verdict.term in (None, *(table.game.terms.names if table.game.terms else ()))
    assert course(found, seat)[0].index == found.verdicts[0].index
    (standing,) = standings(found, seat)
    assert standing.decisions == found.decisions > standing.same + standing.as_good
