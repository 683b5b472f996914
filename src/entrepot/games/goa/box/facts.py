"""The box of Goa as the client gets it: the tables of the box file, without their sources."""

from typing import Literal, NotRequired, TypedDict

GoaTileClass = Literal[
    "plantation",
    "immediate",
    "choice",
    "gift",
    "red",
    "extra harvest",
    "duty",
    "succour",
    "espionage",
    "viceroy",
    "exchange",
    "planter",
    "mission",
]
GoaCardKind = Literal[
    "ships",
    "colonists",
    "ducats",
    "spices",
    "sell",
    "purchase",
    "mix",
    "third-card",
    "ships-only",
    "spices-only",
]


class GoaBoxPlayers(TypedDict):
    """How many can play, and their colours."""

    min: int
    max: int
    colours: list[str]


class GoaBoxFlow(TypedDict):
    """How long the game is, and how many extra action cards may be kept."""

    rounds_per_phase: int
    actions_per_round: int
    extra_action_cards_kept: int


class GoaBoxAuction(TypedDict):
    """The bounds of bids, what the owner saves, and the extra action cards that come with the flag."""

    least_bid: int
    highest_bid: int
    owner_discount: int
    flag_extra_actions: int


class GoaBoxGrid(TypedDict):
    """The tiles that do not come into the grid."""

    tiles_set_aside: int
    most_plantations_set_aside: int


class GoaBoxStart(TypedDict):
    """What players begin with, and the symbol that finds the first of them."""

    ships: int
    colonists: int
    ducats_start_player: int
    ducats_other: int
    symbol: str
    extra_actions: int


class GoaBoxSpices(TypedDict):
    """The kinds of spices."""

    names: list[str]


class GoaBoxDevelopment(TypedDict):
    """Points and bonuses of the development board, by row."""

    points_by_row: list[int]
    first_in_row: list[int]
    first_in_row_cards: int
    all_markers_extra_actions: int


class GoaBoxColumn(TypedDict):
    """A column of the development board: what it shows in each row."""

    id: str
    name: str
    values: list[int]
    hand_limit: NotRequired[list[int]]


class GoaBoxStep(TypedDict):
    """The price of a step down a column, by the row that it leaves."""

    column: str
    leaves: int
    spices: list[str]
    ships: int


class GoaBoxColonyPoints(TypedDict):
    """What no, one, two colonies … are worth."""

    by_number: list[int]


class GoaBoxFounding(TypedDict):
    """The cards that a founding turns up, and the colonists for one that fails."""

    cards: int
    colonists_for_failing: int


class GoaBoxColony(TypedDict):
    """A colony: what it needs, and its tiles."""

    id: str
    name: str
    need: int
    tiles: int
    spaces: int


class GoaBoxColonyTile(TypedDict):
    """A tile of a colony; without spices, it bears all kinds."""

    id: str
    colony: str
    spices: NotRequired[list[str]]
    count: int


class GoaBoxTiles(TypedDict):
    """The tiles of each phase together."""

    phase_a: int
    phase_b: int


GoaBoxTile = TypedDict(
    "GoaBoxTile",
    {
        "id": str,
        "name": str,
        "phase": Literal["A", "B"],
        "class": GoaTileClass,
        "count": int,
        "spice": NotRequired[str],
        "spaces": NotRequired[int],
        "points": NotRequired[int],
        "points_with_planter": NotRequired[int],
        "ships": NotRequired[int],
        "colonists": NotRequired[int],
        "ducats": NotRequired[int],
        "spices": NotRequired[int],
        "cards": NotRequired[int],
        "extra_actions": NotRequired[int],
        "price": NotRequired[int],
        "fills": NotRequired[int],
        "flips": NotRequired[int],
    },
)
"""A kind of tile, and the numbers on it. Written in this way since `class` is a word of Python."""


class GoaBoxExpedition(TypedDict):
    """The expedition cards together, their symbols, and what equal ones are worth by their number."""

    cards: int
    symbols: list[str]
    points_by_symbols: list[int]


class GoaBoxCardKind(TypedDict):
    """What an expedition card does, with its numbers."""

    id: GoaCardKind
    name: str
    ships: NotRequired[int]
    colonists: NotRequired[int]
    ducats: NotRequired[int]
    spices: NotRequired[int]
    sales: NotRequired[int]
    price: NotRequired[int]
    prices: NotRequired[list[int]]
    flips: NotRequired[int]


class GoaBoxCard(TypedDict):
    """An expedition card."""

    id: str
    kind: GoaCardKind
    colonists: int
    symbol: str


class GoaBoxScoring(TypedDict):
    """The points for the most ducats."""

    most_ducats: int


class GoaBoxQuickStart(TypedDict):
    """The Quick Start: so many markers, or so many ducats."""

    markers: int
    ducats: int


class GoaBoxBonanza(TypedDict):
    """The Bonanza tokens together, and those that lie under the corners."""

    tokens: int
    placed: int


class GoaBoxToken(TypedDict):
    """A kind of Bonanza token, and what it gives."""

    id: str
    name: str
    count: int
    ships: NotRequired[int]
    colonists: NotRequired[int]
    ducats: NotRequired[int]
    spices: NotRequired[int]
    cards: NotRequired[int]
    extra_actions: NotRequired[int]
    points: NotRequired[int]


class GoaBox(TypedDict):
    """Everything in the box."""

    players: GoaBoxPlayers
    flow: GoaBoxFlow
    auction: GoaBoxAuction
    grid: GoaBoxGrid
    start: GoaBoxStart
    spices: GoaBoxSpices
    development: GoaBoxDevelopment
    column: list[GoaBoxColumn]
    step: list[GoaBoxStep]
    colony_points: GoaBoxColonyPoints
    founding: GoaBoxFounding
    colony: list[GoaBoxColony]
    colony_tile: list[GoaBoxColonyTile]
    tiles: GoaBoxTiles
    tile: list[GoaBoxTile]
    expedition: GoaBoxExpedition
    card_kind: list[GoaBoxCardKind]
    card: list[GoaBoxCard]
    scoring: GoaBoxScoring
    quick_start: GoaBoxQuickStart
    bonanza: GoaBoxBonanza
    token: list[GoaBoxToken]
