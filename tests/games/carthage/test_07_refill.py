"""7. Refill of market and farm."""

from collections import Counter

import pytest

from tests.games.carthage.layout import GAME, buy, carthage_table, discards, farm, goods, market, own, points
from tests.games.doing import asked, board, happened, kinds, play
from tests.marks import rule

NEXT = "yellow 5, yellow 3, green 2, green 3, green 5"


@rule("CAR-7.1")
@pytest.mark.parametrize("move", ["take red 2", "reserve market red 2", "reserve farm green 3"])
def test_taking_and_reserving_refill_nothing(move: str) -> None:
    table = carthage_table(market="red 2, blue 2", farm="green 3")
    assert "refill" not in kinds(table.play(0, move))


@rule("CAR-7.1")
def test_after_a_purchase_market_and_farm_are_refilled_once() -> None:
    table = carthage_table(market="red 2, blue 2@1", farm="green 3", hands={0: "yellow 2"})
    assert len(happened(buy(table, 0), "refill")) == 1


@rule("CAR-7.2", "CAR-R5")
def test_farm_to_market_then_two_cards_to_the_market_and_three_to_the_farm() -> None:
    table = carthage_table(market="red 2", farm="blue 2, blue 3@1, blue 5@0", hands={0: "yellow 2"}, pile_top=NEXT)
    [event] = happened(buy(table, 0), "refill")
    assert event["market"] == ["yellow 5", "yellow 3"]
    assert event["farm"] == ["green 2", "green 3", "green 5"]
    assert market(table) == "blue 2, blue 3@1, blue 5@0, yellow 5, yellow 3"
    assert farm(table) == "green 2, green 3, green 5"


@rule("CAR-7.2", "CAR-R5")
def test_reserved_cards_stay_so_that_the_market_may_hold_more_than_five() -> None:
    table = carthage_table(
        4,
        market="red 2, red 5@1, red 5@2, red 5@3",
        farm="blue 2, blue 3, blue 5",
        hands={0: "yellow 2"},
        pile_top=NEXT,
    )
    buy(table, 0)
    assert market(table) == "red 5@1, red 5@2, red 5@3, blue 2, blue 3, blue 5, yellow 5, yellow 3"


@rule("CAR-7.3")
def test_an_empty_pile_is_made_anew_from_the_discards_in_the_middle_of_a_refill() -> None:
    table = carthage_table(
        market="red 2", hands={0: "yellow 2"}, pile_top="yellow 5", discards="3x blue 2, 3x blue 3", rest="points of 1"
    )
    events = buy(table, 0)
    [shuffled] = happened(events, "reshuffle")
    assert shuffled["cards"] == 7  # the six and the payment
    assert market(table).split(", ")[0] == "yellow 5"
    assert (len(market(table).split(", ")), len(farm(table).split(", "))) == (2, 3)
    assert (board(table)["pile"], discards(table)) == (3, "")


@rule("CAR-7.3")
def test_an_empty_pile_waits_for_the_next_draw() -> None:
    table = carthage_table(
        market="red 2", hands={0: "yellow 2"}, pile_top=NEXT, discards="3x blue 2", rest="points of 1"
    )
    assert "reshuffle" not in kinds(buy(table, 0))
    assert (board(table)["pile"], discards(table)) == (0, "blue 2, blue 2, blue 2, yellow 2")


@rule("CAR-7.3")
def test_the_new_pile_is_shuffled() -> None:
    orders: set[str] = set()
    for seed in range(20):
        table = carthage_table(
            market="red 2",
            hands={0: "yellow 2"},
            discards="5x blue 2, 5x red 3, 5x green 5",
            rest="points of 1",
            seed=seed,
        )
        buy(table, 0)
        orders.add(f"{market(table)}; {farm(table)}")
    assert len(orders) > 10


@rule("CAR-7.3")
def test_the_reshuffle_at_the_check_of_the_market() -> None:
    table = carthage_table(market="", farm="red 2", discards="3x blue 2, 3x blue 3", rest="points of 1")
    assert [event.kind for event in table.opening] == ["reshuffle", "refill"]
    assert market(table).startswith("red 2, blue ")
    assert (len(market(table).split(", ")), len(farm(table).split(", ")), board(table)["pile"]) == (3, 3, 1)


@rule("CAR-7.3")
def test_the_reshuffle_while_point_cards_are_drawn() -> None:
    """Price (5 + 3) × 1, rounded up to 10: the card of the stack, and one from a pile that is made anew."""
    table = carthage_table(
        market="red 5",
        hands={0: "yellow 5"},
        tokens={0: "red red red"},
        ships={"red": 4},
        discards="6x blue 2",
        rest="points of 1",
    )
    events = buy(table, 0)
    assert kinds(events)[4:] == ["payday", "reshuffle", "sell", "token", "sail", "refill"]
    assert points(table)[0] == 2
    assert board(table)["pile"] == 1  # 6 + 1 payment - 1 point - 5 of the refill


@rule("CAR-7.3", "CAR-R14")
def test_what_an_earlier_seat_discards_can_be_drawn_by_a_later_one_in_the_same_payday() -> None:
    """The buyer leaves one of three cards over; seat 1 needs two from the pile and gets the payment and that card."""
    table = carthage_table(
        market="red 2",
        hands={0: "yellow 2"},
        goods={0: "2x red 2", 1: "red 5"},
        tokens={1: "red " * 6},
        ships={"red": 4},
        rest="points of 2",
    )
    buy(table, 0)
    assert points(table)[:2] == [2, 3]
    assert table.score_sheet()[1] == {"cards": 3, "noted": 0}
    assert discards(table) == ""


@rule("CAR-7.3", "CAR-R6")
def test_missing_market_and_farm_cards_are_left_out() -> None:
    table = carthage_table(
        market="red 2, red 3@1", farm="blue 2", hands={0: "yellow 2"}, discards="blue 3, blue 5", rest="points of 1"
    )
    buy(table, 0)
    shown = market(table).split(", ")
    assert shown[:2] == ["red 3@1", "blue 2"]
    assert Counter([*shown[2:], farm(table)]) == Counter(["yellow 2", "blue 3", "blue 5"])
    assert (board(table)["pile"], discards(table)) == (0, "")


@rule("CAR-7.3", "CAR-R6")
def test_missing_point_cards_are_noted_as_points() -> None:
    """Price (5 + 6) × 1, rounded up to 15: the sold card, the paid card, and one point that no card is left for."""
    table = carthage_table(
        market="red 5", hands={0: "yellow 5"}, tokens={0: "red " * 6}, ships={"red": 4}, rest="points of 1"
    )
    buy(table, 0)
    assert own(table, 0)["points"] == 3
    assert table.score_sheet()[0] == {"cards": 2, "noted": 1}
    assert table.scores()[0] == 3


@rule("CAR-7.3", "CAR-R2")
def test_without_any_card_left_to_draw_the_game_goes_on_with_what_there_is() -> None:
    table = carthage_table(2, market="red 2, blue 2", farm="green 3@1", hands={0: "yellow 5"}, rest="points of 1")
    play(table, 0, "take red 2")
    events = play(table, 1, "take blue 2")  # nothing but seat 1's own card can come to the market
    assert kinds(events) == ["take", "farm_moves", "skip"]
    assert happened(events, "farm_moves") == [{"kind": "farm_moves", "seat": None, "cards": ["green 3"]}]
    assert market(table) == "green 3@1"
    assert asked(table) == (1, "turn")
    table.play(1, "collect")
    assert goods(table, 1) == ""


@rule("CAR-7.3")
def test_a_refill_tells_what_came_and_nothing_where_nothing_came() -> None:
    """Sentences of a refill: full, with an empty farm, of the farm alone; and none at all."""
    sentences = {
        "": None,
        "blue 2": "The market receives wine 2 from the farm. No card is left to draw.",
    }
    for farm_cards, sentence in sentences.items():
        table = carthage_table(2, market="red 2", farm=farm_cards, hands={0: "green 5"}, rest="points of 1")
        events = play(table, 0, "take red 2")
        told = [event for event in events if event.kind in ("refill", "farm_moves")]
        assert [GAME.words.say(f"event.{event.kind}", event.seen_by(None)) for event in told] == (
            [sentence] if sentence else []
        )
    table = carthage_table(2, market="red 2", farm="blue 2", hands={0: "green 5"}, rest="points of 1")
    events = buy(table, 0)  # the payment is all that can be drawn
    [event] = [event for event in events if event.kind == "refill"]
    assert GAME.words.say("event.refill", event.seen_by(None)) == (
        "The market receives grain 5, the farm receives nothing."
    )
