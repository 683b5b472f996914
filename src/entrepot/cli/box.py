"""`entrepot box`: what is in a box, where the numbers come from, whether an edited copy is fine, how two differ."""

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

import entrepot
from entrepot import BadBox, Game
from entrepot.boxes.differences import Difference, differences
from entrepot.boxes.progress import progress
from entrepot.kernel.box import HOUSE, Box, game_of_box

from .given import find_game
from .screen import ACCENT, QUIET, console, print_json
from .texts import say

app = typer.Typer(help=say("help.box"), no_args_is_help=False, rich_markup_mode=None)

HOUSE_MARK = "*"
LONGEST = 60
"""Characters of a value in a sentence."""


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
    done = progress(find_game(game), edited)
    if done.total:
        typer.echo(say("box.progress", replaced=done.replaced, total=done.total))


@app.command("diff", help=say("help.box.diff"))
def diff(
    one: Annotated[str, typer.Argument(metavar="A", help=say("help.box.diff.one"))],
    other: Annotated[str, typer.Argument(metavar="B", help=say("help.box.diff.other"))],
    as_json: Annotated[bool, typer.Option("--json", help=say("help.json"))] = False,
) -> None:
    """Say what differs between two boxes of a game."""
    before, after = box_of(one), box_of(other)
    if before.facts["game"] != after.facts["game"]:
        raise BadBox("box_other_game", {"file": other, "game": str(after.facts["game"]), "other": one})
    found = list(differences(before, after))
    if as_json:
        print_json([asdict(difference) for difference in found])
        return
    for difference in found:
        typer.echo(in_words(difference, len(before.all(difference.table)) == 1))
    typer.echo(say("box.differences" if found else "box.no_difference", count=len(found)))


def box_of(given: str) -> Box:
    """The box of a file; that of a game, where a game is named.

    :raises EntrepotError: when there is neither, or it cannot be played with.
    """
    if given in entrepot.games():
        return find_game(given).box
    if not Path(given).is_file():
        raise BadBox("no_box", {"file": given})
    return find_game(game_of_box(Path(given)), Path(given)).box


def in_words(difference: Difference, only: bool) -> str:
    """One difference as a sentence. `only`: there is one table of that name."""
    before, after = difference.sources
    return say(
        f"box.diff_{difference.kind}",
        table=difference.table if only else f"{difference.table} {difference.title}",
        what=difference.key,
        before=short(difference.before),
        after=short(difference.after),
        was=before.partition(":")[0],
        now=after.partition(":")[0],
    )


def short(value: object) -> str:
    """A value in one sentence: drawings are long."""
    text = spoken(value)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


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
