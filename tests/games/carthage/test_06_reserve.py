"""6. C: reserve a card."""

import pytest

from entrepot import IllegalMove
from tests.games.carthage.layout import buy, can, carthage_table, farm, goods, hand, market, own
from tests.games.doing import happened, play
from tests.marks import rule


@rule("CAR-6.1")
def test_the_marker_goes_on_a_card_of_the_market() -> None:
    table = carthage_table(market="red 2, blue 5", farm="blue 5")
    [event] = happened(table.play(0, "reserve market blue 5"), "reserve")
    assert event == {"kind": "reserve", "seat": 0, "card": "blue 5", "row": "market"}
    assert (market(table), farm(table)) == ("red 2, blue 5@0", "blue 5")
    assert not own(table, 0)["marker"]


@rule("CAR-6.1")
def test_the_marker_goes_on_a_card_of_the_farm() -> None:
    table = carthage_table(market="red 2, blue 5", farm="blue 5")
    table.play(0, "reserve farm blue 5")
    assert (market(table), farm(table)) == ("red 2, blue 5", "blue 5@0")


@rule("CAR-6.1")
def test_a_marked_card_cannot_be_reserved() -> None:
    table = carthage_table(market="red 2, blue 5@1", farm="green 5@2, green 3")
    assert [move for move in can(table, 0) if move.startswith("reserve")] == [
        "reserve market red 2",
        "reserve farm green 3",
    ]


@rule("CAR-6.1")
def test_of_two_equal_cards_the_unmarked_one_is_reserved() -> None:
    table = carthage_table(market="red 2@1, red 2", farm="green 5@1, green 5")
    table.play(0, "reserve farm green 5")
    assert farm(table) == "green 5@1, green 5@0"


@rule("CAR-6.2")
def test_the_reserved_card_is_for_its_owner_only() -> None:
    table = carthage_table(market="red 2, blue 5, blue 2", hands={1: "yellow 2", 2: "2x yellow 5"})
    table.play(0, "reserve market blue 5")
    for seat in (1, 2):
        with pytest.raises(IllegalMove):
            table.play(seat, "take blue 5")
        with pytest.raises(IllegalMove):
            table.play(seat, "collect")
        table.play(seat, f"take {'red' if seat == 1 else 'blue'} 2")
    assert market(table) == "blue 5@0"
    table.play(0, "collect")
    assert hand(table, 0) == "blue 5"


@rule("CAR-6.2", "CAR-F1")
def test_there_is_no_deadline() -> None:
    table = carthage_table(2, market="7x red 2, blue 5", farm="green 2")
    table.play(0, "reserve market blue 5")
    for _ in range(3):
        table.play(1, "take red 2")
        table.play(0, "take red 2")
    assert market(table) == "red 2, blue 5@0"
    table.play(1, "take red 2")
    table.play(0, "collect")
    assert "blue 5" in hand(table, 0)


@rule("CAR-6.3")
def test_the_marker_cannot_be_moved_or_withdrawn() -> None:
    table = carthage_table(2, market="red 2, blue 5, blue 3", farm="green 2")
    play(table, 0, "reserve market blue 5")
    play(table, 1, "take red 2")
    assert can(table, 0) == ["take blue 3", "collect"]


@rule("CAR-6.3")
def test_the_marker_stays_when_others_buy_or_the_farm_moves() -> None:
    table = carthage_table(2, market="red 2", farm="blue 5@0, green 2", hands={1: "yellow 2"}, active=1)
    buy(table, 1)
    assert market(table).startswith("blue 5@0, green 2")
    assert not own(table, 0)["marker"]


@rule("CAR-6.3")
@pytest.mark.parametrize("bought", [True, False])
def test_the_marker_comes_back_when_its_owner_buys_or_takes_the_card(bought: bool) -> None:
    table = carthage_table(market="blue 5@0", hands={0: "yellow 5"})
    assert not own(table, 0)["marker"]
    table.play(0, "buy" if bought else "collect")
    assert own(table, 0)["marker"]
    assert (goods(table, 0), hand(table, 0)) == (("blue 5", "") if bought else ("", "blue 5, yellow 5"))
