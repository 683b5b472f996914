"""4. A: buying goods."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.events import Event, Prompt
from ....kernel.position import Step
from ..constants import COLOURS, KINDS, MOST_SEATS, RANKS
from ..moves import DONE, PAY
from ..position import Carthage
from .payday import payday


def buy_goods(carthage: Carthage, seat: i64) -> None:
    """CAR-4.1  All available cards of the market are bought; first they are paid for."""
    price = carthage.price(seat)
    if carthage.telling:
        carthage.tell(Event("buy", seat, {"price": price}))
    carthage.due = price
    pay_on(carthage, seat)


def pay_on(carthage: Carthage, seat: i64) -> None:
    """CAR-4.2  Ask for the next card, unless no card can be kept: the empty hand will show that to all anyway."""
    if carthage.due > 0 and needs_whole_hand(carthage, seat, carthage.due):
        for kind in range(KINDS):
            for _ in range(carthage.players[seat].hand[kind]):
                pay_card(carthage, seat, kind)
    if carthage.hand_size(seat) == 0:
        receive_goods(carthage, seat)
    else:
        carthage.ask(PAYMENT[seat])


def needs_whole_hand(carthage: Carthage, seat: i64, price: i64) -> bool:
    """Whether even the smallest card cannot be kept."""
    least: i64 = 0
    for kind in range(KINDS):
        if carthage.players[seat].hand[kind] > 0 and (least == 0 or carthage.box.value[kind] < least):
            least = carthage.box.value[kind]
    return carthage.hand_value(seat) - least < price


def pay_card(carthage: Carthage, seat: i64, kind: i64) -> None:
    carthage.discard_from_hand(seat, kind)
    carthage.due -= carthage.box.value[kind]
    if carthage.telling:
        carthage.tell(Event("pay", seat, {"card": carthage.box.cards[kind]}))


@final
class Pay(Step[Carthage]):
    """CAR-4.2  Pay card by card at least the price. No change is given; paying too much is allowed (CAR-R3)."""

    def moves(self, carthage: Carthage, seat: i64) -> list[i64]:
        moves: list[i64] = []
        hand = carthage.players[seat].hand
        for kind in range(KINDS):
            if hand[kind] > 0:
                moves.append(PAY + kind)
        if carthage.due <= 0:
            moves.append(DONE)
        return moves

    def play(self, carthage: Carthage, seat: i64, move: i64) -> None:
        if move == DONE:
            receive_goods(carthage, seat)
            return
        pay_card(carthage, seat, move - PAY)
        pay_on(carthage, seat)

    def prompt(self, carthage: Carthage, seat: i64) -> Prompt:
        if carthage.due <= 0:
            return Prompt("paid", "CAR-4.2", {"over": -carthage.due}, "paid" if carthage.due else "paid_even")
        return Prompt("pay", "CAR-4.2", {"due": carthage.due})


PAYMENT: Final = [Pay(seat) for seat in range(MOST_SEATS)]


def receive_goods(carthage: Carthage, seat: i64) -> None:
    """CAR-4.3, CAR-4.4  The bought cards join the stock, unstored; the own marker comes back."""
    carthage.due = 0
    bought: list[i64] = []
    place: i64 = 0
    while place < len(carthage.market.cards):
        if carthage.available(seat, place):
            bought.append(carthage.market.remove(place))
        else:
            place += 1
    for kind in bought:
        carthage.players[seat].goods[kind] += 1
    if carthage.telling:
        carthage.tell(Event("goods", seat, {"cards": carthage.box.names(bought)}))
    move_ships(carthage, seat, bought)


def move_ships(carthage: Carthage, buyer: i64, bought: list[i64]) -> None:
    """CAR-4.5, CAR-4.6  One card one space, two or more cards two spaces; all ships move before a Payday."""
    box = carthage.box
    cards: list[i64] = [0] * COLOURS
    for kind in bought:
        cards[kind // RANKS] += 1
    arrived = False
    for colour in range(COLOURS):
        if cards[colour] == 0:
            continue
        steps = box.steps_for_one if cards[colour] == 1 else box.steps_for_more
        carthage.sail(colour, min(carthage.ships[colour] + steps, box.goal))
        if carthage.ships[colour] == box.goal:
            arrived = True
    if arrived:
        payday(carthage, buyer)
    else:
        carthage.refill()  # CAR-4.7, CAR-7.1
