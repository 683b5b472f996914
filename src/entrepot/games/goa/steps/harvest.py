"""9. Action: Harvest."""

from typing import final

from mypy_extensions import i64

from ....kernel.events import Event, Prompt
from ....kernel.nothing import NOBODY
from ....kernel.position import Step
from ..constants import HARVEST
from ..moves import CHOOSE, DONE, PUT
from ..position import Goa
from .spices import add_puts, put
from .window import add_window, helped, may_use_something, use_window


def harvest(goa: Goa, seat: i64, model: i64, mix: bool) -> None:
    """GOA-9.1, GOA-6.6  Up to as many spices as the level shows: the own one or, by Espionage, that of another seat."""
    number = goa.level(model, HARVEST)
    if goa.telling:
        goa.tell(Event("harvest", seat, {"number": number}))
    if number > 0 and (mix or goa.players[seat].room() > 0):
        goa.ask(Harvest(seat, number, mix, False))


def most_harvested(goa: Goa, seat: i64, model: i64) -> i64:
    """GOA-9.1, GOA-9.2  The spices that a Harvest can bring now: never more than there are free spaces."""
    return min(goa.level(model, HARVEST), goa.players[seat].room())


@final
class Harvest(Step[Goa]):
    """GOA-9.1, GOA-9.2  The next spice, its kind and space; or stop. By the mix card also other goods (GOA-R33)."""

    def __init__(self, seat: i64, left: i64, mix: bool, begun: bool) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.mix: bool = mix
        self.begun: bool = begun
        """GOA-6.5: the window is open after any spice, also in a Harvest by Espionage (GOA-R12)."""

    def moves(self, goa: Goa, seat: i64) -> list[i64]:
        moves: list[i64] = []
        add_puts(goa, seat, moves)
        if self.mix:
            moves.append(CHOOSE)
            moves.append(CHOOSE + 1)
        if self.begun:
            add_window(goa, seat, moves)
        moves.append(DONE)
        return moves

    def play(self, goa: Goa, seat: i64, move: i64) -> None:
        if move == DONE:
            return
        if move >= goa.use_from or move < PUT:
            goa.ask(GoOn(self))
            use_window(goa, seat, move)
            return
        if move == CHOOSE:
            goa.gain_ships(seat, 1)
        elif move == CHOOSE + 1:
            goa.gain_colonists(seat, 1)
        else:
            put(goa, seat, move)
        self.go_on(goa, self.left - 1)

    def go_on(self, goa: Goa, left: i64) -> None:
        """GOA-6.5, GOA-9.2  Ask again while there is something to take and a space, or a way that might make one."""
        if left == 0:
            return
        if self.mix or goa.players[self.seat].room() > 0 or may_use_something(goa, self.seat):
            goa.ask(Harvest(self.seat, left, self.mix, True))

    def prompt(self, goa: Goa, seat: i64) -> Prompt:
        key = "harvest_mix" if self.mix else "harvest"
        said = key if self.mix or goa.players[seat].room() > 0 else "harvest_full"
        return Prompt(key, "GOA-9.1", {"left": self.left}, helped(goa, said, self.moves(goa, seat)))


@final
class GoOn(Step[Goa]):
    """GOA-6.5  A card or tile used in between is finished, then the harvest goes on."""

    def __init__(self, harvest: Harvest) -> None:
        super().__init__(NOBODY)
        self.harvest = harvest

    def happen(self, goa: Goa) -> None:
        self.harvest.go_on(goa, self.harvest.left)
