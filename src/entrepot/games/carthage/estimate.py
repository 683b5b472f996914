"""With how many points a seat of Traders of Carthage is expected to end: for search and hints."""

from typing import Final

from mypy_extensions import i64

from .constants import COLOURS, KINDS, RANKS
from .player import Player
from .position import Carthage

TERMS: Final = ("points", "stock", "coins")
"""The parts of an estimate."""


def terms(carthage: Carthage, seat: i64) -> list[float]:
    """The expected final points of a seat by term."""
    player = carthage.players[seat]
    return [float(player.points()), stock_points(carthage, player), coin_points(carthage, player)]


def estimate(carthage: Carthage, seat: i64) -> float:
    """The expected final points of a seat: the sum of all terms."""
    player = carthage.players[seat]
    return float(player.points()) + stock_points(carthage, player) + coin_points(carthage, player)


def stock_points(carthage: Carthage, player: Player) -> float:
    """What the stacks would bring, more the nearer their ships are; nothing once the game is over (CAR-9.2)."""
    if carthage.over:
        return 0.0
    points = 0.0
    for colour in range(COLOURS):
        cards: i64 = 0
        highest: i64 = 0
        for kind in range(colour * RANKS, (colour + 1) * RANKS):
            count = player.goods[kind] + player.stored[kind]
            if count > 0:
                cards += count
                highest = carthage.box.value[kind]
        price = float((highest + player.tokens[colour]) * cards) / float(carthage.box.points_per_card)
        points += (0.5 + 0.05 * float(carthage.ships[colour])) * price
    return points


def coin_points(carthage: Carthage, player: Player) -> float:
    """What the coins in hand will buy."""
    if carthage.over:
        return 0.0
    coins: i64 = 0
    for kind in range(KINDS):
        coins += player.hand[kind] * carthage.box.value[kind]
    return 0.08 * float(coins)
