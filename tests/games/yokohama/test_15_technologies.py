"""15. Technologies, alone and together."""

import pytest

from entrepot import Table
from tests.games.doing import happened, play
from tests.games.yokohama.layout import (
    acting,
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
from tests.games.yokohama.test_06_movement import moving
from tests.marks import rule


@rule("YOK-15.1")
def test_ball_pays_for_each_order() -> None:
    table = yokohama_table(orders={0: "3, 10"}, stock={0: "1 copper, 1 tea, 5 fish"}, technologies={0: "ball"})
    play(table, 0, "fulfil 3", "fulfil 10")
    assert points(table) == 6 + 6 + 2 * 2


@rule("YOK-15.2")
def test_brickworks_pay_for_a_customs_placement_only() -> None:
    table = acting("customs", 2, stock={0: "1 import"}, technologies={0: "brickworks"})
    play(table, 0, "customs 1", "lift customs")
    assert points(table) == 5 + 4
    church = acting("church", 4, technologies={0: "brickworks"})
    play(church, 0, "church 1", "lift church")
    assert points(church) == 3


@rule("YOK-15.3", "YOK-20.27")
def test_the_stagecoach_passes_presidents_free_but_pays_in_step_1() -> None:
    laid_out = {
        "presidents": {0: "bank", 1: "customs"},
        "assistants": {0: "customs, church"},
        "technologies": {0: "stagecoach"},
    }
    table = moving(**laid_out)
    table.play(0, "go customs")
    assert own(table)["president"] == "church"
    assert yen(table, 1) == 0
    placing = yokohama_table(**laid_out)  # type: ignore[arg-type]
    assert "customs" not in can_with(placing, "place")


@rule("YOK-15.5", "YOK-20.31")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 2), (2, 2), (5, 5)])
def test_the_stock_exchange_fills_up_to_two_yen(before: int, after: int) -> None:
    table = yokohama_table(technologies={0: "stock_exchange"}, stock={0: f"{before} yen"})
    assert yen(table) == after


@rule("YOK-15.6", "YOK-15.7", "YOK-15.24")
def test_lighting_pays_for_buildings() -> None:
    laid_out = {"tiles": {"bank": 5}, "hand": {0: "1 assistants, 1 shops, 1 houses"}, "tokens": {"bank": None}}
    both = "electric_lighting us, gas_lighting fr"
    house = acting("bank", 4, technologies={0: both}, **laid_out)
    house.play(0, "house")
    assert points(house) == 9 + 3
    shop = acting("bank", 4, technologies={0: both}, **laid_out)
    shop.play(0, "shop 1")
    assert points(shop) == 3 + 2


@rule("YOK-15.8", "YOK-15.23", "YOK-R20")
def test_the_spinning_mill_once_per_turn() -> None:
    table = yokohama_table(technologies={0: "spinning_mill"}, stock={0: "3 silk"}, secret={0: 36})
    assert "spin" in can(table)
    play(table, 0, "end", "spin")
    assert stock(table) == "2 silk, 2 yen"
    assert prompt_key(table) == "place_first"  # the question is asked anew
    assert "spin" not in can(table)
    play(table, 0, "stop")
    assert can(table) == ["end"]
    table.play(0, "end")
    assert "spin" not in can(table, 1)


@rule("YOK-15.8")
def test_the_silk_may_come_from_the_same_turn() -> None:
    table = acting("silk mill 1", 2, technologies={0: "spinning_mill"})
    assert prompt_key(table) == "phase_c"
    table.play(0, "spin")
    assert stock(table) == "2 yen"


@rule("YOK-15.9", "YOK-R21")
def test_the_station_gives_power_to_everybody() -> None:
    table = yokohama_table(active=1, technologies={0: "station"}, station="bank", assistants={1: "bank"})
    play(table, 1, "stop")
    [act] = happened(table.play(1, "go bank"), "act")
    assert act["power"] == 3


@rule("YOK-15.9", "YOK-R21")
def test_only_the_owner_of_the_station_goes_there_directly() -> None:
    laid_out = {"station": "port b", "presidents": {0: "bank"}, "assistants": {0: "port b, customs"}}
    assert "rail" in can(moving(technologies={0: "station"}, **laid_out))
    assert "rail" not in can(moving(technologies={1: "station"}, **laid_out))


@rule("YOK-15.9")
def test_the_station_is_placed_anywhere_but_on_the_canal() -> None:
    table = acting("laboratory a", 5, lab="station")
    table.play(0, "acquire station gb")
    assert len(can_with(table, "station")) == 17
    assert "canal" not in can_with(table, "station")
    table.play(0, "station church")
    assert on(table, "church")["station"]


@rule("YOK-15.9", "YOK-R21")
def test_by_rail_to_the_station_whoever_stands_there() -> None:
    laid_out = {
        "technologies": {0: "station"},
        "station": "port b",
        "presidents": {0: "bank", 1: "port b", 2: "port b"},
    }
    table = moving(**laid_out, assistants={0: "port b"})
    assert can(table) == ["rail", "back"]
    table.play(0, "rail")
    assert own(table)["president"] == "port_b"
    assert yen(table, 1) == 0
    without = moving(**laid_out, assistants={0: "customs"})
    assert "rail" not in can(without)  # an own assistant must be there
    there = moving(technologies={0: "station"}, station="bank", presidents={0: "bank"}, assistants={0: "bank, customs"})
    assert "rail" not in can(there)  # it began the turn there


@rule("YOK-15.9", "YOK-R21", "YOK-R42")
def test_from_hand_the_station_helps_where_presidents_stand() -> None:
    free = moving(technologies={0: "station"}, station="port b", assistants={0: "port b, bank"})
    assert can(free) == ["go bank", "go port b", "back"]
    taken = moving(
        technologies={0: "station, postal_system"},
        station="port b",
        assistants={0: "port b, bank"},
        presidents={1: "port b"},
        stock={0: "5 yen"},
    )
    assert can(taken) == ["go bank", "rail", "back"]


@rule("YOK-15.10", "YOK-15.17")
def test_patent_system_and_typography_pay_for_later_cards_only() -> None:
    table = acting("laboratory a", 5, lab="patent_system", tokens={"laboratory a": None})
    table.play(0, "acquire patent system us")
    assert points(table) == 0
    typography = acting("laboratory a", 5, lab="typography nl", tokens={"laboratory a": None})
    typography.play(0, "acquire typography nl")
    assert yen(typography) == 0
    both = acting("laboratory a", 5, lab="winery fr", technologies={0: "patent_system, typography"})
    both.play(0, "acquire winery fr")
    assert (points(both), yen(both)) == (2, 1)


def to_the_bank(technologies: str, money: int) -> Table:
    return moving(
        technologies={0: technologies},
        presidents={1: "bank"},
        assistants={0: "bank, church"},
        stock={0: f"{money} yen"},
    )


@rule("YOK-15.11", "YOK-15.3", "YOK-20.27")
def test_the_postal_system_ends_where_presidents_stand() -> None:
    assert "go bank" not in can(to_the_bank("ball", 1))
    assert "go bank" not in can(to_the_bank("stagecoach", 1))
    assert "go bank" not in can(to_the_bank("postal_system", 0))
    paying = to_the_bank("postal_system", 1)
    paying.play(0, "go bank")
    assert (yen(paying), yen(paying, 1)) == (0 + 2, 1)  # the bank then paid 2
    free = to_the_bank("postal_system, stagecoach", 1)
    free.play(0, "go bank")
    assert (yen(free), yen(free, 1)) == (1 + 2, 0)


@rule("YOK-15.11")
def test_the_fee_is_due_once_whether_the_president_stops_or_goes_on() -> None:
    table = moving(
        technologies={0: "postal_system"},
        presidents={0: "bank", 1: "customs"},
        assistants={0: "customs, church"},
        stock={0: "3 yen"},
    )
    table.play(0, "go customs")
    assert yen(table, 1) == 1
    assert can(table) == ["go church", "stop"]
    stopped = table.copy()
    stopped.play(0, "stop")
    assert own(stopped)["president"] == "customs"
    assert yen(stopped, 1) == 1


@rule("YOK-15.12")
def test_the_language_school_pays_a_yen_for_each_order() -> None:
    table = yokohama_table(orders={0: "3"}, stock={0: "1 copper, 2 fish"}, technologies={0: "language_school"})
    table.play(0, "fulfil 3")
    assert yen(table) == 1


@rule("YOK-15.13", "YOK-20.22", "YOK-R22")
@pytest.mark.parametrize(("power", "copper"), [(2, ""), (3, "2 copper"), (5, "4 copper")])
def test_mining_technology_at_the_copper_mine(power: int, copper: str) -> None:
    table = acting("copper mine 1", power, technologies={0: "mining_technology"}, tokens={"copper mine 1": None})
    assert stock(table) == copper


@rule("YOK-15.13", "YOK-20.22", "YOK-R22")
def test_mining_technology_elsewhere() -> None:
    town = acting("chinatown", 3, technologies={0: "mining_technology"}, stock={0: "4 yen"})
    play(town, 0, "buy copper", "buy copper")
    assert stock(town) == "4 copper"
    chosen = acting("bank", 5, tokens={"bank": 3}, technologies={0: "mining_technology"})
    play(chosen, 0, "claim", "gain copper", "gain copper")
    assert own(chosen)["stock"]["copper"] == 3
    token = acting("bank", 5, tokens={"bank": 8}, technologies={0: "mining_technology"})
    token.play(0, "claim")
    assert own(token)["stock"]["copper"] == 4
    shop = acting("bank", 4, tiles={"bank": 1}, technologies={0: "mining_technology"})
    shop.play(0, "shop 2")
    assert own(shop)["stock"]["copper"] == 2
    other = acting("bank", 5, tokens={"bank": 3}, technologies={0: "mining_technology"})
    play(other, 0, "claim", "gain silk", "gain fish")
    assert own(other)["stock"]["copper"] == 0


@rule("YOK-15.13", "YOK-R22")
def test_mining_technology_answers_to_the_places_of_the_rulebook_alone() -> None:
    """Copper of choice from the customs board, the church board and a trading house brings no more."""
    customs = acting("customs", 3, stock={0: "2 import"}, technologies={0: "mining_technology"})
    play(customs, 0, "customs 3", "lift customs", "gain copper", "gain copper")
    assert own(customs)["stock"]["copper"] == 2
    church = acting("church", 5, stock={0: "1 tea, 1 fish"}, technologies={0: "mining_technology"})
    play(church, 0, "church 4", "lift church", "gain copper")
    assert own(church)["stock"]["copper"] == 1
    house = acting(
        "bank",
        4,
        tiles={"bank": 7},
        hand={0: "1 assistants, 0 shops, 1 houses"},
        technologies={0: "mining_technology"},
    )
    play(house, 0, "house", "gain copper")
    assert own(house)["stock"]["copper"] == 1


@rule("YOK-15.16", "YOK-15.22")
def test_the_tram_rides_anywhere_but_not_further() -> None:
    table = moving(
        technologies={0: "tram"},
        presidents={0: "bank", 1: "church"},
        assistants={0: "bank, church, port b, copper mine 1"},
        stock={0: "5 yen"},
    )
    assert can_with(table, "ride") == ["copper mine 1", "port b"]
    table.play(0, "ride port b")
    assert own(table)["president"] == "port_b"
    assert yen(table) == 5
    assert prompt_key(table) != "path"  # one ride or one path
    in_hand_still = moving(technologies={0: "tram"}, assistants={0: "bank"})
    assert can_with(in_hand_still, "ride") == []


@rule("YOK-15.16", "YOK-15.11", "YOK-15.3")
@pytest.mark.parametrize(("others", "paid"), [("postal_system", 1), ("postal_system, stagecoach", 0)])
def test_the_tram_with_the_postal_system(others: str, paid: int) -> None:
    table = moving(
        technologies={0: f"tram, {others}"},
        presidents={0: "bank", 1: "church"},
        assistants={0: "church"},
        stock={0: "1 yen"},
    )
    table.play(0, "ride church")
    assert yen(table, 1) == paid


@rule("YOK-15.16", "YOK-15.9", "YOK-R42")
def test_tram_and_station_together() -> None:
    table = moving(
        technologies={0: "tram, station"}, station="church", presidents={0: "bank"}, assistants={0: "church, port b"}
    )
    assert can(table) == ["ride port b", "rail", "back"]


@rule("YOK-15.18", "YOK-15.23")
def test_the_university_once_per_turn() -> None:
    table = yokohama_table(technologies={0: "university"}, stock={0: "3 yen"}, hand={0: "0 assistants"})
    assert "study" in can(table)
    table.play(0, "study")
    assert yen(table) == 2
    assert in_hand(table)[0] == 1
    assert "study" not in can(table)
    assert "study" not in can(yokohama_table(technologies={0: "university"}))
    empty = yokohama_table(technologies={0: "university"}, stock={0: "3 yen"}, hand={0: "20 assistants"})
    assert "study" not in can(empty)


@rule("YOK-15.19")
def test_the_winery_pays_for_a_church_placement() -> None:
    table = acting("church", 4, technologies={0: "winery"})
    play(table, 0, "church 1", "lift church")
    assert points(table) == 3 + 3


@rule("YOK-15.20")
def test_the_exhibition_pays_at_once() -> None:
    table = acting("laboratory a", 5, lab="exhibition", stock={0: "6 yen"})
    table.play(0, "acquire exhibition fr")
    assert points(table) == 10
    assert yen(table) == 0


@rule("YOK-15.21")
def test_the_tram_has_value_five() -> None:
    table = yokohama_table(technologies={0: "tram"})
    assert own(table)["technology_value"] == 5


FREE = {"technologies": {0: "spinning_mill, university"}, "stock": {0: "5 silk, 9 yen"}, "tokens": {}}


@rule("YOK-15.23", "YOK-R20")
@pytest.mark.parametrize(
    ("area", "power", "prompt"),
    [
        ("chinatown", 3, "exchange"),
        ("church", 4, "church"),
        ("employment agency", 3, "employ"),
        ("laboratory a", 3, "research"),
        ("bank", 5, "token"),
        ("bank", 4, "build"),
    ],
)
def test_questions_where_free_actions_are_offered(area: str, power: int, prompt: str) -> None:
    table = acting(area, power, **FREE)
    assert prompt_key(table) == prompt
    assert {"spin", "study"} < set(can(table))
    play(table, 0, "spin", "study")
    assert prompt_key(table) == prompt


@rule("YOK-15.23", "YOK-R20")
def test_no_free_action_in_the_middle_of_a_path_a_payment_or_a_reward() -> None:
    table = moving(
        technologies={0: "spinning_mill, university"},
        stock={0: "5 silk, 9 yen"},
        presidents={0: "bank"},
        assistants={0: "customs, church"},
    )
    assert "spin" in can(table)
    table.play(0, "go customs")
    assert can(table) == ["go church", "stop"]
    church = acting("church", 3, **FREE)
    church.play(0, "church 1")
    assert can(church) == ["pay silk", "pay yen"]
    customs = acting("customs", 2, technologies={0: "university"}, stock={0: "1 import, 5 yen"})
    assert can(customs) == ["customs 1", "customs 2", "stop"]
    reward = acting("bank", 5, technologies={0: "university"}, tokens={"bank": 20})
    reward.play(0, "claim")
    assert "study" not in can(reward)


@rule("YOK-15.23")
def test_a_question_is_asked_for_the_sake_of_a_free_action() -> None:
    """With an empty hand nobody can be placed, but the university may change that."""
    table = yokohama_table(technologies={0: "university"}, stock={0: "1 yen"}, hand={0: "0 assistants"}, secret={0: 36})
    table.play(0, "end")
    assert can(table) == ["study", "stop"]
    table.play(0, "study")
    assert "place bank" in can(table)


@rule("YOK-15.24")
def test_two_cards_that_answer_to_the_same_event_both_pay() -> None:
    table = yokohama_table(orders={0: "3"}, stock={0: "1 copper, 2 fish"}, technologies={0: "ball, language_school"})
    table.play(0, "fulfil 3")
    assert (points(table), yen(table)) == (8, 1)
