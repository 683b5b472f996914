"""A guide by the rules of thumb of a game: they rank the moves, play on for a while, and estimate who leads then."""

from math import tanh
from typing import Final, final

from mypy_extensions import i64

from ...kernel.advice import Worth, best_move
from ...kernel.estimate import Estimate
from ...kernel.position import TOGETHER, Position
from ...kernel.reward import leads, shares
from .tree import Guide, Leaf, Node

PULL: Final = 0.7
"""How much what seems good counts, for every seat alike: ranks are no more than a first guess."""
NEXT: Final = 0.7
"""A move has so much of the weight of the one that looks just a little better: the worths of a game have no unit."""
LEAST: Final = 0.01
LOWEST: Final = -1e18


@final
class Thumbs(Guide):
    """`horizon`: after so many decisions the estimate is as good as playing on; `scale`: a lead that means a lot."""

    def __init__(self, worth: Worth, estimate: Estimate, horizon: int, scale: float) -> None:
        super().__init__(PULL, PULL, 1)
        self.worth = worth
        self.estimate = estimate
        self.horizon: i64 = horizon
        self.scale: float = scale

    def weigh(self, node: Node, position: Position, moves: list[i64]) -> list[float]:
        worths: list[float] = []
        for move in moves:
            worths.append(self.worth(position, node.seat, move))
        weights: list[float] = []
        for at in range(len(worths)):
            weight = 1.0
            for other in range(len(worths)):
                if worths[other] > worths[at] or (worths[other] == worths[at] and other < at):
                    weight *= NEXT
                    if weight < LEAST:
                        weight = LEAST
                        break
            weights.append(weight)
        return weights

    def policy(self, position: Position, seat: i64) -> i64:
        return best_move(self.worth, position, seat)

    def judge(self, leaves: list[Leaf]) -> None:
        for leaf in leaves:
            position = leaf.position
            left = self.horizon
            while left > 0 and not position.over:
                step = position.agenda[-1]
                seat = step.seat
                if seat == TOGETHER:
                    seat = step.asked(position)[0]
                position.play(seat, best_move(self.worth, position, seat))
                left -= 1
            leaf.results = self.outcome(position)

    def outcome(self, position: Position) -> list[float]:
        """How good a position is for each seat: at the end of the game by win and lead, before it by the estimate."""
        results: list[float] = []
        if position.over:
            won = shares(position)
            ahead = leads(position)
            for seat in range(position.seats):
                results.append(0.5 * won[seat] + 0.5 * self.near(float(ahead[seat])))
            return results
        points: list[float] = []
        for seat in range(position.seats):
            points.append(self.estimate(position, seat))
        for seat in range(position.seats):
            best = LOWEST
            for other in range(position.seats):
                if other != seat and points[other] > best:
                    best = points[other]
            results.append(self.near(points[seat] - best))
        return results

    def near(self, lead: float) -> float:
        """A lead in points as a number from 0 to 1."""
        return 0.5 + 0.5 * tanh(lead / self.scale)
