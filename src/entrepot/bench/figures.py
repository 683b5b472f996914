"""What a run found: rows of figures with their spread, and the ratios within the run."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median

KINDS = ("decisions", "games", "copy_us")
"""Decisions a second while playing, whole games a second with dealing, microseconds a copy."""

VECTOR = "vector"
"""Decisions a second at many tables at once."""

IN_NUMBERS = ("row_us", VECTOR)
"""Microseconds a row in numbers, which only our games have, and decisions a second at many tables at once."""

SEARCH = ("tries", "tries_net")
"""Tries a second of a search at the opening: by rules of thumb or at random, and by a net."""

Round = Mapping[str, float]


@dataclass(frozen=True)
class Spread:
    """The middle of several rounds, with the lowest and the highest: a lone figure hides the noise."""

    median: float
    low: float
    high: float

    @classmethod
    def of(cls, values: Sequence[float]) -> "Spread | None":
        """The spread of the values, or None when there are none."""
        return cls(median(values), min(values), max(values)) if values else None


@dataclass(frozen=True)
class Row:
    """One contestant: a game of a system, with a build and a number of seats, and its rounds."""

    system: str
    game: str
    seats: int
    build: str = ""
    version: str = ""
    rounds: tuple[Round, ...] = ()
    problem: str = ""

    def spread(self, kind: str) -> Spread | None:
        """The spread of one kind of figure; None where it was not measured."""
        return Spread.of([figures[kind] for figures in self.rounds if kind in figures])

    def times(self, other: "Row", kind: str) -> Spread | None:
        """How many times as fast this row is as the other one.

        Compared round by round: the two stood next to each other in time, so a slow moment of the
        machine falls on both. For copies less is faster, so the ratio is turned round.
        """
        pairs = [(a[kind], b[kind]) for a, b in zip(self.rounds, other.rounds, strict=False) if kind in a and kind in b]
        return Spread.of([b / a if kind == "copy_us" else a / b for a, b in pairs])


@dataclass(frozen=True)
class Report:
    """A whole run: when, on what, how, and every row."""

    date: str
    machine: str
    rounds: int
    seconds: float
    rows: tuple[Row, ...]
    remarks: tuple[str, ...] = field(default=())

    def ours(self) -> tuple[Row, ...]:
        """The rows of our own games."""
        return tuple(row for row in self.rows if row.system == "entrepot")

    def compiled_over_plain(self, row: Row) -> Spread | None:
        """How many times as many decisions the compiled build makes; None for any other row."""
        if row.build != "compiled":
            return None
        plain = [
            other for other in self.ours() if (other.game, other.seats, other.build) == (row.game, row.seats, "plain")
        ]
        return row.times(plain[0], "decisions") if plain else None

    def yardstick(self) -> Row | None:
        """Catanatron's row, if it was measured: the nearest system to ours in kind."""
        return next((row for row in self.rows if row.system == "catanatron" and row.rounds), None)
