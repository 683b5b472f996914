"""Files that are written: saved games, where they lie, and whether others can be written at all."""

import errno
import os
from datetime import datetime
from pathlib import Path

from entrepot import BadSave, Table
from entrepot.places import data_folder
from entrepot.writing import write_whole


def new_file(game: str) -> Path:
    """A name for a new game that no file has yet."""
    folder = data_folder() / "games"
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    number = 1
    while (file := folder / f"{stem}{'' if number == 1 else f'-{number}'}.txt").exists():
        number += 1
    return file


def is_ours(file: Path) -> bool:
    """Whether the program itself chose this file for a game."""
    return file.resolve().parent == (data_folder() / "games").resolve()


def check_target(file: Path, table: Table) -> None:
    """:raises BadSave: when saving there cannot work, or would destroy something else than this game."""
    if file.is_dir():
        raise BadSave("save_is_folder", {"file": str(file)})
    if not file.exists():
        if not file.absolute().parent.is_dir():
            raise BadSave("no_save_folder", {"folder": str(file.absolute().parent)})
        return
    head = table.save().split("\n\n", 1)[0] + "\n\n"
    try:
        with file.open(encoding="utf-8", errors="replace") as text:
            start = text.read(len(head))
    except OSError as problem:
        raise BadSave("save_unwritable", {"file": str(file), "why": problem.strerror or str(problem)}) from None
    if start not in ("", head):
        raise BadSave("save_is_other", {"file": str(file)})


def check_writable(*wanted: Path | None) -> None:
    """:raises BadSave: when one of these files could not be written: known before anything is played."""
    for file in wanted:
        if file is not None and (fault := hindrance(file)):
            raise BadSave("save_unwritable", {"file": str(file), "why": os.strerror(fault)})


def hindrance(file: Path) -> int:
    """Why a file cannot be written, as a number of the system (`errno`); 0 when it can."""
    try:
        if file.is_dir():
            return errno.EISDIR
        folder = file.resolve().parent
        if not file.exists() and not folder.is_dir():
            return errno.ENOENT
        return 0 if os.access(file if file.exists() else folder, os.W_OK) else errno.EACCES
    except OSError as problem:  # a name that is too long
        return problem.errno or errno.EINVAL


def write_table(table: Table, file: Path) -> None:
    """Save the table.

    :raises BadSave: when the disk does not take it.
    """
    try:
        write_whole(file, table.save())
    except BadSave as problem:
        raise BadSave("save_failed", {"file": str(file), "why": problem.values["why"]}) from None
