"""The bot that tries moves out, in many positions that it cannot tell from the true one."""

import time
from collections.abc import Sequence
from functools import partial
from typing import final

from ...kernel.dice import Dice, seed_or_any
from ...kernel.errors import UnknownBot
from ...kernel.game import Game
from ...kernel.moves import Move
from ...kernel.sight import Sight
from ..trained import VALUES, fits, load_net
from .parallel import beside, can_copy
from .thumbs import Thumbs
from .tree import SEATS, Guide, Node, Tree

SOLO = 6
"""So the batches are small at first: never more than this part of the tries there have been."""
USUAL_SECONDS = 0.2
SURE = 32
"""After so many tries it is known how many more there is time for."""
SETTLED = 64
"""After so many tries a favourite that has had nearly all of them is one."""
MOST_PROCESSES = 64
"""More would run into the limits of a system rather than find out more."""
SCALE = 10.0
"""A lead that means a lot, in games that do not say it of theirs."""


def can_search(game: Game) -> bool:
    """Whether a game has an estimate and rules of thumb, or a net."""
    return fits(game) or (game.worth is not None and game.estimate is not None)


def guide_of(game: Game, net: bool = True) -> Guide:
    """Who guides the search in a game."""
    if net and fits(game):
        from .learned import Learned

        return Learned(game, load_net(game.name), load_net(game.name, VALUES))
    return thumbs_of(game)


def thumbs_of(game: Game) -> Thumbs:
    """The guide by the rules of thumb of a game."""
    if game.worth is None or game.estimate is None:
        raise UnknownBot("no_guide", {"title": game.title})
    scale = SCALE if game.encode is None else game.encode.margin / 2
    return Thumbs(game.worth, game.estimate, game.horizon, scale)


@final
class SearchBot:
    """Thinks for a time, or for a number of tries: then the same seed gives the same move.

    With a net it is guided by the net where that fits the game, else by the rules of thumb. What it has found out
    about the rest of its turn it keeps until its next choice. Several processes think side by side, each in a tree of
    its own, and their tries are added up.
    """

    def __init__(
        self,
        seed: int | None = None,
        seconds: float | None = None,
        iterations: int | None = None,
        net: bool = True,
        processes: int = 1,
    ) -> None:
        limits = [limit for limit in (seconds, iterations) if limit is not None] or [USUAL_SECONDS]
        if min(limits) < 0 or max(limits) == 0:
            raise UnknownBot("no_time_to_think", {})
        if not 1 <= processes <= MOST_PROCESSES:
            raise UnknownBot("wrong_processes", {"most": MOST_PROCESSES, "processes": processes})
        self._dice = Dice(seed_or_any(seed))
        self._seconds = seconds or (0.0 if iterations else USUAL_SECONDS)
        self._iterations = iterations or 0
        self._net = net
        self._processes = processes if can_copy() else 1
        self._kept: tuple[bytes, Node] | None = None
        """What the seat will know when it is asked next, if all goes as it should, and what is found out by then."""

    @staticmethod
    def plays(game: Game) -> bool:
        return can_search(game)

    def choose(self, sight: Sight) -> Move:
        moves = [move for move in sight.moves() if not move.takes_back]
        if len(moves) == 1:
            return moves[0]
        tree = self.think(sight, until_clear=True)
        chosen = tree.favourite()
        self._kept = self._keep(tree, sight, chosen)
        return sight.game.moves.all[chosen]

    def think(self, sight: Sight, also: Sequence[int] = (), until_clear: bool = False) -> Tree:
        """All that is found out about the next move in the time there is.

        `also`: moves that get a fair share of the tries even if nothing speaks for them.
        `until_clear`: no longer than until no other move can, or hardly will, become the favourite in the time left.
        """
        guide = guide_of(sight.game, self._net)
        tree = Tree(guide, sight.seat, [move.takes_back for move in sight.game.moves])
        kept = self._kept
        if kept is not None and kept[1].seat == sight.seat and kept[0] == sight.row():
            tree.root = kept[1]
        else:
            guide.judge([tree.begin(sight.sample(self._dice))])
        own = partial(self._grow, tree, sight, self._dice, until_clear and self._processes == 1)
        if self._processes == 1:
            own()
        else:
            dice = [Dice(self._dice.seed()) for _ in range(self._processes - 1)]
            for found in beside(own, [partial(self._found, tree, sight, other) for other in dice]):
                add(tree.root, found)
        if also:
            self._insist(tree, sight, also)
        return tree

    def _grow(self, tree: Tree, sight: Sight, dice: Dice, until_clear: bool = False) -> None:
        """Try moves out as long as there is time."""
        begun = time.perf_counter()
        until = begun + self._seconds if self._seconds else begun
        wanted = -(-self._iterations // self._processes)
        done = 0
        while True:  # once at least: without a try there is no choice, however late it is
            together = max(1, min(tree.guide.batch, (tree.root.visits or done) // SOLO))
            tree.learn([tree.try_one(sight.sample(dice)) for _ in range(together)])
            done += together
            now = time.perf_counter()
            left = max(wanted - done, int((until - now) * done / max(now - begun, 1e-9)))
            if left <= 0 or (until_clear and done >= SURE and tree.lead() > left):
                return
            if until_clear and done >= SETTLED and tree.settled():
                return

    def _found(self, tree: Tree, sight: Sight, dice: Dice) -> "Found":
        """What this process finds out beyond what was known."""
        root = tree.root
        counts, sums = root.counts[:], root.sums[:]
        self._grow(tree, sight, dice)
        missing = len(root.moves) - len(counts)
        before = zip([*counts, *[0] * missing], [*sums, *[0.0] * missing], strict=True)
        return [
            (move, weight, count - known, total - part)
            for move, weight, count, total, (known, part) in zip(
                root.moves, root.weights, root.counts, root.sums, before, strict=True
            )
        ]

    def _insist(self, tree: Tree, sight: Sight, also: Sequence[int]) -> None:
        """Try these moves too, until each has had half the tries that would be its even share."""
        root = tree.root
        tries = root.visits // (2 * len(root.moves)) + 1
        for move in also:
            if move in root.moves:
                place = root.moves.index(move)
                more = tries - root.counts[place]
                tree.learn([tree.try_one(sight.sample(self._dice), place) for _ in range(more)])

    def _keep(self, tree: Tree, sight: Sight, chosen: int) -> tuple[bytes, Node] | None:
        """What is known about the next question, if the same seat is asked again before anything comes to light."""
        if sight.game.encode is None:
            return None
        rows: set[bytes] = set()
        for _ in range(2):
            position = sight.sample(self._dice)
            position.play(sight.seat, chosen)
            if tree.go_on(position) != sight.seat:
                return None
            rows.add(sight.game.encode.row(position, sight.seat))
        kid = tree.root.kids.get(chosen * SEATS + sight.seat)
        return (rows.pop(), kid) if len(rows) == 1 and kid is not None and kid.judged else None


Found = list[tuple[int, float, int, float]]
"""Of each move: its weight, how often it was tried, and the sum of how well that went."""


def add(root: Node, found: Found) -> None:
    """Add what another process has found out to a decision."""
    for move, weight, count, total in found:
        if move not in root.moves:
            root.add(move, weight)
        place = root.moves.index(move)
        root.counts[place] += count
        root.sums[place] += total
        root.visits += count
        root.results += count
        root.total += total
