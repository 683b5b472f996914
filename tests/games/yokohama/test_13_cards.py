"""13.11 Laboratories; 13.12 Ports."""

import pytest

from tests.games.doing import board, happened, kinds, play
from tests.games.yokohama.layout import acting, can, can_with, inside, lab_cards, own, points, prompt_key, stock, yen
from tests.marks import rule

LAB = "typography nl, spinning_mill fr, patent_system, tram, stock_exchange, exhibition"
"""Values 2, 3, 4, 5, 6, 8 with surcharges 0, 0, 1, 1, 2, 2: prices 2, 3, 5, 6, 8, 10."""
PORT = "1, 2, 3, 4, 5, 6"


@rule("YOK-13.11")
@pytest.mark.parametrize("power", [1, 2, 3, 4, 5])
def test_power_pays_the_price_of_card_and_slot(power: int) -> None:
    table = acting("laboratory a", power, lab=LAB, tokens={"laboratory a": None})
    cards = ["typography nl", "spinning mill fr", "patent system us", "tram de", "stock exchange gb", "exhibition fr"]
    within = [card for card, price in zip(cards, [2, 3, 5, 6, 8, 10], strict=True) if price <= power]
    assert can_with(table, "acquire") == within


@rule("YOK-13.11")
def test_what_power_lacks_is_paid_in_any_mixture() -> None:
    table = acting("laboratory a", 3, lab=LAB, stock={0: "1 import, 4 yen"})
    assert "tram de" in can_with(table, "acquire")  # price 6: three more
    assert "stock exchange gb" not in can_with(table, "acquire")
    table.play(0, "acquire tram de")
    assert yen(table) == 0
    assert stock(table) == ""  # everything was needed: no question
    assert [card["card"] for card in own(table)["technologies"]] == ["tram_de"]


@rule("YOK-13.11")
def test_each_unit_is_the_players_choice() -> None:
    table = acting("laboratory a", 4, lab=LAB, stock={0: "2 import, 4 yen"})
    table.play(0, "acquire tram de")
    assert can(table) == ["pay import", "pay yen"]
    table.play(0, "pay yen")
    table.play(0, "pay import")
    assert stock(table) == "1 import, 2 yen"


@rule("YOK-13.11")
def test_power_beyond_the_price_is_lost() -> None:
    table = acting("laboratory a", 5, lab=LAB, tokens={"laboratory a": None})
    table.play(0, "acquire typography nl")
    assert stock(table) == ""


@rule("YOK-13.11", "YOK-20.23")
def test_the_fourth_technology_costs_more() -> None:
    three = {
        "technologies": {0: "ball fr, winery de, station"},
        "lab": "electric_lighting us",
        "tokens": {"laboratory a": None},
    }
    poor = acting("laboratory a", 5, stock={0: "1 yen"}, **three)
    assert can_with(poor, "acquire") == []
    table = acting("laboratory a", 5, stock={0: "2 yen"}, **three)
    table.play(0, "acquire electric lighting us")
    assert yen(table) == 0
    choice = acting("laboratory a", 5, stock={0: "1 import, 2 yen"}, **three)
    choice.play(0, "acquire electric lighting us")
    assert (prompt_key(choice), can(choice)) == ("pay_extra", ["pay import", "pay yen"])
    choice.play(0, "pay import")
    assert stock(choice) == "2 yen"


@rule("YOK-13.11", "YOK-R26")
def test_power_does_not_pay_the_extra() -> None:
    table = acting(
        "laboratory a",
        5,
        technologies={0: "ball fr, winery de, station"},
        lab="typography nl",
        tokens={"laboratory a": None},
    )
    assert can_with(table, "acquire") == []


@rule("YOK-13.11")
def test_cards_slide_left_and_a_new_one_comes_to_the_right() -> None:
    table = acting("laboratory a", 5, lab=LAB)
    next_card = inside(table).card_deck[-1]
    table.play(0, "acquire spinning mill fr")
    assert lab_cards(table)[:5] == ["typography", "patent_system", "tram", "stock_exchange", "exhibition"]
    assert board(table)["laboratories"]["a"][5]["card"] == inside(table).box.cards[next_card]
    prices = [card["price"] for card in board(table)["laboratories"]["a"][:5]]
    assert prices == [2, 4, 6, 7, 10]  # the surcharge is that of the slot where a card lies now


@rule("YOK-13.11", "YOK-16.3")
def test_an_empty_deck_leaves_a_slot_empty_and_does_not_end_the_game() -> None:
    table = acting("laboratory a", 5, lab=LAB, card_deck=0)
    table.play(0, "acquire typography nl")
    assert lab_cards(table)[5] is None
    assert board(table)["last_round"] is None


@rule("YOK-13.11")
def test_one_card_an_action_and_it_may_be_none() -> None:
    table = acting("laboratory a", 5, lab=LAB, stock={0: "9 yen"}, tokens={"laboratory a": None})
    table.play(0, "acquire typography nl")
    assert prompt_key(table) == "build"
    none = acting("laboratory a", 5, lab=LAB, tokens={"laboratory a": None})
    none.play(0, "stop")
    assert own(none)["technologies"] == []


@rule("YOK-13.11")
def test_laboratory_b_has_its_own_cards() -> None:
    table = acting("laboratory b", 5, lab=LAB, stock={0: "9 yen"})
    assert not {"typography nl", "tram de"} & set(can_with(table, "acquire"))
    assert set(can_with(table, "acquire")) <= {
        card["card"].replace("_", " ") for card in board(table)["laboratories"]["b"]
    }


@rule("YOK-13.11", "YOK-20.32", "YOK-R41")
def test_earlier_cards_pay_then_the_country_then_the_refill() -> None:
    table = acting(
        "laboratory a", 5, technologies={0: "patent_system, typography nl"}, fulfilled={0: "5"}, lab="spinning_mill de"
    )
    deck = board(table)["technology_deck"]
    events = table.play(0, "acquire spinning mill de")
    order = [kind for kind in kinds(events) if kind in ("acquire", "score", "gain", "agent")]
    assert order == ["acquire", "score", "gain", "agent"]
    assert points(table) == 2
    assert yen(table) == 1
    assert own(table)["agents"]["de"] == 1
    assert board(table)["technology_deck"] == deck - 1


@rule("YOK-13.11", "YOK-15.9", "YOK-R41")
def test_the_station_is_placed_before_the_board_is_refilled() -> None:
    table = acting("laboratory a", 5, lab="station")
    table.play(0, "acquire station gb")
    assert prompt_key(table) == "station"
    assert lab_cards(table)[0] is None
    table.play(0, "station bank")
    assert None not in lab_cards(table)


# Ports


@rule("YOK-13.12")
@pytest.mark.parametrize(
    ("power", "orders"),
    [
        (1, []),
        (2, ["1", "2"]),
        (3, ["1", "2", "3", "4"]),
        (4, ["1", "2", "3", "4", "5", "6"]),
        (5, ["1", "2", "3", "4", "5", "6"]),
    ],
)
def test_classes_by_power(power: int, orders: list[str]) -> None:
    table = acting("port a", power, port=PORT)
    assert can_with(table, "take") == orders
    assert points(table) == (3 if power == 5 else 0)


@rule("YOK-13.12", "YOK-R17")
def test_the_points_of_power_five_come_without_a_card() -> None:
    table = acting("port a", 5, port=PORT, tokens={"port a": None})
    table.play(0, "stop")
    assert points(table) == 3
    assert own(table)["orders"] == []


@rule("YOK-13.12", "YOK-R27")
@pytest.mark.parametrize(("pay", "left"), [("pay yen", "1 import, 1 yen"), ("pay import", "3 yen")])
def test_a_second_card_for_two_yen_or_an_import(pay: str, left: str) -> None:
    table = acting("port a", 3, port=PORT, stock={0: "1 import, 3 yen"})
    table.play(0, "take 2")
    assert can(table) == ["pay import", "pay yen", "stop"]
    assert board(table)["ports"]["a"] == [1, None, 3, 4, 5, 6]  # not refilled yet
    table.play(0, pay)
    assert can_with(table, "take") == ["1", "3", "4"]
    table.play(0, "take 4")
    assert own(table)["orders"] == [2, 4]
    assert stock(table) == left
    assert board(table)["ports"]["a"][:4] == [1, 3, 5, 6]
    assert None not in board(table)["ports"]["a"]


@rule("YOK-13.12")
def test_a_second_card_may_be_declined_or_out_of_reach() -> None:
    table = acting("port a", 3, port=PORT, stock={0: "2 yen"})
    play(table, 0, "take 1", "stop")
    assert own(table)["orders"] == [1]
    poor = acting("port a", 3, port=PORT, stock={0: "1 yen"})
    poor.play(0, "take 1")
    assert prompt_key(poor) == "phase_c"


@rule("YOK-13.12")
def test_hands_are_never_filled_beyond_three() -> None:
    table = acting("port a", 3, port=PORT, orders={0: "30, 31"}, stock={0: "9 yen"})
    table.play(0, "take 1")
    assert prompt_key(table) == "phase_c"


@rule("YOK-13.12", "YOK-20.19", "YOK-16.1", "YOK-16.3")
def test_a_port_that_cannot_be_refilled_brings_the_end() -> None:
    table = acting("port a", 3, port=PORT, order_deck=1)
    table.play(0, "take 1")
    assert None not in board(table)["ports"]["a"]
    assert board(table)["order_deck"] == 0
    assert board(table)["last_round"] is None  # it has just sufficed
    dry = acting("port a", 3, port=PORT, order_deck=0)
    events = dry.play(0, "take 1")
    assert board(dry)["ports"]["a"] == [2, 3, 4, 5, 6, None]
    assert happened(events, "ending")[0]["reason"] == "port"
    assert board(dry)["last_round"] == 2


@rule("YOK-13.12")
def test_after_that_cards_still_slide_into_lower_classes() -> None:
    table = acting("port a", 2, port=PORT, order_deck=0)
    table.play(0, "take 1")
    assert board(table)["ports"]["a"] == [2, 3, 4, 5, 6, None]


@rule("YOK-13.12", "YOK-15.23", "YOK-R46")
def test_a_free_action_may_open_the_second_card() -> None:
    table = acting("port a", 3, port=PORT, stock={0: "1 silk"}, technologies={0: "spinning_mill fr"})
    table.play(0, "take 1")
    assert can(table) == ["spin", "stop"]
    table.play(0, "spin")
    assert can(table) == ["pay yen", "stop"]
    full = acting(
        "port a", 3, port=PORT, stock={0: "1 silk"}, technologies={0: "spinning_mill fr"}, orders={0: "30, 31"}
    )
    full.play(0, "take 1")
    assert prompt_key(full) != "second"
