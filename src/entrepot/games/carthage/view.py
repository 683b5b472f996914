"""What each seat of Traders of Carthage sees, as JSON."""

from typing import TypedDict

from mypy_extensions import i64

from ...kernel.nothing import seat_or_none
from .constants import COLOURS, KINDS
from .position import Carthage, Row


class CarthageCardView(TypedDict):
    """A card of the market or the farm, and the seat whose marker lies on it."""

    card: str
    reserved: int | None


class CarthagePlayerView(TypedDict):
    """What can be seen of one player. Hand and points are None where the viewer may not know them."""

    hand: list[str] | None
    hand_size: int
    goods: list[str]
    stored: list[str]
    tokens: dict[str, int]
    marker: bool
    points: int | None


class CarthageView(TypedDict):
    """The table of Traders of Carthage as one seat sees it."""

    active: int | None
    ships: dict[str, int]
    market: list[CarthageCardView]
    farm: list[CarthageCardView]
    pile: int
    discards: list[str]
    players: list[CarthagePlayerView]


def view(carthage: Carthage, seat: int | None) -> CarthageView:
    """CAR-13.2, CAR-13.3  Everything that lies open, and the size of the draw pile."""
    box = carthage.box
    return {
        "active": seat_or_none(carthage.active),
        "ships": {box.colours[colour]: carthage.ships[colour] for colour in range(COLOURS)},
        "market": _row(carthage, carthage.market),
        "farm": _row(carthage, carthage.farm),
        "pile": len(carthage.pile),
        "discards": box.names(carthage.discards),
        "players": [_player(carthage, other, seat) for other in range(carthage.seats)],
    }


def _row(carthage: Carthage, row: Row) -> list[CarthageCardView]:
    cards: list[CarthageCardView] = []
    for place in range(len(row.cards)):
        mark: int = row.marks[place]
        card: str = carthage.box.cards[row.cards[place]]
        cards.append({"card": card, "reserved": seat_or_none(mark)})
    return cards


def _player(carthage: Carthage, other: i64, seat: int | None) -> CarthagePlayerView:
    """CAR-13.1, CAR-13.4  Hands are secret, and so are the points of the others until the end (CAR-F5).

    How many cards a hand has is not (CAR-F4).
    """
    player = carthage.players[other]
    own = seat is not None and seat == other
    hand: list[str] | None = _names(carthage, player.hand) if own else None
    points: int | None = player.points() if own or carthage.over else None
    return {
        "hand": hand,
        "hand_size": carthage.hand_size(other),
        "goods": _names(carthage, player.goods),
        "stored": _names(carthage, player.stored),
        "tokens": {carthage.box.colours[colour]: player.tokens[colour] for colour in range(COLOURS)},
        "marker": carthage.marker_free(other),
        "points": points,
    }


def _names(carthage: Carthage, counts: list[i64]) -> list[str]:
    names: list[str] = []
    for kind in range(KINDS):
        names += [carthage.box.cards[kind]] * counts[kind]
    return names
