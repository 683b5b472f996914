"""7. Action: Progress."""

from typing import final

from mypy_extensions import i64

from ....kernel.events import Event, Prompt
from ....kernel.nothing import NOBODY
from ....kernel.position import Step
from ..constants import CARD_SHIPS_ONLY, COLUMNS, ROWS
from ..moves import PROGRESS
from ..position import Goa
from .cards import show_card
from .gains import advance
from .spices import pay_spices


def any_payable(goa: Goa, seat: i64, kind: i64) -> bool:
    """GOA-7.7  Whether a modifier card makes any column payable."""
    for column in range(COLUMNS):
        if goa.payable(seat, column, kind != CARD_SHIPS_ONLY, kind == CARD_SHIPS_ONLY):
            return True
    return False


def make_progress(goa: Goa, seat: i64, column: i64, with_spices: bool, with_ships: bool) -> None:
    """GOA-7.1, GOA-7.2  Pay the ships and the spices of the step; then the marker moves."""
    player = goa.players[seat]
    at: i64 = column * ROWS + player.rows[column]
    if with_ships:
        player.ships -= goa.box.cost_ships[at]
        if goa.telling:
            goa.tell(Event("pay_ships", seat, {"number": goa.box.cost_ships[at]}))
    goa.ask(Advance(seat, column))
    if with_spices:
        pay_spices(goa, seat, goa.box.cost[at], 0)


@final
class Advance(Step[Goa]):
    """GOA-7.1  Everything is paid: the marker moves, the bonuses come."""

    def __init__(self, payer: i64, column: i64) -> None:
        super().__init__(NOBODY)
        self.payer: i64 = payer
        self.column: i64 = column

    def happen(self, goa: Goa) -> None:
        advance(goa, self.payer, self.column)


def play_progress_card(goa: Goa, seat: i64, card: i64) -> None:
    """GOA-14.5  Progress by a modifier card: pay the ships only, or the spices only."""
    show_card(goa, seat, card)
    goa.ask(ProgressByCard(seat, goa.box.card_kind[card]))


@final
class ProgressByCard(Step[Goa]):
    """GOA-14.5  The column for which the modifier card was played."""

    def __init__(self, seat: i64, kind: i64) -> None:
        super().__init__(seat)
        self.ships_only: bool = kind == CARD_SHIPS_ONLY

    def public(self) -> bool:
        return True

    def moves(self, goa: Goa, seat: i64) -> list[i64]:
        moves: list[i64] = []
        for column in range(COLUMNS):
            if goa.payable(seat, column, not self.ships_only, self.ships_only):
                moves.append(PROGRESS + column)
        return moves

    def play(self, goa: Goa, seat: i64, move: i64) -> None:
        make_progress(goa, seat, move - PROGRESS, not self.ships_only, self.ships_only)

    def prompt(self, goa: Goa, seat: i64) -> Prompt:
        return Prompt("progress_by_card", "GOA-14.5", {"goods": "ships" if self.ships_only else "spices"})
