"""How long the game will last: what pays later counts less and less."""

from typing import Final

from mypy_extensions import i64

from ..position import Yokohama

TIED: Final = 1.6
"""What an assistant in the city is worth: an action that takes it back must bring more."""
PATIENCE: Final = 40.0
"""After so many rounds nobody waits any longer for more power."""
LATE: Final = 24
"""From this round on everybody hurries:"""
HURRY: Final = 0.3
"""How much more, with each round after that, an action is worth that brings the end nearer: orders, church, customs."""
LAST: Final = 0
"""Turns that follow for a seat in the last round."""


def turns_left(yokohama: Yokohama) -> i64:
    """How many turns more each seat has after this one; many, as long as no end is in sight."""
    return yokohama.last_round - yokohama.round if yokohama.last_round > 0 else 9


def time_left(yokohama: Yokohama) -> float:
    """How much things count that pay later."""
    left = turns_left(yokohama)
    return 0.0 if left == LAST else 0.5 if left == 1 else 1.0


def tied(yokohama: Yokohama) -> float:
    """What an assistant in the city is worth: less and less, so that games end."""
    left = turns_left(yokohama)
    if left <= 1:
        return 0.5 * TIED if left == 1 else 0.0
    return TIED * max(0.0, 1.0 - float(yokohama.round) / PATIENCE)


def hurry(yokohama: Yokohama) -> float:
    """What it is worth to bring the end nearer: something only in a game that lasts too long."""
    return HURRY * float(max(0, yokohama.round - LATE)) if yokohama.last_round == 0 else 0.0
