"""Goa: bid for tiles, bring in spices, and develop a trade in ships, harvests, taxes, expeditions and colonies."""

from pathlib import Path

from ...kernel.box import Box
from ...kernel.dice import Dice
from ...kernel.encoding import Encoding
from ...kernel.estimate import Terms
from ...kernel.game import Game
from ...kernel.loading import load_game
from ...kernel.options import Choice, Option
from ...kernel.words import Words, read_words
from .advice.worth import worth
from .box.components import GoaComponents
from .box.printed import PRINTED
from .box.stated import keep_to_rulebook
from .census import census
from .encode import MARGIN, encode, layout
from .estimate import HORIZON, TERMS, estimate, terms
from .events import EVENTS, PROMPTS
from .moves import catalogue
from .names import names_in_sentences
from .outlook import outlook
from .position import Goa
from .reasons import REASONS, why_not
from .scoring import score_sheet, winners
from .secrets import redeal
from .steps.course import setup
from .view import view

FOLDER = Path(__file__).parent
NAME = "goa"


def load(box_file: Path | Box | None = None) -> Game:
    """The game with its own box, or with another that keeps to what the rulebook states."""
    return load_game(FOLDER, NAME, game_with, box_file, keep_to_rulebook)


def game_with(box: Box) -> Game:
    """The game with any numbers."""
    components = GoaComponents(box)
    moves = catalogue(components)

    def start(seats: int, dice: Dice, options: dict[str, Choice]) -> Goa:
        chosen = [options[name] is True for name in ("quick_start", "bonanza", "hand_limit_always")]
        return setup(components, seats, chosen[0], chosen[1], chosen[2], dice)

    def named(words: Words) -> dict[str, dict[str, str]]:
        return names_in_sentences(GoaComponents(box.in_words(words)), words)

    return Game(
        name=NAME,
        title="Goa",
        version=2,
        seats=range(components.fewest, components.most + 1),
        options={
            "quick_start": Option(False, (False, True)),
            "bonanza": Option(False, (False, True)),
            "hand_limit_always": Option(False, (False, True)),  # GOA-R7
        },
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
