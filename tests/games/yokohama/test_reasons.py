"""Why a move cannot be played: the first reason that a player would name."""

import pytest

from entrepot import Table
from tests.games.doing import play
from tests.games.why import why
from tests.games.yokohama.layout import GAME, acting, inside, prompt_key, skip_phase, yokohama_table
from tests.marks import rule

LAB = "typography nl, spinning_mill fr, patent_system, tram, stock_exchange, exhibition"
PORT = "1, 2, 3, 4, 5, 6"


def placing(**laid_out: object) -> Table:
    table = yokohama_table(**laid_out)  # type: ignore[arg-type]
    skip_phase(table, 0)
    return table


def moving(**laid_out: object) -> Table:
    table = placing(**laid_out)
    table.play(0, "stop")
    return table


@rule(
    *("YOK-2.13", "YOK-3.6", "YOK-4.3", "YOK-5.1", "YOK-6.1", "YOK-6.10", "YOK-8.1", "YOK-9.1", "YOK-11.2", "YOK-13.7"),
    *("YOK-13.8", "YOK-13.9", "YOK-13.10", "YOK-13.11", "YOK-13.12", "YOK-14.4", "YOK-14.7", "YOK-15.9", "YOK-15.14"),
    "YOK-19.2",
)
@pytest.mark.parametrize(
    ("moves", "key", "values"),
    [
        ("keep 1", "keep_not_now", {}),
        ("stop", "stop_not_now", {}),
        ("place bank, pair bank", "place_not_now", {}),
        ("go bank, ride bank, rail, back", "go_not_now", {}),
        ("recall bank", "recall_not_now", {}),
        ("claim", "claim_not_now", {"power": 5}),
        ("shop 1, house", "build_not_now", {"power": 4}),
        ("send bank", "send_not_now", {}),
        ("buy tea, sell tea", "exchange_not_now", {}),
        ("church 1", "church_not_now", {}),
        ("customs 1", "customs_not_now", {}),
        ("hire shop", "hire_not_now", {}),
        ("acquire tram de", "acquire_not_now", {}),
        ("take 1", "take_not_now", {}),
        ("pay yen", "pay_not_now", {}),
        ("gain tea", "gain_not_now", {}),
        ("lift bank, to bank", "lift_not_now", {}),
        ("station bank", "station_not_now", {}),
        ("leave", "leave_not_now", {}),
        ("reward country fr", "reward_not_now", {}),
    ],
)
def test_before_the_main_action_other_moves_say_when_they_are_made(
    moves: str, key: str, values: dict[str, object]
) -> None:
    table = yokohama_table(secret={0: 20})
    assert prompt_key(table) == "phase_a"
    for move in moves.split(", "):
        assert why(table, 0, move) == (key, GAME.reasons[key].rule, values)


@rule("YOK-4.6", "YOK-11.1", "YOK-11.11")
def test_within_the_main_action_there_are_no_additional_ones() -> None:
    table = placing(agents={0: "gb"}, orders={0: "1"})
    assert why(table, 0, "end") == ("end_not_now", "YOK-4.6", {})
    assert why(table, 0, "agent gb") == ("agent_not_now", "YOK-11.1", {})
    assert why(table, 0, "achieve A") == ("achieve_not_now", "YOK-11.1", {})
    assert why(table, 0, "fulfil 1") == ("fulfil_not_now", "YOK-11.11", {})


@rule("YOK-2.13")
def test_one_of_the_two_drawn_orders_is_kept() -> None:
    table = GAME.deal(seats=2, seed=1)
    drawn = [move.args["order"] for move in table.moves(0)]
    other = next(order for order in range(1, 37) if order not in drawn)
    assert why(table, 0, f"keep {other}") == ("not_drawn", "YOK-2.13", {"order": other})


# 5. Placement --------------------------------------------------------------------------------------------------------


@rule("YOK-5.1", "YOK-5.5", "YOK-5.6")
def test_single_assistants_go_to_different_areas() -> None:
    table = placing()
    table.play(0, "place bank")
    assert why(table, 0, "place bank") == ("area_used", "YOK-5.1", {"area": "bank"})
    assert why(table, 0, "place canal") == ("canal", "YOK-5.5", {})
    assert why(table, 0, "pair church") == ("pair_first", "YOK-5.6", {})


@rule("YOK-5.2", "YOK-5.1")
def test_assistants_come_from_the_hand() -> None:
    table = placing(hand={0: "1 assistants"})
    assert why(table, 0, "pair bank") == ("pair_hand", "YOK-5.1", {"have": 1})
    none = placing(hand={0: "0 assistants"}, technologies={0: "spinning_mill"}, stock={0: "1 silk"})
    assert why(none, 0, "place bank") == ("no_assistant", "YOK-5.2", {})


@rule("YOK-5.4")
def test_presidents_ask_for_a_fee() -> None:
    table = placing(presidents={1: "bank", 2: "bank"}, stock={0: "3 yen"})
    assert why(table, 0, "pair bank") == ("fee_short", "YOK-5.4", {"area": "bank", "price": 4, "have": 3})
    poor = placing(presidents={1: "bank"})
    assert why(poor, 0, "place bank") == ("fee_short", "YOK-5.4", {"area": "bank", "price": 1, "have": 0})


@rule("YOK-2.1")
def test_some_areas_are_not_in_the_city() -> None:
    table = yokohama_table(2)
    skip_phase(table, 0)
    assert why(table, 0, "place port b") == ("not_in_city", "YOK-2.1", {"area": "port_b"})
    assert why(table, 0, "place canal") == ("not_in_city", "YOK-2.1", {"area": "canal"})


@rule("YOK-15.15", "YOK-5.6")
def test_the_telegraph_places_beside_the_pair() -> None:
    table = placing(technologies={0: "telegraph"})
    table.play(0, "pair bank")
    assert why(table, 0, "place port b") == ("not_beside", "YOK-15.15", {"area": "bank"})
    assert why(table, 0, "pair church") == ("pair_first", "YOK-5.6", {})


# 6. Movement: bank and Chinatown lie left and right of the canal, the agency and laboratory A below it ---------------


@rule("YOK-6.1", "YOK-6.2", "YOK-6.8")
def test_from_hand_the_president_goes_where_it_may_stop() -> None:
    table = moving(assistants={0: "bank, church"}, presidents={1: "church"})
    assert why(table, 0, "go customs") == ("nobody_there", "YOK-6.2", {"area": "customs"})
    assert why(table, 0, "go church") == ("president_blocks", "YOK-6.2", {"area": "church"})
    assert why(table, 0, "go canal") == ("canal_end", "YOK-6.8", {})
    assert why(table, 0, "stop") == ("must_move", "YOK-6.1", {})


@rule("YOK-6.4", "YOK-6.5", "YOK-6.6")
def test_from_an_area_it_goes_along_its_assistants() -> None:
    table = moving(presidents={0: "bank", 1: "employment agency"}, assistants={0: "customs, church, employment agency"})
    assert why(table, 0, "go bank") == ("stands_there", "YOK-6.4", {"area": "bank"})
    assert why(table, 0, "go church") == ("not_adjacent", "YOK-6.4", {"area": "bank"})
    short = {"area": "employment_agency", "price": 1, "have": 0}
    assert why(table, 0, "go employment agency") == ("passage_short", "YOK-6.6", short)
    bare = moving(presidents={0: "bank"}, assistants={0: "customs"})
    area = {"area": "employment_agency"}
    assert why(bare, 0, "go employment agency") == ("no_way", "YOK-6.5", area)


@rule("YOK-6.13")
def test_a_path_must_have_an_end() -> None:
    table = moving(presidents={0: "bank"}, assistants={0: "customs"}, stock={0: "1 yen"})
    assert why(table, 0, "go canal") == ("dead_end", "YOK-6.13", {"area": "canal"})


@rule("YOK-6.7", "YOK-6.13", "YOK-15.22")
def test_on_the_way_it_does_not_turn_back() -> None:
    table = moving(presidents={0: "bank"}, assistants={0: "bank, customs, church, port a"}, technologies={0: "tram"})
    table.play(0, "go customs")
    assert why(table, 0, "go bank") == ("been_there", "YOK-6.7", {"area": "bank"})
    assert why(table, 0, "back") == ("on_the_way", "YOK-6.13", {})
    assert why(table, 0, "ride church") == ("one_way", "YOK-15.22", {})
    assert why(table, 0, "rail") == ("one_way", "YOK-15.22", {})


@rule("YOK-6.2", "YOK-6.8")
def test_it_does_not_stop_on_the_canal_or_beside_another_president() -> None:
    laid = {"presidents": {0: "bank", 1: "customs"}, "stock": {0: "3 yen"}}
    canal = moving(assistants={0: "chinatown, employment agency"}, **laid)
    canal.play(0, "go canal")
    assert why(canal, 0, "stop") == ("canal_end", "YOK-6.8", {})
    table = moving(assistants={0: "customs, church, port a"}, **laid)
    table.play(0, "go customs")
    assert why(table, 0, "stop") == ("president_blocks", "YOK-6.2", {"area": "customs"})


@rule("YOK-15.9", "YOK-15.16")
def test_train_and_tram_belong_to_their_owners() -> None:
    table = moving(presidents={0: "bank"}, assistants={0: "customs"})
    assert why(table, 0, "ride customs") == ("no_tram", "YOK-15.16", {"technology": "tram"})
    assert why(table, 0, "rail") == ("no_station", "YOK-15.9", {"technology": "station"})
    owner = {"technologies": {0: "tram, station"}, "station": "church", "assistants": {0: "church, customs"}}
    from_hand = moving(**owner)
    assert why(from_hand, 0, "ride customs") == ("tram_from_hand", "YOK-15.16", {})
    assert why(from_hand, 0, "rail") == ("rail_needless", "YOK-15.9", {"area": "church"})
    blocked = moving(presidents={1: "church"}, **owner)
    assert why(blocked, 0, "go church") == ("by_rail", "YOK-15.9", {"area": "church"})
    there = moving(presidents={0: "church"}, **owner)
    assert why(there, 0, "rail") == ("stands_there", "YOK-6.4", {"area": "church"})
    assert why(there, 0, "ride church") == ("stands_there", "YOK-6.4", {"area": "church"})
    empty = moving(technologies={0: "station"}, station="church", presidents={0: "bank"}, assistants={0: "customs"})
    assert why(empty, 0, "rail") == ("nobody_there", "YOK-6.2", {"area": "church"})


@rule("YOK-6.10")
def test_assistants_are_taken_back_from_where_they_are() -> None:
    table = moving(assistants={0: "bank"})
    table.play(0, "back")
    assert why(table, 0, "recall church") == ("recall_none", "YOK-6.10", {"area": "church"})


# 9. Building ---------------------------------------------------------------------------------------------------------


@rule("YOK-9.2", "YOK-9.3", "YOK-9.4")
def test_a_building_needs_a_free_space_and_a_piece_in_hand() -> None:
    table = acting("bank", 4, houses={1: "bank"}, shops={1: "bank:2"})
    assert why(table, 0, "shop 2") == ("space_taken", "YOK-9.2", {"space": 2})
    assert why(table, 0, "house") == ("house_here", "YOK-9.3", {"area": "bank"})
    bare = acting("bank", 4)
    assert why(bare, 0, "house") == ("not_in_hand", "YOK-9.4", {"piece": "trading_house"})
    own = acting("bank", 3, shops={0: "bank"}, hand={0: "1 houses, 5 assistants"})
    assert why(own, 0, "shop 3") == ("shop_here", "YOK-9.2", {"area": "bank"})


# 11. Additional actions ----------------------------------------------------------------------------------------------


@rule("YOK-11.1", "YOK-11.2")
def test_an_agent_is_used_once_a_turn_where_an_assistant_is() -> None:
    table = yokohama_table(agents={0: "gb, us"}, secret={0: 20})
    assert why(table, 0, "agent fr") == ("no_agent", "YOK-11.2", {"agent": "fr"})
    assert why(table, 0, "agent free") == ("no_agent", "YOK-11.2", {"agent": "free"})
    assert why(table, 0, "agent gb") == ("agent_nowhere", "YOK-11.2", {})
    sent = yokohama_table(
        agents={0: "gb, us"}, secret={0: 20}, assistants={0: "bank, church, customs"}, presidents={0: "church"}
    )
    sent.play(0, "agent gb")
    assert why(sent, 0, "send church") == ("agent_president", "YOK-11.2", {"area": "church"})
    assert why(sent, 0, "send port a") == ("agent_needs", "YOK-11.2", {"area": "port_a"})
    sent.play(0, "send bank")
    assert why(sent, 0, "agent us") == ("agent_used", "YOK-11.1", {})


@rule("YOK-11.5", "YOK-11.6")
def test_an_achievement_needs_its_goal_and_an_assistant() -> None:
    table = yokohama_table(stock={0: "3 copper"}, secret={0: 20}, achievers={"B": "0"})
    assert why(table, 0, "achieve A") == ("goal_short", "YOK-11.5", {"goal": "a_copper", "price": 5, "have": 3})
    assert why(table, 0, "achieve B") == ("achieved", "YOK-11.6", {})
    nobody = yokohama_table(stock={0: "5 copper"}, secret={0: 20}, hand={0: "0 assistants"})
    assert why(nobody, 0, "achieve A") == ("achieve_hand", "YOK-11.6", {})


@rule("YOK-11.11")
def test_an_order_is_held_and_its_goods_are_there() -> None:
    table = yokohama_table(orders={0: "1"})
    goods = inside(table).box.order_goods[0]
    good = next(place for place in range(4) if goods[place])
    what = {("copper", "silk", "tea", "fish")[good]: goods[good]}
    assert why(table, 0, "fulfil 1") == ("order_short", "YOK-11.11", {"order": 1, "what": what, "have": 0})
    assert why(table, 0, "fulfil 2") == ("no_order", "YOK-11.11", {"order": 2})


@rule("YOK-19.2")
def test_a_reward_is_one_of_those_still_there() -> None:
    table = yokohama_table(
        rewards=True, stock={0: "5 copper, 10 yen"}, achievers={"B": "0", "C": "0"}, goals="a_copper, b_yen, c_4com"
    )
    table.play(0, "achieve A")
    there = [move.text for move in table.moves(0)]
    gone = next(move.text for move in GAME.moves if move.verb == "reward" and move.text not in there)
    assert why(table, 0, gone) == ("reward_gone", "YOK-19.2", {})


# 13. Areas -----------------------------------------------------------------------------------------------------------


@rule("YOK-13.7", "YOK-3.6")
def test_an_exchange_must_be_paid(monkeypatch: pytest.MonkeyPatch) -> None:
    table = acting("chinatown", 3, stock={0: "1 yen, 1 fish"})
    assert why(table, 0, "buy copper") == ("short", "YOK-3.6", {"what": {"yen": 2}, "have": 1})
    assert why(table, 0, "sell silk") == ("short", "YOK-3.6", {"what": {"silk": 1}, "have": 0})
    monkeypatch.setattr(inside(table).box, "buy_price", [2, 2, 1, 1, 0])  # another box
    assert why(table, 0, "buy import") == ("not_sold", "YOK-13.7", {"good": "import"})


@rule("YOK-13.8")
def test_a_space_of_the_church_is_free_and_within_reach() -> None:
    table = acting("church", 4, church={1: 1}, stock={0: "1 tea"})
    assert why(table, 0, "church 1") == ("church_taken", "YOK-13.8", {"space": 1})
    faith = inside(table).box.faith
    high = max(range(len(faith)), key=faith.__getitem__)
    lacking = {"price": faith[high], "have": 4, "bought": 1}
    assert why(table, 0, f"church {high + 1}") == ("faith_short", "YOK-13.8", lacking)


@rule("YOK-13.8", "YOK-3.6")
def test_each_kind_buys_faith_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = acting("church", 2, stock={0: "2 tea, 1 fish, 1 silk"})
    faith = inside(table).box.faith
    play(table, 0, f"church {faith.index(4) + 1}", "pay tea")
    assert why(table, 0, "pay tea") == ("kind_once", "YOK-13.8", {"kind": "tea"})
    assert why(table, 0, "pay yen") == ("short", "YOK-3.6", {"what": {"yen": 2}, "have": 0})
    with monkeypatch.context() as another_box:
        another_box.setattr(inside(table).box, "faith_price", [1, 1, 1, 1, 0, 2])
        assert why(table, 0, "pay import") == ("no_faith", "YOK-13.8", {"kind": "import"})
    play(table, 0, "pay fish")
    assert why(table, 0, "lift bank") == ("church_lift", "YOK-13.8", {"area": "church"})


@rule("YOK-13.9", "YOK-3.6")
def test_a_space_at_customs_is_free_paid_and_within_power() -> None:
    table = acting("customs", 3, stock={0: "1 import"}, customs={1: 1})
    duty = inside(table).box.duty
    assert why(table, 0, "customs 1") == ("customs_taken", "YOK-13.9", {"space": 1})
    two, three = (next(place for place in range(1, len(duty)) if duty[place] == number) for number in (2, 3))
    assert why(table, 0, f"customs {two + 1}") == ("short", "YOK-3.6", {"what": {"import": 2}, "have": 1})
    assert why(table, 0, f"customs {three + 1}") == ("duty_power", "YOK-13.9", {"price": 3, "most": 2})
    one = next(place for place in range(1, len(duty)) if duty[place] == 1)
    table.play(0, f"customs {one + 1}")
    assert why(table, 0, "lift bank") == ("customs_lift", "YOK-13.9", {"area": "customs"})


@rule("YOK-13.10", "YOK-3.6")
def test_the_agency_brings_what_is_in_the_warehouse_and_paid() -> None:
    table = acting("employment agency", 3, stock={0: "1 yen"})
    assert why(table, 0, "hire shop") == ("short", "YOK-3.6", {"what": {"yen": 2}, "have": 1})
    out = acting("employment agency", 3, hand={0: "8 shops, 5 assistants"})
    assert why(out, 0, "hire shop") == ("warehouse_empty", "YOK-13.10", {"piece": "shop"})


@rule("YOK-13.11", "YOK-3.4")
def test_a_technology_lies_there_is_new_and_can_be_paid() -> None:
    table = acting("laboratory a", 3, lab=LAB, stock={0: "1 yen"}, technologies={0: "typography gb"})
    assert why(table, 0, "acquire ball gb") == ("card_elsewhere", "YOK-13.11", {"card": "ball_gb"})
    assert why(table, 0, "acquire typography nl") == ("owned", "YOK-3.4", {"technology": "typography"})
    lacking = {"lacking": 3, "yen": 2, "imports": 1}
    assert why(table, 0, "acquire tram de") == ("value_short", "YOK-13.11", lacking)
    fourth = acting("laboratory a", 4, lab=LAB, stock={0: "2 yen"}, technologies={0: "ball, winery, telephone"})
    extra = {"lacking": 1, "yen": 2, "imports": 1}
    assert why(fourth, 0, "acquire patent system us") == ("extra_short", "YOK-13.11", extra)


@rule("YOK-13.11")
def test_a_technology_is_paid_with_yen_or_imports() -> None:
    table = acting("laboratory a", 4, lab=LAB, stock={0: "2 import, 4 yen"})
    table.play(0, "acquire tram de")
    assert why(table, 0, "pay tea") == ("value_kind", "YOK-13.11", {})


@rule("YOK-13.12")
def test_an_order_lies_at_the_port_within_power() -> None:
    table = acting("port a", 2, port=PORT)
    classes = inside(table).box.slot_class[0]
    high = next(slot for slot in range(6) if classes[slot] == 3)
    assert why(table, 0, f"take {high + 1}") == ("class_high", "YOK-13.12", {"power": 2})
    assert why(table, 0, "take 36") == ("order_elsewhere", "YOK-13.12", {"order": 36})


@rule("YOK-13.12", "YOK-3.6")
def test_a_second_order_is_paid_first() -> None:
    table = acting("port a", 4, port=PORT, stock={0: "1 import, 1 yen"})
    table.play(0, "take 1")
    assert why(table, 0, "take 2") == ("second_unpaid", "YOK-13.12", {})
    assert why(table, 0, "pay tea") == ("second_kind", "YOK-13.12", {})
    assert why(table, 0, "pay yen") == ("short", "YOK-3.6", {"what": {"yen": 2}, "have": 1})


@rule("YOK-3.3")
def test_three_orders_are_the_limit() -> None:
    table = yokohama_table(orders={0: "20, 21, 22"})
    assert why(table, 0, "take 1") == ("orders_full", "YOK-3.3", {"limit": 3})


# 14. Rewards, 15. technologies ---------------------------------------------------------------------------------------


@rule("YOK-15.23", "YOK-3.6", "YOK-13.10")
def test_a_free_action_belongs_to_its_owner_and_comes_once_a_turn() -> None:
    table = placing()
    assert why(table, 0, "spin") == ("not_owned", "YOK-15.23", {"technology": "spinning_mill"})
    laid = {"technologies": {0: "spinning_mill, university"}}
    poor = placing(**laid)
    assert why(poor, 0, "spin") == ("short", "YOK-3.6", {"what": {"silk": 1}, "have": 0})
    assert why(poor, 0, "study") == ("short", "YOK-3.6", {"what": {"yen": 1}, "have": 0})
    full = placing(hand={0: "20 assistants"}, stock={0: "5 yen"}, **laid)
    assert why(full, 0, "study") == ("warehouse_empty", "YOK-13.10", {"piece": "assistant"})
    used = placing(stock={0: "3 silk, 3 yen"}, **laid)
    play(used, 0, "spin", "study")
    assert why(used, 0, "spin") == ("once_a_turn", "YOK-15.23", {"technology": "spinning_mill"})
    assert why(used, 0, "study") == ("once_a_turn", "YOK-15.23", {"technology": "university"})
    later = moving(stock={0: "3 silk"}, assistants={0: "bank"}, **laid)
    later.play(0, "back")
    assert why(later, 0, "spin") == ("free_not_now", "YOK-15.23", {"technology": "spinning_mill"})


@rule("YOK-14.6")
def test_a_reward_brings_the_piece_it_shows() -> None:
    table = acting("bank", 5, tokens={"bank": 19}, stock={0: "9 yen"})
    table.play(0, "claim")
    assert why(table, 0, "hire assistant") == ("other_piece", "YOK-14.6", {"piece": "shop"})


@rule("YOK-14.7", "YOK-5.2", "YOK-5.5")
def test_an_assistant_is_moved_from_where_it_is_to_another_area() -> None:
    table = acting("bank", 5, tokens={"bank": 20}, hand={0: "0 assistants"})
    table.play(0, "claim")
    assert why(table, 0, "lift church") == ("lift_none", "YOK-14.7", {"area": "church"})
    assert why(table, 0, "lift canal") == ("canal", "YOK-5.5", {})
    assert why(table, 0, "lift hand") == ("no_assistant", "YOK-5.2", {})
    table.play(0, "lift bank")
    assert why(table, 0, "to bank") == ("same_area", "YOK-14.7", {"area": "bank"})
    assert why(table, 0, "to canal") == ("canal", "YOK-5.5", {})


@rule("YOK-15.9", "YOK-5.5")
def test_the_station_is_not_put_on_the_canal() -> None:
    table = acting("laboratory a", 5, lab="station", stock={0: "9 yen"})
    table.play(0, "acquire station gb")
    assert why(table, 0, "station canal") == ("canal", "YOK-5.5", {})
