"""How the rules write that something is not there: numbers, so that lists stay lists of small numbers.

What leaves a table says None instead: JSON knows no other way.
"""

from typing import Final

from mypy_extensions import i64

NOBODY: Final = -1
"""No seat."""
NOTHING: Final = -1
"""No card, no tile, no place, no company: no piece and nowhere."""


def seat_or_none(seat: i64) -> int | None:
    """A seat; None for nobody."""
    return None if seat == NOBODY else seat


def name_or_none(names: list[str], number: i64) -> str | None:
    """The name of what a number stands for; None for nothing."""
    return None if number == NOTHING else names[number]
