"""`entrepot arena`: bots play many games against each other."""

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from entrepot import BadOption
from entrepot.kernel.dice import seed_or_any
from entrepot.writing import write_whole

from .files import check_writable
from .given import find_game, read_options, remark_on
from .screen import ACCENT, console, interval, need_ray, print_json, progress_bar
from .texts import say

if TYPE_CHECKING:
    from rich.table import Table

    from entrepot.arena import Contest, Meeting, Standing
    from entrepot.arena.match import Outcome

NAME = 10
"""Columns that the name of a bot has at least: with three figures before the point of a score, 80 are full."""


def arena(
    game: Annotated[str, typer.Argument(help=say("help.game"))],
    bots: Annotated[list[str], typer.Argument(metavar="BOT...", help=say("help.arena.bots"))],
    games: Annotated[int, typer.Option(help=say("help.arena.games"), min=1)] = 200,
    seats: Annotated[int | None, typer.Option(help=say("help.arena.seats"))] = None,
    pairs: Annotated[bool, typer.Option("--pairs", help=say("help.arena.pairs"))] = False,
    hero: Annotated[str | None, typer.Option(metavar="BOT", help=say("help.arena.hero"))] = None,
    seed: Annotated[int | None, typer.Option(help=say("help.arena.seed"))] = None,
    jobs: Annotated[int | None, typer.Option(help=say("help.arena.jobs"), min=1)] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help=say("help.arena.ray"))] = None,
    option: Annotated[list[str] | None, typer.Option(help=say("help.option"))] = None,
    box: Annotated[Path | None, typer.Option(help=say("help.box_file"))] = None,
    chart: Annotated[Path | None, typer.Option(metavar="FILE.svg", help=say("help.arena.chart"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=say("help.json"))] = False,
) -> None:
    """Let bots play many games, every bot in every seat, and count wins and points."""
    from entrepot.arena import Contest, meetings, milliseconds, read_entrant, standings
    from entrepot.arena.entrants import of_the_house

    if pairs and hero is not None:
        raise BadOption("pairs_or_hero")
    check_writable(chart)
    if ray is not None:
        need_ray()
    loaded = find_game(game, box)
    specs = bots if hero is None else [hero, *bots]
    usual = loaded.seats[0] if pairs or hero is not None else min(max(len(specs), loaded.seats[0]), loaded.seats[-1])
    contest = Contest(
        game=loaded.name,
        entrants=tuple(read_entrant(spec) for spec in specs),
        seats=seats if seats is not None else usual,
        games=games,
        seed=seed_or_any(seed),
        options=read_options(loaded, option or []),
        box=box,
        manner="pairs" if pairs else "together" if hero is None else "hero",
    )
    remark_on(of_the_house(contest.entrants), loaded)
    outcomes = play_with_progress(contest, jobs, ray)
    found = standings(contest.entrants, outcomes)
    met = meetings(contest.entrants, outcomes) if contest.manner != "together" else []
    times = milliseconds(contest.entrants, outcomes)
    if chart is not None:
        write_whole(chart, drawn(contest, found, met))
    if as_json:
        head = {"game": contest.game, "seats": contest.seats, "games": games, "seed": contest.seed}
        lines = {"bots": [asdict(standing) for standing in found], "meetings": [asdict(meeting) for meeting in met]}
        print_json({**head, "manner": contest.manner, "options": dict(contest.options), **lines, "milliseconds": times})
        return
    if met:
        console().print(meetings_table(contest, met))
    console().print(standings_table(contest, found, times))
    for row in found:
        if row.replaced:
            typer.echo(say("arena.replaced", bot=row.label, moves=row.replaced, all=row.decisions))


def play_with_progress(wanted: "Contest", jobs: int | None, ray: str | None) -> "list[Outcome]":
    """Play all games under a progress bar on the error stream."""
    from entrepot.arena import contest

    with progress_bar() as bar:
        task = bar.add_task(say("arena.progress", game=wanted.game, seats=wanted.seats), total=wanted.total)
        return contest(wanted, jobs, lambda done: bar.update(task, completed=done), ray)


def title_of(contest: "Contest") -> str:
    return say("arena.title", game=contest.game, games=contest.total, seats=contest.seats, seed=contest.seed)


def drawn(contest: "Contest", found: "list[Standing]", met: "list[Meeting]") -> str:
    """The chart of a contest: who beat whom, where two met; else how often each has won."""
    from entrepot.arena.chart import Bar, chart

    if contest.manner == "together":
        bars = [
            Bar(row.label, row.rate, row.low, row.high, say("arena.rated", rating=f"{row.rating:.1f}"))
            for row in by_strength(found)
        ]
    else:
        bars = [
            Bar(say("arena.against", one=row.one, other=row.other), row.rate, row.low, row.high, f"{row.rate:.1%}")
            for row in met
        ]
    return chart(title_of(contest), bars, 1 / contest.seats)


def by_strength(found: "list[Standing]") -> "list[Standing]":
    return sorted(found, key=lambda standing: -standing.rating)


def ruled(title: str, note: str, names: Sequence[str], figures: Sequence[str]) -> "Table":
    """A table with names on the left and figures on the right."""
    from rich.box import ROUNDED
    from rich.table import Table

    table = Table(title=title, caption=note, title_style=f"bold {ACCENT}", border_style=ACCENT, box=ROUNDED)
    for heading in names:
        table.add_column(say(f"arena.{heading}"), overflow="fold", min_width=NAME)
    for heading in figures:
        table.add_column(say(f"arena.{heading}"), justify="right", no_wrap=True)
    return table


def standings_table(contest: "Contest", found: "list[Standing]", times: dict[str, float]) -> "Table":
    """The standings, the best first."""
    note = say("arena.note", share=f"{1 / contest.seats:.0%}")
    figures = ("played", "win_rate", "interval", "rating", "score", "time")
    table = ruled(title_of(contest), note, ("bot",), figures)
    for row in by_strength(found):
        table.add_row(
            row.label,
            str(row.played),
            f"{row.rate:.1%}",
            interval(row.low, row.high),
            f"{row.rating:.1f} ± {2 * row.doubt:.1f}",
            f"{row.mean_score:.2f}",
            f"{times[row.label]:.3g}",
        )
    return table


def meetings_table(contest: "Contest", met: "list[Meeting]") -> "Table":
    """How each did alone against each other."""
    note = say("arena.note", share=f"{1 / contest.seats:.0%}")
    title = say("arena.meetings", others=contest.seats - 1)
    table = ruled(title, note, ("alone", "others"), ("played", "win_rate", "interval"))
    for row in met:
        table.add_row(row.one, row.other, str(row.games), f"{row.rate:.1%}", interval(row.low, row.high))
    return table
