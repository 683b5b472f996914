"""4. Placing the flag and the auction markers."""

from typing import final

from mypy_extensions import i64

from ....kernel.bits import bit
from ....kernel.events import Event, Prompt
from ....kernel.nothing import NOTHING
from ....kernel.position import Step
from ..constants import EDGES, FLAG_SQUARES, NEIGHBOURS, SQUARE_NAMES, SQUARES
from ..moves import FLAG, MARK
from ..position import Goa


@final
class PlaceFlag(Step[Goa]):
    """GOA-4.1, GOA-4.2, GOA-R6  The holder lays the flag on an empty or outer square beside a tile, with marker 1."""

    def public(self) -> bool:
        return True

    def moves(self, goa: Goa, seat: i64) -> list[i64]:
        moves: list[i64] = []
        for square in range(FLAG_SQUARES):
            if square < SQUARES and goa.grid[square] != NOTHING:
                continue
            near = EDGES[square]
            for at in range(len(near)):
                if goa.grid[near[at]] != NOTHING:
                    moves.append(FLAG + square)
                    break
        return moves

    def play(self, goa: Goa, seat: i64, move: i64) -> None:
        goa.flag_down = True
        goa.players[seat].markers &= ~1
        goa.lots.add(move - FLAG, seat, NOTHING)
        if goa.telling:
            goa.tell(Event("flag", seat, {"square": SQUARE_NAMES[move - FLAG]}))
        goa.ask(PlaceMarker((seat + 1) % goa.seats))

    def prompt(self, goa: Goa, seat: i64) -> Prompt:
        return Prompt("flag", "GOA-4.1")


@final
class PlaceMarker(Step[Goa]):
    """GOA-4.3  Clockwise, each puts the next marker on a tile; the flag holder ends with the highest number."""

    def public(self) -> bool:
        return True

    def moves(self, goa: Goa, seat: i64) -> list[i64]:
        moves: list[i64] = []
        near = NEIGHBOURS[goa.lots.squares[-1]]
        for at in range(len(near)):
            if free_tile(goa, near[at]):
                moves.append(MARK + near[at])
        if not moves:
            for square in range(SQUARES):  # GOA-4.5
                if free_tile(goa, square):
                    moves.append(MARK + square)
        return moves

    def play(self, goa: Goa, seat: i64, move: i64) -> None:
        square = move - MARK
        number: i64 = len(goa.lots.squares) + 1
        goa.players[seat].markers &= ~bit(number - 1)
        goa.lots.add(square, seat, goa.grid[square])
        if goa.telling:
            tile = goa.box.tiles[goa.grid[square]]
            goa.tell(Event("mark", seat, {"marker": number, "square": SQUARE_NAMES[square], "tile": tile}))
        if number <= goa.seats:
            goa.ask(PlaceMarker((seat + 1) % goa.seats))

    def prompt(self, goa: Goa, seat: i64) -> Prompt:
        return Prompt("mark", "GOA-4.4", {"marker": len(goa.lots.squares) + 1})


def free_tile(goa: Goa, square: i64) -> bool:
    """GOA-4.4  A tile carries at most one marker; empty squares carry none."""
    return goa.grid[square] != NOTHING and not goa.lots.marked(square)
