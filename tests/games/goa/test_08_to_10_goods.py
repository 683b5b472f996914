"""8. Build ships. 9. Harvest. 10. Collect taxes."""

import pytest

from tests.games.doing import asked, play
from tests.games.goa.layout import can, goa_table, goods, spices
from tests.marks import rule


@rule("GOA-8.1")
@pytest.mark.parametrize(("level", "number"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)])
def test_ships_by_level(level: int, number: int) -> None:
    table = goa_table(rows={0: f"ships {level}"})
    play(table, 0, "build")
    assert goods(table, 0)[1] == 4 + number


@rule("GOA-9.1")
@pytest.mark.parametrize(("level", "number"), [(1, 1), (2, 2), (3, 4), (4, 6), (5, 8)])
def test_spices_by_level(level: int, number: int) -> None:
    table = goa_table(rows={0: f"harvest {level}"}, land={0: "ginger-3, clove-3, pepper-3"})
    play(table, 0, "harvest")
    while asked(table) == (0, "harvest"):
        play(table, 0, can(table, 0, "put")[0])
    assert len(spices(table, 0).split()) == number


@rule("GOA-9.2")
def test_what_has_no_space_is_not_taken() -> None:
    table = goa_table(rows={0: "harvest 5"}, land={0: "ginger-2 with ginger, clove-1"})
    play(table, 0, "harvest", "put ginger plantation-1", "put clove plantation-2")
    assert asked(table) == (1, "act")
    assert spices(table, 0) == "ginger ginger clove"


@rule("GOA-9.2")
def test_the_player_chooses_kinds_and_spaces_and_may_take_fewer() -> None:
    table = goa_table(rows={0: "harvest 3"}, land={0: "ginger-2, any-1"}, colonies={0: "calicut"})
    play(table, 0, "harvest", "put pepper calicut", "put clove plantation-2", "done")
    assert spices(table, 0) == "clove pepper"
    assert asked(table) == (1, "act")


@rule("GOA-10.1")
@pytest.mark.parametrize(("level", "number"), [(1, 4), (2, 6), (3, 8), (4, 10), (5, 12)])
def test_ducats_by_level(level: int, number: int) -> None:
    table = goa_table(rows={0: f"taxes {level}"}, ducats={0: 1})
    play(table, 0, "taxes")
    assert goods(table, 0)[0] == 1 + number
