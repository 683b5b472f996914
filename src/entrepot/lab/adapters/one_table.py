"""One table, game after game: what environments with a single table have in common."""

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from ...kernel.game import Game
from ...kernel.options import Choice
from ...kernel.position import Position
from ...kernel.reward import Reward
from ...kernel.table import TableView, view_of
from ..players import Player
from ..tables import Tables

SEEDS: Final = 1 << 62
"""So many seeds there are."""


def seed_by_lot(chance: np.random.Generator) -> int:
    """A seed for a table."""
    return int(chance.integers(SEEDS))


class OneTable:
    """Plays one game at a time; seats without a player (None) are asked outside."""

    def __init__(
        self, game: Game, seats: int | None, options: dict[str, Choice], reward: Reward | None, longest: int
    ) -> None:
        self.game = game
        self.encoding = game.encoding()
        self.seats = game.seats[0] if seats is None else seats
        if self.seats not in game.seats:
            raise game.wrong_seats(seats)
        self.options = game.chosen(options)
        self.reward = with_margin(reward or Reward(), self.encoding.margin)
        self.longest = longest
        self.players: Sequence[Player | None] = [None] * self.seats
        self._tables: Tables | None = None

    @property
    def tables(self) -> Tables:
        """The one table, of which there is none before the first game."""
        if self._tables is None:
            raise RuntimeError("reset() comes before everything else")
        return self._tables

    def begin(self, seed: int, players: Sequence[Player | None]) -> None:
        """Begin a game."""

        def deal(table: int, seed: int) -> Position:
            return self.game.start(self.seats, seed, self.options)

        at_table = [list(players)]
        most = self.game.seats[-1]
        self._tables = Tables(self.encoding, deal, at_table, most, seed, self.reward, self.longest, one_game=True)

    @property
    def position(self) -> Position:
        return self.tables.positions[0]

    @property
    def asked(self) -> int:
        """The seat that is asked, or was the last one."""
        return int(self.tables.seats[0])

    @property
    def over(self) -> bool:
        return bool(self.tables.ends[0])

    @property
    def cut(self) -> bool:
        """Whether the game ended for being too long."""
        return bool(self.tables.cuts[0])

    @property
    def paid(self) -> list[float]:
        """What the game has paid each seat: nothing before its end."""
        return [float(self.tables.rewards[seat]) for seat in range(self.seats)]

    @property
    def worst(self) -> float:
        """The least that a game can pay."""
        return self.reward.of(0.0, -(1 << 40), self.seats)

    def row(self, seat: int) -> npt.NDArray[np.uint8]:
        """What a seat may know."""
        return np.frombuffer(self.encoding.row(self.position, seat), np.uint8)

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        """Which moves are open to a seat: none where it is not asked."""
        if self.over or seat != self.asked:
            return np.zeros(self.encoding.moves, np.int8)
        return np.frombuffer(memoryview(self.tables.masks.cells), np.int8).copy()

    def is_open(self, action: int) -> bool:
        """Whether the seat that is asked can play a move."""
        return 0 <= action < self.encoding.moves and bool(self.tables.masks.cells[action])

    def play(self, action: int) -> None:
        """Answer for the seat that is asked."""
        self.tables.step([action])

    def view(self, seat: int | None) -> TableView:
        """The table as one seat sees it."""
        return view_of(self.game, self.options, self.position, seat, self.tables.decisions)


def with_margin(reward: Reward, margin: int) -> Reward:
    """A reward with the margin that the game names, where it has none."""
    return reward if reward.margin > 0 else Reward(reward.share, reward.lead, float(margin))
