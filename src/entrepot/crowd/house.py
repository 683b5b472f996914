"""A server of one's own for a measurement: a process on this machine alone, with a database that goes with it."""

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
    """`with OwnServer() as address: …`. Its workers, pace and limits are those of every server."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="entrepot-load-")
        self._log = Path(self._folder.name) / "server.log"
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> str:
        port = free_port()
        database = f"sqlite:///{Path(self._folder.name) / 'tables.sqlite'}"
        words = ["serve", "--port", str(port), "--database", database]
        with self._log.open("wb") as log:
            self._process = subprocess.Popen([sys.executable, "-m", "entrepot", *words], stdout=log, stderr=log)
        address = f"http://127.0.0.1:{port}"
        until = time.monotonic() + STARTING
        while not answers(address):
            if self._process.poll() is not None or time.monotonic() > until:
                said = self._log.read_text(encoding="utf-8", errors="replace")
                self.close()
                raise RuntimeError(said)
            time.sleep(0.05)
        return address

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(STARTING)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
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
