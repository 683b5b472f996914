"""Rows of small numbers, written one after the other into one block of memory.

Who has the block (`memoryview(writer.cells)`, or numpy's `frombuffer`) sees what is written without any copy.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from .nothing import NOTHING

LARGEST: Final = 255
"""What a cell can hold; larger numbers are written as this, negative ones as 0."""


@final
class Writer:
    """Writes cell after cell. What is not written stays 0, so absent things are only skipped."""

    def __init__(self, size: i64) -> None:
        self.cells: vec[u8] = vec[u8]([0] * size)
        self.at: i64 = 0
        """The cell that is written next."""

    def begin(self, at: i64, width: i64) -> None:
        """Go to a cell and clear as many as the row has from there on."""
        cells = self.cells
        for place in range(at, at + width):
            cells[place] = u8(0)
        self.at = at

    def skip(self, count: i64) -> None:
        self.at += count

    def number(self, value: i64) -> None:
        if value > LARGEST:
            value = LARGEST
        if value > 0:
            self.cells[self.at] = u8(value)
        self.at += 1

    def numbers(self, values: list[i64]) -> None:
        cells = self.cells
        at = self.at
        for place in range(len(values)):
            value = values[place]
            if value > LARGEST:  # not `u8(a if … else b)`: compiled, that is a call of Python's int
                value = LARGEST
            if value > 0:
                cells[at + place] = u8(value)
        self.at = at + len(values)

    def flag(self, truth: bool) -> None:
        if truth:
            self.cells[self.at] = u8(1)
        self.at += 1

    def bits(self, values: i64, size: i64) -> None:
        """A set as so many flags."""
        cells = self.cells
        place: i64 = self.at
        end = place + size
        while values != 0 and place < end:
            if values & 1:
                cells[place] = u8(1)
            values >>= 1
            place += 1
        self.at = end

    def one_of(self, value: i64, size: i64) -> None:
        """One flag of so many; none where there is NOTHING."""
        if 0 <= value < size:
            self.cells[self.at + value] = u8(1)
        self.at += size

    def count(self, place: i64) -> None:
        """Add 1 to a cell that is so many places ahead: for counts that are skipped when they are complete."""
        cells = self.cells
        at = self.at + place
        if cells[at] < u8(LARGEST):
            cells[at] = cells[at] + u8(1)

    def put(self, place: i64, value: i64) -> None:
        """Write a number so many places ahead: for several fields that are read in one go, and then skipped."""
        if value > LARGEST:
            value = LARGEST
        if value > 0:
            self.cells[self.at + place] = u8(value)

    def category(self, first: i64, value: i64) -> None:
        """A thing by its number in the vocabulary, where those of its kind begin at `first`; 0 is NOTHING."""
        if value != NOTHING:
            self.cells[self.at] = u8(first + value)
        self.at += 1

    def row(self, at: i64, width: i64) -> bytes:
        """A copy of a row."""
        return bytes(memoryview(self.cells)[at : at + width])


def turns_from(seat: i64, other: i64, seats: i64) -> i64:
    """How many seats another one sits after this one, clockwise; NOTHING where there is NOBODY."""
    if other < 0:
        return NOTHING
    return other - seat if other >= seat else other - seat + seats
