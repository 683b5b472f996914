"""Where output goes: pictures and sentences to a rich console, data as JSON to the output stream alone."""

import json
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress

ACCENT = "#c8663f"
"""The house's terracotta: frames and headings, nothing that carries meaning by colour alone."""
QUIET = "dim"


def console(*, errors: bool = False) -> "Console":
    """A console of the size of the terminal, 80 columns where there is none. Made when needed: rich takes a moment."""
    from rich.console import Console

    return Console(stderr=errors, highlight=False, emoji=False, markup=False)


def progress_bar() -> "Progress":
    """A bar on the error stream that goes away at the end; none where nobody sits at a terminal."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    screen = console(errors=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal)


def print_json(data: object) -> None:
    """Data for machines."""
    typer.echo(json.dumps(data, indent=2, ensure_ascii=False))
