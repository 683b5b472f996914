"""Every question that a game declares is reached, so that every one can be looked at."""

import pytest

import entrepot
from tests.browser import scenes as drawn
from tests.browser.axe import scenes_for_axe
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


@pytest.mark.parametrize("group", drawn.groups())
def test_what_axe_looks_at_is_measured_too(group: str) -> None:
    """So that `make test` has it on the screen."""
    assert {drawn.scenes(group)[number].name for number in drawn.tested(group)} >= set(scenes_for_axe(group))
