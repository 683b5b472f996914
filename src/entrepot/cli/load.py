"""`entrepot load`: many people and bots at a server, and how long a click takes."""

from contextlib import ExitStack
from typing import TYPE_CHECKING, Annotated

import typer

from entrepot import BadOption

from .given import find_game
from .screen import console, print_json
from .texts import say

if TYPE_CHECKING:
    from entrepot.crowd import Report


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
    processes: Annotated[int, typer.Option(help=say("help.load.processes"), min=1, max=16)] = 1,
    as_json: Annotated[bool, typer.Option("--json", help=say("help.json"))] = False,
) -> None:
    """Let a crowd play at a server, and measure its clicks."""
    from entrepot.bots import bots as known
    from entrepot.crowd import OwnServer, Plan, measure

    title = find_game(game)
    if seats not in title.seats:
        raise title.wrong_seats(seats)
    if people > seats:
        raise BadOption("wrong_people", {"people": people, "seats": seats})
    if address is None and bots not in known(title):
        raise BadOption("unknown_bot", {"bot": bots, "bots": list(known(title))})
    plan = Plan(tables, seconds, bots, title.name, seats, thought, seed, people)
    with ExitStack() as stack:
        if address is None:
            server = stack.enter_context(OwnServer(database, processes))
            report = measure(plan, server.addresses, server.processes)
        else:
            report = measure(plan, [place.rstrip("/") for place in address])
    if as_json:
        print_json(report.as_data())
    else:
        _tell(report, title.title)
    if report.faults and not as_json:
        raise typer.Exit(1)


def _tell(report: "Report", game: str) -> None:
    """The report in words."""
    from entrepot.crowd import within

    plan = report.plan
    parts = {"half": 0.5, "p95": 0.95, "p99": 0.99, "slowest": 1.0}
    clicks = {name: f"{1000 * within(report.clicks, part):.0f}" for name, part in parts.items()}
    waits = {name: f"{within(report.waits, part):.1f}" for name, part in parts.items()}
    out = console()
    seated = {"seats": plan.seats, "people": plan.people, "bots": plan.bots}
    out.print(say("load.plan", tables=plan.tables, game=game, seconds=f"{plan.seconds:g}", **seated))
    out.print(say("load.clicks", clicks=len(report.clicks), **clicks))
    out.print(say("load.waits", waits=len(report.waits), **waits))
    if report.cpu_per_move is not None and report.memory_per_table is not None:
        cost = {"cpu": f"{report.cpu_per_move:.2f}", "memory": f"{report.memory_per_table:.2f}"}
        out.print(say("load.cost", moves=report.moves, **cost))
    if report.faults:
        out.print(say("load.faults", faults=len(report.faults), first=report.faults[0]))
