"""Hints: the moves that somebody who can judge moves would show a seat.

The kernel knows nobody who can. Whoever does says so (`give_hints_by`); in this project the bots do.
"""

from collections.abc import Callable, Mapping
from typing import Final, Protocol

from .errors import UnknownBot
from .moves import Move
from .sight import Sight


class Estimated(Protocol):
    """What a move leads to, as far as its seat may know: the chance to win, and the expected final points by term."""

    @property
    def chance(self) -> float: ...

    @property
    def points(self) -> Mapping[str, float]: ...


Hints = list[tuple[Move, Estimated]]
"""Two or three moves, the best first; one where the next is clearly worse."""
Adviser = Callable[[Sight, int, int], Hints]
"""From what a seat may know, a number of tries and a seed."""

_advisers: Final[list[Adviser]] = []


def give_hints_by(adviser: Adviser) -> None:
    """From now on, this is who is asked."""
    _advisers.clear()
    _advisers.append(adviser)


def hints_for(sight: Sight, iterations: int, seed: int) -> Hints:
    """What the adviser shows a seat that is asked."""
    if not _advisers:
        raise UnknownBot("no_guide", {"title": sight.game.title})
    return _advisers[0](sight, iterations, seed)
