"""Opinions of search about moves: chances that are chances, points by term, and nothing beyond a sight."""

import pytest

from entrepot.bots.opinion import Judgement, chance, chance_fit, compare, judge
from entrepot.bots.search import can_search
from entrepot.games import games, load
from entrepot.kernel.dice import Dice
from entrepot.kernel.sight import Sight


def after(name: str, moves: int, seats: int = 3) -> Sight:
    game = load(name)
    position = game.start(seats, 11, {})
    for _ in range(moves):
        seat = position.waiting()[0]
        position.play(seat, game.advise(position, seat))
    return Sight(game, position, position.waiting()[0])


def thought(sight: Sight, **more: object) -> Judgement:
    return judge(sight, seed=5, iterations=48, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", games())
def test_a_judgement_tells_chances_and_points_by_term(name: str) -> None:
    sight = after(name, 30)
    assert can_search(sight.game)
    found = thought(sight)
    assert sum(found.chances) == pytest.approx(1.0)
    assert found.chances[sight.seat] == found.moves[0].chance
    assert found.moves[0].tries == max(opinion.tries for opinion in found.moves)
    terms = sight.game.terms
    assert terms is not None
    for opinion in found.moves:
        assert opinion.move in sight.moves()
        assert 0.0 < opinion.chance < 1.0
        assert tuple(opinion.points) == terms.names


def test_the_same_seed_and_tries_give_the_same_judgement() -> None:
    sight = after("goa", 20)
    assert thought(sight) == thought(sight)


def test_a_position_that_looks_the_same_is_judged_the_same() -> None:
    sight = after("carthage", 25)
    other = Sight(sight.game, sight.sample(Dice(99)), sight.seat)
    assert thought(sight) == thought(other)


def test_a_move_that_is_asked_for_is_tried_however_bad_it_seems() -> None:
    sight = after("yokohama", 12)
    tried = [opinion.move for opinion in thought(sight).moves]
    never = next(move for move in sight.moves() if not move.takes_back and move not in tried)
    asked = next(opinion for opinion in thought(sight, also=[never]).moves if opinion.move == never)
    assert asked.tries >= 1


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_stands_better_has_the_better_chance_and_equals_share_the_win(name: str, seats: int) -> None:
    fit = chance_fit(load(name), seats)
    assert chance(0.3, fit) < chance(0.5, fit) < chance(0.7, fit)
    assert chance(0.5, fit) == pytest.approx(1 / seats, abs=0.12)


@pytest.mark.parametrize("name", games())
def test_moves_that_are_compared_are_tried_equally_often(name: str) -> None:
    sight = after(name, 30)
    moves = [move for move in sight.moves() if not move.takes_back][:2]
    found = compare(sight, moves, seed=1, iterations=20)
    assert [one.move for one in found] == moves
    assert len({one.tries for one in found}) == 1
    assert found[0].tries >= 10
    assert found == compare(sight, moves, seed=1, iterations=20)
