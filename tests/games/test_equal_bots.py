"""Four bots that play alike: none of them wins because of where it sits."""

from collections.abc import Mapping

import pytest

from tests.builds import compiled_only

from .seats import CHOICES, play, shares

GAMES = 400
MOST = 0.32
UNEQUAL: tuple[str, Mapping[str, bool]] = ("mombasa", {})
"""The first game of Mombasa gives the start tiles out by the order of turns: bench/ladder.md says what that does."""


@compiled_only
@pytest.mark.parametrize(
    ("name", "options"), CHOICES, ids=lambda value: value if isinstance(value, str) else "-".join(value)
)
def test_no_seat_wins_more_than_a_third_between_equal_bots(name: str, options: Mapping[str, bool]) -> None:
    found = shares([play(name, options, "greedy", 4, number) for number in range(GAMES)])
    assert sum(found.by_number) == pytest.approx(1)
    assert max(found.by_number) <= MOST
    if (name, options) != UNEQUAL:
        assert max(found.by_turn) <= MOST
