"""What belongs to one player of Goa: markers, land with its spices, tiles, goods and cards."""

from typing import Final, final

from mypy_extensions import i64

from ...kernel.nothing import NOTHING
from .constants import COLUMNS, PLACES, PLANTATIONS, ROWS, SPICES

READY: Final = 0
SPENT: Final = 1
"""A red tile that was used in this round, or a Duty that was paid."""


@final
class Player:
    """What belongs to one seat."""

    def __init__(
        self,
        rows: list[i64],
        land: list[i64],
        spices: list[i64],
        free: list[i64],
        stock: list[i64],
        tiles: list[i64],
        spent: list[i64],
        small: list[i64],
    ) -> None:
        self.rows = rows
        """The row of the marker in each column."""
        self.land = land
        """What lies on each place: a kind of tile on the first four, a colony tile on the others."""
        self.spices = spices
        """How many spices lie where, by place and spice."""
        self.free = free
        """The free spaces of each place."""
        self.stock = stock
        """All own spices by kind: the sums of `spices`."""
        self.tiles = tiles
        """The tiles beside the board, in the order in which they came."""
        self.spent = spent
        """For each of them: READY or SPENT."""
        self.small = small
        """GOA-15.2: small plantations that lie face down beside the board."""
        self.ducats: i64 = 0
        self.ships: i64 = 0
        self.colonists: i64 = 0
        self.extra: i64 = 0
        """Extra action cards."""
        self.hand: i64 = 0
        """The expedition cards: a number with a bit for each card."""
        self.hand_size: i64 = 0
        self.markers: i64 = 0
        """The auction markers before the seat: a bit for each number."""
        self.bonus: i64 = 0
        """GOA-18.2: points from Bonanza tokens."""

    def copy(self) -> "Player":
        twin = Player(
            self.rows[:],
            self.land[:],
            self.spices[:],
            self.free[:],
            self.stock[:],
            self.tiles[:],
            self.spent[:],
            self.small[:],
        )
        twin.ducats = self.ducats
        twin.ships = self.ships
        twin.colonists = self.colonists
        twin.extra = self.extra
        twin.hand = self.hand
        twin.hand_size = self.hand_size
        twin.markers = self.markers
        twin.bonus = self.bonus
        return twin

    def spice_count(self) -> i64:
        stock = self.stock
        return stock[0] + stock[1] + stock[2] + stock[3] + stock[4]

    def room(self) -> i64:
        """The free spaces of all places."""
        free = self.free
        total: i64 = 0
        for place in range(PLACES):
            total += free[place]
        return total

    def free_plantation(self) -> i64:
        """The first empty place for a plantation, or NOTHING."""
        for place in range(PLANTATIONS):
            if self.land[place] == NOTHING:
                return place
        return NOTHING

    def least_row(self) -> i64:
        least: i64 = ROWS
        for column in range(COLUMNS):
            if self.rows[column] < least:
                least = self.rows[column]
        return least


def new_player() -> Player:
    return Player([0] * COLUMNS, [NOTHING] * PLACES, [0] * (PLACES * SPICES), [0] * PLACES, [0] * SPICES, [], [], [])
