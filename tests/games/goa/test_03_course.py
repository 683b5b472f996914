"""3. Course of the game; 16. from phase A to phase B."""

from collections import Counter

from tests.games.doing import asked, board, happened, kinds, play
from tests.games.goa.layout import GAME, can, goa_table, goods, own, row, spices
from tests.marks import rule


@rule("GOA-3.1", "GOA-3.4")
def test_after_a4_comes_b1_and_after_b4_the_end() -> None:
    table = goa_table(at="end of round", round=4)
    assert happened(table.opening, "round") == [{"kind": "round", "seat": 0, "round": "B1"}]
    table = goa_table(at="end of round", phase="B", round=4)
    assert table.over
    assert kinds(table.opening) == ["end"]


@rule("GOA-3.2")
def test_a_round_is_markers_auctions_actions_extra_actions() -> None:
    table = goa_table(at="markers", extra={0: 1})
    stages = [board(table)["stage"]]
    while board(table)["round"] == 1:
        stages.append(board(table)["stage"])
        [seat] = table.waiting
        table.play(seat, "taxes" if "taxes" in can(table, seat) else can(table, seat)[-1])
    assert list(dict.fromkeys(stages)) == ["markers", "auctions", "actions", "extra"]
    assert board(table)["stage"] == "markers"


@rule("GOA-3.3", "GOA-15.10")
def test_red_tiles_turn_back_at_the_start_of_a_round_and_paid_duties_do_not() -> None:
    tiles = {0: "a-red-ship, a-duty", 1: "a-red-ducats"}
    table = goa_table(at="end of round", tiles=tiles, spent=tiles)
    assert own(table, 0)["tiles"] == [{"tile": "a-red-ship", "spent": False}, {"tile": "a-duty", "spent": True}]
    assert own(table, 1)["tiles"] == [{"tile": "a-red-ducats", "spent": False}]


@rule("GOA-16.1", "GOA-16.2")
def test_the_grid_is_replaced_by_b_tiles() -> None:
    table = goa_table(
        at="end of round", round=4, empty="a1 b1 c1", aside="a-duty, a-ships-4, a-settlement, a-colonists-4"
    )
    seen = board(table)
    assert len(seen["gone"]) == 22
    assert all(tile.startswith("a-") for tile in seen["gone"])
    assert seen["aside"][:4] == ["a-duty", "a-ships-4", "a-settlement", "a-colonists-4"]
    expected = {tile.text("id"): tile.integer("count") for tile in GAME.box.all("tile") if tile.text("phase") == "B"}
    assert Counter([*seen["grid"], *seen["aside"][4:]]) == expected
    assert sum("plantation" in tile for tile in seen["aside"][4:]) <= 2


@rule("GOA-16.2")
def test_plantations_set_aside_are_counted_anew_in_phase_b() -> None:
    aside = "a-plantation-any-1, a-plantation-clove-1, a-duty, a-settlement"
    tables = [goa_table(at="end of round", round=4, aside=aside, seed=seed) for seed in range(40)]
    plantations = [sum("plantation" in tile for tile in board(table)["aside"][4:]) for table in tables]
    assert max(plantations) == 2


@rule("GOA-16.3")
def test_everything_owned_stays() -> None:
    table = goa_table(
        at="end of round",
        round=4,
        flag=1,
        ducats={0: 7},
        extra={0: 1},
        rows={0: "taxes 4"},
        land={0: "ginger-2 with ginger"},
        tiles={1: "a-red-ship"},
        hands={1: "sell-tiger"},
        discards="ships-shell, spices-palm",
    )
    assert goods(table, 0) == (7, 4, 2, 1)
    assert spices(table, 0) == "ginger"
    assert row(table, 0, "taxes") == 4
    assert own(table, 1)["hand"] == ["sell-tiger"]
    assert [tile["tile"] for tile in own(table, 1)["tiles"]] == ["a-red-ship"]
    assert board(table)["discards"] == ["ships-shell", "spices-palm"]
    assert board(table)["deck"] == 27
    assert asked(table) == (1, "flag")


@rule("GOA-3.2")
def test_everybody_acts_three_times() -> None:
    table = goa_table(3, flag=2, seat=2)
    order = []
    while board(table)["stage"] == "actions":
        order.append((table.waiting[0], board(table)["action"]))
        play(table, table.waiting[0], "build")
    assert order == [(2, 1), (0, 1), (1, 1), (2, 2), (0, 2), (1, 2), (2, 3), (0, 3), (1, 3)]
