"""A guide by trained nets: one weighs the moves of whoever is asked, one judges positions, many at a time."""

from math import exp
from typing import Final, final

import numpy as np
import numpy.typing as npt

from ...kernel.advice import best_move
from ...kernel.game import Game
from ...kernel.position import Position
from ...kernel.reward import Reward, pay
from ..net import Floats, Net
from .tree import Guide, Leaf, Node

PULL: Final = 0.45
"""How much the net's first guess counts. Its values lie closer together than those of the rules of thumb."""
OTHERS: Final = 4.0
"""The other seats follow the net for long: its values say how a game ends where all go on as it would. A seat that
followed what a few tries say of it would play worse than that."""
SOFTER: Final = 1.5
"""A net that taught itself is too sure of its moves: for the seat that searches, its chances count as if it had doubted
them so much more."""
TWO: Final = 2
BATCH: Final = 16
"""So many leaves are judged at once: that is quicker, but the choice between them knows less."""
CLEAR: Final = 0.8
"""A move with so large a share of the tries is the choice. In 600 positions of Traders of Carthage and Goa thinking on
changed it in two, and took twice as long."""


@final
class Thought:
    """What the net thinks of the moves of one decision."""

    def __init__(self, logits: Floats) -> None:
        self.logits = logits
        self.best: float | None = None
        """The logit of the best move that was open when they were first weighed."""


@final
class Learned(Guide):
    """The nets of a game that they fit.

    Positions are judged as the searching seat sees them, whoever is asked. With two seats the one that is asked judges
    them, by the net that plays: what it expects, the other one loses, and those values had more games to learn from.
    """

    def __init__(self, game: Game, net: Net, values: Net) -> None:
        super().__init__(PULL, OTHERS, BATCH, CLEAR)
        self._encoding = game.encoding()
        self._net = net
        self._values = values
        self._worth = game.worth
        self._reward = Reward(margin=float(self._encoding.margin))

    def weigh(self, node: Node, position: Position, moves: list[int]) -> list[float]:
        encoding, thought = self._encoding, node.noted
        assert isinstance(thought, Thought)
        known = thought.logits[[encoding.relative(move, node.seat, position.seats) for move in moves]].tolist()
        if thought.best is None:
            thought.best = max(known)
        doubt = SOFTER if node.own else 1.0
        return [exp(min(logit - thought.best, 0.0) / doubt) for logit in known]

    def policy(self, position: Position, seat: int) -> int:
        """By the rules of thumb where there are any: they are a hundred times as fast as the net."""
        if self._worth is not None:
            return best_move(self._worth, position, seat)
        encoding = self._encoding
        row = np.frombuffer(encoding.row(position, seat), np.uint8)
        mask = np.frombuffer(encoding.mask(position, seat), np.bool_)
        return encoding.absolute(int(self._net.best(row, mask)), seat, position.seats)

    def judge(self, leaves: list[Leaf]) -> None:
        new: list[tuple[Leaf, Node]] = []
        for leaf in leaves:
            if leaf.fresh is not None:
                new.append((leaf, leaf.fresh))
            else:
                leaf.results = [seen(paid) for paid in pay(leaf.position, self._reward)]
        if not new:
            return
        logits, values = self._net.ask(self._rows([(leaf, node.seat) for leaf, node in new]))
        seats = leaves[0].position.seats
        if seats > TWO:
            values = self._values.values(self._rows([(leaf, leaf.viewer) for leaf, _ in new]))
        for (leaf, node), thoughts, worths in zip(new, logits, values.tolist(), strict=True):
            node.noted = Thought(thoughts)
            judge = leaf.viewer if seats > TWO else node.seat
            leaf.results = [seen(worths[(seat - judge) % seats]) for seat in range(seats)]

    def _rows(self, wanted: list[tuple[Leaf, int]]) -> npt.NDArray[np.uint8]:
        """What seats know of the positions of leaves."""
        rows = b"".join(self._encoding.row(leaf.position, seat) for leaf, seat in wanted)
        return np.frombuffer(rows, np.uint8).reshape(len(wanted), -1)


def seen(reward: float) -> float:
    """A reward, from -1.5 to 1.5, as a number from 0 to 1."""
    return min(1.0, max(0.0, 0.5 + reward / 3.0))
