"""Bots think in worker processes, never in the loop that serves people."""

import asyncio
import heapq
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import IntEnum
from functools import cache, partial
from pathlib import Path
from types import MappingProxyType
from typing import TypeVar

from ..bots import Bot, bots
from ..bots import bot as make_bot
from ..bots.seeds import derived_seed
from ..games import load
from ..kernel.errors import BadOption
from ..kernel.game import Game
from ..kernel.moves import Move
from ..kernel.options import Choice
from ..kernel.table import Table
from . import limits, metrics
from .clean import clean
from .processes import Process, stand_back

log = logging.getLogger(__name__)

R = TypeVar("R")

FAILED = "failed"
CHEATED = "cheated"

STAND_IN = ("greedy", "random")
"""Who plays for a person who has left: the first of these that there is."""


@dataclass(frozen=True, slots=True)
class Task:
    """What a worker is asked. It keeps the tables it thinks about, and is told only the moves that it does not know."""

    bot: str
    seat: int
    table: str
    """The id of the table."""
    game: str
    box: Path | None
    """The file of an owner's box; None: the game's own."""
    seats: int
    seed: int
    options: dict[str, Choice]
    known: int
    """How many moves the worker should know already; 0: it begins anew."""
    moves: list[tuple[int, int]]
    """Those that follow: seat and number of each."""
    program: str = ""
    """The command line of a bot from outside."""


@dataclass(frozen=True, slots=True)
class Thought:
    """A move, and what was wrong with the bot that should have chosen it; "" where nothing was."""

    number: int
    fault: str = ""


@dataclass(frozen=True, slots=True)
class Asked:
    """Who is asked: a bot, or an adviser by its name, for a seat of the table of an id."""

    bot: str
    id: str
    table: Table
    seat: int


Think = Callable[[Task], int | None]
"""From a task to the number of a move; None where the worker does not know the table as far as it should."""


def task(asked: Asked, known: int, box: Path | None, program: str = "") -> Task:
    table = asked.table
    game, moves = table.game.name, [(mover, move.number) for mover, move in table.ledger[known:]]
    return Task(
        asked.bot, asked.seat, asked.id, game, box, table.seats, table.seed, table.options, known, moves, program
    )


@cache
def _game(name: str, box: Path | None) -> Game:
    return load(name, box)


_kept: OrderedDict[str, Table] = OrderedDict()
"""In a worker: the tables it knows, the one it thought about last at the end."""


def think(task: Task) -> int | None:
    """In a worker: go to where the table is, and let the bot choose from what its seat may know."""
    table = recall(task)
    return None if table is None else _player(task).choose(table.sight(task.seat)).number


_players: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()
"""In a worker: who has played for a seat, the one that was asked last at the end."""


def _player(task: Task) -> Bot:
    """Who plays for a seat: the same as before, so that its habits last and what it has found out is not lost."""
    key = (task.table, task.seat, task.bot)
    bot = _players.pop(key, None) or make_bot(task.bot, seed=_habits(task))
    _players[key] = bot
    if len(_players) > limits.KEPT_TABLES:
        _players.popitem(last=False)
    return bot


def _habits(task: Task) -> int:
    """The seed of a bot's own choices: the same in every process, and nothing that players know."""
    return derived_seed(task.seed, task.table, task.seat)


def recall(task: Task) -> Table | None:
    """The table of a task, kept from before or new, after all its moves."""
    table = _kept.pop(task.table, None)
    if task.known == 0:
        table = Table(_game(task.game, task.box), task.seats, task.seed, task.options)
    if table is None or len(table.ledger) != task.known:
        return None
    for seat, move in task.moves:
        table.play(seat, move)
    _kept[task.table] = table
    if len(_kept) > limits.KEPT_TABLES:
        _kept.popitem(last=False)
    return table


STAND_BACK = partial(stand_back, limits.BOT_NICE)
"""Who thinks gives way to those who serve people."""


class Worker:
    """One process that thinks about one move at a time, started when it is first needed.

    `program` is the command line of the bot from outside that it asks, if it is there for one.
    """

    def __init__(
        self,
        boxes: Mapping[str, Path] = MappingProxyType({}),
        settle: Callable[[], None] = STAND_BACK,
        program: str = "",
    ) -> None:
        self._boxes = boxes
        self._process = Process(settle, gently=bool(program))
        self._program = program
        self._told: dict[str, list[tuple[int, Move]]] = {}
        """The moves of each table that the process has been told of."""

    def knows(self, asked: Asked) -> int:
        """How many moves of a table the process knows; none of one that went another way since (an undo)."""
        told = self._told.get(asked.id, [])
        return len(told) if asked.table.ledger[: len(told)] == told else 0

    def has_seen(self, table: str) -> bool:
        """Whether the process has thought about a table lately."""
        return table in self._told

    async def choose(self, work: Callable[[Task], R | None], asked: Asked, seconds: float) -> R | None:
        """Let the process think about a table. What it has forgotten it is told anew."""
        ledger = asked.table.ledger[:]
        box = self._boxes.get(asked.table.game.box.hash)
        found = await self._process.run(work, task(asked, self.knows(asked), box, self._program), seconds)
        if found is None:
            found = await self._process.run(work, task(asked, 0, box, self._program), seconds)
        self._told.pop(asked.id, None)
        self._told[asked.id] = ledger
        if len(self._told) > limits.KEPT_TABLES:
            del self._told[next(iter(self._told))]
        return found

    def end(self) -> None:
        """End the process, whatever it is doing; the next move starts a new one, which knows nothing."""
        self._told = {}
        self._process.end()


def stand_in(game: Game) -> str:
    """Who plays a game for a person who has left."""
    return next(name for name in STAND_IN if name in bots(game))


def chosen_bot(game: Game, wish: str | None) -> str:
    """The bot somebody wants at a game; without a wish, the usual one."""
    bot = wish or stand_in(game)
    if bot not in bots(game):
        raise BadOption("unknown_bot", {"bot": clean(bot), "bots": list(bots(game))})
    return bot


class Rank(IntEnum):
    """Whose bots think first."""

    PEOPLE = 0
    """Those at a table where somebody plays who looks at it."""
    WATCHED = 1
    """Those at a table that somebody looks at."""
    UNSEEN = 2


@dataclass(frozen=True, slots=True)
class Place:
    """Where a bot stands in the queue: by the rank of its table, and behind others of the same person's tables."""

    rank: Rank = Rank.PEOPLE
    whose: str = ""
    """Who opened the table."""


FIRST = Place()


class Turns:
    """So many may work at once. Who waits is called by rank; of one rank, everybody's first before anybody's second."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[tuple[Rank, int, int, str, asyncio.Future[None]]] = []
        self._came = 0

    async def take(self, place: Place) -> None:
        if self._free:
            self._free -= 1
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._came += 1
        ahead = sum(whose == place.whose and not other.done() for _, _, _, whose, other in self._waiting)
        heapq.heappush(self._waiting, (place.rank, ahead, self._came, place.whose, called))
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self.give()
            raise

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return sum(not called.done() for *_, called in self._waiting)

    def give(self) -> None:
        """Done: the next one may work."""
        while self._waiting:
            called = heapq.heappop(self._waiting)[-1]
            if not called.done():
                called.set_result(None)
                return
        self._free += 1


class Crew:
    """Worker processes that stand in for each other."""

    def __init__(self, workers: list[Worker]) -> None:
        self._workers = workers
        self._free = workers[:]
        self._turns = Turns(len(workers))

    async def ask(
        self, work: Callable[[Task], R | None], asked: Asked, seconds: float, place: Place = FIRST
    ) -> R | None:
        """What a bot or an adviser says; None if it says nothing. Its time is counted from when it begins to think.

        Of the processes that are free, the one that knows most of the table is asked.
        """
        await self._turns.take(place)
        worker = max(self._free, key=lambda worker: worker.knows(asked))
        self._free.remove(worker)
        answered = False
        try:
            found = await worker.choose(work, asked, seconds)
            answered = True
            return found
        except Exception as problem:
            log.warning("%s gave no answer (%r)", asked.bot, problem)
            return None
        finally:
            if not answered:
                worker.end()
            self._free.append(worker)
            self._turns.give()

    def has_seen(self, table: str) -> bool:
        return any(worker.has_seen(table) for worker in self._workers)

    @property
    def waiting(self) -> int:
        return self._turns.waiting

    def close(self) -> None:
        for worker in self._workers:
            worker.end()


class BotPool:
    """A few worker processes that think for all tables. A bot that fails costs its own move only."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        work: Think = think,
        boxes: Mapping[str, Path] = MappingProxyType({}),
    ) -> None:
        """`boxes`: the files of owners' boxes, by their hash."""
        self._seconds = seconds
        self._work = work
        self._crew = Crew([Worker(boxes) for _ in range(workers)])
        self._aside = Crew([Worker(boxes)])
        """For long work that nobody waits for: no bot does, either. Its process begins when it is first needed."""
        self.unseen = asyncio.Lock()
        """Held by the one table of bots alone, looked at by nobody, at which a move is played now."""
        self._outside: dict[str, tuple[Crew, Callable[[Task], Thought | None]]] = {}

    async def ask(
        self, work: Callable[[Task], R | None], asked: Asked, seconds: float, place: Place = FIRST
    ) -> R | None:
        """What a bot or an adviser says to somebody who waits for it; None if it says nothing."""
        return await self._crew.ask(work, asked, seconds, place)

    async def do_aside(self, work: Callable[[Task], R | None], asked: Asked, seconds: float) -> R | None:
        """What some work at a table brings that nobody waits for; None if nothing."""
        return await self._aside.ask(work, asked, seconds)

    def add_program(self, name: str, worker: Worker, work: Callable[[Task], Thought | None]) -> None:
        """A bot from outside gets a worker of its own: one that hangs keeps only its own tables waiting."""
        self._outside[name] = (Crew([worker]), work)

    async def dismiss(self, work: Callable[[Task], bool], asked: Asked) -> None:
        """A game is over: those bots from outside that have played it are told so by some work in their processes."""
        for crew, _ in self._outside.values():
            if crew.has_seen(asked.id):
                await crew.ask(work, asked, self._seconds, Place(Rank.UNSEEN))

    async def choose(self, asked: Asked, place: Place = FIRST) -> Thought:
        """A bot's move. Where it fails or takes too long, `greedy` plays, so that none hangs.

        `place`: where it stands in the queue, if all processes think already.
        """
        legal = [move.number for move in asked.table.moves(asked.seat)]
        with metrics.BOT_SECONDS.time():
            thought = await self._choose(asked, place)
        if thought is not None and thought.number in legal:
            return thought
        log.warning("the bot %s chose %s: another plays", asked.bot, "nothing" if thought is None else thought.number)
        metrics.BOT_FAULTS.add()
        fault = FAILED if thought is None else CHEATED
        for other in STAND_IN:
            if other != asked.bot and other in bots(asked.table.game):
                number = await self._crew.ask(self._work, replace(asked, bot=other), self._seconds, place)
                if number in legal:
                    return Thought(number, fault)
        return Thought(secrets.choice(legal), fault)

    async def _choose(self, asked: Asked, place: Place) -> Thought | None:
        if asked.bot in self._outside:
            crew, work = self._outside[asked.bot]
            return await crew.ask(work, asked, self._seconds, place)
        number = await self._crew.ask(self._work, asked, self._seconds, place)
        return None if number is None else Thought(number)

    @property
    def waiting(self) -> int:
        """How many bots and advisers wait for a process to think in."""
        return self._crew.waiting + sum(crew.waiting for crew, _ in self._outside.values())

    def close(self) -> None:
        self._crew.close()
        self._aside.close()
        for crew, _ in self._outside.values():
            crew.close()
