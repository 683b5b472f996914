"""When storage fails: everything that can go wrong with a disk or a database is told as one thing, in a sentence."""

import asyncio
import os
import sqlite3
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from ...kernel.errors import BadOption, EntrepotError

P = ParamSpec("P")
R = TypeVar("R")


class StorageFails(EntrepotError):
    """Nothing can be stored now: a full disk, a lock, a database that is away. What was asked for did not happen."""

    def __init__(self, gone: bool = False) -> None:
        key = "storage_gone" if gone else "storage_failed"
        super().__init__(key)


class StorageGone(StorageFails):
    """The file is no longer the one that was opened: whatever is written to it would be lost."""

    def __init__(self) -> None:
        super().__init__(gone=True)


def is_failure(problem: Exception) -> bool:
    """Whether storage failed, and not what was asked of it."""
    if isinstance(problem, (IntegrityError, sqlite3.IntegrityError, EntrepotError)):
        return False
    known = (DBAPIError, PoolTimeout, sqlite3.Error, OSError)
    return isinstance(problem, known) or type(problem).__module__.startswith("asyncpg")


@contextmanager
def told_why() -> Iterator[None]:
    """For who starts something by a command: where a database cannot be used, a sentence says why."""
    try:
        yield
    except Exception as problem:
        if not (isinstance(problem, SQLAlchemyError | OSError | StorageFails) or is_failure(problem)):
            raise
        cause = problem.__cause__ or problem
        why = (str(getattr(cause, "orig", None) or cause) or type(cause).__name__).splitlines()[0].rstrip(".")
        raise BadOption("database_failed", {"why": why}) from None


class CanFail(Protocol):
    """A database that remembers that it has failed."""

    failed: asyncio.Event


D = TypeVar("D", bound=CanFail)


def may_fail(
    work: Callable[Concatenate[D, P], Awaitable[R]],
) -> Callable[Concatenate[D, P], Coroutine[Any, Any, R]]:
    """Let a method of a database tell its failures as `StorageFails`."""

    @wraps(work)
    async def careful(database: D, /, *given: P.args, **named: P.kwargs) -> R:
        try:
            return await work(database, *given, **named)
        except StorageFails:
            database.failed.set()
            raise
        except Exception as problem:
            if not is_failure(problem):
                raise
            database.failed.set()
            raise StorageFails from problem

    return careful


class SameFile:
    """Whether a file, and the log that SQLite writes beside it, are still those that were opened."""

    def __init__(self, path: str | None) -> None:
        """`path`: None where there is no file."""
        self._path = path
        self._file: tuple[int, int] | None = None
        self._log: tuple[int, int] | None = None
        self._size = 0

    def remember(self) -> None:
        """This is the file."""
        if self._path is not None:
            found = Path(self._path).stat()
            self._file, self._size = (found.st_dev, found.st_ino), found.st_size

    def written(self) -> None:
        """Something was written to it, so that there is a log."""
        if self._path is not None and self._log is None:
            self._log = self._which(f"{self._path}-wal")

    def reopened(self) -> None:
        """The log may be another one from now on."""
        self._log = None

    def check(self) -> None:
        """`StorageGone` where the file was deleted, replaced or cut."""
        if self._path is None or self._file is None:
            return
        try:
            found = os.stat(self._path)  # noqa: PTH116 (asked before every transaction)
        except OSError:
            raise StorageGone from None
        if (found.st_dev, found.st_ino) != self._file or found.st_size < self._size:
            raise StorageGone
        self._size = found.st_size
        if self._log is not None and self._which(f"{self._path}-wal") != self._log:
            raise StorageGone

    def _which(self, path: str) -> tuple[int, int] | None:
        try:
            found = os.stat(path)  # noqa: PTH116
        except OSError:
            return None
        return found.st_dev, found.st_ino
