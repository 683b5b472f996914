"""A count of all pieces of Traders of Carthage, for the tests of conservation."""

from mypy_extensions import i64

from .constants import KINDS
from .position import Carthage


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
