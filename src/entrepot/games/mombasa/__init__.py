"""Mombasa: four companies that belong to nobody, shares in all of them, books, diamonds, and plans made in secret."""

from functools import cache
from pathlib import Path

from ...kernel.box import Box, read_box
from ...kernel.dice import Dice
from ...kernel.game import Choice, Game, Option
from ...kernel.position import Position
from ...kernel.words import read_words
from .advice import advise
from .box import MombasaBox
from .moves import catalogue
from .position import Mombasa
from .steps.setup import setup

FOLDER = Path(__file__).parent
OPTIONS = {
    "variable_setup": Option(False, (False, True), "random tracks, and start tiles chosen in secret"),
    "early_ink_slot": Option(False, (False, True), "the right extra slot opens one book earlier (MOM-R19)"),
    "wide_d2": Option(False, (False, True), "the second space of D2 gives more spaces (MOM-D2)"),
    "even_c1": Option(False, (False, True), "the second space of C1 costs no more than the first (MOM-R17)"),
}


def open_box(box_file: Path) -> tuple[Box, MombasaBox]:
    box = read_box(box_file, "mombasa")
    return box, MombasaBox(box)


@cache
def own_box() -> tuple[Box, MombasaBox]:
    """The game's own box, read once: it is long, for it holds the drawing of the map."""
    return open_box(FOLDER / "box.toml")


def load(box_file: Path | None = None) -> Game:
    """The game with its own box, or with another."""
    box, components = open_box(box_file) if box_file else own_box()

    def start(seats: int, dice: Dice, options: dict[str, Choice]) -> Mombasa:
        chosen = [options[name] is True for name in OPTIONS]
        return setup(components, seats, chosen[0], chosen[1], chosen[2], chosen[3], dice)

    def advice(position: Position, seat: int) -> int:
        assert isinstance(position, Mombasa)
        return advise(position, seat)

    return Game(
        name="mombasa",
        title="Mombasa",
        version=2,
        seats=range(components.fewest, components.most + 1),
        options=OPTIONS,
        box=box,
        moves=catalogue(components),
        words=read_words(FOLDER / "words"),
        setup=start,
        advise=advice,
    )
