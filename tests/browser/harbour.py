"""A real server in a process of its own, which tests may kill and start again."""

import os
import signal
import subprocess
import sys
import time
import urllib.request
from dataclasses import dataclass
from pathlib import Path

from tests.server.running import free_port

PATIENCE_S = 180
"""Seconds in which a server has to answer; a busy machine is no fault."""
REVIEW_S = 3
"""Reviews are made one after the other, so none may take long here; and they do not stand back behind other tests."""


@dataclass(frozen=True)
class Place:
    """Where a server is: its address, and the folder with its storage."""

    address: str
    folder: Path


class Harbour:
    """`entrepot serve` on a port and a database of its own."""

    def __init__(self, folder: Path, pace: float = 0, packages: Path | None = None, box: Path | None = None) -> None:
        """`packages`: a folder with more packages, such as a game from outside; `box`: an owner's box."""
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.folder = folder
        self._pace = pace
        self._packages = packages
        self._more = [] if box is None else ["--box", str(box)]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def place(self) -> Place:
        return Place(self.address, self.folder)

    def start(self) -> None:
        environment = {**os.environ, "ENTREPOT_DATA": str(self.folder)}
        if self._packages is not None:
            path = [str(self._packages), os.environ.get("PYTHONPATH", "")]
            environment["PYTHONPATH"] = os.pathsep.join(filter(None, path))
        command = [sys.executable, "-m", "entrepot", "serve", "--port", str(self.port), "--bot-pace", str(self._pace)]
        command += ["--review-seconds", str(REVIEW_S), "--review-nice", "0", *self._more]
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        given_up = time.monotonic() + PATIENCE_S
        while time.monotonic() < given_up:
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=1):
                    return
            except OSError:
                time.sleep(0.05)
        self.kill()
        raise RuntimeError((self.folder / "server.log").read_text(encoding="utf-8"))

    def kill(self) -> None:
        """As a power cut would: no goodbye."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
            self._process = None
