"""Markers and bids."""

from typing import Final

from mypy_extensions import i64

from ....kernel.nothing import NOTHING
from ..constants import NEIGHBOURS
from ..moves import FLAG, MARK, PASS
from ..position import Goa
from .goods import ACTION, LAST_ACTION, ducat
from .remaining import rounds_left
from .tiles import worth_of_tile

START: Final = 0.4
"""What it is worth to begin a round."""
BID: Final = 0.5
"""How much of what a lot is worth is bid for it."""
OWN: Final = 0.6
"""Up to which part of what a lot is worth its owner pays for it: who sells has the money instead."""
OTHERS: Final = 0.26
"""How much it hurts that somebody else may mark a tile next."""


def worth_of_lot(goa: Goa, seat: i64) -> float:
    """What the lot is worth; the flag is an extra action card and, but for the last round, the start of two stages."""
    tile = goa.lots.tiles[goa.lot]
    if tile != NOTHING:
        return worth_of_tile(goa, seat, tile)
    return ACTION + START if rounds_left(goa) > 1 else LAST_ACTION


def worth_of_bid(goa: Goa, seat: i64, move: i64) -> float:
    """One bid each: go to a part of the worth at once, as far as the ducats reach, or a step further while it pays."""
    if move == PASS:
        return 0.0
    value = worth_of_lot(goa, seat) / ducat(goa, seat)
    amount = float(move - goa.bid_from)
    if amount > value:
        return value - amount
    return 0.01 * (value - abs(amount - BID * value)) + 0.01


def worth_of_buying(goa: Goa, seat: i64) -> float:
    """Buying costs the bid twice: what is paid, and what the bidder would have paid."""
    return OWN * worth_of_lot(goa, seat) - ducat(goa, seat) * float(goa.bid)


def worth_of_square(goa: Goa, seat: i64, move: i64) -> float:
    """Mark the best tile, unless a better one is left for the next; what others want is taken to be the same."""
    if move < MARK:
        return worth_of_flag(goa, seat, move - FLAG)
    square = move - MARK
    worth = worth_of_tile(goa, seat, goa.grid[square])
    if len(goa.lots.squares) < goa.seats:
        worth -= OTHERS * worth_near(goa, seat, best_near(goa, seat, square, NOTHING))
    return worth


def worth_of_flag(goa: Goa, seat: i64, square: i64) -> float:
    """The next seat marks the best tile near the flag; near that there should be something for the own seat."""
    marked = best_near(goa, seat, square, NOTHING)
    if marked == NOTHING:
        return 0.0
    own = best_near(goa, seat, marked, square)
    return worth_near(goa, seat, own) - OTHERS * worth_near(goa, seat, marked)


def worth_near(goa: Goa, seat: i64, square: i64) -> float:
    return 0.0 if square == NOTHING else worth_of_tile(goa, seat, goa.grid[square])


def best_near(goa: Goa, seat: i64, square: i64, besides: i64) -> i64:
    """The tile near a square that is best for a seat and bears no marker."""
    best: i64 = NOTHING
    most = -1.0
    for near in NEIGHBOURS[square]:
        tile = goa.grid[near]
        if tile != NOTHING and near != besides and not goa.lots.marked(near):
            found = worth_of_tile(goa, seat, tile)
            if found > most:
                best, most = near, found
    return best
