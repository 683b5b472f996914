"""`entrepot words`: whether every language says everything, and rightly."""

from collections.abc import Iterable
from typing import Annotated

import typer

from entrepot import catalogues
from entrepot.catalogues import Fault, Part
from entrepot.kernel.errors import BadOption

from .screen import ACCENT, QUIET, console, print_json
from .texts import say

SOMETHING_IS_WRONG = 1
LISTED = frozenset({"missing", "unknown", "twice"})
"""Kinds of faults that need no more than the keys."""

app = typer.Typer(help=say("help.words"), no_args_is_help=False, rich_markup_mode=None)


@app.callback()
def words() -> None:
    """The words of all languages."""


@app.command("check", help=say("help.words.check"))
def check(
    language: Annotated[str | None, typer.Option(help=say("help.words.check.language"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=say("help.json"))] = False,
) -> None:
    """Compare every catalogue and rules page with English; exit code 1 where something is wrong."""
    known = catalogues.known_languages()
    if language is not None and language not in known:
        raise BadOption("no_language", {"language": language, "languages": known})
    found = {code: catalogues.check(code) for code in ([language] if language else known)}
    if as_json:
        print_json({code: language_json(parts) for code, parts in found.items()})
    else:
        for code, parts in found.items():
            print_language(code, parts)
    if any(part.faults for parts in found.values() for part in parts):
        raise typer.Exit(SOMETHING_IS_WRONG)


def percent(parts: Iterable[Part]) -> float:
    """How much of a language is there: 100 only where nothing is missing."""
    known, said = (sum(getattr(part, name) for part in parts) for name in ("known", "said"))
    return 1000 * said // known / 10 if known else 100.0


def language_json(parts: list[Part]) -> dict[str, object]:
    """A language for machines."""
    return {
        "percent": percent(parts),
        "files": [
            {
                "file": part.file,
                "known": part.known,
                "said": part.said,
                "faults": [{"kind": fault.kind, "key": fault.key, "about": list(fault.about)} for fault in part.faults],
            }
            for part in parts
        ],
    }


def print_language(language: str, parts: list[Part]) -> None:
    """A language for people: file by file what is wrong."""
    screen = console()
    known, said = sum(part.known for part in parts), sum(part.said for part in parts)
    share = f"{percent(parts):g}"
    screen.print(say("words", language=language, percent=share, said=said, known=known), style=f"bold {ACCENT}")
    for part in parts:
        if part.faults:
            screen.print(
                say("words.file", file=part.file, said=part.said, known=part.known), style=QUIET, soft_wrap=True
            )
            for line in told(part.faults):
                screen.print(f"    {line}", soft_wrap=True)


def told(faults: Iterable[Fault]) -> list[str]:
    """What is wrong with a file, in sentences; keys without more to say stand in one of them."""
    faults = list(faults)
    lines = []
    for kind in dict.fromkeys(fault.kind for fault in faults):
        alike = [fault for fault in faults if fault.kind == kind]
        if kind in LISTED:
            lines.append(f"{say(f'words.fault.{kind}')} {', '.join(fault.key for fault in alike)}")
        else:
            lines += [say(f"words.fault.{kind}", text=fault.key, **values(fault)) for fault in alike]
    return lines


def values(fault: Fault) -> dict[str, str]:
    """What the sentence of a fault needs beside its key."""
    first, *rest = fault.about
    return {"what": first, "rest": ", ".join(rest)}
