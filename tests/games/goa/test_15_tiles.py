"""15. Tiles."""

from typing import Any

import pytest

from entrepot import Table
from tests.games.doing import asked, board, happened, play
from tests.games.goa.layout import bids, can, colonies, goa_table, goods, hand, land, own, row, spices, tile_at
from tests.marks import rule

FULL = "ginger-2 with ginger ginger, cinnamon-2 with cinnamon cinnamon, pepper-1 with pepper, clove-2 with clove clove"


def receive(tile: str, **laid: Any) -> Table:
    """Seat 1 receives a tile for nothing."""
    phase = tile[0].upper()
    table = goa_table(
        at="auctions", phase=phase, grid={"a1": tile}, markers=[("top-a", 0), ("a1", 1), ("b1", 0)], **laid
    )
    bids(table, (1, "pass"), (0, "pass"))
    return table


@rule("GOA-15.1")
def test_the_flag_lies_with_its_holder_who_starts() -> None:
    table = goa_table(at="auctions", markers=[("top-a", 0), ("a1", 1), ("b1", 0)], ducats={1: 3})
    assert board(table)["flag_square"] == "top-a"
    bids(table, (1, "bid 3"), (0, "pass"))
    assert (board(table)["flag"], board(table)["flag_square"]) == (1, None)


@rule("GOA-15.2")
def test_a_plantation_goes_onto_an_empty_place_and_is_filled() -> None:
    table = receive("b-plantation-clove-3", land={1: "ginger-1"})
    assert land(table, 1) == ["ginger-1", "clove-3 with clove clove clove"]


@rule("GOA-15.2", "GOA-R14")
def test_a_fifth_plantation_replaces_one_of_four_or_stays_unplaced() -> None:
    table = receive("a-plantation-nutmeg-2", land={1: FULL})
    assert asked(table) == (1, "fifth_plantation")
    assert can(table, 1) == [*(f"replace plantation-{place}" for place in range(1, 5)), "pass"]
    other = table.copy()
    play(table, 1, "replace plantation-2")
    assert land(table, 1)[1] == "nutmeg-2 with nutmeg nutmeg"  # the cinnamon went back to the supply
    assert "cinnamon" not in spices(table, 1)
    assert "a-plantation-cinnamon-2" in board(table)["used"]
    play(other, 1, "pass")
    assert land(other, 1)[1] == "cinnamon-2 with cinnamon cinnamon"
    assert "a-plantation-nutmeg-2" in board(other)["used"]


@rule("GOA-15.2")
def test_the_spices_of_a_removed_plantation_can_not_be_spent() -> None:
    table = goa_table(land={0: FULL}, tiles={0: "b-exchange"}, grid={"c3": "a-plantation-nutmeg-2"})
    assert "progress harvest" in can(table, 0)
    play(table, 0, "use b-exchange", "swap c3", "replace plantation-2")
    assert can(table, 0, "progress") == [f"progress {name}" for name in ("ships", "taxes", "expeditions", "colonists")]


@rule("GOA-15.2", "GOA-15.3")
def test_a_small_plantation_is_kept_face_down_and_still_scores() -> None:
    table = receive("a-plantation-nutmeg-1", land={1: FULL})
    assert table.score_sheet()[1]["plantations"] == 1
    play(table, 1, "replace plantation-3")
    assert own(table, 1)["small"] == ["a-plantation-pepper-1"]
    assert table.score_sheet()[1]["plantations"] == 2
    unplaced = receive("a-plantation-nutmeg-1", land={1: FULL})
    play(unplaced, 1, "pass")
    assert own(unplaced, 1)["small"] == ["a-plantation-nutmeg-1"]
    assert unplaced.score_sheet()[1]["plantations"] == 2


@rule("GOA-15.2", "GOA-15.4")
def test_the_any_spice_plantation_is_kept_face_down_too_and_worth_nothing() -> None:
    table = receive("a-plantation-nutmeg-2", land={1: FULL.replace("pepper-1", "any-1")}, tiles={1: "b-planter"})
    play(table, 1, "replace plantation-3")
    assert own(table, 1)["small"] == ["a-plantation-any-1"]
    assert table.score_sheet()[1]["plantations"] == 0


@rule("GOA-15.3", "GOA-R37")
@pytest.mark.parametrize(("plantation", "points"), [("clove-1", 1), ("clove-2", 0), ("clove-3", 0), ("any-1", 0)])
def test_small_plantations_are_those_with_one_space(plantation: str, points: int) -> None:
    assert goa_table(land={0: plantation}).score_sheet()[0]["plantations"] == points


@rule("GOA-15.4")
def test_the_any_spice_plantation_is_filled_by_choice_and_worth_nothing() -> None:
    table = receive("a-plantation-any-1", tiles={1: "b-planter"})
    assert table.prompt(1).rule == "GOA-15.4"  # type: ignore[union-attr]
    assert can(table, 1) == [
        f"put {spice} plantation-1" for spice in ("ginger", "cinnamon", "pepper", "nutmeg", "clove")
    ]
    play(table, 1, "put nutmeg plantation-1")
    assert land(table, 1) == ["any-1 with nutmeg"]
    assert table.score_sheet()[1]["plantations"] == 0


@rule("GOA-15.5")
def test_planter_makes_small_plantations_worth_three() -> None:
    table = goa_table(land={0: "clove-1, ginger-2"}, small={0: "pepper-1"}, tiles={0: "b-planter"})
    assert table.score_sheet()[0]["plantations"] == 6


@rule("GOA-15.6")
@pytest.mark.parametrize(("tile", "points"), [("b-mission-2", 2), ("b-mission-3", 3)])
def test_missions(tile: str, points: int) -> None:
    table = receive(tile)
    assert table.score_sheet()[1]["missions"] == points


@rule("GOA-15.7")
@pytest.mark.parametrize(
    ("tile", "gained"),
    [
        ("a-extra-actions", (0, 0, 0, 2)),
        ("b-extra-actions", (0, 0, 0, 2)),
        ("a-settlement", (0, 1, 1, 1)),
        ("b-settlement", (0, 1, 1, 1)),
        ("a-colonists-4", (0, 0, 4, 0)),
        ("b-ships-4", (0, 4, 0, 0)),
    ],
)
def test_immediate_tiles(tile: str, gained: tuple[int, int, int, int]) -> None:
    table = receive(tile, ducats={1: 0}, ships={1: 0}, colonists={1: 0})
    assert goods(table, 1) == gained
    assert tile in board(table)["used"]
    assert own(table, 1)["tiles"] == []


@rule("GOA-15.7")
def test_ships_or_colonists_not_mixed() -> None:
    for choice, after in (("ships", (0, 7, 2, 0)), ("colonists", (0, 4, 5, 0))):
        table = receive("b-ships-or-colonists")
        assert can(table, 1) == ["choose ships", "choose colonists"]
        play(table, 1, f"choose {choice}")
        assert goods(table, 1) == after


@rule("GOA-15.7", "GOA-11.4")
@pytest.mark.parametrize(("tile", "cards"), [("a-expeditions-2", 2), ("b-expeditions-3", 3)])
def test_expeditions_bring_cards_above_the_limit(tile: str, cards: int) -> None:
    table = receive(tile, hands={1: "ships-shell"})
    assert len(hand(table, 1)) == 1 + cards


@rule("GOA-15.8", "GOA-R49")
def test_gift_gives_one_of_the_tiles_set_aside_as_received() -> None:
    aside = (
        "a-ships-4, a-plantation-clove-2, a-plantation-clove-2, a-duty, b-mission-3, b-planter, b-settlement, b-ships-4"
    )
    table = receive("b-gift", aside=aside)
    assert can(table, 1) == [
        f"take {tile}"
        for tile in (
            *("a-plantation-clove-2", "a-duty", "a-ships-4"),
            *("b-planter", "b-mission-3", "b-ships-4", "b-settlement"),
        )
    ]
    settled, kept = table.copy(), table
    play(settled, 1, "take a-plantation-clove-2")
    assert land(settled, 1) == ["clove-2 with clove clove"]
    assert len(board(settled)["aside"]) == 7
    play(kept, 1, "take a-duty")
    assert own(kept, 1)["tiles"] == [{"tile": "a-duty", "spent": False}]  # used at its usual time


@rule("GOA-15.8")
def test_a_gift_without_any_tile_set_aside_gives_nothing() -> None:
    table = receive("b-gift", aside="")
    assert asked(table) == (1, "bid")  # the next auction
    assert board(table)["used"][-1] == "b-gift"


@rule("GOA-15.9", "GOA-R10")
def test_exchange_takes_any_tile_of_the_grid_and_stays_there() -> None:
    table = goa_table(
        phase="B", tiles={0: "b-exchange"}, grid={"c3": "b-plantation-pepper-3"}, empty="a1 b1", aside="a-duty, b-duty"
    )
    play(table, 0, "use b-exchange")
    assert len(can(table, 0)) == 23
    assert all(move.startswith("swap") for move in can(table, 0))  # not the tiles set aside, not colonies
    assert "swap a1" not in can(table, 0)
    play(table, 0, "swap c3")
    assert land(table, 0) == ["pepper-3 with pepper pepper pepper"]
    assert tile_at(table, "c3") == "b-exchange"
    assert asked(table) == (0, "act")
    assert table.score_sheet()[0]["plantations"] == 0


@rule("GOA-15.9")
def test_exchange_can_be_auctioned_again() -> None:
    """Seat 1 leaves it on c3 in the last action of a round; in the next one it is marked there, and sold."""
    table = goa_table(
        phase="B", seat=1, action=3, flag=0, tiles={1: "b-exchange"}, grid={"c3": "b-ships-4"}, empty="c2"
    )
    play(table, 1, "use b-exchange", "swap c3", "build")
    play(table, 0, "flag c2")
    play(table, 1, "mark c3")
    assert board(table)["lots"][1]["tile"] == "b-exchange"
    play(table, 0, can(table, 0)[0])
    bids(table, (1, "pass"), (0, "pass"))
    assert own(table, 1)["tiles"] == [{"tile": "b-exchange", "spent": False}]
    assert tile_at(table, "c3") is None


@rule("GOA-15.10")
@pytest.mark.parametrize(
    ("tile", "gained"),
    [("a-red-ducats", (3, 0, 0, 0)), ("a-red-colonist", (0, 0, 1, 0)), ("a-red-ship", (0, 1, 0, 0))],
)
def test_red_tiles(tile: str, gained: tuple[int, int, int, int]) -> None:
    table = goa_table(tiles={0: tile}, ships={0: 0}, colonists={0: 0})
    play(table, 0, f"use {tile}")
    assert goods(table, 0) == gained
    assert own(table, 0)["tiles"] == [{"tile": tile, "spent": True}]  # never lost
    assert can(table, 0, "use") == []  # once per round


@rule("GOA-15.10")
def test_red_spice_needs_a_free_matching_space() -> None:
    assert can(goa_table(tiles={0: "a-red-spice"}, land={0: "ginger-1 with ginger"}), 0, "use") == []
    table = goa_table(tiles={0: "a-red-spice"}, land={0: "ginger-2 with ginger, any-1"})
    play(table, 0, "use a-red-spice")
    assert "done" not in can(table, 0)
    play(table, 0, "put clove plantation-2")
    assert spices(table, 0) == "ginger clove"


@rule("GOA-15.10", "GOA-R3")
def test_a_red_tile_is_usable_in_the_round_of_purchase() -> None:
    table = receive("a-red-ship")
    play(table, 1, "pass")
    play(table, 0, "build")
    assert can(table, 1, "use") == ["use a-red-ship"]


@rule("GOA-R36", "GOA-15.10")
def test_a_red_tile_from_an_exchange_or_a_gift_is_usable_at_once() -> None:
    table = goa_table(tiles={0: "b-exchange"}, grid={"a1": "a-red-ship"})
    play(table, 0, "use b-exchange", "swap a1")
    assert can(table, 0, "use") == ["use a-red-ship"]
    gift = goa_table(phase="B", tiles={0: "b-exchange"}, grid={"a1": "b-gift"}, aside="a-red-ship, a-duty")
    play(gift, 0, "use b-exchange", "swap a1", "take a-red-ship")
    assert can(gift, 0, "use") == ["use a-red-ship"]


@rule("GOA-15.11")
def test_extra_harvest_fills_up_to_three_places() -> None:
    table = goa_table(
        tiles={0: "b-extra-harvest"},
        land={0: "ginger-3, clove-2 with clove, any-1, pepper-2"},
        colonies={0: "calicut, cochin with clove"},
    )
    play(table, 0, "use b-extra-harvest")
    assert can(table, 0) == [*(f"fill plantation-{place}" for place in range(1, 5)), "fill calicut", "done"]
    play(table, 0, "fill plantation-1")
    assert land(table, 0)[0] == "ginger-3 with ginger ginger ginger"
    play(table, 0, "fill calicut", "put pepper calicut", "put clove calicut", "fill plantation-4")
    assert colonies(table, 0) == ["cochin with clove", "calicut with pepper clove"]
    assert land(table, 0)[1:] == ["clove-2 with clove", "any-1", "pepper-2 with pepper pepper"]
    assert asked(table) == (0, "act")
    assert board(table)["used"][-1] == "b-extra-harvest"


@rule("GOA-15.11")
def test_extra_harvest_may_stop_and_needs_a_free_space() -> None:
    table = goa_table(tiles={0: "b-extra-harvest"}, land={0: "ginger-3, clove-2"})
    play(table, 0, "use b-extra-harvest", "fill plantation-2", "done")
    assert spices(table, 0) == "clove clove"
    assert can(goa_table(tiles={0: "b-extra-harvest"}, land={0: "ginger-1 with ginger"}), 0, "use") == []


@rule("GOA-15.11")
def test_duty_takes_six_spices_and_is_worth_five_when_paid() -> None:
    seven = "ginger-3 with ginger ginger ginger, clove-3 with clove clove clove, any-1 with pepper"
    table = goa_table(tiles={0: "a-duty, b-duty"}, land={0: seven})
    assert table.score_sheet()[0]["duty"] == 0
    assert can(table, 0, "use") == ["use a-duty", "use b-duty"]
    play(table, 0, "use a-duty", "give pepper plantation-3")
    assert asked(table) == (0, "give_any")
    play(table, 0, *["give ginger plantation-1"] * 3)  # only cloves are left: two of them follow by themselves
    assert spices(table, 0) == "clove"
    assert own(table, 0)["tiles"][0] == {"tile": "a-duty", "spent": True}  # kept
    assert table.score_sheet()[0]["duty"] == 5
    assert can(table, 0, "use") == []  # the other one is paid on its own


@rule("GOA-15.11")
def test_duty_needs_six_and_takes_the_last_six_without_asking() -> None:
    five = "ginger-3 with ginger ginger ginger, clove-2 with clove clove"
    assert can(goa_table(tiles={0: "a-duty"}, land={0: five}), 0, "use") == []
    table = goa_table(tiles={0: "a-duty"}, land={0: five + ", any-1 with pepper"})
    play(table, 0, "use a-duty")
    assert spices(table, 0) == ""
    assert table.score_sheet()[0]["duty"] == 5


@rule("GOA-15.11")
@pytest.mark.parametrize(("sort", "after"), [("ships", (0, 8, 2, 0)), ("colonists", (0, 4, 6, 0))])
def test_succour_turns_up_two_cards_then_the_player_chooses(sort: str, after: tuple[int, int, int, int]) -> None:
    table = goa_table(tiles={0: "b-succour"}, deck="ships-palm, colonists-elephant")
    [flip] = happened(play(table, 0, "use b-succour"), "turn_up")
    assert flip["sum"] == 4
    assert can(table, 0) == ["choose ships", "choose colonists", "choose spices"]
    play(table, 0, f"choose {sort}")
    assert goods(table, 0) == after
    assert board(table)["discards"] == ["colonists-elephant", "ships-palm"]


@rule("GOA-15.11", "GOA-R53")
def test_succour_in_spices_needs_space_and_the_rest_is_lost() -> None:
    table = goa_table(tiles={0: "b-succour"}, land={0: "ginger-2, any-1"}, deck="ships-palm, colonists-elephant")
    play(table, 0, "use b-succour", "choose spices")
    assert "done" not in can(table, 0)
    play(table, 0, "put ginger plantation-1", "put ginger plantation-1", "put clove plantation-2")
    assert spices(table, 0) == "ginger ginger clove"
    assert asked(table) == (0, "act")


@rule("GOA-15.11")
def test_viceroy_moves_the_least_advanced_marker_for_nothing() -> None:
    rows = "ships 3, harvest 2, taxes 4, expeditions 2, colonists 3"
    table = goa_table(tiles={0: "b-viceroy"}, rows={0: rows}, ships={0: 0})
    play(table, 0, "use b-viceroy")
    assert can(table, 0) == ["progress harvest", "progress expeditions"]
    play(table, 0, "progress expeditions")
    assert row(table, 0, "expeditions") == 3
    done = ", ".join(f"{column} 5" for column in ("ships", "harvest", "taxes", "expeditions", "colonists"))
    assert can(goa_table(tiles={0: "b-viceroy"}, rows={0: done}), 0, "use") == []
