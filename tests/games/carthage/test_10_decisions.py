"""10. Decision points: what is asked, under which rule, and whether one may decline."""

import pytest

from entrepot import Table
from tests.games.carthage.layout import GAME, can, carthage_table
from tests.games.doing import play
from tests.marks import rule


def at(moment: str) -> Table:
    """A table at one of the moments of the list of decisions; seat 0 is asked."""
    if moment == "setup token":
        return next(table for seed in range(99) if (table := GAME.deal(seats=3, seed=seed)).waiting == (0,))
    table = carthage_table(
        market="yellow 2", hands={0: "yellow 5, red 3"}, goods={0: "red 2, red 5"}, ships={"yellow": 4, "red": 3}
    )
    moves = {
        "turn": [],
        "payment": ["buy"],
        "payment covered": ["buy", "pay yellow 5"],
        "raid, discards": ["buy", "pay yellow 5", "done"],
        "raid, storing": ["buy", "pay yellow 5", "done", "protect red 3"],
    }
    play(table, 0, *moves[moment])
    return table


MOMENTS = [
    ("setup token", "token", "CAR-2.5", {}, False),
    ("turn", "turn", "CAR-3.2", {"price": 2, "coins": 8}, False),
    ("payment", "pay", "CAR-4.2", {"due": 2}, False),
    ("payment covered", "paid", "CAR-4.2", {"over": 3}, True),
    ("raid, discards", "protect", "CAR-8.6", {"colours": ["red"], "in_danger": [2], "safe": [0]}, True),
    ("raid, storing", "store", "CAR-8.6", {"colour": "red", "left": 1, "in_danger": 1, "safe": 1}, False),
]


@rule("CAR-2.5", "CAR-3.2", "CAR-4.2", "CAR-8.6")
@pytest.mark.parametrize(("moment", "key", "number", "values", "decline"), MOMENTS, ids=[entry[0] for entry in MOMENTS])
def test_the_decision_points(moment: str, key: str, number: str, values: dict[str, object], decline: bool) -> None:
    table = at(moment)
    assert table.waiting == (0,)
    prompt = table.prompt(0)
    assert prompt is not None
    assert (prompt.key, prompt.rule, prompt.values) == (key, number, values)
    assert ("done" in can(table, 0)) == decline
    assert GAME.words.say(f"prompt.{key}", prompt.values)


@pytest.mark.parametrize("moment", [entry[0] for entry in MOMENTS])
def test_only_the_seat_that_decides_is_asked(moment: str) -> None:
    table = at(moment)
    assert [table.prompt(seat) for seat in (1, 2)] == [None, None]
    assert [can(table, seat) for seat in (1, 2)] == [[], []]
