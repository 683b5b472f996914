"""Compound turns are taken back as a whole, as long as nothing came to light."""

from collections.abc import Callable

import pytest

from entrepot import Table
from tests.games.carthage.layout import carthage_table
from tests.games.goa.layout import goa_table
from tests.games.mombasa.layout import mombasa_table
from tests.games.yokohama.layout import acting, yokohama_table

COMPOUND: dict[str, tuple[Callable[[], Table], list[str]]] = {
    "Carthage, a payment": (
        lambda: carthage_table(market="red 2, blue 3", hands={0: "3x yellow 2, yellow 5"}),
        ["buy", "pay yellow 2", "pay yellow 2"],
    ),
    "Goa, a harvest": (
        lambda: goa_table(rows={0: "harvest 4"}, land={0: "ginger-2, pepper-2"}),
        ["harvest", "put ginger plantation-1", "put pepper plantation-2"],
    ),
    "Goa, a sale": (
        lambda: goa_table(hands={0: "sell-tiger"}, land={0: "ginger-2 with ginger ginger, pepper-2 with pepper"}),
        ["play sell-tiger", "give ginger plantation-1", "give pepper plantation-2"],
    ),
    "Mombasa, a plan": (
        lambda: mombasa_table(hands={0: "coffee 1, cotton 2, banana 1"}, planning=True),
        ["lay coffee 1 slot 1", "lay cotton 2 slot 2", "clear slot 1"],
    ),
    "Mombasa, an expansion": (
        lambda: mombasa_table(slots={0: "expansion 2, expansion 1 crate 1"}),
        ["expand Cairo", "enter Barqa", "take 1"],
    ),
    "Mombasa, goods": (
        lambda: mombasa_table(slots={0: "coffee 4, coffee 1"}, display={}),
        ["use slot 1", "use slot 2", "step Mombasa", "step Cairo"],
    ),
    "Yokohama, a president's path": (
        lambda: yokohama_table(presidents={0: "bank"}, city="bank, church, customs", assistants={0: "church, customs"}),
        ["stop", "go church"],
    ),
    "Yokohama, a payment": (
        lambda: acting("chinatown", 4, stock={0: "9 yen, 2 silk"}),
        ["buy tea", "sell silk"],
    ),
}


@pytest.mark.parametrize(("laid_out", "moves"), COMPOUND.values(), ids=COMPOUND.keys())
def test_a_compound_turn_is_taken_back_as_a_whole(laid_out: Callable[[], Table], moves: list[str]) -> None:
    table = laid_out()
    before = [table.view(seat) for seat in (None, *range(table.seats))]
    begun = table.undoable(0)
    for count, move in enumerate(moves, start=1):
        table.play(0, move)
        assert table.undoable(0) == begun + count, f"{move} cannot be taken back"
    while table.undoable(0) > begun:
        table.undo(0)
    assert [table.view(seat) for seat in (None, *range(table.seats))] == before
    for move in moves:
        table.play(0, move)
    assert [move.text for move in reversed(table.restart(0))][begun:] == moves
    assert table.undoable(0) == 0
