"""7. Action 2: expansion."""

import pytest

from tests.games.doing import asked, board, happened, kinds, play
from tests.games.mombasa.layout import (
    BLUE,
    BOX,
    COMPANIES,
    GREEN,
    can,
    columns,
    mombasa_table,
    own,
    posts,
    pounds,
    spaces,
    states,
    value,
)
from tests.marks import rule

FIVE = "expansion 2, expansion 2, expansion 1 crate 1"


def costs(table: object) -> dict[str, int]:
    """What the regions in reach cost now."""
    return {region["name"]: region["cost"] for region in board(table)["regions"] if region["cost"]}  # type: ignore[arg-type]


@rule("MOM-7.1", "MOM-5.3")
def test_all_expansion_cards_and_the_tile_are_used_together() -> None:
    table = mombasa_table(
        slots={BLUE: "expansion 2, coffee 1, expansion 3 Cairo"},
        tiles={"expansion": BLUE},
        spaces={BLUE: {"Mombasa": 7}},
    )
    [event] = happened(play(table, BLUE, "expand Cairo"), "expand")
    assert event["points"] == 2 + 3 + 2 + 1
    assert states(table) == "in_use up in_use empty empty"
    play(table, BLUE, "enter Barqa", "take 1", "stop")
    assert states(table) == "down up down empty empty"
    assert board(table)["tiles"][3]["state"] == "down"


@rule("MOM-7.2", "MOM-7.7", "MOM-E7", "MOM-E9", "MOM-8.1", "MOM-19.6")
def test_three_regions_with_an_ousted_post() -> None:
    table = mombasa_table(
        slots={BLUE: FIVE},
        posts={"Mombasa": "Zanj"},
        columns={"Mombasa": "4 5 5"},
        shelf={"1 1": "A (banana 1: pounds 1)", "1 4": "A (coffee 1: pounds 1)"},
    )
    play(table, BLUE, "expand Cape Town")
    assert costs(table)["Kalahari"] == 1
    play(table, BLUE, "enter Kalahari", "take 1")
    assert costs(table)["Mutapa"] == 1
    play(table, BLUE, "enter Mutapa", "take 2")
    assert costs(table)["Zanj"] == 2 + 1
    events = play(table, BLUE, "enter Zanj", "take 3")
    assert asked(table) == (BLUE, "points")  # no points left for a further region; the three book points are one gift
    assert columns(table, "Cape Town") == "4 4 4"
    assert columns(table, "Mombasa") == "4 5 5"  # not yet back
    play(table, BLUE, "book 1 1", "book 1 4", "cash")
    assert pounds(table) == 1 + 1
    assert asked(table) == (BLUE, "place")
    assert columns(table, "Mombasa") == "5 5 5"  # only one column had room
    play(table, BLUE, "place 2", "place 3")
    assert posts(table) == {"Kalahari": "Cape Town", "Mutapa": "Cape Town", "Zanj": "Cape Town"}
    assert board(table)["books"][0]["book"]["letter"] == board(table)["books"][3]["book"]["letter"] == "A"
    assert states(table) == "down down down empty empty"
    assert "enter" in kinds(events)


@rule("MOM-7.2", "MOM-R10", "MOM-7.5")
@pytest.mark.parametrize(
    ("own_posts", "others", "region", "cost"),
    [
        ("", "", "Barqa", 1),
        ("", "", "Nubia", 2),
        ("Barqa", "", "Nubia", 1),
        ("Barqa", "Nubia", "Nubia", 2),
        ("", "Nubia", "Nubia", 3),
        ("", "Barqa", "Barqa", 2),
        ("Zululand", "", "Mutapa", 1),
        ("Zululand", "", "Kalahari", 2),
    ],
)
def test_what_a_region_costs(own_posts: str, others: str, region: str, cost: int) -> None:
    laid = {company: regions for company, regions in (("Cairo", own_posts), ("Mombasa", others)) if regions}
    table = mombasa_table(slots={BLUE: FIVE}, posts=laid)
    play(table, BLUE, "expand Cairo")
    assert costs(table)[region] == cost
    few = mombasa_table(slots={BLUE: "expansion 2"}, posts=laid)
    if "expand Cairo" in can(few):
        play(few, BLUE, "expand Cairo")
    assert (f"enter {region}" in can(few)) is (cost <= 2)


@rule("MOM-7.2")
def test_no_region_with_an_own_post_and_none_out_of_reach() -> None:
    table = mombasa_table(slots={BLUE: FIVE}, posts={"Cairo": "Barqa"})
    play(table, BLUE, "expand Cairo")
    reach = {"Atlas", "Nubia", "Kanem", "Beja"}
    assert set(can(table)) == {f"enter {name}" for name in reach}


@rule("MOM-7.3", "MOM-D12", "MOM-R28", "MOM-R39")
def test_zero_posts_is_legal_and_uses_the_cards() -> None:
    table = mombasa_table(slots={BLUE: "expansion 2, expansion 3 Cairo"})
    play(table, BLUE, "expand nowhere")
    assert (states(table), posts(table)) == ("down down empty empty empty", {})
    assert asked(table) == (GREEN, "turn")
    table = mombasa_table(slots={BLUE: "expansion 2"})
    play(table, BLUE, "expand Cairo")
    assert "stop" not in can(table)  # who names a company places a post
    play(table, BLUE, "enter Barqa", "take 1")
    play(table, BLUE, "stop")  # one point lapses
    assert asked(table) == (GREEN, "turn")


@rule("MOM-R28", "MOM-D9", "MOM-15.7", "MOM-E33")
def test_the_privilege_alone_is_no_expansion() -> None:
    alone = mombasa_table(spaces={BLUE: {"Mombasa": 14}})
    assert can(alone, BLUE, "expand") == []
    assert own(alone)["totals"]["expansion"] == 0
    with_tile = mombasa_table(spaces={BLUE: {"Mombasa": 7}}, tiles={"expansion": BLUE})
    assert own(with_tile)["totals"]["expansion"] == 2 + 1
    second = mombasa_table(spaces={BLUE: {"Mombasa": 14}}, slots={BLUE: "expansion 1 crate 1"})
    assert own(second)["totals"]["expansion"] == 1 + 2


@rule("MOM-7.4")
def test_an_empty_headquarters_can_not_expand() -> None:
    table = mombasa_table(slots={BLUE: FIVE}, columns={"Cairo": "0 0 0"})
    assert "expand Cairo" not in can(table)
    last = mombasa_table(slots={BLUE: FIVE}, columns={"Cairo": "0 1 0"})
    play(last, BLUE, "expand Cairo", "enter Barqa")
    assert asked(last) == (GREEN, "turn")  # the only post is taken, and the remaining points are lost
    assert posts(last) == {"Barqa": "Cairo"}
    assert pounds(last) == 1 + 2


@rule("MOM-7.4", "MOM-R28")
def test_with_all_headquarters_empty_the_cards_can_still_be_used_up() -> None:
    table = mombasa_table(slots={BLUE: "expansion 2"}, columns=dict.fromkeys(COMPANIES, "0 0 0"))
    assert can(table, BLUE, "expand") == ["expand nowhere"]


@rule("MOM-7.6")
def test_enclaves_and_the_regions_around_them() -> None:
    for enclave, around in (("Tibesti", "Kanem"), ("Katanga", "Luba")):
        inside, outside = BOX.regions.index(enclave), BOX.regions.index(around)
        assert BOX.single_border[inside] | BOX.double_border[inside] == 1 << outside
        assert all(not mask >> inside & 1 for mask in (*BOX.hq_single, *BOX.hq_double))
    bare = [name for name, kind in zip(BOX.regions, BOX.region_reward, strict=True) if kind == 6]
    assert bare == ["Kanem", "Luba"]
    table = mombasa_table(slots={BLUE: FIVE}, posts={"Cairo": "Barqa"})
    play(table, BLUE, "expand Cairo")
    assert "enter Tibesti" not in can(table)
    play(table, BLUE, "enter Kanem", "take 1")
    assert "enter Tibesti" in can(table)


@rule("MOM-7.7", "MOM-18.2", "MOM-R36", "MOM-19.6")
def test_rewards_come_in_the_order_the_player_likes() -> None:
    table = mombasa_table(slots={BLUE: FIVE}, posts={"Cairo": "Nubia"}, spaces={BLUE: {"Cairo": 6}})
    play(table, BLUE, "expand Cairo", "enter Barqa", "take 1", "enter Atlas", "take 1", "enter Beja", "take 1", "stop")
    assert can(table) == ["collect pounds", "collect track", "collect points"]
    play(table, BLUE, "collect pounds")
    assert pounds(table) == 1 + 2
    play(table, BLUE, "collect track", "step Cairo")  # over a capital call of 2
    assert (pounds(table), spaces(table)) == (1, {"Cairo": 7})
    assert asked(table) == (BLUE, "points")


@rule("MOM-7.7")
def test_diamonds_are_a_reward_and_mines_are_not() -> None:
    table = mombasa_table(slots={BLUE: "expansion 2"})
    play(table, BLUE, "expand Mombasa", "enter Punt", "take 1", "stop")
    assert own(table)["diamonds"] == 1


@rule("MOM-7.7", "MOM-19.6", "MOM-R29")
def test_the_acting_player_chooses_order_and_column_of_ousted_posts() -> None:
    table = mombasa_table(
        slots={BLUE: FIVE},
        posts={"Mombasa": "Barqa", "Saint-Louis": "Beja"},
        columns={"Mombasa": "3 4 5", "Saint-Louis": "4 5 5"},
    )
    play(table, BLUE, "expand Cairo", "enter Barqa", "take 1", "enter Beja", "take 1", "stop")
    play(table, BLUE, "collect points", "cash")
    assert can(table) == ["return Mombasa 1", "return Mombasa 2", "return Saint-Louis 1"]
    play(table, BLUE, "return Saint-Louis 1", "return Mombasa 1")
    assert (columns(table, "Mombasa"), columns(table, "Saint-Louis")) == ("4 4 5", "5 5 5")
    assert posts(table) == {"Barqa": "Cairo", "Beja": "Cairo"}
    assert not any(region["entered"] for region in board(table)["regions"])


@rule("MOM-7.8", "MOM-7.9", "MOM-E8")
@pytest.mark.parametrize(
    ("before", "after", "coins"),
    [("3 5 5", "4 5 5", 0), ("0 5 5", "1* 5 5", 4), ("1* 5 5", "2* 5 5", 3), ("3* 5 5", "4* 5 5", 2)],
)
def test_where_a_returned_post_goes(before: str, after: str, coins: int) -> None:
    table = mombasa_table(slots={BLUE: "expansion 2"}, posts={"Mombasa": "Barqa"}, columns={"Mombasa": before})
    play(table, BLUE, "expand Cairo", "enter Barqa", "take 1")
    assert columns(table, "Mombasa") == after
    assert value(table, "Mombasa") == coins


@rule("MOM-7.8")
def test_without_a_permitted_space_the_post_leaves_the_game() -> None:
    table = mombasa_table(slots={BLUE: "expansion 2"}, posts={"Mombasa": "Barqa"}, columns={"Mombasa": "4* 4* 5"})
    events = play(table, BLUE, "expand Cairo", "enter Barqa", "take 1")
    assert len(happened(events, "lost_post")) == 1
    assert (columns(table, "Mombasa"), board(table)["companies"][0]["removed"]) == ("4* 4* 5", 1)


@rule("MOM-7.9")
def test_taking_the_bottom_post_vacates_the_space_for_good() -> None:
    table = mombasa_table(slots={BLUE: "expansion 2"}, columns={"Cairo": "1 5 5"})
    play(table, BLUE, "expand Cairo", "enter Barqa", "take 1")
    assert columns(table, "Cairo") == "0* 5 5"
    assert value(table, "Cairo") == 5


@rule("MOM-7.10", "MOM-R23", "MOM-19.13", "MOM-9.7")
def test_removing_posts() -> None:
    table = mombasa_table(
        slots={BLUE: "bookkeeper 2, expansion 3 Cairo, expansion 2"},
        books={BLUE: {1: "down Mombasa 3 (cotton 2: pounds 2)", 2: "C (expansion 5: remove post 2)"}},
        columns={"Cairo": "1 0 0", "Mombasa": "0 0 0", "Cape Town": "2 0 0", "Saint-Louis": "0 0 0"},
        posts={"Cairo": "Barqa"},
    )
    play(table, BLUE, "use slot 1", "ink", "ink")
    assert asked(table) == (BLUE, "remove")
    assert can(table) == ["remove Cape Town 1", "remove Cairo 1", "stop"]
    play(table, BLUE, "remove Cairo 1", "remove Cape Town 1")
    assert (columns(table, "Cairo"), columns(table, "Cape Town")) == ("0* 0* 0*", "1 0* 0*")
    assert posts(table) == {"Barqa": "Cairo"}  # never from the map
    assert board(table)["companies"][3]["removed"] == 1


@rule("MOM-7.10", "MOM-18.1", "MOM-19.13")
def test_removing_fewer_posts_or_none() -> None:
    books = {BLUE: {1: "down Mombasa 3 (cotton 2: pounds 2)", 2: "C (expansion 5: remove post 2)"}}
    slots = {BLUE: "bookkeeper 2, expansion 3 Cairo, expansion 2"}
    one = mombasa_table(slots=slots, books=books, columns=dict.fromkeys(COMPANIES[1:], "0 0 0") | {"Mombasa": "1 0 0"})
    play(one, BLUE, "use slot 1", "ink", "ink", "remove Mombasa 1")
    assert asked(one) == (BLUE, "points")  # the bookkeeper's points: there is no second post
    none = mombasa_table(slots=slots, books=books, columns=dict.fromkeys(COMPANIES, "0 0 0"))
    play(none, BLUE, "use slot 1", "ink", "ink")
    assert asked(none) == (BLUE, "points")
    part = mombasa_table(slots=slots, books=books)
    play(part, BLUE, "use slot 1", "ink", "ink", "remove Cairo 1", "stop")
    assert columns(part, "Cairo") == "4 5 5"
