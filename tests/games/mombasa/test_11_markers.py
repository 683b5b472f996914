"""11. Action 5: bonus markers, 12. bonus tiles."""

import pytest

from tests.games.doing import asked, board, play
from tests.games.mombasa.layout import (
    BLUE,
    GREEN,
    YELLOW,
    can,
    columns,
    hand,
    marked,
    mombasa_table,
    own,
    pounds,
    spaces,
    states,
)
from tests.marks import rule


@rule("MOM-11.1", "MOM-11.2", "MOM-19.10")
def test_a_marker_blocks_its_space_for_everybody_until_the_preparation() -> None:
    table = mombasa_table(pounds={BLUE: 9, GREEN: 9})
    play(table, BLUE, "mark bookkeeper tile")
    assert (own(table)["markers"], pounds(table), marked(table)) == (2, 8, {"bookkeeper tile": BLUE})
    assert can(table, GREEN, "mark") == [
        *["mark first player", "mark buy", "mark plus good tile", "mark merchant tile", "mark expansion tile"]
    ]
    play(table, GREEN, "end nothing")
    assert "mark bookkeeper tile" not in can(table)
    play(table, BLUE, "end nothing")
    play(table, BLUE, "ready")
    play(table, GREEN, "ready")
    assert "mark bookkeeper tile" in can(table)


@rule("MOM-11.1")
def test_without_a_marker_there_is_no_such_action() -> None:
    assert can(mombasa_table(markers={BLUE: 0}, pounds={BLUE: 9}), BLUE, "mark") == []


@rule("MOM-11.2")
def test_the_spaces_of_the_board() -> None:
    table = mombasa_table(
        slots={BLUE: "coffee 2, banana 2, cotton 2, expansion 2"},
        hands={BLUE: "coffee 1"},
        pounds={BLUE: 9},
        diamonds={BLUE: 8},
    )
    assert can(table, BLUE, "mark") == [
        *["mark first player", "mark buy", "mark discard", "mark banana", "mark coffee", "mark cotton"],
        *["mark expansion", "mark plus good tile", "mark bookkeeper tile", "mark merchant tile", "mark expansion tile"],
    ]


@rule("MOM-11.3", "MOM-R13", "MOM-19.10")
def test_the_first_player_space() -> None:
    barred = mombasa_table(turns=0)
    assert "mark first player" not in can(barred)
    later = mombasa_table(turns=1)
    play(later, BLUE, "mark first player")
    assert asked(later) == (BLUE, "points")
    assert board(later)["first_player"] == BLUE  # the holder keeps it
    other = mombasa_table(turns=0, active=GREEN)
    play(other, GREEN, "mark first player", "cash")
    assert board(other)["first_player"] == GREEN
    assert pounds(other, GREEN) == 2
    assert asked(other) == (BLUE, "turn")
    assert "mark first player" not in can(other)  # taken, though Blue has not had a turn


@rule("MOM-R13")
def test_only_the_holder_at_the_start_of_the_round_is_barred() -> None:
    table = mombasa_table(3, turns=0, first=YELLOW, active=BLUE)
    assert "mark first player" in can(table)
    table = mombasa_table(3, turns=0, first=YELLOW, active=YELLOW)
    assert "mark first player" not in can(table, YELLOW)


@rule("MOM-11.3")
def test_the_holder_is_barred_on_the_first_turn_of_every_round() -> None:
    table = mombasa_table(turns=5, ended=(GREEN,))
    assert "mark first player" in can(table)
    play(table, BLUE, "end nothing")
    play(table, BLUE, "ready")
    play(table, GREEN, "ready")
    assert "mark first player" not in can(table)


@rule("MOM-11.4", "MOM-E12", "MOM-D5", "MOM-18.4", "MOM-R24")
def test_buying_for_pounds() -> None:
    things = {"display": {"3 middle": "coffee 2"}, "spaces": {BLUE: {"Cape Town": 12}}}
    table = mombasa_table(pounds={BLUE: 4}, **things)  # type: ignore[arg-type]
    play(table, BLUE, "mark buy")
    assert can(table) == ["buy 3 middle", "stop"]  # the discount of B1 does not apply
    play(table, BLUE, "buy 3 middle")
    assert (hand(table), pounds(table)) == ("coffee 2", 0)
    poor = mombasa_table(pounds={BLUE: 3}, **things)  # type: ignore[arg-type]
    play(poor, BLUE, "mark buy")
    assert asked(poor) == (GREEN, "turn")
    assert pounds(poor) == 2


@rule("MOM-R15", "MOM-18.1", "MOM-D10")
def test_buying_may_be_declined() -> None:
    table = mombasa_table(pounds={BLUE: 9}, display={"3 middle": "coffee 2"})
    play(table, BLUE, "mark buy", "stop")
    assert (pounds(table), hand(table), marked(table)) == (8, "", {"buy": BLUE})


@rule("MOM-R15", "MOM-11.1")
def test_a_space_may_be_taken_only_to_block_it() -> None:
    table = mombasa_table(pounds={BLUE: 1, GREEN: 9}, display={"3 middle": "coffee 2"})
    play(table, BLUE, "mark buy")  # no card can be paid any more
    assert (pounds(table), asked(table)) == (0, (GREEN, "turn"))
    assert "mark buy" not in can(table, GREEN)
    assert "mark buy" not in can(mombasa_table(pounds={BLUE: 0}))  # the cost itself must be paid


@rule("MOM-11.5", "MOM-15.9", "MOM-E30", "MOM-R37")
def test_a_single_share_is_never_discarded() -> None:
    things = {"spaces": {BLUE: {"Cairo": 11}}, "ended": (GREEN,)}
    only = mombasa_table(hands={BLUE: "share Cairo, share Cairo"}, **things)  # type: ignore[arg-type]
    assert not {"mark discard", "mark D1 first", "mark D1 second"} & set(can(only))
    both = mombasa_table(hands={BLUE: "share Cairo, expansion 2 Cairo, coffee 1"}, **things)  # type: ignore[arg-type]
    play(both, BLUE, "mark D1 first")
    assert can(both) == ["discard expansion 2 Cairo", "discard coffee 1"]  # another card with a share may go
    play(both, BLUE, "discard coffee 1")
    play(both, BLUE, "mark discard")
    assert can(both) == ["discard expansion 2 Cairo"]


@rule("MOM-11.5", "MOM-E13", "MOM-R37")
def test_discarding_a_card_from_hand() -> None:
    table = mombasa_table(
        hands={BLUE: "coffee 1, coffee 1, share Cairo"}, piles={BLUE: {"slot 1": "cotton 2"}}, slots={BLUE: "banana 2"}
    )
    play(table, BLUE, "mark discard")
    assert can(table) == ["discard coffee 1"]
    play(table, BLUE, "discard coffee 1")
    assert (pounds(table), hand(table)) == (1 + 1 + 2, "coffee 1, share Cairo")
    assert board(table)["discards"] == ["coffee 1"]
    assert "mark discard" not in can(mombasa_table(slots={BLUE: "banana 2"}))


@rule("MOM-11.6", "MOM-D16", "MOM-E14", "MOM-D3", "MOM-R18", "MOM-18.2")
def test_the_banana_majority() -> None:
    table = mombasa_table(slots={BLUE: "banana 3, banana 2", GREEN: "banana 3"})
    play(table, BLUE, "mark banana")
    assert can(table) == ["choose 1", "choose 2"]
    play(table, BLUE, "choose 2")
    assert can(table) == ["collect diamonds", "collect track"]
    play(table, BLUE, "collect diamonds", "step Cape Town", "step Cape Town", "step Cape Town")
    assert (spaces(table), own(table)["diamonds"]) == ({"Cape Town": 3}, 1)
    assert states(table) == "up up empty empty empty"
    six = mombasa_table(slots={BLUE: "banana 3, banana 3", GREEN: "banana 3"})
    play(six, BLUE, "mark banana")
    assert can(six) == ["choose 1", "choose 2", "choose 3"]


@rule("MOM-11.6", "MOM-E15", "MOM-D16")
def test_equal_totals_are_fine_lower_ones_are_not() -> None:
    table = mombasa_table(slots={BLUE: "coffee 3", GREEN: "coffee 3"})
    assert "mark coffee" in can(table)
    table = mombasa_table(slots={BLUE: "coffee 3", GREEN: "coffee 4"})
    assert "mark coffee" not in can(table)
    three = mombasa_table(3, slots={BLUE: "coffee 3", YELLOW: "coffee 3, coffee 1"})
    assert "mark coffee" not in can(three)


@rule("MOM-R5", "MOM-11.6")
def test_the_lowest_step_must_be_reached() -> None:
    assert "mark coffee" not in can(mombasa_table())
    assert "mark cotton" not in can(mombasa_table(slots={BLUE: "cotton 1"}))
    assert "mark cotton" in can(mombasa_table(slots={BLUE: "cotton 2"}))


@rule("MOM-R5", "MOM-E40")
def test_players_who_have_ended_count_nothing() -> None:
    table = mombasa_table(3, slots={BLUE: "coffee 1", GREEN: "coffee 4"}, active=GREEN)
    play(table, GREEN, "end nothing")
    play(table, YELLOW, "end nothing")
    play(table, BLUE, "mark coffee", "step Cairo", "step Cairo")
    assert spaces(table) == {"Cairo": 2}


@rule("MOM-11.7")
@pytest.mark.parametrize(
    ("slots", "steps"), [("coffee 1", 1), ("coffee 2", 1), ("coffee 3", 2), ("coffee 4", 2), ("coffee 4, coffee 1", 3)]
)
def test_the_coffee_steps(slots: str, steps: int) -> None:
    table = mombasa_table(slots={BLUE: slots})
    play(table, BLUE, "mark coffee")
    if steps > 1:
        assert can(table) == [f"choose {step}" for step in range(1, steps + 1)]
        play(table, BLUE, f"choose {steps}")
    if steps == 3:
        play(table, BLUE, "collect posts", "remove Cape Town 2")
        assert columns(table, "Cape Town") == "5 4 5"
    for _ in range(steps + 1):
        play(table, BLUE, "step Cairo")
    assert spaces(table) == {"Cairo": steps + 1}
    assert asked(table) == (GREEN, "turn")


@rule("MOM-R18")
def test_a_majority_moves_on_its_company_whatever_track_lies_there() -> None:
    table = mombasa_table(tracks="D2 C2 A1 B2", slots={BLUE: "expansion 2, cotton 2"}, ended=(GREEN,))
    play(table, BLUE, "mark expansion", "step Mombasa", "step Mombasa")
    play(table, BLUE, "mark cotton", "step Saint-Louis", "step Saint-Louis")
    assert spaces(table) == {"Mombasa": 2, "Saint-Louis": 2}


@rule("MOM-11.8", "MOM-14.3")
def test_reserving_tiles() -> None:
    table = mombasa_table(pounds={BLUE: 9}, ended=(GREEN,), tiles={"expansion": BLUE, "merchant": GREEN})
    for tile, cost in (("plus_good", 1), ("merchant", 2), ("expansion", 2)):
        before = pounds(table)
        play(table, BLUE, f"mark {tile} tile")
        assert pounds(table) == before - cost
    holders = [tile["holder"] for tile in board(table)["tiles"]]
    assert holders == [None, None, GREEN, BLUE]  # nothing happens now
    play(table, BLUE, "end nothing")
    assert [tile["holder"] for tile in board(table)["tiles"]] == [BLUE, None, BLUE, BLUE]


@rule("MOM-R16")
def test_in_the_last_round_tile_spaces_are_legal_and_bring_nothing() -> None:
    table = mombasa_table(round=7, ended=(GREEN,))
    play(table, BLUE, "mark bookkeeper tile")
    play(table, BLUE, "mark first player", "cash")
    assert pounds(table) == 1
    play(table, BLUE, "end nothing")
    assert table.over


# 12. Bonus tiles -----------------------------------------------------------------------------------------------------


@rule("MOM-12.1", "MOM-11.6")
def test_a_face_up_tile_counts_like_a_card() -> None:
    table = mombasa_table(tiles={"expansion": BLUE}, slots={GREEN: "expansion 3 Cairo"})
    assert own(table)["totals"]["expansion"] == 2
    assert "mark expansion" not in can(table)
    table = mombasa_table(tiles={"expansion": GREEN}, slots={BLUE: "expansion 1 crate 1"})
    assert "mark expansion" not in can(table)


@rule("MOM-12.1", "MOM-13.3")
def test_an_unused_tile_goes_back_when_its_holder_ends() -> None:
    table = mombasa_table(tiles={"expansion": BLUE, "plus_good": BLUE})
    play(table, BLUE, "end nothing")
    assert [(tile["holder"], tile["state"]) for tile in board(table)["tiles"]] == [(None, "empty")] * 4


@rule("MOM-12.3", "MOM-R6", "MOM-E18", "MOM-19.4", "MOM-6.1")
def test_the_plus_one_tile() -> None:
    table = mombasa_table(slots={BLUE: "coffee 2, expansion 2, cotton 1"}, tiles={"plus_good": BLUE})
    assert own(table)["totals"]["coffee"] == 2  # it counts for nothing while it lies aside
    assert can(table, BLUE, "boost") == ["boost slot 1", "boost slot 3"]
    play(table, BLUE, "boost slot 1")
    assert asked(table) == (BLUE, "turn")  # not the action of the turn
    assert can(table, BLUE, "boost") == []
    assert own(table)["totals"]["coffee"] == 3
    play(table, BLUE, "mark coffee")
    assert can(table) == ["choose 1", "choose 2"]
    play(table, BLUE, "choose 1", "stop")
    play(table, GREEN, "end nothing")
    play(table, BLUE, "use slot 1")
    prompt = table.prompt(BLUE)
    assert prompt is not None
    assert prompt.values == {"amount": 3}
    play(table, BLUE, "stop")
    assert board(table)["tiles"][0]["state"] == "down"


@rule("MOM-12.1", "MOM-12.3", "MOM-13.3")
def test_the_plus_one_tile_does_not_stay_at_its_slot() -> None:
    table = mombasa_table(slots={BLUE: "coffee 2"}, hands={BLUE: "banana 1"}, tiles={"plus_good": BLUE}, ended=(GREEN,))
    play(table, BLUE, "boost slot 1")
    play(table, BLUE, "end nothing")
    play(table, BLUE, "lay banana 1 slot 1", "ready")
    play(table, GREEN, "ready")
    assert own(table)["totals"]["banana"] == 1


@rule("MOM-12.3")
def test_the_plus_one_tile_is_useless_without_a_goods_card() -> None:
    table = mombasa_table(slots={BLUE: "expansion 2, down coffee 2"}, tiles={"plus_good": BLUE})
    assert can(table, BLUE, "boost") == []
    later = mombasa_table(slots={BLUE: "coffee 2"}, tiles={"plus_good": BLUE}, ended=(GREEN,))
    play(later, BLUE, "mark bookkeeper tile")
    assert can(later, BLUE, "boost") == ["boost slot 1"]  # on any own turn


@rule("MOM-R12", "MOM-E34", "MOM-15.7", "MOM-15.8")
def test_the_tile_and_the_second_privilege_of_b2_add_up() -> None:
    things = {"tracks": "A1 B2 C1 D1", "spaces": {BLUE: {"Cape Town": 13}}, "tiles": {"plus_good": BLUE}}
    table = mombasa_table(slots={BLUE: "cotton 2, cotton 1, down cotton 3"}, **things)  # type: ignore[arg-type]
    assert own(table)["totals"]["cotton"] == 3 + 2
    play(table, BLUE, "boost slot 1")
    assert own(table)["totals"]["cotton"] == 6
    assert own(table)["slots"][1]["counts"] == 4
    rival = mombasa_table(slots={BLUE: "cotton 2, cotton 1", GREEN: "cotton 4"}, **things)  # type: ignore[arg-type]
    assert "mark cotton" in can(rival)
