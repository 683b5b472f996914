"""Gymnasium: one seat of a table is the learner's, the others are played by bots."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from ...games import games, load
from ...kernel.game import Game
from ...kernel.options import Choice
from ...kernel.reward import Reward
from ..players import Player
from ..vector import LONGEST, players_at
from . import Observation, RenderMode
from .one_table import OneTable, seed_by_lot
from .picture import RENDER_MODES, Painter
from .spaces import reader


class TableEnv(gymnasium.Env[Any, np.int64]):
    """A table at which one seat learns. The mask of the open moves is in `info` and in `action_masks()`.

    An action that is not open ends the game and pays the worst that a game can: environments of Gymnasium have to
    answer to every action of their space.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 (as declared there)

    def __init__(
        self,
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
    ) -> None:
        title = load(game) if isinstance(game, str) else game
        self.table = OneTable(title, seats, options, reward, longest)
        self.others = ("greedy",) * (self.table.seats - 1) if others is None else others
        self.seat = seat
        self.render_mode = render_mode
        self._painter = Painter(title, render_mode)
        players_at(title, self.others, self.table.seats, seat or 0)  # what is wrong is said now, not at the first game
        self._reader = reader(observation, self.table.encoding.layout)
        self.observation_space = self._reader.space
        self.action_space = spaces.Discrete(int(self.table.encoding.moves))
        self._at = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a game; with a seed, the same games from here on for the same answers."""
        super().reset(seed=seed)
        self._at = int(self.np_random.integers(self.table.seats)) if self.seat is None else self.seat
        players = players_at(self.table.game, self.others, self.table.seats, self._at)
        self.table.begin(seed_by_lot(self.np_random), players)
        return self._seen(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if not self.table.is_open(int(action)):
            return self._seen(), self.table.worst, True, False, {**self._info(), "not_open": True}
        self.table.play(int(action))
        paid = self.table.paid[self._at]
        ended = self.table.over and not self.table.cut
        return self._seen(), paid, ended, self.table.cut, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which moves are open: the name by which sb3-contrib's MaskablePPO asks for it."""
        return self.table.mask(self._at).astype(np.bool_)

    def render(self) -> Any:
        """The table as the learner sees it."""
        return self._painter.show(self.table.view(self._at))

    def _seen(self) -> Any:
        return self._reader.read(self.table.row(self._at))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask(self._at)}


def register() -> None:
    """Make the games known to `gymnasium.make`, as entrepot/Goa-v0 and so on."""
    for name in games():
        gymnasium.register(
            f"entrepot/{name.capitalize()}-v0",
            entry_point=f"{__name__}:TableEnv",
            vector_entry_point=f"{__package__}.gym_vector:made",
            kwargs={"game": name},
        )


register()
