"""A guide by a trained net: its policy weighs the moves, its values judge positions, many at a time."""

from typing import Final, final

import numpy as np

from ...kernel.advice import best_move
from ...kernel.game import Game
from ...kernel.position import Position
from ...kernel.reward import Reward, pay
from ..net import Net
from .tree import Guide, Leaf, Node

PULL: Final = 0.45
"""How much the net's first guess counts. Its values lie closer together than those of the rules of thumb."""
OTHERS: Final = 4.0
"""The other seats follow the net for long: its values say how a game ends where all go on as it would. A seat that
followed what a few tries say of it would play worse than that."""
SOFTER: Final = 1.5
"""A net that taught itself is too sure of its moves: for the seat that searches, its chances count as if it had doubted
them so much more."""
BATCH: Final = 16
"""So many leaves are judged at once: that is quicker, but the choice between them knows less."""


@final
class Learned(Guide):
    """The net of a game that it fits."""

    def __init__(self, game: Game, net: Net) -> None:
        super().__init__(PULL, OTHERS, BATCH)
        self._encoding = game.encoding()
        self._net = net
        self._worth = game.worth
        self._reward = Reward(margin=float(self._encoding.margin))

    def weigh(self, node: Node, position: Position, moves: list[int]) -> list[float]:
        encoding, every = self._encoding, node.every
        return [every[encoding.relative(move, node.seat, position.seats)] for move in moves]

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
        encoding = self._encoding
        rows = b"".join(encoding.row(leaf.position, node.seat) for leaf, node in new)
        logits, values = self._net.ask(np.frombuffer(rows, np.uint8).reshape(len(new), -1))
        for (leaf, node), chances, worths in zip(new, logits, values.tolist(), strict=True):
            position = leaf.position
            mask = np.frombuffer(encoding.mask(position, node.seat), np.bool_)
            doubt = SOFTER if node.own else 1.0
            node.every = np.exp(np.minimum(chances - chances[mask].max(), 0.0) / doubt).tolist()
            leaf.results = [seen(worths[(seat - node.seat) % position.seats]) for seat in range(position.seats)]


def seen(reward: float) -> float:
    """A reward, from -1.5 to 1.5, as a number from 0 to 1."""
    return min(1.0, max(0.0, 0.5 + reward / 3.0))
