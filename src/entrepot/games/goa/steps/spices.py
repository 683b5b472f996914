"""1. Spices: putting them on spaces and giving them back to the supply."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.events import Prompt
from ....kernel.position import Step
from ..constants import MOST_SEATS, PLACES, PLANTATIONS, SPICES
from ..moves import DONE, GIVE, PUT
from ..position import Goa


def add_puts(goa: Goa, seat: i64, moves: list[i64]) -> None:
    """GOA-9.1, GOA-9.2  Every kind of spice on every own place with a free space that accepts it."""
    free = goa.players[seat].free
    for place in range(PLACES):
        if free[place] > 0:
            add_kinds(goa, seat, place, moves)


def add_kinds(goa: Goa, seat: i64, place: i64, moves: list[i64]) -> None:
    accepted = goa.bears(seat, place)
    for spice in range(SPICES):
        if accepted >> spice & 1:
            moves.append(PUT + spice * PLACES + place)


def add_gives(goa: Goa, seat: i64, moves: list[i64]) -> None:
    """Every spice that the seat could give."""
    spices = goa.players[seat].spices
    for at in range(PLACES * SPICES):
        if spices[at] > 0:
            moves.append(GIVE + at % SPICES * PLACES + at // SPICES)


def put(goa: Goa, seat: i64, move: i64) -> None:
    goa.put_spice(seat, (move - PUT) % PLACES, (move - PUT) // PLACES)


def give(goa: Goa, seat: i64, move: i64) -> None:
    goa.give_spice(seat, (move - GIVE) % PLACES, (move - GIVE) // PLACES)


@final
class TakeSpices(Step[Goa]):
    """GOA-14.4, GOA-15.10, GOA-15.11, GOA-18.2  Some spices of any kinds onto free spaces; without space, none."""

    def __init__(self, seat: i64, left: i64, may_stop: bool) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.may_stop: bool = may_stop
        """GOA-R53: whether fewer may be taken than there is space for."""

    def public(self) -> bool:
        return True

    def moves(self, goa: Goa, seat: i64) -> list[i64]:
        moves: list[i64] = []
        add_puts(goa, seat, moves)
        if self.may_stop:
            moves.append(DONE)
        return moves

    def play(self, goa: Goa, seat: i64, move: i64) -> None:
        if move != DONE:
            put(goa, seat, move)
            take_spices(goa, seat, self.left - 1, self.may_stop)

    def prompt(self, goa: Goa, seat: i64) -> Prompt:
        said = "take_spices_stop" if self.may_stop else ""
        return Prompt("take_spices", "GOA-1.7", {"left": self.left}, said)


def take_spices(goa: Goa, seat: i64, number: i64, may_stop: bool) -> None:
    """Ask for the next spice while there is one to take and a space for it."""
    if number > 0 and goa.players[seat].room() > 0:
        goa.ask(TakeSpices(seat, number, may_stop))


@final
class FillPlace(Step[Goa]):
    """GOA-12.7, GOA-15.2, GOA-15.4, GOA-15.11  Fill every space of a place, by choice where several kinds fit."""

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place: i64 = place

    def public(self) -> bool:
        return True

    def moves(self, goa: Goa, seat: i64) -> list[i64]:
        moves: list[i64] = []
        add_kinds(goa, seat, self.place, moves)
        return moves

    def play(self, goa: Goa, seat: i64, move: i64) -> None:
        put(goa, seat, move)
        fill_place(goa, seat, self.place)

    def prompt(self, goa: Goa, seat: i64) -> Prompt:
        values: dict[str, object] = {"place": goa.place_name(self.place), "left": goa.players[seat].free[self.place]}
        return Prompt("fill_place", "GOA-15.4" if self.place < PLANTATIONS else "GOA-12.7", values)


FILLINGS: Final = [FillPlace(place // PLACES, place % PLACES) for place in range(MOST_SEATS * PLACES)]
"""Steps never change, so every game shares these."""


def fill_place(goa: Goa, seat: i64, place: i64) -> None:
    if goa.players[seat].free[place] > 0:
        goa.ask(FILLINGS[seat * PLACES + place])


@final
class PaySpices(Step[Goa]):
    """GOA-7.2  The spices of a step of Progress, one after the other, each from a place of the player's choice."""

    def __init__(self, seat: i64, cost: list[i64], paid: i64) -> None:
        super().__init__(seat)
        self.cost = cost
        self.paid: i64 = paid

    def public(self) -> bool:
        return True

    def moves(self, goa: Goa, seat: i64) -> list[i64]:
        moves: list[i64] = []
        spice = self.cost[self.paid]
        spices = goa.players[seat].spices
        for place in range(PLACES):
            if spices[place * SPICES + spice] > 0:
                moves.append(GIVE + spice * PLACES + place)
        return moves

    def play(self, goa: Goa, seat: i64, move: i64) -> None:
        give(goa, seat, move)
        pay_spices(goa, seat, self.cost, self.paid + 1)

    def prompt(self, goa: Goa, seat: i64) -> Prompt:
        return Prompt("pay_spice", "GOA-7.2", {"spice": goa.box.spices[self.cost[self.paid]]})


def pay_spices(goa: Goa, seat: i64, cost: list[i64], paid: i64) -> None:
    if paid < len(cost):
        goa.ask(PaySpices(seat, cost, paid))


@final
class GiveAny(Step[Goa]):
    """GOA-15.11  The spices of a Duty: any kinds, from any own places."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def public(self) -> bool:
        return True

    def moves(self, goa: Goa, seat: i64) -> list[i64]:
        moves: list[i64] = []
        add_gives(goa, seat, moves)
        if self.left == goa.players[seat].spice_count():
            return moves[:1]  # all will be given: the order does not matter
        return moves

    def play(self, goa: Goa, seat: i64, move: i64) -> None:
        give(goa, seat, move)
        if self.left > 1:
            goa.ask(GiveAny(seat, self.left - 1))

    def prompt(self, goa: Goa, seat: i64) -> Prompt:
        return Prompt("give_any", "GOA-15.11", {"left": self.left})


@final
class SellSpices(Step[Goa]):
    """GOA-14.4  The sell card: one to four own spices at three ducats each."""

    def __init__(self, seat: i64, sold: i64) -> None:
        super().__init__(seat)
        self.sold: i64 = sold

    def public(self) -> bool:
        return True

    def moves(self, goa: Goa, seat: i64) -> list[i64]:
        moves: list[i64] = []
        add_gives(goa, seat, moves)
        if self.sold > 0:
            moves.append(DONE)
        return moves

    def play(self, goa: Goa, seat: i64, move: i64) -> None:
        if move == DONE:
            goa.gain_ducats(seat, self.sold * goa.box.sale_price)
            return
        give(goa, seat, move)
        sell_spices(goa, seat, self.sold + 1)

    def prompt(self, goa: Goa, seat: i64) -> Prompt:
        values: dict[str, object] = {"left": goa.box.sales - self.sold, "price": goa.box.sale_price}
        return Prompt("sell", "GOA-14.4", values, "sell_more" if self.sold > 0 else "")


def sell_spices(goa: Goa, seat: i64, sold: i64) -> None:
    """Ask for the next spice to sell; when no more can be sold, the bank pays."""
    if sold < goa.box.sales and goa.players[seat].spice_count() > 0:
        goa.ask(SellSpices(seat, sold))
    else:
        goa.gain_ducats(seat, sold * goa.box.sale_price)
