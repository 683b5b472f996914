"""Opening a game with its own box, or with another that keeps to what the rulebook states."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

from .box import Box, read_box
from .game import Game


def keep_to_own(box: Box, own: Box) -> None:
    """Refuse a box that contradicts a number of the rulebook, as the game's own box has it."""
    box.keep_to(own)


def load_game(
    folder: Path,
    name: str,
    game_with: Callable[[Box], Game],
    given: Path | Box | None,
    keep_to_rulebook: Callable[[Box, Box], None] = keep_to_own,
) -> Game:
    """The game whose own box lies in a folder; `game_with` makes it with any box, of a file or already read."""
    own = _own_box(folder / "box.toml", name)
    if given is None:
        return game_with(own)
    box = given if isinstance(given, Box) else read_box(given, name)
    game = game_with(box)
    keep_to_rulebook(box, own)
    return game


@cache
def _own_box(file: Path, name: str) -> Box:
    """Read once: a long box takes a while."""
    return read_box(file, name)
