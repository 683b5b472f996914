"""What is printed on the components of Goa."""

from typing import Final

from ....kernel.printed import Among, Printed
from .facts import GoaBox

GAINS: Final = ("ships?", "colonists?", "ducats?", "spices?", "cards?", "extra_actions?")

PRINTED: Final = Printed(
    GoaBox,
    parts={
        "development": {
            "column": ("values", "hand_limit"),
            "step": ("spices", "ships"),
            "development": ("points_by_row",),
        },
        "colonies": {"colony_tile": ("spices", "count"), "colony_points": ("by_number",)},
        "tiles": {
            "tile": (
                *("phase", "class", "count", "spice", "spaces", "points", "points_with_planter", "ships", "colonists"),
                *("ducats", "spices", "cards", "extra_actions", "price", "fills", "flips"),
            )
        },
        "cards": {
            "card": ("kind", "colonists", "symbol"),
            "card_kind": ("ships", "colonists", "ducats", "spices", "sales", "price", "prices", "flips"),
        },
        "tokens": {"token": ("count", *GAINS, "points?")},
    },
    ours=(
        *("auction.highest_bid", "column.id", "column.name", "step.column", "step.leaves", "colony_tile.id"),
        *("colony_tile.colony", "tile.id", "tile.name", "expedition.symbols", "card.id", "token.id", "token.name"),
    ),
    among={
        "step.spices": Among("spice", "spices.names"),
        "colony_tile.spices": Among("spice", "spices.names"),
        "tile.spice": Among("spice", "spices.names"),
        "tile.phase": Among("phase", ""),
        "tile.class": Among("printed", ""),
        "card.kind": Among("printed", ""),
        "card.symbol": Among("symbol", "expedition.symbols"),
    },
    rules={
        "column.values": "GOA-1.3",
        "column.hand_limit": "GOA-11.1",
        "step.spices": "GOA-7.1",
        "step.ships": "GOA-7.1",
        "development.points_by_row": "GOA-17.1",
        "colony_tile.spices": "GOA-12.8",
        "colony_tile.count": "GOA-1.5",
        "tile.count": "GOA-2.1",
        "tile.spaces": "GOA-15.3",
        "tile.points": "GOA-15.3",
        "card.colonists": "GOA-12.3",
        "card.symbol": "GOA-14.1",
        "token.count": "GOA-18.2",
    },
)
