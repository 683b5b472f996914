"""A PostgreSQL of our own for the tests: started from the installed program, in a folder that is then thrown away."""

import asyncio
import itertools
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from entrepot.server.settings import database_url

from .running import is_alive, wait_for

NUMBERS = itertools.count()
DEBIAN = Path("/usr/lib/postgresql")


def programs() -> Path | None:
    """The folder of the newest PostgreSQL there is."""
    found = shutil.which("postgres")
    if found is not None:
        return Path(found).resolve().parent
    versions = sorted(DEBIAN.glob("*/bin/postgres"), key=lambda path: float(path.parent.parent.name))
    return versions[-1].parent if versions else None


class Postgres:
    """A PostgreSQL that can be started, stopped and killed. `home`: the folder of its socket and of its data."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.home = Path(tempfile.mkdtemp(prefix="entrepot-pg-"))
        self._as_postgres: list[str] = []
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            shutil.chown(self.home, "postgres")
            self._as_postgres = ["runuser", "-u", "postgres", "--"]
        self._run("initdb", "-A", "trust", "-U", "postgres", "--no-sync", "-E", "UTF8", "--locale=C.UTF-8")

    def _run(self, program: str, *arguments: str, quiet: bool = False) -> None:
        """`quiet`: its own standard output would keep ours open, so everything it says goes to the log."""
        command = [*self._as_postgres, str(self._folder / program), "-D", str(self.home / "data"), *arguments]
        out = subprocess.DEVNULL if quiet else subprocess.PIPE
        done = subprocess.run(command, cwd=self.home, stdout=out, stderr=out, text=True, timeout=60, check=False)
        assert done.returncode == 0, (done.stdout or "") + (done.stderr or "")

    def start(self) -> None:
        options = f"-c listen_addresses='' -c fsync=off -c max_connections=40 -k {self.home}"
        self._run("pg_ctl", "-o", options, "-l", str(self.home / "log"), "-w", "start", quiet=True)

    def stop(self, how: str = "immediate") -> None:
        self._run("pg_ctl", "-m", how, "-w", "stop")

    def kill(self) -> None:
        """kill -9; its helpers notice, and end."""
        process = int((self.home / "data" / "postmaster.pid").read_text(encoding="ascii").split()[0])
        os.kill(process, signal.SIGKILL)
        wait_for(lambda: not is_alive(process))

    def start_after_kill(self) -> None:
        """Its helpers may take a moment to go."""

        def started() -> bool:
            try:
                self.start()
            except AssertionError:
                return False
            return True

        wait_for(started)

    def remove(self) -> None:
        shutil.rmtree(self.home, ignore_errors=True)


@contextmanager
def postgres(folder: Path) -> Iterator[Postgres]:
    """One that runs, until it is no longer needed."""
    server = Postgres(folder)
    try:
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        server.remove()


def new_database(home: str) -> str:
    """The address of a new, empty database."""
    name = f"test{next(NUMBERS)}"
    ask(f"postgresql+asyncpg://postgres@/postgres?host={home}", f"create database {name}")
    return database_url(f"postgresql://postgres@/{name}?host={home}")


def ask(database: str, query: str) -> list[tuple[Any, ...]]:
    """What a database answers, beside all servers."""
    with ThreadPoolExecutor(1) as thread:  # the tests of the browser have a loop of their own
        return thread.submit(asyncio.run, _ask(database, query)).result()


async def _ask(database: str, query: str) -> list[tuple[Any, ...]]:
    engine = create_async_engine(database, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        found = await connection.execute(text(query))
        answer = [tuple(row) for row in found] if found.returns_rows else []
    await engine.dispose()
    return answer
