"""A count of all ships of Lighthouse, for the tests of conservation."""

from mypy_extensions import i64

from .box import SIZES
from .position import Lighthouse


def census(lighthouse: Lighthouse) -> dict[str, int]:
    """Every ship by its name, wherever it is."""
    counts: dict[str, int] = {}
    for ship in range(SIZES):
        total: i64 = lighthouse.pile.count(ship) + lighthouse.wrecks.count(ship) + lighthouse.sent.count(ship)
        for seat in range(lighthouse.seats):
            total += lighthouse.hands[seat][ship] + lighthouse.home[seat].count(ship)
        counts[lighthouse.box.ships[ship]] = total
    return counts
