"""What tiles are worth: to get them, to use them, to keep them."""

from typing import Final

from mypy_extensions import i64

from ....kernel.nothing import NOTHING
from ..constants import (
    ANY_SPICE,
    CHOICE,
    DUTY,
    ESPIONAGE,
    EXTRA_HARVEST,
    GIFT,
    IMMEDIATE,
    MISSION,
    PLACES,
    PLANTATION,
    PLANTATIONS,
    PLANTER,
    RED,
    ROWS,
    VICEROY,
)
from ..position import Goa
from .goods import NEVER, ship, spice, worth_of_gain
from .remaining import actions_left, rounds_left

SPACE: Final = 0.15
"""What a space for spices brings in every round that is left."""
KIND: Final = 1.2
"""How much more a spice is worth that the seat has nowhere else."""
DUTY_GAIN: Final = 2.1
"""What a Duty is worth that is not paid yet."""


def worth_of_tile(goa: Goa, seat: i64, tile: i64) -> float:
    """What a tile would bring the seat, in points."""
    box = goa.box
    sort = box.sort[tile]
    left = float(rounds_left(goa))
    if sort == PLANTATION:
        player = goa.players[seat]
        later = SPACE * left if player.free_plantation() != NOTHING else 0.0
        new = KIND if bearers(goa, seat, box.bears[tile]) == 0 else 1.0
        return float(box.spaces[tile]) * (spice(goa, seat) * new + later) + float(box.points[tile])
    if sort == RED:
        return 0.8 * worth_of_gain(goa, seat, box.gains[tile]) * left
    if sort == IMMEDIATE:
        return worth_of_gain(goa, seat, box.gains[tile])
    if sort == CHOICE:
        return ship(goa, seat) * float(box.gains[tile].ships)
    if sort == DUTY:
        return DUTY_GAIN
    if sort == MISSION:
        return float(box.points[tile])
    if sort == PLANTER:
        return 2.0 * float(small_plantations(goa, seat))
    if sort == VICEROY:
        return 1.0 + float(goa.players[seat].least_row()) if goa.players[seat].least_row() < ROWS - 1 else 0.0
    if sort == GIFT:
        return best_aside(goa, seat)
    return 2.5


def best_aside(goa: Goa, seat: i64) -> float:
    """The best of the tiles set aside, for who has the Gift."""
    best = 0.0
    for tile in goa.aside:
        if goa.box.sort[tile] != GIFT:
            best = max(best, worth_of_tile(goa, seat, tile))
    return best


def small_plantations(goa: Goa, seat: i64) -> i64:
    player = goa.players[seat]
    count: i64 = len(player.small)
    for place in range(PLANTATIONS):
        if player.land[place] != NOTHING and goa.box.points[player.land[place]] > 0:
            count += 1
    return count


def bearers(goa: Goa, seat: i64, spices: i64) -> i64:
    """How many own places bear one of these spices and not any spice."""
    count: i64 = 0
    land, box = goa.players[seat].land, goa.box
    for place in range(PLACES):
        tile = land[place]
        if tile != NOTHING:
            borne = box.bears[tile] if place < PLANTATIONS else box.colony_spices[tile]
            if borne & spices and borne != ANY_SPICE:
                count += 1
    return count


def worth_of_use(goa: Goa, seat: i64, tile: i64) -> float:
    """Use what comes back every round, and the others when they are worth most."""
    sort = goa.box.sort[tile]
    player = goa.players[seat]
    if sort == EXTRA_HARVEST:
        return 20.0 if player.room() >= 5 or rounds_left(goa) == 1 else NEVER / 2
    if sort == DUTY:
        return 15.0 if actions_left(goa, seat) <= 2 or player.spice_count() >= 8 else NEVER / 2
    if sort == ESPIONAGE:
        return 20.0 if rounds_left(goa) <= 3 else NEVER / 2
    return 20.0


def worth_of_replacing(goa: Goa, seat: i64, tile: i64, place: i64) -> float:
    """More spaces are better, and so are more kinds of spices."""
    box = goa.box
    old = goa.players[seat].land[place]
    worth = float(box.spaces[tile] - box.spaces[old]) - 0.1
    if bearers(goa, seat, box.bears[tile]) == 0:
        worth += 2.0
    if bearers(goa, seat, box.bears[old]) == 1 and box.bears[tile] != box.bears[old]:
        worth -= 2.0
    return worth
