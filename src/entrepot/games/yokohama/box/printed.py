"""What is printed on the components of Yokohama."""

from typing import Final

from ....kernel.printed import Among, Printed
from ..constants import KIND_NAMES
from .components import FREE_AGENT, GAINS
from .facts import YokohamaBox

COUNTRY: Final = Among("country", "country.id")
GIVES: Final = Among("printed", GAINS)

PRINTED: Final = Printed(
    YokohamaBox,
    parts={
        "orders": {"order": ("country", "goods", "reward")},
        "technologies": {"technology": ("value", "copies"), "technology_card": ("technology", "country")},
        "buildings": {"building_tile": ("shops", "trading_house")},
        "tokens": {"five_power_token": ("reward",), "achievement_reward": ("country?", "reward?")},
        "achievements": {"achievement": ("first", "later")},
        "boards": {
            "church_space": ("faith", "reward", "neutral"),
            "customs_space": ("imports", "reward", "neutral"),
            "laboratory_slot": ("surcharge",),
            "port_slot": ("class",),
        },
    },
    ours=("end.safety_rounds", "port_slot.board", "laboratory_slot.board", "achievement_reward.id"),
    among={
        "order.country": COUNTRY,
        "order.goods": Among("printed", KIND_NAMES),
        "order.reward": GIVES,
        "technology_card.technology": Among("technology", "technology.id"),
        "technology_card.country": COUNTRY,
        "building_tile.shops": GIVES,
        "building_tile.trading_house": GIVES,
        "five_power_token.reward": GIVES,
        "achievement_reward.country": COUNTRY,
        "achievement_reward.reward": Among("printed", (*GAINS, FREE_AGENT)),
        "church_space.reward": GIVES,
        "customs_space.reward": GIVES,
        "port_slot.class": Among("printed", ""),
    },
    rules={
        "order.goods": "YOK-1.8",
        "technology.copies": "YOK-1.8",
        "technology_card.country": "YOK-1.8",
        "building_tile.shops": "YOK-1.7",
        "achievement.first": "YOK-1.8",
        "church_space.faith": "YOK-13.8",
        "laboratory_slot.surcharge": "YOK-13.11",
    },
)
