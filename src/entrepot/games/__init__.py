"""The games. Each is a folder with the same rooms; see docs/adding-a-game.md."""

from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Protocol, cast

from ..kernel.box import Box
from ..kernel.errors import BadBox, UnknownGame
from ..kernel.game import Game

OURS = ("carthage", "goa", "mombasa", "yokohama")
PLUG_INS = "entrepot.games"
"""The entry point group under which an installed package can offer a game of its own."""


class Loader(Protocol):
    """What a game's package offers as `load`."""

    def __call__(self, box_file: Path | Box | None = None) -> Game: ...


_added: dict[str, Loader] = {}


def add_game(name: str, loader: Loader) -> None:
    """Make a game known under a name, until the program ends."""
    _added[name] = loader


def games() -> tuple[str, ...]:
    """The names of all games there are."""
    return tuple(sorted({*OURS, *_added, *(point.name for point in entry_points(group=PLUG_INS))}))


def load(name: str, box: str | Path | Box | None = None) -> Game:
    """A game by name, with its own box, with the box file given, or with a box that was read."""
    loader = _loader(name)
    if box is None:
        return loader()
    if isinstance(box, Box):
        return loader(box)
    if not Path(box).is_file():
        raise BadBox("no_box", {"file": Path(box).name})
    return loader(Path(box))


def _loader(name: str) -> Loader:
    if name in _added:
        return _added[name]
    if name in OURS:
        return cast(Loader, import_module(f"{__name__}.{name}").load)
    for point in entry_points(group=PLUG_INS, name=name):
        return cast(Loader, point.load())
    raise UnknownGame("unknown_game", {"game": name, "games": list(games())})
