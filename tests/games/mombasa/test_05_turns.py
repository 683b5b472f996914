"""5. The action phase in general, 13. ending it, 14. the preparation."""

from typing import cast

import pytest

from entrepot import IllegalMove
from entrepot.games.mombasa.position import Mombasa
from tests.games.doing import asked, board, happened, play
from tests.games.mombasa.layout import (
    BLUE,
    GREEN,
    YELLOW,
    can,
    hand,
    marked,
    mombasa_table,
    own,
    pile,
    pounds,
    spaces,
    states,
)
from tests.marks import rule


@rule("MOM-5.1", "MOM-14.4")
def test_turns_go_clockwise_from_the_first_player() -> None:
    table = mombasa_table(3, first=GREEN, hands={BLUE: "coffee 1"}, planning=True)
    for seat in (BLUE, YELLOW, GREEN):
        play(table, seat, "ready")
    order = []
    while board(table)["phase"] == "actions":
        order.append(asked(table)[0])
        first_turns = ("mark bookkeeper tile", "mark plus good tile", "mark discard")
        play(table, order[-1], first_turns[len(order) - 1] if len(order) <= 3 else "end nothing")
        if len(order) == 3:
            play(table, order[-1], "discard coffee 1")
    assert order == [GREEN, YELLOW, BLUE, GREEN, YELLOW, BLUE]


@rule("MOM-5.1", "MOM-19.4")
def test_the_six_actions() -> None:
    table = mombasa_table(
        slots={BLUE: "banana 2, bookkeeper 2, merchant, expansion 2"}, diamonds={BLUE: 9}, hands={BLUE: "coffee 1"}
    )
    verbs = {move.verb for move in table.moves(BLUE)}
    assert verbs == {"use", "expand", "mark", "end"}
    assert can(table, BLUE, "use") == ["use slot 1", "use slot 2", "use slot 3"]
    play(table, BLUE, "use slot 3")
    assert asked(table) == (GREEN, "turn")


@rule("MOM-5.2", "MOM-E2")
def test_cards_in_hand_and_piles_do_not_count() -> None:
    table = mombasa_table(hands={BLUE: "bookkeeper 2, coffee 4"}, piles={BLUE: {"slot 1": "bookkeeper 3"}})
    assert {move.verb for move in table.moves(BLUE)} == {"mark", "end"}
    assert own(table)["totals"] == {"banana": 0, "coffee": 0, "cotton": 0, "expansion": 0}
    assert "mark coffee" not in can(table)


@rule("MOM-5.3", "MOM-E3", "MOM-9.4")
def test_a_used_card_lies_face_down_and_counts_for_nothing() -> None:
    table = mombasa_table(
        slots={BLUE: "merchant, bookkeeper 2"}, books={BLUE: {1: "A (merchant or bookkeeper: pounds 2)"}}
    )
    play(table, BLUE, "use slot 1")
    assert states(table) == "down up empty empty empty"
    play(table, GREEN, "end nothing")
    assert "use slot 1" not in can(table)
    play(table, BLUE, "use slot 2")
    assert "ink" not in can(table)


@rule("MOM-5.3")
def test_meeting_a_requirement_uses_nothing_up() -> None:
    table = mombasa_table(slots={BLUE: "coffee 3"}, spaces={BLUE: {"Cairo": 1}}, ended=(GREEN,))
    play(table, BLUE, "mark coffee", "choose 1", "step Cairo", "step Cairo")
    assert states(table) == "up empty empty empty empty"


@rule("MOM-5.4")
def test_without_another_action_the_phase_must_end_and_it_may_end_early() -> None:
    table = mombasa_table(markers={BLUE: 0})
    assert can(table) == ["end nothing"]
    table = mombasa_table(slots={BLUE: "coffee 3"})
    play(table, BLUE, "end nothing")
    assert own(table)["ended"]
    assert pile(table, "slot 1") == "coffee 3"


@rule("MOM-5.5", "MOM-13.4")
def test_who_has_ended_is_skipped() -> None:
    table = mombasa_table(3, ended=(GREEN,), slots={BLUE: "merchant"})
    play(table, BLUE, "use slot 1")
    assert asked(table) == (YELLOW, "turn")
    play(table, YELLOW, "end nothing")
    assert asked(table) == (BLUE, "turn")
    play(table, BLUE, "end nothing")
    assert board(table)["phase"] == "planning"


@rule("MOM-5.6")
def test_a_player_may_have_many_turns_in_a_round() -> None:
    table = mombasa_table(slots={BLUE: "merchant, merchant, merchant"}, ended=(GREEN,))
    for slot in (1, 2, 3):
        play(table, BLUE, f"use slot {slot}")
    assert (own(table)["diamonds"], pounds(table)) == (3, 1 + 6)
    assert asked(table) == (BLUE, "turn")


@rule("MOM-5.7")
def test_there_are_no_loans() -> None:
    table = mombasa_table(pounds={BLUE: 0}, spaces={BLUE: {"Mombasa": 8}}, slots={BLUE: "coffee 2"})
    assert can(table, BLUE, "mark") == ["mark first player", "mark coffee"]
    with pytest.raises(IllegalMove):
        table.play(BLUE, "mark buy")
    play(table, BLUE, "use slot 1")
    assert "step Mombasa" not in can(table)


@rule("MOM-13.1", "MOM-13.2", "MOM-13.3", "MOM-E16", "MOM-19.11")
def test_ending_the_action_phase() -> None:
    table = mombasa_table(
        slots={BLUE: "coffee 1, down coffee 2"},
        piles={BLUE: {"slot 2": "expansion 2, expansion 2, expansion 1 crate 1", "slot 3": "cotton 1"}},
        tiles={"merchant": BLUE},
    )
    assert can(table, BLUE, "end") == ["end slot 2", "end slot 3"]
    play(table, BLUE, "end slot 2")
    assert hand(table) == "expansion 1 crate 1, expansion 2, expansion 2"
    assert [pile(table, f"slot {slot}") for slot in (1, 2, 3)] == ["coffee 1", "coffee 2", "cotton 1"]
    assert [tile["holder"] for tile in board(table)["tiles"]] == [None] * 4
    assert own(table)["ended"]


@rule("MOM-R7", "MOM-19.11")
def test_a_pile_must_be_chosen_if_there_is_one() -> None:
    table = mombasa_table(piles={BLUE: {"left": "cotton 1"}}, diamonds={BLUE: 8})
    assert can(table, BLUE, "end") == ["end left"]
    assert can(mombasa_table(), BLUE, "end") == ["end nothing"]


@rule("MOM-16.3")
def test_the_pile_of_an_extra_column_counts_like_the_others() -> None:
    table = mombasa_table(piles={BLUE: {"left": "cotton 1", "slot 1": "coffee 1", "right": "banana 1"}})
    assert can(table, BLUE, "end") == ["end left", "end slot 1", "end right"]


@rule("MOM-R38", "MOM-13.1")
def test_in_the_last_round_no_pile_is_taken() -> None:
    assert can(mombasa_table(piles={BLUE: {"slot 1": "cotton 1"}}, round=7), BLUE, "end") == ["end nothing"]


@rule("MOM-13.4", "MOM-15.3")
def test_payouts_still_reach_who_has_ended() -> None:
    table = mombasa_table(
        slots={BLUE: "coffee 1"}, spaces={BLUE: {"Mombasa": 6}, GREEN: {"Mombasa": 7}}, ended=(GREEN,)
    )
    play(table, BLUE, "use slot 1", "step Mombasa")
    assert (pounds(table, BLUE), pounds(table, GREEN)) == (2, 2)


# 14. Preparation -----------------------------------------------------------------------------------------------------


@rule("MOM-14.1", "MOM-E26", "MOM-R32")
def test_the_coins_of_the_new_round_fall_to_the_books() -> None:
    table = mombasa_table(3, round=1, ended=(GREEN, YELLOW))
    play(table, BLUE, "end nothing")
    coins = {(place["row"], place["column"]): place["coins"] for place in board(table)["books"] if place["coins"]}
    assert coins == {(1, 1): 1, (2, 1): 1}
    assert board(table)["round_coins"] == [0, 0, 0, 1, 2, 1, 2, 1]
    assert board(table)["round"] == 2
    table = mombasa_table(3, round=2, ended=(GREEN, YELLOW))
    play(table, BLUE, "end nothing")
    assert [place["coins"] for place in board(table)["books"]] == [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]


@rule("MOM-R32")
def test_a_coin_stays_with_its_place_also_under_a_gap_for_good() -> None:
    table = mombasa_table(2, round=2, ended=(GREEN,), shelf={"1 2": "-"})
    cast(Mombasa, table.position).supplies[1] = []
    play(table, BLUE, "end nothing")
    assert (board(table)["books"][1]["book"], board(table)["books"][1]["coins"]) == (None, 1)


@rule("MOM-14.2", "MOM-E27", "MOM-6.7")
def test_cards_slide_right_and_gaps_are_refilled() -> None:
    display = {"1 left": "coffee 1", "1 middle": "coffee 2", "2 left": "cotton 1", "3 right": "banana 1"}
    table = mombasa_table(ended=(GREEN,), display={**display, "4 left": "banana 2", "4 right": "banana 3"})
    events = play(table, BLUE, "end nothing")
    [change] = happened(events, "display")
    assert change["gone"] == ["banana 1", "banana 3"]
    now = {f"{place['row']} {place['column']}": place["card"] for place in board(table)["display"]}
    assert (now["1 middle"], now["1 right"], now["2 right"], now["4 right"]) == (
        *("coffee 1", "coffee 2", "cotton 1", "banana 2"),
    )
    order = ["3 right", "2 middle", "3 middle", "4 middle", "1 left", "2 left", "3 left", "4 left"]
    assert [now[place] for place in order] == change["new"]
    assert board(table)["discards"] == ["banana 1", "banana 3"]


@rule("MOM-14.2")
def test_an_empty_deck_leaves_spaces_empty() -> None:
    table = mombasa_table(ended=(GREEN,), display={"1 left": "coffee 1"})
    cast(Mombasa, table.position).stack = [0]
    play(table, BLUE, "end nothing")
    now = {f"{place['row']} {place['column']}": place["card"] for place in board(table)["display"] if place["card"]}
    assert now == {"1 right": "coffee 1", "2 right": "banana 1"}


@rule("MOM-14.3", "MOM-11.8")
def test_markers_come_back_and_bring_their_tiles() -> None:
    table = mombasa_table(ended=(GREEN,), taken_spaces={"bookkeeper tile": GREEN, "merchant tile": GREEN, "buy": BLUE})
    play(table, BLUE, "end nothing")
    assert marked(table) == {}
    assert (own(table, BLUE)["markers"], own(table, GREEN)["markers"]) == (3, 3)
    assert [tile["holder"] for tile in board(table)["tiles"]] == [None, GREEN, GREEN, None]


@rule("MOM-14.4", "MOM-11.3")
def test_the_next_round_starts_with_the_holder_of_the_marker() -> None:
    table = mombasa_table(3, ended=(YELLOW,), active=GREEN)
    play(table, GREEN, "mark first player", "cash")
    assert board(table)["first_player"] == GREEN
    assert asked(table) == (BLUE, "turn")  # the running order goes on
    play(table, BLUE, "end nothing")
    play(table, GREEN, "end nothing")
    for seat in range(3):
        play(table, seat, "ready")
    assert asked(table) == (GREEN, "turn")
    assert spaces(table, GREEN) == {}
