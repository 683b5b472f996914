"""8. Payday, steps 1, 2 and 4: scoring, tokens, ships; the end check."""

import pytest

from entrepot import Table
from tests.games.carthage.layout import buy, carthage_table, discards, goods, market, own, points, ships, stored, tokens
from tests.games.doing import board, happened, kinds, play
from tests.marks import rule


def payday_for_red(stock: str, red_tokens: int = 0, stored: str = "") -> Table:
    """Seat 0 brings red to Carthage; seat 1 sells a red stack."""
    table = carthage_table(
        market="red 2",
        hands={0: "yellow 2"},
        goods={1: stock},
        stored={1: stored},
        tokens={1: "red " * red_tokens},
        ships={"red": 4},
    )
    buy(table, 0)
    return table


@rule("CAR-8.1", "CAR-R10")
@pytest.mark.parametrize(
    ("stock", "red_tokens", "price", "cards"),
    [
        ("red 2", 0, 5, 1),
        ("red 3", 0, 5, 1),
        ("red 5", 0, 5, 1),
        ("red 5", 1, 10, 2),
        ("red 3", 2, 5, 1),
        ("2x red 2", 0, 5, 1),
        ("red 2, red 5", 0, 10, 2),
        ("red 2, red 3, red 5", 0, 15, 3),
        ("3x red 3", 0, 10, 2),
        ("5x red 2", 1, 15, 3),
        ("5x red 3, red 2", 1, 25, 5),
        ("7x red 5", 5, 70, 14),
    ],
)
def test_the_price_of_a_stack(stock: str, red_tokens: int, price: int, cards: int) -> None:
    """(Highest value + own tokens) × number of cards, rounded up to a multiple of 5; a card for each 5."""
    table = payday_for_red(stock, red_tokens)
    [sale] = [sale for sale in happened(table.history[-1], "sell") if sale["seat"] == 1]
    assert (sale["price"], sale["points"]) == (price, cards)
    assert own(table, 1)["points"] == cards
    assert goods(table, 1) == ""


@rule("CAR-8.1")
def test_tokens_of_other_colours_and_other_players_do_not_count() -> None:
    table = carthage_table(
        market="red 2",
        hands={0: "yellow 2"},
        goods={1: "red 5"},
        tokens={0: "red " * 5, 1: "blue blue green green"},
        ships={"red": 4},
    )
    buy(table, 0)
    assert points(table) == [2, 1, 0]  # (2 + 5) × 1 → 10 and (5 + 0) × 1


@rule("CAR-8.1")
def test_everybody_sells_all_stock_of_the_colour_and_only_of_it() -> None:
    table = carthage_table(
        market="red 2",
        hands={0: "yellow 2"},
        goods={0: "blue 5", 1: "red 3, green 3", 2: "red 5, red 5"},
        stored={1: "blue 2"},
        ships={"red": 4},
    )
    events = buy(table, 0)
    assert [(sale["seat"], sale["cards"]) for sale in happened(events, "sell")] == [
        (0, ["red 2"]),
        (1, ["red 3"]),
        (2, ["red 5", "red 5"]),
    ]
    assert [goods(table, seat) for seat in range(3)] == ["blue 5", "green 3", ""]
    assert stored(table, 1) == "blue 2"


@rule("CAR-8.1", "CAR-8.8")
def test_stored_cards_are_sold_with_the_rest_as_one_stack() -> None:
    table = payday_for_red("red 2", stored="red 5")
    assert own(table, 1)["points"] == 2  # 5 × 2, not 5 + 2 apart
    assert (goods(table, 1), stored(table, 1)) == ("", "")


@rule("CAR-8.1")
def test_each_colour_is_one_stack() -> None:
    table = carthage_table(
        market="red 2, blue 2",
        hands={0: "yellow 2, yellow 3"},
        goods={1: "red 5, blue 3, blue 2"},
        ships={"red": 4, "blue": 4},
    )
    events = buy(table, 0)
    assert [payday["colours"] for payday in happened(events, "payday")] == [["red", "blue"]]
    assert [(sale["seat"], sale["colour"], sale["price"]) for sale in happened(events, "sell")] == [
        (0, "red", 5),
        (0, "blue", 5),
        (1, "red", 5),
        (1, "blue", 10),
    ]


@rule("CAR-8.1")
def test_the_lowest_values_become_points_and_the_remaining_cards_are_discarded() -> None:
    table = payday_for_red("2x red 2, 4x red 3")  # 3 × 6 = 18 → 20: four cards
    assert own(table, 1)["points"] == 4
    assert discards(table) == "yellow 2, red 3, red 3"


@rule("CAR-8.1", "CAR-R12")
def test_points_beyond_the_stack_come_face_down_from_the_draw_pile() -> None:
    table = carthage_table(
        market="red 5",
        hands={0: "yellow 5"},
        tokens={0: "red " * 6},
        ships={"red": 4},
        pile_top="blue 5, green 5, yellow 2, yellow 3, red 2, red 2, red 2",
    )
    pile = board(table)["pile"]
    events = buy(table, 0)
    assert own(table, 0)["points"] == 3  # (5 + 6) × 1 → 15
    assert board(table)["pile"] == pile - 2 - 5  # two points, then the refill
    assert market(table) == "yellow 2, yellow 3"
    said = str([event.seen_by(0) for event in events])
    assert "blue 5" not in said
    assert "green 5" not in said


@rule("CAR-8.2")
def test_without_cards_of_the_colour_there_is_no_point_and_no_token() -> None:
    table = carthage_table(
        market="red 2", hands={0: "yellow 2"}, goods={1: "blue 5"}, tokens={1: "red", 2: "red"}, ships={"red": 4}
    )
    events = buy(table, 0)
    assert {sale["seat"] for sale in happened(events, "sell")} == {0}
    assert points(table)[1:] == [0, 0]
    assert [tokens(table, seat) for seat in range(3)] == ["red", "red", "red"]


@rule("CAR-8.3")
def test_one_token_for_each_colour_in_which_a_player_scored() -> None:
    table = carthage_table(
        market="red 2, blue 2",
        hands={0: "yellow 2, yellow 3"},
        goods={1: "5x blue 2", 2: "red 2, green 2"},
        tokens={0: "green"},
        ships={"red": 4, "blue": 4},
    )
    buy(table, 0)
    assert [tokens(table, seat) for seat in range(3)] == ["red blue green", "blue", "red"]


@rule("CAR-8.3")
def test_tokens_gained_now_do_not_count_in_the_price() -> None:
    table = payday_for_red("red 5")
    assert own(table, 1)["points"] == 1  # 5 → 5; with the new token it would be 6 → 10
    assert tokens(table, 1) == "red"


@rule("CAR-8.3")
def test_tokens_come_after_all_sales_and_are_never_lost() -> None:
    table = carthage_table(
        market="red 2",
        hands={0: "yellow 2"},
        goods={1: "red 2", 2: "green 5"},
        tokens={0: "red green", 1: "blue", 2: "green green"},
        ships={"red": 4, "green": 3},
    )
    events = buy(table, 0)
    told = kinds(events)
    assert told.index("token") > len(told) - 1 - told[::-1].index("sell")
    assert [tokens(table, seat) for seat in range(3)] == ["red red green", "red blue", "green green"]


@rule("CAR-8.4", "CAR-R7", "CAR-9.1")
@pytest.mark.parametrize(
    ("before", "over"),
    [("red " * 6, False), ("red " * 7, True), ("red blue " * 3, False), ("red blue " * 3 + "green", True)],
)
def test_the_eighth_token_of_any_colour_ends_the_game(before: str, over: bool) -> None:
    table = carthage_table(market="red 2", hands={0: "yellow 2"}, tokens={0: before}, ships={"red": 4})
    buy(table, 0)
    assert table.over == over


@rule("CAR-8.4")
def test_the_game_ends_when_all_have_their_tokens_without_raid_and_refill() -> None:
    table = carthage_table(
        market="red 2",
        farm="blue 2",
        hands={0: "yellow 2", 1: "green 2"},
        goods={1: "green 5", 2: "red 5"},
        tokens={0: "red " * 7},
        ships={"red": 4, "green": 4},
    )
    events = buy(table, 0)
    assert kinds(events)[4:] == ["payday", "sell", "sell", "token", "token", "end"]
    assert [tokens(table, seat) for seat in range(3)] == [" ".join(["red"] * 8), "", "red"]
    assert goods(table, 1) == "green 5"
    assert ships(table) == {"red": 5, "green": 4}
    assert market(table) == ""
    assert table.over
    assert table.waiting == ()


@rule("CAR-8.4")
def test_another_than_the_buyer_can_end_the_game() -> None:
    table = carthage_table(
        market="red 2", hands={0: "yellow 2"}, goods={2: "red 3"}, tokens={2: "blue " * 7}, ships={"red": 4}
    )
    buy(table, 0)
    assert table.over
    assert tokens(table, 0) == "red"


@rule("CAR-8.9")
def test_ships_go_home_from_carthage_to_cyrenaica_from_the_pirates_and_the_others_stay() -> None:
    table = carthage_table(market="red 2", hands={0: "yellow 2"}, ships={"red": 4, "blue": 3, "yellow": 4, "green": 1})
    events = buy(table, 0)
    assert ships(table) == {"blue": 2, "yellow": 2, "green": 1}
    assert happened(events, "raid")[0]["colours"] == ["blue", "yellow"]  # though nobody owned such goods


@rule("CAR-8.9")
def test_ships_in_alexandria_and_cyrenaica_stay() -> None:
    table = carthage_table(market="red 2", hands={0: "yellow 2"}, ships={"red": 4, "blue": 2})
    events = buy(table, 0)
    assert ships(table) == {"blue": 2}
    assert "raid" not in kinds(events)


@rule("CAR-8.9", "CAR-8.6")
def test_the_ships_sail_home_only_after_everyone_has_decided() -> None:
    table = carthage_table(
        market="red 2", hands={0: "yellow 2", 1: "blue 2"}, goods={1: "blue 5"}, ships={"red": 4, "blue": 3}
    )
    buy(table, 0)
    assert ships(table) == {"red": 5, "blue": 3}
    play(table, 1, "done")
    assert ships(table) == {"blue": 2}


@rule("CAR-8.1")
def test_all_see_what_a_stack_would_bring_now() -> None:
    table = carthage_table(
        market="yellow 2", goods={1: "red 2, red 5, blue 3"}, stored={1: "red 2"}, tokens={1: "red red"}
    )
    for seat in (0, 1, None):
        stacks = board(table, seat)["players"][1]["stacks"]
        assert stacks["red"] == {"highest": 5, "value": (5 + 2) * 3, "points": 5}
        assert stacks["blue"] == {"highest": 3, "value": 3, "points": 1}
        assert stacks["green"] == {"highest": 0, "value": 0, "points": 0}
