"""17. End and scoring."""

import pytest

from tests.games.goa.layout import goa_table
from tests.marks import rule


@rule("GOA-17.1")
def test_markers_by_row() -> None:
    table = goa_table(rows={0: "ships 1, harvest 2, taxes 3, expeditions 4, colonists 5", 1: "ships 5"})
    assert [sheet["markers"] for sheet in table.score_sheet()] == [0 + 1 + 3 + 6 + 10, 10]


@rule("GOA-17.1")
@pytest.mark.parametrize(
    ("colonies", "points"),
    [
        ("", 0),
        ("cochin", 1),
        ("cochin, calicut", 3),
        ("cochin, calicut, quilon-nutmeg-clove", 6),
        ("cochin, calicut, quilon-nutmeg-clove, madras-nutmeg-clove", 10),
    ],
)
def test_colonies_by_number(colonies: str, points: int) -> None:
    assert goa_table(colonies={0: colonies}).score_sheet()[0]["colonies"] == points


@rule("GOA-17.1")
@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_cards_by_equal_symbols(number: int, points: int) -> None:
    palms = ["ships-palm", "colonists-palm", "spices-palm", "mix-palm", "third-card-palm"][:number]
    assert goa_table(hands={0: ", ".join(palms)}).score_sheet()[0]["cards"] == points
    mixed = goa_table(hands={0: ", ".join([*palms, "ships-shell"])})
    assert mixed.score_sheet()[0]["cards"] == points + 1  # each symbol alone


@rule("GOA-17.1")
def test_three_points_for_everyone_with_the_most_ducats() -> None:
    table = goa_table(3, ducats={0: 7, 1: 9, 2: 9})
    assert [sheet["ducats"] for sheet in table.score_sheet()] == [0, 3, 3]
    assert [sheet["ducats"] for sheet in goa_table().score_sheet()] == [3, 3]


@rule("GOA-17.1")
def test_plantations_duties_missions() -> None:
    table = goa_table(
        land={0: "clove-1, pepper-1, ginger-2"},
        tiles={0: "a-duty, b-duty, b-mission-2, b-mission-3"},
        spent={0: "b-duty"},
    )
    sheet = table.score_sheet()[0]
    assert (sheet["plantations"], sheet["duty"], sheet["missions"]) == (2, 5, 5)


@rule("GOA-17.1")
def test_everything_else_counts_nothing() -> None:
    table = goa_table(
        ships={0: 30},
        colonists={0: 30},
        extra={0: 1},
        ducats={1: 1},
        land={0: "clove-2 with clove clove"},
        tiles={0: "a-duty, a-red-ship, b-exchange, b-viceroy, b-planter"},
    )
    assert sum(table.score_sheet()[0].values()) == 0


@rule("GOA-17.2")
def test_the_highest_total_wins() -> None:
    table = goa_table(3, at="end of round", phase="B", round=4, rows={0: "ships 5", 1: "ships 4"}, ducats={1: 5})
    assert table.scores() == [10, 9, 0]
    assert table.winners() == (0,)


@rule("GOA-17.2")
def test_a_tie_is_broken_by_ducats() -> None:
    table = goa_table(
        3, at="end of round", phase="B", round=4, rows={0: "ships 3", 1: "ships 3"}, ducats={0: 4, 1: 5, 2: 9}
    )
    assert table.scores() == [3, 3, 3]
    assert table.winners() == (2,)


@rule("GOA-17.2", "GOA-R19")
def test_still_tied_the_victory_is_shared() -> None:
    table = goa_table(3, at="end of round", phase="B", round=4, ducats={0: 4, 2: 4})
    assert table.winners() == (0, 2)
