"""13. Hidden information: who sees what."""

import json
import re
from typing import cast

import pytest

from entrepot import Dice, Table
from entrepot.games.carthage.position import Carthage
from tests.games.carthage.layout import buy, can, carthage_table
from tests.games.doing import board, happened, play
from tests.marks import rule


def two_alike() -> tuple[Table, Table]:
    """Tables that differ only in what seat 0 cannot see: hands, points of the others, the order of the pile."""
    return (
        carthage_table(
            market="red 2, blue 5@2",
            farm="green 3",
            hands={0: "red 3, yellow 5", 1: "blue 2, blue 2", 2: "green 5"},
            points={0: 2, 1: 3, 2: 9},
            discards="yellow 3, yellow 2",
            pile_top="red 5, red 5, green 2, green 2, green 2, blue 3",
        ),
        carthage_table(
            market="red 2, blue 5@2",
            farm="green 3",
            hands={0: "red 3, yellow 5", 1: "red 5, green 5", 2: "yellow 2"},
            points={0: 2, 1: 9, 2: 3},
            discards="yellow 3, yellow 2",
            pile_top="red 5, red 5, green 2, green 2, green 2, yellow 5",
        ),
    )


@rule("CAR-13.1", "CAR-13.3", "CAR-13.4")
def test_what_a_seat_cannot_see_changes_nothing_for_it() -> None:
    one, other = two_alike()
    assert one.view(0) == other.view(0)
    assert one.view(None) == other.view(None)
    assert can(one, 0) == can(other, 0)
    told = [buy(table, 0, "yellow 5") for table in (one, other)]
    assert [event.seen_by(0) for event in told[0]] == [event.seen_by(0) for event in told[1]]
    assert one.view(0) == other.view(0)
    assert one.view(1) != other.view(1)


@rule("CAR-13.1", "CAR-F4")
def test_hand_cards_are_for_their_owner_and_their_number_for_all() -> None:
    table, _ = two_alike()
    for seat in (0, 1, 2, None):
        hands = [player["hand"] for player in board(table, seat)["players"]]
        expected = [["red 3", "yellow 5"], ["blue 2", "blue 2"], ["green 5"]]
        assert hands == [cards if other == seat else None for other, cards in enumerate(expected)]
        assert [player["hand_size"] for player in board(table, seat)["players"]] == [2, 2, 1]
        coins = [player["coins"] for player in board(table, seat)["players"]]
        assert [known is not None for known in coins] == [other == seat for other in range(3)]


@rule("CAR-13.2")
def test_what_lies_open_is_the_same_for_all() -> None:
    table = carthage_table(
        market="red 2, blue 5@2",
        farm="green 3@1",
        goods={0: "red 5", 1: "blue 2"},
        stored={1: "blue 3"},
        tokens={2: "red red"},
        ships={"green": 3},
        discards="yellow 3, yellow 2",
    )
    for seat in (0, 1, 2, None):
        seen = board(table, seat)
        assert [(card["card"], card["reserved"]) for card in seen["market"]] == [("red 2", None), ("blue 5", 2)]
        assert [(card["card"], card["reserved"]) for card in seen["farm"]] == [("green 3", 1)]
        assert [player["goods"] for player in seen["players"]] == [["red 5"], ["blue 2"], []]
        assert [player["stored"] for player in seen["players"]] == [[], ["blue 3"], []]
        assert seen["players"][2]["tokens"] == {"red": 2, "blue": 0, "yellow": 0, "green": 0}
        assert [player["marker"] for player in seen["players"]] == [True, False, False]
        assert seen["ships"] == {"red": 0, "blue": 0, "yellow": 0, "green": 3}
        assert seen["discards"] == ["yellow 3", "yellow 2"]


@rule("CAR-13.3")
def test_of_the_draw_pile_only_the_size_is_known() -> None:
    table = carthage_table(market="red 2")
    assert board(table, 0)["pile"] == board(table, None)["pile"] == 107


@rule("CAR-13.4", "CAR-F5")
def test_the_gain_of_a_payday_is_seen_by_all_when_it_happens() -> None:
    table = carthage_table(market="red 2", hands={0: "yellow 2"}, goods={1: "red 5, red 5"}, ships={"red": 4})
    sales = happened(buy(table, 0), "sell")  # as a watcher hears it
    assert [(sale["seat"], sale["points"]) for sale in sales] == [(0, 1), (1, 2)]
    assert [player["points"] for player in board(table, 0)["players"]] == [1, None, None]


@rule("CAR-13.4", "CAR-F5")
def test_at_the_end_all_numbers_are_shown() -> None:
    table = carthage_table(
        market="red 2", hands={0: "yellow 2"}, points={1: 4, 2: 6}, tokens={0: "red " * 7}, ships={"red": 4}
    )
    assert table.view(None)["score_sheet"] is None
    buy(table, 0)
    for seat in (0, 1, 2, None):
        assert [player["points"] for player in board(table, seat)["players"]] == [2, 4, 6]
        assert table.view(seat)["score_sheet"] == [{"cards": cards, "noted": 0} for cards in (2, 4, 6)]


@rule("CAR-13.4")
def test_a_view_is_json_and_names_no_card_under_a_trader_marker() -> None:
    table = carthage_table(2, market="red 2", rest="points of 0")  # everything but this card
    for seat in (0, 1, None):
        assert re.findall(r'"(\w+ \d)"', json.dumps(table.view(seat))) == ["red 2"]


@rule("CAR-13.1", "CAR-13.3")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_samples_keep_what_a_seat_sees_and_shuffle_the_rest(seat: int) -> None:
    table, _ = two_alike()
    truth = cast(Carthage, table.position)
    other = (seat + 1) % 3
    dice = Dice(seat)
    samples = [cast(Carthage, table.sight(seat).sample(dice)) for _ in range(40)]
    for sample in samples:
        assert sample.view(seat) == truth.view(seat)
        assert sample.census() == truth.census()
        assert sample.players[seat].hand == truth.players[seat].hand
    assert len({tuple(sample.players[other].hand) for sample in samples}) > 5
    assert len({tuple(sample.players[seat].vp) for sample in samples}) > 5  # nobody knows the own points' cards either
    assert len({tuple(sample.pile[-6:]) for sample in samples}) > 30
    assert len({sample.dice.copy().word() for sample in samples}) > 30  # nor the reshuffles to come


@rule("CAR-13.1")
def test_in_every_sample_who_is_paying_can_pay() -> None:
    table = carthage_table(
        market="4x red 5, red 2", hands={0: "5x yellow 5, blue 2", 1: "green 5, 3x green 2"}, farm="blue 5"
    )
    play(table, 0, "buy", "pay blue 2")
    dice = Dice(1)
    for _ in range(60):
        sample = cast(Carthage, table.sight(1).sample(dice))
        assert sample.hand_value(0) >= 20
