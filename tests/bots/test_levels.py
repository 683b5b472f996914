"""The five levels: what each goes by, that they differ, and that the apprentice has habits and no dice."""

import pytest

import entrepot
from entrepot.bots import bots
from entrepot.bots.levels import LEVELS, Habits
from entrepot.games import games, load
from entrepot.kernel.sight import Sight


@pytest.mark.parametrize("name", games())
def test_every_game_has_all_levels(name: str) -> None:
    assert {f"level-{number}" for number in LEVELS} <= set(bots(load(name)))


@pytest.mark.parametrize("number", LEVELS)
def test_a_level_plays_a_legal_move(number: int) -> None:
    table = load("carthage").deal(2, seed=8)
    for _ in range(4):
        seat = table.waiting[0]
        table.play(seat, entrepot.bot(f"level-{number}", seed=3).choose(table.sight(seat)))
    assert len(table.ledger) == 4


def test_an_apprentice_likes_the_same_things_all_game_long_and_another_one_others() -> None:
    game = load("goa")
    moves = list(game.moves)
    likings = [[Habits(seed).liking(move) for move in moves] for seed in (1, 1, 2)]
    assert likings[0] == likings[1] != likings[2]
    assert all(0.0 <= liking <= 1.0 for liking in likings[0])


def test_an_apprentice_plays_the_best_or_the_second_best_move() -> None:
    game = load("carthage")
    worth = game.worth
    assert worth is not None
    position = game.start(3, 5, {})
    habits, seconds = Habits(7), 0
    while not position.over:
        seat = position.waiting()[0]
        worths = sorted((worth(position, seat, move) for move in position.moves(seat)), reverse=True)
        chosen = habits.choose(Sight(game, position, seat)).number
        assert worth(position, seat, chosen) in worths[:2] or game.moves[chosen].takes_back
        seconds += chosen != game.advise(position, seat)
        position.play(seat, chosen)
    assert seconds
