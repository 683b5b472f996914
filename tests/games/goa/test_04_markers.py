"""4. Stage 1: place auction markers."""

import pytest

from entrepot.games.goa.constants import SQUARE_NAMES
from tests.games.doing import asked, board, play
from tests.games.goa.layout import can, goa_table, own
from tests.marks import rule


@rule("GOA-4.1", "GOA-R6")
def test_on_a_full_grid_the_flag_lies_on_one_of_twenty_outer_squares() -> None:
    assert can(goa_table(at="markers"), 0) == [f"flag {square}" for square in SQUARE_NAMES[25:]]


@rule("GOA-4.1")
def test_the_flag_needs_a_tile_at_its_edge() -> None:
    """Only b2 is there: the empty squares at its edges, not at its corners, and no outer square."""
    table = goa_table(at="markers", only="b2")
    assert can(table, 0) == ["flag b1", "flag a2", "flag c2", "flag b3"]
    table = goa_table(at="markers", only="a1 e3")
    assert can(table, 0) == [
        "flag b1",
        "flag a2",
        "flag e2",
        "flag d3",
        "flag e4",
        *("flag top-a", "flag left-1"),
        "flag right-3",
    ]


@rule("GOA-4.2")
def test_marker_1_lies_on_the_flag() -> None:
    table = goa_table(3, at="markers", flag=1)
    assert asked(table) == (1, "flag")
    play(table, 1, "flag left-2")
    assert board(table)["flag_square"] == "left-2"
    [lot] = board(table)["lots"]
    assert (lot["marker"], lot["owner"], lot["tile"]) == (1, 1, None)
    assert own(table, 1)["markers"] == [2, 3, 4]


@rule("GOA-4.3")
@pytest.mark.parametrize(("seats", "order"), [(2, [0, 1, 0]), (3, [0, 1, 2, 0]), (4, [0, 1, 2, 3, 0])])
def test_the_order_of_markers(seats: int, order: list[int]) -> None:
    table = goa_table(seats, at="markers")
    placed = []
    while board(table)["stage"] == "markers":
        [seat] = table.waiting
        placed.append(seat)
        play(table, seat, can(table, seat)[0])
    assert placed == order
    assert [(lot["marker"], lot["owner"]) for lot in board(table)["lots"]] == list(enumerate(order, 1))
    assert own(table, 0)["markers"] == list(range(2, seats + 1))


@rule("GOA-4.4")
def test_a_marker_touches_the_one_before_by_edge_or_corner() -> None:
    table = goa_table(3, at="markers", empty="b2")
    play(table, 0, "flag left-1")
    assert can(table, 1) == ["mark a1", "mark a2"]
    play(table, 1, "mark a1")
    assert can(table, 2) == ["mark b1", "mark a2"]  # b2 is empty
    play(table, 2, "mark b1")
    assert can(table, 0) == ["mark c1", "mark a2", "mark c2"]  # a1 carries a marker


@rule("GOA-4.4")
def test_the_flag_on_an_empty_square_is_touched_all_around() -> None:
    table = goa_table(at="markers", empty="c3")
    play(table, 0, "flag c3")
    assert can(table, 1) == [f"mark {square}" for square in ("b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4")]


@rule("GOA-4.5")
def test_without_a_neighbour_any_unmarked_tile_may_be_chosen() -> None:
    table = goa_table(4, at="markers", only="a1 e5 d5 c1 b4")
    play(table, 0, "flag top-a")
    assert board(table)["lots"][1]["square"] == "a1"  # the only one, so it is marked without asking
    assert can(table, 2) == ["mark c1", "mark b4", "mark d5", "mark e5"]
    play(table, 2, "mark e5")  # the chain goes on from there: d5, the only neighbour
    assert board(table)["lots"][3]["square"] == "d5"
    assert can(table, 0) == ["mark c1", "mark b4"]  # and breaks again


@rule("GOA-4.6")
def test_placing_is_compulsory() -> None:
    table = goa_table(2, at="markers", only="a1 b1 c1 d1 e1 a2 b2 c2 d2")  # 16 of 25 are sold
    assert all(move.startswith("flag") for move in can(table, 0))
    assert can(table, 0)
    play(table, 0, "flag c3")
    assert all(move.startswith("mark") for move in can(table, 1))
    assert len(can(table, 1)) == 3
