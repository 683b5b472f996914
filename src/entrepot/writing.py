"""Writing files so that a crash or a full disk leaves the last good one."""

import os
import shutil
from pathlib import Path

from .kernel.errors import BadSave


def write_whole(file: Path, text: str) -> None:
    """Write a file: beside it first, then in its place.

    What is no file, like a terminal or a pipe, is written to, and so is a file in a folder that takes no others.

    :raises BadSave: when the disk does not take it.
    """
    try:
        target = Path(os.path.realpath(file))  # a link stays one
        if (target.is_file() or not target.exists()) and os.access(target.parent, os.W_OK):
            _replace(target, text)
        else:
            target.write_text(text, encoding="utf-8")
    except (OSError, ValueError) as problem:  # a name with a zero byte is a ValueError
        why = (problem.strerror if isinstance(problem, OSError) else None) or str(problem)
        raise BadSave("save_unwritable", {"file": str(file), "why": why}) from None


def _replace(file: Path, text: str) -> None:
    beside = file.with_name(f"{file.name}.new")
    try:
        beside.write_text(text, encoding="utf-8")
        if file.exists():
            shutil.copymode(file, beside)
        beside.replace(file)
    except OSError:
        beside.unlink(missing_ok=True)
        raise
