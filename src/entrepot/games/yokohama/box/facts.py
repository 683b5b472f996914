"""The box of Yokohama as the client gets it: the tables of the box file, without their sources."""

from typing import Literal, NotRequired, TypedDict

Amounts = dict[str, int]
"""How many of what, by id: goods, yen, points, pieces."""


class YokohamaBoxPlayers(TypedDict):
    """How many can play, and their colours."""

    min: int
    max: int
    colours: list[str]


class YokohamaBoxPlayer(TypedDict):
    """What a player has, and where it starts."""

    assistants_total: int
    assistants_hand: int
    assistants_warehouse: int
    assistants_score_markers: int
    shops_total: int
    shops_hand: int
    shops_warehouse: int
    trading_houses_total: int
    trading_houses_hand: int
    trading_houses_warehouse: int
    goods: Amounts
    imports: int
    yen_first_player: int
    yen_other_players: int
    order_hand_limit: int


class YokohamaBoxSeating(TypedDict):
    """What depends on the number of players."""

    players: int
    rows: list[int]
    orders_removed: int
    church_end: int
    customs_end: int


class YokohamaBoxCountry(TypedDict):
    """A country and its foreign agents."""

    id: str
    name: str
    agents: int


class YokohamaBoxAction(TypedDict):
    """The numbers of the main action."""

    placement_spread: int
    president_fee: int
    power_cap: int
    building_power: int
    token_power: int
    trading_house_income: int


class YokohamaBoxEmployment(TypedDict):
    """What pieces cost at the employment agency."""

    shop: int
    trading_houses: list[int]


class YokohamaBoxTechnologyPrice(TypedDict):
    """What pays for value that power lacks, and the extra price."""

    value_yen: int
    value_imports: int
    extra_from: int
    extra_yen: int
    extra_imports: int


class YokohamaBoxSecondOrder(TypedDict):
    """What a second order costs."""

    yen: int
    imports: int


class YokohamaBoxFaith(TypedDict):
    """What one faith costs in each kind."""

    price: Amounts


class YokohamaBoxExchange(TypedDict):
    """The prices of Chinatown."""

    both_ways: Amounts
    buy_only: Amounts


class YokohamaBoxEnd(TypedDict):
    """What brings the end."""

    trading_houses_built: int
    shops_built: int
    safety_rounds: int


YokohamaBoxScoring = TypedDict(
    "YokohamaBoxScoring",
    {
        "church": list[int],
        "customs": list[int],
        "technology": list[int],
        "country_sets": list[int],
        "unused_agent": int,
        "import": int,
        "yen_per_point": int,
        "goods_per_point": int,
    },
)
"""The final scoring. Written like this because of `import`, a word of Python."""


class YokohamaBoxArea(TypedDict):
    """A kind of area: what it gives for each power, and the points besides."""

    id: str
    name: str
    category: Literal["production", "commercial", "none"]
    boards: int
    effect: Literal["gain", "exchange", "church", "customs", "employ", "laboratory", "port", "canal"]
    good: NotRequired[str]
    power: NotRequired[list[int]]
    points: NotRequired[list[int]]
    toll: NotRequired[int]


class YokohamaBoxBoard(TypedDict):
    """A board of the city."""

    id: str
    area: str
    players: list[int]


YokohamaBoxPortSlot = TypedDict("YokohamaBoxPortSlot", {"board": str, "class": Literal["low", "mid", "high"]})
"""A place for an order. Written like this because of `class`, a word of Python."""


class YokohamaBoxLaboratorySlot(TypedDict):
    """A place for a technology."""

    board: str
    surcharge: int


class YokohamaBoxChurchSpace(TypedDict):
    """A space of the church board."""

    faith: int
    reward: Amounts
    neutral: bool


class YokohamaBoxCustomsSpace(TypedDict):
    """A space of the customs board."""

    imports: int
    reward: Amounts
    neutral: bool


class YokohamaBoxTile(TypedDict):
    """A building tile."""

    shops: list[Amounts]
    trading_house: Amounts


class YokohamaBoxToken(TypedDict):
    """A five-power token."""

    reward: Amounts


class YokohamaBoxOrder(TypedDict):
    """An order card."""

    country: str
    goods: Amounts
    reward: Amounts


class YokohamaBoxTechnology(TypedDict):
    """A technology, and the numbers on it."""

    id: str
    name: str
    value: int
    copies: int
    text: str
    points: NotRequired[int]
    assistants: NotRequired[int]
    yen: NotRequired[int]
    silk: NotRequired[int]
    power: NotRequired[int]
    copper: NotRequired[int]
    price: NotRequired[int]


class YokohamaBoxTechnologyCard(TypedDict):
    """A card of a technology."""

    technology: str
    country: str


class YokohamaBoxAchievement(TypedDict):
    """An achievement."""

    id: str
    stack: Literal["A", "B", "C"]
    need: Amounts
    first: int
    later: int
    text: str


class YokohamaBoxReward(TypedDict):
    """A token for all three achievements."""

    id: str
    country: NotRequired[str]
    reward: NotRequired[Amounts]


class YokohamaBoxRewardSetup(TypedDict):
    """How many of these tokens are drawn."""

    drawn: int


class YokohamaBox(TypedDict):
    """Everything in the box."""

    players: YokohamaBoxPlayers
    player: YokohamaBoxPlayer
    seating: list[YokohamaBoxSeating]
    country: list[YokohamaBoxCountry]
    action: YokohamaBoxAction
    employment: YokohamaBoxEmployment
    technology_price: YokohamaBoxTechnologyPrice
    second_order: YokohamaBoxSecondOrder
    faith_price: YokohamaBoxFaith
    exchange: YokohamaBoxExchange
    end: YokohamaBoxEnd
    scoring: YokohamaBoxScoring
    area: list[YokohamaBoxArea]
    board: list[YokohamaBoxBoard]
    port_slot: list[YokohamaBoxPortSlot]
    laboratory_slot: list[YokohamaBoxLaboratorySlot]
    church_space: list[YokohamaBoxChurchSpace]
    customs_space: list[YokohamaBoxCustomsSpace]
    building_tile: list[YokohamaBoxTile]
    five_power_token: list[YokohamaBoxToken]
    free_agent_token: list[YokohamaBoxToken]
    order: list[YokohamaBoxOrder]
    technology: list[YokohamaBoxTechnology]
    technology_card: list[YokohamaBoxTechnologyCard]
    achievement: list[YokohamaBoxAchievement]
    achievement_reward: list[YokohamaBoxReward]
    achievement_reward_setup: YokohamaBoxRewardSetup
