"""What installed packages bring for a game beside its rules, found by entry points (docs/adding-a-game.md)."""

import logging
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final

log = logging.getLogger(__name__)

RULES: Final = "entrepot.rules"
"""The path of the rules page, a Markdown file."""
TERMINAL: Final = "entrepot.terminal"
"""The `Board` that draws the game in a terminal."""
BROWSER: Final = "entrepot.browser"
"""The path of a folder with `board.js`, which draws the game in a browser, and the files that it needs."""
MODULE: Final = "board.js"


def brought(group: str, game: str) -> object | None:
    """What a package brings for a game under a group; None where there is nothing, or nothing that can be loaded."""
    for point in entry_points(group=group, name=game):
        try:
            found: object = point.load()
        except Exception as problem:  # whatever is wrong with somebody's package, the game can be played without it
            log.warning("%s of %s (%s) cannot be loaded: %s", group, game, point.value, problem)
            return None
        return found
    return None


def rules_page(game: str) -> Path | None:
    """The rules page that a package brings for a game."""
    page = brought(RULES, game)
    return page if isinstance(page, Path) and page.is_file() else None


def browser_folder(game: str) -> Path | None:
    """The folder with the browser's board that a package brings for a game."""
    folder = brought(BROWSER, game)
    return folder if isinstance(folder, Path) and (folder / MODULE).is_file() else None
