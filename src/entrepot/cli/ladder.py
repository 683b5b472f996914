"""`entrepot ladder`: all bots and levels of every game, measured, and the page that shows them."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import entrepot
from entrepot import BadOption

from .bench import check_marks
from .files import check_writable
from .given import find_game
from .screen import interval, progress_bar
from .texts import say

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

    from entrepot.arena.ladder import Meeting, Piece, Rung, Share

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
    from entrepot.arena.ladder import measure, read_levels, read_pieces, seat_counts, usual_bots, write_levels
    from entrepot.bench.report import write_block

    if write is not None:
        check_marks(write)
    check_writable(keep, levels)
    if levels is not None:
        read_levels(levels)  # refused before anything is played, if at all
    names = [find_game(title).name for title in titles or entrepot.games()]
    check_seats(seats or (), names)
    usual = usual_bots(seconds)
    specs = usual if bots is None else bots.split(",")
    pieces = read_pieces([*(known or ()), *([keep] if keep is not None and keep.is_file() else [])])
    if not (known and keep is None):  # from files alone nothing is played
        for name, count in [(title, count) for title in names for count in seat_counts(title, seats or ())]:
            with progress_bar() as bar:
                tell = partial(show, bar, bar.add_task(say("arena.progress", game=name, seats=count), total=None))
                others = [piece for piece in pieces if (piece.game, piece.seats) != (name, count)]
                save = None if keep is None else partial(write_more, keep, others)
                pieces = others + measure(name, count, specs, games, seed, pieces, jobs, minutes, tell, save)
    page = as_page(pieces, names, seats or ())
    if levels is not None:
        write_levels(levels, pieces)
    if write is not None:
        write_block(write, page)
    else:
        typer.echo(page)


def check_seats(wanted: Sequence[int], names: Sequence[str]) -> None:
    """:raises BadOption: when none of the games is for so many seats."""
    for count in wanted:
        if all(count not in entrepot.load(name).seats for name in names):
            raise BadOption("not_for_seats", {"seats": count})


def write_more(file: Path, known: "list[Piece]", found: "list[Piece]") -> None:
    """Keep all pieces, as often as there is one more."""
    from entrepot.arena.ladder import write_pieces

    write_pieces(file, known + found)


def show(bar: "Progress", task: "TaskID", what: str, done: int, of: int) -> None:
    """Say in the progress bar which pair plays."""
    bar.update(task, description=what, completed=done, total=of)


def as_page(pieces: "Sequence[Piece]", names: Sequence[str], seats: Sequence[int] = ()) -> str:
    """The ladders as Markdown: a table for each game and number of seats, or for these numbers only.

    Where not all bots have met, it tells only who met whom.
    """
    from entrepot.arena.ladder import all_met, meetings, rungs, seat_counts

    parts = []
    for name in names:
        counts = [count for count in seat_counts(name, seats) if meetings(pieces, name, count)]
        if counts:
            parts.append(f"### {entrepot.load(name).title}")
        for count in counts:
            ladder = all_met(pieces, name, count)
            table = as_table(rungs(pieces, name, count)) if ladder else as_meetings(meetings(pieces, name, count))
            parts += [say("ladder.seats", seats=count, share=f"{1 / count:.0%}"), table]
    return "\n\n".join(parts) if parts else say("ladder.nothing")


def as_table(found: "Sequence[Rung]") -> str:
    """A Markdown table, the strongest first."""
    lines = headed("bot", "rating", "won", "interval", "games", "time")
    for rung in found:
        rating = f"{rung.rating.mean:.1f} ± {2 * rung.rating.doubt:.1f}"
        lines.append([rung.bot, rating, *as_cells(rung.share), f"{rung.milliseconds:.3g}"])
    return drawn(lines)


def as_meetings(found: "Sequence[Meeting]") -> str:
    """A Markdown table of who has played alone against whom."""
    lines = headed("bot", "against", "wins", "interval", "games")
    return drawn(lines + [[bot, share.below, *as_cells(share)] for bot, share in found])


def headed(*columns: str) -> list[list[str]]:
    """The first lines of a table; names stand left, numbers right."""
    left = ("bot", "against")
    rules = ["---" if column in left else "---:" for column in columns]
    return [[say(f"ladder.{column}") for column in columns], rules]


def as_cells(share: "Share | None") -> list[str]:
    """How often one bot wins, the interval, and in how many games."""
    if share is None:
        return ["–", "–", "–"]
    return [f"{share.rate:.1%}", interval(share.low, share.high), str(share.games)]


def drawn(lines: Sequence[Sequence[str]]) -> str:
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)
