"""13.12  Ports: taking orders."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.events import Event, Prompt
from ....kernel.nothing import NOBODY, NOTHING
from ....kernel.position import Step
from ..constants import FROM_PORTS, IMPORT, MOST_SEATS, YEN
from ..moves import PAY, STOP
from ..position import Yokohama
from .asking import Offer


def begin_port(yokohama: Yokohama, seat: i64) -> None:
    """YOK-13.12, YOK-R17  Points for the highest power, even without a card; then the first card, if possible."""
    yokohama.score(seat, yokohama.box.power_points[yokohama.site][yokohama.power], FROM_PORTS)
    if may_take(yokohama, seat):
        yokohama.ask(FIRST_ORDER[seat])


def may_take(yokohama: Yokohama, seat: i64) -> bool:
    """YOK-13.12, YOK-3.3  Room in hand, and a card in a slot of an allowed class."""
    return room_for_orders(yokohama, seat) > 0 and len(orders_within_reach(yokohama)) > 0


def room_for_orders(yokohama: Yokohama, seat: i64) -> i64:
    """YOK-3.3  How many orders more a seat may hold."""
    return yokohama.box.order_limit - yokohama.players[seat].order_count()


def orders_within_reach(yokohama: Yokohama) -> list[i64]:
    """YOK-13.12  The cards in slots of the classes that the power allows."""
    side = yokohama.box.side[yokohama.site]
    highest = yokohama.strength()
    slots = yokohama.ports[side]
    classes = yokohama.box.slot_class[side]
    moves: list[i64] = []
    for slot in range(len(slots)):
        if slots[slot] != NOTHING and classes[slot] <= highest:
            moves.append(yokohama.numbers.take + slots[slot])
    return moves


def take_order(yokohama: Yokohama, seat: i64, order: i64) -> None:
    """YOK-21.4  From the port to the hand, where it is secret, or lies open as everybody saw it (YOK-R25)."""
    slots = yokohama.ports[yokohama.box.side[yokohama.site]]
    slots[slots.index(order)] = NOTHING
    player = yokohama.players[seat]
    if yokohama.open_orders:
        player.orders.append(order)
    else:
        player.secrets.append(order)
    if yokohama.telling:
        if yokohama.open_orders:
            yokohama.tell(Event("take", seat, {"order": order + 1}))
        else:
            port: dict[str, object] = {"area": yokohama.box.areas[yokohama.site]}
            yokohama.tell(Event("take_secret", seat, port, {"order": order + 1}))


@final
class FirstOrder(Step[Yokohama]):
    """YOK-13.12  One card free of charge, or none."""

    def moves(self, yokohama: Yokohama, seat: i64) -> list[i64]:
        moves = orders_within_reach(yokohama)
        moves.append(STOP)
        return moves

    def play(self, yokohama: Yokohama, seat: i64, move: i64) -> None:
        if move == STOP:
            return
        yokohama.ask(REFILL[yokohama.box.side[yokohama.site]])
        take_order(yokohama, seat, move - yokohama.numbers.take)
        if may_take(yokohama, seat):
            yokohama.ask(SECOND_ORDER[seat])

    def prompt(self, yokohama: Yokohama, seat: i64) -> Prompt:
        return Prompt("take", "YOK-13.12")


@final
class SecondOrder(Offer):
    """YOK-13.12, YOK-R46  For 2 yen or 1 import a second card, chosen before the board is refilled (YOK-R27)."""

    def offers(self, yokohama: Yokohama, seat: i64) -> list[i64]:
        stock = yokohama.players[seat].stock
        moves: list[i64] = []
        if stock[IMPORT] >= yokohama.box.second_imports:
            moves.append(PAY + IMPORT)
        if stock[YEN] >= yokohama.box.second_yen:
            moves.append(PAY + YEN)
        return moves

    def accept(self, yokohama: Yokohama, seat: i64, move: i64) -> None:
        price = yokohama.box.second_imports if move == PAY + IMPORT else yokohama.box.second_yen
        yokohama.pay(seat, move - PAY, price)
        yokohama.ask(PAID_ORDER[seat])

    def question(self, yokohama: Yokohama, seat: i64) -> Prompt:
        prices: dict[str, object] = {"yen": yokohama.box.second_yen, "imports": yokohama.box.second_imports}
        moves = self.offers(yokohama, seat)
        wording = "second" if len(moves) > 1 else "second_import" if moves == [PAY + IMPORT] else "second_yen"
        return Prompt("second", "YOK-13.12", prices, wording)


@final
class PaidOrder(Step[Yokohama]):
    """YOK-13.12  The second card, once paid."""

    def public(self) -> bool:
        return True

    def moves(self, yokohama: Yokohama, seat: i64) -> list[i64]:
        return orders_within_reach(yokohama)

    def play(self, yokohama: Yokohama, seat: i64, move: i64) -> None:
        take_order(yokohama, seat, move - yokohama.numbers.take)

    def prompt(self, yokohama: Yokohama, seat: i64) -> Prompt:
        return Prompt("take_second", "YOK-13.12")


@final
class RefillPort(Step[Yokohama]):
    """YOK-13.12  After all cards are taken the board is refilled."""

    def __init__(self, side: i64) -> None:
        super().__init__(NOBODY)
        self.side: i64 = side

    def happen(self, yokohama: Yokohama) -> None:
        yokohama.refill_port(self.side)


FIRST_ORDER: Final = [FirstOrder(seat) for seat in range(MOST_SEATS)]
SECOND_ORDER: Final = [SecondOrder(seat) for seat in range(MOST_SEATS)]
PAID_ORDER: Final = [PaidOrder(seat) for seat in range(MOST_SEATS)]
REFILL: Final = [RefillPort(side) for side in range(2)]
