"""The bot that tries moves out, in many positions that it cannot tell from the true one."""

import secrets
import time
from typing import final

from ...kernel.dice import LARGEST_SEED, Dice, check_seed
from ...kernel.errors import UnknownBot
from ...kernel.game import Game
from ...kernel.moves import Move
from ...kernel.sight import Sight
from ..trained import fits, load_net
from .thumbs import Thumbs
from .tree import Guide, Tree

PULL = 0.7
BATCH = 16
"""So many leaves a net judges at once."""
USUAL_SECONDS = 0.2
SCALE = 10.0
"""A lead that means a lot, in games that do not say it of theirs."""


@final
class SearchBot:
    """Thinks for a time, or for a number of tries: then the same seed gives the same move.

    With a net it is guided by the net where that fits the game, else by the rules of thumb.
    """

    def __init__(self, seed: int | None = None, seconds: float = 0.0, iterations: int = 0, net: bool = True) -> None:
        if seconds < 0 or iterations < 0:
            raise UnknownBot("no_time_to_think", {})
        self._dice = Dice(secrets.randbelow(LARGEST_SEED) if seed is None else check_seed(seed))
        self._seconds = seconds if seconds or iterations else USUAL_SECONDS
        self._iterations = iterations
        self._net = net

    @staticmethod
    def plays(game: Game) -> bool:
        """Whether a game has an estimate and rules of thumb, or a net."""
        return fits(game) or (game.worth is not None and game.estimate is not None)

    def choose(self, sight: Sight) -> Move:
        moves = [move for move in sight.moves() if not move.takes_back]
        if len(moves) == 1:
            return moves[0]
        return sight.game.moves.all[self.think(sight).favourite()]

    def think(self, sight: Sight) -> Tree:
        """All that is found out about the next move in the time there is."""
        guide, batch = self._guide(sight.game)
        tree = Tree(guide, sight.seat, [move.takes_back for move in sight.game.moves], PULL)
        until = time.perf_counter() + self._seconds if self._seconds else 0.0
        guide.judge([tree.begin(sight.sample(self._dice))])
        done = 0
        while True:  # once at least: without a try there is no choice, however late it is
            leaves = [tree.try_one(sight.sample(self._dice)) for _ in range(batch)]
            guide.judge(leaves)
            for leaf in leaves:
                tree.note(leaf)
            done += batch
            if done >= self._iterations and time.perf_counter() >= until:
                return tree

    def _guide(self, game: Game) -> tuple[Guide, int]:
        """Who guides the search in a game, and how many leaves it judges at once."""
        if self._net and fits(game):
            from .learned import Learned

            return Learned(game, load_net(game.name)), BATCH
        if game.worth is None or game.estimate is None:
            raise UnknownBot("no_guide", {"title": game.title})
        scale = SCALE if game.encode is None else game.encode.margin / 2
        return Thumbs(game.worth, game.estimate, game.horizon, scale), 1
