"""What a move of Lighthouse seems to be worth: the bot `greedy` plays the one that is worth most."""

from mypy_extensions import i64

from .box import SIZES
from .moves import BRIGHT, SEND
from .position import Lighthouse


def worth(lighthouse: Lighthouse, seat: i64, move: i64) -> float:
    """Set the lamp for the larger half of the hand, and send the ship that the lamp favours most."""
    if move < SEND:
        return float(lean(lighthouse, seat) if move == BRIGHT else -lean(lighthouse, seat))
    return float(move - SEND if lighthouse.bright else SEND - move)


def lean(lighthouse: Lighthouse, seat: i64) -> i64:
    """How far the hand is above the middle of all sizes."""
    total: i64 = 0
    for ship in range(SIZES):
        total += lighthouse.hands[seat][ship] * (2 * ship - (SIZES - 1))
    return total
