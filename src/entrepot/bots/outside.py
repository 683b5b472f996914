"""Bots from outside: any program that reads questions and writes answers, one JSON object a line.

The program sees what its seat may know and nothing else. One that is late, ends, or answers what it may not, harms only
itself: for that decision another bot plays its seat, and after a few such faults for the rest of the game. A program
that is trusted is told the deal and all moves as well, so that it can play by rules of its own: older releases do.
"""

import json
import logging
import os
import queue
import shlex
import signal
import subprocess
import threading
import time
import weakref
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import IO, Final, final

from ..kernel.errors import UnknownBot
from ..kernel.moves import Move
from ..kernel.sight import Sight
from .greedy import GreedyBot
from .random import RandomBot
from .seeds import derived_seed

PROTOCOL: Final = 1
FAULTS: Final = 3
"""After so many faults a program is stopped."""
LONGEST_LINE: Final = 1 << 16
WAITING_LINES: Final = 16
"""So many lines of a program wait to be read before it has to wait itself."""
STARTING: Final = 10.0
"""Seconds that a program may take to say that it is ready."""

log = logging.getLogger(__name__)


class Fault(Exception):
    """What a program did wrong."""


@dataclass(frozen=True)
class Course:
    """A whole game, for programs that are trusted: the deal, and all moves so far as they are being played."""

    seats: int
    seed: int
    options: dict[str, object]
    moves: list[tuple[int, str]]


@final
class OutsideBot:
    """Asks a program, started once for each game; `seconds` is its time for a decision.

    `quiet` keeps what the program writes to standard error from being shown.
    """

    def __init__(self, command: str, seed: int | None = None, seconds: float = 5.0, quiet: bool = False) -> None:
        if not command.strip() or seconds <= 0:
            raise UnknownBot("no_time_to_think")
        self.faults: list[str] = []
        self.replaced = 0
        """How many of its moves another bot has chosen."""
        self.course: Course | None = None
        """What a trusted program is told besides."""
        self._command = command
        self._seed = seed
        self._seconds = seconds
        self._quiet = quiet
        self._program: Program | None = None
        self._instead: GreedyBot | RandomBot | None = None
        self._asked = 0
        self._told = 0

    def choose(self, sight: Sight) -> Move:
        if len(self.faults) < FAULTS:
            try:
                return self._ask(sight)
            except Fault as fault:
                self.faults.append(str(fault))
                log.warning("%s: %s", self._command, fault)
                if len(self.faults) >= FAULTS:
                    self.close()
        self.replaced += 1
        if self._instead is None:
            self._instead = GreedyBot(self._seed) if GreedyBot.plays(sight.game) else RandomBot(self._seed)
        return self._instead.choose(sight)

    def close(self) -> None:
        """Stop the program."""
        if self._program is not None:
            self._program.stop()

    def _ask(self, sight: Sight) -> Move:
        if self._program is None:
            self._program = Program(self._command, self._quiet)
            self._program.say(self._greeting(sight))
            self._program.hear("ready", STARTING)
        self._asked += 1
        prompt = sight.prompt()
        moves = {move.text: move for move in sight.moves()}
        question = {
            "type": "choose",
            "number": self._asked,
            "prompt": prompt.as_json() if prompt is not None else None,
            "view": sight.view(),
            "moves": list(moves),
        }
        if self.course is not None:
            question["played"] = self.course.moves[self._told :]
            self._told = len(self.course.moves)
        self._program.say(question)
        answer = self._program.hear("move", self._seconds, self._asked)
        move = moves.get(str(answer.get("move")))
        if move is None:
            raise Fault(f"it answered {str(answer.get('move'))[:80]!r}, which is not one of its moves")
        return move

    def _greeting(self, sight: Sight) -> dict[str, object]:
        greeting: dict[str, object] = {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": sight.game.name,
            "rules": sight.game.version,
            "seat": sight.seat,
            "seed": self._told_seed(),
            "seconds": self._seconds,
        }
        if self.course is not None:
            greeting["deal"] = {name: getattr(self.course, name) for name in ("seats", "seed", "options")}
        return greeting

    def _told_seed(self) -> int | None:
        """A seed for the program: not its own, from which others might follow, unless it is told the deal anyway."""
        return self._seed if self._seed is None or self.course is not None else derived_seed(self._seed)


def close_programs(bots: Iterable[object]) -> None:
    """Stop the programs of those bots that come from outside."""
    for bot in bots:
        if isinstance(bot, OutsideBot):
            bot.close()


@dataclass(frozen=True)
class Introduction:
    """What a program says of itself before it plays: its name, and which games it plays."""

    name: str
    games: tuple[str, ...]


def introduce(command: str, games: Sequence[str]) -> Introduction:
    """Ask a program who it is, and end it again.

    :raises UnknownBot: when it does not say so.
    """
    try:
        program = Program(command, quiet=True)
        try:
            program.say({"type": "introduce", "protocol": PROTOCOL, "games": list(games)})
            answer = program.hear("introduction", STARTING)
        finally:
            program.stop()
        name = answer.get("name")
        if not isinstance(name, str) or not name.strip():
            raise Fault("it did not say its name")
    except Fault as fault:
        raise UnknownBot("no_introduction", {"command": command, "why": str(fault)}) from None
    plays = answer.get("games", list(games))
    return Introduction(name.strip(), tuple(game for game in games if isinstance(plays, list) and game in plays))


@final
class Program:
    """A running program and the lines that it has written. It gets a process group of its own, to be stopped whole."""

    def __init__(self, command: str, quiet: bool = False) -> None:
        try:
            self._process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL if quiet else None,
                start_new_session=True,
            )
        except (OSError, ValueError, IndexError) as problem:
            raise Fault(f"it could not be started: {problem}") from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._questions: queue.Queue[bytes] = queue.Queue()
        self._lines: queue.Queue[bytes] = queue.Queue(maxsize=WAITING_LINES)
        for work, stream, lines in (
            (tell, self._process.stdin, self._questions),
            (listen, self._process.stdout, self._lines),
        ):
            threading.Thread(target=work, args=(stream, lines), daemon=True).start()
        self._finalizer = weakref.finalize(self, end, self._process, self._questions, self._lines)

    def say(self, message: dict[str, object]) -> None:
        """Ask. A program that does not read keeps nobody waiting: it will not answer in time."""
        self._questions.put(json.dumps(message, separators=(",", ":")).encode() + b"\n")

    def hear(self, kind: str, seconds: float, number: int | None = None) -> dict[str, object]:
        """The next message of a kind; an answer to an earlier question, come too late, is passed over."""
        until = time.monotonic() + seconds
        while True:
            try:
                line = self._lines.get(timeout=max(0.0, until - time.monotonic()))
            except queue.Empty:
                raise Fault(f"it did not answer within {seconds:g} s") from None
            if not line:
                with suppress(queue.Full):
                    self._lines.put_nowait(b"")  # whoever listens next hears it, too
                raise Fault("it has ended")
            try:
                message = json.loads(line)
            except (ValueError, RecursionError):
                raise Fault(f"it wrote {line[:80]!r}, which is not JSON") from None
            if not isinstance(message, dict) or message.get("type") != kind:
                raise Fault(f"it wrote {line[:80]!r}, where a message of the type {kind!r} was due")
            if number is None or message.get("number") == number:
                return message

    def stop(self) -> None:
        self._finalizer()


def tell(stream: IO[bytes], questions: "queue.Queue[bytes]") -> None:
    """Write questions as they come, up to an empty one."""
    with suppress(OSError, ValueError), stream:
        while question := questions.get():
            stream.write(question)
            stream.flush()


def listen(stream: IO[bytes], lines: "queue.Queue[bytes]") -> None:
    """Take lines in as they come; an empty one at the end. A program that writes without end has to wait."""
    with suppress(OSError, ValueError), stream:
        while line := stream.readline(LONGEST_LINE):
            lines.put(line)
    lines.put(b"")


def end(process: "subprocess.Popen[bytes]", questions: "queue.Queue[bytes]", lines: "queue.Queue[bytes]") -> None:
    """End a program with everything in its process group, and let the two who speak with it go.

    They close their pipes themselves: where something that the program has started left its group and holds a pipe
    open, whoever closed it from here would wait for that.
    """
    with suppress(ProcessLookupError, PermissionError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    process.wait()
    questions.put(b"")
    with suppress(queue.Empty):
        while True:  # whoever waits for room in the queue gets it
            lines.get_nowait()
