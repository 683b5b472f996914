"""The bot that takes the move that looks best at once, by the rules of thumb of each game."""

from ..kernel.dice import Dice, seed_or_any
from ..kernel.game import Game
from ..kernel.moves import Move
from ..kernel.sight import Sight


class GreedyBot:
    """Takes the move that the game thinks worth most, in a position that the seat cannot tell from the true one."""

    def __init__(self, seed: int | None = None) -> None:
        self._dice = Dice(seed_or_any(seed))

    @staticmethod
    def plays(game: Game) -> bool:
        """Whether a game has rules of thumb."""
        return game.worth is not None

    def choose(self, sight: Sight) -> Move:
        return sight.game.moves[sight.game.advise(sight.sample(self._dice), sight.seat)]
