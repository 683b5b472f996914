"""The rules of thumb of Yokohama: always a legal move, far better than chance, and none of the old follies."""

from typing import cast

import pytest

from entrepot import Position, Table
from entrepot.games.yokohama.constants import YEN
from entrepot.games.yokohama.position import Yokohama
from tests.builds import compiled_only
from tests.games.playing import wins_against_chance
from tests.games.yokohama.layout import GAME, acting, inside, skip_phase, yokohama_table

LONGEST = 40
"""No game of bots that play by these rules takes more rounds."""
MOST_GOODS = 20
"""Nobody has more of one kind at the end of such a game; in 500 games it was 15 at most."""


def advised(position: Position, seat: int) -> int:
    return GAME.advise(position, seat)


def chosen(table: Table, seat: int = 0) -> str:
    return GAME.moves[advised(inside(table), seat)].text


def worth_of(table: Table, text: str) -> float:
    assert GAME.worth is not None
    return GAME.worth(inside(table), 0, GAME.moves.parse(text).number)


def in_last_round(table: Table) -> Table:
    inside(table).last_round = inside(table).round
    return table


@pytest.mark.parametrize("seats", [2, 4])
def test_the_advised_beat_random_players(seats: int) -> None:
    assert wins_against_chance(GAME, seats, 6) == 6


def test_a_goal_that_is_met_is_taken_before_the_goods_are_spent() -> None:
    table = yokohama_table(stock={0: "5 copper, 2 fish"}, orders={0: "3"}, goals="a_copper, b_yen, c_4com")
    assert chosen(table) == "achieve A"


def test_a_token_and_a_building_are_not_left_behind() -> None:
    table = acting("bank", 5, tokens={"bank": 5})
    assert chosen(table) == "claim"
    table.play(0, "claim")
    assert chosen(table).startswith("shop")


# Goods ---------------------------------------------------------------------------------------------------------------


def choosing_between_silk_and_tea(silk: int) -> Table:
    """The president is in hand; three assistants stand on the silk mill, three on the tea plantation."""
    table = yokohama_table(
        stock={0: f"{silk} silk"},
        hand={0: "0 assistants, 0 shops"},
        assistants={0: "3x silk mill 1, 3x tea plantation 1"},
        tokens={"silk mill 1": None, "tea plantation 1": None},
        goals="a_copper, b_tokens, c_4com",
    )
    skip_phase(table, 0)
    return table


def test_goods_beyond_a_small_store_are_not_gathered() -> None:
    few, many = choosing_between_silk_and_tea(silk=0), choosing_between_silk_and_tea(silk=12)
    assert worth_of(many, "go silk mill 1") < worth_of(few, "go silk mill 1") - 1
    assert worth_of(many, "go silk mill 1") < worth_of(many, "go tea plantation 1") - 1


# Assistants ----------------------------------------------------------------------------------------------------------


def test_nobody_calls_back_in_a_turn_whom_it_has_just_placed() -> None:
    called_back = 0
    for seed in range(6):
        position = GAME.start(2, seed, {})
        position.telling = False
        turn = (0, 0)
        placed: set[str] = set()
        while not position.over:
            seat = position.waiting()[0]
            progress = int(position.progress()["round"])
            if turn != (progress, seat):
                turn = (progress, seat)
                placed = set()
            move = GAME.moves[advised(position, seat)]
            area = move.text.partition(" ")[2]
            if move.verb in ("place", "pair"):
                placed.add(area)
            called_back += move.verb == "recall" and area in placed
            position.play(seat, move.number)
    assert called_back == 0


# The last round ------------------------------------------------------------------------------------------------------


def test_the_last_round_hires_nobody() -> None:
    table = acting("employment agency", 4, stock={0: "9 yen"}, hand={0: "0 shops"})
    assert chosen(table).startswith("hire")
    assert chosen(in_last_round(table)) == "stop"


def test_the_last_round_takes_no_order_that_cannot_be_fulfilled() -> None:
    table = acting("port a", 3, stock={0: "2 tea, 2 fish"}, port="29, 1, 30, 31")
    in_last_round(table)
    assert chosen(table) == "take 1"
    inside(table).players[0].stock[3] = 0
    assert chosen(table) == "stop"


def test_the_last_round_acts_for_points_rather_than_for_goods() -> None:
    table = yokohama_table(
        assistants={0: "3x church, 4x tea plantation 1"},
        tokens={"tea plantation 1": None},
        hand={0: "0 assistants, 0 shops"},
    )
    in_last_round(table)
    skip_phase(table, 0)
    assert chosen(table) == "go church"


# Hiring and building -------------------------------------------------------------------------------------------------


def test_who_has_nothing_to_build_hires_first_a_house_then_a_shop() -> None:
    table = acting("employment agency", 5, stock={0: "9 yen"}, hand={0: "0 shops"}, tokens={"employment agency": None})
    hired: list[str] = []
    while (move := chosen(table)).startswith("hire"):
        hired.append(move)
        table.play(0, move)
    assert "hire trading house" in hired
    assert "hire shop" in hired


def test_a_trading_house_is_built_rather_than_a_shop() -> None:
    table = acting("bank", 4, hand={0: "1 shops, 1 houses"})
    assert chosen(table) == "house"


# The end -------------------------------------------------------------------------------------------------------------


def test_a_long_game_is_brought_to_its_end() -> None:
    table = acting("port a", 3, port="29, 1, 30, 31")
    early = worth_of(table, "take 1")
    inside(table).round = LONGEST
    assert worth_of(table, "take 1") > early + 3


def play_out(seed: int) -> Yokohama:
    position = GAME.start(2, seed, {})
    position.telling = False
    while not position.over:
        seat = position.waiting()[0]
        position.play(seat, advised(position, seat))
    return cast(Yokohama, position)


@pytest.mark.parametrize("seed", [42, 733])
def test_games_come_to_an_end(seed: int) -> None:
    assert play_out(seed).round <= LONGEST


@compiled_only
def test_of_many_games_none_is_long_and_nobody_piles_up_goods() -> None:
    """Two of them could once play for ever, and one had 391 silk."""
    ends = [play_out(seed) for seed in range(500)]
    assert max(end.round for end in ends) <= LONGEST
    assert max(max(player.stock[:YEN]) for end in ends for player in end.players) <= MOST_GOODS
