"""A server of one's own for a measurement: processes on this machine alone, with a database that goes with them."""

import os
import shlex
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from types import TracebackType

STARTING = 60.0


class OwnServer:
    """`with OwnServer() as server: …`. Its workers, pace and limits are those of every server.

    `database`: another than a new SQLite file; several processes share one PostgreSQL. What others have left there
    stays as it is: no bot goes on at their tables.
    `command`: what starts `entrepot`, where it is another release or has something around it.
    """

    def __init__(self, database: str = "", processes: int = 1, command: str = "") -> None:
        self._command = shlex.split(command) or [sys.executable, "-m", "entrepot"]
        self._folder = tempfile.TemporaryDirectory(prefix="entrepot-load-")
        self._database = database or f"sqlite:///{Path(self._folder.name) / 'tables.sqlite'}"
        self._count = processes
        self._running: list[subprocess.Popen[bytes]] = []
        self.addresses: list[str] = []

    @property
    def processes(self) -> list[int]:
        """Those that serve people; the ones in which bots think are not among them."""
        return [process.pid for process in self._running]

    def __enter__(self) -> "OwnServer":
        for number in range(self._count):
            self._start(number)
        return self

    def _start(self, number: int) -> None:
        port = free_port()
        log = Path(self._folder.name) / f"server{number}.log"
        words = [*self._command, "serve", "--port", str(port), "--database", self._database]
        settings = {**os.environ, "ENTREPOT_RESUMED_TABLES": "0"}
        with log.open("wb") as said:
            process = subprocess.Popen(words, stdout=said, stderr=said, env=settings)
        self._running.append(process)
        address = f"http://127.0.0.1:{port}"
        until = time.monotonic() + STARTING
        while not answers(address):
            if process.poll() is not None or time.monotonic() > until:
                problem = log.read_text(encoding="utf-8", errors="replace")
                self.close()
                raise RuntimeError(problem)
            time.sleep(0.05)
        self.addresses.append(address)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        for process in self._running:
            process.terminate()
        for process in self._running:
            try:
                process.wait(STARTING)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        self._folder.cleanup()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def answers(address: str) -> bool:
    try:
        with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(f"{address}/healthz", timeout=5):
            return True
    except OSError:
        return False
