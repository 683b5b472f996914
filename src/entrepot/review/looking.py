"""Looking at one decision of a game, in whichever process: a question holds all that is needed to ask it."""

import time
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ..bots.opinion import Opinion, compare, judge
from ..games import load
from ..kernel.game import Game
from ..kernel.options import Choice
from ..kernel.table import Table
from .found import Weighed


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it was played. `box`: the file of an owner's box; None: the game's own."""

    game: str
    box: Path | None
    seats: int
    seed: int
    options: dict[str, Choice]
    moves: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Question:
    """What does the master think of the decision after `index` moves? `between`: of these moves only."""

    record: Record
    index: int
    seconds: float = 0.0
    iterations: int = 0
    between: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Look:
    """The answer: the chances of all seats before the move, and what was found of the moves, the best first.

    Of a question between two moves there are no chances: what is bad was tried as often as what is good.
    """

    index: int
    chances: list[float]
    moves: list[Weighed]
    beside: float
    """Seconds that it took beside those that were given."""


def record_of(table: Table, box: Path | None = None) -> Record:
    moves = tuple((seat, move.number) for seat, move in table.ledger)
    return Record(table.game.name, box, table.seats, table.seed, table.options, moves)


class Reader:
    """Turns the pages of one game: forward from where it is, else from the beginning."""

    def __init__(self) -> None:
        self._record: Record | None = None
        self._table: Table | None = None

    def at(self, record: Record, index: int) -> Table:
        """The game after so many moves; to be looked at, not changed."""
        table = self._table
        if table is None or record != self._record or len(table.ledger) > index:
            table = Table(_game(record.game, record.box), record.seats, record.seed, record.options)
        for seat, move in record.moves[len(table.ledger) : index]:
            table.play(seat, move)
        self._record, self._table = record, table
        return table


@cache
def _game(name: str, box: Path | None) -> Game:
    return load(name, box)


_reader = Reader()
"""Of this process."""


def look(question: Question) -> Look:
    """Ask the master. The luck of its tries depends on the moment alone, never on the seed of the game."""
    begun = time.monotonic()
    table = _reader.at(question.record, question.index)
    seat, played = question.record.moves[question.index]
    sight, every = table.sight(seat), table.game.moves
    seed, seconds, iterations = question.index, question.seconds, question.iterations
    if question.between:
        between = [every[number] for number in question.between]
        chances: list[float] = []
        moves = compare(sight, between, seed=seed, seconds=seconds, iterations=iterations)
    else:
        found = judge(sight, seed=seed, seconds=seconds, iterations=iterations, also=[every[played]], listed=2)
        chances, moves = list(found.chances), found.moves
    beside = max(0.0, time.monotonic() - begun - seconds)
    return Look(question.index, chances, [_weighed(one) for one in moves], beside)


def _weighed(one: Opinion) -> Weighed:
    return Weighed(one.move.number, one.chance, one.points, one.tries)
