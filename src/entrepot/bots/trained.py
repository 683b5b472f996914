"""The bot that taught itself: it asks the net of the game, and plays the move that the net thinks best."""

import json
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, final

from ..kernel.game import Game
from ..kernel.moves import Move
from ..kernel.sight import Sight
from .greedy import GreedyBot

if TYPE_CHECKING:
    from .net import Net


PLAYS, VALUES = "", ".values"
"""The two kinds of nets, as their files are called: GAME.npz plays, and GAME.values.npz judges positions for search."""


def nets() -> Traversable:
    """Where the nets lie: beside each its card, a JSON file."""
    return files(__package__).joinpath("nets")


@cache
def card(name: str) -> dict[str, object] | None:
    """How the net of a game was trained, and how strong it is; None where there is no net."""
    file = nets().joinpath(f"{name}.json")
    if not file.is_file():
        return None
    found: dict[str, object] = json.loads(file.read_text(encoding="utf-8"))
    return found


@cache
def load_net(name: str, kind: str = PLAYS) -> "Net":
    """A net of a game, loaded once."""
    from .net import Net

    with nets().joinpath(f"{name}{kind}.npz").open("rb") as data:
        return Net(data)


def fits(game: Game) -> bool:
    """Whether the net of a game has learned rows that mean the same. With other things in the box they do not."""
    known = card(game.name)
    return known is not None and game.encode is not None and known["layout"] == game.encode.layout.fingerprint


def knows(game: Game) -> bool:
    """Whether the net has learned these very rules with this very box."""
    known = card(game.name)
    return known is not None and (known["rules"], known.get("box", game.box.hash)) == (game.version, game.box.hash)


@final
class TrainedBot:
    """Plays the best move of the net, always the same in the same position; where the net does not fit, as `greedy`."""

    def __init__(self, seed: int | None = None) -> None:
        self._instead = GreedyBot(seed)

    @staticmethod
    def plays(game: Game) -> bool:
        """Whether there is a net for a game."""
        return card(game.name) is not None

    @staticmethod
    def manner(game: Game) -> str:
        """Which sentence tells how it plays a game."""
        if not fits(game):
            return "other_rows"
        return "about" if knows(game) else "other_box"

    def choose(self, sight: Sight) -> Move:
        if not fits(sight.game):
            return self._instead.choose(sight)
        import numpy as np

        row, mask = np.frombuffer(sight.row(), np.uint8), np.frombuffer(sight.mask(), np.bool_)
        return sight.meant(int(load_net(sight.game.name).best(row, mask)))
