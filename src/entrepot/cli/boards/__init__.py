"""Boards: how the view of a game is drawn in a terminal. A game without a board of its own gets a tidy tree."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from entrepot import Game, outside

from ..speech import Names, Spelling, as_they_are

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

    Drawing = Callable[[Game, "View", Names], RenderableType]

__all__ = ["Board", "Printed", "View", "board_of"]

View = Mapping[str, Any]
"""What `Table.view` gives. Only a game's own board knows what its `board` is: what `games/*/view.py` declares."""


@dataclass(frozen=True)
class Board:
    """How a game looks. Everything is drawn from views and from what is printed in the box, never from positions."""

    draw: "Drawing"
    """The whole table."""
    own: "Drawing"
    """What the viewer has before them: enough for the second question of a turn."""
    paint: "Callable[[Game, Text], None]"
    """Colours the words of a sentence that name pieces."""
    spelling: Spelling = as_they_are
    """Names cards and pieces in sentences as people call them."""


class Printed:
    """What a board shows, from the box of its game and in the game's words."""

    def __init__(self, game: Game) -> None:
        self.words = game.words

    def say(self, key: str, **values: object) -> str:
        """A text of the board: `say("board.market")`."""
        return self.words.say(key, values)


def board_of(game: str) -> Board:
    """The board of a game: the module of its name in this folder, else what a package brings, else the fallback."""
    if game.isidentifier() and find_spec(f"{__name__}.{game}"):
        return _in_room(game)
    board = outside.brought(outside.TERMINAL, game)
    return board if isinstance(board, Board) else _in_room("fallback")


def _in_room(room: str) -> Board:
    board = import_module(f"{__name__}.{room}").BOARD
    assert isinstance(board, Board)
    return board
