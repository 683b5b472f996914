"""A SQLite file belongs to one server: a second one on the same file is refused, and told why."""

import contextlib
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import make_url

from ...kernel.errors import EntrepotError


@contextmanager
def claimed(database: str) -> Iterator[None]:
    """Hold a database for as long as we serve. The system lets go of it when the process ends, however it ends.

    A PostgreSQL is shared by many and is not held.
    """
    url = make_url(database)
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        yield
        return
    path = Path(f"{url.database}.lock")
    try:
        held = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as problem:
        raise EntrepotError("no_data_folder", {"why": problem.strerror or str(problem), "path": str(path)}) from None
    try:
        if not _lock(held):
            raise EntrepotError("database_in_use", {"file": url.database})
        yield
    finally:
        with contextlib.suppress(OSError):
            os.close(held)


def _lock(held: int) -> bool:
    """Whether nobody else holds the file."""
    try:
        import fcntl
    except ImportError:  # Windows has no such locks; there the second server is not noticed
        return True
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
