"""What was given on the command line, turned into games, options and tables, or refused in one sentence."""

import difflib
from collections.abc import Sequence
from pathlib import Path

import entrepot
from entrepot import BadOption, BadSave, Game, Table, UnknownGame
from entrepot.bots import remark
from entrepot.boxes.shelf import kept_box
from entrepot.kernel.options import Choice
from entrepot.kernel.save import read_header

from .screen import console


def find_game(name: str, box: Path | None = None) -> Game:
    """The game of that name, with a hint where the name is nearly one.

    :raises EntrepotError: when there is no such game, or its box is refused.
    """
    known = entrepot.games()
    if name not in known:
        near = difflib.get_close_matches(name.lower(), known, n=1)
        key = "unknown_game_near" if near else "unknown_game"
        raise UnknownGame(key, {"game": name, "games": list(known), "near": "".join(near)})
    return entrepot.load(name, box)


def read_options(game: Game, given: Sequence[str]) -> dict[str, Choice]:
    """The chosen options of a game, from texts like `bonanza=true`.

    :raises BadOption: when the game does not have such an option or value.
    """
    chosen: dict[str, Choice] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption("option_form", {"text": text})
        known = game.options[name].values if name in game.options else ()
        chosen[name] = next((choice for choice in known if str(choice).lower() == value.lower()), value)
    return game.chosen(chosen)


def read_text(file: Path) -> str:
    """The text of a saved game's file.

    :raises BadSave: when it cannot be read.
    """
    try:
        return file.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadSave("no_file", {"file": str(file)}) from None
    except OSError as problem:
        raise BadSave("file_unreadable", {"file": str(file), "why": problem.strerror or str(problem)}) from None
    except UnicodeDecodeError:
        raise BadSave("save_not_text", {"file": str(file)}) from None


def read_table(file: Path, box: Path | None = None) -> Table:
    """The table of a saved game. Its box is the one that was named, else one that this user has played with before.

    :raises EntrepotError: when there is none in the file, or it belongs to other rules or another box.
    """
    text = read_text(file)
    return entrepot.restore(text, box or kept_box(read_header(text).box))


def check_seat(table: Table, seat: int) -> None:
    """:raises BadOption: when the table has no such seat."""
    if not 0 <= seat < table.seats:
        raise BadOption("no_seat", {"seat": seat, "last": table.seats - 1})


def remark_on(names: Sequence[str], game: Game) -> None:
    """Say, beside the output, what should be known of these bots before they play this game."""
    for name in dict.fromkeys(names):
        if sentence := remark(name, game):
            console(errors=True).print(sentence)
