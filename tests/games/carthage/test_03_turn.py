"""3. A turn."""

import pytest

from tests.games.carthage.layout import can, carthage_table, farm, market, own
from tests.games.doing import asked, happened
from tests.marks import rule


@rule("CAR-3.1")
def test_an_empty_market_is_refilled_before_the_turn_goes_on() -> None:
    table = carthage_table(
        market="", farm="green 2, green 3", pile_top="blue 2, blue 3, red 2, red 3, red 5", hands={0: "yellow 5"}
    )
    assert market(table) == "green 2, green 3, blue 2, blue 3"
    assert farm(table) == "red 2, red 3, red 5"
    assert asked(table) == (0, "turn")


@rule("CAR-3.1")
def test_a_market_of_cards_reserved_by_others_is_refilled() -> None:
    table = carthage_table(market="red 5@1, blue 5@2", pile_top="blue 2, blue 3, red 2, red 3, red 5")
    assert market(table) == "red 5@1, blue 5@2, blue 2, blue 3"
    assert asked(table) == (0, "turn")


@rule("CAR-3.1")
@pytest.mark.parametrize("cards", ["red 5@0", "red 5@1, blue 5@0", "red 5@1, blue 5"])
def test_a_market_with_an_available_card_is_not_refilled(cards: str) -> None:
    table = carthage_table(market=cards, farm="green 2")
    assert market(table) == cards
    assert table.opening == []


@rule("CAR-3.1")
def test_the_check_is_made_in_every_turn() -> None:
    table = carthage_table(market="red 5@2, blue 2", farm="green 2", pile_top="red 2, red 3")
    events = table.play(0, "take blue 2")  # leaves seat 1 nothing but the card of seat 2
    assert len(happened(events, "refill")) == 1
    assert market(table) == "red 5@2, green 2, red 2, red 3"
    assert asked(table) == (1, "turn")


@rule("CAR-3.2")
@pytest.mark.parametrize("move", ["buy", "take red 2", "reserve market red 2", "reserve farm green 3"])
def test_a_turn_is_exactly_one_action(move: str) -> None:
    table = carthage_table(market="red 2, blue 2", farm="green 3", hands={0: "2x yellow 2"})
    table.play(0, move)
    assert asked(table) == (1, "turn")


@rule("CAR-3.2", "CAR-R2")
def test_passing_is_not_allowed() -> None:
    table = carthage_table(market="red 2, blue 2", farm="green 3@0")
    assert can(table, 0) == ["take red 2", "take blue 2"]


@rule("CAR-3.3")
def test_cards_with_the_marker_of_another_are_out_of_reach() -> None:
    table = carthage_table(market="red 2, blue 3@1, green 5@0, green 3@2", hands={0: "2x yellow 5"})
    assert can(table, 0) == ["buy", "take red 2", "collect"]
    prompt = table.prompt(0)
    assert prompt is not None
    assert prompt.values["price"] == 7


@rule("CAR-3.3")
def test_of_two_equal_cards_only_the_unmarked_one_is_available() -> None:
    table = carthage_table(market="red 5@1, red 5, blue 3")
    table.play(0, "take red 5")
    assert market(table) == "red 5@1, blue 3"


@rule("CAR-3.4")
@pytest.mark.parametrize(("hand", "covers"), [("", False), ("red 3, blue 3", False), ("red 5, blue 2", True)])
def test_buying_needs_a_hand_that_covers_the_price(hand: str, covers: bool) -> None:
    table = carthage_table(market="red 5, red 2, blue 5@1", hands={0: hand})
    assert ("buy" in can(table, 0)) == covers


@rule("CAR-3.4")
def test_reserving_needs_the_own_marker() -> None:
    table = carthage_table(market="red 2, blue 2@1", farm="green 3, green 5@2")
    assert own(table, 0)["marker"]
    assert can(table, 0) == ["take red 2", "reserve market red 2", "reserve farm green 3"]


@rule("CAR-3.4")
@pytest.mark.parametrize(("market", "farm"), [("red 2, blue 2@0", "green 3"), ("red 2", "green 3, green 5@0")])
def test_nothing_is_reserved_while_the_marker_lies_on_a_card(market: str, farm: str) -> None:
    table = carthage_table(market=market, farm=farm)
    assert not own(table, 0)["marker"]
    assert not any(move.startswith("reserve") for move in can(table, 0))
