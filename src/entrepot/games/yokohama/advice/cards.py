"""What orders and technologies are worth."""

from typing import Final

from mypy_extensions import i64

from ....kernel.nothing import NOTHING
from ..constants import BALL, EXHIBITION, GOODS, NEED_ORDERS, NEED_TECHNOLOGIES, PATENT_SYSTEM
from ..position import Yokohama
from ..steps.laboratory import extra_is_due, lacking_value, may_acquire
from ..steps.ports import room_for_orders
from .goods import NEVER, WORTH, goal_step, reward_worth, symbol_worth
from .remaining import LAST, hurry, time_left, turns_left

ORDER: Final = 0.24
"""How much of its worth an order has that is not fulfilled yet."""
TECHNOLOGY: Final = 0.26
PER_VALUE: Final = 0.5
"""What any technology is worth, and each point of its value, for the majority."""
EFFECTS: Final = [
    2.0, 3.2, 0.63, 3.0, 2.0, 2.0, 2.0, 1.0, 1.0, 1.5, 1.0, 0.84, 1.0, 1.5, 1.3, 2.1, 0.5, 1.5, 2.0, 0.0
]  # fmt: skip
"""What each technology will bring in a game, in the order of chapter 15; the exhibition pays at once."""


def order_worth(yokohama: Yokohama, seat: i64, order: i64) -> float:
    """The reward and its symbol, less what the missing goods cost; nothing, if there is no time to bring them."""
    player = yokohama.players[seat]
    goods = yokohama.box.order_goods[order]
    missing = 0.0
    for good in range(GOODS):
        if goods[good] > player.stock[good]:
            missing += WORTH[good] * float(goods[good] - player.stock[good])
    if missing > 0.0 and turns_left(yokohama) == LAST:
        return -2.0
    worth = reward_worth(yokohama, seat, yokohama.box.order_reward[order]) - missing
    worth += symbol_worth(yokohama, player, yokohama.box.order_country[order])
    worth += goal_step(yokohama, player, NEED_ORDERS, len(player.fulfilled))
    if player.owns(BALL):
        worth += float(yokohama.box.bonus[BALL])
    return ORDER * worth


def technology_worth(yokohama: Yokohama, seat: i64, card: i64, slot: i64, power: i64, area: i64) -> float:
    box = yokohama.box
    lack = lacking_value(yokohama, card, slot, area, power)
    if not may_acquire(yokohama, seat, card, lack):
        return NEVER
    if extra_is_due(yokohama, seat):
        lack += 1
    player = yokohama.players[seat]
    technology = box.card_technology[card]
    worth = TECHNOLOGY + PER_VALUE * float(box.value[technology]) + EFFECTS[technology] * time_left(yokohama)
    worth += symbol_worth(yokohama, player, box.card_country[card])
    worth += goal_step(yokohama, player, NEED_TECHNOLOGIES, len(player.cards))
    if technology == EXHIBITION:
        worth += float(box.bonus[EXHIBITION])
    if player.owns(PATENT_SYSTEM):
        worth += float(box.bonus[PATENT_SYSTEM])
    return worth - (1.6 if turns_left(yokohama) > LAST else 1.0) * float(lack)


def port_worth(yokohama: Yokohama, seat: i64, area: i64, highest: i64) -> float:
    if room_for_orders(yokohama, seat) <= 0:
        return 0.0
    side = yokohama.box.side[area]
    slots = yokohama.ports[side]
    best = 0.0
    for slot in range(len(slots)):
        if slots[slot] != NOTHING and yokohama.box.slot_class[side][slot] <= highest:
            best = max(best, 1.0 + order_worth(yokohama, seat, slots[slot]))
    return best + hurry(yokohama) if best > 0.0 else 0.0
