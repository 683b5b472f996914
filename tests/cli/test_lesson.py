"""Lessons in the terminal."""

import entrepot
from entrepot.lessons import course_of
from tests.cli.running import refused, run


def answers() -> list[str]:
    """What somebody types who follows the whole course of Carthage."""
    course = course_of(entrepot.load("carthage"))
    return [moment.step.move for lesson in course.lessons.values() for moment in lesson.moments]


def test_the_whole_course_is_followed_to_its_end() -> None:
    result = run("lesson", "carthage", lines=answers())
    assert result.exit_code == 0, result.output
    assert "Lesson 1 of 5: What it is about" in result.stdout
    assert "entrepot play carthage --bots level-1" in result.stdout


def test_another_move_is_answered_and_nothing_is_played() -> None:
    result = run("lesson", "carthage", "market", "--step", "3", lines=["take blue 2", "take yellow 5", "buy", "quit"])
    said = " ".join(result.stdout.split())
    assert "but a small card brings few coins" in said
    assert "That is possible too, but here we want to see something else. Take grain 5" in said
    assert "All goods cost 20; your hand is worth 8." in said
    assert "entrepot lesson carthage market --step 3" in said


def test_a_step_is_taken_back_and_shown() -> None:
    result = run("lesson", "carthage", "market", "--step", "3", lines=["show", "back", "quit"])
    assert result.stdout.count("Take coins first") == 2
    assert "entrepot lesson carthage market --step 3" in result.stdout


def test_rules_can_be_looked_up_and_nothing_is_taken_back() -> None:
    result = run("lesson", "carthage", "market", "--step", "3", lines=["? CAR-5.1", "undo", "quit"])
    assert "Take one available market card into the hand." in " ".join(result.stdout.split())
    assert "Taken back" not in result.stdout
    assert "--step 3" in result.stdout


def test_lessons_are_listed() -> None:
    result = run("lesson", "carthage", "--list")
    assert "4  Pirates (pirates), 6 steps" in result.stdout


def test_what_is_not_there_is_refused() -> None:
    assert "there are goal, market" in refused("lesson", "carthage", "fishing")
    assert "ends with step 4" in refused("lesson", "carthage", "goal", "--step", "9")
