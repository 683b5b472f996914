"""The box of Traders of Carthage as the client gets it: the tables of the box file, without their sources."""

from typing import Literal, TypedDict


class CarthageBoxPlayers(TypedDict):
    """How many can play, and their colours."""

    min: int
    max: int
    colours: list[str]


class CarthageBoxGoods(TypedDict):
    """The colours of the goods, and the ware of each."""

    colours: list[str]
    names: list[str]


class CarthageBoxDeck(TypedDict):
    """The cards of all values together."""

    total: int
    per_colour: int


class CarthageBoxCard(TypedDict):
    """The cards of one value."""

    value: int
    count_per_colour: int
    storage_icons: int


class CarthageBoxTokens(TypedDict):
    """The achievement tokens."""

    total: int
    per_colour: int


class CarthageBoxSpace(TypedDict):
    """A space of the sea route."""

    name: str
    kind: Literal["start", "sea", "anchor", "pirates", "goal"]


class CarthageBoxMovement(TypedDict):
    """How far a ship sails for the cards that were bought in its colour."""

    steps_for_one_card: int
    steps_for_two_or_more_cards: int


class CarthageBoxRows(TypedDict):
    """How many cards lie in market and farm at the start."""

    market_start: int
    farm_start: int


class CarthageBoxRefill(TypedDict):
    """How many cards are drawn after a purchase."""

    market_draw: int
    farm_draw: int


class CarthageBoxHand(TypedDict):
    """The hand at the start."""

    start_draw_until_sum_at_least: int


class CarthageBoxPayday(TypedDict):
    """What a Payday brings."""

    points_per_vp_card: int
    tokens_gained_per_scored_colour: int


class CarthageBoxRaid(TypedDict):
    """What saves goods from the pirates."""

    cards_stored_per_icon: int


class CarthageBoxEnd(TypedDict):
    """When the game ends."""

    tokens_to_end: int


class CarthageBox(TypedDict):
    """Everything in the box."""

    players: CarthageBoxPlayers
    goods: CarthageBoxGoods
    deck: CarthageBoxDeck
    card: list[CarthageBoxCard]
    achievement_tokens: CarthageBoxTokens
    route_space: list[CarthageBoxSpace]
    movement: CarthageBoxMovement
    rows: CarthageBoxRows
    refill: CarthageBoxRefill
    hand: CarthageBoxHand
    payday: CarthageBoxPayday
    raid: CarthageBoxRaid
    end: CarthageBoxEnd
