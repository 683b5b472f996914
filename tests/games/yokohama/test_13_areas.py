"""13. Areas: production, bank, canal, Chinatown, church, customs and the employment agency."""

import pytest

from tests.games.doing import board, play
from tests.games.yokohama.layout import (
    PLENTY,
    acting,
    can,
    can_with,
    in_hand,
    own,
    points,
    prompt_key,
    stock,
    yen,
    yokohama_table,
)
from tests.marks import rule


@rule("YOK-13.1", "YOK-13.2", "YOK-13.3", "YOK-13.4", "YOK-13.5")
@pytest.mark.parametrize("power", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(
    ("area", "kind", "yields"),
    [
        ("copper mine 1", "copper", [0, 0, 1, 2, 3]),
        ("silk mill 2", "silk", [0, 1, 2, 3, 4]),
        ("tea plantation 1", "tea", [1, 2, 3, 4, 5]),
        ("fishing ground 2", "fish", [1, 2, 3, 4, 5]),
        ("bank", "yen", [1, 2, 3, 4, 5]),
    ],
)
def test_what_an_area_yields(area: str, kind: str, yields: list[int], power: int) -> None:
    table = acting(area, power, tokens={area: None})
    gained = yields[power - 1]
    assert stock(table) == (f"{gained} {kind}" if gained else "")


@rule("YOK-13.6")
def test_the_canal_holds_nothing() -> None:
    table = yokohama_table(assistants={0: "bank"})
    canal = next(area for area in board(table)["areas"] if area["area"] == "canal")
    assert canal["tile"] is None
    assert canal["token"] is None
    assert canal["power"] == [0, 0, 0, 0]
    while table.waiting == (0,):
        assert not any(move.args.get("area") == "canal" for move in table.moves(0))
        table.play(0, can(table)[0])


# Chinatown


@rule("YOK-13.7")
@pytest.mark.parametrize("power", [1, 2, 3, 4, 5])
def test_as_many_exchanges_as_power(power: int) -> None:
    table = acting("chinatown", power, stock={0: "10 yen"}, tokens={"chinatown": None})
    for _ in range(power):
        assert prompt_key(table) == "exchange"
        table.play(0, "buy tea")
    assert prompt_key(table) != "exchange"
    assert stock(table) == f"{power} tea, {10 - power} yen"


@rule("YOK-13.7")
@pytest.mark.parametrize(
    ("move", "before", "after"),
    [
        ("buy copper", "4 yen", "1 copper, 2 yen"),
        ("buy silk", "4 yen", "1 silk, 2 yen"),
        ("buy tea", "4 yen", "1 tea, 3 yen"),
        ("buy fish", "4 yen", "1 fish, 3 yen"),
        ("buy import", "4 yen", "1 import"),
        ("sell copper", "1 copper", "2 yen"),
        ("sell silk", "1 silk", "2 yen"),
        ("sell tea", "1 tea", "1 yen"),
        ("sell fish", "1 fish", "1 yen"),
    ],
)
def test_the_nine_exchanges(move: str, before: str, after: str) -> None:
    table = acting("chinatown", 2, stock={0: before})
    table.play(0, move)
    assert stock(table) == after


@rule("YOK-13.7")
def test_an_import_is_never_sold_and_stopping_is_allowed() -> None:
    table = acting("chinatown", 3, stock={0: "5 import, 3 yen"})
    assert can(table) == ["buy copper", "buy silk", "buy tea", "buy fish", "stop"]
    table.play(0, "stop")
    assert table.waiting == (1,)
    poor = acting("chinatown", 3, stock={0: "5 import"})
    assert poor.waiting == (1,)  # no exchange is possible: not asked


# Church


@rule("YOK-13.8")
@pytest.mark.parametrize("power", [1, 2, 3, 4, 5])
def test_faith_from_power_alone(power: int) -> None:
    table = acting("church", power, tokens={"church": None})
    within = [str(space) for space, faith in enumerate([4, 5, 6, 7, 8, 9, 10], 1) if faith <= power]
    assert can_with(table, "church") == within


@rule("YOK-13.8", "YOK-R26")
def test_six_kinds_of_payment_each_once() -> None:
    table = acting("church", 5, stock={0: PLENTY})
    assert can_with(table, "church") == ["1", "2", "3", "4", "5", "6", "7"]  # up to 5 + 6 = 11
    table.play(0, "church 7")
    kinds = ["copper", "silk", "tea", "fish", "import", "yen"]
    assert can_with(table, "pay") == kinds
    assert prompt_key(table) == "pay_faith"


@rule("YOK-13.8", "YOK-R44")
def test_when_all_kinds_are_needed_none_is_asked_for() -> None:
    table = acting("church", 2, stock={0: "1 copper, 1 silk, 9 tea"})
    assert can_with(table, "church") == ["1", "2"]
    table.play(0, "church 2")
    assert stock(table) == "8 tea"
    assert prompt_key(table) == "board_assistant"


@rule("YOK-13.8")
def test_a_kind_pays_only_once_and_money_by_twos() -> None:
    table = acting("church", 3, stock={0: "9 copper, 1 silk, 3 yen"})
    assert can_with(table, "church") == ["1", "2", "3"]
    table.play(0, "church 2")
    assert can_with(table, "pay") == ["copper", "silk", "yen"]
    table.play(0, "pay yen")
    assert can_with(table, "pay") == ["copper", "silk"]
    table.play(0, "pay copper")
    assert stock(table) == "8 copper, 1 silk, 1 yen"
    assert prompt_key(table) == "board_assistant"


@rule("YOK-13.8")
def test_a_kind_that_has_paid_is_not_offered_again_however_much_is_left() -> None:
    table = acting("church", 3, stock={0: "9 copper, 9 silk, 9 tea, 9 fish"})
    table.play(0, "church 3")  # three faith are lacking
    table.play(0, "pay copper")
    assert can_with(table, "pay") == ["silk", "tea", "fish"]
    table.play(0, "pay silk")
    assert can_with(table, "pay") == ["tea", "fish"]
    table.play(0, "pay fish")
    assert stock(table) == "8 copper, 8 silk, 9 tea, 8 fish"


@rule("YOK-13.8")
def test_the_reward_of_the_space_and_the_assistant_stays() -> None:
    table = acting("church", 5, tokens={"church": None}, hand={0: "0 assistants, 0 shops"})
    table.play(0, "church 2")
    assert points(table) == 4
    assert yen(table) == 1
    assert board(table)["church"][1] == {"seat": 0, "neutral": False}
    assert in_hand(table)[0] == 3  # four were there, one stays on the board


@rule("YOK-13.8", "YOK-R32")
def test_taken_spaces_are_not_offered_and_nothing_is_paid_for_nothing() -> None:
    table = acting("church", 4, church={1: 1}, stock={0: "1 copper"})
    assert can(table) == ["church 2", "stop"]
    table.play(0, "stop")
    assert stock(table) == "1 copper"
    full = acting("church", 4, church=dict.fromkeys(range(1, 8), 1), stock={0: PLENTY})
    assert prompt_key(full) == "build"  # no effect, but building follows


@rule("YOK-13.8", "YOK-13.9")
@pytest.mark.parametrize(("lift", "left"), [("lift church", 8 - 3), ("lift hand", 8 - 3 - 1)])
def test_the_assistant_comes_from_the_area_or_from_hand(lift: str, left: int) -> None:
    table = acting("church", 4, hand={0: "5 assistants, 0 shops"})
    play(table, 0, "church 1", lift)
    assert in_hand(table)[0] == left
    assert board(table)["church"][0]["seat"] == 0


# Customs


@rule("YOK-13.9", "YOK-R16")
@pytest.mark.parametrize(
    ("power", "spaces"),
    [
        (1, []),
        (2, ["1", "2"]),
        (3, ["1", "2", "3", "4"]),
        (4, ["1", "2", "3", "4", "5", "6"]),
        (5, ["1", "2", "3", "4", "5", "6", "7"]),
    ],
)
def test_imports_that_may_be_spent(power: int, spaces: list[str]) -> None:
    table = acting("customs", power, stock={0: "9 import"}, tokens={"customs": None})
    assert can_with(table, "customs") == spaces


@rule("YOK-13.9")
def test_the_space_must_match_the_imports_spent() -> None:
    table = acting("customs", 5, stock={0: "2 import"}, customs={1: 1, 3: 1}, tokens={"customs": None})
    assert can(table) == ["customs 2", "customs 4", "stop"]
    play(table, 0, "customs 4", "lift customs")
    assert stock(table) == "1 yen"
    assert points(table) == 8
    assert board(table)["customs"][3]["seat"] == 0


@rule("YOK-13.9", "YOK-R38")
def test_the_second_customs_space_is_the_printed_one() -> None:
    table = acting("customs", 2, stock={0: "1 import"})
    play(table, 0, "customs 2", "lift hand")
    assert points(table) == 4
    assert stock(table) == "2 yen"


# Employment agency


@rule("YOK-13.10")
@pytest.mark.parametrize("power", [1, 2, 3, 4, 5])
def test_pieces_by_power(power: int) -> None:
    table = acting("employment agency", power, tokens={"employment agency": None})
    before = own(table)["warehouse"]["assistants"]
    taken = 0
    while prompt_key(table) == "employ":
        table.play(0, "hire assistant")
        taken += 1
    assert taken == power - 1
    assert own(table)["warehouse"]["assistants"] == before - taken


@rule("YOK-13.10")
def test_prices_and_stopping() -> None:
    table = acting("employment agency", 4, stock={0: "5 yen"})
    assert can(table) == ["hire assistant", "hire shop", "hire trading house", "stop"]
    table.play(0, "hire trading house")
    assert yen(table) == 1
    assert can(table) == ["hire assistant", "stop"]
    table.play(0, "stop")
    assert in_hand(table)[2] == 1


@rule("YOK-13.10")
@pytest.mark.parametrize(("taken", "price"), [(0, 4), (1, 5), (2, 6), (3, 7)])
def test_the_next_trading_house_is_dearer(taken: int, price: int) -> None:
    hand = {0: f"1 assistants, 2 shops, {taken} houses"}
    dear = acting("employment agency", 2, stock={0: f"{price} yen"}, hand=hand)
    dear.play(0, "hire trading house")
    assert yen(dear) == 0
    assert "trading house" not in can_with(
        acting("employment agency", 2, stock={0: f"{price - 1} yen"}, hand=hand), "hire"
    )
