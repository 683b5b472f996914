"""2. Setup."""

from collections import Counter

import pytest

from tests.games.doing import board, happened
from tests.games.goa.layout import GAME, own
from tests.marks import rule

PLANTATIONS = {tile.text("id") for tile in GAME.box.all("tile") if tile.text("class") == "plantation"}


@rule("GOA-2.1", "GOA-R13")
def test_four_tiles_are_set_aside_at_most_two_of_them_plantations() -> None:
    sets = [board(GAME.deal(2, seed))["aside"] for seed in range(200)]
    assert {len(aside) for aside in sets} == {4}
    plantations = [sum(tile in PLANTATIONS for tile in aside) for aside in sets]
    assert max(plantations) == 2
    assert 0 in plantations
    assert not any(tile.startswith("b-") for aside in sets for tile in aside)
    with_any = [aside for aside in sets if "a-plantation-any-1" in aside]
    assert with_any  # it counts as one of the two
    assert all(sum(tile in PLANTATIONS for tile in aside) <= 2 for aside in with_any)


@rule("GOA-2.2")
def test_the_other_25_are_the_grid() -> None:
    seen = board(GAME.deal(2, 1))
    assert len(seen["grid"]) == 25
    counts = Counter([*seen["grid"], *seen["aside"]])
    expected = {tile.text("id"): tile.integer("count") for tile in GAME.box.all("tile") if tile.text("phase") == "A"}
    assert counts == expected
    grids = [board(GAME.deal(2, seed))["grid"] for seed in range(60)]
    assert len({grid[0] for grid in grids}) > 10  # at random: no tile has its square
    assert len({grid[24] for grid in grids}) > 10


@rule("GOA-2.3")
def test_all_colony_tiles_lie_open() -> None:
    left = board(GAME.deal(4, 1))["colonies_left"]
    by_name = Counter[str]()
    for tile, count in left.items():
        by_name[tile.split("-")[0]] += count
    assert by_name == {"quilon": 5, "cochin": 4, "madras": 5, "calicut": 4}


@rule("GOA-2.4", "GOA-2.6")
@pytest.mark.parametrize("seed", range(12))
def test_who_turns_up_an_elephant_starts(seed: int) -> None:
    table = GAME.deal(3, seed)
    omens = happened(table.opening, "omen")
    assert [omen["symbol"] == "elephant" for omen in omens] == [False] * (len(omens) - 1) + [True]
    seats = [omen["seat"] for omen in omens]
    assert seats == [(seats[0] + turn) % 3 for turn in range(len(seats))]
    seen = board(table)
    assert seen["flag"] == seats[-1]
    assert len(seen["discards"]) == len(omens)
    assert seen["deck"] == 30 - len(omens)
    assert seen["discards"][-1].endswith("elephant")


@rule("GOA-2.4")
def test_the_deck_is_shuffled() -> None:
    assert len({board(GAME.deal(2, seed))["discards"][0] for seed in range(60)}) > 15


@rule("GOA-2.6")
def test_the_first_seat_to_turn_up_a_card_is_chosen_by_lot() -> None:
    assert {happened(GAME.deal(4, seed).opening, "omen")[0]["seat"] for seed in range(60)} == {0, 1, 2, 3}


@rule("GOA-2.5")
@pytest.mark.parametrize(("seats", "markers"), [(2, [1, 2, 3]), (3, [1, 2, 3, 4]), (4, [1, 2, 3, 4, 5])])
def test_what_each_player_starts_with(seats: int, markers: list[int]) -> None:
    table = GAME.deal(seats, 3)
    for seat in range(seats):
        mine = own(table, seat)
        assert (mine["ships"], mine["colonists"], mine["extra"], mine["hand"]) == (4, 2, 0, [])
        assert set(mine["rows"].values()) == {1}
        assert mine["markers"] == markers
        assert [place["tile"] for place in [*mine["land"], *mine["colonies"]]] == [None] * 8
        assert mine["tiles"] == []


@rule("GOA-2.7", "GOA-R24")
@pytest.mark.parametrize("seed", range(4))
def test_the_start_player_has_the_flag_and_fewer_ducats(seed: int) -> None:
    table = GAME.deal(4, seed)
    flag = board(table)["flag"]
    assert [own(table, seat)["ducats"] for seat in range(4)] == [5 if seat == flag else 10 for seat in range(4)]
    assert own(table, flag)["extra"] == 0


@rule("GOA-2.9")
def test_variants_are_chosen_when_the_table_is_opened() -> None:
    assert board(GAME.deal(2, 1))["hidden_tokens"] == []
    both = GAME.deal(2, 1, bonanza=True, quick_start=True)
    assert board(both)["hidden_tokens"] == ["a1", "e1", "a5", "e5"]
    assert both.prompt(both.waiting[0]).key == "quick_start"  # type: ignore[union-attr]


@rule("GOA-2.10")
def test_colours_go_by_seat() -> None:
    assert GAME.box.one("players").texts("colours") == ["red", "blue", "green", "yellow"]
