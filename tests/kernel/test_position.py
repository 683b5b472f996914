"""The agenda: what happens by itself, and what a game can do wrong with it."""

from typing import Any

import pytest
from mypy_extensions import i64

from entrepot import Dice, Position, Step
from entrepot.kernel.nothing import NOBODY
from entrepot.kernel.position import TOGETHER


class Count(Position):
    """A position that only counts."""

    def __init__(self, seats: i64, dice: Dice) -> None:
        super().__init__(seats, dice)
        self.count = 0


class Add(Step[Any]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def happen(self, position: Count) -> None:
        position.count += 1


class Ask(Step[Any]):
    """Asks those seats together."""

    def __init__(self, seats: list[i64]) -> None:
        super().__init__(TOGETHER)
        self.seats = seats

    def asked(self, position: Count) -> list[i64]:
        return self.seats

    def moves(self, position: Count, seat: i64) -> list[i64]:
        return [7]


class Only(Step[Any]):
    """One move, seen by all."""

    def public(self) -> bool:
        return True

    def moves(self, position: Count, seat: i64) -> list[i64]:
        return [5]

    def play(self, position: Count, seat: i64, move: i64) -> None:
        position.count += move


def test_steps_that_ask_nobody_happen_at_once() -> None:
    position = Count(2, Dice(1))
    for step in (Ask([1]), Add(), Add()):
        position.ask(step)
    position.settle()
    assert (position.count, position.waiting(), position.moves(1), position.moves(0)) == (2, [1], [7], [])


def test_a_forced_move_that_all_can_see_is_taken_by_itself() -> None:
    position = Count(2, Dice(1))
    for step in (Ask([0, 1]), Only(0)):
        position.ask(step)
    position.settle()
    assert (position.count, position.waiting()) == (5, [0, 1])


def test_a_question_to_nobody_is_dropped() -> None:
    position = Count(2, Dice(1))
    for step in (Ask([0]), Ask([])):
        position.ask(step)
    position.settle()
    assert position.waiting() == [0]


def test_an_empty_agenda_before_the_end_is_a_fault_of_the_game() -> None:
    position = Count(2, Dice(1))
    position.ask(Add())
    with pytest.raises(RuntimeError, match="Count has nothing on its agenda, but is not over"):
        position.settle()
