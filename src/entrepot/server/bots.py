"""Bots think in worker processes, never in the loop that serves people."""

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import cache

from ..bots import bot as make_bot
from ..bots import bots
from ..games import load
from ..kernel.errors import BadOption
from ..kernel.game import Game
from ..kernel.save import read_header, read_save
from ..kernel.table import Table
from . import limits
from .words import clean

log = logging.getLogger(__name__)

STAND_IN = ("greedy", "random")
"""Who plays for a person who has left: the first of these that there is."""

Think = Callable[[str, str, int], int]
"""From a bot's name, a saved game and a seat to the number of a move."""


@cache
def _game(name: str) -> Game:
    return load(name)


def think(bot: str, save: str, seat: int) -> int:
    """In a worker: rebuild the table and let the bot choose from what its seat may know."""
    table = read_save(save, _game(read_header(save).game))
    return make_bot(bot).choose(table.sight(seat)).number


def _settle_in() -> None:
    """In a new worker: Ctrl-C is for the server to answer; and when the server dies, however it dies, so do we."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


class Worker:
    """One process that thinks about one move at a time, started when it is first needed."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Think, bot: str, save: str, seat: int, seconds: float) -> int:
        """Let the process do its work. A new process is given time to start that does not count."""
        loop = asyncio.get_running_loop()
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _settle_in)
            await asyncio.wait_for(loop.run_in_executor(self._pool, os.getpid), limits.BOT_START)
        return await asyncio.wait_for(loop.run_in_executor(self._pool, work, bot, save, seat), seconds)

    def end(self) -> None:
        """End the process, whatever it is doing; the next move starts a new one."""
        if self._pool is not None:
            processes = list((getattr(self._pool, "_processes", None) or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
            for process in processes:
                process.kill()


def stand_in(game: Game) -> str:
    """Who plays a game for a person who has left."""
    return next(name for name in STAND_IN if name in bots(game))


def chosen_bot(game: Game, wish: str | None) -> str:
    """The bot somebody wants at a game; without a wish, the usual one."""
    bot = wish or stand_in(game)
    if bot not in bots(game):
        raise BadOption(f'There is no bot "{clean(bot)}"; there are {", ".join(bots(game))}.')
    return bot


class BotPool:
    """A few worker processes that think for all tables. A bot that fails costs its own move only."""

    def __init__(self, workers: int, seconds: float = limits.BOT_TIME, work: Think = think) -> None:
        self._seconds = seconds
        self._work = work
        self._workers = [Worker() for _ in range(workers)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def choose(self, bot: str, id: str, table: Table, seat: int) -> int:
        """The bot's move; a random one if it fails or takes too long, so that no table ever hangs."""
        legal = [move.number for move in table.moves(seat)]
        number = await self._ask(bot, table.save(), seat)
        if number in legal:
            return number
        if number is not None:
            log.warning("the bot %s chose move %r, which is not legal: a random move is played", bot, number)
        return secrets.choice(legal)

    async def _ask(self, bot: str, save: str, seat: int) -> int | None:
        """What the bot says; None if it says nothing. Its time is counted from when it begins to think."""
        worker = await self._free.get()
        answered = False
        try:
            number = await worker.run(self._work, bot, save, seat, self._seconds)
            answered = True
            return number
        except Exception as problem:
            log.warning("the bot %s gave no answer (%r): a random move is played", bot, problem)
            return None
        finally:
            if not answered:
                worker.end()
            self._free.put_nowait(worker)

    def close(self) -> None:
        for worker in self._workers:
            worker.end()
