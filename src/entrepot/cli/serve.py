"""`entrepot serve`: the table in the browser."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .texts import say

if TYPE_CHECKING:
    from entrepot.server.given import Chosen

Database = Annotated[str | None, typer.Option(help=say("help.serve.database"))]
File = Annotated[Path | None, typer.Option("--settings", help=say("help.serve.settings"))]
Boxed = Annotated[list[Path] | None, typer.Option("--box", help=say("help.serve.box"))]
Pairs = Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help=say("help.serve.set"))]


def serve(
    port: Annotated[int | None, typer.Option(help=say("help.serve.port"))] = None,
    host: Annotated[str | None, typer.Option(help=say("help.serve.host"))] = None,
    friends: Annotated[bool | None, typer.Option("--friends", help=say("help.serve.friends"))] = None,
    database: Database = None,
    open_browser: Annotated[bool, typer.Option("--open", help=say("help.serve.open"))] = False,
    box: Boxed = None,
    bots: Annotated[list[str] | None, typer.Option(metavar="PROGRAM", help=say("help.serve.bots"))] = None,
    secure: Annotated[bool | None, typer.Option("--secure", help=say("help.serve.secure"))] = None,
    trusted_proxy: Annotated[list[str] | None, typer.Option(help=say("help.serve.trusted_proxy"))] = None,
    bot_pace: Annotated[float | None, typer.Option(help=say("help.serve.bot_pace"))] = None,
    review_seconds: Annotated[float | None, typer.Option(help=say("help.serve.review_seconds"))] = None,
    review_nice: Annotated[int | None, typer.Option(help=say("help.serve.review_nice"))] = None,
    settings: File = None,
    pairs: Pairs = None,
) -> None:
    """Serve the table in the browser, for people and bots."""
    from entrepot import build
    from entrepot.server.run import serve as run

    if build() == "plain":
        typer.echo(say("serve.plain"))
    flags: dict[str, object] = {
        "port": port, "host": host, "friends": friends, "database": database, "secure": secure, "bot_pace": bot_pace,
        "review_seconds": review_seconds, "review_nice": review_nice,
        "boxes": [str(file) for file in box] if box else None,
        "bots": bots or None,
        "trusted_proxy": trusted_proxy or None,
    }  # fmt: skip
    chosen = chosen_settings(flags, pairs, settings)
    for name, value, source in chosen.lines():
        typer.echo(say("serve.setting", name=name, value=value, source=source))
    run(chosen.settings, open_browser)


def chosen_settings(flags: dict[str, object], pairs: list[str] | None, file: Path | None) -> "Chosen":
    """The settings from what a command was given, from the environment and from the file."""
    from entrepot.server.given import read_settings

    return read_settings(flags, pairs or (), os.environ, str(file or ""))
