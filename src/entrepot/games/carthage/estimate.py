"""With how many points a seat of Traders of Carthage is expected to end: for search and hints.

The numbers are fitted to games of the greedy bot: those of stock and coins to the differences between the seats of a
game, those of what is still to come to the final points.
"""

from typing import Final

from mypy_extensions import i64

from .advice.stacks import stack_worth
from .constants import COLOURS, KINDS
from .player import Player
from .position import Carthage

TERMS: Final = ("points", "stock", "coins", "ahead")
"""The parts of an estimate."""
HORIZON: Final = 16
"""So many decisions ahead search plays by the rules of thumb before it estimates."""

SETTING_OUT: Final = 0.25
UNDER_WAY: Final = 0.5
NEAR_HOME: Final = 0.6
"""Which part of a stack's points will be paid, by how far its ship has come."""
COIN: Final = 0.13
"""What a coin in hand will bring."""
AHEAD: Final = [0.0, 0.0, 2.75, 1.8, 1.45]
"""By the number of seats: what a seat gains for each token that is still missing to the end of the game."""


def terms(carthage: Carthage, seat: i64) -> list[float]:
    """The expected final points of a seat by term."""
    player = carthage.players[seat]
    points = float(player.points())
    if carthage.over:
        return [points, 0.0, 0.0, 0.0]
    return [points, stock_points(carthage, player), coin_points(carthage, player), points_ahead(carthage)]


def estimate(carthage: Carthage, seat: i64) -> float:
    """The expected final points of a seat: the sum of all terms. Hand and stock count nothing in the end (CAR-9.2)."""
    player = carthage.players[seat]
    points = float(player.points())
    if carthage.over:
        return points
    return points + stock_points(carthage, player) + coin_points(carthage, player) + points_ahead(carthage)


def stock_points(carthage: Carthage, player: Player) -> float:
    """What the stacks would bring, more the nearer their ships are."""
    points = 0.0
    for colour in range(COLOURS):
        space = carthage.ships[colour]
        near = space == carthage.box.goal - 1
        part = SETTING_OUT if space < carthage.box.anchor else NEAR_HOME if near else UNDER_WAY
        points += part * stack_worth(carthage, player, colour, 0, 0)
    return points


def coin_points(carthage: Carthage, player: Player) -> float:
    """What the coins in hand will buy."""
    coins: i64 = 0
    for kind in range(KINDS):
        coins += player.hand[kind] * carthage.box.value[kind]
    return COIN * float(coins)


def points_ahead(carthage: Carthage) -> float:
    """What everybody may still gain until somebody has all tokens."""
    most: i64 = 0
    for player in carthage.players:
        most = max(most, player.token_count())
    missing: i64 = max(0, carthage.box.tokens_to_end - most)
    return AHEAD[carthage.seats] * float(missing)
