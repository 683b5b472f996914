"""Entrepot: merchant board games as exact rules, with bots that play them.

>>> import entrepot
>>> table = entrepot.load("carthage").deal(seats=3, seed=7)
>>> table.waiting
(0,)
>>> [move.text for move in table.moves(0)]
['token red', 'token blue', 'token yellow', 'token green']
>>> events = table.play(0, "token red")
"""

from pathlib import Path

from .bots import Bot, add_bot, bot, bots
from .games import add_game, games, load
from .kernel import position as _position
from .kernel.dice import Dice
from .kernel.errors import (
    BadBox,
    BadOption,
    BadSave,
    CannotUndo,
    EntrepotError,
    IllegalMove,
    UnknownBot,
    UnknownGame,
)
from .kernel.events import Event, Prompt
from .kernel.game import Game
from .kernel.moves import Move
from .kernel.options import Option
from .kernel.playout import playout
from .kernel.position import Position, Step
from .kernel.reasons import Because, Reason, Reasons
from .kernel.save import read_header, read_save
from .kernel.sight import Sight
from .kernel.table import Table

__version__ = "0.1.0"

__all__ = [
    "BadBox",
    "BadOption",
    "BadSave",
    "Because",
    "Bot",
    "CannotUndo",
    "Dice",
    "EntrepotError",
    "Event",
    "Game",
    "IllegalMove",
    "Move",
    "Option",
    "Position",
    "Prompt",
    "Reason",
    "Reasons",
    "Sight",
    "Step",
    "Table",
    "UnknownBot",
    "UnknownGame",
    "add_bot",
    "add_game",
    "bot",
    "bots",
    "build",
    "games",
    "load",
    "playout",
    "restore",
]


def build() -> str:
    """Which build of the rules runs: "compiled" or "plain"."""
    return "plain" if str(_position.__file__).endswith(".py") else "compiled"


def restore(text: str, box: str | Path | None = None) -> Table:
    """The table of a saved game; `box` names the box file where the game was played with another than its own."""
    return read_save(text, load(read_header(text).game, box))
