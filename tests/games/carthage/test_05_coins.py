"""5. B: take coins."""

import pytest

from entrepot import IllegalMove
from tests.games.carthage.layout import can, carthage_table, farm, hand, market, own
from tests.games.doing import asked, board, happened
from tests.marks import rule


@rule("CAR-5.1")
def test_one_available_market_card_goes_into_the_hand() -> None:
    table = carthage_table(market="red 2, blue 5, red 2", hands={0: "green 3"})
    [event] = happened(table.play(0, "take blue 5"), "take")
    assert event == {"kind": "take", "seat": 0, "card": "blue 5"}  # known to all
    assert hand(table, 0) == "blue 5, green 3"
    assert market(table) == "red 2, red 2"


@rule("CAR-5.1")
def test_no_card_is_taken_from_the_farm() -> None:
    table = carthage_table(market="red 2", farm="green 5, blue 5@0")
    assert [move for move in can(table, 0) if move.startswith(("take", "collect"))] == ["take red 2"]
    with pytest.raises(IllegalMove, match="taken from the market only: the grain 5 in the farm must wait"):
        table.play(0, "take green 5")


@rule("CAR-5.1")
def test_the_own_reserved_card_can_be_taken_and_gives_the_marker_back() -> None:
    table = carthage_table(market="red 2, blue 5@0, blue 5")
    table.play(0, "collect")
    assert hand(table, 0) == "blue 5"
    assert market(table) == "red 2, blue 5"
    assert own(table, 0)["marker"]


@rule("CAR-5.1")
def test_an_equal_card_without_marker_leaves_the_marker_where_it_is() -> None:
    table = carthage_table(market="blue 5@0, red 2, blue 5")
    table.play(0, "take blue 5")
    assert market(table) == "blue 5@0, red 2"
    assert not own(table, 0)["marker"]


@rule("CAR-5.2")
def test_nothing_is_refilled() -> None:
    table = carthage_table(market="red 2, blue 5", farm="green 2")
    pile = board(table)["pile"]
    table.play(0, "take red 2")
    assert (market(table), farm(table), board(table)["pile"]) == ("blue 5", "green 2", pile)


@rule("CAR-5.2")
def test_there_is_no_hand_limit() -> None:
    table = carthage_table(market="red 2, blue 5", hands={0: "11x green 2, 9x green 3, 7x green 5, 11x yellow 2"})
    table.play(0, "take red 2")
    assert own(table, 0)["hand_size"] == 39
    assert asked(table) == (1, "turn")
