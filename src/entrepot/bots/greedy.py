"""The bot that takes the move that looks best at once, by the rules of thumb of each game."""

import secrets

from ..kernel.dice import LARGEST_SEED, Dice, check_seed
from ..kernel.errors import UnknownBot
from ..kernel.moves import Move
from ..kernel.sight import Sight


class GreedyBot:
    """Asks the game for advice in a position that the seat can not tell from the true one."""

    needs_advice = True

    def __init__(self, seed: int | None = None) -> None:
        self._dice = Dice(secrets.randbelow(LARGEST_SEED) if seed is None else check_seed(seed))

    def choose(self, sight: Sight) -> Move:
        advise = sight.game.advise
        if advise is None:
            raise UnknownBot(f'{sight.game.title} has no rules of thumb, so the bot "greedy" can not play it.')
        return sight.game.moves[advise(sight.sample(self._dice), sight.seat)]
