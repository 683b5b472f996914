"""What one more of each good is worth: the less, the more there are."""

from typing import Final

from mypy_extensions import i64

from ....kernel.nothing import NOTHING
from ..box.components import Gain
from ..constants import COLONIES
from ..position import Goa
from .remaining import rounds_left, time_to_use

SPICE: Final = 0.42
SHIP: Final = 0.5
COLONIST: Final = 0.85
DUCAT: Final = 0.7
"""What the goods are worth while there is time to use them."""
BALANCE: Final = 10.0
"""With so many more spices than ships a ship is worth twice as much."""
MANY_DUCATS: Final = 10.0
"""With so many of them another one is worth half."""
LAST_DUCAT: Final = 0.13
"""What a ducat is worth after the last auction."""
CARD: Final = 1.4
"""What an expedition card is worth before it is seen."""
ACTION: Final = 1.5
LAST_ACTION: Final = 1.2
"""What an extra action card is worth, before the last round and in it."""
NEVER: Final = -1000.0


def ship(goa: Goa, seat: i64) -> float:
    return SHIP * time_to_use(goa, seat) * scarce(goa.players[seat].spice_count() - goa.players[seat].ships)


def spice(goa: Goa, seat: i64) -> float:
    return SPICE * time_to_use(goa, seat) * scarce(goa.players[seat].ships - goa.players[seat].spice_count())


def scarce(fewer: i64) -> float:
    """A step takes as many ships as spices: those of which there are fewer are worth more."""
    return min(max(1.0 + float(fewer) / BALANCE, 0.2), 2.0)


def colonist(goa: Goa, seat: i64) -> float:
    """Nothing, when all colonies are founded."""
    for colony in range(COLONIES):
        if not goa.founded(seat, colony):
            return COLONIST * time_to_use(goa, seat)
    return 0.0


def ducat(goa: Goa, seat: i64) -> float:
    """Little, when no auction follows: then only who has most of them gets points."""
    auctions = rounds_left(goa) if goa.action == NOTHING else rounds_left(goa) - 1
    worth = DUCAT if auctions > 1 else 0.6 * DUCAT if auctions == 1 else LAST_DUCAT
    return worth * MANY_DUCATS / (MANY_DUCATS + float(goa.players[seat].ducats))


def worth_of_gain(goa: Goa, seat: i64, gain: Gain) -> float:
    goods = ship(goa, seat) * float(gain.ships) + colonist(goa, seat) * float(gain.colonists)
    goods += spice(goa, seat) * float(gain.spices) + ducat(goa, seat) * float(gain.ducats)
    return goods + CARD * float(gain.cards) + ACTION * float(gain.extra)
