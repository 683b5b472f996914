"""What one seat owns, and how its cards and tiles can lie."""

from typing import Final, Literal, final

from mypy_extensions import i64

from ...kernel.nothing import NOTHING
from .constants import COMPANIES, SLOTS

# How a card lies at a slot, and a bonus tile in an action area.
EMPTY: Final = 0
HIDDEN: Final = 1
FACE_UP: Final = 2
IN_USE: Final = 3
FACE_DOWN: Final = 4
ASIDE: Final = 5
"""The +1 good tile before it is laid on a card (MOM-12.3)."""
State = Literal["empty", "hidden", "up", "in_use", "down", "aside"]
STATES: Final[tuple[State, ...]] = ("empty", "hidden", "up", "in_use", "down", "aside")


@final
class Player:
    """What one seat owns: cards, markers, the player board."""

    def __init__(self, book_length: i64) -> None:
        self.hand: list[i64] = []
        self.slots: list[i64] = [NOTHING] * SLOTS
        self.states: list[i64] = [EMPTY] * SLOTS
        self.piles: list[list[i64]] = [[] for _ in range(SLOTS)]
        """The resting piles above the slots."""
        self.pounds: i64 = 0
        self.spaces: list[i64] = [0] * COMPANIES
        """The marker on each company's track."""
        self.levels: list[i64] = [0] * COMPANIES
        """Special fields of each company's track in force since the start of the last own turn (MOM-15.5)."""
        self.expansion_plus: i64 = 0
        self.discount: i64 = 0
        self.discount_goods: i64 = 0
        self.mix = False
        self.good_plus: i64 = 0
        self.extra_markers: i64 = 0
        self.diamonds: i64 = 0
        self.ink: i64 = 0
        self.books: list[i64] = [NOTHING] * (book_length + 1)
        """The uppermost book on each space; space 1 is the start tile's."""
        self.turned: i64 = 0
        """The spaces whose book lies face down, one bit each."""
        self.taken: list[i64] = []
        """Books of this turn, not yet placed (MOM-8.4)."""
        self.markers: i64 = 0
        """Bonus markers in the own supply."""
        self.spare: i64 = 0
        """Bonus markers in the box, for the privilege of A2."""
        self.boost: i64 = NOTHING
        """The slot whose card carries the +1 good tile."""
        self.tile: i64 = NOTHING
        """The start tile that is kept."""
        self.offered: list[i64] = []
        """The start tiles dealt; afterwards those dropped into the box."""
        self.to_rest: list[i64] = []
        """Cards of the start tile that still have to be laid on a resting space (MOM-2.14)."""
        self.ready = False
        self.ended = False
        self.turns: i64 = 0
        """Turns begun in this round."""

    def copy(self) -> "Player":
        twin = Player(0)
        twin.hand = self.hand[:]
        twin.slots = self.slots[:]
        twin.states = self.states[:]
        twin.piles = [pile[:] for pile in self.piles]
        twin.pounds = self.pounds
        twin.spaces = self.spaces[:]
        twin.levels = self.levels[:]
        twin.expansion_plus = self.expansion_plus
        twin.discount = self.discount
        twin.discount_goods = self.discount_goods
        twin.mix = self.mix
        twin.good_plus = self.good_plus
        twin.extra_markers = self.extra_markers
        twin.diamonds = self.diamonds
        twin.ink = self.ink
        twin.books = self.books[:]
        twin.turned = self.turned
        twin.taken = self.taken[:]
        twin.markers = self.markers
        twin.spare = self.spare
        twin.boost = self.boost
        twin.tile = self.tile
        twin.offered = self.offered[:]
        twin.to_rest = self.to_rest[:]
        twin.ready = self.ready
        twin.ended = self.ended
        twin.turns = self.turns
        return twin
