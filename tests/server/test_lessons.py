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


def test_a_step_says_why_a_thing_cannot_be_used(welcome: Welcome) -> None:
    amber = welcome("Amber")
    moves = entrepot.load("carthage").moves
    path = "/api/games/carthage/lessons/market/why"
    buy, take = moves.read("buy").number, moves.read("take green 5").number
    why = amber.ask("POST", path, {"step": 2, "moves": [buy]})
    assert (why["key"], why["move"], why["lacking"]) == ("poor", buy, True)
    assert amber.ask("POST", path, {"step": 2, "moves": [buy, take]}) is None, "one of them can be played"
    assert amber.ask("POST", path, {"step": 3, "moves": [buy]}) is None, "a turn later there are coins enough"


def test_a_step_that_is_not_there_is_refused(welcome: Welcome) -> None:
    amber = welcome("Amber")
    status, why = amber.refused("POST", "/api/games/carthage/lessons/market/why", {"step": 99, "moves": [0]})
    assert (status, why) == (404, "The lesson ends with step 6, so there is no step 100.")
