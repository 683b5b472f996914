"""Lighthouse: send ships in secret, and be the one that the lamp brings home."""

from pathlib import Path

from entrepot.kernel.box import Box
from entrepot.kernel.dice import Dice
from entrepot.kernel.encoding import Encoding
from entrepot.kernel.game import Game
from entrepot.kernel.loading import load_game
from entrepot.kernel.options import Choice, Option
from entrepot.kernel.words import read_words

from .advice import worth
from .box import LighthouseBox
from .census import census
from .encode import MARGIN, encode, layout
from .events import EVENTS, PROMPTS
from .moves import catalogue
from .position import Lighthouse
from .reasons import REASONS, why_not
from .scoring import score_sheet, winners
from .secrets import redeal
from .steps import setup
from .view import view

FOLDER = Path(__file__).parent
NAME = "lighthouse"
RULES = FOLDER / "rules.md"
BROWSER = FOLDER / "browser"


def load(box_file: Path | Box | None = None) -> Game:
    """The game with its own box, or with another that keeps to what the rules state."""
    return load_game(FOLDER, NAME, game_with, box_file)


def game_with(box: Box) -> Game:
    """The game with any numbers."""
    components = LighthouseBox(box)
    moves = catalogue(components)

    def start(seats: int, dice: Dice, options: dict[str, Choice]) -> Lighthouse:
        return setup(components, seats, options["calm"] is True, dice)

    return Game(
        name=NAME,
        title="Lighthouse",
        version=1,
        seats=range(components.fewest, components.most + 1),
        options={"calm": Option(False, (False, True))},
        box=box,
        moves=moves,
        words=read_words(FOLDER / "words"),
        events=EVENTS,
        prompts=PROMPTS,
        setup=start,
        view=view,
        redeal=redeal,
        census=census,
        score_sheet=score_sheet,
        winners=winners,
        worth=worth,
        reasons=REASONS,
        why_not=why_not,
        encode=Encoding(layout(components), encode, moves, MARGIN),
    )
