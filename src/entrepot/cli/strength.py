"""`entrepot strength`: how often a net wins against the bot `greedy`, with so many seats and with each option."""

import hashlib
import json
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from entrepot import BadOption
from entrepot.writing import write_whole

from .files import check_writable
from .given import find_game
from .screen import ACCENT, console, interval, print_json, progress_bar
from .texts import say

SEED = 20_000
GAMES = 480


def strength(
    game: Annotated[str, typer.Argument(help=say("help.game"))],
    games: Annotated[int, typer.Option(help=say("help.strength.games"), min=1)] = GAMES,
    seed: Annotated[int, typer.Option(help=say("help.strength.seed"))] = SEED,
    jobs: Annotated[int | None, typer.Option(help=say("help.arena.jobs"), min=1)] = None,
    net: Annotated[Path | None, typer.Option(help=say("help.strength.net"))] = None,
    card: Annotated[Path | None, typer.Option(help=say("help.strength.card"))] = None,
    box: Annotated[Path | None, typer.Option(help=say("help.box_file"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=say("help.json"))] = False,
) -> None:
    """Measure a net against the bot `greedy`."""
    from rich.box import ROUNDED
    from rich.table import Table

    from entrepot.arena import wilson
    from entrepot.arena.strength import as_card, lines
    from entrepot.arena.strength import strength as play

    loaded = find_game(game, box)
    check_writable(card)
    known = {} if card is None else read_card(card)
    if card is not None:
        net = net_of(card, known)
    wanted = lines(loaded, games, seed, net, box)
    found = []
    with progress_bar() as bar, closing(play(wanted, jobs)) as played:
        task = bar.add_task(say("strength.task", title=loaded.title), total=len(wanted))
        for line in played:
            found.append(line)
            bar.update(task, completed=len(found))
    strength = as_card(found, seed)
    if card is not None:
        write_whole(card, json.dumps({**known, "strength": strength}, indent=2) + "\n")
    if as_json:
        print_json(strength)
        return
    title = say("strength.title", title=loaded.title, games=games, seed=seed)
    table = Table(title=title, title_style=f"bold {ACCENT}", border_style=ACCENT, box=ROUNDED)
    for heading in ("option", "seats", "win_rate", "interval"):
        table.add_column(say(f"strength.{heading}"), justify="left" if heading == "option" else "right", no_wrap=True)
    for line in found:
        table.add_row(line.option, str(line.seats), f"{line.rate:.1%}", interval(*wilson(line.wins, line.games)))
    console().print(table)


def read_card(file: Path) -> dict[str, object]:
    """:raises BadOption: when it is not the card of a net."""
    try:
        known = json.loads(read_bytes(file))
    except (ValueError, RecursionError):
        known = None
    if not isinstance(known, dict) or "sha256" not in known:
        raise BadOption("not_a_card", {"file": str(file)})
    return known


def net_of(card: Path, known: dict[str, object]) -> Path:
    """The net that a card is about: it lies beside it, and is the one that the card names."""
    net = card.with_suffix(".npz")
    if hashlib.sha256(read_bytes(net)).hexdigest() != known["sha256"]:
        raise BadOption("card_of_another_net", {"card": str(card), "net": str(net)})
    return net


def read_bytes(file: Path) -> bytes:
    """:raises BadOption: when it cannot be read."""
    try:
        return file.read_bytes()
    except OSError as problem:
        raise BadOption("file_unreadable", {"file": str(file), "why": problem.strerror or str(problem)}) from None
