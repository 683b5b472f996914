"""Lighthouse: send ships in secret, and be the one that the lamp brings home."""

from pathlib import Path

from entrepot.kernel.box import read_box
from entrepot.kernel.dice import Dice
from entrepot.kernel.game import Choice, Game, Option
from entrepot.kernel.words import read_words

from .box import LighthouseBox
from .moves import catalogue
from .position import Lighthouse
from .steps import setup

FOLDER = Path(__file__).parent


def load(box_file: Path | None = None) -> Game:
    """The game with its own box, or with another."""
    box = read_box(box_file or FOLDER / "box.toml", "lighthouse")
    components = LighthouseBox(box)

    def start(seats: int, dice: Dice, options: dict[str, Choice]) -> Lighthouse:
        return setup(components, seats, options["calm"] is True, dice)

    return Game(
        name="lighthouse",
        title="Lighthouse",
        version=1,
        seats=range(components.fewest, components.most + 1),
        options={"calm": Option(False, (False, True), "among equal ships, the one nearest to the keeper comes home")},
        box=box,
        moves=catalogue(components),
        words=read_words(FOLDER / "words"),
        setup=start,
    )
