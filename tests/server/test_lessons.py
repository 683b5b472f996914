"""Lessons come whole, with every moment as the learner may see it."""

import pytest

import entrepot
from entrepot.lessons import course_of

from .conftest import Welcome


def test_a_course_is_listed_in_order(welcome: Welcome) -> None:
    amber = welcome("Amber")
    listed = amber.ask("GET", "/api/games/carthage/lessons")
    assert [lesson["name"] for lesson in listed] == list(course_of(entrepot.load("carthage")).lessons)
    assert listed[0] == {"name": "goal", "title": "What it is about", "steps": 4}


@pytest.mark.parametrize("name", course_of(entrepot.load("carthage")).lessons)
def test_a_lesson_shows_each_step_to_its_seat_alone(welcome: Welcome, name: str) -> None:
    amber = welcome("Amber")
    lesson = course_of(entrepot.load("carthage")).lessons[name]
    told = amber.ask("GET", f"/api/games/carthage/lessons/{name}")
    assert len(told["steps"]) == len(lesson.moments)
    log = 0
    for step, moment in zip(told["steps"], lesson.moments, strict=True):
        assert step["moment"]["view"] == moment.table.view(lesson.script.seat)
        legal = [move.number for move in moment.table.moves(lesson.script.seat)]
        assert [offer["move"] for offer in step["moment"]["offers"]] == legal
        assert (step["move"] is None) == (not moment.step.move)
        assert step["move"] is None or step["move"] in legal
        assert f"lesson-{name}-{step['say']} =" in told["words"]
        log = max(log, *(entry["index"] for entry in step["moment"]["news"]), 0) if step["moment"]["news"] else log
        assert log == len(moment.table.ledger)
