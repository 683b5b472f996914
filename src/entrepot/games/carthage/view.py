"""What each seat of Traders of Carthage sees, as JSON."""

from typing import TypedDict

from mypy_extensions import i64

from ...kernel.nothing import NOBODY, seat_or_none
from .constants import COLOURS, KINDS
from .player import Player
from .position import Carthage, Row
from .steps.payday import stack_price, stack_value


class CarthageCardView(TypedDict):
    """A card of the market or the farm, the seat whose marker lies on it, and whether the viewer can buy or take it."""

    card: str
    reserved: int | None
    available: bool


class CarthageStackView(TypedDict):
    """What the stock of one colour would bring on a Payday now: its value, and the points for it."""

    highest: int
    value: int
    points: int


class CarthagePlayerView(TypedDict):
    """What can be seen of one player. Hand, coins and points are None where the viewer may not know them."""

    hand: list[str] | None
    hand_size: int
    coins: int | None
    goods: list[str]
    stored: list[str]
    stacks: dict[str, CarthageStackView]
    tokens: dict[str, int]
    marker: bool
    points: int | None


class CarthageView(TypedDict):
    """The table of Traders of Carthage as one seat sees it. `price`: what all available goods would cost the viewer."""

    active: int | None
    ships: dict[str, int]
    market: list[CarthageCardView]
    farm: list[CarthageCardView]
    price: int | None
    pile: int
    discards: list[str]
    players: list[CarthagePlayerView]


def view(carthage: Carthage, seat: int | None) -> CarthageView:
    """CAR-13.2, CAR-13.3  Everything that lies open, and the size of the draw pile."""
    box = carthage.box
    return {
        "active": seat_or_none(carthage.active),
        "ships": {box.colours[colour]: carthage.ships[colour] for colour in range(COLOURS)},
        "market": _row(carthage, carthage.market, seat, bought=True),
        "farm": _row(carthage, carthage.farm, seat, bought=False),
        "price": None if seat is None else carthage.price(seat),
        "pile": len(carthage.pile),
        "discards": box.names(carthage.discards),
        "players": [_player(carthage, other, seat) for other in range(carthage.seats)],
    }


def _row(carthage: Carthage, row: Row, seat: int | None, *, bought: bool) -> list[CarthageCardView]:
    """CAR-3.3, CAR-6.2  A row; where its cards can be bought, which of them are available to the viewer."""
    cards: list[CarthageCardView] = []
    for place in range(len(row.cards)):
        mark: int = row.marks[place]
        card: str = carthage.box.cards[row.cards[place]]
        available = bought and carthage.available(NOBODY if seat is None else seat, place)
        cards.append({"card": card, "reserved": seat_or_none(mark), "available": available})
    return cards


def _player(carthage: Carthage, other: i64, seat: int | None) -> CarthagePlayerView:
    """CAR-13.1, CAR-13.4  Hands are secret, and so are the points of the others until the end (CAR-F5).

    How many cards a hand has is not (CAR-F4).
    """
    player = carthage.players[other]
    own = seat is not None and seat == other
    hand: list[str] | None = _names(carthage, player.hand) if own else None
    coins: int | None = carthage.hand_value(other) if own else None
    points: int | None = player.points() if own or carthage.over else None
    return {
        "hand": hand,
        "hand_size": carthage.hand_size(other),
        "coins": coins,
        "goods": _names(carthage, player.goods),
        "stored": _names(carthage, player.stored),
        "stacks": {carthage.box.colours[colour]: _stack(carthage, player, colour) for colour in range(COLOURS)},
        "tokens": {carthage.box.colours[colour]: player.tokens[colour] for colour in range(COLOURS)},
        "marker": carthage.marker_free(other),
        "points": points,
    }


def _stack(carthage: Carthage, player: Player, colour: i64) -> CarthageStackView:
    """CAR-8.1  The stock of a colour as it would be sold now."""
    stack = player.stack(colour)
    if not stack:
        return {"highest": 0, "value": 0, "points": 0}
    value = stack_value(carthage, player, colour, stack)
    points: i64 = stack_price(carthage, value) // carthage.box.points_per_card
    return {"highest": carthage.box.value[stack[-1]], "value": value, "points": points}


def _names(carthage: Carthage, counts: list[i64]) -> list[str]:
    names: list[str] = []
    for kind in range(KINDS):
        names += [carthage.box.cards[kind]] * counts[kind]
    return names
