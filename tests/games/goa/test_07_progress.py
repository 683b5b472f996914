"""7. Action: Progress."""

import pytest

from entrepot import IllegalMove
from tests.games.doing import asked, board, happened, kinds, play
from tests.games.goa.layout import GAME, can, goa_table, goods, hand, land, own, row, spices
from tests.marks import rule

ALL = "ginger-2 with ginger, cinnamon-2 with cinnamon, pepper-2 with pepper, nutmeg-2 with nutmeg"
CLOVE = "quilon-clove-ginger with clove"


@rule("GOA-7.1")
@pytest.mark.parametrize(
    "step", GAME.box.all("step"), ids=lambda step: f"{step.text('column')}-{step.integer('leaves')}"
)
def test_every_step_costs_its_spices_and_as_many_ships(step: object) -> None:
    facts = step.facts  # type: ignore[attr-defined]
    column, leaves = facts["column"], facts["leaves"]
    table = goa_table(ships={0: 5}, rows={0: f"{column} {leaves}"}, land={0: ALL}, colonies={0: CLOVE})
    play(table, 0, f"progress {column}")
    assert row(table, 0, column) == leaves + 1
    assert len(facts["spices"]) == leaves
    assert goods(table, 0)[1] == 5 - leaves
    left = {"ginger", "cinnamon", "pepper", "nutmeg", "clove"} - set(facts["spices"])
    assert set(spices(table, 0).split()) == left


@rule("GOA-7.2")
def test_the_player_chooses_the_places_that_pay() -> None:
    table = goa_table(
        land={0: "ginger-2 with ginger, any-1 with ginger"},
        colonies={0: "cochin with ginger, calicut with ginger clove"},
    )
    play(table, 0, "progress ships")
    assert can(table, 0) == [f"give ginger {place}" for place in ("plantation-1", "plantation-2", "cochin", "calicut")]
    play(table, 0, "give ginger cochin")
    assert spices(table, 0) == "ginger ginger ginger clove"
    assert goods(table, 0)[1] == 3


@rule("GOA-7.3")
def test_a_marker_in_row_5_does_not_move() -> None:
    table = goa_table(ships={0: 9}, rows={0: "ships 5"}, land={0: ALL})
    assert can(table, 0, "progress") == ["progress harvest", "progress taxes", "progress expeditions"]


@rule("GOA-7.4")
def test_the_first_in_row_4_and_5_of_each_column_draws_a_card() -> None:
    table = goa_table(
        ships={0: 9, 1: 9}, rows={0: "ships 3, harvest 3", 1: "ships 3"}, land={0: ALL, 1: ALL.replace("-2", "-1")}
    )
    events = play(table, 0, "progress ships")
    assert happened(events, "first") == [{"kind": "first", "seat": 0, "column": "ships", "row": 4}]
    assert len(hand(table, 0)) == 1
    [drawn] = happened(events, "draw")
    assert (drawn["number"], "cards" in drawn) == (1, False)  # only the drawer sees it
    play(table, 0, "done")
    assert happened(play(table, 1, "progress ships"), "first") == []
    assert own(table, 1)["hand_size"] == 0
    assert board(table)["first"]["ships"] == {"4": 0, "5": None}
    assert board(table)["first"]["harvest"] == {"4": None, "5": None}


@rule("GOA-7.4")
@pytest.mark.parametrize(("leaves", "cards"), [(1, 0), (2, 0), (3, 1), (4, 1)])
def test_ten_cards_can_be_won_no_more(leaves: int, cards: int) -> None:
    table = goa_table(ships={0: 9}, rows={0: f"taxes {leaves}, ships 2, harvest 2"}, land={0: ALL}, colonies={0: CLOVE})
    play(table, 0, "progress taxes")
    assert len(hand(table, 0)) == cards


@rule("GOA-7.4", "GOA-11.4")
def test_the_card_is_taken_above_the_hand_limit() -> None:
    table = goa_table(ships={0: 9}, rows={0: "ships 3"}, land={0: ALL}, hands={0: "sell-tiger, sell-statue"})
    play(table, 0, "progress ships")
    assert len(hand(table, 0)) == 3


@rule("GOA-7.5")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_when_the_last_marker_leaves_a_row_there_is_an_extra_action_card(number: int) -> None:
    lower = ", ".join(f"{column} {number + 1}" for column in ("harvest", "taxes", "expeditions", "colonists"))
    table = goa_table(ships={0: 9}, rows={0: f"ships {number}, {lower}"}, land={0: ALL}, colonies={0: CLOVE})
    events = play(table, 0, "progress ships")
    assert goods(table, 0)[3] == 1
    assert happened(events, "all_markers")[0]["row"] == number + 1


@rule("GOA-7.5")
def test_not_while_another_marker_is_left_in_the_row() -> None:
    rows = "ships 1, harvest 2, taxes 2, expeditions 2, colonists 1"
    table = goa_table(ships={0: 9}, rows={0: rows}, land={0: ALL})
    play(table, 0, "progress ships")
    assert goods(table, 0)[3] == 0


@rule("GOA-7.5")
def test_every_player_can_earn_it() -> None:
    rows = "harvest 2, taxes 2, expeditions 2, colonists 2"
    table = goa_table(rows={0: rows, 1: rows}, land={0: "ginger-1 with ginger", 1: "ginger-2 with ginger"})
    play(table, 0, "progress ships")
    play(table, 1, "progress ships")
    assert [goods(table, seat)[3] for seat in (0, 1)] == [1, 1]


@rule("GOA-7.6", "GOA-R17")
def test_both_bonuses_come_at_once_whatever_moved_the_marker() -> None:
    rows = "ships 3, harvest 4, taxes 4, expeditions 4, colonists 4"
    for moves in (["play purchase-statue", "progress ships"], ["use b-viceroy"]):
        table = goa_table(ducats={0: 12}, rows={0: rows}, hands={0: "purchase-statue"}, tiles={0: "b-viceroy"})
        events = play(table, 0, *moves)
        assert row(table, 0, "ships") == 4
        assert kinds(events)[-5:] == ["progress", "first", "draw", "all_markers", "extra_card"]
        assert goods(table, 0)[3] == 1
        assert asked(table) == (0, "act")  # before the window goes on


@rule("GOA-7.7")
def test_a_column_is_offered_only_if_it_can_be_paid() -> None:
    table = goa_table(ships={0: 1}, rows={0: "harvest 2"}, land={0: ALL})
    assert can(table, 0, "progress") == ["progress ships", "progress taxes", "progress expeditions"]
    with pytest.raises(IllegalMove):
        table.play(0, "progress harvest")  # two ships
    assert can(goa_table(ships={0: 0}, land={0: ALL}), 0, "progress") == []
    table = goa_table(
        ships={0: 0}, land={0: "ginger-2 with ginger, any-1"}, hands={0: "spices-only-lotus, ships-only-tiger"}
    )
    assert can(table, 0, "play") == ["play spices-only-lotus"]  # no ships: the other one helps nowhere
    play(table, 0, "play spices-only-lotus")
    assert (row(table, 0, "ships"), land(table, 0)) == (2, ["ginger-2", "any-1"])
