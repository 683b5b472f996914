"""16. End of the game; 17. Final scoring; 18. Victory."""

import pytest

from entrepot import Table
from tests.games.doing import board, happened, play
from tests.games.yokohama.layout import acting, can, inside, prompt_key, yokohama_table
from tests.marks import rule


def ended(table: Table) -> str | None:
    """What has brought the end, if anything."""
    reason = board(table)["ending"]
    assert reason is None or isinstance(reason, str)
    return reason


@rule("YOK-16.1")
def test_all_trading_houses_built() -> None:
    table = acting(
        "bank", 4, houses={0: "church, customs, port a"}, hand={0: "1 assistants, 0 shops, 1 houses"}, tiles={"bank": 5}
    )
    assert ended(table) is None
    table.play(0, "house")
    assert ended(table) == "trading_houses"


@rule("YOK-16.1")
def test_all_shops_built() -> None:
    seven = "church, customs, port a, port b, silk mill 1, silk mill 2, copper mine 1"
    table = acting("bank", 4, shops={0: seven}, hand={0: "1 assistants, 1 shops"}, tiles={"bank": 5})
    table.play(0, "shop 1")
    assert ended(table) == "shops"


@rule("YOK-16.1")
@pytest.mark.parametrize("board_name", ["church", "customs"])
@pytest.mark.parametrize(("seats", "goal"), [(3, 5), (4, 6)])
def test_assistants_on_church_and_customs(board_name: str, seats: int, goal: int) -> None:
    others = dict.fromkeys(range(2, goal), 1)  # two short of the goal
    laid_out = {board_name: others, "seats": seats, "stock": {0: "3 import"}, "tokens": {board_name: None}}
    table = acting(board_name, 5, **laid_out)
    play(table, 0, f"{board_name} 1", f"lift {board_name}")
    assert ended(table) is None
    nearer = {**others, goal: 1}
    table = acting(board_name, 5, **{**laid_out, board_name: nearer})
    play(table, 0, f"{board_name} 1", f"lift {board_name}")
    assert ended(table) == board_name


@rule("YOK-16.1", "YOK-20.25", "YOK-R23")
def test_neutral_assistants_count_for_the_end_but_score_nothing() -> None:
    table = acting("church", 5, seats=2, church={5: 1, 6: 1}, tokens={"church": None})
    play(table, 0, "church 1", "lift church")
    assert ended(table) is None  # three of the players and the neutral one
    table = acting("church", 5, seats=2, church={1: 1, 3: 1, 5: 1}, tokens={"church": None})
    play(table, 0, "church 2", "lift church")
    assert ended(table) == "church"
    assert [sheet["church_majority"] for sheet in table.score_sheet()] == [3, 6]


@rule("YOK-16.1", "YOK-16.3")
def test_the_view_counts_down_to_each_end() -> None:
    """The last order in the deck does not bring the end: only one that is missing does."""
    table = acting("port a", 3, seats=2, port="1, 2, 3, 4, 5, 6", order_deck=1)
    goals = {part["condition"]: (part["now"], part["goal"]) for part in board(table)["progress"]}
    assert goals == {
        "trading_houses": (0, 4),
        "shops": (0, 8),
        "port": (9, 11),
        "church": (1, 5),
        "customs": (1, 5),
    }
    table.play(0, "take 1")
    assert (ended(table), port_progress(table)) == (None, (10, 11))
    dry = acting("port a", 3, seats=2, port="1, 2, 3, 4, 5, 6", order_deck=0)
    dry.play(0, "take 1")
    assert (ended(dry), port_progress(dry)) == ("port", (11, 11))


def port_progress(table: Table) -> tuple[int, int]:
    part = next(part for part in board(table)["progress"] if part["condition"] == "port")
    return part["now"], part["goal"]


@rule("YOK-16.2", "YOK-20.18", "YOK-R31")
@pytest.mark.parametrize("builder", [0, 1, 2])
def test_this_round_and_one_more(builder: int) -> None:
    table = yokohama_table(
        3,
        active=builder,
        round_number=12,
        assistants={builder: "3x bank"},
        houses={builder: "church, customs, port a"},
        hand={builder: "1 assistants, 0 shops, 1 houses"},
        tiles={"bank": 5},
        secret={0: 34, 1: 35, 2: 36},
    )
    play(table, builder, "end", "stop", "go bank", "house")
    assert prompt_key(table) == "phase_c"  # the turn goes on
    table.play(builder, "end")
    turns = []
    while not table.over:
        seat = table.waiting[0]
        turns.append((board(table)["round"], seat))
        while not table.over and table.waiting == (seat,):
            table.play(seat, next(move for move in ("end", "stop", "back") if move in can(table, seat)))
    assert turns == [(12, seat) for seat in range(builder + 1, 3)] + [(13, 0), (13, 1), (13, 2)]
    assert table.winners() == (builder,)


@rule("YOK-16.2", "YOK-R31")
def test_a_second_trigger_changes_nothing() -> None:
    table = acting("port a", 3, port="1, 2, 3, 4, 5, 6", order_deck=0)
    table.play(0, "take 1")
    position = inside(table)
    assert (position.last_round, ended(table)) == (2, "port")
    position.round = 2
    position.check_buildings(0)
    position.bring_end(1)
    assert (position.last_round, ended(table)) == (2, "port")


@rule("YOK-16.3")
def test_a_lack_of_agents_does_not_end_the_game() -> None:
    table = yokohama_table(used_agents={1: "gb, gb, gb, us, us, nl, fr, fr, de, de"})
    assert board(table)["agents"] == dict.fromkeys(("us", "nl", "gb", "fr", "de"), 0)
    table.play(0, "stop")
    assert ended(table) is None


@rule("YOK-16.4", "YOK-R37")
def test_after_two_hundred_rounds_one_more() -> None:
    table = yokohama_table(2, active=1, round_number=200)
    [ending] = happened(table.play(1, "stop"), "ending")
    assert (ending["reason"], ending["round"]) == ("rounds", 201)
    play(table, 0, "stop")
    assert not table.over
    play(table, 1, "stop")
    assert table.over


# 17 ------------------------------------------------------------------------------------------------------------------


def column(table: Table, category: str) -> list[int]:
    return [sheet[category] for sheet in table.score_sheet()]


@rule("YOK-17.1", "YOK-20.8")
def test_church_majority_with_a_tie() -> None:
    table = yokohama_table(3, church={1: 2, 2: 0, 3: 0, 4: 1, 6: 1})
    assert column(table, "church_majority") == [3, 6, 0]


@rule("YOK-17.1")
def test_a_lone_player_in_the_church_scores_the_first_place_only() -> None:
    assert column(yokohama_table(3, church={1: 2}), "church_majority") == [0, 0, 6]
    assert column(yokohama_table(3), "church_majority") == [0, 0, 0]


@rule("YOK-17.2", "YOK-20.9")
def test_customs_majority_with_a_tie() -> None:
    table = yokohama_table(3, customs={1: 1, 2: 0, 3: 0, 4: 0, 5: 2})
    assert column(table, "customs_majority") == [8, 0, 4]


@rule("YOK-17.3", "YOK-20.10")
def test_technology_majority_with_a_tie() -> None:
    table = yokohama_table(
        4,
        technologies={
            0: "tram, station, typography nl",  # 12
            1: "exhibition, stock_exchange, language_school us, spinning_mill fr",  # 20
            2: "ball fr, brickworks fr, typography gb",  # 12
            3: "newspaper gb, university",  # 10
        },
    )
    assert [player["technology_value"] for player in board(table)["players"]] == [12, 20, 12, 10]
    assert column(table, "technology_majority") == [5, 10, 0, 0]
    later = yokohama_table(4, start=2, technologies={0: "tram", 2: "station", 3: "exhibition"})
    assert column(later, "technology_majority") == [0, 0, 5, 10]


@rule("YOK-17.3")
def test_a_single_owner_of_technology_scores_the_first_place_only() -> None:
    assert column(yokohama_table(3, technologies={1: "typography"}), "technology_majority") == [0, 10, 0]


@rule("YOK-17.4", "YOK-20.11")
@pytest.mark.parametrize(
    ("fulfilled", "points"),
    [
        ("", 0),
        ("1", 0),
        ("1, 2", 2),
        ("1, 3", 0),
        ("1, 2, 4", 4),
        ("1, 2, 4, 5", 8),
        ("1, 2, 4, 5, 7", 12),
        ("1, 3, 6, 2, 8, 4, 10, 5, 7", 12 + 4 + 0),
        ("1, 3, 2, 8", 4),
    ],
)
def test_sets_of_countries(fulfilled: str, points: int) -> None:
    table = yokohama_table(3, fulfilled={0: fulfilled})
    assert column(table, "countries") == [points, 0, 0]


@rule("YOK-17.4")
def test_unfulfilled_orders_neither_score_nor_cost() -> None:
    assert table_total(yokohama_table(3, orders={0: "1, 2, 4"})) == 0


def table_total(table: Table) -> int:
    return table.scores()[0]


@rule("YOK-17.5", "YOK-20.12")
def test_the_rest() -> None:
    table = yokohama_table(3, stock={0: "2 copper, 1 silk, 1 tea, 3 fish, 1 import, 3 yen"})
    assert table_total(table) == 1 + 1 + 2
    imports = yokohama_table(3, stock={0: "2 copper, 4 import, 1 yen"})
    assert table_total(imports) == 4  # imports are no trade goods: two goods score nothing
    agents = yokohama_table(3, agents={0: "gb, us"}, used_agents={0: "gb"})
    assert column(agents, "agents") == [2, 0, 0]


# 18 ------------------------------------------------------------------------------------------------------------------


@rule("YOK-18.1")
def test_most_points_win_and_ties_go_to_the_first_in_turn_order() -> None:
    table = yokohama_table(3, start=1, points={0: 5, 1: 4, 2: 5})
    assert inside(table).winners() == [2]
    table = yokohama_table(3, start=1, points={0: 6, 1: 4, 2: 5})
    assert inside(table).winners() == [0]
