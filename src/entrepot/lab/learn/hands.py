"""The hands: processes that hold the tables. Each has two halves of training tables, and some to be rated at.

Rows and results lie in memory that all processes share; over a pipe go only the words what to do.
"""

import multiprocessing
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from random import Random
from typing import Any

import numpy as np

from ...games import load
from ...kernel.game import Game
from ...kernel.options import Choice
from ..tables import Reward
from ..vector import LONGEST, Vector, players_at
from .settings import Settings

HALVES = 2
RATED = HALVES
"""The number of the block of tables for ratings."""
STOP = -1
DEAL = -2


@dataclass(frozen=True)
class Kind:
    """Games that are played for a rating: the net alone against bots of one name."""

    seats: int
    other: str

    @property
    def name(self) -> str:
        return f"{self.seats} {self.other}"


KINDS = (Kind(2, "greedy"), Kind(3, "greedy"), Kind(4, "greedy"), Kind(2, "random"))


class Block:
    """Tables of one block at all workers, as arrays in shared memory; the first index is the worker."""

    def __init__(self, workers: int, tables: int, width: int, moves: int, seats: int, memory: Any) -> None:
        shapes: dict[str, tuple[tuple[int, ...], Any]] = {
            "rows": ((width,), np.uint8),
            "masks": ((moves,), np.bool_),
            "seats": ((), np.uint8),
            "ends": ((), np.bool_),
            "rewards": ((seats,), np.float32),
            "wins": ((seats,), np.float32),
            "actions": ((), np.int32),
        }
        self.raw: dict[str, Any] = {}
        self.parts = {name: ((workers, tables, *rest), kind) for name, (rest, kind) in shapes.items()}
        for name, (shape, kind) in self.parts.items():
            self.raw[name] = memory.RawArray("B", int(np.prod(shape)) * np.dtype(kind).itemsize)
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

    def __getstate__(self) -> dict[str, Any]:
        return {"raw": self.raw, "parts": self.parts}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.open()

    def show(self, worker: int, tables: Vector) -> None:
        """Put what tables of a worker ask, and what their last step brought, where all can see it."""
        self.rows[worker] = tables.rows
        self.masks[worker] = tables.masks
        self.seats[worker] = tables.seats
        self.ends[worker] = tables.ends
        self.rewards[worker] = tables.rewards
        self.wins[worker] = tables.wins


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
    return Vector(game, dealt, players, dice.getrandbits(60), Reward(), LONGEST)


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


def work(settings: Settings, worker: int, words: Connection, blocks: Sequence[Block]) -> None:
    """What a worker does until it is told to stop: play the answers of a block, and show what is asked next."""
    tables = [training_tables(settings, worker, half) for half in range(HALVES)]
    for half in range(HALVES):
        blocks[half].show(worker, tables[half])
    words.send(None)
    while True:
        block, seed = words.recv()
        if block == STOP:
            return
        if block == DEAL:
            block = RATED
            del tables[HALVES:]
            tables.append(rated_tables(load(settings.game), settings.rated, seed + worker))
        else:
            tables[block].step(blocks[block].actions[worker])
        blocks[block].show(worker, tables[block])
        words.send(None)


class Hands:
    """All workers of this machine."""

    def __init__(self, settings: Settings) -> None:
        game = load(settings.game)
        encoding = game.encoding()
        context = multiprocessing.get_context("spawn")
        sizes = [settings.tables] * HALVES + [len(KINDS) * settings.rated]
        self.seats = game.seats[-1]
        self.blocks = [
            Block(settings.workers, size, encoding.layout.width, len(game.moves), self.seats, context) for size in sizes
        ]
        self.counts = np.array(
            [
                settings.seats[(table + worker) % len(settings.seats)]
                for worker in range(settings.workers)
                for table in range(settings.tables)
            ]
        )
        """How many seats there are at each training table of a half."""
        self._words: list[Connection] = []
        self._processes = []
        for worker in range(settings.workers):
            here, there = context.Pipe()
            process = context.Process(target=work, args=(settings, worker, there, self.blocks), daemon=True)
            process.start()
            self._words.append(here)
            self._processes.append(process)
        self.wait()

    def play(self, block: int) -> None:
        """Let all workers play the answers of a block. The next `wait` that follows belongs to it."""
        self._tell(block)

    def deal(self, seed: int) -> None:
        """Begin the games of a rating."""
        self._tell(DEAL, seed)

    def wait(self) -> None:
        """Until all workers have done the oldest thing that they were told and nobody has waited for."""
        for words in self._words:
            words.recv()

    def _tell(self, block: int, seed: int = 0) -> None:
        for words in self._words:
            words.send((block, seed))

    def stop(self) -> None:
        self._tell(STOP)
        for process in self._processes:
            process.join()
