"""Every lesson of every game can be played through, and says everything that it needs."""

import re
from pathlib import Path

import pytest

import entrepot
from entrepot import BadOption
from entrepot.kernel.words import languages
from entrepot.lessons import Course, Lesson, Moment, NoLesson, course_of
from entrepot.lessons.course import WORDS

LONGEST = 45
"""Words of one step, heading and explanation together: more nobody reads before a click."""


def courses() -> list[Course]:
    return [course for game in entrepot.games() if (course := course_of(entrepot.load(game))).lessons]


LESSONS = [lesson for course in courses() for lesson in course.lessons.values()]
STEPS = [(lesson, moment) for lesson in LESSONS for moment in lesson.moments]


def named(value: object) -> str:
    if isinstance(value, Lesson):
        return f"{value.game.name}-{value.name}"
    return value.step.say if isinstance(value, Moment) else str(value)


def keys_of(lesson: Lesson, moment: Moment) -> list[str]:
    """The sentences of a step."""
    head = f"lesson.{lesson.name}.{moment.step.say}"
    parts = ["text", *(["do"] if moment.step.move else []), *(f"wrong.{name}" for name in moment.step.wrong.values())]
    return [head, *(f"{head}.{part}" for part in parts)]


def test_carthage_teaches() -> None:
    assert "carthage" in {course.game.name for course in courses()}


@pytest.mark.parametrize("course", courses(), ids=lambda course: course.game.name)
def test_a_course_has_a_handful_of_lessons_and_uses_all_its_words(course: Course) -> None:
    assert 4 <= len(course.lessons) <= 7
    assert course.folder is not None
    needed = {f"lesson.{name}" for name in course.lessons}
    for lesson in course.lessons.values():
        for moment in lesson.moments:
            needed.update(keys_of(lesson, moment))
    source = (course.folder / WORDS / "en.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE)) == {key.replace(".", "-") for key in needed}


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_no_two_steps_of_a_lesson_have_the_same_name(lesson: Lesson) -> None:
    names = [step.say for step in lesson.script.steps]
    assert len(names) == len(set(names))


@pytest.mark.parametrize(("lesson", "moment"), STEPS, ids=named)
def test_the_learner_is_asked_for_the_move_and_likely_mistakes_are_legal(lesson: Lesson, moment: Moment) -> None:
    moves = {move.text for move in moment.table.moves(moment.seat)}
    asked = [moment.step.move] if moment.step.move else []
    for text in [*asked, *moment.step.wrong]:
        assert text in moves
    assert moment.step.move not in moment.step.wrong


@pytest.mark.parametrize(("lesson", "moment"), STEPS, ids=named)
def test_a_step_is_said_in_every_language_in_few_words(lesson: Lesson, moment: Moment) -> None:
    course = course_of(lesson.game)
    assert course.folder is not None
    for language in languages(course.folder / WORDS):
        words = course.words(language)
        said = [words.say(key, moment.values()) for key in keys_of(lesson, moment)]
        assert all(said)
        assert len(f"{said[0]} {said[1]}".split()) <= LONGEST, said[:2]


def test_a_step_names_what_is_asked_now_and_what_the_move_leaves() -> None:
    market = course_of(entrepot.load("carthage")).lesson("market")
    pay = next(moment for moment in market.moments if moment.step.say == "pay")
    assert (pay.values()["due"], pay.values()["due_then"]) == (10, 5)


def test_amounts_by_kind_are_named_one_by_one() -> None:
    goal = next(moment for _, moment in STEPS if moment.step.move == "achieve A" and moment.step.say == "goal")
    assert goal.values()["gain_points"] == 9


def one_lesson(folder: Path, text: str) -> Course:
    (folder / "1-only.toml").write_text(text, encoding="utf-8")
    return Course(entrepot.load("carthage"), folder)


def test_a_move_that_is_not_possible_is_named(tmp_path: Path) -> None:
    text = 'seats = 2\nseed = 3\nbefore = "0 buy"\n[[steps]]\nsay = "what"\n'
    with pytest.raises(BadOption, match='The lesson only of carthage cannot play "0 buy": '):
        _ = one_lesson(tmp_path, text).lessons["only"].moments


@pytest.mark.parametrize("text", ["seats = 2", "seats =", 'seats = 2\nseed = 3\nsteps = []\nsong = "la"'])
def test_a_file_that_is_no_lesson_is_named(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadOption, match=r"The lesson 1-only\.toml cannot be read: "):
        one_lesson(tmp_path, text)


def test_lessons_that_are_not_there_are_refused() -> None:
    carthage = course_of(entrepot.load("carthage"))
    with pytest.raises(NoLesson, match=r'has no lesson "fishing"; there are goal, market'):
        carthage.lesson("fishing")
    with pytest.raises(NoLesson, match="has no lessons"):
        Course(entrepot.load("carthage"), None).lesson("goal")
