"""Ratings: the update of OpenSkill, and what becomes of many games."""

import pytest

from entrepot.arena.match import Outcome
from entrepot.arena.rating import MEAN, Rating, ranks, rate, rated

FIGURES = (
    ((0, 1, 1, 3), ((27.795085, 8.263161), (24.689435, 8.179214), (24.689435, 8.179214), (22.826045, 8.179214))),
    ((2, 0, 1, 2), ((25.047759, 8.001543), (27.436349, 8.11252), (26.258538, 8.03277), (21.201817, 7.951496))),
    ((0, 0, 2, 3), ((25.937012, 7.936503), (28.222575, 8.037719), (26.845452, 7.876207), (18.993231, 7.813121))),
)
"""What the package openskill 6.2.0 says (PlackettLuce with tau=0): three games of four, one after the other."""


def test_the_update_is_that_of_openskill() -> None:
    ratings = [Rating()] * 4
    for places, figures in FIGURES:
        ratings = rated(ratings, places)
        assert [(rating.mean, rating.doubt) for rating in ratings] == [
            pytest.approx(pair, abs=1e-5) for pair in figures
        ]


def test_places_are_by_win_then_by_points() -> None:
    assert ranks(Outcome(0, (0, 1, 2, 3), (9, 9, 4, 9), (1, 3), (1,) * 4)) == (2, 0, 3, 0)


def test_who_wins_more_is_rated_higher_whatever_the_order_of_the_games() -> None:
    games = [Outcome(n, (0, 1), (1, 0), (0,), (1, 1)) for n in range(30)]
    games += [Outcome(n, (1, 0), (1, 0), (0,), (1, 1)) for n in range(30, 40)]
    strong, weak = rate(2, games)
    assert strong.mean > MEAN > weak.mean
    backwards, _ = rate(2, games[::-1])
    assert backwards.mean == pytest.approx(strong.mean, abs=1.5)


def test_who_sits_against_oneself_gains_nothing() -> None:
    (only,) = rate(1, [Outcome(0, (0, 0), (1, 0), (0,), (1, 1))])
    assert only.mean == pytest.approx(MEAN)
