"""An owner's box, for tests that play or check with another one than the game's own."""

from pathlib import Path

from entrepot.games import carthage

OWN = carthage.FOLDER / "box.toml"


def edited_box(folder: Path, name: str = "mine.toml") -> Path:
    """A copy of the box of Carthage with another name for a space of the route."""
    file = folder / name
    file.write_text(OWN.read_text(encoding="utf-8").replace("Open sea", "Wide sea"), encoding="utf-8")
    return file
