"""`entrepot box`: what is in a game's box, where the numbers come from, and whether an edited copy is fine."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from entrepot import Game

from .given import find_game
from .screen import ACCENT, QUIET, console, print_json
from .texts import say

app = typer.Typer(help=say("help.box"), no_args_is_help=False, rich_markup_mode=None)

HOUSE = "house"
HOUSE_MARK = "*"


@app.command("show", help=say("help.box.show"))
def show(
    game: Annotated[str, typer.Argument(help=say("help.game"))],
    box: Annotated[Path | None, typer.Option(help=say("help.box.show.box"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=say("help.json"))] = False,
) -> None:
    """Show all tables of a box with their values and sources; house-made ones are marked."""
    loaded = find_game(game, box)
    if as_json:
        print_json(box_json(loaded))
    else:
        print_box(loaded)


@app.command("check", help=say("help.box.check"))
def check(
    game: Annotated[str, typer.Argument(help=say("help.game"))],
    file: Annotated[Path, typer.Argument(help=say("help.box.check.file"))],
) -> None:
    """Say whether a box file can be played with."""
    own = find_game(game).box
    edited = find_game(game, file).box
    key = "box.fine_same" if edited.hash == own.hash else "box.fine"
    typer.echo(say(key, file=file, box=edited.hash))


def tables(game: Game) -> Iterator[tuple[str, list[tuple[str, object, str]]]]:
    """Every table of the box: its name, and of every key the value and the source."""
    for section in game.box.sections:
        yield section.name, [(key, section.facts[key], section.source(key)) for key in section.fact_keys()]


def box_json(game: Game) -> dict[str, object]:
    """The box for machines."""
    return {
        "game": game.name,
        "file": game.box.file,
        "hash": game.box.hash,
        "house": game.box.house_made(),
        "tables": [
            {"name": name, "values": {key: {"value": value, "source": source} for key, value, source in facts}}
            for name, facts in tables(game)
        ],
    }


def print_box(game: Game) -> None:
    """The box for people."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    pages: list[str] = []
    table = Table(box=SIMPLE_HEAD, header_style=QUIET, pad_edge=False)
    table.add_column(say("box.table"), style=f"bold {ACCENT}", no_wrap=True)
    table.add_column(say("box.key"), overflow="fold")
    table.add_column(say("box.value"), overflow="fold")
    table.add_column(say("box.source"), no_wrap=True)
    for name, facts in tables(game):
        for place, (key, value, source) in enumerate(facts):
            table.add_row(name if place == 0 else "", key, spoken(value), spoken_source(source, pages))
    screen = console()
    screen.print(say("box.head", title=game.title, file=game.box.file, box=game.box.hash[:12]), style=f"bold {ACCENT}")
    screen.print(table)
    for number, page in enumerate(pages, start=1):
        screen.print(f"[{number}] {page}", style=QUIET, soft_wrap=True)
    if game.box.house_made():
        screen.print(say("box.house", mark=HOUSE_MARK), style=QUIET)


def spoken_source(source: str, pages: list[str]) -> str:
    """The kind of a source; a page is called by its number in the list of pages, which grows as they come."""
    kind, colon, page = source.partition(":")
    if colon and page not in pages:
        pages.append(page)
    if colon:
        return f"{kind} [{pages.index(page) + 1}]"
    return f"{HOUSE_MARK} {kind}" if kind == HOUSE else kind


def spoken(value: object) -> str:
    """A value as one would write it down."""
    if isinstance(value, list) and not any(isinstance(part, list | dict) for part in value):
        return ", ".join(str(part) for part in value)
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
