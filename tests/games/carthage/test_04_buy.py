"""4. A: buy goods."""

from itertools import combinations

import pytest

from entrepot import IllegalMove, Table
from tests.games.carthage.layout import (
    buy,
    can,
    carthage_table,
    discards,
    farm,
    goods,
    hand,
    market,
    outlook,
    own,
    ships,
    stored,
    value,
)
from tests.games.doing import asked, board, happened, kinds, play
from tests.marks import rule

NEXT = "yellow 5, yellow 5, green 2, green 3, green 5"
"""The next five cards of the draw pile: two for the market, three for the farm."""


@rule("CAR-4.1")
def test_all_available_cards_are_bought() -> None:
    table = carthage_table(
        market="red 2, blue 3@1, blue 2@0, red 3", farm="red 5@2", hands={0: "yellow 2, 2x yellow 3"}, pile_top=NEXT
    )
    [event] = happened(buy(table, 0), "goods")
    assert event["cards"] == ["red 2", "blue 2", "red 3"]
    assert goods(table, 0) == "red 2, red 3, blue 2"
    assert market(table) == "blue 3@1, red 5@2, yellow 5, yellow 5"


@rule("CAR-4.1")
def test_the_own_reserved_card_of_the_farm_is_not_bought() -> None:
    table = carthage_table(market="red 2", farm="red 5@0", hands={0: "yellow 2, 2x yellow 5"}, pile_top=NEXT)
    buy(table, 0, "yellow 2")
    assert goods(table, 0) == "red 2"
    assert market(table) == "red 5@0, yellow 5, yellow 5"  # moved by the refill, with the marker
    assert not own(table, 0)["marker"]


@rule("CAR-4.2")
def test_the_price_is_the_sum_of_the_available_cards() -> None:
    table = carthage_table(market="red 2, blue 5, green 3@1, green 5@0", farm="red 5@0", hands={0: "3x yellow 5"})
    [event] = happened(table.play(0, "buy"), "buy")
    assert event["price"] == 12


@rule("CAR-4.2")
def test_the_payment_ends_when_it_covers_the_price_not_before() -> None:
    table = carthage_table(market="red 5", hands={0: "yellow 2, 2x yellow 3"})
    table.play(0, "buy")
    assert asked(table) == (0, "pay")
    assert can(table, 0) == ["pay yellow 2", "pay yellow 3"]
    table.play(0, "pay yellow 2")
    with pytest.raises(IllegalMove):
        table.play(0, "done")
    table.play(0, "pay yellow 3")
    assert asked(table) == (0, "paid")
    assert can(table, 0) == ["pay yellow 3", "done"]


@rule("CAR-4.2")
def test_no_change_is_given() -> None:
    table = carthage_table(market="red 2", hands={0: "yellow 5, blue 2"})
    buy(table, 0, "yellow 5")
    assert hand(table, 0) == "blue 2"


@rule("CAR-4.2", "CAR-R3")
def test_every_set_of_cards_that_covers_the_price_can_be_paid_and_no_other() -> None:
    cards = ["red 2", "red 2", "yellow 3", "blue 5", "green 5"]
    table = carthage_table(market="green 2, green 5", hands={0: ", ".join(cards)})
    table.play(0, "buy")
    covering = {
        tuple(sorted(chosen))
        for size in range(len(cards) + 1)
        for chosen in combinations(cards, size)
        if value(list(chosen)) >= 7
    }
    assert ways_to_pay(table, 0) == covering


def ways_to_pay(table: Table, seat: int) -> set[tuple[str, ...]]:
    if asked(table)[0] != seat:
        return {tuple(sorted(discards(table).split(", ")))}
    ways: set[tuple[str, ...]] = set()
    for move in can(table, seat):
        twin = table.copy()
        twin.play(seat, move)
        ways |= ways_to_pay(twin, seat)
    return ways


@rule("CAR-4.2")
def test_a_hand_that_is_needed_as_a_whole_is_paid_without_asking() -> None:
    table = carthage_table(market="red 5, red 2", hands={0: "3x yellow 3"})
    events = table.play(0, "buy")
    assert [event["card"] for event in happened(events, "pay")] == ["yellow 3"] * 3
    assert hand(table, 0) == ""
    assert asked(table) == (1, "turn")


@rule("CAR-4.3")
def test_paid_cards_go_face_up_to_the_discard_pile() -> None:
    table = carthage_table(market="red 5", hands={0: "yellow 5, blue 2, green 3"}, discards="red 2")
    buy(table, 0, "green 3", "blue 2")
    assert discards(table) == "red 2, green 3, blue 2"


@rule("CAR-4.3")
def test_bought_cards_lie_open_by_colour_unstored_and_without_limit() -> None:
    table = carthage_table(
        market="green 2, red 2",
        hands={0: "yellow 2, blue 2"},
        goods={0: "7x green 5, 7x red 5, 9x red 3"},
        stored={0: "red 2"},
    )
    buy(table, 0)
    expected = ["red 2", *["red 3"] * 9, *["red 5"] * 7, "green 2", *["green 5"] * 7]
    for watcher in (0, 1, None):
        assert board(table, watcher)["players"][0]["goods"] == expected
    assert stored(table, 0) == "red 2"


@rule("CAR-4.4")
def test_the_marker_comes_back_with_the_bought_card() -> None:
    table = carthage_table(2, market="red 2@0, blue 2", farm="green 2, green 3", hands={0: "yellow 2, yellow 3"})
    buy(table, 0)
    assert own(table, 0)["marker"]
    table.play(1, "take green 2")
    assert "reserve market green 3" in can(table, 0)


@rule("CAR-4.5")
@pytest.mark.parametrize(
    ("cards", "before", "after"),
    [
        ("red 5", 0, 1),
        ("red 2, red 5", 0, 2),
        ("red 2, red 2, red 3", 0, 2),
        ("3x red 2, 2x red 3", 1, 3),
        ("red 2", 2, 3),
        ("red 2", 3, 4),
    ],
)
def test_one_card_one_space_more_cards_two_spaces(cards: str, before: int, after: int) -> None:
    table = carthage_table(market=cards, hands={0: "4x yellow 5"}, ships={"red": before, "green": 3})
    play(table, 0, "buy", *["pay yellow 5"] * 4)
    assert ships(table) == {"red": after, "green": 3}


@rule("CAR-4.5")
@pytest.mark.parametrize(("cards", "before"), [("red 2", 4), ("red 2, red 3", 3), ("red 2, red 3", 4)])
def test_a_ship_stops_in_carthage(cards: str, before: int) -> None:
    table = carthage_table(market=cards, hands={0: "yellow 5"}, ships={"red": before})
    events = buy(table, 0)
    assert [sail["space"] for sail in happened(events, "sail")] == [5, 0]
    assert ships(table) == {}


@rule("CAR-4.5")
def test_cards_that_stay_reserved_move_no_ship() -> None:
    table = carthage_table(market="red 2, red 3@1, blue 2@1", hands={0: "yellow 2"})
    buy(table, 0)
    assert ships(table) == {"red": 1}


@rule("CAR-4.6")
def test_without_an_arrival_there_is_no_payday() -> None:
    table = carthage_table(market="red 2", hands={0: "yellow 2"}, goods={0: "red 5"}, ships={"red": 3, "blue": 4})
    assert "payday" not in kinds(buy(table, 0))
    assert goods(table, 0) == "red 2, red 5"
    assert ships(table) == {"red": 4, "blue": 4}


@rule("CAR-4.6")
def test_all_ships_move_before_the_payday() -> None:
    """Red arrives; green, moved after it, reaches the pirates in the same purchase and is raided."""
    table = carthage_table(
        market="red 2, green 2", hands={0: "yellow 2, yellow 3"}, goods={1: "green 5"}, ships={"red": 4, "green": 2}
    )
    events = buy(table, 0)
    assert kinds(events)[4:] == [
        *["sail", "sail", "payday", "sell", "token"],
        *["raid", "lose", "lose", "sail", "sail", "refill"],
    ]
    assert goods(table, 0) == goods(table, 1) == ""


@rule("CAR-4.6")
def test_a_ship_that_sails_past_the_pirates_in_time_is_not_raided() -> None:
    table = carthage_table(
        market="red 2, green 2", hands={0: "yellow 2, yellow 3"}, goods={1: "green 5"}, ships={"red": 4, "green": 4}
    )
    events = buy(table, 0)
    assert [payday["colours"] for payday in happened(events, "payday")] == [["red", "green"]]
    assert happened(events, "lose") == []
    assert own(table, 1)["points"] == 1


@rule("CAR-4.7", "CAR-R4")
def test_the_order_of_a_purchase() -> None:
    table = carthage_table(
        market="red 2",
        farm="blue 3",
        hands={0: "yellow 2"},
        goods={1: "green 5"},
        ships={"red": 4, "green": 3},
        pile_top=NEXT,
    )
    assert kinds(table.play(0, "buy")) == [
        *["buy", "pay", "goods", "sail"],
        *["payday", "sell", "token", "raid", "lose", "sail", "sail"],
        "refill",
    ]
    assert market(table) == "blue 3, yellow 5, yellow 5"
    assert farm(table) == "green 2, green 3, green 5"
    assert asked(table) == (1, "turn")


@rule("CAR-4.2")
def test_what_must_be_paid_in_any_case_is_not_asked() -> None:
    table = carthage_table(market="red 5, red 2", hands={0: "2x yellow 2, blue 5"})
    table.play(0, "buy")
    play(table, 0, "pay yellow 2", "pay yellow 2")  # then blue 5 is needed, whatever the player thinks
    assert hand(table, 0) == ""
    assert table.waiting == (1,)


@rule("CAR-4.2")
def test_a_hand_that_is_needed_whole_is_paid_at_once() -> None:
    table = carthage_table(market="red 5, red 2", hands={0: "2x yellow 2, blue 3"})
    table.play(0, "buy")
    assert hand(table, 0) == ""
    assert table.waiting == (1,)


# What is seen of it before -------------------------------------------------------------------------------------------


@rule("CAR-3.3", "CAR-4.2", "CAR-6.2")
def test_everyone_sees_which_cards_are_available_to_them_and_what_they_cost() -> None:
    table = carthage_table(market="red 2, blue 5@2, green 3", farm="yellow 2")
    for seat, free, price in (
        (0, [True, False, True], 5),
        (2, [True, True, True], 10),
        (None, [True, False, True], None),
    ):
        seen = board(table, seat)
        assert [card["available"] for card in seen["market"]] == free
        assert [card["available"] for card in seen["farm"]] == [False]
        assert seen["price"] == price


@rule("CAR-4.5")
def test_who_buys_is_told_where_the_ships_will_lie() -> None:
    table = carthage_table(
        market="red 2, blue 2, blue 3, green 2@1", hands={0: "2x yellow 5, yellow 2"}, ships={"red": 1}
    )
    assert outlook(table, 0, "buy") == {"price": 7, "ships": {"red": 2, "blue": 2}}
    assert outlook(table, 0, "take red 2") == {"coins": 14}
    play(table, 0, "buy")
    assert outlook(table, 0, "pay yellow 5") == {"due": 2, "ships": {"red": 2, "blue": 2}}
    play(table, 0, "pay yellow 5")
    assert outlook(table, 0, "pay yellow 2")["due"] == 0
    assert outlook(table, 0, "pay yellow 5")["over"] == 3
    play(table, 0, "pay yellow 2")
    assert outlook(table, 0, "done") == {"ships": {"red": 2, "blue": 2}}


@rule("CAR-6.1", "CAR-5.1")
def test_a_reservation_tells_that_it_binds_the_marker() -> None:
    table = carthage_table(market="red 2@0, blue 3", hands={0: "yellow 5"})
    assert outlook(table, 0, "collect") == {"coins": 7}
    free = carthage_table(market="red 2", farm="blue 3", hands={0: "yellow 5"})
    assert outlook(free, 0, "reserve market red 2") == outlook(free, 0, "reserve farm blue 3") == {"binds": True}


@rule("CAR-4.6", "CAR-8.1")
def test_who_buys_is_told_what_the_payday_will_bring_them() -> None:
    table = carthage_table(
        market="red 2, blue 2",
        hands={0: "yellow 5"},
        goods={0: "red 5", 1: "red 5, red 3"},
        tokens={0: "red"},
        ships={"red": 4},
    )
    told = outlook(table, 0, "buy")
    assert told == {"price": 4, "ships": {"red": 5, "blue": 1}, "points": 3}  # (5 + 1) × 2 = 12, rounded up to 15
    buy(table, 0)
    assert own(table, 0)["points"] == 3
