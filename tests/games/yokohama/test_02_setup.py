"""2. Setup."""

import pytest

from entrepot import Table
from tests.games.doing import board
from tests.games.yokohama.layout import GAME, inside, own, yokohama_table
from tests.marks import rule

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def dealt(seats: int, seed: int = 5) -> Table:
    return GAME.deal(seats, seed)


def names(table: Table) -> set[str]:
    return {area["area"] for area in board(table)["areas"]}


@rule("YOK-2.1")
def test_boards_that_are_not_used() -> None:
    everything = names(dealt(4))
    assert len(everything) == 18
    assert everything - names(dealt(3)) == {"laboratory_b", "copper_mine_2", "silk_mill_2", "tea_plantation_2"}
    assert everything - names(dealt(2)) == {
        "laboratory_b",
        "port_b",
        "chinatown",
        "canal",
        "fishing_ground_2",
        "copper_mine_2",
        "silk_mill_2",
        "tea_plantation_2",
    }


@rule("YOK-2.1", "YOK-2.6")
@pytest.mark.parametrize(("seats", "labs", "ports"), [(2, "a", "a"), (3, "a", "ab"), (4, "ab", "ab")])
def test_management_boards_belong_to_the_areas_in_play(seats: int, labs: str, ports: str) -> None:
    view = board(dealt(seats))
    assert "".join(view["laboratories"]) == labs
    assert "".join(view["ports"]) == ports


@rule("YOK-2.2")
@pytest.mark.parametrize(("seats", "rows"), [(2, [4, 3, 2, 1]), (3, [5, 4, 3, 2]), (4, [6, 5, 4, 3])])
def test_a_random_pyramid_with_the_widest_row_first(seats: int, rows: list[int]) -> None:
    view = board(dealt(seats))
    assert view["rows"] == rows
    assert [sum(area["row"] == row for area in view["areas"]) for row in range(4)] == rows
    orders = {tuple(area["area"] for area in board(dealt(seats, seed))["areas"]) for seed in range(5)}
    assert len(orders) == 5


@rule("YOK-2.3", "YOK-R2")
def test_staggered_rows_touch_like_bricks() -> None:
    table = yokohama_table(4)
    by_cell = {(area["row"], area["column"]): area for area in board(table)["areas"]}

    def near(row: int, column: int) -> set[tuple[int, int]]:
        return {cell for cell, area in by_cell.items() if area["area"] in by_cell[row, column]["near"]}

    assert near(0, 0) == {(0, 1), (1, 0)}
    assert near(0, 5) == {(0, 4), (1, 4)}
    assert near(1, 2) == {(1, 1), (1, 3), (0, 2), (0, 3), (2, 1), (2, 2)}
    assert near(3, 0) == {(3, 1), (2, 0), (2, 1)}
    assert all(cell in near(*other) for cell in by_cell for other in near(*cell))


@rule("YOK-2.4", "YOK-2.5", "YOK-R3")
@SEATS
def test_a_tile_and_a_token_for_every_area_but_the_canal(seats: int) -> None:
    areas = board(dealt(seats))["areas"]
    for kind in ("tile", "token"):
        there = [area[kind] for area in areas if area["area"] != "canal"]
        assert None not in there
        assert len(set(there)) == len(there) == {2: 10, 3: 13, 4: 17}[seats]
    assert all(area["tile"] is None and area["token"] is None for area in areas if area["area"] == "canal")
    assert max(area["token"] for area in areas if area["token"]) <= 20


@rule("YOK-2.7")
def test_the_supply_holds_all_agents_and_the_station() -> None:
    view = board(dealt(3))
    assert view["agents"] == {"us": 2, "nl": 1, "gb": 3, "fr": 2, "de": 2}
    assert not any(area["station"] for area in view["areas"])


@rule("YOK-2.8", "YOK-2.15")
@SEATS
def test_what_each_player_takes(seats: int) -> None:
    table = dealt(seats)
    for seat in range(seats):
        player = own(table, seat)
        assert player["hand"] == {"assistants": 8, "shops": 2, "trading_houses": 0}
        assert player["warehouse"] == {"assistants": 12, "shops": 6, "trading_houses": 4}
        yen = 3 if seat == board(table)["start"] else 4
        assert player["stock"] == {"copper": 1, "silk": 1, "tea": 1, "fish": 1, "import": 0, "yen": yen}
        assert player["president"] is None
        assert player["points"] == 0
    assert all(sum(area["assistants"]) == 0 for area in board(table)["areas"])


@rule("YOK-2.9")
def test_the_start_player_is_drawn_and_does_not_change() -> None:
    starts = {board(dealt(4, seed))["start"] for seed in range(30)}
    assert starts == {0, 1, 2, 3}
    table = yokohama_table(3, start=2, active=2)
    assert board(table)["start"] == 2
    assert board(yokohama_table(3, start=2, active=0))["start"] == 2


@rule("YOK-2.10")
def test_one_achievement_of_each_set() -> None:
    for seed in range(5):
        ids = [goal["id"][0] for goal in board(dealt(2, seed))["achievements"]]
        assert ids == ["a", "b", "c"]


@rule("YOK-2.11", "YOK-2.12", "YOK-20.17", "YOK-R5")
@pytest.mark.parametrize(
    ("seats", "tiles", "cards", "card_deck", "orders", "order_deck", "removed"),
    [(2, 10, 6, 24, 6, 10, 16), (3, 13, 6, 24, 12, 13, 5), (4, 17, 12, 18, 12, 16, 0)],
)
def test_counts_after_the_setup(
    seats: int, tiles: int, cards: int, card_deck: int, orders: int, order_deck: int, removed: int
) -> None:
    table = dealt(seats)
    view = board(table)
    assert sum(area["tile"] is not None for area in view["areas"]) == tiles
    assert sum(area["token"] is not None for area in view["areas"]) == tiles
    assert sum(len(slots) for slots in view["laboratories"].values()) == cards
    assert view["technology_deck"] == card_deck
    assert sum(len(slots) for slots in view["ports"].values()) == orders
    assert all(order is not None for slots in view["ports"].values() for order in slots)
    assert view["order_deck"] == order_deck
    assert len(inside(table).removed) == removed
    neutral = [sum(space["neutral"] for space in view[name]) for name in ("church", "customs")]
    assert neutral == ([1, 1] if seats == 2 else [0, 0])


@rule("YOK-2.13")
@SEATS
def test_everyone_keeps_one_of_two_orders_in_any_order(seats: int) -> None:
    table = dealt(seats)
    assert table.waiting == tuple(range(seats))
    kept = {}
    for seat in reversed(range(seats)):
        first, second = own(table, seat)["drawn"]
        assert [move.text for move in table.moves(seat)] == [f"keep {first}", f"keep {second}"]
        table.play(seat, f"keep {second}")
        kept[seat] = (second, first)
        assert own(table, seat)["orders"] == own(table, seat)["secret"] == [second]
        assert own(table, seat)["put_away"] == first
    assert table.waiting == (board(table)["start"],)
    assert len({order for pair in kept.values() for order in pair}) == 2 * seats


@rule("YOK-2.14", "YOK-R34")
def test_two_players_find_a_neutral_assistant_on_each_board() -> None:
    view = board(dealt(2))
    assert [space["neutral"] for space in view["church"]] == [False, False, False, True, False, False, False]
    assert [space["neutral"] for space in view["customs"]] == [False, False, False, True, False, False, False]
