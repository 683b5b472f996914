"""With how many points a seat is expected to end, in one number or in named terms."""

from collections.abc import Callable
from typing import Any, final

Estimate = Callable[[Any, int], float]
"""The expected final points of a seat, in a position that may be a sampled one."""
InTerms = Callable[[Any, int], list[float]]
"""The same in parts, which add up to the whole."""


@final
class Terms:
    """The parts of an estimate; the words call each of them by the key `term.NAME`."""

    def __init__(self, names: tuple[str, ...], points: InTerms) -> None:
        self.names = names
        self.points = points
        """What each of the names is expected to bring a seat, in their order."""
