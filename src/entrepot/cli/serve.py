"""`entrepot serve`: the table in the browser."""

from pathlib import Path
from typing import Annotated

import typer

from .texts import say


def serve(
    port: Annotated[int, typer.Option(min=1, max=65535, help=say("help.serve.port"))] = 8000,
    host: Annotated[str, typer.Option(help=say("help.serve.host"))] = "127.0.0.1",
    friends: Annotated[bool, typer.Option("--friends", help=say("help.serve.friends"))] = False,
    database: Annotated[str, typer.Option(help=say("help.serve.database"))] = "",
    open_browser: Annotated[bool, typer.Option("--open", help=say("help.serve.open"))] = False,
    box: Annotated[list[Path] | None, typer.Option(help=say("help.serve.box"))] = None,
    bots: Annotated[list[str] | None, typer.Option(metavar="PROGRAM", help=say("help.serve.bots"))] = None,
    secure: Annotated[bool, typer.Option("--secure", help=say("help.serve.secure"))] = False,
    bot_pace: Annotated[float, typer.Option(min=0, help=say("help.serve.bot_pace"))] = 0.5,
    review_seconds: Annotated[float, typer.Option(min=1, help=say("help.serve.review_seconds"))] = 45.0,
    review_nice: Annotated[int, typer.Option(min=0, max=19, help=say("help.serve.review_nice"))] = 19,
) -> None:
    """Serve the table in the browser, for people and bots."""
    from entrepot import build
    from entrepot.server.run import serve as run
    from entrepot.server.settings import Settings, database_url, default_database

    if build() == "plain":
        typer.echo(say("serve.plain"))
    url = database_url(database) if database else default_database()
    boxes = tuple(str(file) for file in box or ())
    settings = Settings(
        url,
        bot_pace=bot_pace,
        review_seconds=review_seconds,
        review_nice=review_nice,
        secure_cookies=secure,
        boxes=boxes,
        bots=tuple(bots or ()),
    )
    run("0.0.0.0" if friends else host, port, settings, open_browser)
