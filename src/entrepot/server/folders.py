"""The folder of a SQLite file: private, as the games, chats and keys in it are."""

import os
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from ..kernel.errors import EntrepotError
from ..places import data_folder

PRIVATE_FOLDER = 0o700
PRIVATE_FILE = 0o600


def sqlite_file(database: str) -> Path | None:
    """The file of a database; None if it is none, or one in memory."""
    try:
        url = make_url(database)
    except ArgumentError:
        return None
    return Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None


def private_folder(file: Path) -> None:
    """Make the folder of a file, for its owner alone, and so make what is there of the database already.

    A folder that was there before is left as it is, unless it is the one where we keep data by default.
    """
    folder = file.parent
    try:
        if not folder.is_dir():
            folder.parent.mkdir(parents=True, exist_ok=True)
            folder.mkdir(mode=PRIVATE_FOLDER, exist_ok=True)
        if folder.resolve() == data_folder().resolve():
            folder.chmod(PRIVATE_FOLDER)
        for part in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
            if part.is_file():
                part.chmod(PRIVATE_FILE)
    except OSError as problem:
        why = problem.strerror or str(problem)
        raise EntrepotError("no_data_folder", {"why": why, "path": str(file)}) from None


def keep_private() -> None:
    """From here on, whatever this process writes is for its owner alone."""
    os.umask(0o077)
