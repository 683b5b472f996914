"""12. Action: Found a colony."""

import pytest

from entrepot import Table
from tests.games.doing import asked, board, happened, play
from tests.games.goa.layout import can, colonies, goa_table, goods, own, spices
from tests.marks import rule

FOUR = "ships-palm, colonists-elephant"
"""Two cards of two colonists each."""
TWO = "ships-shell, ducats-elephant"
"""Two cards of one colonist each."""


@rule("GOA-12.1")
@pytest.mark.parametrize(("name", "need"), [("quilon", 6), ("cochin", 8), ("madras", 10), ("calicut", 12)])
def test_needed_colonists(name: str, need: int) -> None:
    table = goa_table(colonists={0: 20}, deck=FOUR)
    play(table, 0, f"found {name}")
    assert table.prompt(0).values["missing"] == need - 4  # type: ignore[union-attr]
    play(table, 0, "pay")
    assert goods(table, 0)[2] == 20 - (need - 4)


@rule("GOA-12.1")
def test_an_owned_name_can_not_be_named_again() -> None:
    table = goa_table(colonies={0: "madras-nutmeg-clove"})
    assert can(table, 0, "found") == ["found quilon", "found cochin", "found calicut"]


@rule("GOA-12.2")
def test_the_population_counts_and_is_not_used_up() -> None:
    table = goa_table(colonists={0: 0}, rows={0: "colonists 3"}, deck=FOUR)
    play(table, 0, "found cochin", "put clove cochin")
    assert colonies(table, 0) == ["cochin with clove"]
    assert own(table, 0)["rows"]["colonists"] == 3
    assert goods(table, 0)[2] == 0  # and never paid out as colonists


@rule("GOA-12.3")
def test_two_cards_are_turned_up_and_a_third_by_the_card() -> None:
    table = goa_table(colonists={0: 9}, hands={0: "third-card-palm"}, deck=f"{FOUR}, spices-palm")
    [flip] = happened(play(table, 0, "found calicut"), "turn_up")
    assert (flip["cards"], flip["sum"]) == (FOUR.split(", "), 4)
    play(table, 0, "play third-card-palm")
    assert table.prompt(0).values["sum"] == 7  # type: ignore[union-attr]
    before = goa_table(colonists={0: 9}, hands={0: "third-card-palm"}, deck=f"{FOUR}, spices-palm")
    [flip] = happened(play(before, 0, "play third-card-palm", "found calicut"), "turn_up")
    assert flip["sum"] == 7


@rule("GOA-12.4")
def test_with_enough_the_colony_is_founded_without_choice_or_payment() -> None:
    table = goa_table(colonists={0: 5}, rows={0: "colonists 2"}, deck=FOUR, hands={0: "ships-shell"})
    play(table, 0, "found quilon")
    assert asked(table) == (0, "choose_colony")
    assert goods(table, 0)[2] == 5


@rule("GOA-12.5")
def test_the_gap_is_paid_exactly_or_declined() -> None:
    table = goa_table(colonists={0: 3}, deck=FOUR)
    play(table, 0, "found quilon")
    assert can(table, 0) == ["pay", "fail"]
    play(table, 0, "pay", "colony quilon-pepper-nutmeg", "put pepper quilon")
    assert goods(table, 0)[2] == 1


@rule("GOA-12.5")
def test_too_few_colonists_and_nothing_to_use_is_a_failure_at_once() -> None:
    table = goa_table(colonists={0: 1}, deck=FOUR)
    events = play(table, 0, "found quilon")
    assert len(happened(events, "fail")) == 1
    assert asked(table) == (1, "act")


def turned(table: Table) -> object:
    """The cards that the question is about."""
    prompt = table.prompt(0)
    assert prompt is not None
    return prompt.values["cards"]


@rule("GOA-12.5")
def test_colonists_gained_at_the_gap_may_be_paid() -> None:
    table = goa_table(colonists={0: 0}, tiles={0: "b-succour"}, deck=f"{TWO}, spices-palm, mix-palm")
    play(table, 0, "found quilon")
    assert can(table, 0) == ["use b-succour", "fail"]
    assert turned(table) == TWO.split(", ")
    play(table, 0, "use b-succour")
    assert turned(table) == ["spices-palm", "mix-palm"]  # its own cards only
    play(table, 0, "choose colonists")
    assert turned(table) == TWO.split(", ")
    assert can(table, 0) == ["pay", "fail"]
    play(table, 0, "pay")
    assert goods(table, 0)[2] == 0  # 3 and 1 by Succour, 4 paid


@rule("GOA-12.6")
@pytest.mark.parametrize("colonists", [1, 5])
def test_a_failure_keeps_all_colonists_and_brings_one(colonists: int) -> None:
    table = goa_table(colonists={0: colonists}, deck=FOUR)
    play(table, 0, "found quilon")
    if colonists == 5:
        play(table, 0, "fail")
    assert goods(table, 0)[2] == colonists + 1
    assert own(table, 0)["colonies"][0]["tile"] is None


@rule("GOA-12.7")
def test_any_tile_of_the_name_that_is_left_may_be_chosen() -> None:
    table = goa_table(3, colonists={0: 9}, colonies={1: "madras-ginger-cinnamon", 2: "madras-pepper-nutmeg"}, deck=FOUR)
    play(table, 0, "found madras", "pay")
    assert can(table, 0) == [
        "colony madras-cinnamon-pepper",
        "colony madras-nutmeg-clove",
        "colony madras-clove-ginger",
    ]
    play(table, 0, "colony madras-clove-ginger")
    assert can(table, 0) == ["put ginger madras", "put clove madras"]  # all spaces are filled
    play(table, 0, "put clove madras", "put ginger madras")
    assert spices(table, 0) == "ginger clove"
    assert board(table)["colonies_left"]["madras-clove-ginger"] == 0


@rule("GOA-12.8", "GOA-X15")
@pytest.mark.parametrize(
    ("name", "tile", "spaces", "accepted"),
    [
        ("quilon", "quilon-ginger-cinnamon", 1, "ginger cinnamon"),
        ("cochin", "cochin", 1, "ginger cinnamon pepper nutmeg clove"),
        ("madras", "madras-pepper-nutmeg", 2, "pepper nutmeg"),
        ("calicut", "calicut", 2, "ginger cinnamon pepper nutmeg clove"),
    ],
)
def test_the_spaces_of_the_colonies(name: str, tile: str, spaces: int, accepted: str) -> None:
    table = goa_table(colonists={0: 12}, deck=FOUR)
    play(table, 0, f"found {name}", "pay")
    if tile != name:
        play(table, 0, f"colony {tile}")
    for _ in range(spaces):
        assert can(table, 0) == [f"put {spice} {name}" for spice in accepted.split()]
        play(table, 0, can(table, 0)[0])
    assert asked(table) == (1, "act")


@rule("GOA-12.9", "GOA-R40")
@pytest.mark.parametrize("word", ["pay", "fail"])
def test_turned_up_cards_and_the_played_one_are_discarded_in_every_case(word: str) -> None:
    table = goa_table(colonists={0: 9}, hands={0: "third-card-palm"}, deck=f"{TWO}, spices-palm", discards="mix-palm")
    play(table, 0, "found calicut", "play third-card-palm")
    assert board(table)["in_play"] == "third-card-palm"
    play(table, 0, word)
    if word == "pay":
        play(table, 0, "put clove calicut", "put clove calicut")
    assert sorted(board(table)["discards"]) == sorted([*TWO.split(", "), "spices-palm", "mix-palm", "third-card-palm"])
    assert (board(table)["turned"], board(table)["in_play"]) == ([], None)
