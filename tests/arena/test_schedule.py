"""Who sits where."""

from collections import Counter

import pytest

from entrepot.arena.schedule import lineups, schedule


@pytest.mark.parametrize(("entrants", "seats"), [(1, 2), (2, 2), (3, 4), (2, 4), (4, 4), (5, 2), (5, 3)])
def test_everybody_sits_everywhere_equally_often(entrants: int, seats: int) -> None:
    sat = Counter((who, seat) for lineup in lineups(entrants, seats) for seat, who in enumerate(lineup))
    assert len(sat) == entrants * seats
    assert len(set(sat.values())) == 1


def test_with_more_entrants_than_seats_all_meet_all() -> None:
    met = {frozenset(lineup) for lineup in lineups(4, 2)}
    assert len(met) == 6


def test_a_deal_is_played_by_all_seatings_before_the_next() -> None:
    games = list(schedule(3, 3, 9, seed=1))
    deals = [game.deal_seed for game in games]
    assert deals[0] == deals[1] == deals[2] != deals[3]
    assert len({game.lineup for game in games[:3]}) == 3
    assert len({seed for game in games for seed in game.bot_seeds}) == 27


def test_the_seed_decides_and_a_longer_contest_begins_like_a_shorter_one() -> None:
    assert list(schedule(2, 2, 5, seed=1)) == list(schedule(2, 2, 9, seed=1))[:5]
    assert list(schedule(2, 2, 5, seed=1)) != list(schedule(2, 2, 5, seed=2))
