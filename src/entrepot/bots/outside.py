"""Bots from outside: any program that reads questions and writes answers, one JSON object a line.

The program sees what its seat may know and nothing else. One that is late, ends, or answers what it may not, harms only
itself: for that decision another bot plays its seat, and after a few such faults for the rest of the game.
"""

import json
import logging
import os
import queue
import shlex
import signal
import subprocess
import threading
import weakref
from contextlib import suppress
from typing import IO, Final, final

from ..kernel.errors import UnknownBot
from ..kernel.moves import Move
from ..kernel.sight import Sight
from .random import RandomBot

PROTOCOL: Final = 1
FAULTS: Final = 3
"""After so many faults a program is stopped."""
LONGEST_LINE: Final = 1 << 20
STARTING: Final = 10.0
"""Seconds that a program may take to say that it is ready."""

log = logging.getLogger(__name__)


class Fault(Exception):
    """What a program did wrong."""


@final
class OutsideBot:
    """Asks a program, started once for each game; `seconds` is its time for a decision."""

    def __init__(self, command: str, seed: int | None = None, seconds: float = 5.0) -> None:
        if not command.strip() or seconds <= 0:
            raise UnknownBot("no_time_to_think")
        self.faults: list[str] = []
        self._command = command
        self._seed = seed
        self._seconds = seconds
        self._instead = RandomBot(seed)
        self._program: Program | None = None
        self._asked = 0

    def choose(self, sight: Sight) -> Move:
        if len(self.faults) < FAULTS:
            try:
                return self._ask(sight)
            except Fault as fault:
                self.faults.append(str(fault))
                log.warning("%s: %s", self._command, fault)
                if len(self.faults) >= FAULTS:
                    self.close()
        return self._instead.choose(sight)

    def close(self) -> None:
        """Stop the program."""
        if self._program is not None:
            self._program.stop()

    def _ask(self, sight: Sight) -> Move:
        if self._program is None:
            self._program = Program(self._command)
            self._program.say(self._greeting(sight))
            self._program.hear("ready", STARTING)
        self._asked += 1
        prompt = sight.prompt()
        moves = {move.text: move for move in sight.moves()}
        self._program.say(
            {
                "type": "choose",
                "number": self._asked,
                "prompt": prompt.as_json() if prompt is not None else None,
                "view": sight.view(),
                "moves": list(moves),
            }
        )
        answer = self._program.hear("move", self._seconds, self._asked)
        move = moves.get(str(answer.get("move")))
        if move is None:
            raise Fault(f"it answered {str(answer.get('move'))[:80]!r}, which is not one of its moves")
        return move

    def _greeting(self, sight: Sight) -> dict[str, object]:
        return {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": sight.game.name,
            "rules": sight.game.version,
            "seat": sight.seat,
            "seed": self._seed,
            "seconds": self._seconds,
        }


@final
class Program:
    """A running program and the lines that it has written. It gets a process group of its own, to be stopped whole."""

    def __init__(self, command: str) -> None:
        try:
            self._process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except (OSError, ValueError) as problem:
            raise Fault(f"it could not be started: {problem}") from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._in: IO[bytes] = self._process.stdin
        self._lines: queue.Queue[bytes] = queue.Queue(maxsize=100)
        self._reader = threading.Thread(target=listen, args=(self._process.stdout, self._lines), daemon=True)
        self._reader.start()
        self._finalizer = weakref.finalize(self, end, self._process)

    def say(self, message: dict[str, object]) -> None:
        try:
            self._in.write(json.dumps(message, separators=(",", ":")).encode() + b"\n")
            self._in.flush()
        except OSError:
            raise Fault("it has ended") from None

    def hear(self, kind: str, seconds: float, number: int | None = None) -> dict[str, object]:
        """The next message of a kind; an answer to an earlier question, come too late, is passed over."""
        while True:
            try:
                line = self._lines.get(timeout=seconds)
            except queue.Empty:
                raise Fault(f"it did not answer within {seconds:g} s") from None
            if not line:
                self._lines.put(b"")  # whoever listens next hears it, too
                raise Fault("it has ended")
            try:
                message = json.loads(line)
            except ValueError:
                raise Fault(f"it wrote {line[:80]!r}, which is not JSON") from None
            if not isinstance(message, dict) or message.get("type") != kind:
                raise Fault(f"it wrote {line[:80]!r}, where a message of the type {kind!r} was due")
            if number is None or message.get("number") == number:
                return message

    def stop(self) -> None:
        self._finalizer()


def listen(stream: IO[bytes], lines: "queue.Queue[bytes]") -> None:
    """Take lines in as they come; an empty one at the end. A program that writes without end has to wait."""
    with suppress(OSError, ValueError):
        while line := stream.readline(LONGEST_LINE):
            lines.put(line)
    lines.put(b"")


def end(process: "subprocess.Popen[bytes]") -> None:
    """End a program with everything that it has started."""
    with suppress(ProcessLookupError, PermissionError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    process.wait()
    for stream in (process.stdin, process.stdout):
        if stream is not None:
            with suppress(OSError):
                stream.close()
