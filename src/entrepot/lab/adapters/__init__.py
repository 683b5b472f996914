"""The environments that researchers know, each made of one of our tables. Their packages are loaded when asked for."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from ...games import load
from ...kernel.game import Game
from ...kernel.options import Choice
from ...kernel.reward import Reward
from ..players import Player
from ..vector import LONGEST

if TYPE_CHECKING:
    from pettingzoo import AECEnv
    from pyspiel import Game as SpielGame

    from .gym import TableEnv
    from .gym_vector import TablesEnv

Observation = Literal["row", "fields"]
RenderMode = Literal["human", "ansi", "rgb_array"]
DEALS = 10_000


def pettingzoo(
    game: str | Game,
    seats: int | None = None,
    *,
    observation: Observation = "row",
    render_mode: RenderMode | None = None,
    reward: Reward | None = None,
    longest: int = LONGEST,
    **options: Choice,
) -> "AECEnv":
    """A table as PettingZoo's agent-environment cycle, every seat an agent; the fewest seats where none are given."""
    try:
        from .zoo import open_table
    except ModuleNotFoundError as missing:
        raise needed("pettingzoo", missing) from missing
    return open_table(_loaded(game), seats, options, observation, render_mode, reward, longest)


def gymnasium(
    game: str | Game,
    seats: int | None = None,
    others: Sequence[str | Player] | None = None,
    *,
    seat: int | None = 0,
    observation: Observation = "row",
    render_mode: RenderMode | None = None,
    reward: Reward | None = None,
    longest: int = LONGEST,
    **options: Choice,
) -> "TableEnv":
    """A table as a Gymnasium environment: one seat is the learner's, `others` play the rest (`greedy` by default).

    With `seat` None the learner's seat is drawn by lot for every game.
    """
    try:
        from .gym import TableEnv
    except ModuleNotFoundError as missing:
        raise needed("gymnasium", missing) from missing
    return TableEnv(
        game,
        seats,
        others,
        seat=seat,
        observation=observation,
        render_mode=render_mode,
        reward=reward,
        longest=longest,
        **options,
    )


def gymnasium_vector(
    game: str | Game,
    tables: int,
    seats: int | Sequence[int] | None = None,
    others: Sequence[str | Player] | None = None,
    *,
    seat: int | None = 0,
    observation: Observation = "row",
    reward: Reward | None = None,
    longest: int = LONGEST,
    **options: Choice | Sequence[Choice],
) -> "TablesEnv":
    """The tables of `lab.vector` as a Gymnasium vector environment: at each of them one seat is the learner's."""
    try:
        from .gym_vector import TablesEnv
    except ModuleNotFoundError as missing:
        raise needed("gymnasium_vector", missing) from missing
    return TablesEnv(
        game, tables, seats, others, seat=seat, observation=observation, reward=reward, longest=longest, **options
    )


def open_spiel(
    game: str | Game,
    seats: int | None = None,
    *,
    deals: int = DEALS,
    seed: int = 0,
    lead: float = 0.0,
    longest: int = LONGEST,
    **options: Choice,
) -> "SpielGame":
    """A game of OpenSpiel's. Chance comes first, and once: one of so many deals, from this seed on."""
    try:
        from .spiel import load_game
    except ModuleNotFoundError as missing:
        raise needed("open_spiel", missing) from missing
    return load_game(_loaded(game), seats, options, deals=deals, seed=seed, lead=lead, longest=longest)


def needed(door: str, missing: ModuleNotFoundError) -> ImportError:
    """What to install for a door; another missing module is told as it is."""
    extra = door.removesuffix("_vector").replace("_", "-")
    if missing.name not in ("gymnasium", "pettingzoo", "pyspiel"):
        return missing
    return ImportError(f"lab.{door} needs {missing.name}: pip install entrepot[{extra}]")


def _loaded(game: str | Game) -> Game:
    return load(game) if isinstance(game, str) else game
