"""Other boxes, for tests that play or check with another one than the game's own."""

from pathlib import Path

from entrepot.games import carthage

OWN = carthage.FOLDER / "box.toml"


def edited_box(folder: Path, name: str = "mine.toml") -> Path:
    """A copy of the box of Carthage with another name for a space of the route."""
    return owners_box(folder, "Open sea", "Wide sea", name)


def owners_box(folder: Path, old: str, new: str, name: str = "mine.toml") -> Path:
    """A copy of the box of Carthage with something else in it."""
    return changed(OWN, folder, old, new, name)


def changed(box: Path, folder: Path, old: str, new: str, name: str = "box.toml") -> Path:
    """A copy of a box file with something else in it, where it first says so."""
    file = folder / name
    text = box.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return file
