"""Yokohama: place assistants, move the president, act with all the power gathered in one area."""

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
from .box.components import YokohamaComponents
from .box.printed import PRINTED
from .box.stated import keep_to_rulebook
from .census import census
from .encode import MARGIN, encode, layout
from .estimate import HORIZON, TERMS, estimate, terms
from .events import EVENTS, PROMPTS
from .moves import Numbers, catalogue
from .names import names_in_sentences
from .outlook import outlook
from .position import Yokohama, bare_table
from .reasons import REASONS, why_not
from .scoring import score_sheet, winners
from .secrets import redeal
from .steps.setup import setup
from .view import view

FOLDER = Path(__file__).parent
NAME = "yokohama"


def load(box_file: Path | Box | None = None) -> Game:
    """The game with its own box, or with another that keeps to what the rulebook states."""
    return load_game(FOLDER, NAME, game_with, box_file, keep_to_rulebook)


def game_with(box: Box) -> Game:
    """The game with any numbers: the rules depend on none of them (YOK-R33)."""
    components = YokohamaComponents(box)
    moves = catalogue(components)
    numbers = Numbers(components)

    def start(seats: int, dice: Dice, options: dict[str, Choice]) -> Yokohama:
        yokohama = bare_table(components, numbers, seats, dice)
        yokohama.with_rewards = options["achievement_rewards"] is True
        yokohama.with_free_agents = options["free_agents"] is True
        yokohama.open_orders = options["open_orders"] is True
        setup(yokohama)
        return yokohama

    def named(words: Words) -> dict[str, dict[str, str]]:
        return names_in_sentences(YokohamaComponents(box.in_words(words)))

    return Game(
        name=NAME,
        title="Yokohama",
        version=2,
        seats=range(components.fewest, components.most + 1),
        options={
            "achievement_rewards": Option(False, (False, True)),
            "free_agents": Option(False, (False, True)),
            "open_orders": Option(False, (False, True)),
        },
        box=box,
        moves=moves,
        words=read_words(FOLDER / "words", names=named),
        lessons=FOLDER / "lessons",
        printed=PRINTED,
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
    )
