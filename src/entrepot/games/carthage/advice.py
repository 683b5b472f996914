"""A sensible move in Traders of Carthage, by rules of thumb: for the greedy bot. One look, no search.

Everything is measured in point cards. A stack in stock is worth what a Payday would pay for it, less the more pirates
may come first; a coin is worth a fraction of a point.
"""

from typing import Final

from mypy_extensions import i64

from ...kernel.nothing import NOBODY
from .constants import COLOURS, KINDS, RANKS
from .moves import BUY, DONE, PAY, PROTECT, RESERVE_FARM, RESERVE_MARKET, STORE, TAKE, TAKE_RESERVED, TOKEN
from .player import Player
from .position import Carthage, Row
from .steps.buying import Pay
from .steps.payday import Protect, Store
from .steps.setup import ChooseToken
from .steps.turn import Turn

COIN: Final = 0.1
"""What a coin in hand is worth."""
RIVAL: Final = 0.2
"""How much a rival's gain counts against ours."""
NEVER: Final = -1000.0


def worth(carthage: Carthage, seat: i64, move: i64) -> float:
    """What a legal move of the seat seems to be worth, in points."""
    step = carthage.agenda[-1]
    if isinstance(step, ChooseToken):
        return float(count_colour(carthage, move - TOKEN))
    if isinstance(step, Turn):
        return worth_of_action(carthage, seat, move)
    if isinstance(step, Pay):
        return worth_of_payment(carthage, seat, carthage.due, move)
    if isinstance(step, Protect):
        return worth_of_protection(carthage, seat, step, move)
    if isinstance(step, Store):
        return float(carthage.box.value[move - STORE])
    return 0.0


def count_colour(carthage: Carthage, colour: i64) -> i64:
    """How many cards of a colour lie open for sale now or soon."""
    count: i64 = 0
    for row in (carthage.market, carthage.farm):
        for kind in row.cards:
            if kind // RANKS == colour:
                count += 1
    return count


def stack_worth(carthage: Carthage, player: Player, colour: i64, extra: list[i64]) -> float:
    """The points that a Payday would pay for a stack, the extra cards included."""
    cards: i64 = 0
    highest: i64 = 0
    for rank in range(RANKS):
        kind = colour * RANKS + rank
        count = player.goods[kind] + player.stored[kind] + extra[kind]
        if count > 0:
            cards += count
            highest = carthage.box.value[kind]
    if cards == 0:
        return 0.0
    return float((highest + player.tokens[colour]) * cards) / float(carthage.box.points_per_card)


def worth_of_action(carthage: Carthage, seat: i64, move: i64) -> float:
    if move == BUY:
        return worth_of_purchase(carthage, seat)
    if move == TAKE_RESERVED:
        place = carthage.market.marks.index(seat)
        return worth_of_coins(carthage, carthage.market.cards[place])
    if move < TAKE_RESERVED:
        return worth_of_coins(carthage, move - TAKE)
    if move < RESERVE_FARM:
        return worth_of_marker(carthage, seat, carthage.market, move - RESERVE_MARKET)
    return worth_of_marker(carthage, seat, carthage.farm, move - RESERVE_FARM)


def worth_of_coins(carthage: Carthage, kind: i64) -> float:
    """Coins are for the next purchase; a card with icons may also save goods."""
    return COIN * float(carthage.box.value[kind]) + 0.02 * float(carthage.box.icons[kind])


def worth_of_marker(carthage: Carthage, seat: i64, row: Row, kind: i64) -> float:
    """A reserved card helps most in a colour that is already collected."""
    nothing: list[i64] = [0] * KINDS
    held = stack_worth(carthage, carthage.players[seat], kind // RANKS, nothing)
    return 0.04 * float(carthage.box.value[kind]) + 0.06 * held + (0.05 if row is carthage.farm else 0.0)


def worth_of_purchase(carthage: Carthage, seat: i64) -> float:
    """What the bought cards add to the stacks and the ships' arrivals pay, less the coins and what rivals gain."""
    box = carthage.box
    bought: list[i64] = [0] * KINDS
    cards: list[i64] = [0] * COLOURS
    for place in range(len(carthage.market.cards)):
        mark = carthage.market.marks[place]
        if mark == NOBODY or mark == seat:
            kind = carthage.market.cards[place]
            bought[kind] += 1
            cards[kind // RANKS] += 1
    nothing: list[i64] = [0] * KINDS
    spaces = carthage.ships[:]
    payday = False
    for colour in range(COLOURS):
        if cards[colour] > 0:
            steps = box.steps_for_one if cards[colour] == 1 else box.steps_for_more
            spaces[colour] = min(spaces[colour] + steps, box.goal)
            payday = payday or spaces[colour] == box.goal
    worth = -COIN * float(carthage.price(seat))
    for colour in range(COLOURS):
        for other in range(carthage.seats):
            player = carthage.players[other]
            share = 1.0 if other == seat else -RIVAL
            before = stack_worth(carthage, player, colour, nothing)
            after = stack_worth(carthage, player, colour, bought if other == seat else nothing)
            if spaces[colour] == box.goal:
                worth += share * (after - 0.6 * before + (0.8 if after > 0 else 0.0))
            elif payday and box.pirates[spaces[colour]]:
                worth -= share * 0.6 * before
            else:
                worth += share * 0.6 * (after - before)
    return worth


def worth_of_payment(carthage: Carthage, seat: i64, due: i64, move: i64) -> float:
    """Pay as little too much as possible, and stop as soon as it is enough."""
    if move == DONE:
        return 1.0
    if due <= 0:
        return NEVER / 2
    hand = carthage.players[seat].hand[:]
    kind = move - PAY
    hand[kind] -= 1
    waste = least_waste(carthage, hand, due - carthage.box.value[kind])
    return -float(waste) - 0.01 * float(carthage.box.icons[kind])


def least_waste(carthage: Carthage, hand: list[i64], due: i64) -> i64:
    """By how much the cheapest choice of cards goes beyond what is due."""
    if due <= 0:
        return -due
    highest: i64 = carthage.box.ranks[-1]
    limit: i64 = due + highest
    reachable: list[bool] = [False] * (limit + 1)
    reachable[0] = True
    for kind in range(KINDS):
        value = carthage.box.value[kind]
        for _ in range(hand[kind]):
            total: i64 = limit - value
            while total >= 0:
                if reachable[total]:
                    reachable[total + value] = True
                total -= 1
    for total in range(due, limit + 1):
        if reachable[total]:
            return total - due
    return 1000


def worth_of_protection(carthage: Carthage, seat: i64, step: Protect, move: i64) -> float:
    """Store goods where what they will pay is more than the discarded coins."""
    if move == DONE:
        return 0.0
    kind = move - PROTECT
    colour = kind // RANKS
    player = carthage.players[seat]
    nothing: list[i64] = [0] * KINDS
    saved = min(carthage.box.icons[kind] * carthage.box.stored_per_icon, step.in_danger(carthage, seat, colour))
    whole: i64 = player.unstored(colour)
    stack = stack_worth(carthage, player, colour, nothing)
    share = stack * float(saved) / float(whole + sum_stored(player, colour))
    return 0.5 * share - COIN * float(carthage.box.value[kind])


def sum_stored(player: Player, colour: i64) -> i64:
    total: i64 = 0
    for rank in range(RANKS):
        total += player.stored[colour * RANKS + rank]
    return total
