"""The bot that plays at random: the measure of all others."""

from ..kernel.dice import Dice, seed_or_any
from ..kernel.moves import Move
from ..kernel.sight import Sight


class RandomBot:
    """Plays any legal move, each as likely as the others."""

    def __init__(self, seed: int | None = None) -> None:
        self._dice = Dice(seed_or_any(seed))

    def choose(self, sight: Sight) -> Move:
        moves = sight.moves()
        return moves[self._dice.below(len(moves))]
