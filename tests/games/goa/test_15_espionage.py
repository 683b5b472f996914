"""15. Tiles: Espionage, an action with the level of another player."""

from typing import Any

import pytest

from tests.games.goa.layout import asked, can, goa_table, goods, play, row, spices
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
def test_espionage_harvests_and_founds_with_the_level_of_another() -> None:
    table = goa_table(
        tiles={0: "b-espionage"}, rows={1: "harvest 2, colonists 3"}, land={0: "ginger-3"}, hands={0: "ships-shell"}
    )
    play(table, 0, "use b-espionage", "harvest", "put ginger plantation-1")
    assert can(table, 0) == ["put ginger plantation-1", "done"]  # no window of its own
    play(table, 0, "put ginger plantation-1")
    assert spices(table, 0) == "ginger ginger"


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


@rule("GOA-R12")
def test_an_espionage_harvest_ends_when_there_is_no_room() -> None:
    """Another harvest would wait for a card that could make room; this one has no window."""
    table = goa_table(tiles={0: "b-espionage"}, rows={1: "harvest 3"}, land={0: "ginger-1"}, hands={0: "sell-tiger"})
    play(table, 0, "use b-espionage", "harvest", "put ginger plantation-1")
    assert asked(table) == (0, "act")


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


@rule("GOA-R54", "GOA-R12")
def test_the_gap_of_an_espionage_takes_only_one_more_card() -> None:
    laid: dict[str, Any] = {
        "tiles": {0: "b-espionage, a-red-colonist"},
        "hands": {0: "third-card-palm, colonists-palm"},
        "colonists": {0: 0},
        "deck": "ships-shell, ducats-elephant, spices-palm",
    }
    table = goa_table(**laid)
    play(table, 0, "use b-espionage", "found quilon")
    assert can(table, 0) == ["play third-card-palm", "fail"]
    play(table, 0, "play third-card-palm")
    assert goods(table, 0)[2] == 1  # 5 of 6: failed, which brings the usual colonist
    assert asked(table) == (0, "act")
    assert can(table, 0, "play") == []  # the card of this action is spent
    spent = goa_table(**laid)
    play(spent, 0, "play colonists-palm", "use b-espionage", "found quilon")
    assert asked(spent) == (0, "act")  # 2 colonists for a gap of 4, and nothing more to use: failed at once
    assert goods(spent, 0)[2] == 3
