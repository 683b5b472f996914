"""What a step on the development board is worth, and goods that make one possible."""

from typing import Final

from mypy_extensions import i64

from ..constants import COLUMNS, ROWS, SPICES
from ..position import Goa
from .goods import ACTION, CARD, ship, spice
from .remaining import actions_left, rounds_left

STEP: Final = 0.9
"""What a step is worth beside its points: it is what goods are for."""
YIELDS: Final = [0.07, 0.15, 0.13, 0.11, 0.17]
"""What a step in each column brings in every round that is left."""
COMPLETE: Final = 0.2
LAST_COMPLETE: Final = 0.5
"""How much of the worth of a step is in the goods that make it possible; in the last actions there is little else."""


def worth_of_progress(goa: Goa, seat: i64, column: i64) -> float:
    """A step, and what it costs in goods that could be used otherwise."""
    cost = goa.box.cost_ships[column * ROWS + goa.players[seat].rows[column]]
    return STEP + worth_of_step(goa, seat, column) - 0.2 * (spice(goa, seat) + ship(goa, seat)) * float(cost)


def worth_of_step(goa: Goa, seat: i64, column: i64) -> float:
    """Points, bonuses, and what the level will yield from now on."""
    player, box = goa.players[seat], goa.box
    row = player.rows[column]
    worth = float(box.row_points[row + 1] - box.row_points[row])
    if box.first_in_row[row + 1] and goa.first[column * ROWS + row + 1] < 0:
        worth += CARD
    lower: i64 = 0
    for other in range(COLUMNS):
        if player.rows[other] > row:
            lower += 1
    if lower == COLUMNS - 1:
        worth += ACTION
    return worth + YIELDS[column] * float(rounds_left(goa))


def worth_of_completing(goa: Goa, seat: i64, ships: i64, spices: i64) -> float:
    """What goods are worth because a step could follow that cannot be paid yet."""
    if actions_left(goa, seat) == 0:
        return 0.0
    player, box = goa.players[seat], goa.box
    best = 0.0
    for column in range(COLUMNS):
        row = player.rows[column]
        if row == ROWS - 1:
            continue
        at: i64 = column * ROWS + row
        short = box.cost_ships[at] - player.ships
        missing: i64 = 0
        cost = box.cost_of[at]
        for kind in range(SPICES):
            if cost[kind] > player.stock[kind]:
                missing += cost[kind] - player.stock[kind]
        if (short > 0 or missing > 0) and short <= ships and missing <= spices:
            best = max(best, worth_of_step(goa, seat, column))
    return (COMPLETE if actions_left(goa, seat) > 2 else LAST_COMPLETE) * best
