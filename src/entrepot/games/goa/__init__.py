"""Goa: bid for tiles, bring in spices, and develop a trade in ships, harvests, taxes, expeditions and colonies."""

from pathlib import Path

from ...kernel.box import read_box
from ...kernel.dice import Dice
from ...kernel.game import Choice, Game, Option
from ...kernel.position import Position
from ...kernel.words import read_words
from .advice import advise
from .box import GoaBox
from .moves import catalogue
from .names import names_in_sentences
from .position import Goa
from .steps.course import setup

FOLDER = Path(__file__).parent


def load(box_file: Path | None = None) -> Game:
    """The game with its own box, or with another."""
    box = read_box(box_file or FOLDER / "box.toml", "goa")
    components = GoaBox(box)

    def start(seats: int, dice: Dice, options: dict[str, Choice]) -> Goa:
        return setup(components, seats, options["quick_start"] is True, options["bonanza"] is True, dice)

    def advice(position: Position, seat: int) -> int:
        assert isinstance(position, Goa)
        return advise(position, seat)

    return Game(
        name="goa",
        title="Goa",
        version=1,
        seats=range(components.fewest, components.most + 1),
        options={
            "quick_start": Option(False, (False, True), "everyone begins with two markers in row 2 or ten more ducats"),
            "bonanza": Option(False, (False, True), "hidden tokens lie under the corners of the grid"),
        },
        box=box,
        moves=catalogue(components),
        words=read_words(FOLDER / "words", names=names_in_sentences(components)),
        setup=start,
        advise=advice,
    )
