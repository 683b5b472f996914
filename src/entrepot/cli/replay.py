"""`entrepot replay`: a saved game as a log in sentences, or the table at one moment."""

from pathlib import Path
from typing import Annotated

import typer

from entrepot import Table

from .given import check_seat, read_table
from .screen import ACCENT, QUIET, console, print_json
from .speech import Speech, neutral_names
from .texts import say


def replay(
    file: Annotated[Path, typer.Argument(help=say("help.replay.file"))],
    at: Annotated[int | None, typer.Option(help=say("help.replay.at"))] = None,
    seat: Annotated[int | None, typer.Option(help=say("help.replay.seat"))] = None,
    box: Annotated[Path | None, typer.Option(help=say("help.replay.box"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=say("help.json"))] = False,
) -> None:
    """Read a saved game: its log in sentences, or the table after one of its moves."""
    from .boards import board_of

    table = read_table(file, box)
    if seat is not None:
        check_seat(table, seat)
    moment = table if at is None else table.at(at)
    speech = Speech(table.game, neutral_names(table.seats), seat, board_of(table.game.name).spelling)
    if as_json:
        print_json(log_json(table, speech) if at is None else moment.view(seat))
    elif at is None:
        print_log(table, speech)
    else:
        print_moment(moment, speech)


def log_json(table: Table, speech: Speech) -> dict[str, object]:
    """The log for machines: every move with its events as the listener may know them, and in words."""
    moves = [
        {
            "number": index + 1,
            "seat": mover,
            "events": [event.seen_by(speech.seat) for event in table.history[index]],
            "words": [speech.event(event) for event in table.history[index]],
        }
        for index, (mover, _) in enumerate(table.ledger)
    ]
    opening = [event.seen_by(speech.seat) for event in table.opening]
    head = {"game": table.game.name, "seats": table.seats, "options": table.options, "box": table.game.box.hash}
    ending = {"over": table.over, "winners": list(table.winners()), "scores": table.scores() if table.over else None}
    return {**head, **ending, "opening": opening, "moves": moves}


def print_log(table: Table, speech: Speech) -> None:
    """The log for people, a paragraph a move."""
    from rich.table import Table as Grid
    from rich.text import Text

    from .boards import board_of
    from .score import score_sheet

    paint = board_of(table.game.name).paint
    screen = console()
    screen.print(
        say("replay.head", title=table.game.title, seats=table.seats, moves=len(table.ledger)), style=f"bold {ACCENT}"
    )
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(justify="right", style=QUIET)
    entries = [("", sentence) for sentence in speech.opening(table)]
    entries += [(f"{index + 1}.", speech.entry(table, index)) for index in range(len(table.ledger))]
    for number, entry in entries:
        text = Text(entry or "–")
        paint(table.game, text)
        grid.add_row(number, text)
    screen.print(grid)
    if table.over:
        screen.print(score_sheet(table, speech))
        screen.print(speech.winners(table.winners()), style="bold")
    else:
        screen.print(say("replay.goes_on"), style=QUIET)


def print_moment(table: Table, speech: Speech) -> None:
    """The table at one moment, with what led to it."""
    from .boards import board_of

    screen = console()
    screen.print(say("replay.moment", title=table.game.title, move=len(table.ledger)), style=f"bold {ACCENT}")
    if table.ledger:
        screen.print(speech.entry(table, len(table.ledger) - 1))
    screen.print(board_of(table.game.name).draw(table.game, table.view(speech.seat), speech.names))
