"""Goa: bid for tiles, bring in spices, and develop a trade in ships, harvests, taxes, expeditions and colonies."""

from pathlib import Path

from ...kernel.box import Box, read_box
from ...kernel.dice import Dice
from ...kernel.game import Choice, Game, Option
from ...kernel.position import Position
from ...kernel.words import read_words
from .advice import advise
from .box import GoaBox
from .moves import catalogue
from .names import names_in_sentences
from .position import Goa
from .stated import keep_to_rulebook
from .steps.course import setup

FOLDER = Path(__file__).parent
NAME = "goa"


def load(box_file: Path | None = None) -> Game:
    """The game with its own box, or with another that keeps to what the rulebook states."""
    own = read_box(FOLDER / "box.toml", NAME)
    if box_file is None:
        return game_with(own)
    box = read_box(box_file, NAME)
    game = game_with(box)
    keep_to_rulebook(box, own)
    return game


def game_with(box: Box) -> Game:
    """The game with any numbers."""
    components = GoaBox(box)

    def start(seats: int, dice: Dice, options: dict[str, Choice]) -> Goa:
        chosen = [options[name] is True for name in ("quick_start", "bonanza", "hand_limit_always")]
        return setup(components, seats, chosen[0], chosen[1], chosen[2], dice)

    def advice(position: Position, seat: int) -> int:
        assert isinstance(position, Goa)
        return advise(position, seat)

    return Game(
        name=NAME,
        title="Goa",
        version=2,
        seats=range(components.fewest, components.most + 1),
        options={
            "quick_start": Option(False, (False, True), "everyone begins with two markers in row 2 or ten more ducats"),
            "bonanza": Option(False, (False, True), "hidden tokens lie under the corners of the grid"),
            "hand_limit_always": Option(
                False, (False, True), "expedition cards above the hand limit are thrown away at once (GOA-R7)"
            ),
        },
        box=box,
        moves=catalogue(components),
        words=read_words(FOLDER / "words", names=names_in_sentences(components)),
        setup=start,
        advise=advice,
    )
