"""Boxes that games of this user were played with, kept by their hash: a saved game finds its own again."""

import contextlib
import re
import shutil
from pathlib import Path

from ..places import data_folder

HASH = re.compile(r"[0-9a-f]{64}")


def kept_box(hash: str) -> Path | None:
    """The file of a box that was played with before."""
    file = _file(hash)
    return file if file is not None and file.is_file() else None


def keep_box(hash: str, file: Path) -> None:
    """Keep a copy of a box. Where the disk does not take it, a saved game asks for the file later."""
    copy = _file(hash)
    if copy is None or copy.exists():
        return
    with contextlib.suppress(OSError):
        copy.parent.mkdir(parents=True, exist_ok=True)
        beside = copy.with_suffix(".new")
        shutil.copyfile(file, beside)
        beside.replace(copy)


def _file(hash: str) -> Path | None:
    return data_folder() / "boxes" / f"{hash}.toml" if HASH.fullmatch(hash) else None
