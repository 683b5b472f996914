"""What a purchase brings, and the Payday that it may set off."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.nothing import NOBODY
from ..constants import COLOURS, RANKS
from ..position import Carthage
from .stacks import chance, stack_worth

COIN: Final = 0.15
"""What a coin in hand is worth."""
PURSE: Final = 26.0
"""So many coins pay for nearly every market."""
SPARE: Final = 0.2
"""How much of its worth a coin has that is more than that."""
RAIDED: Final = 0.2
"""Which part of a stack can be saved from pirates."""
GAINED_TOKEN: Final = 0.26
"""What an achievement token promises for later stacks."""
RIVAL: Final = 0.23
"""How much a rival's gain counts against ours, with two seats; with more they share it."""
CROWD: Final = 0.4
"""How much of `RIVAL` and of a threat is left with more than two seats, where a rival's gain is not our loss alone."""


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


def coin_worth(coins: i64) -> float:
    """What coins in hand are worth: those beyond a full purse are worth little."""
    held = float(coins)
    return COIN * held if held <= PURSE else COIN * (PURSE + SPARE * (held - PURSE))


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
