"""14. Reward symbols, on every place that gives rewards."""

import pytest

from tests.games.doing import kinds, play
from tests.games.yokohama.layout import acting, assistants, can, can_with, in_hand, own, points, prompt_key, stock, yen
from tests.marks import rule


@rule("YOK-14.1", "YOK-14.2", "YOK-14.3", "YOK-14.5", "YOK-14.9")
@pytest.mark.parametrize(
    ("token", "gained", "scored"),
    [
        (1, "5 yen", 5),
        (2, "1 copper, 1 silk, 1 tea, 1 fish, 6 yen", 0),
        (4, "9 yen", 2),
        (7, "2 copper, 7 yen", 0),
        (9, "3 silk, 5 yen", 1),
        (12, "6 tea, 5 yen", 0),
        (13, "4 fish, 5 yen", 2),
        (16, "1 import, 8 yen", 0),
    ],
)
def test_what_a_token_gives_at_once(token: int, gained: str, scored: int) -> None:
    table = acting("bank", 5, tokens={"bank": token}, hand={0: "1 assistants, 0 shops"})
    table.play(0, "claim")
    assert stock(table) == gained
    assert points(table) == scored
    assert table.waiting == (1,)  # nothing could be refused


@rule("YOK-14.4")
def test_any_good_is_chosen_one_by_one() -> None:
    table = acting("bank", 5, tokens={"bank": 15})
    table.play(0, "claim")
    for good in ("copper", "fish", "fish"):
        assert can(table) == ["gain copper", "gain silk", "gain tea", "gain fish"]
        table.play(0, f"gain {good}")
    assert stock(table) == "1 copper, 2 fish, 5 yen"


@rule("YOK-14.6", "YOK-R18")
def test_assistants_come_from_the_warehouse_without_a_question() -> None:
    table = acting("bank", 5, tokens={"bank": 18}, hand={0: "1 assistants, 0 shops"})
    before = own(table)["warehouse"]["assistants"]
    table.play(0, "claim")
    assert own(table)["warehouse"]["assistants"] == before - 2
    assert in_hand(table)[0] == 1 + 2 + 4


@rule("YOK-14.6")
def test_missing_assistants_lapse() -> None:
    table = acting("bank", 5, tokens={"bank": 18}, hand={0: "15 assistants, 0 shops"})
    table.play(0, "claim")
    assert own(table)["warehouse"]["assistants"] == 0
    assert in_hand(table)[0] == 20


@rule("YOK-14.6", "YOK-R18")
def test_a_shop_costs_its_price_and_may_be_declined() -> None:
    table = acting("bank", 5, tokens={"bank": 19})
    table.play(0, "claim")
    assert can(table) == ["hire shop", "stop"]
    declined = table.copy()
    declined.play(0, "stop")
    assert yen(declined) == 5
    table.play(0, "hire shop")
    assert yen(table) == 3
    assert in_hand(table)[1] == 3


@rule("YOK-14.6")
def test_a_trading_house_costs_the_next_price_and_lapses_without_money() -> None:
    table = acting("bank", 5, tokens={"bank": 6})
    table.play(0, "claim")
    assert prompt_key(table) == "bring"
    table.play(0, "hire trading house")
    assert yen(table) == 1
    dear = acting("bank", 5, tokens={"bank": 6}, hand={0: "1 assistants, 0 shops, 2 houses"}, houses={1: "bank"})
    dear.play(0, "claim")  # the third costs 6, the bank gave 5
    assert dear.waiting == (1,)


@rule("YOK-14.7", "YOK-R19")
def test_moves_without_fees_to_any_area_but_the_canal() -> None:
    table = acting("bank", 5, tokens={"bank": 20}, assistants={0: "church"}, presidents={1: "port b"})
    table.play(0, "claim")
    assert can(table) == ["lift hand", "lift bank", "lift church", "stop"]
    table.play(0, "lift church")
    assert "canal" not in can_with(table, "to")
    assert "church" not in can_with(table, "to")
    assert len(can_with(table, "to")) == 16
    table.play(0, "to port b")
    assert yen(table, 1) == 0
    play(table, 0, "lift port b", "to customs", "lift hand", "to customs", "stop")
    assert assistants(table, "customs") == 2  # one came by two moves, one from hand; the fourth move was waived
    assert assistants(table, "church") == 0


@rule("YOK-14.7", "YOK-20.13", "YOK-R19")
def test_moves_are_made_or_waived_at_once_never_saved() -> None:
    """The two moves of the third church space: waived, they do not come back."""
    table = acting("church", 5, stock={0: "1 tea"}, tokens={"church": None})
    play(table, 0, "church 3", "lift church")
    assert prompt_key(table) == "lift"
    assert can(table)[-1] == "stop"
    table.play(0, "stop")
    while table.waiting == (0,):
        assert can_with(table, "lift") == []
        table.play(0, can(table)[-1])
    assert points(table) == 5


@rule("YOK-14.7")
def test_moves_do_not_touch_the_boards() -> None:
    table = acting("bank", 5, tokens={"bank": 20}, church={1: 0}, hand={0: "0 assistants"})
    table.play(0, "claim")
    assert can(table) == ["lift bank", "stop"]


@rule("YOK-14.8", "YOK-R40")
def test_a_reward_is_given_in_the_fixed_order() -> None:
    """Points and yen first, so that the shop can be paid; moves last."""
    table = acting("bank", 5, tokens={"bank": 19})
    order = kinds(table.play(0, "claim"))
    assert order == ["token", "score", "hire_free"]
    assert prompt_key(table) == "bring"


@rule("YOK-14.2", "YOK-14.3", "YOK-14.4", "YOK-14.5", "YOK-14.6", "YOK-14.7")
@pytest.mark.parametrize(
    ("tile", "space", "prompt", "gained", "scored"),
    [
        (1, 1, "", "4 yen", 3),
        (1, 2, "", "1 copper, 4 yen", 1),
        (1, 3, "", "7 yen", 0),
        (1, 4, "", "4 yen", 1),
        (2, 2, "any_good", "4 yen", 1),
        (2, 3, "", "1 import, 4 yen", 0),
        (2, 4, "lift", "4 yen", 1),
        (3, 1, "bring", "4 yen", 2),
        (4, 2, "", "3 fish, 4 yen", 0),
        (5, 2, "", "3 tea, 4 yen", 0),
        (8, 2, "", "2 silk, 4 yen", 0),
    ],
)
def test_every_kind_of_shop_reward(tile: int, space: int, prompt: str, gained: str, scored: int) -> None:
    table = acting("bank", 4, tiles={"bank": tile})
    table.play(0, f"shop {space}")
    assert stock(table) == gained
    assert points(table) == scored
    assert (prompt_key(table) if table.waiting == (0,) else "") == prompt


@rule("YOK-14.2", "YOK-14.5", "YOK-14.6", "YOK-14.7")
@pytest.mark.parametrize(
    ("tile", "prompt", "gained", "scored"),
    [
        (1, "", "1 import, 4 yen", 6),
        (2, "", "4 yen", 6),
        (3, "lift", "4 yen", 7),
        (4, "", "5 yen", 8),
        (5, "", "4 yen", 9),
        (7, "any_good", "4 yen", 7),
    ],
)
def test_every_kind_of_trading_house_reward(tile: int, prompt: str, gained: str, scored: int) -> None:
    table = acting("bank", 4, tiles={"bank": tile}, hand={0: "1 assistants, 0 shops, 1 houses"})
    warehouse = own(table)["warehouse"]["assistants"]
    table.play(0, "house")
    assert stock(table) == gained
    assert points(table) == scored
    assert (prompt_key(table) if table.waiting == (0,) else "") == prompt
    assert own(table)["warehouse"]["assistants"] == warehouse - (2 if tile == 2 else 0)
