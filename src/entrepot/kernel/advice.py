"""The move that looks best at once, by the rules of thumb of a game."""

from collections.abc import Callable
from typing import Any

from mypy_extensions import i64

from .position import Position

Worth = Callable[[Any, int, int], float]
"""What a legal move of a seat seems to be worth to it, in a position that may be a sampled one."""


def best_move(worth: Worth, position: Position, seat: i64) -> int:
    """The legal move of the seat that is worth most; the first of equals."""
    moves = position.moves(seat)
    best = moves[0]
    most = worth(position, seat, best)
    for place in range(1, len(moves)):
        found = worth(position, seat, moves[place])
        if found > most:
            best, most = moves[place], found
    return best
