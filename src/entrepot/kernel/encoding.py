"""Encoding: what a seat may know as a row of numbers, and what it may do as a mask over all moves."""

from collections.abc import Callable
from typing import Any, final

from mypy_extensions import i64

from .layout import Layout
from .moves import Catalogue
from .position import TOGETHER, Position, Step
from .rows import Writer

Encode = Callable[[Any, int, Writer], None]
"""Writes what a seat may know of a position, even an ended one: as the layout says, all seats counted from its own."""
SEAT = "seat"
"""The value of a move that names a seat."""


def asking(position: Position, seat: i64) -> Step[Any] | None:
    """The step that asks a seat something now."""
    if position.over or not position.agenda:
        return None
    step = position.agenda[-1]
    if step.seat == seat or (step.seat == TOGETHER and seat in step.asked(position)):
        return step
    return None


@final
class Questions:
    """The questions of a game: each has a name, and a kind of step that asks it."""

    def __init__(self, steps: dict[str, type]) -> None:
        self.names = tuple(steps)
        self.number = len(steps)
        self.places: dict[type, int] = {kind: place for place, kind in enumerate(steps.values())}

    def place(self, step: Step[Any]) -> i64:
        """The place of the question that a step asks."""
        return self.places[type(step)]


@final
class Encoding:
    """How a game is told in numbers. `margin` is a lead in points that is as good as any larger one.

    Moves go by their numbers in the catalogue; those that name a seat count it from the own one. Moves that only take
    something back are left out of masks: they lead nowhere, and who tries things out would go round in circles.
    """

    def __init__(self, layout: Layout, encode: Encode, moves: Catalogue, margin: int) -> None:
        self.layout = layout
        self.encode = encode
        self.margin: i64 = margin
        self.width: i64 = layout.width
        self.moves: i64 = len(moves)
        self.takes_back: list[bool] = [move.takes_back for move in moves]
        self.anything_back: bool = True in self.takes_back
        self.group: list[i64] = [-1] * len(moves)
        self.groups: list[list[i64]] = []
        """The moves that differ in the seat alone, in the order of the seats."""
        self._group_moves(moves)

    def _group_moves(self, moves: Catalogue) -> None:
        known: dict[str, i64] = {}
        for move in moves:
            if SEAT not in move.args:
                continue
            rest = repr((move.verb, [(name, value) for name, value in move.args.items() if name != SEAT]))
            if rest not in known:
                known[rest] = len(self.groups)
                self.groups.append([])
            self.group[move.number] = known[rest]
            self.groups[known[rest]].append(move.number)

    def relative(self, move: i64, seat: i64, seats: i64) -> i64:
        """The number of a move as a seat says it, for whom it sits at seat 0."""
        return self._turned(move, seats - seat, seats)

    def absolute(self, move: i64, seat: i64, seats: i64) -> i64:
        """The number of a move that a seat has said."""
        return self._turned(move, seat, seats)

    def _turned(self, move: i64, by: i64, seats: i64) -> i64:
        group = self.group[move]
        if group < 0:
            return move
        numbers = self.groups[group]
        for other in range(seats):
            if numbers[other] == move:
                return numbers[(other + by) % seats]
        return move

    def open_moves(self, position: Position, seat: i64) -> list[i64]:
        """The legal moves of a seat but for those that take something back."""
        moves = position.moves(seat)
        if not self.anything_back:
            return moves
        left: list[i64] = []
        for move in moves:
            if not self.takes_back[move]:
                left.append(move)
        return left

    def write(self, position: Position, seat: i64, rows: Writer, at: i64) -> None:
        """Write the row of a seat from a cell on."""
        rows.begin(at, self.width)
        self.encode(position, seat, rows)
        if rows.at != at + self.width:
            raise RuntimeError(f"{rows.at - at} cells were written, but a row has {self.width}")

    def mark(self, moves: list[i64], seat: i64, seats: i64, masks: Writer, at: i64) -> None:
        """Write the mask of some moves from a cell on: a 1 for each of them."""
        masks.begin(at, self.moves)
        for move in moves:
            masks.at = at + self.relative(move, seat, seats)
            masks.flag(True)

    def row(self, position: Position, seat: i64) -> bytes:
        """The row of a seat by itself."""
        rows = Writer(self.width)
        self.write(position, seat, rows, 0)
        return rows.row(0, self.width)

    def mask(self, position: Position, seat: i64) -> bytes:
        """The mask of a seat by itself; nothing but zeros when it is not asked."""
        masks = Writer(self.moves)
        self.mark(self.open_moves(position, seat), seat, position.seats, masks, 0)
        return masks.row(0, self.moves)
