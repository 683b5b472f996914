"""What a table looks like: the board of the terminal, as text with its colours or as a picture."""

from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import numpy.typing as npt

from ...kernel.game import Game
from ...kernel.table import TableView
from . import RenderMode

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.style import Style

RENDER_MODES: Final = ("human", "ansi", "rgb_array")
WIDTH: Final = 100
"""Columns of the board."""
ROOM: Final = 8
"""So many lines more than the first board a picture has: boards grow, yet all pictures shall have the same size."""
SIZE: Final = 15
PAPER: Final = (24, 24, 27)
INK: Final = (228, 228, 231)
Colour = tuple[int, int, int]


class Painter:
    """Shows a table in one of the render modes."""

    def __init__(self, game: Game, mode: RenderMode | None) -> None:
        if mode not in (None, *RENDER_MODES):
            raise ValueError(f"a render mode is one of {', '.join(RENDER_MODES)}, not {mode!r}")
        self.game = game
        self.mode = mode
        self._lines = 0

    def show(self, view: TableView) -> Any:
        """What the mode asks for: a printed board and nothing, a text, a picture; without a mode nothing."""
        if self.mode == "ansi":
            return self.text(view)
        if self.mode == "rgb_array":
            return self.picture(view)
        if self.mode == "human":
            print(self.text(view))
        return None

    def text(self, view: TableView) -> str:
        """The board as text with the escape codes of its colours."""
        console, board = drawn(self.game, view)
        with console.capture() as captured:
            console.print(board)
        return captured.get()

    def picture(self, view: TableView) -> npt.NDArray[np.uint8]:
        """The board as rows of pixels, each red, green and blue."""
        font, across, down = typeface()
        from PIL import Image, ImageDraw

        console, board = drawn(self.game, view)
        lines = console.render_lines(board)
        self._lines = self._lines or len(lines) + ROOM
        picture = Image.new("RGB", (across * WIDTH, down * self._lines), PAPER)
        pen = ImageDraw.Draw(picture)
        for row, line in enumerate(lines[: self._lines]):
            column = 0
            for segment in line:
                ink, ground = colours(segment.style)
                left, top, right = column * across, row * down, (column + segment.cell_length) * across
                if ground != PAPER:
                    pen.rectangle((left, top, right - 1, top + down - 1), ground)
                pen.text((left, top), segment.text, ink, font)
                column += segment.cell_length
        return np.asarray(picture, np.uint8).copy()


def colours(style: "Style | None") -> tuple[Colour, Colour]:
    """Ink and paper."""
    if style is None:
        return INK, PAPER
    ink: Colour = style.color.get_truecolor() if style.color and not style.color.is_default else INK
    paper: Colour = style.bgcolor.get_truecolor() if style.bgcolor and not style.bgcolor.is_default else PAPER
    if style.reverse:
        ink, paper = paper, ink
    return halfway(ink, paper) if style.dim else ink, paper


def halfway(one: Colour, other: Colour) -> Colour:
    """A colour between two."""
    return ((one[0] + other[0]) // 2, (one[1] + other[1]) // 2, (one[2] + other[2]) // 2)


def drawn(game: Game, view: TableView) -> "tuple[Console, RenderableType]":
    """A console with all colours, and the board."""
    from rich.console import Console

    from ...cli.boards import board_of
    from ...cli.speech import neutral_names

    console = Console(force_terminal=True, color_system="truecolor", width=WIDTH, highlight=False, emoji=False)
    return console, board_of(game.name).draw(game, view, neutral_names(view["seats"]))


@cache
def typeface() -> tuple[Any, int, int]:
    """A typeface whose letters have one width, which comes with matplotlib; that width, and the height of a line."""
    found = find_spec("matplotlib")
    if found is None or found.origin is None:
        raise ImportError('render_mode="rgb_array" needs matplotlib: pip install entrepot[pictures]')
    from PIL import ImageFont

    font = ImageFont.truetype(Path(found.origin).parent / "mpl-data" / "fonts" / "ttf" / "DejaVuSansMono.ttf", SIZE)
    above, below = font.getmetrics()
    return font, round(font.getlength("m")), above + below
