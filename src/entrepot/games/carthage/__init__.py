"""Traders of Carthage: buy the market, move the ships, be there on Payday."""

from pathlib import Path

from ...kernel.box import Box
from ...kernel.dice import Dice
from ...kernel.encoding import Encoding
from ...kernel.estimate import Terms
from ...kernel.game import Game
from ...kernel.loading import load_game
from ...kernel.options import Choice
from ...kernel.words import Words, read_words
from .advice.worth import worth
from .box.components import CarthageComponents
from .box.printed import PRINTED
from .census import census
from .encode import MARGIN, encode, layout
from .estimate import HORIZON, TERMS, estimate, terms
from .events import EVENTS, PROMPTS
from .moves import catalogue
from .names import names_in_sentences
from .outlook import outlook
from .position import Carthage
from .reasons import REASONS, why_not
from .scoring import score_sheet, winners
from .secrets import redeal
from .steps.setup import setup
from .view import view

FOLDER = Path(__file__).parent
NAME = "carthage"


def load(box_file: Path | Box | None = None) -> Game:
    """The game with its own box, or with another that keeps to what the rulebook states."""
    return load_game(FOLDER, NAME, game_with, box_file)


def game_with(box: Box) -> Game:
    """The game with any numbers."""
    components = CarthageComponents(box)
    moves = catalogue(components)

    def start(seats: int, dice: Dice, options: dict[str, Choice]) -> Carthage:
        return setup(components, seats, dice)

    def named(words: Words) -> dict[str, dict[str, str]]:
        return names_in_sentences(CarthageComponents(box.in_words(words)))

    return Game(
        name=NAME,
        title="Traders of Carthage",
        version=1,
        seats=range(components.fewest, components.most + 1),
        options={},
        box=box,
        moves=moves,
        words=read_words(FOLDER / "words", names=named),
        events=EVENTS,
        prompts=PROMPTS,
        setup=start,
        view=view,
        redeal=redeal,
        census=census,
        score_sheet=score_sheet,
        winners=winners,
        worth=worth,
        estimate=estimate,
        terms=Terms(TERMS, terms),
        horizon=HORIZON,
        outlook=outlook,
        reasons=REASONS,
        why_not=why_not,
        encode=Encoding(layout(components), encode, moves, MARGIN),
        lessons=FOLDER / "lessons",
        printed=PRINTED,
    )
