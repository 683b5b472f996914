"""Bots: each chooses a move from a sight. The registry knows them by name."""

from collections.abc import Callable
from inspect import signature
from math import isfinite
from pathlib import Path
from types import NoneType, UnionType
from typing import Final, Protocol

from ..kernel.errors import UnknownBot
from ..kernel.game import Game
from ..kernel.hints import give_hints_by
from ..kernel.moves import Move
from ..kernel.sight import Sight
from ..kernel.words import Words, read_words
from .greedy import GreedyBot
from .hints import hints
from .levels import LEVELS, Level
from .measured import fraction, record_of
from .random import RandomBot
from .search import SearchBot
from .trained import TrainedBot


class Bot(Protocol):
    """Anything that can choose a move from what a seat may know."""

    def choose(self, sight: Sight) -> Move: ...


WORDS: Final[Words] = read_words(Path(__file__).parent / "words")
"""What the bots are called (`bot-NAME`), and how each plays (`bot-NAME-about`, or another manner)."""

_makers: dict[str, tuple[Callable[..., Bot], str]] = {
    **{level.name: (level, "") for level in map(Level, LEVELS)},
    "greedy": (GreedyBot, ""),
    "random": (RandomBot, ""),
    "search": (SearchBot, ""),
    "trained": (TrainedBot, ""),
}
"""Who makes each bot; bots from elsewhere bring the sentence that says how they play.

A maker that cannot play every game says so by a function `plays(game)`; one that plays some in another manner than
usual names that manner by a function `manner(game)`, and the words have a sentence about it (`bot-NAME-MANNER`).
"""
USUAL: Final = "about"

give_hints_by(hints)


def add_bot(name: str, maker: Callable[..., Bot], about: str) -> None:
    """Make a bot known under a name, until the program ends."""
    _makers[name] = (maker, about)


def forget_bot(name: str) -> None:
    """Undo `add_bot`."""
    del _makers[name]


def bots(game: Game | None = None) -> dict[str, str]:
    """The names of all bots, or of those that can play a game, with a sentence about each."""
    return {
        name: _about(name, game)
        for name, (maker, _) in sorted(_makers.items())
        if game is None or not hasattr(maker, "plays") or maker.plays(game)
    }


def _about(name: str, game: Game | None) -> str:
    """How a bot plays, and of a level how often it beats the one below."""
    beats = "" if game is None else beats_below(name, game)
    return f"{style(name, game)} {beats}" if beats else style(name, game)


def style(name: str, game: Game | None = None, words: Words = WORDS) -> str:
    """How a bot plays, without what was measured of it."""
    return _makers[name][1] or words.say(f"bot.{name}.{_manner(name, game)}")


def beats_below(name: str, game: Game, words: Words = WORDS) -> str:
    """A sentence on how often a level beats the one below, as it was measured; "" where it was not."""
    known = record_of(game.name, name)
    shown = None if known is None else fraction(known["rate"])
    if known is None or shown is None:
        return ""
    won, of = shown
    return words.say("beats", {"below": words.say(f"bot.{known['below']}"), "won": won, "of": of})


def level(name: str) -> Level | None:
    """The level that a bot is; None: it is another program."""
    maker = _makers[name][0]
    return maker if isinstance(maker, Level) else None


def remark(name: str, game: Game) -> str:
    """What should be known of a bot before it plays this game: a sentence where it is not its usual way, else ""."""
    manner = _manner(name, game)
    return "" if manner == USUAL else f"{WORDS.say(f'bot.{name}')}: {WORDS.say(f'bot.{name}.{manner}')}"


def _manner(name: str, game: Game | None) -> str:
    maker = _makers[name][0]
    return maker.manner(game) if game is not None and hasattr(maker, "manner") else USUAL


def bot(name: str, **settings: object) -> Bot:
    """A bot by name; `seed` makes it play the same way again.

    :raises UnknownBot: when there is none of that name, or it has no such setting.
    """
    if name not in _makers:
        raise UnknownBot("unknown_bot", {"bot": name, "bots": list(bots())})
    maker = _makers[name][0]
    known = signature(maker).parameters
    for setting, value in settings.items():
        if setting not in known:
            raise UnknownBot("no_setting", {"bot": name, "setting": setting})
        if setting != "seed" and not _is_kind(value, known[setting].annotation):  # seeds have a sentence of their own
            raise UnknownBot("other_setting", {"bot": name, "setting": setting, "value": str(value)})
    return maker(**settings)


def _is_kind(value: object, kind: object) -> bool:
    """Whether a setting can have a value, as far as the kinds go by which bots are set: switches and numbers."""
    if isinstance(kind, UnionType):
        return any(_is_kind(value, each) for each in kind.__args__)
    if kind is NoneType:
        return value is None
    if kind is bool:
        return isinstance(value, bool)
    if kind is int:
        return isinstance(value, int) and not isinstance(value, bool)
    if kind is float:
        return isinstance(value, int | float) and not isinstance(value, bool) and isfinite(value)
    return True
