"""3. General rules."""

import pytest

from entrepot import IllegalMove
from tests.games.doing import board
from tests.games.yokohama.layout import acting, can, can_with, inside, own, points, prompt_key, yen, yokohama_table
from tests.marks import rule


@rule("YOK-3.2", "YOK-21.6")
def test_everything_but_orders_in_hand_is_open() -> None:
    table = yokohama_table(
        secret={0: 7}, orders={0: "3"}, agents={1: "gb"}, five_tokens={1: "19"}, technologies={2: "tram"}
    )
    assert own(table)["orders"] == [3, 7]
    for seat in (None, 1, 2, 3):
        seen = board(table, seat)["players"]
        assert (seen[0]["orders"], seen[0]["secret"], seen[0]["order_count"]) == ([], [], 2)
        assert seen[1]["agents"]["gb"] == 1
        assert seen[1]["tokens"] == [19]
        assert seen[2]["technology_value"] == 5
    view = board(table)
    assert view["order_deck"] == len(inside(table).order_deck)
    assert view["technology_deck"] == len(inside(table).card_deck)


@rule("YOK-3.3", "YOK-20.29")
def test_three_orders_in_hand_at_most() -> None:
    full = acting("port a", 5, orders={0: "34, 35, 36"}, tokens={"port a": None})
    assert points(full) == 3
    assert prompt_key(full) == "build"  # no card was offered
    two = acting(
        "port a", 5, orders={0: "35, 36"}, fulfilled={0: "30, 31, 32"}, stock={0: "9 yen"}, tokens={"port a": None}
    )
    assert prompt_key(two) == "take"
    two.play(0, f"take {can_with(two, 'take')[0]}")
    assert own(two)["order_count"] == 3
    assert prompt_key(two) == "build"  # and no second one


@rule("YOK-3.3")
def test_no_move_discards_an_order() -> None:
    table = yokohama_table(orders={0: "34"})
    assert can(table) == ["end"]
    assert not [move for move in table.game.moves if move.verb in ("discard", "return")]


@rule("YOK-3.4")
def test_never_two_technologies_of_one_name() -> None:
    table = acting("laboratory a", 5, technologies={0: "ball fr"}, lab="ball gb, typography nl", stock={0: "9 yen"})
    assert can_with(table, "acquire") == [card for card in can_with(table, "acquire") if not card.startswith("ball")]
    assert "typography nl" in can_with(table, "acquire")


@rule("YOK-3.5")
def test_points_are_added_at_once_and_without_limit() -> None:
    table = yokohama_table(points={0: 98}, orders={0: "3"}, stock={0: "1 copper, 2 fish"})
    table.play(0, "fulfil 3")
    assert points(table) == 104


@rule("YOK-3.6", "YOK-R35")
def test_nobody_goes_into_debt() -> None:
    table = yokohama_table(presidents={1: "bank", 2: "bank"}, stock={0: "1 yen"})
    with pytest.raises(IllegalMove):
        table.play(0, "place bank")
    assert yen(table) == 1
    assert "pair bank" not in can(table)


@rule("YOK-3.7", "YOK-R6")
def test_a_card_overrides_only_what_it_says() -> None:
    """The stagecoach waives fees on the way, not the ban on ending where a president stands."""
    table = yokohama_table(technologies={0: "stagecoach"}, presidents={1: "bank"}, assistants={0: "bank, church"})
    table.play(0, "stop")
    assert can_with(table, "go") == ["church"]
