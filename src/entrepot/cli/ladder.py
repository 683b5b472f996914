"""`entrepot ladder`: all bots and levels of every game, measured, and the page that shows them."""

import json
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import entrepot

from .bench import check_marks
from .given import find_game
from .screen import console, progress_bar
from .texts import say

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

    from entrepot.arena.ladder import Piece, Rung

GAMES = 400
SECONDS = 0.2
SEED = 16_000


def ladder(
    titles: Annotated[list[str] | None, typer.Argument(metavar="GAME...", help=say("help.ladder.titles"))] = None,
    games: Annotated[int, typer.Option(help=say("help.ladder.games"), min=1)] = GAMES,
    seats: Annotated[list[int] | None, typer.Option(help=say("help.ladder.seats"))] = None,
    seconds: Annotated[float, typer.Option(help=say("help.ladder.seconds"), min=0.001)] = SECONDS,
    bots: Annotated[str | None, typer.Option(help=say("help.ladder.bots"))] = None,
    seed: Annotated[int, typer.Option(help=say("help.arena.seed"))] = SEED,
    jobs: Annotated[int | None, typer.Option(help=say("help.arena.jobs"), min=1)] = None,
    minutes: Annotated[float | None, typer.Option(help=say("help.ladder.minutes"), min=0)] = None,
    known: Annotated[list[Path] | None, typer.Option("--from", help=say("help.ladder.from"))] = None,
    keep: Annotated[Path | None, typer.Option("--json", metavar="FILE", help=say("help.ladder.json"))] = None,
    write: Annotated[Path | None, typer.Option(metavar="FILE", help=say("help.ladder.write"))] = None,
    levels: Annotated[Path | None, typer.Option(metavar="FILE", help=say("help.ladder.levels"))] = None,
) -> None:
    """Measure all bots and levels, and write the ladder down."""
    from entrepot.arena.ladder import levels_data, measure, read_pieces, seat_counts, usual_bots
    from entrepot.bench.report import write_block

    if write is not None:
        check_marks(write)
    names = [find_game(title).name for title in titles or entrepot.games()]
    specs = usual_bots(seconds) if bots is None else bots.split(",")
    pieces = read_pieces([*(known or ()), *([keep] if keep is not None and keep.is_file() else [])])
    if not (known and keep is None):  # from files alone nothing is played
        for name, count in [(title, count) for title in names for count in seat_counts(title, seats or ())]:
            with progress_bar() as bar:
                tell = partial(show, bar, bar.add_task(say("arena.progress", game=name, seats=count), total=None))
                others = [piece for piece in pieces if (piece.game, piece.seats) != (name, count)]
                save = None if keep is None else partial(write_more, keep, others)
                pieces = others + measure(name, count, specs, games, seed, pieces, jobs, minutes, tell, save)
    page = as_page(pieces, names)
    if levels is not None:
        levels.write_text(json.dumps(levels_data(pieces), indent=2) + "\n", encoding="utf-8")
    if write is not None:
        write_block(write, page)
    else:
        console().print(page)


def write_more(file: Path, known: "list[Piece]", found: "list[Piece]") -> None:
    """Keep all pieces, as often as there is one more."""
    from entrepot.arena.ladder import write_pieces

    write_pieces(file, known + found)


def show(bar: "Progress", task: "TaskID", what: str, done: int, of: int) -> None:
    """Say in the progress bar which pair plays."""
    bar.update(task, description=what, completed=done, total=of)


def as_page(pieces: "Sequence[Piece]", names: Sequence[str]) -> str:
    """The ladders as Markdown: a table for each game and number of seats."""
    from entrepot.arena.ladder import rungs, seat_counts

    parts = []
    for name in names:
        tables = [(count, rungs(pieces, name, count)) for count in seat_counts(name, ())]
        if not any(found for _, found in tables):
            continue
        parts.append(f"### {entrepot.load(name).title}")
        for count, found in tables:
            if found:
                parts += [say("ladder.seats", seats=count, share=f"{1 / count:.0%}"), as_table(found)]
    return "\n\n".join(parts) if parts else say("ladder.nothing")


def as_table(found: "Sequence[Rung]") -> str:
    """A Markdown table, the strongest first."""
    headings = [say(f"ladder.{column}") for column in ("bot", "rating", "won", "interval", "games", "time")]
    lines = [headings, ["---", *["---:"] * (len(headings) - 1)]]
    for rung in found:
        beaten = rung.share
        lines.append(
            [
                rung.bot,
                f"{rung.rating.mean:.1f} ± {2 * rung.rating.doubt:.1f}",
                "–" if beaten is None else f"{beaten.rate:.1%}",
                "–" if beaten is None else f"{100 * beaten.low:.1f}–{beaten.high:.1%}",
                "–" if beaten is None else str(beaten.games),
                f"{rung.milliseconds:.3g}",
            ]
        )
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)
