"""Payments, exchanges, pieces, and the other small decisions of a turn."""

from typing import Final

from mypy_extensions import i64

from ..constants import ASSISTANT, YEN
from ..moves import (
    BUY,
    CLAIM,
    GAIN,
    HIRE,
    HOUSE,
    LEAVE,
    LIFT,
    LIFT_FROM_HAND,
    PAY,
    SELL,
    SHOP,
    SPIN,
    STATION,
    STUDY,
    TO,
)
from ..position import Yokohama
from ..steps.ports import SecondOrder
from ..steps.rewards import LiftAssistant
from .buildings import house_worth, shop_worth
from .cards import port_worth
from .city import promise
from .goods import good_worth, lacking, piece_worth, reward_worth, unit_worth
from .remaining import LAST, turns_left

SECOND: Final = 1.2
"""How much of its worth a second order has, for which one has to pay."""


def worth_of_piece(yokohama: Yokohama, seat: i64, move: i64) -> float:
    """Payments, pieces, buildings and the rest."""
    player = yokohama.players[seat]
    later = turns_left(yokohama) > LAST
    if move == LEAVE:
        return 0.2 if later else -0.1
    if move == SPIN:
        return 0.3 if player.stock[YEN] < 2 or not later else -1.0
    if move == STUDY:
        return 0.3 if player.stock[YEN] > 2 and turns_left(yokohama) > 1 else -1.0
    if PAY <= move < LIFT:
        return worth_of_payment(yokohama, seat, move - PAY)
    if LIFT <= move < TO:
        if isinstance(yokohama.agenda[-1], LiftAssistant):
            return 0.3 if later and move == LIFT_FROM_HAND and player.hand[ASSISTANT] > 1 else -0.5
        return 0.1 if move == LIFT_FROM_HAND else 0.0
    if TO <= move < HIRE:
        return promise(yokohama, seat, move - TO, 1)
    if HIRE <= move < CLAIM:
        return piece_worth(yokohama, player, move - HIRE)
    if move == CLAIM:
        return 1.0 + reward_worth(yokohama, seat, yokohama.box.token_reward[yokohama.tokens[yokohama.site]])
    if move == HOUSE:
        return house_worth(yokohama, seat, yokohama.site)
    if SHOP <= move < HOUSE:
        return shop_worth(yokohama, seat, yokohama.site, move - SHOP)
    if GAIN <= move < STATION:
        return good_worth(yokohama, player, move - GAIN, 1)
    return float(yokohama.count_power(seat, move - STATION))


def worth_of_payment(yokohama: Yokohama, seat: i64, kind: i64) -> float:
    """Pay with what is worth least; pay for a second order only if that is worth the price."""
    player = yokohama.players[seat]
    price = unit_worth(yokohama, kind) * (2.0 if kind == YEN else 1.0)
    if lacking(yokohama, player, kind) > 0:
        price += 0.2
    if isinstance(yokohama.agenda[-1], SecondOrder):
        return SECOND * port_worth(yokohama, seat, yokohama.site, yokohama.strength()) - price
    return -price


def worth_of_exchange(yokohama: Yokohama, seat: i64, move: i64) -> float:
    """Buy what an order lacks, sell nothing that is wanted."""
    player = yokohama.players[seat]
    if move >= SELL:
        return -0.5
    kind = move - BUY
    return 0.5 if lacking(yokohama, player, kind) > 0 else -0.5
