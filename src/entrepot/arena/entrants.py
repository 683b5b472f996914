"""Entrants: bots with their settings, as they are written on a command line.

random                  a bot by its name
search:0.2s             thinking for 0.2 seconds a move; 200ms is the same
search:iterations=50    any setting of the bot by its name; several are separated by colons
./mybot                 a program of one's own, with its arguments, known by the slash in its first word
python3 ./mybot.py      or as an argument that names a file
trusted:./older         a program that is told the whole game, secrets included: an older release of ours, to compare
"""

import difflib
import re
import shlex
import shutil
from collections.abc import Sequence
from dataclasses import dataclass
from os.path import isfile

import entrepot
from entrepot import Bot, UnknownBot
from entrepot.bots.outside import OutsideBot

Setting = bool | int | float | str

SECONDS = re.compile(r"(\d+(?:\.\d*)?|\.\d+)(ms|s)")
NAMED = re.compile(r"([a-z_]\w*)=(.+)")
OUTSIDE = "outside"
"""The name of all programs of one's own."""
TRUSTED = "trusted:"
"""Before the command line of a program that is told the whole game."""
OURS = ("name", "seed")
"""Settings that every bot has and that are not chosen here: the schedule gives the seeds."""


@dataclass(frozen=True)
class Entrant:
    """A bot with its settings. It travels between processes as this, since bots themselves may be compiled."""

    spec: str
    name: str
    settings: tuple[tuple[str, Setting], ...] = ()

    @property
    def trusted(self) -> bool:
        """Whether it is a program that is told the whole game."""
        return self.spec.startswith(TRUSTED)

    @property
    def command(self) -> str:
        """The command line of a program."""
        return self.spec.removeprefix(TRUSTED)

    def make(self, seed: int) -> Bot:
        """A bot that plays the same way again from the same seed.

        :raises UnknownBot: when there is no such bot, or it does not take these settings.
        """
        if self.name == OUTSIDE:
            return OutsideBot(self.command, seed)
        try:
            return entrepot.bot(self.name, seed=seed, **dict(self.settings))
        except ValueError as problem:
            raise UnknownBot("bot_not_made", {"spec": self.spec, "why": str(problem)}) from None


def read_entrant(spec: str) -> Entrant:
    """The entrant that a text means; it has been made once, so that a wrong setting is refused here.

    :raises UnknownBot: when there is no such bot or program, or a part of the text means nothing to it.
    """
    if is_program(spec):
        program = Entrant(spec.strip(), OUTSIDE)
        check_program(program.command)
        return program
    name, *parts = spec.strip().split(":")
    if name not in entrepot.bots():
        near = difflib.get_close_matches(name, entrepot.bots(), n=1)
        key = "unknown_bot_near" if near else "unknown_bot"
        raise UnknownBot(key, {"bot": name, "bots": list(entrepot.bots()), "near": "".join(near)})
    entrant = Entrant(spec.strip(), name, tuple(_setting(spec, part) for part in parts))
    entrant.make(seed=0)
    return entrant


def of_the_house(entrants: Sequence[Entrant]) -> list[str]:
    """The names of those that are bots of the house, not programs from outside."""
    return [entrant.name for entrant in entrants if entrant.name != OUTSIDE]


def is_program(spec: str) -> bool:
    """Whether a text is the command line of a bot from outside. A file that is called like a bot does not hide it."""
    first, *arguments = words_of(spec.removeprefix(TRUSTED))
    return "/" in first or (first not in entrepot.bots() and any(map(isfile, (first, *arguments))))


def words_of(command: str) -> list[str]:
    """The words of a command line; all of it is one where a quotation does not end."""
    try:
        return shlex.split(command) or [""]
    except ValueError:
        return [command]


def check_program(command: str) -> None:
    """:raises UnknownBot: when a command line cannot be started."""
    word = words_of(command)[0]
    if shutil.which(word) is None:
        raise UnknownBot("no_program", {"program": word})


def read_entrants(text: str) -> list[Entrant]:
    """The entrants of a list separated by commas."""
    return [read_entrant(spec) for spec in text.split(",")]


def labels(entrants: Sequence[Entrant]) -> list[str]:
    """What each entrant is called; namesakes are numbered."""
    specs = [entrant.spec for entrant in entrants]
    return [
        spec if specs.count(spec) == 1 else f"{spec} ({specs[: place + 1].count(spec)})"
        for place, spec in enumerate(specs)
    ]


def _setting(spec: str, part: str) -> tuple[str, Setting]:
    if time := SECONDS.fullmatch(part):
        return "seconds", float(time[1]) / (1000 if time[2] == "ms" else 1)
    if (named := NAMED.fullmatch(part)) and named[1] not in OURS:
        return named[1], _value(named[2])
    raise UnknownBot("wrong_setting", {"spec": spec, "part": part})


def _value(text: str) -> Setting:
    if text in ("true", "false"):
        return text == "true"
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text
