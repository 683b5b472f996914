"""`entrepot version`: what runs here."""

import platform
from typing import Annotated

import typer

import entrepot

from .screen import print_json

PLAIN_NOTICE = """\
Notice: the rules run as plain Python here. Everything works and plays the same, but bots think and arenas run many
times slower. A wheel built for your platform brings the compiled rules; in a checkout `make compiled` makes them, and
`make play` uses them."""


def version(as_json: Annotated[bool, typer.Option("--json", help="Print it as JSON.")] = False) -> None:
    """Say the version, whether the compiled rules are in use, and the Python."""
    build = entrepot.build()
    python = f"{platform.python_implementation()} {platform.python_version()}"
    if as_json:
        print_json({"version": entrepot.__version__, "build": build, "python": python})
        return
    typer.echo(f"entrepot {entrepot.__version__}, {build} rules, {python}")
    if build == "plain":
        typer.echo(PLAIN_NOTICE)
