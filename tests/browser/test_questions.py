"""Every question that a game declares is reached, so that every one can be looked at."""

import pytest

import entrepot
from tests.browser.questions import FEW, MANY, UNREACHED, moments, unreached


@pytest.mark.parametrize("game", entrepot.games())
def test_every_declared_question_is_reached_or_said_why_not(game: str) -> None:
    assert unreached(game) == set()
    assert not {moment.wording for moment in moments(game)} & set(UNREACHED.get(game, {}))


@pytest.mark.parametrize("game", entrepot.games())
def test_todays_rules_lead_to_every_moment(game: str) -> None:
    """What was kept in `build/questions` belongs to these rules, and asks one seat alone."""
    assert [moment.name for moment in moments(game) if not moment.holds()] == []


@pytest.mark.parametrize("game", entrepot.games())
def test_there_are_early_and_crowded_moments(game: str) -> None:
    found = moments(game)
    assert {moment.seats for moment in found} == {FEW, MANY}
    assert len({moment.name for moment in found}) == len(found)
    assert max(len(moment.moves) for moment in found if moment.seats == MANY) > 100
