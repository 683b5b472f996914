"""Rows of numbers: written cell by cell, seen from outside without a copy."""

import pytest

from entrepot.kernel.nothing import NOBODY, NOTHING
from entrepot.kernel.rows import Writer, turns_from


@pytest.fixture
def row() -> Writer:
    writer = Writer(12)
    writer.begin(2, 8)
    return writer


def test_numbers_are_kept_within_what_a_cell_can_hold(row: Writer) -> None:
    for number in (-3, 0, 7, 255, 256):
        row.number(number)
    row.numbers([-1, 300, 4])
    assert row.row(0, 12) == bytes([0, 0, 0, 0, 7, 255, 255, 0, 255, 4, 0, 0])
    assert row.at == 10


def test_flags_sets_and_one_of_several(row: Writer) -> None:
    row.flag(True)
    row.flag(False)
    row.bits(0b101, 3)
    row.one_of(1, 3)
    assert list(row.row(2, 8)) == [1, 0, 1, 0, 1, 0, 1, 0]


@pytest.mark.parametrize("value", [NOTHING, 3, 99])
def test_what_is_none_of_them_sets_no_flag(row: Writer, value: int) -> None:
    row.one_of(value, 3)
    assert list(row.row(0, 12)) == [0] * 12
    assert row.at == 5


def test_counts_stop_at_what_a_cell_can_hold(row: Writer) -> None:
    for _ in range(300):
        row.count(1)
    row.count(0)
    assert list(row.row(2, 3)) == [1, 255, 0]
    assert row.at == 2


def test_a_number_can_be_put_ahead(row: Writer) -> None:
    row.put(2, 300)
    row.put(1, -4)
    row.number(1)
    assert list(row.row(2, 4)) == [1, 0, 255, 0]
    assert row.at == 3


def test_a_category_is_its_number_in_the_vocabulary_and_nothing_is_zero(row: Writer) -> None:
    row.category(10, 0)
    row.category(10, 5)
    row.category(10, NOTHING)
    assert list(row.row(2, 3)) == [10, 15, 0]


def test_to_begin_clears_a_row_and_no_other(row: Writer) -> None:
    row.numbers([1] * 8)
    row.begin(4, 4)
    assert list(row.row(0, 12)) == [0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0]


def test_who_holds_the_memory_sees_what_is_written(row: Writer) -> None:
    window = memoryview(row.cells)
    row.number(9)
    assert window[2] == 9


def test_nothing_is_written_beyond_the_memory() -> None:
    row = Writer(2)
    row.numbers([1, 2])
    with pytest.raises(IndexError):
        row.number(3)


def test_seats_are_counted_clockwise_from_the_own_one() -> None:
    assert [turns_from(2, other, 4) for other in range(4)] == [2, 3, 0, 1]
    assert turns_from(2, NOBODY, 4) == NOTHING
