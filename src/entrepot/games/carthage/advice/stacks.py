"""What stacks of goods promise."""

from typing import Final

from mypy_extensions import i64

from ..constants import RANKS
from ..player import Player
from ..position import Carthage

SETTING_OUT: Final = 0.35
"""Which part of a stack's points will be paid, as long as its ship has hardly left."""
UNDER_WAY: Final = 0.39
"""The same for ships on their way."""
NEAR_HOME: Final = 0.7
"""The same on the last space before Carthage."""


def chance(carthage: Carthage, space: i64) -> float:
    """How likely a stack is paid for, by the space of its ship."""
    if space < carthage.box.anchor:
        return SETTING_OUT
    return NEAR_HOME if space == carthage.box.goal - 1 else UNDER_WAY


def stack_worth(carthage: Carthage, player: Player, colour: i64, more: i64, highest: i64) -> float:
    """The points that a Payday would pay for a stack, with more cards of which one is the highest."""
    cards = more
    first: i64 = colour * RANKS
    for kind in range(first, first + RANKS):
        count = player.goods[kind] + player.stored[kind]
        if count > 0:
            cards += count
            if carthage.box.value[kind] > highest:
                highest = carthage.box.value[kind]
    if cards == 0:
        return 0.0
    return float((highest + player.tokens[colour]) * cards) / float(carthage.box.points_per_card)
