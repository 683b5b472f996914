"""Mombasa: four companies that belong to nobody, shares in all of them, books, diamonds, and plans made in secret."""

from pathlib import Path

from ...kernel.box import Box
from ...kernel.dice import Dice
from ...kernel.encoding import Encoding
from ...kernel.estimate import Terms
from ...kernel.game import Game
from ...kernel.loading import load_game
from ...kernel.options import Choice, Option
from ...kernel.words import read_words
from .advice.worth import worth
from .box.components import MombasaComponents
from .box.printed import PRINTED
from .box.stated import keep_to_rulebook
from .census import census
from .encode import MARGIN, encode, layout
from .estimate import HORIZON, TERMS, estimate, terms
from .events import EVENTS, PROMPTS
from .moves import catalogue
from .names import names_in_sentences
from .outlook import outlook
from .position import Mombasa
from .reasons import REASONS, why_not
from .scoring import score_sheet, winners
from .secrets import redeal
from .steps.setup import setup
from .view import view

FOLDER = Path(__file__).parent
NAME = "mombasa"
OPTIONS = {
    "variable_setup": Option(False, (False, True)),
    "early_ink_slot": Option(False, (False, True)),  # MOM-R19
    "wide_d2": Option(False, (False, True)),  # MOM-D2
    "even_c1": Option(False, (False, True)),  # MOM-R17
}


def load(box_file: Path | Box | None = None) -> Game:
    """The game with its own box, or with another that keeps to what the rulebook states."""
    return load_game(FOLDER, NAME, game_with, box_file, keep_to_rulebook)


def game_with(box: Box) -> Game:
    """The game with any numbers."""
    components = MombasaComponents(box)
    moves = catalogue(components)

    def start(seats: int, dice: Dice, options: dict[str, Choice]) -> Mombasa:
        chosen = [options[name] is True for name in OPTIONS]
        return setup(components, seats, chosen[0], chosen[1], chosen[2], chosen[3], dice)

    return Game(
        name=NAME,
        title="Mombasa",
        version=2,
        seats=range(components.fewest, components.most + 1),
        options=OPTIONS,
        box=box,
        moves=moves,
        words=read_words(FOLDER / "words", names=lambda words: names_in_sentences(components, words)),
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
