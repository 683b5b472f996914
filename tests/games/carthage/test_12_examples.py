"""12. Worked examples, sample turns, questions and answers."""

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
    points,
    ships,
    stored,
    tokens,
)
from tests.games.doing import asked, board, happened, kinds, play
from tests.marks import rule


@rule("CAR-X1")
@pytest.mark.parametrize(("cards", "enough"), [("2x red 5, blue 2", True), ("2x red 5, blue 3", False)])
def test_paying_up_to_twelve_with_2_2_3_5(cards: str, enough: bool) -> None:
    table = carthage_table(market=cards, hands={0: "2x yellow 2, green 3, green 5"})
    assert ("buy" in can(table, 0)) == enough
    if enough:
        buy(table, 0)
        assert discards(table) == "yellow 2, yellow 2, green 3, green 5"


@rule("CAR-X2")
def test_ships_of_a_purchase() -> None:
    table = carthage_table(
        market="yellow 2, yellow 3, red 5, blue 2, blue 2, blue 3, green 2",
        hands={0: "3x red 5, 2x yellow 2"},
        ships={"green": 4},
    )
    events = buy(table, 0)
    moved = [(sail["colour"], sail["space"]) for sail in happened(events, "sail")]
    assert moved == [("red", 1), ("blue", 2), ("yellow", 2), ("green", 5), ("green", 0)]
    assert [payday["colours"] for payday in happened(events, "payday")] == [["green"]]


def around_a_reservation() -> Table:
    """Pink is seat 1; seat 0 is active and has a card of its own reserved."""
    return carthage_table(
        market="red 5@1, blue 2, green 3, yellow 2@0",
        hands={0: "blue 5, blue 2"},
        pile_top="red 2, red 2, red 3, red 3, red 3",
    )


@rule("CAR-X3")
def test_buying_around_a_reservation() -> None:
    table = around_a_reservation()
    buy(table, 0)
    assert goods(table, 0) == "blue 2, yellow 2, green 3"
    assert market(table) == "red 5@1, red 2, red 2"


@rule("CAR-X4")
def test_coins_around_a_reservation() -> None:
    table = around_a_reservation()
    coins = [move for move in can(table, 0) if move.startswith(("take", "collect"))]
    assert coins == ["take blue 2", "take green 3", "collect"]
    with pytest.raises(IllegalMove):
        table.play(0, "take red 5")


@rule("CAR-X5")
@pytest.mark.parametrize(("red_goods", "red_tokens"), [("2x red 3, red 5", 0), ("3x red 3", 1), ("3x red 3", 2)])
def test_a_payday_of_red_and_yellow(red_goods: str, red_tokens: int) -> None:
    """Brown is seat 1, with a red stack of 15 (or of 12) and a yellow one of 2."""
    table = carthage_table(
        market="red 2, yellow 2",
        hands={0: "blue 2, blue 3"},
        goods={1: f"{red_goods}, yellow 2"},
        tokens={1: "red " * red_tokens},
        ships={"red": 4, "yellow": 4},
    )
    events = buy(table, 0)
    sales = [(sale["price"], sale["points"]) for sale in happened(events, "sell") if sale["seat"] == 1]
    assert sales == [(15, 3), (5, 1)]
    assert points(table)[1] == 4


@rule("CAR-X6")
def test_tokens_in_the_price() -> None:
    table = carthage_table(
        2,
        market="green 2",
        hands={0: "yellow 2"},
        goods={1: "green 2, green 3, green 5"},
        tokens={1: "green green"},
        ships={"green": 4},
    )
    pile = board(table)["pile"]
    [sale] = [sale for sale in happened(buy(table, 0), "sell") if sale["seat"] == 1]
    assert (sale["price"], sale["points"]) == (25, 5)
    assert points(table)[1] == 5
    assert board(table)["pile"] == pile - 2 - 5  # two of the points, then the refill


@rule("CAR-X7")
def test_a_raid() -> None:
    table = carthage_table(
        market="green 2",
        hands={0: "yellow 2"},
        goods={1: "red 5, blue 5, yellow 5"},
        ships={"green": 4, "red": 3, "blue": 4, "yellow": 2},
    )
    events = buy(table, 0)
    told = kinds(events)
    assert told.index("sell") < told.index("token") < told.index("raid") < told.index("lose")
    assert happened(events, "raid")[0]["colours"] == ["red", "blue"]
    assert goods(table, 1) == "yellow 5"
    assert ships(table) == {"red": 2, "blue": 2, "yellow": 2}


@rule("CAR-X8", "CAR-F3")
def test_the_wrong_colour_saves_nothing() -> None:
    table = carthage_table(
        2, market="green 2", hands={0: "yellow 2", 1: "2x red 2"}, goods={1: "blue 5"}, ships={"green": 4, "blue": 3}
    )
    buy(table, 0)
    with pytest.raises(IllegalMove):
        table.play(1, "protect red 2")
    table.play(1, "done")
    assert goods(table, 1) == stored(table, 1) == ""


@rule("CAR-X9")
def test_storing() -> None:
    table = carthage_table(
        2,
        market="green 2",
        hands={0: "yellow 2", 1: "red 2, blue 3"},
        goods={1: "red 2, red 3, red 5, blue 2, blue 5"},
        ships={"green": 4, "red": 3, "blue": 4},
    )
    buy(table, 0)
    play(table, 1, "protect red 2", "protect blue 3", "store red 5", "store red 2")
    events = table.play(1, "store blue 5")
    assert stored(table, 1) == "red 2, red 5, blue 5"
    assert happened(events, "lose")[0]["cards"] == ["red 3", "blue 2"]


@rule("CAR-X10")
@pytest.mark.parametrize(
    ("stock", "cards", "left"), [("yellow 2, 2x yellow 3, yellow 5", 4, ""), ("3x yellow 2", 2, ", yellow 2")]
)
def test_lowest_first(stock: str, cards: int, left: str) -> None:
    table = carthage_table(market="yellow 5", hands={0: "blue 5"}, goods={1: stock}, ships={"yellow": 4})
    buy(table, 0)
    assert points(table)[1] == cards
    assert discards(table) == f"blue 5{left}"


@rule("CAR-X11")
def test_a_refill_at_the_start() -> None:
    table = carthage_table(
        market="red 5@1, blue 5@2",
        farm="green 2, green 3@0, green 5",
        pile_top="yellow 2, yellow 3, red 2, red 3, blue 2",
    )
    assert market(table) == "red 5@1, blue 5@2, green 2, green 3@0, green 5, yellow 2, yellow 3"
    assert farm(table) == "red 2, red 3, blue 2"
    assert can(table, 0) == ["take green 2", "take green 5", "take yellow 2", "take yellow 3", "collect"]


@rule("CAR-X12")
def test_the_end() -> None:
    table = carthage_table(
        market="red 2, blue 2",
        hands={0: "yellow 2, yellow 3"},
        goods={1: "red 3, green 5"},
        tokens={0: "yellow " * 7},
        ships={"red": 4, "blue": 4, "green": 3},
    )
    events = buy(table, 0)
    assert len(tokens(table, 0).split()) == 9
    assert tokens(table, 1) == "red"
    assert table.over
    assert {"raid", "lose", "refill"}.isdisjoint(kinds(events))
    assert goods(table, 1) == "green 5"


@rule("CAR-S1", "CAR-S2", "CAR-S3", "CAR-S4")
def test_the_sample_turns() -> None:
    brown, white, pink, light_brown = range(4)
    table = carthage_table(
        4,
        market="blue 5, red 5, yellow 3, green 2, green 3",
        farm="blue 2, blue 3, yellow 5",
        hands={brown: "red 3, red 5", white: "yellow 5, red 3", pink: "3x green 5", light_brown: "blue 5, red 2"},
        pile_top="red 2, red 3, yellow 2, yellow 2, yellow 2",
    )
    prompt = table.prompt(brown)
    assert prompt is not None
    assert prompt.values["price"] == 18
    assert "buy" not in can(table, brown)
    table.play(brown, "take blue 5")
    assert hand(table, brown) == "red 3, red 5, blue 5"

    assert "buy" not in can(table, white)
    table.play(white, "reserve market red 5")

    assert "buy" in can(table, pink)
    table.play(pink, "take yellow 3")

    assert "take red 5" not in can(table, light_brown)
    buy(table, light_brown, "blue 5")
    assert goods(table, light_brown) == "green 2, green 3"
    assert ships(table) == {"green": 2}
    assert market(table) == f"red 5@{white}, blue 2, blue 3, yellow 5, red 2, red 3"
    assert asked(table) == (brown, "turn")


@rule("CAR-F2")
def test_a_reserved_five_cannot_be_taken_as_coins_by_others() -> None:
    table = carthage_table(2, market="red 5, blue 2, blue 3", farm="green 2", hands={0: "yellow 5"})
    table.play(0, "reserve market red 5")
    assert can(table, 1)[:2] == ["take blue 2", "take blue 3"]


@rule("CAR-F2")
def test_a_reserved_two_moves_its_ship_when_it_is_wanted() -> None:
    table = carthage_table(2, market="red 2@0, blue 5", farm="green 2", hands={0: "yellow 2", 1: "green 5"}, active=1)
    table.play(1, "take blue 5")
    buy(table, 0)
    assert ships(table) == {"red": 1}


@rule("CAR-F2")
def test_a_marked_farm_card_prepares_the_next_market() -> None:
    table = carthage_table(2, market="red 2", farm="green 5", hands={1: "yellow 2"})
    table.play(0, "reserve farm green 5")
    buy(table, 1)
    assert "collect" in can(table, 0)


@rule("CAR-F4")
def test_the_number_of_hand_cards_is_open() -> None:
    table = carthage_table(market="red 2", hands={0: "red 5", 1: "2x blue 2, blue 3"})
    for seat in (0, 1, 2, None):
        assert [player["hand_size"] for player in board(table, seat)["players"]] == [1, 3, 0]


@rule("CAR-F5")
def test_nobody_tells_the_number_of_points() -> None:
    table = carthage_table(market="red 2", points={0: 4, 1: 7})
    assert [player["points"] for player in board(table, 0)["players"]] == [4, None, None]
    assert [player["points"] for player in board(table, 1)["players"]] == [None, 7, None]
    assert [player["points"] for player in board(table, None)["players"]] == [None, None, None]
