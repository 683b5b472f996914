"""A PostgreSQL of our own for the tests: started from the installed program, in a folder that is then thrown away."""

import asyncio
import itertools
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from entrepot.server.settings import database_url

NUMBERS = itertools.count()
DEBIAN = Path("/usr/lib/postgresql")


def programs() -> Path | None:
    """The folder of the newest PostgreSQL there is."""
    found = shutil.which("postgres")
    if found is not None:
        return Path(found).resolve().parent
    versions = sorted(DEBIAN.glob("*/bin/postgres"), key=lambda path: float(path.parent.parent.name))
    return versions[-1].parent if versions else None


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """Start it; the address of its socket's folder."""
    home = Path(tempfile.mkdtemp(prefix="entrepot-pg-"))
    as_postgres: list[str] = []
    if os.geteuid() == 0:  # PostgreSQL refuses to run as root
        shutil.chown(home, "postgres")
        as_postgres = ["runuser", "-u", "postgres", "--"]

    def run(program: str, *arguments: str) -> None:
        command = [*as_postgres, str(folder / program), "-D", str(home / "data"), *arguments]
        done = subprocess.run(command, cwd=home, capture_output=True, text=True, timeout=60, check=False)
        assert done.returncode == 0, done.stdout + done.stderr

    try:
        run("initdb", "-A", "trust", "-U", "postgres", "--no-sync", "-E", "UTF8", "--locale=C.UTF-8")
        options = f"-c listen_addresses='' -c fsync=off -c max_connections=40 -k {home}"
        # Its own standard output would keep ours open: everything it says goes to the log.
        command = [*as_postgres, str(folder / "pg_ctl"), "-D", str(home / "data"), "-o", options]
        subprocess.run(
            [*command, "-l", str(home / "log"), "-w", "start"],
            cwd=home, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=60, check=True,
        )  # fmt: skip
        try:
            yield str(home)
        finally:
            run("pg_ctl", "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(home, ignore_errors=True)


def new_database(home: str) -> str:
    """The address of a new, empty database."""
    name = f"test{next(NUMBERS)}"
    asyncio.run(_create(f"postgresql+asyncpg://postgres@/postgres?host={home}", name))
    return database_url(f"postgresql://postgres@/{name}?host={home}")


async def _create(server: str, name: str) -> None:
    engine = create_async_engine(server, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"create database {name}"))
    await engine.dispose()
