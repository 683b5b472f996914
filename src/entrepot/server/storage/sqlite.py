"""A SQLite file: one writer, who writes what has come together in one transaction, synced to disk once for all of it.

Each piece of work is a whole transaction to whoever asks for it: it happens or it does not, whatever becomes of the
others, and it is on disk when the answer comes.
"""

import asyncio
import contextlib
import sqlite3
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

import msgspec
from sqlalchemy import URL, Connection, QueuePool, create_engine, event

from . import rows
from .failing import SameFile, may_fail
from .taken import Taken

R = TypeVar("R")
Work = Callable[[Connection], R]
Answer = tuple["asyncio.Future[object]", object]
"""Who waits for a piece of work, and what it gave; or the exception that it ended with."""

READING: Final = "entrepot_reading"
"""The execution option of connections that only read."""
READERS: Final = 4
TOGETHER: Final = 64
"""How many pieces of work are written at once, so that whoever else is served waits for a few milliseconds only."""
PATIENCE: Final = 5.0
"""Seconds that a writer waits while another process holds the file's lock."""

BEGIN: Final = "begin immediate"
APPEND: Final = 'insert into journal ("table", seq, kind, seat, move, at, told) values (?, ?, ?, ?, ?, ?, ?)'
SUMMARY: Final = "update tables set changed = ?, over = ?, summary = ? where id = ?"


class SQLiteFile:
    """Work that writes runs in the loop, where it takes microseconds; only waiting for the disk is left to a thread.

    Threads that wait for each other after every statement would cost many times as much as the statements.
    """

    def __init__(self, url: URL) -> None:
        path = url.set(drivername="sqlite")
        self._engine = create_engine(
            path,
            poolclass=QueuePool,
            connect_args={"check_same_thread": False},
            json_deserializer=_readable,
        )
        event.listen(self._engine, "connect", _prepare)
        event.listen(self._engine, "begin", _begin)
        self._reading = self._engine.execution_options(**{READING: True})
        self._readers = ThreadPoolExecutor(READERS, "reading")
        self._disk = ThreadPoolExecutor(1, "writing")
        self._writer: Connection | None = None
        self._waiting: deque[tuple[Work[object], asyncio.Future[object]]] = deque()
        self._writing: asyncio.Task[None] | None = None
        self._same = SameFile(path.database if path.database not in (None, "", ":memory:") else None)
        self.failed = asyncio.Event()
        """Set when something could not be stored or read."""

    @may_fail
    async def read(self, work: Work[R]) -> R:
        def reading() -> R:
            with self._reading.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, reading)

    async def snapshot(self, work: Work[R]) -> R:
        """Read a lot as it is at one moment; writers go on meanwhile."""

        def reading() -> R:
            with self._reading.connect() as connection:
                connection.exec_driver_sql("BEGIN")
                try:
                    return work(connection)
                finally:
                    connection.exec_driver_sql("ROLLBACK")

        return await asyncio.get_running_loop().run_in_executor(self._readers, reading)

    @may_fail
    async def write(self, work: Work[R]) -> R:
        """Write something; when this returns, it is on disk."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[R] = loop.create_future()
        self._waiting.append((work, answer))  # type: ignore[arg-type]
        if self._writing is None or self._writing.done():
            self._writing = loop.create_task(self._write_all())
        return await answer

    async def append(self, entry: rows.Entry, summary: rows.Summary) -> None:
        """Write the next entry of a journal, without asking SQLAlchemy: most of what is ever written is this."""

        def work(connection: Connection) -> None:
            file = _file(connection)
            try:
                file.execute(APPEND, (entry.table, entry.seq, entry.kind, entry.seat, entry.move, entry.at, entry.told))
            except sqlite3.IntegrityError:
                raise Taken from None
            told = msgspec.json.encode(summary).decode()
            file.execute(SUMMARY, (entry.at, summary.status == "over", told, entry.table))

        await self.write(work)

    async def upgrade(self, work: Work[None]) -> None:
        """Work that may take long, in a thread of its own, before anything else is written."""

        def upgrading() -> None:
            with self._engine.begin() as connection:
                work(connection)

        await asyncio.get_running_loop().run_in_executor(self._disk, upgrading)
        self._same.remember()

    def check(self) -> None:
        """Whether the file is still the one that was opened: `StorageGone` if not."""
        self._same.check()

    async def close(self) -> None:
        if self._writing is not None:
            await asyncio.gather(self._writing, return_exceptions=True)
        self._readers.shutdown()
        self._disk.shutdown()
        if self._writer is not None:
            self._writer.close()
        self._engine.dispose()

    # The writer ------------------------------------------------------------------------------------------------------

    async def _write_all(self) -> None:
        """Write what waits, and what has come meanwhile, until nothing does."""
        loop = asyncio.get_running_loop()
        while self._waiting:
            try:
                connection = await self._begun()
            except Exception as problem:
                self._refuse_all(problem)
                continue
            answers: list[Answer] = []
            try:
                while self._waiting and len(answers) < TOGETHER:
                    self._try(connection, answers)
                await loop.run_in_executor(self._disk, _commit, connection)
                self._same.written()
            except Exception as problem:
                self._begin_anew()
                for future, _ in answers:
                    _answer(future, problem)
            else:
                for future, found in answers:
                    _answer(future, found)

    def _try(self, connection: Connection, answers: list[Answer]) -> None:
        """Do the next piece of work. One that fails leaves nothing; where all is lost with it, its error is raised.

        A failure is told after the commit as well: its reason may be a piece of work of the same transaction.
        """
        work, future = self._waiting.popleft()
        if future.done():  # nobody waits for it any more, and nothing was done
            return
        file = _file(connection)
        file.execute("savepoint work")
        try:
            found = work(connection)
            file.execute("release work")
        except Exception as problem:
            answers.append((future, problem))
            if not file.in_transaction:  # a full disk may have taken back everything
                raise
            file.execute("rollback to work")
            file.execute("release work")
        else:
            answers.append((future, found))

    async def _begun(self) -> Connection:
        """The writer's connection, at the beginning of a transaction. For a lock it is waited in a thread."""
        loop = asyncio.get_running_loop()
        self._same.check()
        if self._writer is None:
            self._writer = await loop.run_in_executor(self._disk, self._open)
        try:
            _file(self._writer).execute(BEGIN)
        except Exception:
            self._begin_anew()
            self._writer = await loop.run_in_executor(self._disk, self._wait_for_lock)
        return self._writer

    def _open(self) -> Connection:
        connection = self._engine.connect()
        _file(connection).execute("pragma busy_timeout=0")
        return connection

    def _wait_for_lock(self) -> Connection:
        end = time.monotonic() + PATIENCE
        while True:
            connection = self._open()
            try:
                _file(connection).execute(BEGIN)
            except Exception:
                connection.invalidate()
                connection.close()
                if time.monotonic() > end:
                    raise
                time.sleep(0.01)
            else:
                return connection

    def _begin_anew(self) -> None:
        """Throw the writer's connection away, with whatever it had not yet written."""
        if self._writer is not None:
            with contextlib.suppress(Exception):
                self._writer.invalidate()
                self._writer.close()
            self._writer = None
        self._same.reopened()

    def _refuse_all(self, problem: Exception) -> None:
        while self._waiting:
            _answer(self._waiting.popleft()[1], problem)


def _readable(text: str) -> object:
    """What a column of JSON says; None where it is damaged, so that nothing else is."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError):
        return None


def _answer(future: "asyncio.Future[object]", found: object) -> None:
    if future.done():
        return
    if isinstance(found, Exception):
        future.set_exception(found)
    else:
        future.set_result(found)


def _file(connection: Connection) -> sqlite3.Connection:
    """What SQLAlchemy's connection speaks to."""
    found = connection.connection.driver_connection
    assert isinstance(found, sqlite3.Connection)
    return found


def _prepare(connection: sqlite3.Connection, record: object) -> None:
    connection.isolation_level = None  # the driver starts no transaction by itself
    for pragma in ("journal_mode=wal", "synchronous=full", f"busy_timeout={1000 * PATIENCE:.0f}", "foreign_keys=on"):
        connection.execute("pragma " + pragma)


def _begin(connection: Connection) -> None:
    """SQLAlchemy begins. The writer has begun already, without it, since that takes a tenth of the time.

    Who only reads needs no transaction: each reading is one statement.
    """
    if not connection.get_execution_options().get(READING, False) and not _file(connection).in_transaction:
        connection.exec_driver_sql(BEGIN)


def _commit(connection: Connection) -> None:
    """Sync to disk, by SQLAlchemy where it knows that something was begun."""
    if connection.in_transaction():
        connection.commit()
    else:
        _file(connection).commit()
