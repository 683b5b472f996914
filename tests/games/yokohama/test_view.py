"""What a view tells beyond where the pieces lie, so that nobody who draws it has to know the rules."""

from typing import Any

from tests.games.doing import board
from tests.games.yokohama.layout import acting, on, own, yokohama_table
from tests.marks import rule


def goal(stack: str, **laid_out: Any) -> dict[str, Any]:
    """One of the achievements of a table."""
    return next(part for part in board(yokohama_table(**laid_out))["achievements"] if part["stack"] == stack)


@rule("YOK-11.8", "YOK-11.10")
def test_how_far_everybody_is_with_the_achievements() -> None:
    laid_out: dict[str, Any] = {
        "goals": "a_copper, b_yen, c_4com",
        "stock": {0: "3 copper", 1: "9 yen"},
        "shops": {0: "bank, church"},
        "houses": {0: "bank"},
    }
    assert goal("A", **laid_out)["have"] == [{"copper": 3}, {"copper": 0}, {"copper": 0}, {"copper": 0}]
    assert goal("B", **laid_out)["have"][1] == {"yen": 9}
    assert goal("C", **laid_out)["have"][0] == {"commercial": 2}  # the bank counts once


@rule("YOK-11.9", "YOK-R13")
def test_agents_count_as_tokens_towards_an_achievement() -> None:
    tokens = goal(
        "B", goals="a_copper, b_tokens, c_4com", agents={0: "gb"}, used_agents={0: "fr"}, five_tokens={0: "19"}
    )
    assert tokens["have"][0] == {"tokens": 3}


@rule("YOK-11.6")
def test_an_achievement_brings_more_to_the_first() -> None:
    first, later = goal("A"), goal("A", achievers={"A": "3"})
    assert (later["seats"], first["points"] > later["points"] > 0) == ([3], True)


@rule("YOK-11.11", "YOK-21.1")
def test_orders_are_ready_when_their_goods_are_there_and_only_their_owner_knows() -> None:
    table = yokohama_table(orders={0: "14, 36"}, stock={0: "2 copper, 1 fish"})
    assert own(table)["ready"] == [14]
    assert board(table, 1)["players"][0]["ready"] == []
    open_table = yokohama_table(orders={0: "14"}, stock={0: "2 copper, 1 fish"}, open_orders=True)
    assert board(open_table, 1)["players"][0]["ready"] == [14]


@rule("YOK-3.3")
def test_the_room_for_orders() -> None:
    table = yokohama_table(orders={0: "14"}, secret={0: 36})
    assert [player["order_room"] for player in board(table, 1)["players"]] == [1, 3, 3, 3]


@rule("YOK-13.10")
def test_what_pieces_cost_from_the_warehouse() -> None:
    table = yokohama_table(hand={1: "8 assistants"})
    before = own(table)["prices"]
    assert (before["assistants"], before["shops"] > 0, before["trading_houses"] > 0) == (0, True, True)
    all_out = yokohama_table(hand={0: "0 assistants, 8 shops, 4 houses"})
    assert own(all_out)["prices"] == {"assistants": 0, "shops": None, "trading_houses": None}


@rule("YOK-5.4", "YOK-6.6")
def test_the_fees_of_an_area() -> None:
    table = yokohama_table(presidents={1: "bank", 2: "bank"})
    assert on(table, "bank")["fees"] == [2, 1, 1, 2]
    assert on(table, "church")["fees"] == [0, 0, 0, 0]


@rule("YOK-8.1", "YOK-9.1")
def test_what_power_allows_besides_the_action() -> None:
    powers = board(yokohama_table())["powers"]
    assert [step["power"] for step in powers] == [1, 2, 3, 4, 5]
    assert [step["builds"] for step in powers] == [False, False, False, True, True]
    assert [step["token"] for step in powers] == [False, False, False, False, True]


@rule("YOK-13.1", "YOK-13.6", "YOK-13.7", "YOK-13.8", "YOK-13.9", "YOK-13.10", "YOK-13.11", "YOK-13.12")
def test_what_power_yields_on_each_kind_of_area() -> None:
    powers = board(yokohama_table())["powers"]
    gives = {kind: [step["gives"][kind] for step in powers] for kind in powers[0]["gives"]}
    assert gives["copper_mine"] == [{}, {}, {"copper": 1}, {"copper": 2}, {"copper": 3}]
    assert gives["employment_agency"][1:3] == [{"employ": 1}, {"employ": 2}]
    last = {"chinatown": {"exchange": 5}, "church": {"faith": 5}, "customs": {"duty": 4}, "laboratory_a": {"value": 5}}
    assert {kind: gives[kind][-1] for kind in last} == last
    low, mid, high = {"order_low": 1}, {"order_mid": 1}, {"order_any": 1}
    assert gives["port_b"] == [{}, low, mid, high, {**high, "points": 3}]
    assert "canal" not in gives


def reach(**laid_out: Any) -> dict[str, tuple[int | None, str | None]]:
    """What is said of the technologies of laboratory A while seat 0 acts there with power 4."""
    cards = board(acting("laboratory a", 4, **laid_out))["laboratories"]["a"]
    return {card["technology"]: (card["lacking"], card["reach"]) for card in cards if card}


@rule("YOK-13.11", "YOK-3.4")
def test_whether_a_technology_is_within_reach() -> None:
    lab = "typography, ball, tram, exhibition"
    poor = reach(lab=lab, technologies={0: "ball"})
    assert poor["typography"] == (0, "free")
    assert poor["ball"] == (1, "owned")
    assert poor["exhibition"] == (5, "dear")
    rich = reach(lab=lab, stock={0: "20 yen"})
    assert (rich["tram"], rich["exhibition"]) == ((2, "pay"), (5, "pay"))


@rule("YOK-13.11")
def test_the_extra_price_is_told_where_power_pays_the_value() -> None:
    owned = {0: "newspaper, tram, stagecoach"}
    assert reach(lab="typography", technologies=owned, stock={0: "20 yen"})["typography"] == (0, "extra")
    assert reach(lab="typography", technologies=owned)["typography"] == (0, "dear")


def test_nothing_is_within_reach_where_nobody_acts() -> None:
    labs = board(yokohama_table())["laboratories"]
    assert all(card["lacking"] is None and card["reach"] is None for side in labs.values() for card in side if card)
