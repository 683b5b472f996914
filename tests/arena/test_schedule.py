"""Who sits where."""

from collections import Counter

import pytest

from entrepot.arena.schedule import alone, lineups, schedule


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


def test_a_contest_that_ends_early_has_let_all_play() -> None:
    sat = Counter(who for pairing in schedule(9, 4, 72, seed=1) for who in pairing.lineup)
    assert set(sat) == set(range(9))
    assert min(sat.values()) > max(sat.values()) / 3


def test_alone_means_in_every_seat_in_turn() -> None:
    assert alone(4, 7, 3) == [(4, 7, 7), (7, 4, 7), (7, 7, 4)]


def test_a_round_robin_lets_each_of_a_pair_sit_alone_on_the_same_deals_as_all_pairs() -> None:
    games = list(schedule(3, 4, 8, seed=5, manner="pairs"))
    assert [game.number for game in games] == list(range(24))
    for one, other, start in ((0, 1, 0), (0, 2, 8), (1, 2, 16)):
        part = games[start : start + 8]
        assert {game.lineup for game in part} == {*alone(one, other, 4), *alone(other, one, 4)}
        assert [(game.deal_seed, game.bot_seeds) for game in part] == [
            (game.deal_seed, game.bot_seeds) for game in games[:8]
        ]
    assert [game.lineup for game in schedule(2, 2, 2, seed=5, manner="pairs")] == [(0, 1), (1, 0)]


def test_a_hero_meets_each_of_the_others() -> None:
    assert [game.lineup for game in schedule(3, 2, 2, seed=5, manner="hero")] == [(0, 1), (1, 0), (0, 2), (2, 0)]
