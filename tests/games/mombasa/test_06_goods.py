"""6. Action 1: goods."""

from typing import cast

import pytest

from entrepot import Table
from entrepot.games.mombasa.position import Mombasa
from tests.games.doing import asked, board, happened, play
from tests.games.mombasa.layout import BLUE, GREEN, can, hand, mombasa_table, own, pounds, spaces, states
from tests.marks import rule


def goods_groups(table: Table) -> set[tuple[str, int]]:
    """Every group of slots that can be chosen, with its amount."""
    groups: set[tuple[str, int]] = set()

    def choose(table: Table, used: tuple[str, ...]) -> None:
        for move in can(table, BLUE, "use"):
            twin = table.copy()
            [event] = happened(twin.play(BLUE, move), "use")
            chosen = (*used, move[-1])
            groups.add(("".join(sorted(chosen)), event["amount"]))
            choose(twin, chosen)

    choose(table, ())
    return groups


@rule("MOM-6.1", "MOM-E4", "MOM-19.5")
def test_any_subset_of_one_kind() -> None:
    table = mombasa_table(slots={BLUE: "coffee 1, coffee 3, cotton 2"}, display={})
    assert goods_groups(table) == {("1", 1), ("2", 3), ("12", 4), ("3", 2)}


@rule("MOM-6.2", "MOM-6.4", "MOM-6.6", "MOM-6.8", "MOM-E5", "MOM-E6", "MOM-6.3")
def test_buy_and_invest() -> None:
    table = mombasa_table(slots={BLUE: "coffee 1, coffee 3, cotton 2"}, display={"2 middle": "banana 2"})
    assert board(table)["display"][4]["price"] == 3
    play(table, BLUE, "use slot 1", "use slot 2", "buy 2 middle")
    assert hand(table) == "banana 2"
    assert can(table) == ["step Mombasa", "step Cape Town", "step Saint-Louis", "step Cairo", "stop"]
    play(table, BLUE, "step Saint-Louis")
    assert spaces(table) == {"Saint-Louis": 1}
    assert states(table) == "down down up empty empty"
    assert asked(table) == (GREEN, "turn")


@rule("MOM-6.2")
def test_at_most_one_card_is_bought() -> None:
    table = mombasa_table(slots={BLUE: "coffee 4"}, display={"1 right": "share Cairo", "2 right": "share Cairo"})
    play(table, BLUE, "use slot 1", "buy 1 right")
    assert can(table, BLUE, "buy") == []


@rule("MOM-6.3")
@pytest.mark.parametrize(("column", "price"), [("left", 4), ("middle", 3), ("right", 2)])
def test_the_price_is_the_crate_and_the_number_of_the_space(column: str, price: int) -> None:
    for amount, enough in ((price, True), (price - 1, False)):
        table = mombasa_table(slots={BLUE: f"coffee {amount}"}, display={f"3 {column}": "coffee 2"})
        play(table, BLUE, "use slot 1")
        assert (f"buy 3 {column}" in can(table)) is enough


@rule("MOM-6.4")
def test_a_bought_card_can_be_discarded_in_the_same_round() -> None:
    table = mombasa_table(slots={BLUE: "coffee 2"}, display={"1 right": "cotton 2"}, ended=(GREEN,))
    play(table, BLUE, "use slot 1", "buy 1 right")
    play(table, BLUE, "mark discard", "discard cotton 2")
    assert (hand(table), pounds(table)) == ("", 1 + 2 + 2)


@rule("MOM-6.5", "MOM-D14", "MOM-E29", "MOM-15.7", "MOM-6.3")
def test_a_price_of_nothing_still_needs_a_goods_card() -> None:
    things = {"tracks": "A1 B2 C1 D1", "spaces": {BLUE: {"Cape Town": 6}}, "display": {"1 right": "merchant"}}
    table = mombasa_table(slots={BLUE: "cotton 2"}, **things)  # type: ignore[arg-type]
    [event] = happened(play(table, BLUE, "use slot 1", "buy 1 right"), "buy")
    assert event["price"] == 0
    play(table, BLUE, "step Cairo", "step Cairo")
    assert spaces(table)["Cairo"] == 2
    without = mombasa_table(**things)  # type: ignore[arg-type]
    assert can(without, BLUE, "buy") == []


@rule("MOM-6.3", "MOM-6.5", "MOM-15.11")
def test_a_price_never_goes_below_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """No card of our box is so cheap; another box may have one."""
    table = mombasa_table(
        tracks="A1 B1 C2 D1",
        slots={BLUE: "banana 2"},
        spaces={BLUE: {"Cape Town": 6, "Saint-Louis": 11}},
        display={"1 right": "merchant"},
    )
    box = cast(Mombasa, table.position).box
    monkeypatch.setattr(box.cards[box.card_names.index("merchant")], "crate", 0)
    for_pounds = table.copy()
    [event] = happened(play(table, BLUE, "use slot 1", "buy 1 right"), "buy")
    assert event["price"] == 0
    play(table, BLUE, "step Cairo", "step Cairo")
    assert asked(table) == (GREEN, "turn")  # two units, not three
    play(for_pounds, BLUE, "mark C2 second", "buy 1 right")
    assert pounds(for_pounds) == 1


@rule("MOM-6.6", "MOM-R2", "MOM-18.1")
def test_units_are_split_freely_and_may_lapse() -> None:
    table = mombasa_table(slots={BLUE: "banana 4"})
    play(table, BLUE, "use slot 1", "step Mombasa", "step Cairo", "step Mombasa", "stop")
    assert spaces(table) == {"Mombasa": 2, "Cairo": 1}
    table = mombasa_table(slots={BLUE: "banana 4"})
    play(table, BLUE, "use slot 1", "stop")
    assert (spaces(table), states(table)) == ({}, "down empty empty empty empty")


@rule("MOM-6.7")
def test_the_display_is_not_refilled_in_the_action_phase() -> None:
    table = mombasa_table(slots={BLUE: "coffee 4"}, display={"1 right": "coffee 4"})
    play(table, BLUE, "use slot 1", "buy 1 right")
    assert [place["card"] for place in board(table)["display"]] == [None] * 12
    assert asked(table) == (GREEN, "turn")


@rule("MOM-R11", "MOM-15.5")
def test_the_purchase_comes_before_the_spaces() -> None:
    table = mombasa_table(
        slots={BLUE: "banana 4"},
        spaces={BLUE: {"Cape Town": 5}},
        display={"1 right": "banana 4", "2 right": "share Cairo"},
    )
    play(table, BLUE, "use slot 1")
    play(table, BLUE, "step Cape Town")  # the first field of B1: bananas buy at one less, but not in this action
    assert can(table, BLUE, "buy") == []


@rule("MOM-6.9", "MOM-R27", "MOM-E35", "MOM-15.7")
def test_mixed_goods_with_the_second_privilege_of_b1() -> None:
    table = mombasa_table(
        slots={BLUE: "banana 2, coffee 2"},
        spaces={BLUE: {"Cape Town": 12}},
        display={"1 right": "cotton 4", "2 right": "coffee 4", "2 left": "expansion 3 Cairo"},
    )
    play(table, BLUE, "use slot 1", "use slot 2")
    assert can(table) == ["buy 1 right", "buy 2 right"]  # and nothing but a purchase
    [event] = happened(play(table, BLUE, "buy 1 right"), "buy")
    assert event["price"] == 3
    play(table, BLUE, "step Cairo")
    assert spaces(table)["Cairo"] == 1
    assert asked(table) == (GREEN, "turn")


@rule("MOM-6.9", "MOM-R27")
def test_goods_are_mixed_only_where_a_card_can_really_be_bought() -> None:
    dear = mombasa_table(
        slots={BLUE: "banana 1, coffee 1"}, spaces={BLUE: {"Cape Town": 12}}, display={"1 left": "cotton 4"}
    )
    play(dear, BLUE, "use slot 1")
    assert can(dear, BLUE, "use") == []
    more = mombasa_table(
        slots={BLUE: "banana 1, coffee 1, cotton 3"}, spaces={BLUE: {"Cape Town": 12}}, display={"1 left": "cotton 4"}
    )
    events = play(more, BLUE, "use slot 1", "use slot 2")
    # two goods are not enough, and without a purchase they may not be mixed: the third and the purchase are forced
    assert [event["amount"] for event in happened(events, "use")] == [1, 2, 5]
    assert (hand(more), states(more)) == ("cotton 4", "down down down empty empty")
    first_privilege = mombasa_table(
        slots={BLUE: "banana 2, coffee 2"}, spaces={BLUE: {"Cape Town": 11}}, display={"1 right": "cotton 4"}
    )
    play(first_privilege, BLUE, "use slot 1")
    assert can(first_privilege, BLUE, "use") == []


@rule("MOM-15.7", "MOM-15.6", "MOM-D11")
@pytest.mark.parametrize(
    ("tracks", "space", "card", "price"),
    [
        ("A1 B1 C1 D1", 5, "banana", 4),
        ("A1 B1 C1 D1", 6, "banana", 3),
        ("A1 B1 C1 D1", 6, "coffee", 4),
        ("A1 B1 C1 D1", 12, "banana", 3),
        ("A1 B1 C1 D1", 12, "coffee", 3),
        ("A1 B2 C1 D1", 6, "cotton", 3),
        ("A1 B2 C1 D1", 6, "banana", 4),
        ("A1 B2 C1 D1", 13, "cotton", 4),
    ],
)
def test_discounts(tracks: str, space: int, card: str, price: int) -> None:
    table = mombasa_table(
        tracks=tracks, slots={BLUE: f"{card} 4"}, spaces={BLUE: {"Cape Town": space}}, display={"1 right": "coffee 4"}
    )
    [event] = happened(play(table, BLUE, "use slot 1", "buy 1 right"), "buy")
    assert event["price"] == price


@rule("MOM-R22")
def test_the_hand_has_no_limit() -> None:
    many = ", ".join(["coffee 1"] * 30)
    table = mombasa_table(slots={BLUE: "coffee 2"}, display={"1 right": "cotton 2"}, hands={BLUE: many})
    play(table, BLUE, "use slot 1", "buy 1 right")
    assert own(table)["hand_size"] == 31
