"""Every question that a game declares is reached, so that every one can be looked at."""

import pytest

import entrepot
from tests.browser import scenes as drawn
from tests.browser.axe import scenes_for_axe
from tests.browser.questions import FEW, MANY, UNREACHED, moments, unreached
from tests.browser.screens import TESTED


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


def looked_at(group: str) -> set[str]:
    """What `make test` has on a screen."""
    turns = len(TESTED)
    return {drawn.scenes(group)[number].name for turn in range(turns) for number in drawn.part(group, turn, turns)}


@pytest.mark.parametrize("group", drawn.groups())
def test_every_question_and_what_axe_looks_at_is_measured(group: str) -> None:
    names, alike = looked_at(group), set(drawn.DRAWN_BY_THE_FRAME)
    assert names >= set(scenes_for_axe(group)) - alike
    keys = {scene.key for scene in drawn.scenes(group)}
    assert {scene.key for scene in drawn.scenes(group) if scene.name in names} == keys


def test_what_the_frame_draws_is_measured_in_some_game_on_every_screen() -> None:
    for turn in range(len(TESTED)):
        seen = [
            drawn.scenes(game)[number].name
            for game in entrepot.games()
            for number in drawn.part(game, turn, len(TESTED))
        ]
        assert {seen.count(name) for name in drawn.DRAWN_BY_THE_FRAME} == {1}
