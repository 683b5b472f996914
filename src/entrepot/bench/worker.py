"""The measuring process: `python -m entrepot.bench.worker SYSTEM`.

Its first line says who is measured. Then it answers each line of standard input, a JSON object with the
game, the seats, the seconds and the seed, with one JSON line: the figures of one round, or an error.

It runs in the peers' environment too, where nothing of Entrepot but a few files of this folder is there:
so it imports only those, and our games only when they are asked for.
"""

import json
import os
import random
import sys
from collections.abc import Callable
from typing import TextIO

from .stopwatch import Subject, time_round

Opener = Callable[[str, int], Subject]
STEPS_TO_WARM_UP = 3


def open_system(system: str) -> tuple[Opener, str, str]:
    """What opens the system's games, the system's version, and which build of it runs."""
    if system == "entrepot":
        import entrepot

        from .ours import open_game

        return open_game, entrepot.__version__, entrepot.build()
    from . import theirs

    return theirs.OPENERS[system], theirs.version(system), ""


def claim_stdout() -> TextIO:
    """Keeps standard output for our lines: whatever a library prints goes to standard error."""
    lines = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    return lines


def serve(system: str, requests: TextIO, answers: TextIO) -> None:
    """Answers requests until there are none."""

    def answer(line: dict[str, object]) -> None:
        answers.write(json.dumps(line) + "\n")
        answers.flush()

    try:
        opener, version, build = open_system(system)
    except Exception as problem:
        answer({"error": describe(problem)})
        return
    answer({"system": system, "version": version, "build": build})
    opened: dict[tuple[str, int], Subject] = {}
    for request in requests:
        ask = json.loads(request)
        key = (ask["game"], ask["seats"])
        random.seed(ask["seed"])
        try:
            if key not in opened:
                opened[key] = opener(*key)
                warm_up(opened[key])
            answer({**time_round(opened[key], ask["seconds"], ask["seed"])})
        except Exception as problem:
            answer({"error": describe(problem)})


def warm_up(subject: Subject) -> None:
    """Plays a game, and some steps at many tables, which are not timed: caches fill, and some systems compile."""
    if subject.deal is not None:
        subject.deal(0)()
    if subject.vector is not None:
        step = subject.vector(0)
        for _ in range(STEPS_TO_WARM_UP):
            step()


def describe(problem: Exception) -> str:
    """The problem in one line."""
    return f"{type(problem).__name__}: {problem}".splitlines()[0]


if __name__ == "__main__":
    serve(sys.argv[1], sys.stdin, claim_stdout())
