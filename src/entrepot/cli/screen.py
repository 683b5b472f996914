"""Where output goes: pictures and sentences to a rich console, data as JSON to the output stream alone."""

import json
from importlib import import_module
from typing import TYPE_CHECKING

import typer

from .texts import say

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


def interval(low: float, high: float) -> str:
    """The ends of an interval of shares."""
    return f"{100 * low:.1f}–{high:.1%}"


def print_json(data: object) -> None:
    """Data for machines."""
    typer.echo(json.dumps(data, indent=2, ensure_ascii=False))


def lacking(missing: ModuleNotFoundError, extra: str) -> typer.Exit:
    """The end of a command that needs a package of an extra, which is named."""
    console(errors=True).print(say("learn.missing", module=missing.name, extra=extra))
    return typer.Exit(1)


def need_ray() -> None:
    """:raises typer.Exit: when Ray is not installed; missing packages are named before anything is begun."""
    try:
        import_module("ray")
    except ModuleNotFoundError as missing:
        raise lacking(missing, "ray") from None
