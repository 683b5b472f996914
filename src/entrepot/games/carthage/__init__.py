"""Traders of Carthage: buy the market, move the ships, be there on Payday."""

from pathlib import Path

from ...kernel.box import Box, read_box
from ...kernel.dice import Dice
from ...kernel.game import Choice, Game
from ...kernel.position import Position
from ...kernel.words import read_words
from .advice import advise
from .box import CarthageBox
from .moves import catalogue
from .names import names_in_sentences
from .position import Carthage
from .steps import setup

FOLDER = Path(__file__).parent
NAME = "carthage"


def load(box_file: Path | None = None) -> Game:
    """The game with its own box, or with another that keeps to what the rulebook states."""
    own = read_box(FOLDER / "box.toml", NAME)
    if box_file is None:
        return game_with(own)
    box = read_box(box_file, NAME)
    game = game_with(box)
    box.keep_to(own)
    return game


def game_with(box: Box) -> Game:
    """The game with any numbers."""
    components = CarthageBox(box)

    def start(seats: int, dice: Dice, options: dict[str, Choice]) -> Carthage:
        return setup(components, seats, dice)

    def advice(position: Position, seat: int) -> int:
        assert isinstance(position, Carthage)
        return advise(position, seat)

    return Game(
        name=NAME,
        title="Traders of Carthage",
        version=1,
        seats=range(components.fewest, components.most + 1),
        options={},
        box=box,
        moves=catalogue(components),
        words=read_words(FOLDER / "words", names=names_in_sentences(components)),
        setup=start,
        advise=advice,
    )
