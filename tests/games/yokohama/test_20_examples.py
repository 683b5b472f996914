"""20. Worked examples. P, B, K and Y are seats 0 to 3."""

import pytest

from entrepot import IllegalMove
from tests.games.doing import board, happened, play
from tests.games.yokohama.layout import (
    acting,
    by_agent,
    can,
    can_with,
    in_hand,
    lab_cards,
    own,
    points,
    prompt_key,
    stock,
    yen,
    yokohama_table,
)
from tests.marks import rule

CITY = (
    "copper mine 1, copper mine 2, fishing ground 1, fishing ground 2, silk mill 2, tea plantation 1, "
    "tea plantation 2, port a, laboratory a, bank, chinatown, church, silk mill 1, employment agency"
)


@rule("YOK-20.1", "YOK-20.2")
def test_placement_fees_and_moving() -> None:
    table = yokohama_table(
        city=CITY,
        presidents={0: "bank", 1: "employment agency", 2: "laboratory a", 3: "laboratory a"},
        stock={0: "2 yen"},
    )
    table.play(0, "place copper mine 1")
    assert yen(table) == 2
    [fee] = happened(table.play(0, "place employment agency"), "fee")
    assert (fee["other"], fee["yen"]) == (1, 1)
    with pytest.raises(IllegalMove):
        table.play(0, "place laboratory a")
    table.play(0, "place silk mill 1")
    assert yen(table) == 1
    # P's president on the bank: laboratory A is beside it, but no assistant of P is there
    assert can_with(table, "go") == ["employment agency"]
    table.play(0, "go employment agency")
    assert own(table)["president"] == "silk_mill_1"  # the only place to stop
    assert (yen(table), yen(table, 1)) == (0, 2)


@rule("YOK-20.5")
def test_agent() -> None:
    table = by_agent("copper mine 1", assistants={0: "2x copper mine 1"}, houses={0: "copper mine 1"})
    assert stock(table) == "1 copper"
    assert in_hand(table)[0] == 8
    assert prompt_key(table) == "place_first"  # neither a token nor a building was offered
    assert (own(table)["agents"]["gb"], own(table)["used_agents"]["gb"]) == (0, 1)


@rule("YOK-20.6")
def test_achievement() -> None:
    table = yokohama_table(achievers={"A": "1, 2"}, stock={0: "5 copper"}, goals="a_copper, b_yen, c_4com")
    table.play(0, "achieve A")
    assert board(table)["achievements"][0]["seats"] == [1, 2, 0]
    assert points(table) == 6
    assert stock(table) == "5 copper"


@rule("YOK-20.13")
def test_church_action() -> None:
    table = acting("church", 3, stock={0: "1 copper, 1 silk, 2 yen"}, hand={0: "1 assistants, 0 shops"})
    table.play(0, "church 3")
    assert stock(table) == ""  # 1 copper, 1 silk and 2 yen were all there was
    table.play(0, "lift hand")
    assert points(table) == 5
    assert prompt_key(table) == "lift"
    play(table, 0, "lift church", "to bank")
    assert prompt_key(table) == "lift"  # two moves, made or waived
    table.play(0, "stop")


@rule("YOK-20.14")
def test_customs_action() -> None:
    table = acting("customs", 2, stock={0: "1 import"}, hand={0: "0 assistants"})
    table.play(0, "customs 2")
    assert points(table) == 4
    assert stock(table) == "2 yen"


@rule("YOK-20.15")
def test_laboratory() -> None:
    table = acting(
        "laboratory a",
        4,
        shops={0: "laboratory a"},
        stock={0: "2 yen"},
        lab="winery fr, ball fr, tram",
        tokens={"laboratory a": None},
    )
    assert board(table)["laboratories"]["a"][2]["price"] == 6
    table.play(0, "acquire tram de")
    assert yen(table) == 0
    assert "tram" not in lab_cards(table)


@rule("YOK-20.16")
def test_port() -> None:
    table = acting("port a", 3, orders={0: "20"}, port="1, 2, 3, 4, 5, 6", stock={0: "2 yen"})
    play(table, 0, "take 1", "pay yen", "take 3")
    assert own(table)["orders"] == [20, 1, 3]
    assert points(table) == 0
    assert yen(table) == 0


@rule("YOK-20.24")
def test_employment() -> None:
    table = acting("employment agency", 4, stock={0: "11 yen"})
    play(table, 0, "hire trading house", "hire trading house", "hire shop")
    assert yen(table) == 0
    assert own(table)["prices"]["trading_houses"] == 6


@rule("YOK-20.30")
def test_nothing_left() -> None:
    table = yokohama_table(hand={0: "0 assistants"}, secret={0: 36})
    assert can(table) == ["end"]
    table.play(0, "end")
    assert prompt_key(table) == "phase_c"  # placed none, took option B
