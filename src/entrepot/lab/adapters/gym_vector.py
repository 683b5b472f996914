"""Gymnasium's vector environment: the tables of `lab.vector`, at each of which one seat is the learner's."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ...games import load
from ...kernel.game import Game
from ...kernel.options import Choice
from ...kernel.reward import Reward
from ..players import Player
from ..vector import LONGEST, Vector, vector
from . import Observation
from .one_table import seed_by_lot
from .spaces import reader


class TablesEnv(VectorEnv[Any, npt.NDArray[np.int64], Any]):
    """Many tables at once. A game that ends is followed by the next in the same step.

    So rows and masks are then those of the next game; what was to see at the end is in `infos["final_obs"]`.
    An action that is not open raises `entrepot.IllegalMove`, and nothing is played anywhere.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012 (as declared there)

    def __init__(
        self,
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
    ) -> None:
        title = load(game) if isinstance(game, str) else game
        all_others = ("greedy",) * (title.seats[-1] - 1) if others is None else others

        def begin(seed: int) -> Vector:
            return vector(title, tables, seats, seed, all_others, seat=seat, reward=reward, longest=longest, **options)

        self._begin = begin
        self._tables = begin(0)
        self._learners = self._tables.seats.copy()
        self._reader = reader(observation, self._tables.layout)
        self.num_envs = tables
        self.single_observation_space = self._reader.space
        self.single_action_space = spaces.Discrete(self._tables.masks.shape[1])
        self.observation_space = batch_space(self.single_observation_space, tables)
        self.action_space = batch_space(self.single_action_space, tables)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a game at every table; with a seed, the same games from here on for the same answers."""
        super().reset(seed=seed)
        self._tables = self._begin(seed_by_lot(self.np_random))
        return self._reader.read(self._tables.rows), self._infos()

    def step(self, actions: npt.NDArray[np.int64]) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        tables = self._tables
        rewards, ends = tables.step(actions)
        paid = rewards[np.arange(self.num_envs), self._learners]
        return self._reader.read(tables.rows), paid, ends & ~tables.cuts, tables.cuts.copy(), self._infos()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which moves are open at each table."""
        return self._tables.masks.copy()

    def _infos(self) -> dict[str, Any]:
        masks = self._tables.masks.astype(np.int8)
        infos: dict[str, Any] = {"action_mask": masks, "_action_mask": np.ones(self.num_envs, np.bool_)}
        for table in np.flatnonzero(self._tables.ends):
            last = self._reader.read(self._tables.last_rows[table])
            infos = self._add_info(infos, {"final_obs": last, "final_info": {}}, int(table))
        return infos


def made(num_envs: int, **settings: Any) -> TablesEnv:
    """For `gymnasium.make_vec`, which has a name of its own for the number of tables."""
    return TablesEnv(tables=num_envs, **settings)
