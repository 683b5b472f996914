"""`entrepot play`: a game in the terminal against bots."""

import shlex
from pathlib import Path
from typing import Annotated

import typer

import entrepot
from entrepot import BadOption, BadSave, Game, Table, UnknownBot
from entrepot.boxes.shelf import keep_box
from entrepot.stopping import stopped_by_sigterm

from .files import check_target, is_ours, new_file
from .given import check_seat, find_game, read_options, read_table, remark_on
from .screen import console
from .speech import Speech, names_at_table
from .texts import say

PREFERRED = ("search", "greedy", "random")
"""Who sits opposite when nobody is named: the first of these bots that there is."""


def play(
    game: Annotated[str | None, typer.Argument(help=say("help.play.game"))] = None,
    seats: Annotated[int | None, typer.Option(help=say("help.play.seats"))] = None,
    bots: Annotated[str | None, typer.Option(help=say("help.play.bots"))] = None,
    seed: Annotated[int | None, typer.Option(help=say("help.play.seed"))] = None,
    seat: Annotated[int, typer.Option(help=say("help.play.seat"))] = 0,
    box: Annotated[Path | None, typer.Option(help=say("help.box_file"))] = None,
    option: Annotated[list[str] | None, typer.Option(help=say("help.option"))] = None,
    save: Annotated[Path | None, typer.Option(help=say("help.play.save"))] = None,
    resume: Annotated[Path | None, typer.Option(help=say("help.play.resume"))] = None,
) -> None:
    """Play a game in the terminal against bots."""
    from entrepot.arena.entrants import of_the_house, read_entrants
    from entrepot.bots.outside import close_programs
    from entrepot.bots.seeds import derived_seed

    from .boards import board_of
    from .terminal import TerminalGame

    named = read_entrants(bots) if bots is not None else []
    if resume is not None:
        refuse_with_resume({"--seats": seats, "--seed": seed, "--option": option})
        table = resumed(resume, game, box)
    elif game is None:
        raise BadOption("which_game", {"games": list(entrepot.games())})
    else:
        wanted = find_game(game, box)
        places = seats if seats is not None else len(named) + 1 if named else wanted.seats[len(wanted.seats) // 2]
        table = wanted.deal(places, seed, **read_options(wanted, option or []))
    check_seat(table, seat)
    named = named or read_entrants(next(name for name in PREFERRED if name in entrepot.bots(table.game)))
    known = of_the_house(named)
    refuse_lost(known, table.game)
    remark_on(known, table.game)
    entrants = named * (table.seats - 1) if len(named) == 1 else named
    if len(entrants) != table.seats - 1:
        raise BadOption("bots_and_seats", {"bots": len(named), "seats": table.seats - 1})
    file = game_file(table, save, resume)
    if box is not None:
        keep_box(table.game.box.hash, box)

    others = [other for other in range(table.seats) if other != seat]
    names = names_at_table(table.seats, seat, [entrant.spec for entrant in entrants])
    speech = Speech(table.game, names, seat, board_of(table.game.name).spelling)
    opponents = {
        other: entrant.make(derived_seed(table.seed, other)) for other, entrant in zip(others, entrants, strict=True)
    }
    terminal = TerminalGame(console(), table, seat, opponents, speech, file)
    with stopped_by_sigterm():
        try:
            finished = terminal.run()
        finally:
            close_programs(opponents.values())
    if not terminal.saving:
        return
    if finished:
        typer.echo(say("play.whole_game", file=shlex.quote(str(file))))
    else:
        line_up = ",".join(entrant.spec for entrant in entrants)
        own_box = ["--box", str(box)] if box else []
        words = ["play", "--resume", str(file), "--seat", str(seat), "--bots", line_up, *own_box]
        typer.echo(say("play.kept", command=shlex.join(words)))


def refuse_lost(names: list[str], game: Game) -> None:
    """:raises UnknownBot: when one of the bots cannot play the game."""
    for name in names:
        if name not in entrepot.bots(game):
            able = list(entrepot.bots(game))
            raise UnknownBot("bot_cannot_play", {"bot": name, "title": game.title, "bots": able})


def refuse_with_resume(given: dict[str, object]) -> None:
    """:raises BadOption: when something was given that a saved game already has."""
    for name, value in given.items():
        if value is not None:
            raise BadOption("not_with_resume", {"option": name})


def resumed(file: Path, game: str | None, box: Path | None) -> Table:
    """The table of a saved game that is not over yet.

    :raises EntrepotError: when it cannot be gone on with.
    """
    table = read_table(file, box)
    if game is not None and find_game(game).name != table.game.name:
        raise BadSave("save_of_other", {"file": str(file), "title": table.game.title, "game": game})
    if table.over:
        raise BadSave("save_over", {"file": str(file)})
    return table


def game_file(table: Table, save: Path | None, resume: Path | None) -> Path:
    """Where the game is kept: the file named; the file it came from, if that is one of ours; else a new one."""
    if save is not None:
        check_target(save, table)
        return save
    if resume is not None and is_ours(resume):
        return resume
    return new_file(table.game.name)
