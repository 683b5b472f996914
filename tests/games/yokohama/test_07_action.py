"""7. Area action and power; 8. Five-power bonus; 9. Building; 10. Recall."""

import pytest

from tests.games.doing import board, happened, kinds, play
from tests.games.yokohama.layout import (
    acting,
    assistants,
    by_agent,
    can,
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


@rule("YOK-7.1")
def test_the_action_area_is_where_the_president_stands() -> None:
    table = yokohama_table(assistants={0: "bank, tea plantation 1"})
    table.play(0, "stop")
    [act] = happened(table.play(0, "go bank"), "act")
    assert (act["area"], act["power"]) == ("bank", 2)
    assert stock(table) == "2 yen"


@rule("YOK-7.2")
def test_assistants_president_shop_trading_house_and_station_give_power() -> None:
    table = yokohama_table(
        assistants={0: "bank", 1: "3x bank"}, shops={0: "bank", 1: "bank"}, houses={0: "bank"}, station="bank"
    )
    table.play(0, "stop")
    [act] = happened(table.play(0, "go bank"), "act")
    assert act["power"] == 1 + 1 + 1 + 1 + 1


@rule("YOK-7.2", "YOK-R10", "YOK-20.20")
def test_power_above_five_counts_as_five() -> None:
    table = acting("tea plantation 1", 5, shops={0: "tea plantation 1"}, houses={0: "tea plantation 1"})
    assert board(table)["action"] == {"area": "tea_plantation_1", "power": 5, "agent": False}
    assert stock(table) == "5 tea"
    assert prompt_key(table) == "token"
    table.play(0, "stop")  # shop and trading house are built: nothing more to build
    assert in_hand(table)[0] == 8


@rule("YOK-7.3", "YOK-R19")
def test_power_is_counted_once() -> None:
    """The token lets four assistants move away; the building still sees power 5."""
    table = acting("bank", 5, tokens={"bank": 20})
    play(table, 0, "claim", *["lift bank", "to church"] * 4)
    assert assistants(table, "bank") == 0
    assert prompt_key(table) == "build"
    assert board(table)["action"]["power"] == 5


@rule("YOK-7.4", "YOK-R11")
def test_gains_are_automatic_and_takings_optional() -> None:
    assert stock(acting("bank", 3)) == "3 yen"
    for area in ("laboratory a", "employment agency", "chinatown"):
        assert can(acting(area, 3, stock={0: "9 yen"}))[-1] == "stop"


@rule("YOK-7.5", "YOK-20.26", "YOK-R12")
def test_the_owner_of_the_trading_house_gets_a_yen_first() -> None:
    table = yokohama_table(assistants={0: "2x copper mine 1"}, houses={1: "copper mine 1"})
    table.play(0, "stop")
    events = table.play(0, "go copper mine 1")
    assert kinds(events).index("income") < kinds(events).index("gain")
    assert yen(table, 1) == 1
    no_effect = by_agent("copper mine 1", assistants={0: "copper mine 1"}, houses={1: "copper mine 1"})
    assert stock(no_effect) == ""
    assert yen(no_effect, 1) == 1


@rule("YOK-7.5", "YOK-20.26")
def test_no_income_from_the_own_trading_house() -> None:
    table = yokohama_table(assistants={0: "bank"}, houses={0: "bank"})
    table.play(0, "stop")
    assert "income" not in kinds(table.play(0, "go bank"))
    assert yen(table) == 3


# 8 -------------------------------------------------------------------------------------------------------------------


@rule("YOK-8.1", "YOK-8.2", "YOK-8.3")
def test_the_token_is_taken_once_and_counts_as_a_token() -> None:
    table = acting("bank", 5, tokens={"bank": 5})
    assert prompt_key(table) == "token"
    table.play(0, "claim")
    assert yen(table) == 5 + 6
    assert own(table)["tokens"] == [5]
    assert on(table, "bank")["token"] is None
    later = acting("bank", 5, tokens={"bank": None})
    assert prompt_key(later) == "build"
    before = [sum(sheet.values()) for sheet in table.score_sheet()]
    assert before[0] == 11 // 2  # worth nothing but its reward at the end


@rule("YOK-8.1")
def test_a_token_that_is_left_stays_for_later() -> None:
    table = acting("bank", 5, tokens={"bank": 5})
    table.play(0, "stop")
    assert on(table, "bank")["token"] == 5
    assert own(table)["tokens"] == []


@rule("YOK-8.1")
@pytest.mark.parametrize("power", [1, 2, 3, 4])
def test_no_token_below_power_five(power: int) -> None:
    assert prompt_key(acting("bank", power)) != "token"


# 9 -------------------------------------------------------------------------------------------------------------------


@rule("YOK-9.1")
@pytest.mark.parametrize(("power", "offered"), [(2, False), (3, False), (4, True), (5, True)])
def test_building_takes_power_four(power: int, offered: bool) -> None:
    table = acting("bank", power, tokens={"bank": None})
    assert (prompt_key(table) == "build") == offered


@rule("YOK-9.1", "YOK-9.2", "YOK-9.3")
def test_a_shop_or_the_trading_house_not_both() -> None:
    table = acting("bank", 4, hand={0: "1 assistants, 1 shops, 1 houses"}, tiles={"bank": 5}, shops={1: "bank:2"})
    assert can(table) == ["shop 1", "shop 3", "shop 4", "house", "stop"]
    table.play(0, "shop 3")
    assert stock(table) == "1 import, 4 yen"
    assert on(table, "bank")["shops"] == [None, 1, 0, None]
    assert on(table, "bank")["house"] is None
    assert in_hand(table) == (4, 0, 1)
    assert table.waiting == (1,)


@rule("YOK-9.3")
def test_the_one_trading_house_of_a_tile() -> None:
    table = acting("bank", 4, hand={0: "1 assistants, 0 shops, 1 houses"}, tiles={"bank": 5})
    table.play(0, "house")
    assert points(table) == 9
    assert on(table, "bank")["house"] == 0
    taken = acting("bank", 4, hand={0: "1 assistants, 0 shops, 1 houses"}, houses={1: "bank"})
    assert taken.waiting == (1,)  # nothing to build


@rule("YOK-9.2")
def test_one_shop_of_a_player_on_a_tile() -> None:
    table = yokohama_table(assistants={0: "2x bank"}, shops={0: "bank"}, hand={0: "3 assistants, 1 shops"})
    table.play(0, "stop")
    table.play(0, "go bank")
    assert table.waiting == (1,)  # power 4, but the own shop is there


@rule("YOK-9.4")
def test_pieces_in_the_warehouse_cannot_be_built() -> None:
    table = acting("bank", 4, hand={0: "1 assistants, 0 shops"})
    assert own(table)["warehouse"]["shops"] == 8
    assert table.waiting == (1,)


@rule("YOK-9.5")
def test_shop_and_trading_house_of_one_player_on_one_tile() -> None:
    table = acting("bank", 4, shops={0: "bank"}, hand={0: "1 assistants, 0 shops, 1 houses"}, tokens={"bank": None})
    table.play(0, "house")
    assert on(table, "bank")["shops"][0] == 0
    assert on(table, "bank")["house"] == 0


@rule("YOK-4.2", "YOK-8.1", "YOK-9.1", "YOK-R50")
def test_one_action_may_take_the_token_and_build() -> None:
    table = acting("bank", 5, tokens={"bank": 1})
    table.play(0, "claim")
    assert prompt_key(table) == "build"
    table.play(0, "shop 1")
    assert own(table)["tokens"] == [1]
    assert own(table)["built"]["shops"] == 1


@rule("YOK-9.6")
def test_a_piece_brought_to_hand_in_the_same_action_can_be_built() -> None:
    table = acting("employment agency", 4, hand={0: "1 assistants, 0 shops"}, stock={0: "2 yen"})
    play(table, 0, "hire shop", "stop")
    assert prompt_key(table) == "build"
    table.play(0, "shop 1")
    assert own(table)["built"]["shops"] == 1


@rule("YOK-9.7")
def test_a_space_is_free_for_the_fourth_player() -> None:
    table = acting("bank", 4, shops={1: "bank", 2: "bank", 3: "bank"})
    assert can(table) == ["shop 4", "stop"]


# 10 ------------------------------------------------------------------------------------------------------------------


@rule("YOK-10.1", "YOK-20.3", "YOK-20.4")
def test_all_own_assistants_return_and_the_president_stays() -> None:
    table = acting("silk mill 1", 4, shops={0: "silk mill 1"}, assistants={1: "silk mill 1"})
    assert board(table)["action"]["power"] == 5
    assert stock(table) == "4 silk"
    table.play(0, "stop")
    assert in_hand(table)[0] == 8
    assert own(table)["president"] == "silk_mill_1"
    assert assistants(table, "silk mill 1", 1) == 1


@rule("YOK-10.2", "YOK-R19")
def test_who_came_during_the_action_returns_too_who_went_away_does_not() -> None:
    table = acting("bank", 5, tokens={"bank": 20}, assistants={0: "church"})
    play(table, 0, "claim", "lift church", "to bank", "lift bank", "to customs", "stop", "stop")
    assert assistants(table, "bank") == 0
    assert assistants(table, "customs") == 1
    assert in_hand(table)[0] == 7


@rule("YOK-10.2")
def test_an_assistant_that_went_to_a_board_does_not_return() -> None:
    table = acting("church", 4)
    play(table, 0, "church 1", "lift church", "stop", "stop")
    assert in_hand(table)[0] == 7
    assert board(table)["church"][0]["seat"] == 0


@rule("YOK-10.3", "YOK-15.14")
def test_the_telephone_leaves_one() -> None:
    table = acting("bank", 3, technologies={0: "telephone"})
    assert can(table) == ["leave", "stop"]
    table.play(0, "leave")
    assert assistants(table, "bank") == 1
    assert in_hand(table)[0] == 7
    other = acting("bank", 3, technologies={0: "telephone"})
    other.play(0, "stop")
    assert assistants(other, "bank") == 0


@rule("YOK-15.14")
def test_the_telephone_is_not_asked_when_nobody_is_there() -> None:
    table = acting("bank", 5, technologies={0: "telephone"}, tokens={"bank": 20}, hand={0: "1 assistants, 0 shops"})
    play(table, 0, "claim", *["lift bank", "to church"] * 4)
    assert table.waiting == (1,)
