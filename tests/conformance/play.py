"""One random game, played under the eyes of a law."""

from collections.abc import Iterator
from typing import NoReturn

from entrepot import Dice, Game, Position, Table

from .entries import Case
from .players import Players


class Play:
    """A game to be played at random; a law walks along it with `on` or `at`, one decision at a time."""

    def __init__(self, case: Case, game: Game, seed: int, players: Players) -> None:
        self.case = case
        self.game = game
        self.seed = seed
        self.law = ""
        self.index = 0
        """How many moves have been played."""
        self.lot = Dice(players.seed ^ 1)
        """For the law: which decisions to look at closely, which seeds to use."""
        self._dice = Dice(players.seed)
        self._nudges = dict(players.nudges)
        self._taste = range(0)
        if players.taste is not None:
            verbs = list(game.moves.verbs.values())
            verb = verbs[players.taste % len(verbs)]
            start = game.moves.start[verb.name]
            self._taste = range(start, start + len(verb))

    def fail(self, what: str) -> NoReturn:
        raise AssertionError(f"{self.law}: {self.case}, seed {self.seed}, ledger index {self.index}: {what}")

    def hold(self, truth: bool, what: str) -> None:
        if not truth:
            self.fail(what)

    def often(self, one_in: int) -> bool:
        """True at about one of so many decisions; more seldom in long games."""
        return self.lot.below(one_in * self.case.entry.sparse) == 0

    def position(self) -> Position:
        """A position at the first decision, without a table."""
        position = self.game.start(self.case.seats, self.seed, self.case.options)
        position.telling = False
        position.told = []
        return position

    def table(self) -> Table:
        return self.game.deal(self.case.seats, self.seed, **self.case.options)

    def on(self, position: Position) -> Iterator[tuple[int, int]]:
        """Play the position to its end; stop before each decision with the seat and the move it is going to play."""
        while not position.over:
            seat, move = self.choose(position)
            yield seat, move
            position.play(seat, move)
            self.index += 1

    def at(self, table: Table) -> Iterator[tuple[int, int]]:
        """The same with a table."""
        while not table.over:
            seat, move = self.choose(table.position)
            yield seat, move
            table.play(seat, move)
            self.index += 1

    def choose(self, position: Position) -> tuple[int, int]:
        self.hold(self.index < self.case.entry.longest, f"not over after {self.index} decisions")
        asked = position.waiting()
        self.hold(bool(asked), "nobody is asked, yet the game is not over")
        seat = asked[self._dice.below(len(asked))]
        moves = position.moves(seat)
        self.hold(bool(moves), f"seat {seat} is asked but has no move")
        if self.index in self._nudges:
            return seat, moves[self._nudges[self.index] % len(moves)]
        if self._taste and self._dice.below(4):
            moves = [move for move in moves if move in self._taste] or moves
        return seat, moves[self._dice.below(len(moves))]
