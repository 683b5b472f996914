"""Cards, books and company tracks as the rules use them: what is printed on them, and nothing that changes."""

from typing import final

from mypy_extensions import i64

from ..constants import KINDS, MAJORITIES


@final
class Card:
    """A face: every card that shows it is the same card."""

    def __init__(self, name: str, kind: i64, value: i64, crate: i64, share: i64, company: i64) -> None:
        self.name = name
        self.kind: i64 = kind
        self.value: i64 = value
        """Goods, expansion points or book points."""
        self.crate: i64 = crate
        """The red number: what the card costs before the number of its space, and what it is resold for."""
        self.share: i64 = share
        """The company of which the card is one share, or NOTHING."""
        self.company: i64 = company
        """For merchants: the company whose mines count; NOTHING for the plain one."""


@final
class Book:
    """A book, or the book printed on a start tile, which may be covered like an A book (MOM-R44)."""

    def __init__(self, letter: i64, needs: list[i64], any_good: i64, colleague: bool, reward: i64, amount: i64) -> None:
        self.letter: i64 = letter
        self.needs = needs
        """The totals asked for by name: banana, coffee, cotton, expansion."""
        self.any_good: i64 = any_good
        """So many of one single kind of good."""
        self.colleague = colleague
        """Whether a merchant or another bookkeeper is asked for."""
        self.reward: i64 = reward
        self.amount: i64 = amount

    def asked(self) -> dict[str, int]:
        """All that it asks for, by name."""
        needs: dict[str, int] = {}
        for kind in range(MAJORITIES):
            if self.needs[kind] > 0:
                needs[KINDS[kind]] = self.needs[kind]
        if self.any_good > 0:
            needs["any"] = self.any_good
        if self.colleague:
            needs["merchant_or_bookkeeper"] = 1
        return needs


@final
class Track:
    """A company track, with what holds on each of its spaces."""

    def __init__(
        self, name: str, length: i64, shares: list[i64], call: list[i64], field: list[i64], level: list[i64]
    ) -> None:
        self.name = name
        self.length: i64 = length
        self.shares = shares
        """The shares held by a marker on each space."""
        self.call = call
        """What it costs to leave each space: the capital call behind it, or 0."""
        self.field = field
        """What the special field on each space pays, or 0."""
        self.level = level
        """How many special fields a marker on each space has reached or passed."""


@final
class Tier:
    """A step of a majority space: from which total on it can be taken, and what it gives (MOM-11.6)."""

    def __init__(self, least: i64, spaces: i64, extra: list[i64]) -> None:
        self.least: i64 = least
        self.spaces: i64 = spaces
        self.extra = extra
        """How much of each reward comes with it, in the order of REWARDS."""


@final
class StartTile:
    """A start tile: three cards to rest, the first book, and the start bonus."""

    def __init__(self, name: str, resting: list[i64], book: i64, bonus: list[i64], diamonds: i64) -> None:
        self.name = name
        self.resting = resting
        self.book: i64 = book
        self.bonus = bonus
        """The spaces on each company's track."""
        self.diamonds: i64 = diamonds
