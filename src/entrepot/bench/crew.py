"""Measuring processes, seen from the outside: started when first asked, ended when they do not answer."""

import json
import subprocess
import tempfile
import threading
from collections.abc import Mapping
from contextlib import suppress
from queue import Empty, Queue
from typing import IO, Any

from .texts import say

GRACE = 60.0
"""Seconds that a round may take beyond its own: imports, the game that warms up, a long game at the end."""


class WorkerError(Exception):
    """A measuring process could not be started, went away, did not answer, or answered with an error."""


class Worker:
    """One measuring process: `python -m entrepot.bench.worker` with an interpreter and a path of our choice."""

    def __init__(self, system: str, python: str, environment: Mapping[str, str]) -> None:
        self.system = system
        self.command = [python, "-P", "-m", "entrepot.bench.worker", system]
        self.environment = dict(environment)
        self.version = ""
        self.build = ""
        self._process: subprocess.Popen[str] | None = None
        self._answers: Queue[str] = Queue()
        self._complaints: IO[str] | None = None

    def ask(self, game: str, seats: int, seconds: float, seed: int) -> dict[str, float]:
        """The figures of one round.

        :raises WorkerError: with a sentence that says why there are none.
        """
        process = self._process or self._start()
        assert process.stdin is not None
        request = {"game": game, "seats": seats, "seconds": seconds, "seed": seed}
        try:
            process.stdin.write(json.dumps(request) + "\n")
            process.stdin.flush()
        except OSError:
            raise self._failure(say("problem.ended_early")) from None
        answer = self._answer(seconds + GRACE)
        return {kind: float(value) for kind, value in answer.items()}

    def close(self) -> None:
        """Ends the process, if there is one."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            assert process.stdin is not None
            with suppress(OSError):  # a question that was never read
                process.stdin.close()
        if self._complaints is not None:
            self._complaints.close()
            self._complaints = None

    def _start(self) -> subprocess.Popen[str]:
        self._complaints = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115 (closed by close())
        try:
            process = subprocess.Popen(
                self.command,
                env=self.environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
                text=True,
            )
        except OSError as problem:
            self.close()
            raise WorkerError(say("problem.not_started", why=problem)) from None
        self._process = process
        self._answers = Queue()
        threading.Thread(target=self._listen, args=(process, self._answers), daemon=True).start()
        try:
            hello = self._answer(GRACE)
        except WorkerError:
            self.close()
            raise
        self.version, self.build = hello["version"], hello["build"]
        return process

    def _answer(self, patience: float) -> dict[str, Any]:
        try:
            line = self._answers.get(timeout=patience)
        except Empty:
            raise self._failure(say("problem.late", seconds=f"{patience:.0f}")) from None
        if not line:
            raise self._failure(say("problem.ended"))
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise WorkerError(answer["error"])
        return answer

    def _failure(self, what: str) -> WorkerError:
        """What happened, with the last thing the process said; the process is ended, a later round starts another."""
        last_words = ""
        if self._complaints is not None:
            self._complaints.seek(0)
            last_words = self._complaints.read().strip().rpartition("\n")[2]
        self.close()
        return WorkerError(f"{what}: {last_words}" if last_words else what)

    @staticmethod
    def _listen(process: subprocess.Popen[str], answers: Queue[str]) -> None:
        """Passes the answers on; an empty one says that there will be no more."""
        assert process.stdout is not None
        with process.stdout:
            for line in process.stdout:
                answers.put(line)
        answers.put("")
