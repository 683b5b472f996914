"""`entrepot version`: what runs here."""

import platform
from typing import Annotated

import typer

import entrepot

from .screen import print_json
from .texts import say


def version(as_json: Annotated[bool, typer.Option("--json", help=say("help.json"))] = False) -> None:
    """Say the version, whether the compiled rules are in use, and the Python."""
    build = entrepot.build()
    python = f"{platform.python_implementation()} {platform.python_version()}"
    if as_json:
        print_json({"version": entrepot.__version__, "build": build, "python": python})
        return
    typer.echo(say("version", version=entrepot.__version__, build=build, python=python))
    if build == "plain":
        typer.echo(say("version.plain"))
