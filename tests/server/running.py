"""Starting, killing and asking servers."""

import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx

PATIENCE = 60.0
"""Seconds after which a test gives up waiting for anything: far more than is ever needed."""
TEST_SETTINGS: dict[str, Any] = {
    "workers": 1,
    "bot_pace": 0.0,
    "messages": (1_000_000, 1.0),
    "person_rate": 1e6,
    "address_rate": 1e6,
}


class Nursery:
    """The process from which servers are forked."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.server.nursery"]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self._read() == "ready"

    def start(self, **order: Any) -> int:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()
        return int(self._read())

    def _read(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def close(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait(PATIENCE)


class Server:
    """A server on a port and a database of its own; it can be killed and started again."""

    def __init__(self, nursery: Nursery, folder: Path, **settings: Any) -> None:
        self._nursery = nursery
        self.file = folder / "tables.sqlite"
        self.log = folder / "server.log"
        self.settings = {"database": f"sqlite:///{self.file}", **TEST_SETTINGS, **settings}
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process = 0
        self.clock = 0.0
        """By how many seconds its clock is wrong, from the next start on."""

    def start(self) -> float:
        """Start it; say how many seconds it took until it answered."""
        begun = time.perf_counter()
        self.process = self._nursery.start(port=self.port, settings=self.settings, log=str(self.log), clock=self.clock)
        while not self.answers():
            assert is_alive(self.process), self.said()
            assert time.perf_counter() - begun < PATIENCE, self.said()
            time.sleep(0.01)
        return time.perf_counter() - begun

    def answers(self) -> bool:
        try:
            return fetch(f"{self.url}/healthz").status_code == 200
        except httpx.TransportError:
            return False

    def end(self, how: signal.Signals = signal.SIGKILL) -> None:
        if self.process and is_alive(self.process):
            os.kill(self.process, how)
            wait_for(lambda: not is_alive(self.process))
        self.process = 0

    def said(self) -> str:
        return self.log.read_text(encoding="utf-8") if self.log.is_file() else ""

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Read the database file itself."""
        connection = sqlite3.connect(self.file, timeout=PATIENCE)
        try:
            return connection.execute(query, values).fetchall()
        finally:
            connection.close()

    def journal(self, table: str) -> list[tuple[int, str, int, str]]:
        """Every (seq, kind, seat, move) of a table."""
        return self.rows('select seq, kind, seat, move from journal where "table" = ? order by seq', table)


def fetch(url: str, method: str = "GET", **more: Any) -> httpx.Response:
    """One request by nobody in particular."""
    return httpx.request(method, url, timeout=PATIENCE, trust_env=False, verify=False, **more)


def measured(server: Server, name: str) -> float:
    """A figure that a server tells of itself; 0 where it has not counted yet."""
    found = re.search(rf"^{re.escape(name)} ([0-9.]+)", fetch(f"{server.url}/metrics").text, re.MULTILINE)
    return 0.0 if found is None else float(found[1])


def sockets(server: Server) -> int:
    """How many sockets a server has open."""
    return int(measured(server, "entrepot_sockets"))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def wait_for(condition: Any, seconds: float = PATIENCE) -> None:
    """Wait until something is so; fail if it never is."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.01)


def memory(process: int) -> float:
    """Megabytes that a process holds."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    kilobytes = next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))
    return int(kilobytes) / 1024
