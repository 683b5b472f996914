"""`entrepot bench`: how fast the games are played."""

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from entrepot import BadOption

from .given import find_game
from .screen import console, print_json, progress_bar
from .texts import say

if TYPE_CHECKING:
    from entrepot.bench import Report


class Against(StrEnum):
    """Whom to measure against."""

    PEERS = "peers"


def bench(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help=say("help.bench.games"))] = None,
    seats: Annotated[int | None, typer.Option(help=say("help.bench.seats"))] = None,
    against: Annotated[Against | None, typer.Option(help=say("help.bench.against"))] = None,
    seconds: Annotated[float | None, typer.Option(help=say("help.bench.seconds"), min=0.001)] = None,
    rounds: Annotated[int | None, typer.Option(help=say("help.bench.rounds"), min=1)] = None,
    as_json: Annotated[bool, typer.Option("--json", help=say("help.json"))] = False,
    write: Annotated[Path | None, typer.Option(help=say("help.bench.write"))] = None,
) -> None:
    """Measure how fast the games are played, plain and compiled, and against the peers."""
    from entrepot.bench import report_json, report_markdown, report_table, write_block

    for name in games or []:
        find_game(name)
    if write is not None:
        check_marks(write)
    report = measure_with_progress(games, seats, against is not None, seconds, rounds)
    if write is not None:
        write_block(write, report_markdown(report))
    if as_json:
        print_json(report_json(report))
        return
    screen = console()
    for table in report_table(report):
        screen.print(table)
    for remark in report.remarks:
        screen.print(remark)


def measure_with_progress(
    games: list[str] | None, seats: int | None, peers: bool, seconds: float | None, rounds: int | None
) -> "Report":
    """Measure under a progress bar on the error stream."""
    from entrepot.bench import bench as measure
    from entrepot.bench.suite import ROUNDS, SECONDS

    with progress_bar() as bar:
        task = bar.add_task(say("bench.starting"), total=None)
        return measure(
            games,
            seats,
            peers=peers,
            rounds=rounds or ROUNDS,
            seconds=seconds or SECONDS,
            progress=lambda what, done, of: bar.update(task, description=what, completed=done, total=of),
        )


def check_marks(file: Path) -> None:
    """:raises BadOption: when the figures would have no place in the file: known before anything is measured."""
    from entrepot.bench.report import BLOCK_END, BLOCK_START

    if not file.is_file():
        raise BadOption("no_file", {"file": str(file)})
    page = file.read_text(encoding="utf-8", errors="replace")
    if page.count(BLOCK_START) != 1 or page.count(BLOCK_END) != 1 or page.index(BLOCK_START) > page.index(BLOCK_END):
        raise BadOption("no_marks", {"file": str(file), "start": BLOCK_START, "end": BLOCK_END})
