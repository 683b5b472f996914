"""Many tables at play at once, in compiled code: answers in, rows and masks out."""

from collections.abc import Callable
from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ..kernel.dice import Dice
from ..kernel.encoding import Encoding
from ..kernel.errors import IllegalMove
from ..kernel.position import TOGETHER, Position
from ..kernel.reward import Reward, pay, shares
from ..kernel.rows import Writer
from .players import Player

Deal = Callable[[int, int], Position]
"""A new position for a table, with a seed."""


@final
class Tables:
    """Tables side by side, each with dice of its own: what happens at one has no influence on the others.

    `players` says for each table and seat who plays; None is asked outside. Every table always waits for such a seat,
    which has more than one move open to it: all else is played here, and an ended game is followed by another.
    Where there is `one_game` at each table, it is not: then nothing is open any more.
    With `onlookers` another seat looks on at every question, each of them in turn, and what it knows is written, too.
    """

    def __init__(
        self,
        encoding: Encoding,
        deal: Deal,
        players: list[list[Player | None]],
        most_seats: int,
        seed: int,
        reward: Reward,
        longest: int,
        one_game: bool = False,
        onlookers: bool = False,
    ) -> None:
        self.encoding = encoding
        self.deal = deal
        self.players = players
        self.reward = reward
        self.longest: i64 = longest
        self.one_game = one_game
        self.onlookers = onlookers
        self.number: i64 = len(players)
        self.most_seats: i64 = most_seats
        self.decisions: i64 = 0
        """How many answers from outside were played."""
        self.rows = Writer(self.number * encoding.width)
        self.masks = Writer(self.number * encoding.moves)
        self.last_rows = Writer(self.number * encoding.width)
        """What the seat that was asked last saw of the last game that ended, at its end."""
        self.views = Writer(self.number * encoding.width if onlookers else 0)
        """What the seat that looks on knows."""
        self.seats: vec[u8] = vec[u8]([0] * self.number)
        """The seat that each table waits for."""
        self.viewers: vec[u8] = vec[u8]([0] * self.number)
        """The seat that looks on."""
        self.ends: vec[u8] = vec[u8]([0] * self.number)
        """Whether a game ended at each table since the last answers."""
        self.cuts: vec[u8] = vec[u8]([0] * self.number)
        """Whether it ended for being too long."""
        self.rewards: vec[float] = vec[float]([0.0] * (self.number * most_seats))
        """What it paid, by table and seat."""
        self.wins: vec[float] = vec[float]([0.0] * (self.number * most_seats))
        """The share in the win of the last game that ended, by table and seat."""
        self.lengths: vec[i64] = vec[i64]([0] * self.number)
        """How many decisions, without forced ones, that game took."""
        self.ages: list[i64] = [0] * self.number
        self.dice: list[Dice] = []
        self.positions: list[Position] = []
        lot = Dice(seed)
        for table in range(self.number):
            self.dice.append(Dice(lot.seed()))
            self.positions.append(deal(table, self.dice[table].seed()))
        for table in range(self.number):
            self.positions[table].telling = False
            self.go_on(table)
            if not one_game:
                self.clear(table)

    def clear(self, table: i64) -> None:
        """Forget that a game has ended."""
        self.ends[table] = u8(0)
        self.cuts[table] = u8(0)
        for seat in range(self.most_seats):
            self.rewards[table * self.most_seats + seat] = 0.0

    def step(self, answers: list[int]) -> None:
        """Play one answer at each table, then go on to the next questions. A wrong answer changes nothing."""
        encoding = self.encoding
        moves: list[i64] = []
        if len(answers) != self.number:
            raise IllegalMove("wrong_answers", {"tables": self.number, "answers": len(answers)})
        for table in range(self.number):
            move: i64 = answers[table]
            if not 0 <= move < encoding.moves or self.masks.cells[table * encoding.moves + move] == u8(0):
                raise IllegalMove("not_open", {"move": move, "table": table})
            moves.append(move)
        for table in range(self.number):
            if self.ends[table] != u8(0):
                self.clear(table)
            position = self.positions[table]
            seat = i64(self.seats[table])
            position.play(seat, encoding.absolute(moves[table], seat, position.seats))
            self.ages[table] += 1
            self.go_on(table)
        self.decisions += self.number

    def go_on(self, table: i64) -> None:
        """Play until somebody outside has a choice; then write down what that seat knows and may do."""
        encoding = self.encoding
        position = self.positions[table]
        while True:
            if position.over or self.ages[table] >= self.longest:
                self.finish(table)
                if self.one_game:
                    self.masks.begin(table * encoding.moves, encoding.moves)
                    return
                position = self.positions[table]
                continue
            step = position.agenda[-1]
            seat = step.seat
            if seat == TOGETHER:
                seat = step.asked(position)[0]
            moves = encoding.open_moves(position, seat)
            if len(moves) == 1:
                position.play(seat, moves[0])
                continue
            player = self.players[table][seat]
            if player is None:
                self.seats[table] = u8(seat)
                encoding.write(position, seat, self.rows, table * encoding.width)
                encoding.mark(moves, seat, position.seats, self.masks, table * encoding.moves)
                if self.onlookers:
                    viewer = (seat + 1 + self.ages[table] % (position.seats - 1)) % position.seats
                    self.viewers[table] = u8(viewer)
                    encoding.write(position, viewer, self.views, table * encoding.width)
                return
            self.ages[table] += 1
            position.play(seat, player.choose(position, seat, moves, self.dice[table]))

    def finish(self, table: i64) -> None:
        """Pay what the game pays, and begin another where games follow one another."""
        position = self.positions[table]
        won = shares(position)
        paid = pay(position, self.reward)
        first = table * self.most_seats
        for seat in range(position.seats):
            self.wins[first + seat] = won[seat]
            self.rewards[first + seat] = paid[seat]
        self.ends[table] = u8(1)
        self.cuts[table] = u8(0) if position.over else u8(1)
        self.lengths[table] = self.ages[table]
        self.encoding.write(position, i64(self.seats[table]), self.last_rows, table * self.encoding.width)
        if self.one_game:
            return
        self.ages[table] = 0
        self.positions[table] = self.deal(table, self.dice[table].seed())
        self.positions[table].telling = False
