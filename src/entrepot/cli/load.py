"""`entrepot load`: many people and bots at a server, and how long a click takes."""

from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from entrepot import BadOption

from .given import find_game
from .screen import QUIET, console, print_json
from .texts import say

if TYPE_CHECKING:
    from entrepot.crowd import Report


COLUMNS = ("clicks", "half", "p99", "cpu", "crowd", "memory")


class Run(NamedTuple):
    """A server that is measured."""

    name: str
    processes: int
    command: str
    apart: bool = False


def load(
    tables: Annotated[int, typer.Option(help=say("help.load.tables"), min=1, max=1000)] = 20,
    seconds: Annotated[float, typer.Option(help=say("help.load.seconds"), min=1, max=600)] = 20.0,
    bots: Annotated[str, typer.Option(help=say("help.load.bots"))] = "level-5",
    game: Annotated[str, typer.Option(help=say("help.game"))] = "carthage",
    seats: Annotated[int, typer.Option(help=say("help.load.seats"), min=2)] = 2,
    people: Annotated[int, typer.Option(help=say("help.load.people"), min=1)] = 1,
    thought: Annotated[float, typer.Option(help=say("help.load.thought"), min=0)] = 1.0,
    seed: Annotated[int, typer.Option(help=say("help.arena.seed"))] = 1,
    address: Annotated[list[str] | None, typer.Option(metavar="URL", help=say("help.load.address"))] = None,
    database: Annotated[str, typer.Option(metavar="URL", help=say("help.load.database"))] = "",
    processes: Annotated[list[int] | None, typer.Option(help=say("help.load.processes"), min=1, max=16)] = None,
    apart: Annotated[bool, typer.Option("--apart", help=say("help.load.apart"))] = False,
    command: Annotated[str, typer.Option(metavar="COMMAND", help=say("help.load.command"))] = "",
    beside: Annotated[str, typer.Option(metavar="COMMAND", help=say("help.load.beside"))] = "",
    as_json: Annotated[bool, typer.Option("--json", help=say("help.json"))] = False,
) -> None:
    """Let a crowd play at a server, and measure its clicks."""
    from entrepot.bots import bots as known
    from entrepot.crowd import OwnServer, Plan, Report, measure

    title = find_game(game)
    if seats not in title.seats:
        raise title.wrong_seats(seats)
    if people > seats:
        raise BadOption("wrong_people", {"people": people, "seats": seats})
    if address is None and bots not in known(title):
        raise BadOption("unknown_bot", {"bot": bots, "bots": list(known(title))})
    plan = Plan(tables, seconds, bots, title.name, seats, thought, seed, people)
    reports: dict[str, Report] = {}
    if address is not None:
        reports[""] = measure(replace(plan, apart=apart), [place.rstrip("/") for place in address])
    else:
        runs = [Run(say("load.beside"), 1, beside)] if beside else []
        for count in processes or [1]:
            name = say("load.processes", processes=count)
            runs.append(Run(name, count, command))
            if apart and count > 1:
                runs.append(Run(say("load.apart", server=name), count, command, apart=True))
        for run in runs:
            with OwnServer(database, run.processes, run.command) as server:
                reports[run.name] = measure(replace(plan, apart=run.apart), server.addresses, server.processes)
    found = list(reports.values())
    if as_json:
        print_json(found[0].as_data() if len(found) == 1 else {name: one.as_data() for name, one in reports.items()})
        return
    if len(found) == 1:
        _tell(found[0], title.title)
    else:
        _compare(reports, title.title)
    if any(report.faults for report in found):
        raise typer.Exit(1)


def _plan(report: "Report", game: str) -> str:
    plan = report.plan
    seated = {"seats": plan.seats, "people": plan.people, "bots": plan.bots}
    return say("load.plan", tables=plan.tables, game=game, seconds=f"{plan.seconds:g}", **seated)


def _compare(reports: "dict[str, Report]", game: str) -> None:
    """Several servers, one below the other. Where the terminal is narrow their names give way, never a number."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    from entrepot.crowd import within

    rows: list[list[str]] = []
    for report in reports.values():
        times = [f"{1000 * within(report.clicks, part):.0f} ms" for part in (0.5, 0.99)]
        cost = [f"{report.cpu_per_move or 0:.2f} ms", f"{report.crowd_per_move:.2f} ms"]
        rows.append([str(len(report.clicks)), *times, *cost, f"{report.memory_per_table or 0:.3f}"])
    table = Table(box=SIMPLE_HEAD, header_style=QUIET, pad_edge=False)
    table.add_column("", overflow="fold")
    for column, cells in zip(COLUMNS, zip(*rows)):
        heading = say(f"load.column.{column}")
        table.add_column(heading, justify="right", width=max(map(len, [*heading.split(), *cells])))
    for name, row in zip(reports, rows):
        table.add_row(name, *row)
    out = console()
    out.print(_plan(next(iter(reports.values())), game))
    out.print(table)
    for report in reports.values():
        _tell_faults(report)


def _tell(report: "Report", game: str) -> None:
    """The report in words."""
    from entrepot.crowd import within

    parts = {"half": 0.5, "p95": 0.95, "p99": 0.99, "slowest": 1.0}
    clicks = {name: f"{1000 * within(report.clicks, part):.0f}" for name, part in parts.items()}
    waits = {name: f"{within(report.waits, part):.1f}" for name, part in parts.items()}
    out = console()
    out.print(_plan(report, game))
    out.print(say("load.clicks", clicks=len(report.clicks), **clicks))
    out.print(say("load.waits", waits=len(report.waits), **waits))
    if report.cpu_per_move is not None and report.memory_per_table is not None:
        cost = {"cpu": f"{report.cpu_per_move:.2f}", "memory": f"{report.memory_per_table:.3f}"}
        out.print(say("load.cost", moves=report.moves, crowd=f"{report.crowd_per_move:.2f}", **cost))
    _tell_faults(report)


def _tell_faults(report: "Report") -> None:
    if report.faults:
        console().print(say("load.faults", faults=len(report.faults), first=report.faults[0]))
