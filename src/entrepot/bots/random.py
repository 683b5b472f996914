"""The bot that plays at random: the measure of all others."""

import secrets

from ..kernel.dice import LARGEST_SEED, Dice, check_seed
from ..kernel.moves import Move
from ..kernel.sight import Sight


class RandomBot:
    """Plays any legal move, each as likely as the others."""

    def __init__(self, seed: int | None = None) -> None:
        self._dice = Dice(secrets.randbelow(LARGEST_SEED) if seed is None else check_seed(seed))

    def choose(self, sight: Sight) -> Move:
        moves = sight.moves()
        return moves[self._dice.below(len(moves))]
