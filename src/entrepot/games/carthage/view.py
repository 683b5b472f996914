"""What each seat of Traders of Carthage sees, as JSON; and a count of all pieces for the tests of conservation."""

from typing import TypedDict

from mypy_extensions import i64

from ...kernel.events import NOBODY
from .box import COLOURS, KINDS
from .position import UNMARKED, Carthage, Row


class CardView(TypedDict):
    """A card of the market or the farm, and the seat whose marker lies on it."""

    card: str
    reserved: int | None


class PlayerView(TypedDict):
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
    market: list[CardView]
    farm: list[CardView]
    pile: int
    discards: list[str]
    players: list[PlayerView]


def view(carthage: Carthage, seat: int | None) -> CarthageView:
    """Chapter 13: hands are secret, and so are the points of the others until the end."""
    box = carthage.box
    active: int | None = None if carthage.active == NOBODY else carthage.active
    return {
        "active": active,
        "ships": {box.colours[colour]: carthage.ships[colour] for colour in range(COLOURS)},
        "market": _row(carthage, carthage.market),
        "farm": _row(carthage, carthage.farm),
        "pile": len(carthage.pile),
        "discards": box.names(carthage.discards),
        "players": [_player(carthage, other, seat) for other in range(carthage.seats)],
    }


def _row(carthage: Carthage, row: Row) -> list[CardView]:
    cards: list[CardView] = []
    for place in range(len(row.cards)):
        mark: int = row.marks[place]
        card: str = carthage.box.cards[row.cards[place]]
        cards.append({"card": card, "reserved": None if mark == UNMARKED else mark})
    return cards


def _player(carthage: Carthage, other: i64, seat: int | None) -> PlayerView:
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


def census(carthage: Carthage) -> dict[str, int]:
    """Every card by kind wherever it lies, every ship, every reservation marker on the table or before its owner."""
    cards = carthage.pile + carthage.discards + carthage.market.cards + carthage.farm.cards
    counts: dict[str, int] = {}
    for kind in range(KINDS):
        total: i64 = cards.count(kind)
        for player in carthage.players:
            total += player.hand[kind] + player.goods[kind] + player.stored[kind] + player.vp.count(kind)
        counts[carthage.box.cards[kind]] = total
    for seat in range(carthage.seats):
        before: i64 = 1 if carthage.marker_free(seat) else 0
        on_cards: i64 = carthage.market.marks.count(seat) + carthage.farm.marks.count(seat)
        counts[f"marker {seat}"] = before + on_cards
    counts["ships"] = len(carthage.ships)
    return counts
