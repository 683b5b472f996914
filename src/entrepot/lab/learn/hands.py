"""The hands: workers that hold the tables. Each has two halves of training tables, and some to be rated at.

What workers are is left open here: processes of this machine (`processes`), or Ray's actors on many (`cluster`).
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, TypeAlias

import numpy as np

from ...games import load
from ...kernel.game import Game
from ...kernel.options import Choice
from ...kernel.reward import Reward
from ..vector import LONGEST, Vector, players_at
from .settings import Settings

HALVES = 2
RATED = HALVES
"""The number of the block of tables for ratings."""


@dataclass(frozen=True)
class Kind:
    """Games that are played for a rating: the net alone against bots of one name."""

    seats: int
    other: str

    @property
    def name(self) -> str:
        return f"{self.seats} {self.other}"


KINDS = (Kind(2, "greedy"), Kind(3, "greedy"), Kind(4, "greedy"), Kind(2, "random"))


class Shown(Protocol):
    """What some tables ask, and what their last step brought: those of a `Vector`, or a copy of it."""

    @property
    def rows(self) -> np.ndarray: ...
    @property
    def masks(self) -> np.ndarray: ...
    @property
    def seats(self) -> np.ndarray: ...
    @property
    def views(self) -> np.ndarray: ...
    @property
    def viewers(self) -> np.ndarray: ...
    @property
    def ends(self) -> np.ndarray: ...
    @property
    def rewards(self) -> np.ndarray: ...
    @property
    def wins(self) -> np.ndarray: ...


class Block:
    """Tables of one block at all workers, as arrays; the first index is the worker.

    `memory` gives so many bytes: of this process, or of memory that several share. Where nobody looks on there are no
    views.
    """

    def __init__(
        self,
        workers: int,
        tables: int,
        width: int,
        moves: int,
        seats: int,
        memory: Callable[[int], Any],
        onlookers: bool = False,
    ) -> None:
        shapes: dict[str, tuple[tuple[int, ...], Any]] = {
            "rows": ((width,), np.uint8),
            "masks": ((moves,), np.bool_),
            "seats": ((), np.uint8),
            "ends": ((), np.bool_),
            "rewards": ((seats,), np.float32),
            "wins": ((seats,), np.float32),
            "actions": ((), np.int32),
        }
        if onlookers:
            shapes |= {"views": ((width,), np.uint8), "viewers": ((), np.uint8)}
        self.raw: dict[str, Any] = {}
        self.parts = {name: ((workers, tables, *rest), kind) for name, (rest, kind) in shapes.items()}
        for name, (shape, kind) in self.parts.items():
            self.raw[name] = memory(int(np.prod(shape)) * np.dtype(kind).itemsize)
        self.open()

    def open(self) -> None:
        """Lay arrays over the memory, in whichever process this is."""
        for name, (shape, kind) in self.parts.items():
            setattr(self, name, np.frombuffer(self.raw[name], kind).reshape(shape))

    rows: np.ndarray
    masks: np.ndarray
    seats: np.ndarray
    ends: np.ndarray
    rewards: np.ndarray
    wins: np.ndarray
    actions: np.ndarray
    views: np.ndarray
    viewers: np.ndarray

    def __getstate__(self) -> dict[str, Any]:
        return {"raw": self.raw, "parts": self.parts}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.open()

    def show(self, worker: int, tables: Shown) -> None:
        """Put what tables of a worker ask, and what their last step brought, where the learner looks."""
        self.rows[worker] = tables.rows
        self.masks[worker] = tables.masks
        self.seats[worker] = tables.seats
        self.ends[worker] = tables.ends
        self.rewards[worker] = tables.rewards
        self.wins[worker] = tables.wins
        if "views" in self.parts:
            self.views[worker] = tables.views
            self.viewers[worker] = tables.viewers


def draw_options(game: Game, dice: Random, plain: float) -> dict[str, Choice]:
    """The usual options, or any."""
    if dice.random() < plain:
        return game.chosen({})
    return {name: dice.choice(option.values) for name, option in game.options.items()}


def training_tables(settings: Settings, worker: int, half: int) -> Vector:
    """Tables at which the net plays all seats, and a few at which it has guests."""
    game = load(settings.game)
    dice = Random(f"{settings.seed}/{worker}/{half}")
    counts = [settings.seats[(table + worker) % len(settings.seats)] for table in range(settings.tables)]
    dealt = [(count, draw_options(game, dice, settings.plain)) for count in counts]
    players = [players_at(game, None, count) for count in counts]
    for table in range(round(settings.guests * settings.tables)):
        count = counts[table]
        players[table] = players_at(game, ["greedy"] * (count - 1), count, dice.randrange(count))
    return Vector(game, dealt, players, dice.getrandbits(60), Reward(), LONGEST, settings.onlookers)


def rated_tables(game: Game, games: int, seed: int) -> Vector:
    """So many games of each kind, the net at every seat in turn."""
    dealt: list[tuple[int, dict[str, Choice]]] = []
    players = []
    for kind in KINDS:
        for number in range(games):
            dealt.append((kind.seats, game.chosen({})))
            players.append(players_at(game, [kind.other] * (kind.seats - 1), kind.seats, number % kind.seats))
    return Vector(game, dealt, players, seed, Reward(), LONGEST)


def own_seats(games: int) -> np.ndarray:
    """The seat of the net at each of the rated tables of a worker."""
    return np.array([number % kind.seats for kind in KINDS for number in range(games)])


class Worker:
    """What one worker holds."""

    def __init__(self, settings: Settings, number: int) -> None:
        self.settings = settings
        self.number = number
        self._tables = [training_tables(settings, number, half) for half in range(HALVES)]

    def look(self, block: int) -> Vector:
        """The tables of a block as they are."""
        return self._tables[block]

    def play(self, block: int, actions: np.ndarray) -> Vector:
        """Answer the questions of a block."""
        self._tables[block].step(actions)
        return self._tables[block]

    def deal(self, seed: int) -> Vector:
        """Begin the games of a rating."""
        del self._tables[HALVES:]
        self._tables.append(rated_tables(load(self.settings.game), self.settings.rated, seed + self.number))
        return self._tables[RATED]


class Hands(ABC):
    """All workers of a training. Whatever they are, the same settings give the same games to the same answers."""

    def __init__(self, settings: Settings, memory: Callable[[int], Any]) -> None:
        game = load(settings.game)
        width, moves = game.encoding().layout.width, len(game.moves)
        sizes = [settings.tables] * HALVES + [len(KINDS) * settings.rated]
        self.settings = settings
        self.seats = game.seats[-1]
        self.blocks = [
            Block(settings.workers, size, width, moves, self.seats, memory, settings.onlookers and block != RATED)
            for block, size in enumerate(sizes)
        ]
        self.counts = np.array(
            [
                settings.seats[(table + worker) % len(settings.seats)]
                for worker in range(settings.workers)
                for table in range(settings.tables)
            ]
        )
        """How many seats there are at each training table of a half."""

    @abstractmethod
    def play(self, block: int) -> None:
        """Let all workers play the answers of a block. The next `wait` that follows belongs to it."""

    @abstractmethod
    def deal(self, seed: int) -> None:
        """Begin the games of a rating."""

    @abstractmethod
    def wait(self) -> None:
        """Until all workers have done the oldest thing that they were told and nobody has waited for."""

    @abstractmethod
    def stop(self) -> None:
        """Let the workers go."""


Hold: TypeAlias = Callable[[Settings], Hands]
"""Brings the hands of a training. That comes first: JAX warns of processes that are started once it computes."""
