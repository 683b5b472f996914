"""The one place where a refusal becomes a sentence on the error stream and exit code 2, without a traceback."""

import sys
from collections.abc import Sequence
from typing import NoReturn

import typer
from typer.core import TyperGroup

from entrepot import EntrepotError

from .signs import prepare_streams
from .texts import say

REFUSED = 2
INTERRUPTED = 130


class PoliteGroup(TyperGroup):
    """The group of all commands. Wrong input, whoever notices it, ends in one clear sentence."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: object,
    ) -> NoReturn:
        prepare_streams()
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except EntrepotError as refusal:
            refuse(str(refusal))
        except typer.TyperException as misuse:
            help_at = getattr(getattr(misuse, "ctx", None), "command_path", prog_name or "entrepot")
            refuse(say("see_help", problem=misuse.format_message(), command=help_at))
        except typer.Abort:
            sys.exit(INTERRUPTED)
        sys.exit(code if isinstance(code, int) else 0)


def refuse(sentence: str) -> NoReturn:
    """Say what is wrong and end the program."""
    typer.echo(sentence, err=True)
    sys.exit(REFUSED)
