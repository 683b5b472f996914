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
    CARD_COLONISTS,
    CARD_DUCATS,
    CARD_MIX,
    CARD_PURCHASE,
    CARD_SELL,
    CARD_SHIPS,
    CARD_SHIPS_ONLY,
    CARD_SPICES,
    CARD_SPICES_ONLY,
    CARD_THIRD,
    CARDS,
    CHOICE,
    COLONIES,
    COLONISTS,
    COLUMNS,
    DUTY,
    ESPIONAGE,
    EXPEDITIONS,
    EXTRA_HARVEST,
    GIFT,
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
    VICEROY,
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
from .position import Goa
from .steps.actions import Act
from .steps.auctions import Bid, OwnersWord
from .steps.cards import playable
from .steps.expedition import Expedition, most_drawn
from .steps.founding import Gap
from .steps.tiles import FifthPlantation

SPICE: Final = 0.42
SHIP: Final = 0.5
COLONIST: Final = 0.85
DUCAT: Final = 0.7
"""What the goods are worth while there is time to use them."""
BALANCE: Final = 10.0
"""With so many more spices than ships a ship is worth twice as much."""
MANY_DUCATS: Final = 10.0
"""With so many of them another one is worth half."""
LAST_DUCAT: Final = 0.13
"""What a ducat is worth after the last auction."""
CARD: Final = 1.4
"""What an expedition card is worth before it is seen."""
ACTION: Final = 1.5
LAST_ACTION: Final = 1.2
"""What an extra action card is worth, before the last round and in it."""
START: Final = 0.4
"""What it is worth to begin a round."""
KEEP: Final = 1.0
"""How much of the points of its symbol a card in the hand is worth, long before the end."""
STEP: Final = 0.9
"""What a step is worth beside its points: it is what goods are for."""
YIELDS: Final = [0.07, 0.15, 0.13, 0.11, 0.17]
"""What a step in each column brings in every round that is left."""
SPACE: Final = 0.15
"""What a space for spices brings in every round that is left."""
KIND: Final = 1.2
"""How much more a spice is worth that the seat has nowhere else."""
COMPLETE: Final = 0.2
LAST_COMPLETE: Final = 0.5
"""How much of the worth of a step is in the goods that make it possible; in the last actions there is little else."""
BID: Final = 0.5
"""How much of what a lot is worth is bid for it."""
OWN: Final = 0.6
"""Up to which part of what a lot is worth its owner pays for it: who sells has the money instead."""
OTHERS: Final = 0.26
"""How much it hurts that somebody else may mark a tile next."""
DUTY_GAIN: Final = 2.1
"""What a Duty is worth that is not paid yet."""
NEVER: Final = -1000.0
CHANCES: Final = [1.0, 1.0, 1.0, 0.9, 0.67, 0.33, 0.1]
"""How likely two cards show at least that many colonists."""


def worth(goa: Goa, seat: i64, move: i64) -> float:
    """What a legal move of the seat seems to be worth, in points."""
    step = goa.agenda[-1]
    if isinstance(step, Bid):
        return worth_of_bid(goa, seat, move)
    if isinstance(step, OwnersWord):
        return worth_of_buying(goa, seat) if move == BUY else 0.0
    return worth_of(goa, seat, move)


# How much time is left -----------------------------------------------------------------------------------------------


def rounds_left(goa: Goa) -> i64:
    """The action stages still to come, this one included."""
    return 2 * goa.box.rounds - goa.phase * goa.box.rounds - max(goa.round, 0)


def actions_left(goa: Goa, seat: i64) -> i64:
    """The actions of the seat after the one it is choosing or doing; before the action stage all of them."""
    actions = goa.box.actions
    later = (rounds_left(goa) - 1) * actions + goa.players[seat].extra
    return later + actions if goa.action == NOTHING else later + max(0, actions - 1 - goa.action)


def time_to_use(goa: Goa, seat: i64) -> float:
    """How much of their worth goods have that come now: nothing, when no step can follow."""
    left = actions_left(goa, seat)
    return 1.0 if left >= 5 else 0.2 * float(left)


# What one more of each good is worth: the less, the more there are ---------------------------------------------------


def ship(goa: Goa, seat: i64) -> float:
    return SHIP * time_to_use(goa, seat) * scarce(goa.players[seat].spice_count() - goa.players[seat].ships)


def spice(goa: Goa, seat: i64) -> float:
    return SPICE * time_to_use(goa, seat) * scarce(goa.players[seat].ships - goa.players[seat].spice_count())


def scarce(fewer: i64) -> float:
    """A step takes as many ships as spices: those of which there are fewer are worth more."""
    return min(max(1.0 + float(fewer) / BALANCE, 0.2), 2.0)


def colonist(goa: Goa, seat: i64) -> float:
    """Nothing, when all colonies are founded."""
    for colony in range(COLONIES):
        if not goa.founded(seat, colony):
            return COLONIST * time_to_use(goa, seat)
    return 0.0


def ducat(goa: Goa, seat: i64) -> float:
    """Little, when no auction follows: then only who has most of them gets points."""
    auctions = rounds_left(goa) if goa.action == NOTHING else rounds_left(goa) - 1
    worth = DUCAT if auctions > 1 else 0.6 * DUCAT if auctions == 1 else LAST_DUCAT
    return worth * MANY_DUCATS / (MANY_DUCATS + float(goa.players[seat].ducats))


# Auctions ------------------------------------------------------------------------------------------------------------


def worth_of_gain(goa: Goa, seat: i64, gain: Gain) -> float:
    goods = ship(goa, seat) * float(gain.ships) + colonist(goa, seat) * float(gain.colonists)
    goods += spice(goa, seat) * float(gain.spices) + ducat(goa, seat) * float(gain.ducats)
    return goods + CARD * float(gain.cards) + ACTION * float(gain.extra)


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


# Everything else -----------------------------------------------------------------------------------------------------


def worth_of(goa: Goa, seat: i64, move: i64) -> float:
    if move >= goa.use_from:
        return worth_of_use(goa, seat, move - goa.use_from)
    if move >= TAKE:
        return worth_of_tile(goa, seat, move - TAKE)
    if move == DUCATS:
        return DUCAT * float(goa.box.quick_ducats)
    if move == PASS or move == FAIL:
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


def worth_of_action(goa: Goa, seat: i64, move: i64) -> float:
    player = goa.players[seat]
    if move < BUILD:
        return worth_of_progress(goa, seat, move - PROGRESS)
    if move == BUILD:
        number = goa.level(seat, SHIPS)
        return ship(goa, seat) * float(number) + worth_of_completing(goa, seat, number, 0)
    if move == REAP:
        number = min(goa.level(seat, HARVEST), player.room())
        return spice(goa, seat) * float(number) + worth_of_completing(goa, seat, 0, number)
    if move == TAX:
        return ducat(goa, seat) * float(goa.level(seat, TAXES))
    if move == EXPLORE:
        return CARD * float(cards_to_draw(goa, seat))
    return worth_of_founding(goa, seat, move - FOUND)


def cards_to_draw(goa: Goa, seat: i64) -> i64:
    """How many cards an Expedition brings; a card of the hand that is worth it is played to make room."""
    most = goa.level(seat, EXPEDITIONS)
    room = goa.hand_limit(seat) - goa.players[seat].hand_size
    if room < most and not goa.card_played and goa.players[seat].hand != 0 and best_benefit(goa, seat) > 0.0:
        room += 1
    return max(0, min(most, room))


def best_benefit(goa: Goa, seat: i64) -> float:
    """The most that a card of the hand is worth, if it is played now and not kept."""
    best = 0.0
    hand = goa.players[seat].hand
    for card in range(CARDS):
        if hand >> card & 1:
            kind = goa.box.card_kind[card]
            if kind < CARD_MIX and playable(goa, seat, kind):
                best = max(best, worth_of_effect(goa, seat, kind) - kept(goa, seat, card))
    return best


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
        for spice in range(SPICES):
            if cost[spice] > player.stock[spice]:
                missing += cost[spice] - player.stock[spice]
        if (short > 0 or missing > 0) and short <= ships and missing <= spices:
            best = max(best, worth_of_step(goa, seat, column))
    return (COMPLETE if actions_left(goa, seat) > 2 else LAST_COMPLETE) * best


def worth_of_founding(goa: Goa, seat: i64, colony: i64) -> float:
    player, box = goa.players[seat], goa.box
    number: i64 = 0
    for other in range(COLONIES):
        if goa.founded(seat, other):
            number += 1
    wanted = box.need[colony] - goa.level(seat, COLONISTS) - player.colonists
    chance = 0.0 if wanted > 6 else CHANCES[max(wanted, 0)]
    prize = float(box.colony_points[number + 1] - box.colony_points[number])
    spices = float(box.colony_spaces[colony]) * (spice(goa, seat) + SPACE * float(rounds_left(goa)))
    failing = colonist(goa, seat)
    return chance * (prize + spices + 0.5) + (1.0 - chance) * failing


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


def worth_of_card(goa: Goa, seat: i64, move: i64) -> float:
    """What a card does, less the points that its symbol would bring at the end."""
    step = goa.agenda[-1]
    if move >= THROW:
        return NEVER / 2 if isinstance(step, Act) else -kept(goa, seat, move - THROW) - 0.05
    card = move - PLAY
    kind = goa.box.card_kind[card]
    worth = worth_of_effect(goa, seat, kind) - kept(goa, seat, card)
    if worth <= 0.0 and kind < CARD_MIX:
        return NEVER / 2
    if kind == CARD_THIRD and isinstance(step, Gap):
        return 3.0 if step.founding.missing(goa) - goa.players[seat].colonists <= 2 else NEVER / 2
    if kind < CARD_MIX and isinstance(step, Act):
        return worth if not enables(goa, seat, kind) else worth + 5.0
    if isinstance(step, Expedition):
        return worth + 9.0 if most_drawn(goa, seat) < goa.level(seat, EXPEDITIONS) else NEVER / 2
    return worth


def enables(goa: Goa, seat: i64, kind: i64) -> bool:
    """Whether the goods of a card make a step possible."""
    if kind == CARD_SHIPS:
        return worth_of_completing(goa, seat, goa.box.card_gains[kind].ships, 0) > 0.0
    if kind == CARD_SPICES:
        return worth_of_completing(goa, seat, 0, goa.box.card_gains[kind].spices) > 0.0
    return False


def kept(goa: Goa, seat: i64, card: i64) -> float:
    """What a card in the hand is worth for its symbol: at the end its points, before that a part of them."""
    points = float(equal_symbols(goa, seat, card))
    return points if actions_left(goa, seat) == 0 else KEEP * points


def worth_of_effect(goa: Goa, seat: i64, kind: i64) -> float:
    """What a card does when it is played now."""
    gains = goa.box.card_gains[kind]
    player = goa.players[seat]
    if kind == CARD_SHIPS:
        return ship(goa, seat) * float(gains.ships)
    if kind == CARD_COLONISTS:
        return colonist(goa, seat) * float(gains.colonists)
    if kind == CARD_DUCATS:
        return ducat(goa, seat) * float(gains.ducats)
    if kind == CARD_SPICES:
        return spice(goa, seat) * float(min(gains.spices, player.room()))
    if kind == CARD_SELL:
        number = float(min(goa.box.sales, player.spice_count()))
        return number * (ducat(goa, seat) * float(goa.box.sale_price) - spice(goa, seat))
    if kind == CARD_PURCHASE:
        return best_purchase(goa, seat)
    if kind == CARD_SHIPS_ONLY or kind == CARD_SPICES_ONLY:
        return best_card_step(goa, seat, kind == CARD_SHIPS_ONLY)
    if kind == CARD_MIX:
        return ship(goa, seat) * float(goa.level(seat, HARVEST))
    return NEVER / 2


def best_purchase(goa: Goa, seat: i64) -> float:
    """The best step that ducats can pay, less their worth."""
    player = goa.players[seat]
    best = NEVER / 2
    for column in range(COLUMNS):
        row = player.rows[column]
        if row < ROWS - 1 and goa.box.prices[row] <= player.ducats:
            price = ducat(goa, seat) * float(goa.box.prices[row])
            best = max(best, STEP + worth_of_step(goa, seat, column) - price)
    return best


def best_card_step(goa: Goa, seat: i64, ships_only: bool) -> float:
    """The best step that a modifier card allows."""
    best = NEVER / 2
    for column in range(COLUMNS):
        if goa.payable(seat, column, not ships_only, ships_only):
            row = float(goa.players[seat].rows[column])
            best = max(best, STEP + worth_of_step(goa, seat, column) - 0.1 * row)
    return best


def equal_symbols(goa: Goa, seat: i64, card: i64) -> i64:
    """How many cards of the hand bear the symbol of a card."""
    count: i64 = 0
    hand = goa.players[seat].hand
    symbols = goa.box.card_symbol
    symbol = symbols[card]
    for other in range(CARDS):
        if hand >> other & 1 and symbols[other] == symbol:
            count += 1
    return count


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
