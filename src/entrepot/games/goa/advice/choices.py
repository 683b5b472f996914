"""Which goods, which place: the choices within an action."""

from mypy_extensions import i64

from ....kernel.bits import bit
from ..constants import COLUMNS, PLACES, ROWS, SHIPS, SPICES
from ..moves import CHOOSE, COLONY, DRAW, EXTRA, FILL, GIVE, PAY, PUT, REPLACE, SPY, SWAP
from ..position import Goa
from ..steps.tiles import FifthPlantation
from .tiles import worth_of_replacing, worth_of_tile


def worth_of_goods(goa: Goa, seat: i64, move: i64) -> float:
    """Spices: keep what is scarce. Cards: as many as may be drawn. The gap of a founding: pay it."""
    player = goa.players[seat]
    if move >= COLONY:
        return scarcity(goa, seat, goa.box.colony_spices[move - COLONY])
    if move == PAY:
        return 5.0
    if move >= DRAW:
        return float(move - DRAW) if move > DRAW else 0.0
    if move >= CHOOSE:
        goods = [player.ships, player.colonists + 2, player.spice_count() if player.room() > 2 else 99]
        return 9.0 - float(goods[move - CHOOSE]) * 0.1
    if move >= PUT:
        return 1.0 + scarcity(goa, seat, bit((move - PUT) // PLACES))
    return float(player.stock[(move - GIVE) // PLACES])


def scarcity(goa: Goa, seat: i64, spices: i64) -> float:
    """The fewer of these spices there are and the more steps wait for them, the better."""
    best = 0.0
    player = goa.players[seat]
    for spice in range(SPICES):
        if spices >> spice & 1:
            waiting = 1.0
            for column in range(COLUMNS):
                row = player.rows[column]
                if row < ROWS - 1 and goa.box.cost_of[column * ROWS + row][spice] > player.stock[spice]:
                    waiting += 0.3 * float(row + 1)
            best = max(best, waiting / float(player.stock[spice] + 1))
    return best


def worth_of_place(goa: Goa, seat: i64, move: i64) -> float:
    """Replace small plantations by larger ones; fill the emptiest; look at the most advanced."""
    player = goa.players[seat]
    if move < FILL:
        step = goa.agenda[-1]
        return worth_of_replacing(goa, seat, step.tile, move - REPLACE) if isinstance(step, FifthPlantation) else 0.0
    if move < SPY:
        return float(player.free[move - FILL])
    if move < SWAP:
        return float(goa.level(move - SPY, SHIPS))
    if move < EXTRA:
        return worth_of_tile(goa, seat, goa.grid[move - SWAP])
    return 1.0 if move == EXTRA else 0.0
