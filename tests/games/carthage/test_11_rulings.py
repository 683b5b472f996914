"""11. Rulings, each with a test of its own beside those of the rules it explains."""

import pytest

from tests.games.carthage.layout import (
    GAME,
    buy,
    can,
    carthage_table,
    discards,
    farm,
    goods,
    hand,
    market,
    own,
    points,
    stored,
    tokens,
)
from tests.games.doing import asked, board, happened, kinds, play
from tests.marks import rule


@rule("CAR-R2")
def test_without_money_and_marker_a_card_can_still_be_taken() -> None:
    table = carthage_table(market="red 5@1, blue 5", farm="green 2@0")
    assert can(table, 0) == ["take blue 5"]


@rule("CAR-R2")
def test_a_turn_without_any_possibility_is_skipped() -> None:
    table = carthage_table(2, market="red 5@1", farm="", rest="points of 0")
    assert [event.kind for event in table.opening] == ["skip"]  # nothing came to the market, so nothing is told of it
    assert table.opening[-1].seat == 0
    assert asked(table) == (1, "turn")


@rule("CAR-R3")
def test_wasteful_payments_are_legal() -> None:
    table = carthage_table(market="red 2", hands={0: "2x yellow 5, blue 2, blue 3"})
    buy(table, 0, "blue 3", "yellow 5", "yellow 5")
    assert hand(table, 0) == "blue 2"
    assert discards(table) == "blue 3, yellow 5, yellow 5"


@rule("CAR-R4")
def test_the_refill_comes_after_the_protection() -> None:
    table = carthage_table(
        market="yellow 2",
        farm="blue 2",
        hands={0: "yellow 2, red 3"},
        goods={0: "red 5"},
        ships={"yellow": 4, "red": 3},
    )
    buy(table, 0, "yellow 2")
    assert asked(table) == (0, "protect")
    assert (market(table), farm(table)) == ("", "blue 2")
    assert "refill" in kinds(table.play(0, "done"))


@rule("CAR-R4", "CAR-4.7")
def test_after_a_payday_the_market_is_refilled_though_the_next_seat_could_reach_a_card() -> None:
    table = carthage_table(
        2, market="red 2, blue 5@1", farm="blue 2", hands={0: "yellow 2"}, ships={"red": 4}, pile_top="green 2, green 3"
    )
    buy(table, 0)
    assert market(table) == "blue 5@1, blue 2, green 2, green 3"


@rule("CAR-R5")
def test_two_cards_are_drawn_also_to_a_market_that_is_full() -> None:
    table = carthage_table(
        4, market="red 2@1, red 3@2, red 5@3", farm="blue 2, blue 3, blue 5", pile_top="green 2, green 3"
    )
    assert market(table) == "red 2@1, red 3@2, red 5@3, blue 2, blue 3, blue 5, green 2, green 3"


@rule("CAR-R6")
def test_noted_points_count_like_cards_for_the_victory() -> None:
    """Seat 0 sells for (5 + 6) × 2 → 25; stack and payment are all the cards there are. An eighth token ends it."""
    table = carthage_table(
        2,
        market="red 5",
        hands={0: "yellow 5"},
        goods={0: "red 5"},
        tokens={0: "red " * 6 + "blue"},
        points={1: 4},
        ships={"red": 4},
        rest="hand of 1",
    )
    buy(table, 0)
    assert table.over
    assert table.score_sheet() == [{"cards": 3, "noted": 2}, {"cards": 4, "noted": 0}]
    assert table.scores() == [5, 4]
    assert table.winners() == (0,)


@rule("CAR-R7")
def test_from_seven_to_nine_tokens_is_the_end_too() -> None:
    table = carthage_table(
        market="red 2, blue 2",
        hands={0: "yellow 2, yellow 3"},
        goods={1: "blue 2"},
        tokens={0: "green " * 7},
        ships={"red": 4, "blue": 4},
    )
    buy(table, 0)
    assert table.over
    assert tokens(table, 0).split() == ["red", "blue", *["green"] * 7]
    assert tokens(table, 1) == "blue"


@rule("CAR-R8")
def test_storing_outlasts_the_payday_in_which_it_was_done() -> None:
    table = carthage_table(
        2,
        market="yellow 2",
        farm="green 3",
        hands={0: "yellow 2, red 3"},
        goods={0: "red 5"},
        ships={"yellow": 4, "red": 3},
    )
    buy(table, 0, "yellow 2")
    play(table, 0, "protect red 3")
    assert asked(table) == (1, "turn")
    play(table, 1, "take green 3")
    assert (stored(table, 0), goods(table, 0)) == ("red 5", "")


@rule("CAR-R9")
def test_the_start_is_told_after_all_hands_were_drawn_openly() -> None:
    table = GAME.deal(seats=4, seed=3)
    assert kinds(table.opening) == ["deal", "hand", "hand", "hand", "hand", "start"]


@rule("CAR-R10")
@pytest.mark.parametrize(("stock", "price"), [("red 2", 5), ("2x red 3", 10), ("red 3, red 5", 10), ("4x red 2", 10)])
def test_prices_are_rounded_up_and_multiples_of_five_stay(stock: str, price: int) -> None:
    table = carthage_table(market="red 2", hands={0: "yellow 2"}, goods={1: stock}, ships={"red": 4})
    assert happened(buy(table, 0), "sell")[1]["price"] == price


@rule("CAR-R11")
def test_reserved_farm_cards_come_to_the_market_with_their_markers() -> None:
    """All three farm cards are reserved by others; the two new cards are free, so that the active seat has a choice."""
    table = carthage_table(4, market="", farm="red 5@1, blue 5@2, green 5@3", pile_top="green 2, green 3")
    assert market(table) == "red 5@1, blue 5@2, green 5@3, green 2, green 3"
    assert {"take green 2", "take green 3"} <= set(can(table, 0))
    assert not any(own(table, seat)["marker"] for seat in (1, 2, 3))


@rule("CAR-R12")
def test_drawn_point_cards_are_shown_to_nobody() -> None:
    for drawn in ("blue 5", "green 2"):
        table = carthage_table(
            2,
            market="red 5",
            hands={0: "yellow 5"},
            tokens={0: "red"},
            ships={"red": 4},
            pile_top=f"{drawn}, red 2, red 2, red 3, red 3, red 3",
        )
        events = buy(table, 0)
        assert points(table) == [2, 0]
        for seat in (0, 1, None):
            assert drawn not in str([event.seen_by(seat) for event in events])
            assert drawn not in str(table.view(seat))


@rule("CAR-R14")
def test_the_buyer_sells_first_then_clockwise_colours_in_their_order() -> None:
    stock = "red 2, blue 2, green 2"
    table = carthage_table(
        active=1,
        market="red 2, blue 2, green 2",
        hands={1: "3x yellow 2"},
        goods={0: stock, 1: stock, 2: stock},
        ships={"red": 4, "blue": 4, "green": 4},
    )
    events = buy(table, 1)
    order = [(seat, colour) for seat in (1, 2, 0) for colour in ("red", "blue", "green")]
    assert [(sale["seat"], sale["colour"]) for sale in happened(events, "sell")] == order
    assert [(token["seat"], token["colour"]) for token in happened(events, "token")] == order


@rule("CAR-R16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_when_nobody_can_do_anything_any_more_the_game_is_scored(seats: int) -> None:
    table = carthage_table(seats, market="red 2", points={0: 1, 1: 2}, rest="hand of 0")
    events = table.play(0, "take red 2")
    assert [event.seat for event in events if event.kind == "skip"] == [*range(1, seats), 0]
    assert kinds(events)[-1] == "end"
    assert table.over
    assert table.winners() == (1,)
    assert board(table)["pile"] == 0


@rule("CAR-R16")
def test_while_one_seat_can_do_something_the_game_goes_on() -> None:
    """The only card left is reserved by seat 2: seat 1 is skipped, but not seat 2."""
    table = carthage_table(market="red 5@2, red 2", rest="hand of 1")
    table.play(0, "take red 2")
    assert asked(table) == (2, "turn")
    assert can(table, 2) == ["collect"]
    table.play(2, "collect")
    assert table.over


@rule("CAR-R16")
def test_only_a_whole_round_of_skipped_turns_ends_the_game() -> None:
    """Seat 0 is skipped, but two others still act: the round of skipping begins anew."""
    table = carthage_table(market="red 5@1, blue 5@2", rest="hand of 0")
    assert asked(table) == (1, "turn")
    table.play(1, "collect")
    events = table.play(2, "collect")
    assert [event.seat for event in events if event.kind == "skip"] == [0, 1, 2]
    assert table.over


@rule("CAR-R16")
def test_a_payment_brings_cards_back_into_the_game() -> None:
    table = carthage_table(2, market="red 5@0", hands={0: "yellow 5, blue 2"}, rest="points of 1")
    buy(table, 0, "yellow 5")
    assert market(table) == "yellow 5"
    assert asked(table) == (1, "turn")


@rule("CAR-R17")
@pytest.mark.parametrize("cards", ["red 2", "red 5", "blue 2", "green 5"])
def test_who_holds_any_card_and_has_goods_in_danger_is_asked(cards: str) -> None:
    """So that being skipped tells nothing about a hand."""
    table = carthage_table(
        2, market="yellow 2", hands={0: "yellow 2", 1: cards}, goods={1: "red 5"}, ships={"yellow": 4, "red": 3}
    )
    buy(table, 0)
    assert asked(table) == (1, "protect")
    assert can(table, 1) == (["protect red 2", "done"] if cards == "red 2" else ["done"])


@rule("CAR-R17")
def test_an_empty_hand_is_not_asked() -> None:
    table = carthage_table(
        2, market="yellow 2", hands={0: "yellow 2"}, goods={1: "red 5"}, ships={"yellow": 4, "red": 3}
    )
    buy(table, 0)
    assert asked(table) == (1, "turn")
    assert goods(table, 1) == ""
