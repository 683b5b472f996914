"""4. The planning phase."""

import pytest

from tests.games.doing import board, happened, kinds, play
from tests.games.mombasa.layout import BLUE, GREEN, can, hand, mombasa_table, own, pile, states
from tests.marks import rule


@rule("MOM-4.1", "MOM-19.3")
def test_one_card_at_each_of_three_slots_at_most() -> None:
    table = mombasa_table(hands={BLUE: "banana 1, banana 1, coffee 2"}, planning=True)
    lays = [f"lay {card} slot {slot}" for card in ("banana 1", "coffee 2") for slot in (1, 2, 3)]
    assert can(table) == [*lays, "ready"]
    play(table, BLUE, "lay banana 1 slot 2")
    assert can(table, BLUE, "lay") == [
        f"lay {card} slot {slot}" for card in ("banana 1", "coffee 2") for slot in (1, 3)
    ]
    assert hand(table) == "banana 1, coffee 2"


@rule("MOM-4.1", "MOM-16.1", "MOM-16.2", "MOM-16.3", "MOM-D13")
@pytest.mark.parametrize(
    ("diamonds", "ink", "slots"),
    [
        (7, 4, ["slot 1", "slot 2", "slot 3"]),
        (8, 4, ["left", "slot 1", "slot 2", "slot 3"]),
        (7, 5, ["slot 1", "slot 2", "slot 3", "right"]),
        (20, 9, ["left", "slot 1", "slot 2", "slot 3", "right"]),
    ],
)
def test_the_extra_slots_open_by_diamonds_and_ink(diamonds: int, ink: int, slots: list[str]) -> None:
    table = mombasa_table(hands={BLUE: "coffee 2"}, diamonds={BLUE: diamonds}, ink={BLUE: ink}, planning=True)
    assert can(table, BLUE, "lay") == [f"lay coffee 2 {slot}" for slot in slots]


@rule("MOM-R19", "MOM-R40")
def test_the_switch_for_the_right_slot() -> None:
    table = mombasa_table(hands={BLUE: "coffee 2"}, ink={BLUE: 4}, planning=True, early_ink_slot=True)
    assert "lay coffee 2 right" in can(table)


@rule("MOM-16.1")
def test_a_slot_opens_from_the_next_planning_phase_on() -> None:
    table = mombasa_table(slots={BLUE: "merchant"}, hands={BLUE: "coffee 1"}, diamonds={BLUE: 7}, ended=(GREEN,))
    play(table, BLUE, "use slot 1")
    assert own(table)["diamonds"] == 8
    assert "lay coffee 1 left" not in can(table)
    play(table, BLUE, "end nothing")
    assert "lay coffee 1 left" in can(table)


@rule("MOM-4.2")
def test_slots_may_stay_empty_even_all() -> None:
    table = mombasa_table(hands={BLUE: "coffee 1", GREEN: "coffee 2"}, planning=True)
    play(table, GREEN, "lay coffee 2 slot 3", "ready")
    play(table, BLUE, "ready")
    assert (states(table, BLUE), states(table, GREEN)) == ("empty " * 4 + "empty", "empty empty up empty empty")
    assert board(table)["phase"] == "actions"


@rule("MOM-4.4", "MOM-13.2")
def test_a_card_goes_to_the_pile_of_its_column() -> None:
    table = mombasa_table(hands={BLUE: "coffee 1, cotton 1"}, planning=True)
    play(table, BLUE, "lay coffee 1 slot 3", "lay cotton 1 slot 1", "ready")
    play(table, GREEN, "ready")
    play(table, BLUE, "end nothing")
    assert (pile(table, "slot 1"), pile(table, "slot 2"), pile(table, "slot 3")) == ("cotton 1", "", "coffee 1")


@rule("MOM-4.5", "MOM-H2", "MOM-19.3")
def test_nobody_sees_a_plan_before_all_are_ready() -> None:
    table = mombasa_table(hands={BLUE: "coffee 1, cotton 1", GREEN: "cotton 2"}, planning=True)
    events = play(table, BLUE, "lay coffee 1 slot 2")
    for witness in (GREEN, None):
        assert [event.seen_by(witness) for event in events] == [{"kind": "lay", "seat": BLUE, "slot": "slot 2"}]
        slot = board(table, witness)["players"][BLUE]["slots"][2]
        assert (slot["state"], slot["card"], slot["counts"]) == ("hidden", None, None)
        assert board(table, witness)["players"][BLUE]["totals"]["coffee"] == 0
        assert board(table, witness)["players"][BLUE]["planned"] is None
    assert own(table)["slots"][2]["card"] == "coffee 1"
    assert own(table)["planned"]["coffee"] == 1
    play(table, BLUE, "ready")
    assert "reveal" not in kinds(play(table, GREEN, "lay cotton 2 slot 1"))
    events = play(table, GREEN, "ready")
    assert [event["cards"] for event in happened(events, "reveal")] == [["coffee 1"], ["cotton 2"]]
    assert board(table, None)["players"][BLUE]["slots"][2]["card"] == "coffee 1"


@rule("MOM-4.5", "MOM-R33")
def test_the_own_choice_can_be_changed_until_ready() -> None:
    table = mombasa_table(hands={BLUE: "coffee 1, cotton 1"}, planning=True)
    play(table, BLUE, "lay coffee 1 slot 2", "clear slot 2")
    assert hand(table) == "coffee 1, cotton 1"
    play(table, BLUE, "lay cotton 1 slot 2", "ready")
    assert table.waiting == (GREEN,)
    assert can(table, BLUE) == []
    table.undo(BLUE)
    play(table, BLUE, "clear slot 2")
    assert states(table).split() == ["empty"] * 5


@rule("MOM-4.5")
def test_the_order_of_planning_makes_no_difference() -> None:
    tables = [mombasa_table(hands={BLUE: "coffee 1", GREEN: "cotton 2"}, planning=True) for _ in range(2)]
    for table, order in zip(tables, ((BLUE, GREEN), (GREEN, BLUE)), strict=True):
        for seat in order:
            play(table, seat, "lay coffee 1 slot 1" if seat == BLUE else "lay cotton 2 slot 1")
        for seat in order:
            play(table, seat, "ready")
    assert board(tables[0]) == board(tables[1])


@rule("MOM-4.6", "MOM-14.3", "MOM-12.1")
def test_tiles_of_the_last_round_lie_open_before_planning() -> None:
    table = mombasa_table(ended=(GREEN,), pounds={BLUE: 9})
    play(table, BLUE, "mark expansion tile")
    play(table, BLUE, "mark plus good tile")
    play(table, BLUE, "end nothing")
    tiles = {tile["name"]: (tile["holder"], tile["state"]) for tile in board(table)["tiles"]}
    assert board(table)["phase"] == "planning"
    assert tiles == {
        "plus_good": (BLUE, "aside"),
        "bookkeeper": (None, "empty"),
        "merchant": (None, "empty"),
        "expansion": (BLUE, "up"),
    }
    assert own(table)["totals"]["expansion"] == 2
