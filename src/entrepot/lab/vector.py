"""The vector environment: thousands of tables in one object, seen through numpy without copies."""

from collections.abc import Sequence
from itertools import product

try:
    import numpy as np
    import numpy.typing as npt
except ModuleNotFoundError as missing:
    raise ImportError("the lab needs numpy: pip install entrepot[lab]") from missing

from ..games import load
from ..kernel.dice import check_seed
from ..kernel.errors import BadOption, UnknownBot
from ..kernel.game import Game
from ..kernel.options import Choice
from ..kernel.position import Position
from ..kernel.reward import Reward
from .players import GreedyPlayer, Player, RandomPlayer
from .tables import Tables

LONGEST = 10_000
"""After so many decisions a game is ended as it stands: play at random may go on for ages."""
LEARNER = "learner"


class Vector:
    """Tables of one game at play. Each waits for a seat that is played outside; see `vector`.

    All arrays are windows into the memory of the tables: the next step writes into them. Copy what is to last.
    """

    def __init__(
        self,
        game: Game,
        settings: Sequence[tuple[int, dict[str, Choice]]],
        players: Sequence[Sequence[Player | None]],
        seed: int,
        reward: Reward,
        longest: int,
        onlookers: bool = False,
    ) -> None:
        encoding = game.encoding()
        if any(None not in at_table for at_table in players):
            raise BadOption("nobody_asked")
        if reward.margin <= 0:
            reward = Reward(reward.share, reward.lead, float(encoding.margin))
        self.game = game
        self.layout = encoding.layout
        self.settings = tuple(settings)
        """For each table its number of seats and its options."""
        self.tables = len(settings)

        def deal(table: int, seed: int) -> Position:
            seats, options = self.settings[table]
            return game.start(seats, seed, options)

        most = game.seats[-1]
        self._core = core = Tables(
            encoding, deal, [list(at_table) for at_table in players], most, seed, reward, longest, onlookers=onlookers
        )
        shape = (self.tables, most)
        self.rows: npt.NDArray[np.uint8] = np.frombuffer(memoryview(core.rows.cells), np.uint8).reshape(self.tables, -1)
        """What the seat that is asked may know: `layout` says what the numbers mean."""
        self.masks: npt.NDArray[np.bool_] = np.frombuffer(memoryview(core.masks.cells), np.bool_).reshape(
            self.tables, -1
        )
        """Which moves are open to it, by their numbers in the catalogue; seats in moves are counted from its own."""
        self.last_rows: npt.NDArray[np.uint8] = np.frombuffer(memoryview(core.last_rows.cells), np.uint8).reshape(
            self.tables, -1
        )
        """What the seat that was asked last saw of the last game that ended, at its end."""
        self.views: npt.NDArray[np.uint8] = np.zeros((0, self.layout.width), np.uint8)
        """What another seat knows, which looks on; there are none without onlookers."""
        self.viewers: npt.NDArray[np.uint8] = np.frombuffer(memoryview(core.viewers), np.uint8)
        """The seat that looks on."""
        if onlookers:
            self.views = np.frombuffer(memoryview(core.views.cells), np.uint8).reshape(self.tables, -1)
        self.seats: npt.NDArray[np.uint8] = np.frombuffer(memoryview(core.seats), np.uint8)
        """The seat that is asked."""
        self.rewards: npt.NDArray[np.float64] = np.frombuffer(memoryview(core.rewards), np.float64).reshape(shape)
        """What a game that ended with the last step has paid each seat; else 0."""
        self.ends: npt.NDArray[np.bool_] = np.frombuffer(memoryview(core.ends), np.bool_)
        """Whether a game ended with the last step; the row is then that of the next game."""
        self.cuts: npt.NDArray[np.bool_] = np.frombuffer(memoryview(core.cuts), np.bool_)
        """Whether it ended for being too long."""
        self.wins: npt.NDArray[np.float64] = np.frombuffer(memoryview(core.wins), np.float64).reshape(shape)
        """The share of each seat in the win of the last game that ended."""
        self.lengths: npt.NDArray[np.int64] = np.frombuffer(memoryview(core.lengths), np.int64)
        """How many decisions that game took, forced ones not counted."""

    @property
    def decisions(self) -> int:
        """How many answers were played so far."""
        return self._core.decisions

    def step(
        self, actions: Sequence[int] | npt.NDArray[np.integer]
    ) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.bool_]]:
        """Answer the question of every table; the rewards and ends that this brings, by table and seat.

        :raises entrepot.IllegalMove: when an answer is not open at its table; then nothing is played anywhere.
        """
        self._core.step(np.asarray(actions).tolist())
        return self.rewards, self.ends


def vector(
    game: str | Game,
    tables: int,
    seats: int | Sequence[int] | None = None,
    seed: int = 0,
    others: Sequence[str | Player] | None = None,
    *,
    seat: int | None = 0,
    reward: Reward | None = None,
    longest: int = LONGEST,
    **options: Choice | Sequence[Choice],
) -> Vector:
    """So many tables of a game, at play.

    Several numbers of seats, or several choices of an option, are dealt out evenly over the tables; without `seats`
    all numbers are. `others` names who plays the seats after the learner's, clockwise: "greedy", "random", "learner"
    or a `Player`; without it the learner plays all seats. The learner sits at `seat`; with None it sits at another
    seat from table to table. The same seed gives the same games to the same answers, whatever happens at other tables.
    """
    title = load(game) if isinstance(game, str) else game
    check_seed(seed)
    if tables < 1:
        raise BadOption("no_tables", {"tables": tables})
    counts = list(title.seats) if seats is None else [seats] if isinstance(seats, int) else list(seats)
    choices = [[(name, value) for value in _several(given)] for name, given in options.items()]
    settings = [(count, title.chosen(dict(chosen))) for chosen in product(*choices) for count in counts]
    if not settings:
        raise BadOption("nothing_given")
    dealt = [settings[table % len(settings)] for table in range(tables)]
    players = []
    for table, (count, _) in enumerate(dealt):
        at = table // len(settings) % count if seat is None else seat
        players.append(players_at(title, others, count, at))
    return Vector(title, dealt, players, seed, reward or Reward(), longest)


def _several(given: Choice | Sequence[Choice]) -> Sequence[Choice]:
    return [given] if isinstance(given, bool | int | str) else given


def players_at(game: Game, others: Sequence[str | Player] | None, seats: int, at: int = 0) -> list[Player | None]:
    """Who plays each seat: the learner (None) at its seat, the others clockwise; without others it plays all seats."""
    if others is None:
        return [None] * seats
    if len(others) < seats - 1:
        raise BadOption("others_missing", {"seats": seats, "needed": seats - 1, "others": len(others)})
    if not 0 <= at < seats:
        raise BadOption("learner_seat", {"seat": at, "last": seats - 1})
    clockwise = [None, *[_player(game, other) for other in others[: seats - 1]]]
    return [clockwise[(seat - at) % seats] for seat in range(seats)]


def _player(game: Game, other: str | Player) -> Player | None:
    if isinstance(other, Player):
        return other
    players: dict[str, Player | None] = {LEARNER: None, "random": RandomPlayer()}
    if game.worth is not None:
        players["greedy"] = GreedyPlayer(game.worth)
    if other not in players:
        raise UnknownBot("no_such_player", {"player": other, "title": game.title, "players": list(players)})
    return players[other]
