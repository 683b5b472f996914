"""Who plays the seats that nobody outside is asked for: compiled, without any table between."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from ..kernel.advice import Worth, best_move
from ..kernel.dice import Dice
from ..kernel.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Chooses one of the moves that are open to a seat. A player of another kind, such as a net, is a subclass."""

    def choose(self, position: Position, seat: i64, moves: list[i64], dice: Dice) -> i64:
        """One of the moves. The position is the true one: who thinks about it has to redeal a copy for the seat."""
        raise NotImplementedError(type(self).__name__)


@final
class RandomPlayer(Player):
    """Any move, each as likely as the others."""

    def choose(self, position: Position, seat: i64, moves: list[i64], dice: Dice) -> i64:
        return moves[dice.below(len(moves))]


@final
class GreedyPlayer(Player):
    """The move that is worth most by the rules of thumb, in a position that the seat cannot tell from the true one."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth

    def choose(self, position: Position, seat: i64, moves: list[i64], dice: Dice) -> i64:
        twin = position.copy()
        twin.redeal(seat, Dice(dice.seed()))
        return best_move(self.worth, twin, seat)
