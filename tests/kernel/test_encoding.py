"""Masks: moves by their numbers, seats in them counted from the own one, and nothing that only takes back."""

import pytest

import entrepot
from entrepot import Dice
from entrepot.kernel.encoding import Encoding
from entrepot.kernel.layout import Layout, flag
from entrepot.kernel.moves import Catalogue, Verb
from entrepot.kernel.position import Position
from entrepot.kernel.rows import Writer

MOVES = Catalogue(
    [Verb("pass"), Verb("give", seat=range(4), coins=[1, 2]), Verb("clear", slot=[1, 2])], take_back=["clear"]
)


def write(position: object, seat: int, row: Writer) -> None:
    row.flag(True)


@pytest.fixture
def encoding() -> Encoding:
    return Encoding(Layout([flag("asked")]), write, MOVES, 10)


def number(text: str) -> int:
    return MOVES.read(text).number


def test_moves_that_name_a_seat_count_it_from_the_own_one(encoding: Encoding) -> None:
    assert encoding.relative(number("give 0 2"), 1, 3) == number("give 2 2")
    assert encoding.relative(number("give 2 1"), 1, 3) == number("give 1 1")
    assert encoding.relative(number("pass"), 1, 3) == number("pass")


def test_every_move_comes_back_as_it_was(encoding: Encoding) -> None:
    for seats in (2, 3, 4):
        for seat in range(seats):
            there = [encoding.relative(move.number, seat, seats) for move in MOVES]
            assert sorted(there) == list(range(len(MOVES)))
            assert [encoding.absolute(move, seat, seats) for move in there] == list(range(len(MOVES)))


def test_moves_that_take_something_back_are_marked_in_the_catalogue() -> None:
    assert [move.text for move in MOVES if move.takes_back] == ["clear 1", "clear 2"]
    with pytest.raises(ValueError, match='no verb "undo"'):
        Catalogue([Verb("pass")], take_back=["undo"])


def test_a_row_of_another_width_than_the_layouts_is_an_error() -> None:
    wrong = Encoding(Layout([flag("asked"), flag("calm")]), write, MOVES, 10)
    with pytest.raises(RuntimeError, match="1 cells were written, but a row has 2"):
        wrong.row(Position(2, Dice(1)), 0)


def test_a_sight_tells_its_row_and_its_mask() -> None:
    game = entrepot.load("carthage")
    table = game.deal(seats=2, seed=3)
    seat = table.waiting[0]
    sight = table.sight(seat)
    assert game.encoding().layout.decode(sight.row())["question"] == "token"
    assert [number for number, open_now in enumerate(sight.mask()) if open_now] == [0, 1, 2, 3]
    assert not any(table.sight(1 - seat).mask())
