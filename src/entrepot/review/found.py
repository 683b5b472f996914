"""What a review found, as plain data: the same for the terminal, for `--json` and for the browser."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weighed:
    """A move as the master sees it: the chance of the seat to win with it, its expected final points by term."""

    move: int
    chance: float
    points: dict[str, float]
    tries: int


@dataclass(frozen=True, slots=True)
class Verdict:
    """One decision, from what the seat could know when it decided.

    `index`: after so many moves the seat was asked; that is the moment to jump to. `asked`: the key of what it was
    asked. `choices`: how many moves there were. `chances`: of all seats to win, before the move. `best`: what the
    master plays; `next`: where that was played, the next best. `as_master`: it played what the master plays, or what
    the master thinks as good. `swing`: below 0 the chance that was given away, above 0 what the next best move would
    have given away. `term`: where the two moves differ most in points.
    """

    index: int
    seat: int
    asked: str
    choices: int
    chances: list[float]
    played: Weighed
    best: Weighed
    next: Weighed | None
    as_master: bool
    swing: float
    term: str | None

    @property
    def same(self) -> bool:
        """Whether it was the master's own move."""
        return self.played.move == self.best.move


@dataclass(frozen=True, slots=True)
class Point:
    """The chances of all seats after `index` moves; null for a seat of which nothing is known yet."""

    index: int
    chances: list[float | None]


@dataclass(frozen=True, slots=True)
class Band:
    """From which move on the game was how far, in the game's own values: its rounds."""

    index: int
    progress: dict[str, int | str]


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat's decisions in numbers: those that were the same as the master's, others that were as good, and what the
    rest has lost.
    """

    seat: int
    decisions: int
    same: int
    as_good: int
    given_away: float


@dataclass(frozen=True, slots=True)
class Found:
    """All that a review has found so far. `looked`: the seats that it looks at closely; `moves`: the game's length.

    `ends`: who has won, shared between equals; null while the game is not over.
    """

    seats: int
    moves: int
    looked: list[int]
    decisions: int
    bands: list[Band]
    verdicts: list[Verdict]
    ends: list[float] | None
