"""The action of a turn: buy, take coins, or reserve."""

from typing import Final

from mypy_extensions import i64

from ....kernel.nothing import NOBODY, NOTHING
from ..constants import RANKS
from ..moves import BUY, RESERVE_FARM, RESERVE_MARKET, TAKE, TAKE_RESERVED
from ..position import Carthage
from .purchases import CROWD, Basket, coin_worth, worth_of_purchase
from .stacks import stack_worth

SCARCE: Final = 10
"""When so few cards are left to draw, they are all in hands: then whoever can must buy, or the game stands still."""
URGENT: Final = 10.0
"""How much more a purchase is worth then."""
ICON: Final = 0.03
"""What a storage icon in hand is worth."""
THREAT: Final = 0.78
"""How much a purchase counts against a move that leaves it to a rival."""
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
