"""15. Company tracks: calls, special fields, privileges, additional bonus spaces; 18. general principles."""

from typing import cast

import pytest

from entrepot.games.mombasa.position import Mombasa
from tests.games.doing import asked, board, happened, play
from tests.games.mombasa.layout import BLUE, BOX, GREEN, YELLOW, can, hand, marked, mombasa_table, own, pounds, spaces
from tests.marks import rule


@rule("MOM-15.1", "MOM-19.12", "MOM-6.6")
def test_the_last_space_is_the_end() -> None:
    table = mombasa_table(slots={BLUE: "coffee 2"}, spaces={BLUE: {"Mombasa": 24, "Cairo": 23}})
    play(table, BLUE, "use slot 1")
    assert "step Mombasa" not in can(table)
    play(table, BLUE, "step Cairo")
    assert can(table, BLUE, "step") == ["step Cape Town", "step Saint-Louis"]


@rule("MOM-15.1")
def test_spaces_of_a_reward_beyond_the_end_are_lost() -> None:
    table = mombasa_table(slots={BLUE: "coffee 2"}, spaces={BLUE: {"Cairo": 23}})
    play(table, BLUE, "mark coffee", "step Cairo")
    assert asked(table) == (GREEN, "turn")


@rule("MOM-15.2", "MOM-19.12", "MOM-D19", "MOM-18.1")
def test_a_capital_call_is_paid_or_stops_the_marker() -> None:
    table = mombasa_table(slots={BLUE: "coffee 3"}, spaces={BLUE: {"Cairo": 6}}, pounds={BLUE: 5})
    stays = table.copy()
    play(table, BLUE, "mark coffee", "choose 2")
    assert asked(table) == (BLUE, "call")
    play(table, BLUE, "step Cairo")
    assert (spaces(table)["Cairo"], pounds(table)) == (7, 3)
    play(stays, BLUE, "mark coffee", "choose 2", "stop")
    assert (spaces(stays)["Cairo"], pounds(stays)) == (6, 5)
    assert asked(stays) == (GREEN, "turn")


@rule("MOM-15.2", "MOM-15.3", "MOM-E31")
def test_a_call_that_can_not_be_paid_loses_the_spaces_of_a_reward_but_not_goods() -> None:
    reward = mombasa_table(
        slots={BLUE: "expansion 3 Cairo, expansion 3 Cairo"}, spaces={BLUE: {"Mombasa": 6}}, pounds={BLUE: 0}
    )
    play(reward, BLUE, "mark expansion", "choose 3", "collect track", "step Mombasa")
    assert pounds(reward) == 1
    play(reward, BLUE, "step Mombasa")  # then two spaces are lost, and the extra pounds come
    assert (spaces(reward)["Mombasa"], pounds(reward)) == (8, 1 + 3)
    goods = mombasa_table(slots={BLUE: "coffee 4"}, spaces={BLUE: {"Mombasa": 6}}, pounds={BLUE: 0})
    play(goods, BLUE, "use slot 1", "step Mombasa", "step Mombasa")
    assert can(goods) == ["step Cape Town", "step Saint-Louis", "step Cairo", "stop"]


@rule("MOM-15.4", "MOM-E32")
def test_the_money_of_a_field_pays_a_call_of_the_same_move() -> None:
    table = mombasa_table(slots={BLUE: "coffee 3"}, spaces={BLUE: {"Cairo": 4}})
    play(table, BLUE, "mark coffee", "choose 2", "step Cairo")
    assert pounds(table) == 2
    play(table, BLUE, "step Cairo", "step Cairo")
    assert (spaces(table)["Cairo"], pounds(table)) == (7, 0)


@rule("MOM-15.3", "MOM-E17", "MOM-R29")
def test_a_special_field_pays_earlier_visitors_again() -> None:
    table = mombasa_table(
        4,
        slots={BLUE: "coffee 2"},
        spaces={BLUE: {"Mombasa": 6}, GREEN: {"Mombasa": 9}, YELLOW: {"Mombasa": 7}, 3: {"Mombasa": 6}},
    )
    events = play(table, BLUE, "use slot 1", "step Mombasa", "step Mombasa")
    assert [pounds(table, seat) for seat in range(4)] == [2, 2, 2, 1]
    assert [event["seat"] for event in happened(events, "gain")] == [BLUE, GREEN, YELLOW]
    assert asked(table)[0] == GREEN


@rule("MOM-15.5", "MOM-D7")
def test_a_privilege_holds_from_the_next_turn_on_in_the_same_round() -> None:
    table = mombasa_table(slots={BLUE: "coffee 1, expansion 2"}, spaces={BLUE: {"Mombasa": 6}})
    play(table, BLUE, "use slot 1", "step Mombasa")
    assert own(table)["totals"]["expansion"] == 2  # also for the majorities of others
    play(table, GREEN, "end nothing")
    assert own(table)["totals"]["expansion"] == 3
    assert own(table)["privileges"] == {"A1": 1}


@rule("MOM-R42", "MOM-15.5", "MOM-15.8")
@pytest.mark.parametrize(
    ("tracks", "company", "field", "cards", "majority"),
    [
        ("A1 B1 C1 D1", "Mombasa", 7, "expansion 2", "mark expansion"),
        ("A1 B1 C1 D1", "Mombasa", 14, "expansion 2", "mark expansion"),
        ("A1 B2 C1 D1", "Cape Town", 13, "cotton 2", "mark cotton"),
    ],
)
def test_a_new_privilege_counts_against_others_from_its_owners_next_turn_on(
    tracks: str, company: str, field: int, cards: str, majority: str
) -> None:
    table = mombasa_table(
        tracks=tracks,
        slots={BLUE: f"coffee 1, {cards}", GREEN: cards},
        spaces={BLUE: {company: field - 1}, GREEN: {company: 7 if field == 14 else 0}},
        first=GREEN,
        active=GREEN,
        pounds={GREEN: 9},
    )
    play(table, GREEN, "mark merchant tile")
    play(table, BLUE, "use slot 1", f"step {company}")
    assert majority in can(table, GREEN)  # Green's total is no lower than Blue's old one
    play(table, GREEN, "mark bookkeeper tile")
    assert majority in can(table)  # Blue's next turn has begun: the privilege is in force
    play(table, BLUE, "mark plus good tile")
    assert majority not in can(table, GREEN)


@rule("MOM-R41", "MOM-D11", "MOM-15.6")
def test_the_second_privilege_replaces_the_first_in_the_round_in_which_it_was_used() -> None:
    a1 = mombasa_table(
        slots={BLUE: "coffee 1, expansion 2"}, spaces={BLUE: {"Mombasa": 13}}, tiles={"expansion": BLUE}, ended=(GREEN,)
    )
    assert own(a1)["totals"]["expansion"] == 2 + 2 + 1
    play(a1, BLUE, "mark expansion", "choose 2", "collect pounds", "stop")  # used with the first privilege
    play(a1, BLUE, "use slot 1", "step Mombasa")
    assert own(a1)["totals"]["expansion"] == 2 + 2 + 2  # neither 1 nor 3
    b2 = mombasa_table(
        tracks="A1 B2 C1 D1",
        slots={BLUE: "cotton 2, cotton 1"},
        spaces={BLUE: {"Cape Town": 12}},
        display={"1 right": "merchant", "2 right": "merchant Cairo"},
        ended=(GREEN,),
    )
    play(b2, BLUE, "use slot 1", "buy 1 right", "step Cape Town", "stop")  # for nothing: the discount of the first
    play(b2, BLUE, "use slot 2")
    assert can(b2, BLUE, "buy") == []  # cotton 1 counts 2, and the card costs 3 again
    assert own(b2)["slots"][2]["counts"] == 2


@rule("MOM-15.6", "MOM-15.7", "MOM-E33")
def test_the_first_and_the_second_privilege_never_add_up() -> None:
    table = mombasa_table(slots={BLUE: "expansion 2"}, spaces={BLUE: {"Mombasa": 14}})
    assert own(table)["totals"]["expansion"] == 2 + 2


@rule("MOM-15.7", "MOM-R9", "MOM-D1", "MOM-2.10")
def test_a2_gives_more_markers() -> None:
    table = mombasa_table(
        tracks="A2 B1 C1 D1",
        slots={BLUE: "coffee 1, cotton 4, cotton 3, banana 1"},
        diamonds={BLUE: 8},
        spaces={BLUE: {"Mombasa": 6}},
        pounds={BLUE: 9},
        ended=(GREEN,),
    )
    assert own(table)["markers"] == 3
    play(table, BLUE, "use slot 1", "step Mombasa")
    assert own(table)["markers"] == 4  # the next turn has begun
    play(table, BLUE, "use slot 2", "step Mombasa", "step Mombasa", "step Mombasa", "step Mombasa")
    play(table, BLUE, "use slot 3", "step Mombasa", "step Mombasa", "step Mombasa")
    assert own(table)["markers"] == 5  # two extra in all
    play(table, BLUE, "mark buy", "stop")
    assert own(table)["markers"] == 4
    play(table, BLUE, "end nothing")
    play(table, BLUE, "ready")
    play(table, GREEN, "ready")
    assert own(table)["markers"] == 5


@rule("MOM-15.7", "MOM-R9", "MOM-2.10")
@pytest.mark.parametrize(("seats", "start"), [(2, 3), (3, 2), (4, 2)])
def test_a2_gives_two_extra_markers_in_all_at_every_table(seats: int, start: int) -> None:
    """With three or four players more markers lie in the box than the privilege ever brings."""
    table = mombasa_table(
        seats,
        tracks="A2 B1 C1 D1",
        slots={BLUE: "coffee 1, cotton 1"},
        spaces={BLUE: {"Mombasa": 6}},
        ended=tuple(range(1, seats)),
    )
    play(table, BLUE, "use slot 1", "step Mombasa")
    assert own(table)["markers"] == start + 1
    cast(Mombasa, table.position).players[BLUE].spaces[0] = 13
    play(table, BLUE, "use slot 2", "step Mombasa")
    assert own(table)["markers"] == start + 2


@rule("MOM-15.8", "MOM-11.6")
def test_privileges_count_for_majorities_of_both_sides() -> None:
    table = mombasa_table(
        slots={BLUE: "expansion 2", GREEN: "expansion 2"}, spaces={GREEN: {"Mombasa": 7}}, active=GREEN
    )
    play(table, GREEN, "mark bookkeeper tile")
    assert "mark expansion" not in can(table)


@rule("MOM-15.9", "MOM-R17", "MOM-19.10")
def test_the_spaces_of_c1() -> None:
    first = mombasa_table(spaces={BLUE: {"Saint-Louis": 5}}, pounds={BLUE: 3})
    play(first, BLUE, "mark C1 first")
    assert (pounds(first), can(first)) == (2, ["choose 1", "choose 2"])
    other = first.copy()
    play(first, BLUE, "choose 1", "collect diamonds", "cash")
    assert (own(first)["diamonds"], pounds(first)) == (2, 3)
    play(other, BLUE, "choose 2", "collect points", "cash")
    assert (own(other)["diamonds"], pounds(other)) == (1, 4)
    second = mombasa_table(spaces={BLUE: {"Saint-Louis": 11}}, pounds={BLUE: 3})
    play(second, BLUE, "mark C1 second", "collect points", "cash")
    assert (own(second)["diamonds"], pounds(second)) == (2, 3)


@rule("MOM-R17", "MOM-R40")
@pytest.mark.parametrize(("even", "cost"), [(False, 2), (True, 1)])
def test_the_cost_of_the_second_space_of_c1_and_its_switch(even: bool, cost: int) -> None:
    table = mombasa_table(spaces={BLUE: {"Saint-Louis": 11}}, pounds={BLUE: cost}, even_c1=even)
    poor = mombasa_table(spaces={BLUE: {"Saint-Louis": 11}}, pounds={BLUE: cost - 1}, even_c1=even)
    costs = {space["name"]: space["cost"] for space in board(table)["spaces"]}
    assert (costs["C1 first"], costs["C1 second"]) == (1, cost)
    assert "mark C1 second" not in can(poor)
    play(table, BLUE, "mark C1 second")
    assert pounds(table) == 0


@rule("MOM-15.9", "MOM-D17", "MOM-D5", "MOM-E43", "MOM-15.11", "MOM-19.10")
def test_the_spaces_of_c2() -> None:
    display = {"1 right": "merchant", "2 middle": "coffee 2"}
    things = {"tracks": "A1 B1 C2 D1", "display": display}
    first = mombasa_table(spaces={BLUE: {"Saint-Louis": 5}}, pounds={BLUE: 3}, **things)  # type: ignore[arg-type]
    play(first, BLUE, "mark C2 first")
    assert can(first) == ["buy 1 right", "buy 2 middle", "collect diamonds", "stop"]
    play(first, BLUE, "buy 2 middle", "collect diamonds")
    assert (pounds(first), hand(first), own(first)["diamonds"]) == (0, "coffee 2", 1)
    second = mombasa_table(spaces={BLUE: {"Saint-Louis": 11}}, pounds={BLUE: 2}, **things)  # type: ignore[arg-type]
    free = second.copy()
    play(second, BLUE, "mark C2 second", "collect diamonds", "buy 2 middle")
    assert (pounds(second), hand(second), own(second)["diamonds"]) == (0, "coffee 2", 2)
    play(free, BLUE, "mark C2 second", "buy 1 right", "stop")
    assert (pounds(free), hand(free), own(free)["diamonds"]) == (2, "merchant", 0)
    board_space = mombasa_table(spaces={BLUE: {"Cape Town": 12}}, pounds={BLUE: 4}, display={"2 middle": "coffee 2"})
    play(board_space, BLUE, "mark buy", "buy 2 middle")
    assert pounds(board_space) == 0


@rule("MOM-15.9", "MOM-18.2")
def test_on_c2_the_diamond_may_pay_for_the_card() -> None:
    table = mombasa_table(
        tracks="A1 B1 C2 D1",
        spaces={BLUE: {"Saint-Louis": 11}},
        pounds={BLUE: 0},
        diamonds={BLUE: 28},
        display={"2 middle": "coffee 2"},
    )
    play(table, BLUE, "mark C2 second", "collect diamonds", "buy 2 middle")
    assert (pounds(table), hand(table)) == (2, "coffee 2")


@rule("MOM-15.9", "MOM-E44", "MOM-19.10", "MOM-R37")
def test_the_spaces_of_d1() -> None:
    things = {"hands": {BLUE: "coffee 2, banana 2"}, "spaces": {BLUE: {"Cairo": 11}}}
    first = mombasa_table(**things)  # type: ignore[arg-type]
    second = first.copy()
    play(first, BLUE, "mark D1 first", "discard banana 2")
    assert pounds(first) == 1 + 2 + 3
    play(second, BLUE, "mark D1 second")
    assert can(second) == ["discard coffee 2"]
    play(second, BLUE, "discard coffee 2")
    assert pounds(second) == 1 + 2 + 8
    none = mombasa_table(hands={BLUE: "banana 2"}, spaces={BLUE: {"Cairo": 11}})
    assert can(none, BLUE, "mark")[-1:] == ["mark D1 first"]


@rule("MOM-15.9", "MOM-19.10")
def test_the_first_space_of_d2() -> None:
    table = mombasa_table(tracks="A1 B1 C1 D2", spaces={BLUE: {"Cairo": 8}})
    play(table, BLUE, "mark D2 first")
    assert pounds(table) == 0
    assert can(table) == ["step Mombasa", "step Cape Town", "step Saint-Louis", "stop"]  # never the D2 track itself
    play(table, BLUE, "step Cape Town", "step Mombasa")
    assert can(table) == ["step Mombasa", "step Cape Town", "stop"]  # two different tracks
    play(table, BLUE, "step Mombasa", "step Cape Town")
    assert spaces(table) == {"Cairo": 8, "Mombasa": 2, "Cape Town": 2}
    assert asked(table) == (GREEN, "turn")


@rule("MOM-R43", "MOM-15.9", "MOM-15.2", "MOM-18.1")
def test_each_track_of_d2_has_spaces_of_its_own() -> None:
    table = mombasa_table(tracks="A1 B1 C1 D2", spaces={BLUE: {"Cairo": 8, "Mombasa": 7}})
    play(table, BLUE, "mark D2 first", "step Mombasa")
    assert can(table) == ["step Cape Town", "step Saint-Louis", "stop"]  # a capital call, and no pounds to pay it
    play(table, BLUE, "step Cape Town", "step Cape Town")
    assert spaces(table) == {"Cairo": 8, "Mombasa": 8, "Cape Town": 2}  # neither a third there nor a third track
    assert asked(table) == (GREEN, "turn")


@rule("MOM-R43", "MOM-15.4", "MOM-18.2")
def test_the_steps_of_d2_may_take_turns() -> None:
    """The field of one track pays the call of the other, halfway."""
    table = mombasa_table(tracks="A1 B1 C1 D2", spaces={BLUE: {"Cairo": 8, "Mombasa": 7, "Cape Town": 11}})
    play(table, BLUE, "mark D2 first", "step Mombasa")
    assert "step Mombasa" not in can(table)
    play(table, BLUE, "step Cape Town")
    assert pounds(table) == 2
    play(table, BLUE, "step Mombasa", "step Cape Town")
    assert (spaces(table), pounds(table)) == ({"Cairo": 8, "Mombasa": 9, "Cape Town": 13}, 0)


@rule("MOM-15.9", "MOM-D2", "MOM-R40")
@pytest.mark.parametrize(("wide", "steps"), [(False, 2), (True, 3)])
def test_the_second_space_of_d2_and_its_switch(wide: bool, steps: int) -> None:
    table = mombasa_table(tracks="A1 B1 C1 D2", spaces={BLUE: {"Cairo": 15}}, wide_d2=wide)
    play(table, BLUE, "mark D2 second")
    for company in ("Mombasa", "Cape Town", "Saint-Louis"):
        play(table, BLUE, *[f"step {company}"] * steps)
    assert spaces(table) == {"Cairo": 15, "Mombasa": steps, "Cape Town": steps, "Saint-Louis": steps}
    assert asked(table) == (GREEN, "turn")


@rule("MOM-15.10", "MOM-R8", "MOM-15.6", "MOM-D11")
def test_a_track_space_takes_one_marker_and_a_player_only_one_of_the_two() -> None:
    table = mombasa_table(
        3, spaces={seat: {"Cairo": 11} for seat in range(3)}, hands=dict.fromkeys(range(3), "coffee 1, coffee 2")
    )
    play(table, BLUE, "mark D1 first", "discard coffee 1")
    assert "mark D1 first" not in can(table, GREEN)
    play(table, GREEN, "mark D1 second", "discard coffee 1")
    assert marked(table) == {"D1 first": BLUE, "D1 second": GREEN}
    play(table, YELLOW, "end nothing")
    assert not any("D1" in move for move in can(table))
    fresh = mombasa_table(spaces={BLUE: {"Cairo": 11}}, hands={BLUE: "coffee 1, coffee 2"}, ended=(GREEN,))
    play(fresh, BLUE, "mark D1 first", "discard coffee 1")
    assert "mark D1 second" not in can(fresh)


@rule("MOM-R8", "MOM-15.9", "MOM-15.5")
def test_a_track_space_needs_its_special_field() -> None:
    table = mombasa_table(spaces={BLUE: {"Saint-Louis": 5}}, pounds={BLUE: 9})
    assert [move for move in can(table) if "C1" in move] == ["mark C1 first"]
    assert [move for move in can(mombasa_table(pounds={BLUE: 9})) if "C1" in move] == []
    spaces_in_play = [space["name"] for space in board(table)["spaces"]][11:]
    assert spaces_in_play == ["C1 first", "C1 second", "D1 first", "D1 second"]


@rule("MOM-15.11", "MOM-E43")
def test_the_cost_of_the_space_is_due_whatever_the_discount() -> None:
    table = mombasa_table(spaces={BLUE: {"Saint-Louis": 5}}, pounds={BLUE: 0})
    assert "mark C1 first" not in can(table)


@rule("MOM-18.1", "MOM-19.12", "MOM-D10")
def test_a_reward_may_be_taken_in_part() -> None:
    table = mombasa_table(slots={BLUE: "coffee 4"})
    play(table, BLUE, "mark coffee", "choose 2", "step Cairo", "stop")
    assert spaces(table) == {"Cairo": 1}
    assert asked(table) == (GREEN, "turn")


@rule("MOM-18.4", "MOM-R24")
def test_costs_come_first() -> None:
    """The points of C1 could bring the pound that the space costs, but not in time."""
    table = mombasa_table(spaces={BLUE: {"Saint-Louis": 11}}, pounds={BLUE: 1})
    assert "mark C1 second" not in can(table)
    assert BOX.space_cost[12] == 2


@rule("MOM-R20")
def test_cards_go_to_their_own_column_not_to_a_pile_of_choice() -> None:
    table = mombasa_table(slots={BLUE: "coffee 1, -, cotton 1"}, piles={BLUE: {"slot 2": "banana 1"}})
    play(table, BLUE, "end slot 2")
    assert [slot["pile"] for slot in own(table)["slots"]] == [[], ["coffee 1"], [], ["cotton 1"], []]
