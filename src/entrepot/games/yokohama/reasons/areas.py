"""What an area offers: exchanges, spaces, pieces, technologies, orders; and the rewards that take a choice."""

from ....kernel.nothing import NOTHING
from ....kernel.reasons import Reason
from ..constants import AREAS, IMPORT, KIND_NAMES, PIECE_NAMES, TECHNOLOGY_IDS, YEN
from ..position import Yokohama
from ..steps.areas import BoardAssistant, ChurchSpace, CustomsSpace, Employ, Exchange, PayFaith, payable_kinds
from ..steps.laboratory import Research, can_pay, extra_is_due
from ..steps.ports import SecondOrder, room_for_orders
from ..steps.rewards import BringPiece, DropAssistant, LiftAssistant
from .city import no_land
from .declared import because


def short(yokohama: Yokohama, seat: int, kind: int, price: int) -> Reason:
    """Too little of a kind to pay with."""
    return because("short", what={KIND_NAMES[kind]: price}, have=yokohama.players[seat].stock[kind])


# Chinatown, church, customs ------------------------------------------------------------------------------------------


def buy(yokohama: Yokohama, seat: int, kind: int, step: Exchange) -> Reason:
    if yokohama.box.buy_price[kind] == 0:
        return because("not_sold", good=KIND_NAMES[kind])
    return short(yokohama, seat, YEN, yokohama.box.buy_price[kind])


def sell(yokohama: Yokohama, seat: int, good: int, step: Exchange) -> Reason:
    if yokohama.box.sell_price[good] == 0:
        return because("not_sold", good=KIND_NAMES[good])
    return short(yokohama, seat, good, 1)


def church(yokohama: Yokohama, seat: int, space: int, step: ChurchSpace) -> Reason:
    if yokohama.church[space] != NOTHING:
        return because("church_taken", space=space + 1)
    bought = payable_kinds(yokohama, seat)
    return because("faith_short", price=yokohama.box.faith[space], have=yokohama.strength(), bought=bought)


def pay_faith(yokohama: Yokohama, seat: int, kind: int, step: PayFaith) -> Reason:
    price = yokohama.box.faith_price[kind]
    if price == 0:
        return because("no_faith", kind=KIND_NAMES[kind])
    if step.paid >> kind & 1:
        return because("kind_once", kind=KIND_NAMES[kind])
    return short(yokohama, seat, kind, price)


def customs(yokohama: Yokohama, seat: int, space: int, step: CustomsSpace) -> Reason:
    duty = yokohama.box.duty[space]
    if yokohama.customs[space] != NOTHING:
        return because("customs_taken", space=space + 1)
    if duty > yokohama.strength():
        return because("duty_power", price=duty, most=yokohama.strength())
    return short(yokohama, seat, IMPORT, duty)


def lift_for_board(yokohama: Yokohama, seat: int, place: int, step: BoardAssistant) -> Reason:
    return because("church_lift" if step.church else "customs_lift", area=yokohama.box.areas[yokohama.site])


# Employment agency, and pieces as rewards ----------------------------------------------------------------------------


def hire(yokohama: Yokohama, seat: int, piece: int, step: Employ) -> Reason:
    player = yokohama.players[seat]
    if player.warehouse[piece] == 0:
        return because("warehouse_empty", piece=PIECE_NAMES[piece])
    return short(yokohama, seat, YEN, player.price_of(yokohama.box, piece))


def bring(yokohama: Yokohama, seat: int, piece: int, step: BringPiece) -> Reason:
    return because("other_piece", piece=PIECE_NAMES[step.piece()])


# Laboratories --------------------------------------------------------------------------------------------------------


def acquire(yokohama: Yokohama, seat: int, card: int, step: Research) -> Reason:
    box, player = yokohama.box, yokohama.players[seat]
    slots = yokohama.labs[box.side[yokohama.site]]
    if card not in slots:
        return because("card_elsewhere", card=box.cards[card])
    technology = box.card_technology[card]
    if player.owns(technology):
        return because("owned", technology=TECHNOLOGY_IDS[technology])
    lacking = step.lacking(yokohama, slots.index(card))
    yen, imports = player.stock[YEN], player.stock[IMPORT]
    if extra_is_due(yokohama, seat) and can_pay(box, yen, imports, lacking, False):
        return because("extra_short", lacking=lacking, yen=box.extra_yen, imports=box.extra_imports)
    return because("value_short", lacking=lacking, yen=box.value_yen, imports=box.value_imports)


# Ports ---------------------------------------------------------------------------------------------------------------


def take(yokohama: Yokohama, seat: int, order: int, step: object) -> Reason:
    if order not in yokohama.ports[yokohama.box.side[yokohama.site]]:
        return because("order_elsewhere", order=order + 1)
    return because("class_high", power=yokohama.power)


def take_later(yokohama: Yokohama, seat: int, order: int, step: object) -> Reason:
    """At any other moment: a full hand is what stands in the way first."""
    if room_for_orders(yokohama, seat) <= 0:
        return because("orders_full", limit=yokohama.box.order_limit)
    return because("take_not_now")


def pay_second(yokohama: Yokohama, seat: int, kind: int, step: SecondOrder) -> Reason:
    if kind not in (IMPORT, YEN):
        return because("second_kind")
    return short(yokohama, seat, kind, yokohama.box.second_imports if kind == IMPORT else yokohama.box.second_yen)


# 14. Moves of assistants ---------------------------------------------------------------------------------------------


def lift(yokohama: Yokohama, seat: int, place: int, step: LiftAssistant) -> Reason:
    if place == AREAS:
        return because("no_assistant")
    if not yokohama.in_play(place):
        return no_land(yokohama, place)
    return because("lift_none", area=yokohama.box.areas[place])


def drop(yokohama: Yokohama, seat: int, area: int, step: DropAssistant) -> Reason:
    if area == step.origin:
        return because("same_area", area=yokohama.box.areas[area])
    return no_land(yokohama, area)


def station(yokohama: Yokohama, seat: int, area: int, step: object) -> Reason:
    return no_land(yokohama, area)
