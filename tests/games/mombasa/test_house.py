"""The house numbers: how rich four players become who spread over the companies."""

from statistics import mean

from tests.games.mombasa.layout import GAME
from tests.games.mombasa.spreading import play_through
from tests.marks import rule


@rule("MOM-R26")
def test_four_players_who_spread_over_the_companies_end_between_100_and_180() -> None:
    ends = [play_through(GAME, seed) for seed in range(20)]
    assert 100 <= mean(score for end in ends for score in end.scores()) <= 180
    assert 100 <= mean(max(end.scores()) for end in ends) <= 180
    assert {tuple(end.tracks) for end in ends} > {(0, 2, 4, 6)}  # also with tracks at random
