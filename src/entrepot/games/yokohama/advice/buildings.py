"""What a shop or a trading house is worth."""

from typing import Final

from mypy_extensions import i64

from ....kernel.nothing import NOTHING
from ..constants import ELECTRIC_LIGHTING, GAS_LIGHTING, NEED_COMMERCIAL, NEED_PRODUCTION, PRODUCTION, SHOP_SPACES
from ..position import Yokohama
from ..steps.action import may_build_house, may_build_shop
from ..steps.turns import count_need
from .goods import goal_step, reward_worth
from .remaining import time_left

SHOP_STANDS: Final = 1.5
HOUSE_STANDS: Final = 2.0
"""What a shop or a trading house promises: power, income, the end."""


def building_worth(yokohama: Yokohama, seat: i64, area: i64) -> float:
    best = 0.0
    if may_build_shop(yokohama, seat, area):
        for space in range(SHOP_SPACES):
            if yokohama.shops[area * SHOP_SPACES + space] == NOTHING:
                best = max(best, shop_worth(yokohama, seat, area, space))
    if may_build_house(yokohama, seat, area):
        best = max(best, house_worth(yokohama, seat, area))
    return best


def shop_worth(yokohama: Yokohama, seat: i64, area: i64, space: i64) -> float:
    worth = reward_worth(yokohama, seat, yokohama.box.shop_reward[yokohama.tiles[area]][space])
    return worth + standing_worth(yokohama, seat, area, SHOP_STANDS, GAS_LIGHTING)


def house_worth(yokohama: Yokohama, seat: i64, area: i64) -> float:
    worth = reward_worth(yokohama, seat, yokohama.box.house_reward[yokohama.tiles[area]])
    return worth + standing_worth(yokohama, seat, area, HOUSE_STANDS, ELECTRIC_LIGHTING)


def standing_worth(yokohama: Yokohama, seat: i64, area: i64, stands: float, lighting: i64) -> float:
    """What a building brings beside its reward: power, its lighting, and a step towards an achievement."""
    player = yokohama.players[seat]
    worth = stands * time_left(yokohama)
    if player.owns(lighting):
        worth += float(yokohama.box.bonus[lighting])
    if not ((player.shops | player.houses) >> area) & 1:
        need: i64 = NEED_PRODUCTION if yokohama.box.category[area] == PRODUCTION else NEED_COMMERCIAL
        worth += goal_step(yokohama, player, need, count_need(yokohama, player, need))
    return worth
