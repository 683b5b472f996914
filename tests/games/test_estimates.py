"""The estimates of all games: they add up, are worded, and are exact when the game is over."""

import pytest

import entrepot
from entrepot import Dice, Game, Position
from entrepot.games import OURS
from tests.toy import lighthouse


def moments(game: Game, seats: int, seed: int) -> list[Position]:
    """Positions all through a game whose seats follow advice two times in three; the last one is its end."""
    position = game.start(seats, seed, {})
    position.telling = False
    dice = Dice(seed)
    found: list[Position] = []
    while not position.over:
        seat = position.waiting()[0]
        if dice.below(20) == 0:
            found.append(position.copy())
        moves = position.moves(seat)
        move = game.advise(position, seat) if dice.below(3) else moves[dice.below(len(moves))]
        position.play(seat, move)
    return [*found, position]


@pytest.mark.parametrize("name", OURS)
def test_the_terms_add_up_to_the_estimate_and_in_the_end_to_the_score(name: str) -> None:
    game = entrepot.load(name)
    assert game.estimate is not None
    assert game.terms is not None
    for seats in game.seats:
        for position in moments(game, seats, seed=11):
            for seat in range(seats):
                terms = game.terms.points(position, seat)
                assert len(terms) == len(game.terms.names)
                assert sum(terms) == pytest.approx(game.estimate(position, seat))
                if position.over:
                    assert sum(terms) == pytest.approx(position.scores()[seat])


@pytest.mark.parametrize("name", OURS)
def test_the_words_name_exactly_the_terms(name: str) -> None:
    game = entrepot.load(name)
    assert game.terms is not None
    assert game.words.all("term") == list(game.terms.names)


def test_a_game_may_have_no_estimate() -> None:
    game = lighthouse.load()
    assert game.estimate is None
    assert game.terms is None
