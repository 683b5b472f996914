"""How often each level beats the one below: `levels.json`, which `entrepot ladder --levels` writes.

The file has for each game and level: `below` (the level it played against), `seats`, `games`, and the share of them
that it won (`rate`) with the ends of its 95 % interval (`low`, `high`).
"""

import json
from functools import cache
from importlib.resources import files
from typing import Final, TypedDict

FRACTIONS: Final = ((1, 4), (1, 3), (1, 2), (3, 5), (2, 3), (3, 4), (4, 5), (9, 10), (19, 20), (99, 100))
"""What people say of shares."""
CLOSE: Final = 0.005


class Measured(TypedDict):
    """What was measured of a level."""

    below: str
    seats: int
    games: int
    rate: float
    low: float
    high: float


@cache
def levels() -> dict[str, dict[str, Measured]]:
    """By game, and by the name of the level."""
    known: dict[str, dict[str, Measured]] = json.loads(
        files(__package__).joinpath("levels.json").read_text(encoding="utf-8")
    )
    return known


def record_of(game: str, level: str) -> Measured | None:
    """What was measured of a level in a game; None for the lowest, and where nothing was."""
    return levels().get(game, {}).get(level)


def fraction(rate: float) -> tuple[int, int] | None:
    """A share as people say it, three of four; hardly more than it is (`CLOSE`), and None where it is hardly any."""
    return max(
        (pair for pair in FRACTIONS if pair[0] / pair[1] <= rate + CLOSE),
        key=lambda pair: pair[0] / pair[1],
        default=None,
    )
