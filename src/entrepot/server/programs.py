"""Programs from outside at tables: who they are, and how a worker process asks them (docs/outside-bots.md).

Each program has a worker process of its own, so that one that hangs keeps only its own tables waiting.
"""

import os
import signal
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from types import FrameType
from typing import Final

from ..bots import add_bot, bots, forget_bot
from ..bots.outside import OutsideBot, introduce
from ..kernel.errors import UnknownBot
from ..kernel.game import Game
from . import limits
from .bots import Task, Thought, recall
from .clean import clean
from .processes import stand_back
from .texts import say


@dataclass(frozen=True)
class Program:
    """A program as the registry of bots knows it: it makes bots, and says which games it plays."""

    name: str
    command: str
    games: tuple[str, ...]

    def __call__(self, seed: int | None = None) -> OutsideBot:
        return OutsideBot(self.command, seed, limits.PROGRAM_TIME, quiet=True)

    def plays(self, game: Game) -> bool:
        return game.name in self.games


class Programs:
    """The programs that an operator brings. They are among the bots of their games until the house closes."""

    def __init__(self, commands: Sequence[str], games: Sequence[str]) -> None:
        self.commands: dict[str, str] = {}
        """By the name of the bot."""
        try:
            for command in commands:
                self._add(command, games)
        except UnknownBot:
            self.close()
            raise

    def _add(self, command: str, games: Sequence[str]) -> None:
        known = introduce(command, games)
        name = clean(known.name)[: limits.NAME].strip()
        if not name or name.casefold() in [other.casefold() for other in bots()]:
            raise UnknownBot("bot_name_taken", {"command": command, "name": name})
        add_bot(name, Program(name, command, known.games), say("program"))
        self.commands[name] = command

    def close(self) -> None:
        for name in self.commands:
            forget_bot(name)


# In the worker process of a program -------------------------------------------------------------------------------

_running: Final[OrderedDict[tuple[str, int], OutsideBot]] = OrderedDict()
"""The bots of tables and seats, the one that was asked last at the end."""


def think_outside(task: Task) -> Thought | None:
    """Ask the program of a seat; where it fails, the move is that of another bot, and what it did wrong is told."""
    table = recall(task)
    if table is None:
        return None
    bot = _running.pop((task.table, task.seat), None) or OutsideBot(task.program, None, limits.PROGRAM_TIME, quiet=True)
    _running[task.table, task.seat] = bot
    if len(_running) > limits.RUNNING_PROGRAMS:
        _running.popitem(last=False)[1].close()
    faults = len(bot.faults)
    number = bot.choose(table.sight(task.seat)).number
    return Thought(number, bot.faults[-1] if len(bot.faults) > faults else "")


def end_game(task: Task) -> bool:
    """The game of a table is over: its programs are ended."""
    for key in [key for key in _running if key[0] == task.table]:
        _running.pop(key).close()
    return True


def settle_in_outside() -> None:
    """In a new worker: whichever way it ends, its programs end with it."""
    stand_back(limits.BOT_NICE, end_programs)
    signal.signal(signal.SIGTERM, _ended)


def end_programs() -> None:
    for bot in list(_running.values()):
        bot.close()


def _ended(number: int, frame: FrameType | None) -> None:
    end_programs()
    os._exit(0)
