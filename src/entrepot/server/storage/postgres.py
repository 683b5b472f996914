"""A PostgreSQL, which several processes may share."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import astuple
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import URL, Connection
from sqlalchemy.ext.asyncio import create_async_engine

from . import rows
from .failing import may_fail
from .taken import Taken

Line = Any
"""A connection of asyncpg, which has no types."""
R = TypeVar("R")
Work = Callable[[Connection], R]

LINES: Final = 4
"""Connections for the entries of journals. PostgreSQL syncs to disk once for those that commit at the same time."""

APPEND: Final = """
with entry as (insert into journal ("table", seq, kind, seat, move, at, told) values ($1, $2, $3, $4, $5, $6, $7))
update tables set changed = $6, over = $8, summary = $9 where id = $1
"""
"""One statement is one transaction: a table's entry and its summary, by one message there and one back."""


class Postgres:
    """Work is done on connections of a pool; entries of journals go on lines of their own."""

    def __init__(self, url: URL) -> None:
        self._engine = create_async_engine(url)
        self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._turn = asyncio.Semaphore(5)
        self._options: dict[str, Any] = dict(self._engine.dialect.create_connect_args(url)[1])
        self._lines: list[Line] = []
        self._free_lines = asyncio.Semaphore(LINES)
        self.failed = asyncio.Event()
        """Set when something could not be stored or read."""

    @may_fail
    async def read(self, work: Work[R]) -> R:
        async with self._reading.connect() as connection:
            return await connection.run_sync(work)

    async def snapshot(self, work: Work[R]) -> R:
        """Read a lot as it is at one moment; writers go on meanwhile."""
        moment = self._engine.execution_options(isolation_level="REPEATABLE READ")
        async with moment.connect() as connection:
            return await connection.run_sync(work)

    @may_fail
    async def write(self, work: Work[R]) -> R:
        async with self._turn, self._engine.begin() as connection:
            return await connection.run_sync(work)

    @may_fail
    async def append(self, entry: rows.Entry, summary: rows.Summary) -> None:
        from asyncpg import IntegrityConstraintViolationError

        told = msgspec.json.encode(summary).decode()
        async with self.line() as line:
            try:
                await line.execute(APPEND, *astuple(entry), summary.status == "over", told)
            except IntegrityConstraintViolationError:
                raise Taken from None

    @may_fail
    async def fetch(self, query: str, *given: object) -> list[Any]:
        """The rows of one statement."""
        async with self.line() as line:
            return list(await line.fetch(query, *given))

    @may_fail
    async def execute(self, statement: str, *given: object) -> str:
        """Do one statement; what PostgreSQL says of it."""
        async with self.line() as line:
            return str(await line.execute(statement, *given))

    def check(self) -> None:
        """Nothing can be said of a PostgreSQL without asking it."""

    async def upgrade(self, work: Work[None]) -> None:
        await self.write(work)

    async def close(self) -> None:
        for line in self._lines:
            await line.close()
        await self._engine.dispose()

    async def connect(self) -> Line:
        """A connection of its own."""
        import asyncpg

        return await asyncpg.connect(**self._options)

    @asynccontextmanager
    async def line(self) -> AsyncIterator[Line]:
        """A connection that nobody else uses now. One that broke is not used again."""
        async with self._free_lines:
            while self._lines and self._lines[-1].is_closed():
                self._lines.pop()
            line = self._lines.pop() if self._lines else await self.connect()
            try:
                yield line
            finally:
                if not line.is_closed():
                    self._lines.append(line)
