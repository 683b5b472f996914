"""PettingZoo: the seats of a table as agents, asked one after the other."""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

from ...kernel.game import Game
from ...kernel.options import Choice
from ...kernel.reward import Reward
from . import Observation, RenderMode
from .one_table import OneTable, seed_by_lot
from .picture import RENDER_MODES, Painter
from .spaces import reader


def open_table(
    game: Game,
    seats: int | None,
    options: dict[str, Choice],
    observation: Observation,
    render_mode: RenderMode | None,
    reward: Reward | None,
    longest: int,
) -> AECEnv:
    """The environment in PettingZoo's usual wrappers: an action that is not open loses the game."""
    table = SeatsEnv(OneTable(game, seats, options, reward, longest), observation, render_mode)
    return OrderEnforcingWrapper(TerminateIllegalWrapper(table, illegal_reward=table.table.worst))


class SeatsEnv(AECEnv):
    """A table whose seats are agents, `seat_0` and so on. Forced moves are played without asking.

    Where the rules ask several seats at once, they are asked in turn, and none sees what another has answered.
    """

    def __init__(self, table: OneTable, observation: Observation, render_mode: RenderMode | None) -> None:
        super().__init__()
        self.table = table
        self.render_mode = render_mode
        self._painter = Painter(table.game, render_mode)
        self.metadata = {
            "name": f"entrepot_{table.game.name}",
            "is_parallelizable": False,
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(table.seats)]
        self.agents: list[str] = []
        self._reader = reader(observation, table.encoding.layout)
        moves = int(table.encoding.moves)
        mask = spaces.Box(0, 1, (moves,), np.int8)
        seen = spaces.Dict({"observation": self._reader.space, "action_mask": mask})
        self._seen: dict[str, Any] = dict.fromkeys(self.possible_agents, seen)
        self._actions: dict[str, Any] = {agent: spaces.Discrete(moves) for agent in self.possible_agents}
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self._seen[agent]

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; with a seed, the same games from here on for the same answers."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.table.begin(seed_by_lot(self._chance), self.table.players)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.asked]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return {"observation": self._reader.read(self.table.row(seat)), "action_mask": self.table.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent] or action is None:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.table.play(int(action))
        self._clear_rewards()
        if self.table.over:
            ended = self.truncations if self.table.cut else self.terminations
            ended.update(dict.fromkeys(self.agents, True))
            self.rewards = dict(zip(self.possible_agents, self.table.paid, strict=True))
        else:
            self.agent_selection = self.possible_agents[self.table.asked]
        self._accumulate_rewards()

    def render(self) -> Any:
        """The table as the seat sees it that is asked."""
        return self._painter.show(self.table.view(self.table.asked))

    def close(self) -> None:
        """There is nothing to put away."""
