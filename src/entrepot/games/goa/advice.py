"""A sensible move in Goa, by rules of thumb: for the greedy bot. One look, no search.

Everything is measured in points at the end. A step down the development board pays 1 to 4 points for as many spices and
ships, so each of those is worth about half a point; a ducat is worth a fifth of one.
"""

from typing import Final

from mypy_extensions import i64

from ...kernel.bits import bit
from ...kernel.nothing import NOTHING
from .box.components import Gain
from .constants import (
    ANY_SPICE,
    CARD_MIX,
    CARD_PURCHASE,
    CARD_SHIPS_ONLY,
    CARD_SPICES_ONLY,
    CARDS,
    CHOICE,
    COLONIES,
    COLONISTS,
    COLUMNS,
    DUTY,
    ESPIONAGE,
    EXPEDITIONS,
    EXTRA_HARVEST,
    HARVEST,
    IMMEDIATE,
    MISSION,
    NEIGHBOURS,
    PLACES,
    PLANTATION,
    PLANTATIONS,
    PLANTER,
    RED,
    ROWS,
    SHIPS,
    SPICES,
    TAXES,
)
from .moves import (
    BUILD,
    BUY,
    CHOOSE,
    COLONY,
    DRAW,
    DUCATS,
    EXPLORE,
    EXTRA,
    FAIL,
    FILL,
    FLAG,
    FOUND,
    GIVE,
    MARK,
    PASS,
    PAY,
    PLAY,
    PROGRESS,
    PUT,
    REAP,
    REPLACE,
    SPY,
    SWAP,
    TAKE,
    TAX,
    THROW,
)
from .player import Player
from .position import Goa
from .steps.auctions import Bid, OwnersWord
from .steps.cards import cheapest_step
from .steps.tiles import FifthPlantation

SPICE: Final = 0.5
SHIP: Final = 0.5
COLONIST: Final = 0.5
DUCAT: Final = 0.2
CARD: Final = 1.2
ACTION: Final = 2.0
"""What an extra action card is worth."""
NEVER: Final = -1000.0
CHANCES: Final = [1.0, 1.0, 1.0, 0.9, 0.67, 0.33, 0.1]
"""How likely two cards show at least that many colonists."""


def worth(goa: Goa, seat: i64, move: i64) -> float:
    """What a legal move of the seat seems to be worth, in points."""
    step = goa.agenda[-1]
    if isinstance(step, Bid):
        return 1.0 if move == bid(goa, seat) else 0.0
    if isinstance(step, OwnersWord):
        return 1.0 if move == owners_word(goa, seat) else 0.0
    return worth_of(goa, seat, move)


# Auctions ------------------------------------------------------------------------------------------------------------


def rounds_left(goa: Goa) -> i64:
    """The action stages still to come, this one included."""
    return 2 * goa.box.rounds - goa.phase * goa.box.rounds - max(goa.round, 0)


def worth_of_gain(goa: Goa, gain: Gain) -> float:
    goods = SHIP * float(gain.ships) + COLONIST * float(gain.colonists) + SPICE * float(gain.spices)
    return goods + DUCAT * float(gain.ducats) + CARD * float(gain.cards) + ACTION * float(gain.extra)


def worth_of_tile(goa: Goa, seat: i64, tile: i64) -> float:
    """What a tile would bring the seat, in points."""
    box = goa.box
    sort = box.sort[tile]
    if sort == PLANTATION:
        new = bearers(goa, seat, box.bears[tile]) == 0
        later = 0.25 * float(rounds_left(goa)) if new or goa.players[seat].free_plantation() != NOTHING else 0.1
        return float(box.spaces[tile]) * (SPICE + later) * (1.3 if new else 0.4) + float(box.points[tile])
    if sort == RED:
        return 0.8 * worth_of_gain(goa, box.gains[tile]) * float(rounds_left(goa))
    if sort == IMMEDIATE:
        return worth_of_gain(goa, box.gains[tile])
    if sort == CHOICE:
        return SHIP * float(box.gains[tile].ships)
    if sort == DUTY:
        return 1.5
    if sort == MISSION:
        return float(box.points[tile])
    if sort == PLANTER:
        return 2.0 * float(small_plantations(goa, seat))
    return 2.5


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
    for place in range(PLACES):
        if goa.bears(seat, place) & spices and goa.bears(seat, place) != ANY_SPICE:
            count += 1
    return count


def worth_of_lot(goa: Goa, seat: i64) -> i64:
    """What the lot is worth in ducats."""
    tile = goa.lots.tiles[goa.lot]
    worth = ACTION + 0.3 if tile == NOTHING else worth_of_tile(goa, seat, tile)
    return i64(worth / DUCAT)


def bid(goa: Goa, seat: i64) -> i64:
    """One bid each: go up to two thirds of the worth at once, or a step further while it pays."""
    worth = worth_of_lot(goa, seat)
    amount = max(goa.bid + 1, worth * 2 // 3, goa.box.least_bid)
    if amount > min(worth, goa.players[seat].ducats, goa.box.highest_bid):
        amount = goa.bid + 1
    if amount > min(worth, goa.players[seat].ducats, goa.box.highest_bid):
        return PASS
    return goa.bid_from + amount


def owners_word(goa: Goa, seat: i64) -> i64:
    """Buying costs the bid twice: what is paid, and what the bidder would have paid."""
    price = goa.bid - goa.box.owner_discount
    if goa.players[seat].ducats >= price and 2 * worth_of_lot(goa, seat) > 3 * goa.bid:
        return BUY
    return PASS


# Everything else -----------------------------------------------------------------------------------------------------


def worth_of(goa: Goa, seat: i64, move: i64) -> float:
    if move >= goa.use_from:
        return worth_of_use(goa, seat, move - goa.use_from)
    if move >= TAKE:
        return worth_of_tile(goa, seat, move - TAKE)
    if move == DUCATS or move == PASS or move == FAIL:
        return 0.0
    if move < PASS:
        return worth_of_square(goa, seat, move)
    if move >= REPLACE:
        return worth_of_place(goa, seat, move)
    if move >= GIVE:
        return worth_of_goods(goa, seat, move)
    if move >= PLAY:
        return worth_of_card(goa, seat, move)
    return worth_of_action(goa, seat, move)


def worth_of_square(goa: Goa, seat: i64, move: i64) -> float:
    """Mark the best tile; lay the flag near good ones."""
    if move >= MARK:
        return worth_of_tile(goa, seat, goa.grid[move - MARK])
    best = 0.0
    for square in NEIGHBOURS[move - FLAG]:
        if goa.grid[square] != NOTHING:
            best = max(best, worth_of_tile(goa, seat, goa.grid[square]))
    return best


def worth_of_action(goa: Goa, seat: i64, move: i64) -> float:
    player = goa.players[seat]
    if move < BUILD:
        return 3.0 + worth_of_step(goa, seat, move - PROGRESS)
    if move == BUILD:
        return float(goa.level(seat, SHIPS)) * (SHIP if player.ships < 6 else 0.05)
    if move == REAP:
        return float(min(goa.level(seat, HARVEST), player.room())) * (SPICE + 0.1)
    if move == TAX:
        return float(goa.level(seat, TAXES)) * (DUCAT if rounds_left(goa) > 1 and player.ducats < 20 else 0.05)
    if move == EXPLORE:
        room = goa.hand_limit(seat) - player.hand_size
        return CARD * float(max(0, min(goa.level(seat, EXPEDITIONS), room)))
    return worth_of_founding(goa, seat, move - FOUND)


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
    return worth + 0.1 * float(rounds_left(goa)) * (2.0 if column <= HARVEST else 1.0)


def worth_of_founding(goa: Goa, seat: i64, colony: i64) -> float:
    player, box = goa.players[seat], goa.box
    number: i64 = 0
    for other in range(COLONIES):
        if goa.founded(seat, other):
            number += 1
    wanted = box.need[colony] - goa.level(seat, COLONISTS) - player.colonists
    chance = 0.0 if wanted > 6 else CHANCES[max(wanted, 0)]
    prize = float(box.colony_points[number + 1] - box.colony_points[number])
    spices = float(box.colony_spaces[colony]) * (SPICE + 0.1 * float(rounds_left(goa)))
    return chance * (prize + spices + 0.5) + (1.0 - chance) * COLONIST


def worth_of_use(goa: Goa, seat: i64, tile: i64) -> float:
    """Use what comes back every round, and the others when they are worth most."""
    sort = goa.box.sort[tile]
    player = goa.players[seat]
    if sort == EXTRA_HARVEST:
        return 20.0 if player.room() >= 5 or rounds_left(goa) == 1 else NEVER / 2
    if sort == DUTY:
        return 15.0 if rounds_left(goa) <= 2 or player.spice_count() >= 9 else NEVER / 2
    if sort == ESPIONAGE:
        return 20.0 if rounds_left(goa) <= 3 else NEVER / 2
    return 20.0


def worth_of_card(goa: Goa, seat: i64, move: i64) -> float:
    """A card is worth more in the hand than most effects, unless it moves a marker."""
    if move >= THROW:
        return -CARD - 0.1 * float(equal_symbols(goa, seat, move - THROW))
    kind = goa.box.card_kind[move - PLAY]
    if kind == CARD_PURCHASE:
        return 4.0 if cheapest_step(goa, seat) >= 8 or goa.players[seat].ducats >= 12 else NEVER / 2
    if kind == CARD_SHIPS_ONLY or kind == CARD_SPICES_ONLY:
        return 2.9 if best_card_step(goa, seat, kind == CARD_SHIPS_ONLY) >= 2 else NEVER / 2
    return -0.5 * CARD if kind < CARD_MIX else NEVER / 2


def best_card_step(goa: Goa, seat: i64, ships_only: bool) -> i64:
    """The lowest row that a modifier card would let the seat leave."""
    best: i64 = 0
    for column in range(COLUMNS):
        if goa.payable(seat, column, not ships_only, ships_only):
            best = max(best, goa.players[seat].rows[column])
    return best


def equal_symbols(goa: Goa, seat: i64, card: i64) -> i64:
    """How many cards of the hand bear the symbol of a card."""
    count: i64 = 0
    for other in range(CARDS):
        if goa.players[seat].hand >> other & 1 and goa.box.card_symbol[other] == goa.box.card_symbol[card]:
            count += 1
    return count


def worth_of_goods(goa: Goa, seat: i64, move: i64) -> float:
    """Spices: keep what is scarce. Cards: as many as may be drawn. The gap of a founding: pay it."""
    player = goa.players[seat]
    if move >= COLONY:
        return scarcity(player, goa.box.colony_spices[move - COLONY])
    if move == PAY:
        return 5.0
    if move >= DRAW:
        return float(move - DRAW) if move > DRAW else 0.0
    if move >= CHOOSE:
        goods = [player.ships, player.colonists + 2, player.spice_count() if player.room() > 2 else 99]
        return 9.0 - float(goods[move - CHOOSE]) * 0.1
    if move >= PUT:
        return 1.0 + scarcity(player, bit((move - PUT) // PLACES))
    return float(player.stock[(move - GIVE) // PLACES])


def scarcity(player: Player, spices: i64) -> float:
    """The fewer of these spices there are, the better."""
    least: i64 = 99
    for spice in range(SPICES):
        if spices >> spice & 1:
            least = min(least, player.stock[spice])
    return 1.0 / float(least + 1)


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
