"""The frame around a part of a table in the terminal."""

from rich.box import ROUNDED
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from .screen import ACCENT, QUIET


def framed(inside: RenderableType, title: str, note: str) -> Panel:
    """A part of the table with its name above and a note below."""
    return Panel(
        inside,
        title=Text(title, style=f"bold {ACCENT}"),
        title_align="left",
        subtitle=Text(note, style=QUIET),
        subtitle_align="right",
        border_style=ACCENT,
        box=ROUNDED,
    )
