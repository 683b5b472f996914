"""21. Hidden information: who sees what."""

import json
from typing import cast

import pytest

from entrepot import Dice, Table
from entrepot.games.mombasa.position import Mombasa
from tests.games.doing import board, play
from tests.games.mombasa.layout import BLUE, BOX, GAME, GREEN, YELLOW, book, can, mombasa_table, own
from tests.marks import rule


def planned(card: str, other: str) -> Table:
    """Green has laid a card and keeps another; for Blue the two tables are the same."""
    table = mombasa_table(
        3,
        hands={BLUE: "banana 1, banana 2", GREEN: "coffee 3, cotton 4, expansion 2 Cairo, share Cairo"},
        planning=True,
    )
    play(table, GREEN, f"lay {card} slot 1")
    assert other in own(table, GREEN)["hand"]
    return table


@rule("MOM-H2", "MOM-4.5")
@pytest.mark.parametrize("card", ["cotton 4", "expansion 2 Cairo"])
def test_what_is_planned_makes_no_difference_to_others(card: str) -> None:
    """Neither its kind and value, nor a share that it carries."""
    one, other = planned("coffee 3", card), planned(card, "coffee 3")
    for seat in (BLUE, YELLOW, None):
        assert json.dumps(one.view(seat)) == json.dumps(other.view(seat))
        seen = [[event.seen_by(seat) for event in table.history[-1]] for table in (one, other)]
        assert seen[0] == seen[1]
    assert can(one, BLUE) == can(other, BLUE)
    assert one.view(GREEN) != other.view(GREEN)


@rule("MOM-H2")
def test_after_the_reveal_cards_are_public_also_face_down() -> None:
    table = mombasa_table(slots={GREEN: "coffee 3, down cotton 4"})
    for seat in (BLUE, GREEN, None):
        slots = board(table, seat)["players"][GREEN]["slots"]
        assert [(slot["card"], slot["state"]) for slot in slots[1:3]] == [("coffee 3", "up"), ("cotton 4", "down")]


@rule("MOM-H1")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    table = mombasa_table(hands={BLUE: "coffee 1, cotton 2", GREEN: "banana 1"})
    for seat, hands in ((BLUE, [["coffee 1", "cotton 2"], None]), (GREEN, [None, ["banana 1"]]), (None, [None, None])):
        assert [player["hand"] for player in board(table, seat)["players"]] == hands
        assert [player["hand_size"] for player in board(table, seat)["players"]] == [2, 1]


@rule("MOM-H1")
def test_shares_in_a_hand_are_counted_for_its_owner_only() -> None:
    table = mombasa_table(hands={BLUE: "share Cairo"}, piles={BLUE: {"slot 1": "expansion 2 Cairo"}})
    assert own(table)["shares"]["Cairo"] == 2
    assert board(table, GREEN)["players"][BLUE]["shares"]["Cairo"] == 1


@rule("MOM-H3", "MOM-H7", "MOM-H6")
def test_what_lies_open_is_the_same_for_all() -> None:
    table = mombasa_table(
        piles={BLUE: {"slot 1": "coffee 1, cotton 2"}},
        books={BLUE: {2: "down A (banana 1: pounds 1)"}},
        pounds={BLUE: 17},
        tiles={"merchant": BLUE},
        taken_spaces={"buy": GREEN},
        posts={"Cairo": "Barqa"},
    )
    views = [board(table, seat) for seat in (BLUE, GREEN, None)]
    for key in views[0]:
        if key != "players":
            assert views[0][key] == views[1][key] == views[2][key]
    for seen in views:
        player = seen["players"][BLUE]
        assert player["slots"][1]["pile"] == ["coffee 1", "cotton 2"]
        assert (player["books"][1]["book"]["number"], player["books"][1]["turned"]) == (
            book("A (banana 1: pounds 1)") + 1,
            True,
        )
        assert player["pounds"] == 17


@rule("MOM-H4")
def test_deck_and_supplies_are_hidden_but_for_their_letters() -> None:
    table = GAME.deal(seats=2, seed=1)
    mombasa = cast(Mombasa, table.position)
    text = json.dumps([table.view(seat) for seat in (0, 1, None)])
    orders = set()
    for seed in range(8):
        twin = mombasa.copy()
        twin.redeal(0, Dice(seed))
        assert json.dumps([twin.view(seat) for seat in (0, None)]) in json.dumps(
            [mombasa.view(seat) for seat in (0, None)]
        )
        bottom = 0
        for part in BOX.stack:
            here = slice(bottom, bottom + len(part))
            assert sorted(twin.stack[here]) == sorted(mombasa.stack[here])  # every letter keeps its place
            bottom += len(part)
        orders.add((tuple(twin.stack), tuple(map(tuple, twin.supplies))))
    assert len(orders) == 8
    assert '"deck": 32' in text


@rule("MOM-H5", "MOM-2.13")
def test_start_tiles_of_others_are_unknown_also_dropped_ones() -> None:
    table = GAME.deal(seats=3, seed=2, variable_setup=True)
    offers = [own(table, seat)["offered"] for seat in range(3)]
    play(table, 1, f"keep {offers[1][0]}")
    mombasa = cast(Mombasa, table.position)
    kept = set()
    for seed in range(40):
        twin = mombasa.copy()
        twin.redeal(0, Dice(seed))
        assert twin.players[0].offered == mombasa.players[0].offered
        assert json.dumps(twin.view(0)) == json.dumps(mombasa.view(0))
        kept.add(twin.players[1].tile)
    assert len(kept) == 8  # any but the two that seat 0 holds
    play(table, 0, f"keep {offers[0][0]}")
    play(table, 2, f"keep {offers[2][0]}")
    opened = cast(Mombasa, table.position)
    dropped = set()
    for seed in range(40):
        twin = opened.copy()
        twin.redeal(0, Dice(seed))
        assert [player.tile for player in twin.players] == [player.tile for player in opened.players]
        dropped.add(twin.players[1].offered[0])
    assert len(dropped) == 6  # not the three that are kept, nor the own dropped one


@rule("MOM-H2", "MOM-4.3")
@pytest.mark.parametrize("seat", [BLUE, YELLOW])
def test_a_redealt_plan_uses_the_same_slots_and_only_cards_that_may_be_laid(seat: int) -> None:
    mombasa = cast(Mombasa, planned("coffee 3", "cotton 4").position)
    laid = set()
    for seed in range(30):
        twin = mombasa.copy()
        twin.redeal(seat, Dice(seed))
        player = twin.players[GREEN]
        assert player.states == mombasa.players[GREEN].states
        assert sorted([*player.hand, player.slots[1]]) == sorted(
            [*mombasa.players[GREEN].hand, mombasa.players[GREEN].slots[1]]
        )
        laid.add(BOX.card_names[player.slots[1]])
    assert laid == {"coffee 3", "cotton 4", "expansion 2 Cairo"}


@rule("MOM-H6", "MOM-17.1")
def test_hands_are_open_at_the_end() -> None:
    table = mombasa_table(round=7, ended=(GREEN,), hands={BLUE: "share Cairo"})
    play(table, BLUE, "end nothing")
    assert board(table, GREEN)["players"][BLUE]["hand"] == ["share Cairo"]
