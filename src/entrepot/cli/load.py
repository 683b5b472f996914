"""`entrepot load`: many people and bots at a server, and how long a click takes."""

from contextlib import nullcontext
from typing import Annotated

import typer

from entrepot import BadOption

from .given import find_game
from .screen import console, print_json
from .texts import say


def load(
    tables: Annotated[int, typer.Option(help=say("help.load.tables"), min=1, max=1000)] = 20,
    seconds: Annotated[float, typer.Option(help=say("help.load.seconds"), min=1, max=600)] = 20.0,
    bots: Annotated[str, typer.Option(help=say("help.load.bots"))] = "level-5",
    game: Annotated[str, typer.Option(help=say("help.game"))] = "carthage",
    seats: Annotated[int, typer.Option(help=say("help.load.seats"), min=2)] = 2,
    thought: Annotated[float, typer.Option(help=say("help.load.thought"), min=0)] = 1.0,
    seed: Annotated[int, typer.Option(help=say("help.arena.seed"))] = 1,
    address: Annotated[str | None, typer.Option(metavar="URL", help=say("help.load.address"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=say("help.json"))] = False,
) -> None:
    """Let a crowd play at a server, and measure its clicks."""
    from entrepot.bots import bots as known
    from entrepot.crowd import OwnServer, Plan, measure, within

    title = find_game(game)
    if seats not in title.seats:
        raise title.wrong_seats(seats)
    if address is None and bots not in known(title):
        raise BadOption("unknown_bot", {"bot": bots, "bots": list(known(title))})
    plan = Plan(tables, seconds, bots, title.name, seats, thought, seed)
    with OwnServer() if address is None else nullcontext(address.rstrip("/")) as place:
        report = measure(plan, place)
    if as_json:
        print_json(report.as_data())
        return
    parts = {"half": 0.5, "p95": 0.95, "p99": 0.99, "slowest": 1.0}
    clicks = {name: f"{1000 * within(report.clicks, part):.0f}" for name, part in parts.items()}
    waits = {name: f"{within(report.waits, part):.1f}" for name, part in parts.items()}
    out = console()
    out.print(say("load.plan", tables=tables, game=title.title, seats=seats, bots=bots, seconds=f"{seconds:g}"))
    out.print(say("load.clicks", clicks=len(report.clicks), **clicks))
    out.print(say("load.waits", waits=len(report.waits), **waits))
    if report.faults:
        out.print(say("load.faults", faults=len(report.faults), first=report.faults[0]))
        raise typer.Exit(1)
