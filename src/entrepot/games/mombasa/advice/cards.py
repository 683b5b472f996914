"""What cards are worth: to lay them, to buy them, to give them up."""

from typing import Final

from mypy_extensions import i64

from ....kernel.nothing import NOTHING
from ..box.pieces import Card
from ..constants import BOOKKEEPER, CARD_PLACES, EXPANSION, GOODS, MERCHANT, SLOTS
from ..moves import DISCARD, lay_from
from ..player import Player
from ..position import Mombasa
from ..steps.bonus import BuyForPounds, may_discard
from ..steps.turn import count_mines
from .tracks import DIAMOND, NEVER, POINT, POUND, best_step, rounds_left, share_worth

GOOD: Final = 2.4
EXPANDING: Final = 3.5
BOOKKEEPING: Final = 1.2
"""What a unit of goods, a point of expansion and a bookkeeper bring when they are played."""
TOGETHER: Final = 0.9
"""How much more a card is worth beside another of its kind."""
SLOT: Final = 2.9
"""What the card brings that a new one takes the place of."""
PLAYED: Final = 0.45
"""How often a card is played in a round."""
PRICE: Final = 0.8
"""How much of the worth of a step a unit of the price of a card is."""


def card_worth(mombasa: Mombasa, face: i64) -> float:
    """What a card brings each time it is played."""
    card = mombasa.box.cards[face]
    if card.kind < GOODS:
        return GOOD * float(card.value)
    if card.kind == EXPANSION:
        return EXPANDING * float(card.value)
    if card.kind == BOOKKEEPER:
        return BOOKKEEPING + POINT * float(card.value)
    return merchant_worth(mombasa, card) if card.kind == MERCHANT else 0.0


def merchant_worth(mombasa: Mombasa, card: Card) -> float:
    """Diamonds and pounds, more of them for the mines of a company."""
    box = mombasa.box
    which: i64 = 0 if card.company == NOTHING else 1
    diamonds = box.merchant_diamonds[which]
    if which == 1:
        diamonds += count_mines(mombasa, card.company) // 2 * box.per_two_mines[which]
    return DIAMOND * float(diamonds) + float(box.merchant_pounds[which])


def worth_of_purchase(mombasa: Mombasa, seat: i64, place: i64) -> float:
    """What a card of the display brings until the end: it is played now and then, and its share counts."""
    face = mombasa.display[place]
    card = mombasa.box.cards[face]
    gain = max(0.0, rounds_left(mombasa) * PLAYED * (card_worth(mombasa, face) - SLOT))
    if card.share >= 0:
        gain += share_worth(mombasa, seat, card.share)
    return gain


def worth_of_buying(mombasa: Mombasa, seat: i64, place: i64) -> float:
    """For goods: better than the steps that they could make instead. For pounds: better than the pounds."""
    gain = worth_of_purchase(mombasa, seat, place)
    step = mombasa.agenda[-1]
    if isinstance(step, BuyForPounds):
        return gain - POUND * float(step.price(mombasa, place))
    one_step = best_step(mombasa, seat)
    return one_step + gain - PRICE * float(mombasa.price(place)) * one_step


def best_buy(mombasa: Mombasa, seat: i64, amount: i64, unit: float) -> float:
    """The best purchase for at most so many goods or pounds, each of which is worth `unit` otherwise; 0: none."""
    best = 0.0
    for place in range(CARD_PLACES):
        if mombasa.display[place] != NOTHING and mombasa.price(place) <= amount:
            best = max(best, worth_of_purchase(mombasa, seat, place) - unit * float(mombasa.price(place)))
    return best


def worth_of_card_move(mombasa: Mombasa, seat: i64, move: i64) -> float:
    first_lay = lay_from(mombasa.box)
    if move < first_lay:
        return worth_of_discard(mombasa, seat, move - DISCARD)
    face = (move - first_lay) // SLOTS
    slot = (move - first_lay) % SLOTS
    player = mombasa.players[seat]
    if player.to_rest:
        return -float(slot)
    return 1.0 + lay_worth(mombasa, player, face) - 0.1 * float(len(player.piles[slot])) - 0.01 * float(slot)


def worth_of_discard(mombasa: Mombasa, seat: i64, face: i64) -> float:
    """The crate of a card, less what it would bring until the end."""
    share = mombasa.box.cards[face].share
    kept = max(0.0, rounds_left(mombasa) * PLAYED * (card_worth(mombasa, face) - SLOT))
    if share >= 0:
        kept += share_worth(mombasa, seat, share)
    return float(mombasa.box.cards[face].crate) - kept


def best_discard(mombasa: Mombasa, seat: i64, kind: i64) -> float:
    best = NEVER
    for face in mombasa.players[seat].hand:
        if may_discard(mombasa, face, kind):
            best = max(best, worth_of_discard(mombasa, seat, face))
    return best


def lay_worth(mombasa: Mombasa, player: Player, face: i64) -> float:
    """Cards of one kind together are worth more; a bookkeeper is for books that can be reached."""
    card = mombasa.box.cards[face]
    worth = card_worth(mombasa, face)
    for slot in range(SLOTS):
        if player.slots[slot] != NOTHING:
            kind = mombasa.box.cards[player.slots[slot]].kind
            if kind == card.kind and card.kind <= EXPANSION:
                worth += TOGETHER
            elif card.kind == BOOKKEEPER and kind == BOOKKEEPER:
                worth -= 3.0
    if card.kind == BOOKKEEPER:
        ahead = player.ink + 1
        if ahead > mombasa.box.book_length or player.books[ahead] == NOTHING:
            worth -= 2.0
    return worth
