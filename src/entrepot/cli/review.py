"""`entrepot review`: what the master thinks of a saved game: the chances over the game, and what mattered most."""

import os
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from entrepot import Table, UnknownBot

from .given import check_seat, read_table
from .screen import ACCENT, QUIET, console, print_json, progress_bar
from .speech import Speech, neutral_names
from .texts import say

if TYPE_CHECKING:
    from rich.table import Table as Grid

    from entrepot.review import Budget, Found, Point, Verdict

SECONDS = 45.0
WIDTH, HEIGHT = 54, 11
"""Columns and lines of the chart."""
MARKS = "●▲■◆○△□◇"
"""One for each seat: nothing is told by colour alone."""


def review(
    file: Annotated[Path, typer.Argument(help=say("help.replay.file"))],
    seat: Annotated[int | None, typer.Option(help=say("help.review.seat"))] = None,
    seconds: Annotated[float, typer.Option(help=say("help.review.seconds"), min=0.1)] = SECONDS,
    tries: Annotated[int, typer.Option(help=say("help.review.tries"), min=0)] = 0,
    jobs: Annotated[int | None, typer.Option(help=say("help.arena.jobs"), min=1)] = None,
    box: Annotated[Path | None, typer.Option(help=say("help.replay.box"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=say("help.json"))] = False,
) -> None:
    """Let the master look back at a saved game."""
    from entrepot.bots.search import can_search
    from entrepot.review import Budget, course, standings, swings

    table = read_table(file, box)
    if seat is not None:
        check_seat(table, seat)
    if not can_search(table.game):
        raise UnknownBot("no_guide", {"title": table.game.title})
    found = with_progress(table, Budget(seconds, jobs or os.cpu_count() or 1, tries), seat, box)
    if as_json:
        more: dict[str, object] = {
            "course": [asdict(point) for point in course(found, seat)],
            "swings": [one.index for one in swings(found, seat)],
            "standings": [asdict(standing) for standing in standings(found, seat)],
        }
        print_json({"game": table.game.name, **asdict(found), **more})
    else:
        print_review(table, found, seat, file)


def with_progress(table: Table, budget: "Budget", seat: int | None, box: Path | None) -> "Found":
    """Make the review under a progress bar on the error stream."""
    from entrepot.review import review as make

    with progress_bar() as bar:
        task = bar.add_task(say("review.progress", title=table.game.title), total=100)
        seats = None if seat is None else [seat]
        return make(table, budget, seats, box, lambda plan: bar.update(task, completed=round(100 * plan.share)))


def print_review(table: Table, found: "Found", seat: int | None, file: Path) -> None:
    """The review for people."""
    from entrepot.review import course, standings, swings

    from .boards import board_of

    screen = console()
    names = neutral_names(table.seats)
    speech = Speech(table.game, names, seat, board_of(table.game.name).spelling)
    screen.print(
        say("replay.head", title=table.game.title, seats=table.seats, moves=len(table.ledger)), style=f"bold {ACCENT}"
    )
    screen.print(say("review.chances") if seat is None else say("review.chances_of", name=names.plain[seat]))
    for line in chart(course(found, seat), found.moves, names.plain):
        screen.print(line, no_wrap=True, crop=True)
    largest = swings(found, seat)
    screen.print()
    if largest:
        screen.print(swings_table(table, largest, speech))
    else:
        screen.print(say("review.no_swings"))
    for one in standings(found, seat):
        counts = {"same": one.same, "as_good": one.as_good, "decisions": one.decisions}
        given_away = round(100 * one.given_away)
        screen.print(say("review.standing", name=names.plain[one.seat], **counts, given_away=given_away))
    if largest:
        first = largest[0]
        said = say("review.replay", file=str(file), index=str(first.index), seat=first.seat)
        screen.print(said, style=QUIET, soft_wrap=True)


def percent(chance: float) -> str:
    return say("review.percent", number=round(100 * chance))


def chart(points: "Sequence[Point]", moves: int, names: Sequence[str]) -> list[str]:
    """The chances of all seats over the game in plain signs; who is ahead at the end stands first beside it."""
    grid = [[" "] * WIDTH for _ in range(HEIGHT)]
    last: dict[int, float] = {}
    for seat in reversed(range(len(names))):
        known = [(point.index, chance) for point in points if (chance := point.chances[seat]) is not None]
        if not known:
            continue
        last[seat] = known[-1][1]
        at = 0
        for column in range(WIDTH):
            while at + 1 < len(known) and known[at + 1][0] * (WIDTH - 1) <= column * moves:
                at += 1
            if known[0][0] * (WIDTH - 1) <= column * moves:
                grid[round((1 - known[at][1]) * (HEIGHT - 1))][column] = MARKS[seat]
    ends = sorted(last, key=lambda seat: -last[seat])
    legend = [f"{MARKS[seat]} {names[seat]} {percent(last[seat])}" for seat in ends]
    lines = []
    for row, cells in enumerate(grid):
        scale = percent(1 - row / (HEIGHT - 1)) if row % 5 == 0 else ""
        beside = legend[row] if row < len(legend) else ""
        lines.append(f"{scale:>6} │{''.join(cells)} {beside}".rstrip())
    return [*lines, f"{'':>6} ╰{'─' * WIDTH}", f"{'':>8}{say('review.moves', moves=moves):>{WIDTH}}"]


def swings_table(table: Table, largest: "Sequence[Verdict]", speech: Speech) -> "Grid":
    """The decisions that mattered most, the largest first."""
    from rich.box import ROUNDED
    from rich.table import Table as Grid

    grid = Grid(title=say("review.swings"), title_style=f"bold {ACCENT}", border_style=ACCENT, box=ROUNDED)
    grid.add_column(say("review.move"), justify="right", style=QUIET)
    for heading in ("who", "played", "other"):
        grid.add_column(say(f"review.{heading}"))
    grid.add_column(say("review.swing"), justify="right", no_wrap=True)
    grid.add_column(say("review.term"))
    for one in largest:
        view = table.at(one.index).view(one.seat)
        rival = one.best if one.next is None else one.next
        said = [speech.move(table.game.moves[number], view) for number in (one.played.move, rival.move)]
        other = say("review.master" if one.next is None else "review.next", move=said[1])
        swing = say("review.signed", sign="+" if one.swing > 0 else "−", number=percent(abs(one.swing)))
        term = "" if one.term is None else table.game.words.say(f"term.{one.term}")
        grid.add_row(str(one.index + 1), speech.names.short[one.seat], said[0], other, swing, term)
    return grid
