"""`entrepot arena`: bots play many games against each other."""

import secrets
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .given import find_game, read_options, remark_on
from .screen import ACCENT, console, print_json, progress_bar
from .texts import say

if TYPE_CHECKING:
    from rich.table import Table

    from entrepot.arena import Contest, Standing
    from entrepot.arena.match import Outcome

SEED_BITS = 32


def arena(
    game: Annotated[str, typer.Argument(help=say("help.game"))],
    bots: Annotated[list[str], typer.Argument(metavar="BOT...", help=say("help.arena.bots"))],
    games: Annotated[int, typer.Option(help=say("help.arena.games"), min=1)] = 200,
    seats: Annotated[int | None, typer.Option(help=say("help.arena.seats"))] = None,
    seed: Annotated[int | None, typer.Option(help=say("help.arena.seed"))] = None,
    jobs: Annotated[int | None, typer.Option(help=say("help.arena.jobs"), min=1)] = None,
    option: Annotated[list[str] | None, typer.Option(help=say("help.option"))] = None,
    box: Annotated[Path | None, typer.Option(help=say("help.box_file"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=say("help.json"))] = False,
) -> None:
    """Let bots play many games, every bot in every seat, and count wins and points."""
    from entrepot.arena import Contest, read_entrant, standings
    from entrepot.arena.entrants import of_the_house

    loaded = find_game(game, box)
    contest = Contest(
        game=loaded.name,
        entrants=tuple(read_entrant(spec) for spec in bots),
        seats=seats if seats is not None else min(max(len(bots), loaded.seats[0]), loaded.seats[-1]),
        games=games,
        seed=secrets.randbits(SEED_BITS) if seed is None else seed,
        options=read_options(loaded, option or []),
        box=box,
    )
    remark_on(of_the_house(contest.entrants), loaded)
    found = standings(contest.entrants, play_with_progress(contest, jobs))
    if as_json:
        head = {"game": contest.game, "seats": contest.seats, "games": games, "seed": contest.seed}
        print_json({**head, "options": dict(contest.options), "bots": [asdict(standing) for standing in found]})
    else:
        console().print(standings_table(contest, found))


def play_with_progress(wanted: "Contest", jobs: int | None) -> "list[Outcome]":
    """Play all games under a progress bar on the error stream."""
    from entrepot.arena import contest

    with progress_bar() as bar:
        task = bar.add_task(say("arena.progress", game=wanted.game, seats=wanted.seats), total=wanted.games)
        return contest(wanted, jobs, lambda done: bar.update(task, completed=done))


def standings_table(contest: "Contest", found: "list[Standing]") -> "Table":
    """The standings, the best first."""
    from rich.box import ROUNDED
    from rich.table import Table

    title = say("arena.title", game=contest.game, games=contest.games, seats=contest.seats, seed=contest.seed)
    note = say("arena.note", share=f"{1 / contest.seats:.0%}")
    table = Table(title=title, caption=note, title_style=f"bold {ACCENT}", border_style=ACCENT, box=ROUNDED)
    table.add_column(say("arena.bot"))
    for heading in ("played", "wins", "win_rate", "interval", "score", "decisions"):  # means of a game
        table.add_column(say(f"arena.{heading}"), justify="right", no_wrap=True)
    for row in sorted(found, key=lambda standing: -standing.rate):
        table.add_row(
            row.label,
            str(row.played),
            f"{row.wins:.4g}",
            f"{row.rate:.1%}",
            f"{row.low:.1%}–{row.high:.1%}",
            f"{row.mean_score:.2f}",
            f"{row.mean_decisions:.1f}",
        )
    return table
