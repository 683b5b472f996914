"""Films of finished games: what there was to see after each move, kept as it was. They need no rules to be shown.

A game is shown by playing its journal again. Where the rules have changed so that the journal tells another story, a
finished game is shown from its film, to everybody as to a watcher.
"""

import base64
import lzma
from collections.abc import Iterator
from dataclasses import dataclass
from typing import cast

import msgspec

from ..kernel.table import Table, TableView
from .bots import Task, recall


class Shot(msgspec.Struct, frozen=True):
    """The game after a move, or before the first: who moved, what happened, what there was to see, how it stood."""

    mover: int | None
    events: list[dict[str, object]]
    view: dict[str, object]
    """As it was told then: what a later release tells beside it, an old film does not have."""
    scores: list[int]


class Reel(msgspec.Struct, frozen=True):
    """A whole film, with the game as a file that the rules of its time can read."""

    shots: list[Shot]
    sheet: list[dict[str, int]]
    save: str
    seed: str


def record(now: Table) -> str:
    """The film of a game, as it is stored."""
    shots = [_shot(then) for then in _moments(now)]
    packed = lzma.compress(msgspec.json.encode(Reel(shots, now.score_sheet(), now.save(), str(now.seed))), preset=1)
    return base64.b85encode(packed).decode("ascii")


def _moments(now: Table) -> Iterator[Table]:
    """The same table again and again: before the first move, and after each."""
    then = now.at(0)
    yield then
    for seat, move in now.ledger:
        then.play(seat, move)
        yield then


def scores_after_each(now: "Table | Film") -> list[list[int]]:
    """The scores before the first move, and after each."""
    return now.all_scores() if isinstance(now, Film) else [list(then.scores()) for then in _moments(now)]


def _shot(then: Table) -> Shot:
    events = then.history[-1] if then.ledger else then.opening
    mover = then.ledger[-1][0] if then.ledger else None
    return Shot(mover, [event.seen_by(None) for event in events], dict(then.view(None)), list(then.scores()))


def film(task: Task) -> str | None:
    """In a worker: the film of the game that a task tells of."""
    table = recall(task)
    return None if table is None else record(table)


@dataclass(frozen=True)
class Seen:
    """An event as a watcher saw it."""

    told: dict[str, object]

    def seen_by(self, seat: int | None) -> dict[str, object]:
        return self.told


class Film:
    """A finished game as its film shows it: of `Table`, all that looking takes. Nothing can be played on it."""

    def __init__(self, reel: Reel, index: int | None = None) -> None:
        self._reel = reel
        self._shots = reel.shots if index is None else reel.shots[: index + 1]
        last = self.view(None)
        self.seats = last["seats"]
        self.seed = reel.seed
        self.options = last["options"]
        self.over = last["over"]
        self.waiting: tuple[int, ...] = tuple(last["waiting"])
        self.opening = _events(self._shots[0])
        self.history = [_events(shot) for shot in self._shots[1:]]
        self.ledger = [(shot.mover, "") for shot in self._shots[1:]]

    def view(self, seat: int | None) -> TableView:
        return cast("TableView", self._shots[-1].view)

    def scores(self) -> list[int]:
        return self._shots[-1].scores

    def all_scores(self) -> list[list[int]]:
        return [shot.scores for shot in self._shots]

    def winners(self) -> tuple[int, ...]:
        return tuple(self.view(None)["winners"])

    def score_sheet(self) -> list[dict[str, int]]:
        return self._reel.sheet

    def undoable(self, seat: int) -> int:
        return 0

    def prompt(self, seat: int) -> None:
        return None

    def at(self, index: int) -> "Film":
        return Film(self._reel, index)

    def save(self) -> str:
        return self._reel.save


def _events(shot: Shot) -> list[Seen]:
    return [Seen(told) for told in shot.events]


def shown(stored: str) -> Film:
    """A film out of storage."""
    return Film(msgspec.json.decode(lzma.decompress(base64.b85decode(stored)), type=Reel))
