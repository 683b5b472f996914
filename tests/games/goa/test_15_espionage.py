"""15. Tiles: Espionage, an action with the level of another player."""

from typing import Any

import pytest

from tests.games.doing import asked, play
from tests.games.goa.layout import can, goa_table, goods, row, spices
from tests.marks import rule


@rule("GOA-15.11", "GOA-R12")
@pytest.mark.parametrize(("action", "after"), [("build", (0, 9, 2, 0)), ("taxes", (8, 4, 2, 0))])
def test_espionage_uses_the_level_of_another(action: str, after: tuple[int, int, int, int]) -> None:
    table = goa_table(3, tiles={0: "b-espionage"}, rows={1: "ships 2", 2: "ships 5, taxes 3"})
    play(table, 0, "use b-espionage")
    assert can(table, 0) == ["spy 1", "spy 2"]
    play(table, 0, "spy 2")
    assert can(table, 0) == [
        "build",
        "harvest",
        "taxes",
        *(f"found {name}" for name in ("quilon", "cochin", "madras", "calicut")),
    ]
    play(table, 0, action)
    assert goods(table, 0) == after
    assert asked(table) == (0, "act")  # it is not an action
    assert goods(table, 2) == (0, 4, 2, 0)
    assert row(table, 2, "ships") == 5


@rule("GOA-15.11", "GOA-R12")
def test_espionage_harvests_with_the_level_of_another_and_in_the_same_window() -> None:
    table = goa_table(
        tiles={0: "b-espionage, a-red-ship"}, rows={1: "harvest 2"}, land={0: "ginger-3"}, hands={0: "ships-shell"}
    )
    play(table, 0, "use b-espionage", "harvest", "put ginger plantation-1")
    assert can(table, 0) == ["put ginger plantation-1", "play ships-shell", "use a-red-ship", "done"]
    play(table, 0, "play ships-shell", "use a-red-ship", "put ginger plantation-1")
    assert spices(table, 0) == "ginger ginger"
    assert goods(table, 0)[1] == 4 + 2 + 1
    assert asked(table) == (0, "act")
    assert can(table, 0, "play", "use") == []  # the one card of this action and the red tile are used


@rule("GOA-15.11", "GOA-R12")
@pytest.mark.parametrize(("mine", "theirs", "missing"), [(1, 3, 4), (5, 1, 8), (5, 2, 6)])
def test_espionage_founds_with_the_population_of_another(mine: int, theirs: int, missing: int) -> None:
    table = goa_table(
        tiles={0: "b-espionage"},
        rows={0: f"colonists {mine}", 1: f"colonists {theirs}"},
        colonists={0: 9, 1: 3},
        deck="ships-palm, colonists-elephant",
    )
    play(table, 0, "use b-espionage", "found calicut")
    assert table.prompt(0).values["missing"] == missing  # type: ignore[union-attr]
    play(table, 0, "pay", "put clove calicut", "put clove calicut")
    assert (goods(table, 0)[2], goods(table, 1)[2]) == (9 - missing, 3)
    assert asked(table) == (0, "act")


@rule("GOA-R12", "GOA-6.5")
def test_an_espionage_harvest_without_room_waits_for_what_may_make_some() -> None:
    laid: dict[str, Any] = {"tiles": {0: "b-espionage"}, "rows": {1: "harvest 3"}, "land": {0: "ginger-1"}}
    table = goa_table(**laid, hands={0: "sell-tiger"})
    play(table, 0, "use b-espionage", "harvest", "put ginger plantation-1")
    assert can(table, 0) == ["play sell-tiger", "done"]
    play(table, 0, "play sell-tiger")  # of its one spice
    assert can(table, 0) == ["put ginger plantation-1", "done"]
    without = goa_table(**laid)
    play(without, 0, "use b-espionage", "harvest", "put ginger plantation-1")
    assert asked(without) == (0, "act")  # nothing could make room


@rule("GOA-R12", "GOA-14.5")
def test_the_card_of_the_surrounding_action_may_modify_an_espionage() -> None:
    table = goa_table(
        tiles={0: "b-espionage"}, rows={1: "harvest 2"}, hands={0: "mix-palm, third-card-palm, ships-only-tiger"}
    )
    play(table, 0, "use b-espionage")
    assert can(table, 0, "play") == ["play mix-palm", "play third-card-palm"]
    play(table, 0, "play mix-palm", "choose ships", "choose colonists")
    assert goods(table, 0) == (0, 5, 3, 0)
    assert (asked(table), can(table, 0, "play")) == ((0, "act"), [])
    spent = goa_table(tiles={0: "b-espionage"}, hands={0: "mix-palm, ships-shell"})
    play(spent, 0, "play ships-shell", "use b-espionage")
    assert (asked(spent), can(spent, 0, "play")) == ((0, "spy_action"), [])  # the card of this action is played


GAP: dict[str, Any] = {
    "tiles": {0: "b-espionage, a-red-colonist"},
    "hands": {0: "third-card-palm, colonists-palm"},
    "colonists": {0: 0},
    "deck": "ships-shell, ducats-elephant, spices-palm",
}
"""Quilon needs 6, the first two cards show 1 and 1, the third one 3."""


@rule("GOA-R54", "GOA-R12")
def test_at_the_gap_of_an_espionage_tiles_and_the_one_card_may_help() -> None:
    table = goa_table(**GAP)
    play(table, 0, "use b-espionage", "found quilon")
    assert can(table, 0) == ["play third-card-palm", "play colonists-palm", "use a-red-colonist", "fail"]
    play(table, 0, "play third-card-palm")
    assert can(table, 0) == ["use a-red-colonist", "fail"]  # one card with an action, Espionage included
    play(table, 0, "use a-red-colonist", "pay", "colony quilon-pepper-nutmeg", "put nutmeg quilon")
    assert goods(table, 0)[2] == 0  # 5 of 6 by the cards, the sixth is the colonist of the red tile
    assert spices(table, 0) == "nutmeg"
    assert (asked(table), can(table, 0, "play")) == ((0, "act"), [])  # the card of this action is spent


@rule("GOA-R54", "GOA-R12")
def test_the_card_played_before_an_espionage_is_the_one_card_of_both() -> None:
    table = goa_table(**{**GAP, "tiles": {0: "b-espionage"}})
    play(table, 0, "play colonists-palm", "use b-espionage", "found quilon")
    assert asked(table) == (0, "act")  # 2 colonists for a gap of 4, and nothing more to use: failed at once
    assert goods(table, 0)[2] == 3


@rule("GOA-R54", "GOA-6.6")
def test_a_population_raised_at_the_gap_counts_only_if_it_is_the_one_that_was_spied() -> None:
    table = goa_table(
        **{**GAP, "tiles": {0: "b-espionage, b-viceroy"}, "hands": {}},
        rows={0: "ships 2, harvest 2, taxes 2, expeditions 2"},
    )
    play(table, 0, "use b-espionage", "found quilon", "use b-viceroy")
    assert row(table, 0, "colonists") == 2  # worth a population of 2, but the other player's is read
    assert goods(table, 0)[2] == 1  # nothing more to use: failed, which brings the usual colonist
    assert asked(table) == (0, "act")
