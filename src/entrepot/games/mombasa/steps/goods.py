"""6. Action 1: goods. Cards of one kind for a display card and for spaces on company tracks."""

from typing import final

from mypy_extensions import i64

from ....kernel.bits import bit
from ....kernel.events import Event, Prompt
from ....kernel.nothing import NOTHING
from ....kernel.position import Step
from ..constants import CARD_PLACES, COMPANIES, GOODS, SLOTS
from ..moves import BUY, STEP, STOP, USE
from ..player import FACE_UP, IN_USE, Player
from ..position import Mombasa
from .wording import goods_wording


def use_goods(mombasa: Mombasa, seat: i64, slot: i64, kinds: i64, amount: i64) -> None:
    """MOM-6.1, MOM-6.8  Add a card to the goods of this action; it turns face down with the others at the end."""
    player = mombasa.players[seat]
    card = mombasa.box.cards[player.slots[slot]]
    player.states[slot] = IN_USE
    amount += mombasa.worth(player, slot)
    if mombasa.telling:
        mombasa.tell(Event("use", seat, {"card": card.name, "amount": amount}))
    mombasa.ask(Goods(seat, kinds | bit(card.kind), amount))


@final
class Goods(Step[Mombasa]):
    """MOM-6.2, MOM-6.5, MOM-19.5  Goods are chosen: add a card, buy at most one display card, move markers, or stop.

    MOM-R11  Who has moved a marker buys no more.
    """

    def __init__(self, seat: i64, kinds: i64, amount: i64) -> None:
        super().__init__(seat)
        self.kinds: i64 = kinds
        """The kinds of goods chosen, one bit each."""
        self.amount: i64 = amount

    def public(self) -> bool:
        return True

    def mixed(self) -> bool:
        return self.kinds & (self.kinds - 1) != 0

    def discount(self, player: Player) -> i64:
        """MOM-15.7  B1 and B2: less for a card that is bought with these goods only."""
        return player.discount if self.kinds & ~player.discount_goods == 0 else 0

    def moves(self, mombasa: Mombasa, seat: i64) -> list[i64]:
        player = mombasa.players[seat]
        moves: list[i64] = []
        mixable = player.mix and self.can_pay_mixed(mombasa, player)
        for slot in range(SLOTS):
            if player.states[slot] == FACE_UP:
                kind = mombasa.box.cards[player.slots[slot]].kind
                if self.kinds == bit(kind) or (mixable and kind < GOODS):
                    moves.append(USE + slot)
        discount = self.discount(player)
        for place in range(CARD_PLACES):
            if mombasa.display[place] != NOTHING and mombasa.price(place) - discount <= self.amount:
                moves.append(BUY + place)
        if not self.mixed():  # MOM-6.9: mixed goods must buy
            for company in range(COMPANIES):
                if mombasa.can_step(seat, company):
                    moves.append(STEP + company)
            moves.append(STOP)
        return moves

    def can_pay_mixed(self, mombasa: Mombasa, player: Player) -> bool:
        """MOM-6.9, MOM-R27  Whether all face-up goods together can buy a card: only then may kinds be mixed.

        Who may mix kinds gets the discount for every kind (MOM-15.7; the box is checked for it).
        """
        cheapest = mombasa.cheapest()
        if cheapest < 0:
            return False
        amount = self.amount
        for slot in range(SLOTS):
            if player.states[slot] == FACE_UP and mombasa.box.cards[player.slots[slot]].kind < GOODS:
                amount += mombasa.worth(player, slot)
        return cheapest - player.discount <= amount

    def play(self, mombasa: Mombasa, seat: i64, move: i64) -> None:
        if move == STOP:
            return
        if move >= STEP:
            mombasa.step(seat, move - STEP)
            invest(mombasa, seat, self.amount - 1)
        elif move >= BUY:
            price = max(mombasa.price(move - BUY) - self.discount(mombasa.players[seat]), 0)
            buy_card(mombasa, seat, move - BUY, price, "goods")
            invest(mombasa, seat, self.amount - price)
        else:
            use_goods(mombasa, seat, move - USE, self.kinds, self.amount)

    def prompt(self, mombasa: Mombasa, seat: i64) -> Prompt:
        key = "mixed_goods" if self.mixed() else "goods"
        wording = goods_wording(self.moves(mombasa, seat), self.mixed())
        return Prompt(key, "MOM-6.2", {"amount": self.amount}, wording)


def buy_card(mombasa: Mombasa, seat: i64, place: i64, price: i64, paid_in: str) -> None:
    """MOM-6.4, MOM-6.7  The bought card goes to the hand at once; its place stays empty until the preparation."""
    face = mombasa.display[place]
    mombasa.display[place] = NOTHING
    mombasa.players[seat].hand.append(face)
    if mombasa.telling:
        mombasa.tell(Event("buy", seat, {"card": mombasa.box.card_names[face], "price": price, "paid_in": paid_in}))


def invest(mombasa: Mombasa, seat: i64, left: i64) -> None:
    if left > 0:
        mombasa.ask(Invest(seat, left))


@final
class Invest(Step[Mombasa]):
    """MOM-6.6, MOM-R2  What is left moves markers, one space per unit, freely split; the rest may lapse."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def public(self) -> bool:
        return True

    def moves(self, mombasa: Mombasa, seat: i64) -> list[i64]:
        moves: list[i64] = []
        for company in range(COMPANIES):
            if mombasa.can_step(seat, company):
                moves.append(STEP + company)
        moves.append(STOP)
        return moves

    def play(self, mombasa: Mombasa, seat: i64, move: i64) -> None:
        if move != STOP:
            mombasa.step(seat, move - STEP)
            invest(mombasa, seat, self.left - 1)

    def prompt(self, mombasa: Mombasa, seat: i64) -> Prompt:
        return Prompt("invest", "MOM-6.6", {"left": self.left})
