"""20. Worked examples, by their numbers. X2, X15 and X17 stand with their chapters."""

import pytest

from tests.games.doing import asked, happened, play
from tests.games.goa.layout import GAME, can, colonies, goa_table, goods, hand, own, row, spices
from tests.marks import rule


@rule("GOA-X1")
def test_x1_three_ships_are_three_ships_in_whatever_cards() -> None:
    assert goods(goa_table(ships={0: 3}), 0)[1] == 3


@rule("GOA-X3")
@pytest.mark.parametrize(("seats", "numbers"), [(4, [1, 2, 3, 4, 5]), (3, [1, 2, 3, 4]), (2, [1, 2, 3])])
def test_x3_marker_numbers(seats: int, numbers: list[int]) -> None:
    assert own(GAME.deal(seats, 1), 0)["markers"] == numbers


@rule("GOA-X4")
def test_x4_progress_in_taxes_from_row_2() -> None:
    table = goa_table(ships={0: 2}, rows={0: "taxes 2"}, land={0: "pepper-1 with pepper, nutmeg-1 with nutmeg"})
    play(table, 0, "progress taxes")
    assert (row(table, 0, "taxes"), spices(table, 0), goods(table, 0)[1]) == (3, "", 0)


@rule("GOA-X5")
def test_x5_first_in_row_4_of_ships() -> None:
    spice = "ginger-2 with ginger, cinnamon-2 with cinnamon, pepper-2 with pepper"
    table = goa_table(rows={0: "ships 3", 1: "ships 3"}, land={0: spice, 1: spice})
    play(table, 0, "progress ships", "done")
    play(table, 1, "progress ships")
    assert [own(table, seat)["hand_size"] for seat in (0, 1)] == [1, 0]


@rule("GOA-X6")
def test_x6_first_in_row_5_of_harvest() -> None:
    spice = "cinnamon-2 with cinnamon, pepper-2 with pepper, nutmeg-2 with nutmeg, clove-2 with clove"
    table = goa_table(rows={0: "harvest 4"}, land={0: spice}, first="harvest 4 1")
    play(table, 0, "progress harvest")
    assert len(hand(table, 0)) == 1


@rule("GOA-X7")
def test_x7_all_markers_in_row_2() -> None:
    rows = "ships 2, taxes 3, expeditions 2, colonists 2"
    table = goa_table(rows={0: rows}, land={0: "cinnamon-2 with cinnamon"})
    play(table, 0, "progress harvest")
    assert goods(table, 0)[3] == 1


@rule("GOA-X8")
def test_x8_build_ships_at_level_2() -> None:
    table = goa_table(rows={0: "ships 2"}, ships={0: 0})
    play(table, 0, "build")
    assert goods(table, 0)[1] == 2


@rule("GOA-X9")
def test_x9_a_harvest_of_four() -> None:
    table = goa_table(rows={0: "harvest 3"}, land={0: "ginger-3, clove-3"})
    play(table, 0, "harvest", *["put ginger plantation-1"] * 3, "put clove plantation-2")
    assert spices(table, 0) == "ginger ginger ginger clove"
    assert asked(table) == (1, "act")


@rule("GOA-X10")
def test_x10_taxes_of_six() -> None:
    table = goa_table(rows={0: "taxes 2"})
    play(table, 0, "taxes")
    assert goods(table, 0)[0] == 6


@rule("GOA-X11")
def test_x11_expedition_one() -> None:
    table = goa_table(rows={0: "expeditions 4"}, hands={0: "ships-shell"})
    play(table, 0, "expedition", "draw 2")
    assert len(hand(table, 0)) == 3


@rule("GOA-X12")
@pytest.mark.parametrize("first", ["throw ships-shell", "play ships-shell"])
def test_x12_expedition_two(first: str) -> None:
    table = goa_table(rows={0: "expeditions 4"}, hands={0: "ships-shell, sell-tiger, mix-palm"})
    play(table, 0, "expedition")
    assert can(table, 0, "draw") == ["draw 0", "draw 1"]
    play(table, 0, first)
    assert can(table, 0, "draw") == ["draw 0", "draw 1", "draw 2"]
    play(table, 0, "draw 2")
    assert len(hand(table, 0)) == 4


@rule("GOA-X13")
def test_x13_madras() -> None:
    table = goa_table(rows={0: "colonists 3"}, colonists={0: 2}, deck="ships-shell, ships-elephant")
    play(table, 0, "found madras")
    prompt = table.prompt(0)
    assert prompt is not None
    assert (prompt.values["population"], prompt.values["sum"], prompt.values["missing"]) == (4, 4, 2)
    play(table, 0, "pay", "colony madras-pepper-nutmeg", "put pepper madras", "put nutmeg madras")
    assert colonies(table, 0) == ["madras-pepper-nutmeg with pepper nutmeg"]
    assert goods(table, 0)[2] == 0


@rule("GOA-X14")
def test_x14_selling_four() -> None:
    table = goa_table(hands={0: "sell-tiger"}, land={0: "ginger-3 with ginger ginger ginger, clove-2 with clove clove"})
    play(table, 0, "play sell-tiger", *["give ginger plantation-1"] * 3, "give clove plantation-2")
    assert (goods(table, 0)[0], spices(table, 0)) == (12, "clove")
    assert asked(table) == (0, "act")


@rule("GOA-X16")
def test_x16_scoring_of_red() -> None:
    table = goa_table(
        at="end of round",
        phase="B",
        round=4,
        rows={0: "ships 4, harvest 5, taxes 3, expeditions 4, colonists 4"},
        colonies={0: "cochin, calicut"},
        hands={0: "ships-elephant, ships-palm, mix-palm"},
        ducats={0: 9, 1: 8},
        land={0: "clove-1"},
    )
    sheet = {
        "markers": 31,
        "colonies": 3,
        "cards": 4,
        "ducats": 3,
        "plantations": 1,
        "duty": 0,
        "missions": 0,
        "tokens": 0,
    }
    assert table.score_sheet()[0] == sheet
    assert table.scores()[0] == 42


@rule("GOA-X18")
def test_x18_hand_too_large() -> None:
    table = goa_table(rows={0: "expeditions 2"}, hands={0: "ships-shell, sell-tiger, mix-palm, mix-lotus"})
    play(table, 0, "expedition", "throw ships-shell")
    assert can(table, 0, "draw") == []
    play(table, 0, "throw sell-tiger")
    assert can(table, 0, "draw") == ["draw 0"]
    play(table, 0, "throw mix-palm")
    assert can(table, 0, "draw") == ["draw 0", "draw 1"]


@rule("GOA-X19")
def test_x19_selling_during_a_harvest() -> None:
    laid = {0: "ginger-3, clove-2"}
    table = goa_table(rows={0: "harvest 4"}, land=laid, hands={0: "sell-tiger"})
    play(table, 0, "harvest", *["put ginger plantation-1"] * 3, *["put clove plantation-2"] * 2)
    play(table, 0, "play sell-tiger", *["give ginger plantation-1"] * 3, "give clove plantation-2")
    play(table, 0, "put ginger plantation-1")
    assert (goods(table, 0)[0], len(spices(table, 0).split())) == (12, 2)
    after = goa_table(rows={0: "harvest 4"}, land=laid, hands={0: "sell-tiger"})
    play(after, 0, "harvest", *["put ginger plantation-1"] * 3, *["put clove plantation-2"] * 2, "done")
    play(after, 0, "play sell-tiger", *["give ginger plantation-1"] * 3, "give clove plantation-2")
    assert len(spices(after, 0).split()) == 1


@rule("GOA-X20")
def test_x20_saved_founding() -> None:
    table = goa_table(
        rows={0: "colonists 2"}, colonists={0: 1}, tiles={0: "a-red-colonist"}, deck="ships-shell, ducats-elephant"
    )
    play(table, 0, "found quilon")
    assert can(table, 0) == ["use a-red-colonist", "fail"]
    play(table, 0, "use a-red-colonist", "pay")
    assert goods(table, 0)[2] == 0
    assert asked(table) == (0, "choose_colony")


@rule("GOA-X21")
def test_x21_ducat_card() -> None:
    table = goa_table(rows={0: "ships 3"}, ducats={0: 12}, hands={0: "purchase-statue"})
    events = play(table, 0, "play purchase-statue", "progress ships")
    assert (row(table, 0, "ships"), goods(table, 0)[0]) == (4, 0)
    assert happened(events, "pay_bank")[0]["price"] == 12
    assert len(hand(table, 0)) == 1


@rule("GOA-X22")
def test_x22_planter() -> None:
    laid = {0: "clove-1, pepper-1, any-1"}
    assert goa_table(land=laid, tiles={0: "b-planter"}).score_sheet()[0]["plantations"] == 6
    assert goa_table(land=laid).score_sheet()[0]["plantations"] == 2
