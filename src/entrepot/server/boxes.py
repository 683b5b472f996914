"""The games of a server: each with its own box, and with those of owners, given at the start or stored since."""

import shutil
from collections import OrderedDict
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from ..games import games, load
from ..kernel.box import game_of_box
from ..kernel.errors import BadBox, EntrepotError, UnknownGame
from ..kernel.game import Game
from . import limits
from .clean import clean


class Boxes:
    """Which games are offered, and the game of any table, by the box that it was opened with.

    The files that were given are copied when the server starts: whoever edits one later changes no table at play.
    """

    def __init__(self, files: Sequence[str] = ()) -> None:
        own = {name: load(name) for name in games()}
        self.offered: dict[str, Game] = dict(own)
        """The games as new tables get them."""
        self.files: dict[str, Path] = {}
        """The copies of owners' boxes, by their hash."""
        self._all = {(name, game.box.hash): game for name, game in own.items()}
        self._own = own
        self._stored: OrderedDict[tuple[str, str], Game] = OrderedDict()
        """Games with boxes out of storage, those asked for last at the end."""
        self._copies: TemporaryDirectory[str] | None = None
        """Where the copies are, once there is one."""
        try:
            for number, file in enumerate(files):
                self._add(Path(file), number)
        except EntrepotError:
            self.close()
            raise

    def _add(self, file: Path, number: int) -> None:
        name = game_of_box(file)
        if name not in self._own:
            raise BadBox("box_of_game", {"file": file.name, "found": f'"{clean(name)}"', "games": list(self._own)})
        if self.owner_box(self.offered[name]) is not None:
            raise BadBox("box_twice", {"file": file.name, "title": self._own[name].title})
        copy = self._folder(str(number)) / file.name
        shutil.copyfile(file, copy)
        game = load(name, copy)
        if (name, game.box.hash) not in self._all:
            self.offered[name] = self._all[name, game.box.hash] = game
            self.files[game.box.hash] = copy

    def add_stored(self, name: str, hash: str, text: str) -> Game:
        """The game with a box out of storage. Its file stays, since bots read it; the game itself may be forgotten."""
        copy = self._folder(hash) / f"{name}-{hash[:6]}.toml"
        copy.write_text(text, encoding="utf-8")
        game = self._stored[name, hash] = load(name, copy)
        self.files[hash] = copy
        while len(self._stored) > limits.KEPT_BOXES:
            self._stored.popitem(last=False)
        return game

    def knows(self, name: str, box: str) -> bool:
        """Whether a game with the box of a hash is at hand."""
        return (name, box) in self._all or (name, box) in self._stored

    def _folder(self, name: str) -> Path:
        """A folder for a copy."""
        if self._copies is None:
            self._copies = TemporaryDirectory(prefix="entrepot-")
        folder = Path(self._copies.name) / name
        folder.mkdir(exist_ok=True)
        return folder

    def close(self) -> None:
        if self._copies is not None:
            self._copies.cleanup()

    def game(self, name: str, box: str | None = None) -> Game:
        """A game as it is offered, or with the box of a hash."""
        if name not in self.offered:
            raise UnknownGame("unknown_game", {"game": clean(name[: limits.NAME]), "games": list(self.offered)})
        if box is None:
            return self.offered[name]
        if (name, box) in self._stored:
            self._stored.move_to_end((name, box))
            return self._stored[name, box]
        if (name, box) not in self._all:
            raise EntrepotError("other_box", {"title": self.offered[name].title, "box": clean(box[:12])})
        return self._all[name, box]

    def own(self, name: str) -> Game:
        """A game with its own box, whatever box new tables get: its lessons are played with that."""
        return self._own[self.game(name).name]

    def owner_box(self, game: Game) -> str | None:
        """The name of the file of an owner's box; None where the game has its own."""
        return None if game.box.hash == self._own[game.name].box.hash else game.box.file
