"""1. Game and material."""

import pytest

from tests.games.doing import asked, board, play
from tests.games.goa.layout import GAME, can, goa_table, goods, land, own, spices
from tests.marks import rule


@rule("GOA-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_play_two_phases_of_four_rounds(seats: int) -> None:
    table = GAME.deal(seats, 5)
    rounds = set()
    while not table.over:
        seen = board(table)
        rounds.add(f"{seen['phase']}{seen['round']}")
        [seat] = table.waiting
        table.play(seat, table.moves(seat)[-1 if seen["stage"] != "auctions" else 0])
    assert rounds == {f"{phase}{number}" for phase in "AB" for number in range(1, 5)}
    assert max(table.scores()) == table.scores()[table.winners()[0]]


@rule("GOA-1.2", "GOA-1.3")
def test_five_spices_and_five_columns_of_five_rows() -> None:
    box = GAME.box
    assert box.one("spices").texts("names") == ["ginger", "cinnamon", "pepper", "nutmeg", "clove"]
    assert [column.text("id") for column in box.all("column")] == [
        *("ships", "harvest", "taxes", "expeditions", "colonists"),
    ]
    assert list(own(goa_table(rows={0: "ships 5, taxes 1"}), 0)["rows"].values()) == [5, 1, 1, 1, 1]


@rule("GOA-1.4")
def test_ducats_ships_and_colonists_are_plain_amounts() -> None:
    table = goa_table(ducats={0: 23}, ships={0: 7}, colonists={0: 11})
    assert goods(table, 0) == (23, 7, 11, 0)


@rule("GOA-1.5", "GOA-R15")
def test_supplies_do_not_run_out_but_cards_and_colonies_are_counted() -> None:
    """Ten extra action cards lie in the box; an eleventh is given all the same. Thirty cards, eighteen colony tiles."""
    table = goa_table(
        at="auctions",
        grid={"a1": "a-extra-actions"},
        extra={0: 10, 1: 10},
        ducats={0: 500},
        ships={0: 99},
        markers=[("top-a", 0), ("a1", 1), ("b1", 0)],
    )
    play(table, 1, "pass")
    play(table, 0, "pass")
    assert goods(table, 1)[3] == 12
    assert board(table)["deck"] == 30
    assert sum(board(table)["colonies_left"].values()) == 18


@rule("GOA-1.6", "GOA-R21")
def test_no_move_hands_anything_to_another_player() -> None:
    verbs = set(GAME.moves.verbs)
    assert not verbs & {"trade", "offer", "lend"}
    table = goa_table(3, ships={0: 9}, land={0: "ginger-2 with ginger ginger"}, hands={0: "ships-shell"})
    for move in can(table, 0):
        twin = table.copy()
        twin.play(0, move)
        assert goods(twin, 1) == goods(table, 1)
        assert spices(twin, 1) == ""


@rule("GOA-1.7", "GOA-R30")
def test_a_space_holds_one_spice_of_a_kind_its_tile_allows() -> None:
    table = goa_table(
        rows={0: "harvest 5"},
        land={0: "ginger-2 with ginger, clove-1 with clove, any-1"},
        colonies={0: "quilon-pepper-nutmeg, madras-nutmeg-clove with nutmeg"},
    )
    play(table, 0, "harvest")
    assert can(table, 0, "put") == [
        "put ginger plantation-1",
        *(f"put {spice} plantation-3" for spice in ("ginger", "cinnamon", "pepper", "nutmeg", "clove")),
        *("put pepper quilon", "put nutmeg quilon", "put nutmeg madras", "put clove madras"),
    ]
    play(table, 0, "put ginger plantation-1", "put pepper quilon")
    assert not any("plantation-1" in move or "quilon" in move for move in can(table, 0))  # full, and nothing moves
    assert land(table, 0) == ["ginger-2 with ginger ginger", "clove-1 with clove", "any-1"]


@rule("GOA-1.8")
def test_the_tiles_bear_the_names_of_this_page() -> None:
    names = {tile.text("class"): tile.text("name") for tile in GAME.box.all("tile")}
    for name in ("Duty", "Succour", "Gift", "Exchange", "Planter", "Viceroy", "Espionage", "Extra harvest"):
        assert names[name.lower()] == name
    assert GAME.box.all("column")[4].text("name") == "Colonists"


@rule("GOA-2.8")
def test_rounds_and_actions_are_kept_track_of() -> None:
    table = goa_table(3, flag=1, seat=2, round=3, action=2)
    assert asked(table) == (2, "act")
    assert [board(table)[key] for key in ("phase", "round", "stage", "action")] == ["A", 3, "actions", 2]
