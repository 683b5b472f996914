"""1. Components."""

from collections import Counter

import pytest

from entrepot.games.yokohama.box.components import YokohamaComponents
from entrepot.games.yokohama.constants import CANAL, TECHNOLOGY_IDS
from tests.games.doing import play
from tests.games.yokohama.layout import GAME, inside, own, stock, yokohama_table
from tests.marks import rule

BOX = YokohamaComponents(GAME.box)


def facts(table: str) -> list[dict[str, object]]:
    return [section.facts for section in GAME.box.all(table)]


@rule("YOK-1.1", "YOK-R4")
def test_each_player_has_twenty_working_assistants_eight_shops_and_four_trading_houses() -> None:
    player = GAME.box.one("player")
    assert player.integer("assistants_total") == 23
    assert player.integer("assistants_score_markers") == 3
    assert BOX.hand == [8, 2, 0]
    assert BOX.warehouse == [12, 6, 4]
    assert BOX.player_colours == ["blue", "pink", "purple", "yellow"]


@rule("YOK-1.2", "YOK-3.1")
def test_goods_never_run_out() -> None:
    table = yokohama_table(
        stock={0: "45 tea, 30 import"}, assistants={0: "4x tea plantation 1"}, tokens={"tea plantation 1": None}
    )
    play(table, 0, "stop", "go tea plantation 1")
    assert stock(table) == "50 tea, 30 import"


@rule("YOK-1.3")
def test_ten_foreign_agents_of_five_countries() -> None:
    assert dict(zip(BOX.countries, BOX.agents, strict=True)) == {"us": 2, "nl": 1, "gb": 3, "fr": 2, "de": 2}


@rule("YOK-1.4")
def test_eighteen_boards_of_fourteen_kinds() -> None:
    kinds = Counter(str(board["area"]) for board in facts("board"))
    assert sum(kinds.values()) == 18
    assert len(kinds) == 14
    assert {kind for kind, count in kinds.items() if count == 2} == {
        "copper_mine",
        "fishing_ground",
        "silk_mill",
        "tea_plantation",
    }


@rule("YOK-1.5")
def test_eight_production_and_nine_commercial_boards_and_the_canal() -> None:
    assert [BOX.category.count(category) for category in (0, 1, 2)] == [8, 9, 1]
    assert BOX.effect[BOX.category.index(2)] == CANAL


@rule("YOK-1.6")
def test_six_boards_beside_the_city() -> None:
    assert [len(slots) for slots in BOX.slot_class] == [6, 6]
    assert [len(slots) for slots in BOX.surcharge] == [6, 6]
    assert len(BOX.faith) == len(BOX.duty) == 7


@rule("YOK-1.7")
def test_twenty_four_tiles_with_four_shop_spaces_and_a_trading_house() -> None:
    assert len(BOX.house_reward) == 24
    assert {len(shops) for shops in BOX.shop_reward} == {4}


@rule("YOK-1.8", "YOK-R1")
def test_tokens_orders_technologies_and_achievements() -> None:
    assert BOX.tokens == 20
    assert BOX.orders == 36
    assert len(BOX.cards) == 30
    assert len(set(BOX.card_technology)) == len(TECHNOLOGY_IDS) == 20
    assert Counter(goal.stack for goal in BOX.achievements) == {0: 4, 1: 4, 2: 4}


@rule("YOK-1.9")
def test_the_mini_expansions() -> None:
    assert len(BOX.reward_ids) == 6
    assert [reward.free_agents for reward in BOX.token_reward] == [0] * 20 + [1] * 5


@rule("YOK-1.10", "YOK-R39")
def test_no_move_trades_with_another_player() -> None:
    about = {name for verb in GAME.moves.verbs.values() for name in verb.domains}
    assert about == {"agent", "area", "stack", "good", "kind", "place", "piece", "space", "card", "order", "token"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_layout_of_the_tests_keeps_all_pieces(seats: int) -> None:
    """Otherwise the tests of the rules would show positions that cannot be."""
    from tests.conformance.entries import yokohama_pieces

    table = yokohama_table(
        seats,
        assistants={0: "2x bank, church"},
        shops={0: "bank", 1: "bank"},
        houses={1: "bank"},
        technologies={1: "tram, ball"},
        orders={0: "3, 5"},
        secret={1: 9},
        fulfilled={1: "1"},
        agents={0: "gb"},
        used_agents={1: "fr"},
        five_tokens={0: "19"},
        church={1: 0},
        achievers={"A": "1"},
    )
    assert inside(table).census() == yokohama_pieces(GAME, seats)
    assert own(table, 1)["technology_value"] == 10
