"""Bots: each chooses a move from a sight. The registry knows them by name."""

from collections.abc import Callable
from inspect import signature
from typing import Protocol

from ..kernel.errors import UnknownBot
from ..kernel.game import Game
from ..kernel.moves import Move
from ..kernel.sight import Sight
from .greedy import GreedyBot
from .random import RandomBot


class Bot(Protocol):
    """Anything that can choose a move from what a seat may know."""

    def choose(self, sight: Sight) -> Move: ...


_makers: dict[str, tuple[Callable[..., Bot], str]] = {
    "greedy": (GreedyBot, "takes what looks best at once, by rules of thumb"),
    "random": (RandomBot, "plays any legal move, each as likely as the others"),
}


def add_bot(name: str, maker: Callable[..., Bot], about: str) -> None:
    """Make a bot known under a name, until the program ends."""
    _makers[name] = (maker, about)


def bots(game: Game | None = None) -> dict[str, str]:
    """The names of all bots, or of those that can play a game, with a line about each."""
    lost = game is not None and game.worth is None
    return {
        name: about
        for name, (maker, about) in sorted(_makers.items())
        if not (lost and getattr(maker, "needs_advice", False))
    }


def bot(name: str, **settings: object) -> Bot:
    """A bot by name; `seed` makes it play the same way again."""
    if name not in _makers:
        raise UnknownBot(f'There is no bot "{name}"; there are {", ".join(bots())}.')
    maker = _makers[name][0]
    unknown = [setting for setting in settings if setting not in signature(maker).parameters]
    if unknown:
        raise UnknownBot(f'The bot "{name}" has no setting "{unknown[0]}".')
    return maker(**settings)
