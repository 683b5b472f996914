"""Random play to the end, in one compiled loop."""

from mypy_extensions import i64

from .dice import Dice, check_seed
from .position import TOGETHER, Position


def playout(position: Position, seed: object) -> int:
    """Play the position itself to its end at random; say how many decisions that took."""
    position.telling = False
    dice = Dice(check_seed(seed))
    decisions: i64 = 0
    while not position.over:
        step = position.agenda[-1]
        seat = step.seat
        if seat == TOGETHER:
            asked = step.asked(position)
            seat = asked[dice.below(len(asked))]
        moves = step.moves(position, seat)
        position.play(seat, moves[dice.below(len(moves))])
        decisions += 1
    return decisions
