"""The rules of thumb of Yokohama: always a legal move, and far better than chance."""

import pytest

from entrepot import Dice, Position
from tests.games.yokohama.layout import GAME, acting, inside, yokohama_table


def advised(position: Position, seat: int) -> int:
    return GAME.advise(position, seat)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_advised_beat_random_players(seats: int) -> None:
    wins = 0
    for seed in range(6):
        position = GAME.start(seats, seed, {})
        position.telling = False
        dice = Dice(seed)
        greedy = seed % seats
        while not position.over:
            seat = position.waiting()[0]
            moves = position.moves(seat)
            move = advised(position, seat) if seat == greedy else moves[dice.below(len(moves))]
            assert move in moves
            position.play(seat, move)
        wins += position.winners() == [greedy]
    assert wins == 6


def test_a_goal_that_is_met_is_taken_before_the_goods_are_spent() -> None:
    table = yokohama_table(stock={0: "5 copper, 2 fish"}, orders={0: "3"}, goals="a_copper, b_yen, c_4com")
    assert GAME.moves[advised(inside(table), 0)].text == "achieve A"


def test_a_token_and_a_building_are_not_left_behind() -> None:
    table = acting("bank", 5, tokens={"bank": 5})
    assert GAME.moves[advised(inside(table), 0)].text == "claim"
    table.play(0, "claim")
    assert GAME.moves[advised(inside(table), 0)].verb == "shop"
