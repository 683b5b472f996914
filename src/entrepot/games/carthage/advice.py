"""A sensible move in Traders of Carthage, by rules of thumb: for the greedy bot. One look, no search.

Everything is measured in point cards. A purchase is worth what it adds to the own stacks, more the nearer their ships
are, less the coins and what rivals gain by it. Taking coins and reserving are worth what they promise for the own next
purchase, and what they leave to the others.
"""

from typing import Final, final

from mypy_extensions import i64

from ...kernel.nothing import NOBODY, NOTHING
from .constants import COLOURS, KINDS, RANKS
from .moves import BUY, DONE, PAY, PROTECT, RESERVE_FARM, RESERVE_MARKET, STORE, TAKE, TAKE_RESERVED, TOKEN
from .player import Player
from .position import Carthage
from .steps.buying import Pay
from .steps.payday import Protect, Store
from .steps.setup import ChooseToken
from .steps.turn import Turn

COIN: Final = 0.15
"""What a coin in hand is worth."""
PURSE: Final = 26.0
"""So many coins pay for nearly every market."""
SPARE: Final = 0.2
"""How much of its worth a coin has that is more than that."""
SCARCE: Final = 10
"""When so few cards are left to draw, they are all in hands: then whoever can must buy, or the game stands still."""
URGENT: Final = 10.0
ICON: Final = 0.03
"""What a storage icon in hand is worth."""
SETTING_OUT: Final = 0.35
"""Which part of a stack's points will be paid, as long as its ship has hardly left."""
UNDER_WAY: Final = 0.39
"""The same for ships on their way."""
NEAR_HOME: Final = 0.7
"""The same on the last space before Carthage."""
RAIDED: Final = 0.2
"""Which part of a stack can be saved from pirates."""
GAINED_TOKEN: Final = 0.26
"""What an achievement token promises for later stacks."""
RIVAL: Final = 0.23
"""How much a rival's gain counts against ours, with two seats; with more they share it."""
THREAT: Final = 0.78
"""How much a purchase counts against a move that leaves it to a rival."""
CROWD: Final = 0.4
"""Both of these with more than two seats, where a rival's gain is not our loss alone."""
LEFT: Final = 0.55
"""How surely the seats beyond the next one leave us the market."""
WASTE: Final = 0.48
"""What is lost when a reserved card is taken as coins instead of bought."""
KEEP: Final = 0.66
"""How surely we buy next turn what we can pay for, if nobody else does."""
SOON: Final = 0.55
"""The same for what we cannot pay yet."""
SHORT: Final = 0.12
"""How much less of it for each coin that is missing."""
MARKED: Final = 0.2
"""How much of what a card would add to our stacks its reservation is worth."""
CARD: Final = 4
"""The coins that a card in another hand is worth, as far as one knows."""
DOUBT: Final = 11.0
"""Over how many coins the guess goes whether a rival can pay."""
RELUCTANT: Final = 0.41
"""What a purchase must bring a rival before it is a threat."""
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
    for kind in carthage.market.cards:
        if kind // RANKS == colour:
            count += 1
    for kind in carthage.farm.cards:
        if kind // RANKS == colour:
            count += 1
    return count


# A turn --------------------------------------------------------------------------------------------------------------


@final
class Basket:
    """What a seat would buy: the cards of each colour, the highest of them, and the price of all."""

    def __init__(self, carthage: Carthage, seat: i64, gone: i64) -> None:
        cards: list[i64] = [0] * COLOURS
        highest: list[i64] = [0] * COLOURS
        price: i64 = 0
        market = carthage.market
        for place in range(len(market.cards)):
            mark = market.marks[place]
            if place != gone and (mark == NOBODY or mark == seat):
                kind = market.cards[place]
                value = carthage.box.value[kind]
                colour = kind // RANKS
                cards[colour] += 1
                if value > highest[colour]:
                    highest[colour] = value
                price += value
        self.cards = cards
        self.highest = highest
        self.price: i64 = price


def worth_of_action(carthage: Carthage, seat: i64, move: i64) -> float:
    box = carthage.box
    coins = carthage.hand_value(seat)
    if move == BUY:
        worth = worth_of_purchase(carthage, seat, Basket(carthage, seat, NOTHING), coins)
        return worth if len(carthage.pile) + len(carthage.discards) >= SCARCE else worth + URGENT
    if move <= TAKE_RESERVED:
        market = carthage.market
        place = market.marks.index(seat) if move == TAKE_RESERVED else market.find(move - TAKE, NOBODY)
        kind = market.cards[place]
        worth = coin_worth(coins + box.value[kind]) - coin_worth(coins) + ICON * float(box.icons[kind])
        if move == TAKE_RESERVED:
            worth -= WASTE
        return worth + prospect(carthage, seat, place, place, coins + box.value[kind])
    kind = move - (RESERVE_MARKET if move < RESERVE_FARM else RESERVE_FARM)
    player = carthage.players[seat]
    colour = kind // RANKS
    more = stack_worth(carthage, player, colour, 1, box.value[kind]) - stack_worth(carthage, player, colour, 0, 0)
    place = carthage.market.find(kind, NOBODY) if move < RESERVE_FARM else NOTHING
    return MARKED * more + prospect(carthage, seat, place, NOTHING, coins)


def coin_worth(coins: i64) -> float:
    """What coins in hand are worth: those beyond a full purse are worth little."""
    held = float(coins)
    return COIN * held if held <= PURSE else COIN * (PURSE + SPARE * (held - PURSE))


def prospect(carthage: Carthage, seat: i64, gone: i64, own_gone: i64, coins: i64) -> float:
    """What we may buy next turn, if the others leave it, less what the next one may buy before.

    The market is as it is without the card that is gone, for the others and for us.
    """
    left = 1.0 if carthage.seats == 2 else LEFT
    worth = 0.0
    other = (seat + 1) % carthage.seats
    price = price_without(carthage, other, gone)
    guess: i64 = CARD * carthage.hand_size(other)
    able = 0.5 + float(guess - price) / DOUBT
    if able > 0.0 and price > 0:
        gain = worth_of_purchase(carthage, other, Basket(carthage, other, gone), max(guess, price)) - RELUCTANT
        if gain > 0.0:
            likely = min(able, 1.0) * min(gain, 1.0)
            worth -= THREAT * (1.0 if carthage.seats == 2 else CROWD) * likely * gain
            left *= 1.0 - likely
    price = price_without(carthage, seat, own_gone)
    part = left * (KEEP if price <= coins else SOON * (1.0 - SHORT * float(price - coins)))
    if part > 0.0 and price > 0:
        gain = worth_of_purchase(carthage, seat, Basket(carthage, seat, own_gone), max(coins, price))
        if gain > 0.0:
            worth += part * gain
    return worth


def price_without(carthage: Carthage, seat: i64, gone: i64) -> i64:
    """What all goods would cost a seat without the card that is gone."""
    price = carthage.price(seat)
    if gone != NOTHING and carthage.available(seat, gone):
        price -= carthage.box.value[carthage.market.cards[gone]]
    return price


def worth_of_purchase(carthage: Carthage, seat: i64, basket: Basket, coins: i64) -> float:
    """What the bought cards add to the stacks and the ships' arrivals pay, less the coins and what rivals gain."""
    box = carthage.box
    spaces = carthage.ships[:]
    payday = False
    for colour in range(COLOURS):
        if basket.cards[colour] > 0:
            steps = box.steps_for_one if basket.cards[colour] == 1 else box.steps_for_more
            spaces[colour] = min(spaces[colour] + steps, box.goal)
            payday = payday or spaces[colour] == box.goal
    worth = coin_worth(coins - basket.price) - coin_worth(coins)
    if not payday:
        player = carthage.players[seat]
        for colour in range(COLOURS):
            if basket.cards[colour] > 0:
                before = stack_worth(carthage, player, colour, 0, 0)
                after = stack_worth(carthage, player, colour, basket.cards[colour], basket.highest[colour])
                worth += chance(carthage, spaces[colour]) * after - chance(carthage, carthage.ships[colour]) * before
        return worth
    last = ends_game(carthage, seat, basket, spaces)
    rival = -RIVAL * (1.0 if carthage.seats == 2 else CROWD)
    for other in range(carthage.seats):
        gain = worth_of_payday(carthage, other, basket if other == seat else None, spaces, last)
        worth += gain if other == seat else rival * gain
    return worth


def worth_of_payday(carthage: Carthage, seat: i64, basket: Basket | None, spaces: list[i64], last: bool) -> float:
    """What a Payday with the ships on these spaces brings a seat, compared with what its stacks promise now."""
    player = carthage.players[seat]
    goal = carthage.box.goal
    worth = 0.0
    for colour in range(COLOURS):
        before = stack_worth(carthage, player, colour, 0, 0)
        after = before
        if basket is not None and basket.cards[colour] > 0:
            after = stack_worth(carthage, player, colour, basket.cards[colour], basket.highest[colour])
        if after == 0.0:
            continue
        if spaces[colour] == goal:
            worth += after + 0.4 + (0.0 if last else GAINED_TOKEN)  # 0.4: prices are rounded up
        elif not last:
            part = RAIDED if carthage.box.pirates[spaces[colour]] else chance(carthage, spaces[colour])
            worth += part * after
        worth -= chance(carthage, carthage.ships[colour]) * before
    return worth


def ends_game(carthage: Carthage, seat: i64, basket: Basket, spaces: list[i64]) -> bool:
    """Whether somebody has all tokens after this Payday."""
    for other in range(carthage.seats):
        player = carthage.players[other]
        tokens: i64 = player.token_count()
        for colour in range(COLOURS):
            if spaces[colour] == carthage.box.goal:
                bought: i64 = basket.cards[colour] if other == seat else 0
                if bought > 0 or stack_worth(carthage, player, colour, 0, 0) > 0.0:
                    tokens += 1
        if tokens >= carthage.box.tokens_to_end:
            return True
    return False


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


# Payments and pirates ------------------------------------------------------------------------------------------------


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
    saved = min(carthage.box.icons[kind] * carthage.box.stored_per_icon, step.in_danger(carthage, seat, colour))
    whole: i64 = player.unstored(colour)
    stack = stack_worth(carthage, player, colour, 0, 0)
    share = stack * float(saved) / float(whole + sum_stored(player, colour))
    return 0.5 * share - COIN * float(carthage.box.value[kind])


def sum_stored(player: Player, colour: i64) -> i64:
    total: i64 = 0
    for rank in range(RANKS):
        total += player.stored[colour * RANKS + rank]
    return total
