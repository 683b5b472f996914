"""The fixed vocabulary of Yokohama: what the rules call by name. Everything else is in the box."""

from typing import Final, Literal

AREAS: Final = 18
"""YOK-1.4: boards of the city."""
COUNTRIES: Final = 5
MOST_SEATS: Final = 4
SHOP_SPACES: Final = 4
"""YOK-1.7: shop spaces of a building tile."""
STACKS: Final = 3
"""YOK-2.10: stacks of achievements, A, B and C."""

NEUTRAL: Final = -2
"""YOK-2.14: the owner of a neutral assistant."""

# What a player can hold: four trade goods, imports, money.
COPPER: Final = 0
SILK: Final = 1
TEA: Final = 2
FISH: Final = 3
GOODS: Final = 4
IMPORT: Final = 4
YEN: Final = 5
KINDS: Final = 6
KIND_NAMES: Final = ("copper", "silk", "tea", "fish", "import", "yen")

# Pieces that are brought from the warehouse to the hand.
ASSISTANT: Final = 0
SHOP: Final = 1
HOUSE: Final = 2
PIECES: Final = 3
PIECE_NAMES: Final = ("assistant", "shop", "trading_house")

# What an area does (YOK-13).
GAIN: Final = 0
EXCHANGE: Final = 1
CHURCH: Final = 2
CUSTOMS: Final = 3
EMPLOY: Final = 4
LABORATORY: Final = 5
PORT: Final = 6
CANAL: Final = 7
EFFECT_NAMES: Final = ("gain", "exchange", "church", "customs", "employ", "laboratory", "port", "canal")

PRODUCTION: Final = 0
COMMERCIAL: Final = 1
CATEGORY_NAMES: Final = ("production", "commercial", "none")

# What achievements ask for (YOK-11.7 to YOK-11.10): any of the kinds above, or one of these.
NEED_TECHNOLOGIES: Final = 6
NEED_TOKENS: Final = 7
NEED_ORDERS: Final = 8
NEED_PRODUCTION: Final = 9
NEED_COMMERCIAL: Final = 10
NEED_NAMES: Final = (*KIND_NAMES, "technologies", "tokens", "orders", "production", "commercial")

# The technologies in the order of chapter 15.
BALL: Final = 0
BRICKWORKS: Final = 1
STAGECOACH: Final = 2
NEWSPAPER: Final = 3
STOCK_EXCHANGE: Final = 4
ELECTRIC_LIGHTING: Final = 5
GAS_LIGHTING: Final = 6
SPINNING_MILL: Final = 7
STATION: Final = 8
PATENT_SYSTEM: Final = 9
POSTAL_SYSTEM: Final = 10
LANGUAGE_SCHOOL: Final = 11
MINING_TECHNOLOGY: Final = 12
TELEPHONE: Final = 13
TELEGRAPH: Final = 14
TRAM: Final = 15
TYPOGRAPHY: Final = 16
UNIVERSITY: Final = 17
WINERY: Final = 18
EXHIBITION: Final = 19
TECHNOLOGIES: Final = 20
TECHNOLOGY_IDS: Final = (
    "ball",
    "brickworks",
    "stagecoach",
    "newspaper",
    "stock_exchange",
    "electric_lighting",
    "gas_lighting",
    "spinning_mill",
    "station",
    "patent_system",
    "postal_system",
    "language_school",
    "mining_technology",
    "telephone",
    "telegraph",
    "tram",
    "typography",
    "university",
    "winery",
    "exhibition",
)
TECHNOLOGY_NUMBERS: Final = {
    "ball": ("points",),
    "brickworks": ("points",),
    "newspaper": ("assistants",),
    "stock_exchange": ("yen",),
    "electric_lighting": ("points",),
    "gas_lighting": ("points",),
    "spinning_mill": ("yen", "silk"),
    "station": ("power",),
    "patent_system": ("points",),
    "language_school": ("yen",),
    "mining_technology": ("copper",),
    "typography": ("yen",),
    "university": ("price",),
    "winery": ("points",),
    "exhibition": ("points",),
}
"""The numbers on the cards, by name: the first is what the card gives."""

# Where points come from during play.
FROM_ORDERS: Final = 0
FROM_TECHNOLOGIES: Final = 1
FROM_BUILDINGS: Final = 2
FROM_TOKENS: Final = 3
FROM_CHURCH: Final = 4
FROM_CUSTOMS: Final = 5
FROM_PORTS: Final = 6
FROM_ACHIEVEMENTS: Final = 7
SOURCES: Final = 8
SOURCE_NAMES: Final = (
    "orders",
    "technologies",
    "buildings",
    "tokens",
    "church",
    "customs",
    "ports",
    "achievements",
)

# The stages of a turn, as the view names them.
DRAFT: Final = 0
PHASE_A: Final = 1
PLACING: Final = 2
MOVING: Final = 3
ACTING: Final = 4
BONUS: Final = 5
BUILDING: Final = 6
RECALL: Final = 7
PHASE_C: Final = 8
Stage = Literal["draft", "phase_a", "place", "move", "act", "bonus", "build", "recall", "phase_c"]
STAGE_NAMES: Final[tuple[Stage, ...]] = (
    "draft",
    "phase_a",
    "place",
    "move",
    "act",
    "bonus",
    "build",
    "recall",
    "phase_c",
)

# What brings the end (YOK-16.1).
NO_END: Final = 0
END_HOUSES: Final = 1
END_SHOPS: Final = 2
END_PORT: Final = 3
END_CHURCH: Final = 4
END_CUSTOMS: Final = 5
END_SAFETY: Final = 6
Condition = Literal["trading_houses", "shops", "port", "church", "customs"]
Ending = Condition | Literal["rounds"]
END_NAMES: Final[tuple[Ending | Literal[""], ...]] = (
    "",
    "trading_houses",
    "shops",
    "port",
    "church",
    "customs",
    "rounds",
)
