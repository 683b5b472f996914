"""The bot that tries moves out, in many positions that it cannot tell from the true one."""

import secrets
import time
from collections.abc import Sequence
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
"""How much what seems good counts, by the rules of thumb: their ranks are no more than a first guess."""
NET_PULL = 0.3
"""The same by a net, whose values lie closer together. Measured beside `learned.SOFTER`."""
BATCH = 16
"""So many leaves a net judges at once."""
USUAL_SECONDS = 0.2
SCALE = 10.0
"""A lead that means a lot, in games that do not say it of theirs."""


def can_search(game: Game) -> bool:
    """Whether a game has an estimate and rules of thumb, or a net."""
    return fits(game) or (game.worth is not None and game.estimate is not None)


def guide_of(game: Game, net: bool = True) -> tuple[Guide, int, float]:
    """Who guides the search in a game, how many leaves it judges at once, and how much its first guess counts."""
    if net and fits(game):
        from .learned import Learned

        return Learned(game, load_net(game.name)), BATCH, NET_PULL
    return thumbs_of(game), 1, PULL


def thumbs_of(game: Game) -> Thumbs:
    """The guide by the rules of thumb of a game."""
    if game.worth is None or game.estimate is None:
        raise UnknownBot("no_guide", {"title": game.title})
    scale = SCALE if game.encode is None else game.encode.margin / 2
    return Thumbs(game.worth, game.estimate, game.horizon, scale)


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
        return can_search(game)

    def choose(self, sight: Sight) -> Move:
        moves = [move for move in sight.moves() if not move.takes_back]
        if len(moves) == 1:
            return moves[0]
        return sight.game.moves.all[self.think(sight).favourite()]

    def think(self, sight: Sight, also: Sequence[int] = ()) -> Tree:
        """All that is found out about the next move in the time there is.

        `also`: moves that get a fair share of the tries even if nothing speaks for them.
        """
        guide, batch, pull = guide_of(sight.game, self._net)
        tree = Tree(guide, sight.seat, [move.takes_back for move in sight.game.moves], pull)
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
                break
        for move in also:
            self._insist(tree, sight, move, done // (2 * len(tree.root.moves)) + 1)
        return tree

    def _insist(self, tree: Tree, sight: Sight, move: int, tries: int) -> None:
        """Try a move until it has had so many tries."""
        root = tree.root
        if move not in root.moves:
            return
        place = root.moves.index(move)
        leaves = [tree.try_one(sight.sample(self._dice), place) for _ in range(tries - root.counts[place])]
        tree.guide.judge(leaves)
        for leaf in leaves:
            tree.note(leaf)
