"""What tables offer: five levels of play in every game, from a fair beginner to the best there is.

Each is a way to play, and not a better player who errs at random. How often each beats the one below was measured and
stands in `levels.json`; the words say how it plays (`bot-level-N-about`).
"""

from collections import Counter
from typing import Final, Protocol, final
from zlib import crc32

from ..kernel.dice import Dice, seed_or_any
from ..kernel.errors import UnknownBot
from ..kernel.game import Game
from ..kernel.moves import Move
from ..kernel.sight import Sight
from .greedy import GreedyBot
from .search import SearchBot, can_search
from .trained import PLAYS, VALUES, TrainedBot, fits, load_net

LEVELS: Final = range(1, 6)
APPRENTICE, CLERK, TRADER, CAPTAIN, MASTER = LEVELS
TRADER_TRIES: Final = 150
MASTER_WORK: Final = 3_600_000_000
"""The size of both nets together times the number of tries. Not a time, so that a slow or busy machine has no weaker
master; the smaller the nets, the more tries there are: 640 to 680, and in Traders of Carthage 1,330."""
CAPTAIN_TRIES, LONE_MASTER_TRIES = 1000, 4000
"""Where there is no net to go by."""
MASTER_SECONDS: Final = 0.3
"""What these tries take at most on a usual machine; much less where one move is clearly the best."""
STUBBORN: Final = 0.1
"""The apprentice plays the second best move if it likes it so much more than the best; likings are from 0 to 1."""
PATIENCE: Final = 2
"""After it has played such a move so often, it must like that one so much more again: so it does not go on for ever
with what is foolish or leads in circles."""


class Chooser(Protocol):
    """Who plays for a level."""

    def choose(self, sight: Sight) -> Move: ...


@final
class Habits:
    """Knows the rules of thumb, and has habits: what it likes to do, it does even when something else is better.

    Habits are about what to do, never about whether: nobody likes to end a turn, to pay for nothing, or to take pieces
    home that were just laid out.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._dice = Dice(seed)
        self.indulged: Counter[int] = Counter()
        """How often it has played each move, by its number, only because it likes it."""

    def choose(self, sight: Sight) -> Move:
        game, position = sight.game, sight.sample(self._dice)
        best = game.moves[game.advise(position, sight.seat)]
        others = [move for move in sight.moves() if move != best and not move.takes_back and not move.declines]
        worth = game.worth
        if not others or best.declines or worth is None:
            return best
        second = max(others, key=lambda move: worth(position, sight.seat, move.number))
        if self.liking(second) <= self.liking(best) + STUBBORN * (1 + self.indulged[second.number] / PATIENCE):
            return best
        self.indulged[second.number] += 1
        return second

    def liking(self, move: Move) -> float:
        """How much it likes a move: another seed likes others."""
        return crc32(f"{self._seed}:{move.number}".encode()) / 0xFFFFFFFF


def master_tries(game: Game) -> int:
    """How many moves the master tries out before it chooses."""
    if not fits(game):
        return LONE_MASTER_TRIES
    return MASTER_WORK // sum(load_net(game.name, kind).size for kind in (PLAYS, VALUES))


@final
class LevelBot:
    """One level, in any game."""

    def __init__(self, level: int, seed: int, iterations: int = 0) -> None:
        self._level = level
        self._seed = seed
        self._iterations = iterations
        self._player: Chooser | None = None

    def choose(self, sight: Sight) -> Move:
        if self._player is None:
            self._player = self._find(sight.game)
        return self._player.choose(sight)

    def _find(self, game: Game) -> Chooser:
        """Who plays a game at this level."""
        if self._level == APPRENTICE:
            return Habits(self._seed)
        if self._level == CLERK:
            return GreedyBot(self._seed)
        if self._level == TRADER:
            return SearchBot(self._seed, iterations=self._iterations or TRADER_TRIES, net=False)
        if self._level == CAPTAIN:
            return TrainedBot() if fits(game) else SearchBot(self._seed, iterations=CAPTAIN_TRIES)
        return SearchBot(self._seed, iterations=self._iterations or master_tries(game))


@final
class Level:
    """Makes the bots of a level."""

    def __init__(self, number: int) -> None:
        self.number = number

    @property
    def name(self) -> str:
        return f"level-{self.number}"

    @property
    def seconds(self) -> float:
        """How long it thinks about a choice; 0 where nobody would notice."""
        return MASTER_SECONDS if self.number == MASTER else 0.0

    def __call__(self, seed: int | None = None, iterations: int | None = None) -> LevelBot:
        """`iterations`: so many tries instead of those of the level, or its time. Then a seed gives the same move."""
        if iterations is not None and iterations < 1:
            raise UnknownBot("no_time_to_think")
        return LevelBot(self.number, seed_or_any(seed), iterations or 0)

    def plays(self, game: Game) -> bool:
        """Whether a game has what the level goes by."""
        return game.worth is not None if self.number <= CLERK else can_search(game)
