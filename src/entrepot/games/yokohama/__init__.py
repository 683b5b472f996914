"""Yokohama: place assistants, move the president, act with all the power gathered in one area."""

from pathlib import Path

from ...kernel.box import Box, read_box
from ...kernel.dice import Dice
from ...kernel.game import Choice, Game, Option
from ...kernel.position import Position
from ...kernel.words import read_words
from .advice import advise
from .box import YokohamaBox
from .moves import Numbers, catalogue
from .position import Yokohama, bare_table
from .stated import keep_to_rulebook
from .steps.setup import setup

FOLDER = Path(__file__).parent
NAME = "yokohama"


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
    """The game with any numbers: the rules depend on none of them [YOK-R33]."""
    components = YokohamaBox(box)
    numbers = Numbers(components)

    def start(seats: int, dice: Dice, options: dict[str, Choice]) -> Yokohama:
        yokohama = bare_table(components, numbers, seats, dice)
        yokohama.with_rewards = options["achievement_rewards"] is True
        yokohama.with_free_agents = options["free_agents"] is True
        yokohama.open_orders = options["open_orders"] is True
        setup(yokohama)
        return yokohama

    def advice(position: Position, seat: int) -> int:
        assert isinstance(position, Yokohama)
        return advise(position, seat)

    return Game(
        name=NAME,
        title="Yokohama",
        version=2,
        seats=range(components.fewest, components.most + 1),
        options={
            "achievement_rewards": Option(False, (False, True), "a reward token for the third achievement"),
            "free_agents": Option(False, (False, True), "five-power tokens with a free agent"),
            "open_orders": Option(False, (False, True), "orders taken from the ports stay open in hand"),
        },
        box=box,
        moves=catalogue(components),
        words=read_words(FOLDER / "words"),
        setup=start,
        advise=advice,
    )
