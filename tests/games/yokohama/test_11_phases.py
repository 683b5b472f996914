"""11. Additional-action phases; 12. Country symbols and foreign agents."""

import pytest

from tests.games.doing import board, happened, kinds, play
from tests.games.yokohama.layout import (
    acting,
    assistants,
    by_agent,
    can,
    can_with,
    in_hand,
    on,
    own,
    points,
    prompt_key,
    stock,
    yen,
    yokohama_table,
)
from tests.marks import rule


@rule("YOK-11.1")
def test_any_mix_in_both_phases_but_one_agent_a_turn() -> None:
    table = yokohama_table(
        agents={0: "gb, fr"},
        assistants={0: "bank, tea plantation 1"},
        orders={0: "3, 1"},
        stock={0: "5 copper, 4 fish"},
        goals="a_copper, b_yen, c_4com",
    )
    assert can(table) == ["agent gb", "agent fr", "achieve A", "fulfil 3", "end"]
    play(table, 0, "achieve A", "agent fr", "send tea plantation 1", "fulfil 3")
    assert own(table)["agents"]["gb"] == 1
    assert can(table) == ["end"]  # the second agent must wait for the next turn
    play(table, 0, "end", "stop", "go bank")
    assert (prompt_key(table), can(table)) == ("phase_c", ["end"])


@rule("YOK-11.1")
def test_phase_c_offers_the_same() -> None:
    table = yokohama_table(orders={0: "1"}, assistants={0: "2x fishing ground 1"}, stock={0: "2 tea"})
    play(table, 0, "end", "stop", "go fishing ground 1")
    assert prompt_key(table) == "phase_c"
    table.play(0, "fulfil 1")
    assert own(table)["fulfilled"] == [1]


@rule("YOK-11.2")
def test_an_agent_acts_where_an_own_assistant_is_and_the_president_is_not() -> None:
    table = yokohama_table(
        agents={0: "gb"}, presidents={0: "bank", 1: "church"}, assistants={0: "bank, church, customs"}
    )
    table.play(0, "agent gb")
    assert can(table) == ["send church", "send customs"]
    events = table.play(0, "send church")
    assert "fee" not in kinds(events)
    assert own(table)["used_agents"]["gb"] == 1
    none = yokohama_table(agents={0: "gb"}, presidents={0: "bank"}, assistants={0: "bank"})
    assert can_with(none, "agent") == []


@rule("YOK-11.3", "YOK-R36")
def test_an_agent_carries_out_steps_3_to_6() -> None:
    table = by_agent("bank", assistants={0: "5x bank"}, presidents={0: "church"}, tokens={"bank": 5})
    assert board(table)["action"] == {"area": "bank", "power": 5, "agent": True}
    play(table, 0, "claim", "shop 1")
    assert on(table, "bank")["shops"][0] == 0
    assert on(table, "bank")["token"] is None
    assert assistants(table, "bank") == 0
    assert own(table)["president"] == "church"
    assert board(table)["stage"] != "phase_c"


@rule("YOK-11.4", "YOK-R13")
def test_a_used_agent_stays_used_but_counts_as_a_token() -> None:
    goals = "a_copper, b_tokens, c_4com"
    four = yokohama_table(used_agents={0: "gb, gb"}, agents={0: "us"}, five_tokens={0: "19"}, goals=goals)
    assert "achieve B" not in can(four)
    five = yokohama_table(used_agents={0: "gb, gb"}, agents={0: "us"}, five_tokens={0: "18, 19"}, goals=goals)
    assert can(five) == ["achieve B", "end"]  # and no used agent can be used again


@rule("YOK-11.4", "YOK-R47")
def test_an_agent_may_be_used_in_the_turn_in_which_it_was_gained() -> None:
    table = yokohama_table(fulfilled={0: "1"}, orders={0: "3"}, stock={0: "1 copper, 2 fish"}, assistants={0: "bank"})
    table.play(0, "fulfil 3")
    assert "agent gb" in can(table)
    learned = acting("laboratory a", 5, fulfilled={0: "1"}, lab="ball gb", assistants={0: "bank"}, stock={0: "9 yen"})
    while prompt_key(learned) != "phase_c":
        learned.play(0, next(move for move in ("acquire ball gb", "stop", "pay yen") if move in can(learned)))
    assert can_with(learned, "agent") == ["gb"]


@rule("YOK-7.2", "YOK-11.2", "YOK-11.3", "YOK-R48")
def test_the_station_helps_an_agent_but_is_no_assistant() -> None:
    table = by_agent("bank", assistants={0: "bank"}, station="bank")
    assert stock(table) == "2 yen"  # one assistant and the station; the president is not there
    beside = yokohama_table(
        agents={0: "gb"}, assistants={0: "church, customs"}, station="bank", technologies={0: "station"}
    )
    beside.play(0, "agent gb")
    assert can_with(beside, "send") == ["church", "customs"]


# Achievements


@rule("YOK-11.5", "YOK-11.6")
def test_more_points_for_the_first_and_nothing_but_the_assistant_is_spent() -> None:
    laid_out = {"stock": {0: "7 copper"}, "goals": "a_copper, b_yen, c_4com"}
    first = yokohama_table(**laid_out)  # type: ignore[arg-type]
    first.play(0, "achieve A")
    assert points(first) == 9
    assert stock(first) == "7 copper"
    assert in_hand(first)[0] == 7
    later = yokohama_table(**laid_out, achievers={"A": "2, 3"})  # type: ignore[arg-type]
    later.play(0, "achieve A")
    assert points(later) == 6
    assert board(later)["achievements"][0]["seats"] == [2, 3, 0]


@rule("YOK-11.6")
def test_each_achievement_once_and_only_with_an_assistant_in_hand() -> None:
    done = yokohama_table(stock={0: "5 copper"}, achievers={"A": "0"})
    assert "achieve A" not in can(done)
    empty = yokohama_table(stock={0: "5 copper"}, hand={0: "0 assistants"})
    assert "achieve A" not in can(empty)


@rule("YOK-11.7", "YOK-R14")
@pytest.mark.parametrize(
    ("goal", "need"), [("a_copper", "5 copper"), ("a_silk", "6 silk"), ("a_tea", "7 tea"), ("a_fish", "7 fish")]
)
def test_set_a(goal: str, need: str) -> None:
    goals = f"{goal}, b_yen, c_4com"
    assert "achieve A" in can(yokohama_table(stock={0: need}, goals=goals))
    count, kind = need.split()
    assert "achieve A" not in can(yokohama_table(stock={0: f"{int(count) - 1} {kind}"}, goals=goals))


@rule("YOK-11.8", "YOK-11.9")
@pytest.mark.parametrize(
    ("goal", "enough", "short"),
    [
        (
            "b_technologies",
            {"technologies": {0: "tram, ball, winery, station"}},
            {"technologies": {0: "tram, ball, winery"}},
        ),
        ("b_yen", {"stock": {0: "10 yen"}}, {"stock": {0: "9 yen"}}),
        ("b_tokens", {"five_tokens": {0: "18, 19, 20"}, "agents": {0: "us, de"}}, {"five_tokens": {0: "18, 19, 20"}}),
        ("b_orders", {"fulfilled": {0: "1, 2, 3, 4, 5"}}, {"fulfilled": {0: "1, 2, 3, 4"}}),
    ],
)
def test_set_b(goal: str, enough: dict[str, object], short: dict[str, object]) -> None:
    goals = f"a_fish, {goal}, c_4com"
    assert "achieve B" in can(yokohama_table(goals=goals, **enough))  # type: ignore[arg-type]
    assert "achieve B" not in can(yokohama_table(goals=goals, **short))  # type: ignore[arg-type]


@rule("YOK-11.10")
@pytest.mark.parametrize(
    ("goal", "shops", "met"),
    [
        ("c_4com", "bank, church, customs, port a", True),
        ("c_4com", "bank, church, customs, silk mill 1", False),
        ("c_2prod_3com", "bank, church, customs, silk mill 1, silk mill 2", True),
        ("c_2prod_3com", "bank, church, silk mill 1, silk mill 2", False),
        ("c_3prod_2com", "bank, church, silk mill 1, silk mill 2, copper mine 1", True),
        ("c_3prod_2com", "bank, church, customs, silk mill 1, silk mill 2", False),
        ("c_4prod", "tea plantation 1, fishing ground 1, silk mill 1, silk mill 2", True),
        ("c_4prod", "tea plantation 1, fishing ground 1, silk mill 1", False),
    ],
)
def test_set_c(goal: str, shops: str, met: bool) -> None:
    table = yokohama_table(goals=f"a_fish, b_yen, {goal}", shops={0: shops})
    assert ("achieve C" in can(table)) == met


@rule("YOK-11.10")
def test_an_area_with_shop_and_trading_house_counts_once() -> None:
    goals = "a_fish, b_yen, c_4prod"
    three = {"shops": {0: "silk mill 1, silk mill 2, copper mine 1"}}
    assert "achieve C" not in can(yokohama_table(goals=goals, houses={0: "silk mill 1"}, **three))  # type: ignore[arg-type]
    assert "achieve C" in can(yokohama_table(goals=goals, houses={0: "copper mine 2"}, **three))  # type: ignore[arg-type]


# Orders


@rule("YOK-11.11")
def test_an_order_costs_its_goods_and_pays_its_reward() -> None:
    table = yokohama_table(orders={0: "14"}, stock={0: "3 copper, 1 fish"})
    events = table.play(0, "fulfil 14")
    assert stock(table) == "1 copper, 2 yen"
    assert points(table) == 6
    assert own(table)["symbols"]["nl"] == 1
    assert own(table)["order_count"] == 0
    assert kinds(events).index("pay") < kinds(events).index("score")


@rule("YOK-11.11")
def test_imports_and_money_do_not_substitute() -> None:
    table = yokohama_table(orders={0: "14"}, stock={0: "1 copper, 1 fish, 9 import, 9 yen"})
    assert "fulfil 14" not in can(table)


@rule("YOK-11.11")
def test_no_order_is_fulfilled_during_the_main_action() -> None:
    table = yokohama_table(orders={0: "14"}, stock={0: "2 copper, 1 fish"}, assistants={0: "bank"})
    table.play(0, "end")
    while prompt_key(table) != "phase_c":
        assert can_with(table, "fulfil") == []
        table.play(0, next(move for move in ("go bank", "stop") if move in can(table)))
    assert can_with(table, "fulfil") == ["14"]


@rule("YOK-11.11", "YOK-15.1", "YOK-15.12", "YOK-R49")
def test_ball_and_language_school_pay_after_the_reward() -> None:
    """The reward of order 14 is 6 points and 2 yen; then come the ball, the school and the agent of the pair."""
    table = yokohama_table(
        orders={0: "14"},
        fulfilled={0: "7"},
        stock={0: "2 copper, 1 fish"},
        technologies={0: "ball fr, language_school us"},
    )
    events = table.play(0, "fulfil 14")
    assert [event["points"] for event in happened(events, "score")] == [6, 2]
    assert [event["what"] for event in happened(events, "gain")] == [{"yen": 2}, {"yen": 1}]
    paid = kinds(events)
    assert paid[paid.index("score") :] == ["score", "gain", "score", "gain", "agent"]
    assert points(table) == 8
    assert yen(table) == 3


# 12 ------------------------------------------------------------------------------------------------------------------


@rule("YOK-12.1")
def test_technologies_and_fulfilled_orders_carry_symbols() -> None:
    table = yokohama_table(technologies={0: "tram, winery fr"}, fulfilled={0: "1"}, orders={0: "3"})
    assert own(table)["symbols"] == {"us": 0, "nl": 0, "gb": 1, "fr": 1, "de": 1}


@rule("YOK-12.2", "YOK-20.7", "YOK-R15")
def test_a_pair_brings_an_agent() -> None:
    table = yokohama_table(fulfilled={0: "1"}, orders={0: "3"}, stock={0: "1 copper, 2 fish"})
    table.play(0, "fulfil 3")
    assert own(table)["agents"]["gb"] == 1
    assert board(table)["agents"]["gb"] == 2


@rule("YOK-12.3", "YOK-20.7")
def test_nothing_when_no_agent_of_the_country_is_left() -> None:
    table = yokohama_table(
        fulfilled={0: "1"}, orders={0: "3"}, stock={0: "1 copper, 2 fish"}, used_agents={1: "gb, gb, gb"}
    )
    table.play(0, "fulfil 3")
    assert own(table)["agents"]["gb"] == 0


@rule("YOK-12.2", "YOK-20.21")
def test_disjoint_pairs_the_second_and_the_fourth() -> None:
    table = yokohama_table(orders={0: "3, 1, 6"}, secret={0: 15}, stock={0: "1 copper, 5 silk, 4 tea, 4 fish"})
    agents = []
    for order in (3, 1, 6, 15):
        table.play(0, f"fulfil {order}")
        agents.append(own(table)["agents"]["gb"])
    assert agents == [0, 1, 1, 2]
