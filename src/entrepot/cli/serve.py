"""`entrepot serve`: the table in the browser."""

from pathlib import Path
from typing import Annotated

import typer


def serve(
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port to listen on.")] = 8000,
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    friends: Annotated[bool, typer.Option("--friends", help="Let others in this network in (the same Wi-Fi).")] = False,
    database: Annotated[str, typer.Option(help="A database URL; the default is a file in your data folder.")] = "",
    open_browser: Annotated[bool, typer.Option("--open", help="Open a browser when the server is ready.")] = False,
    box: Annotated[
        list[Path] | None, typer.Option(help="A box file to play with; once for each game that has one.")
    ] = None,
    secure: Annotated[bool, typer.Option("--secure", help="Cookies for HTTPS only; use it behind TLS.")] = False,
    bot_pace: Annotated[
        float, typer.Option(min=0, help="Seconds to follow each move of a turn, before a bot begins the next.")
    ] = 0.5,
) -> None:
    """Serve the table in the browser, for people and bots."""
    from entrepot import build
    from entrepot.server.run import serve as run
    from entrepot.server.settings import Settings, database_url, default_database

    if build() == "plain":
        typer.echo("Notice: the rules run as plain Python; `entrepot version` says more.")
    url = database_url(database) if database else default_database()
    boxes = tuple(str(file) for file in box or ())
    settings = Settings(url, bot_pace=bot_pace, secure_cookies=secure, boxes=boxes)
    run("0.0.0.0" if friends else host, port, settings, open_browser)
