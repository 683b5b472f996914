"""Lessons for the browser: all positions of a lesson at once, as its learner may see them. No table is needed."""

from ..kernel.game import Game
from ..lessons import Lesson, course_of
from . import messages, showing
from .journal import State


def lessons_of(game: Game, language: str) -> list[messages.LessonInfo]:
    """The course of a game, in order; there may be none."""
    course = course_of(game)
    words = course.words(language)
    return [
        messages.LessonInfo(name, words.say(f"lesson.{name}"), len(lesson.script.steps))
        for name, lesson in course.lessons.items()
    ]


def whole_lesson(game: Game, name: str, language: str) -> messages.Lesson:
    """One lesson with every step.

    :raises NoLesson: when there is none of that name.
    """
    course = course_of(game)
    lesson = course.lesson(name)
    script = lesson.script
    words = course.own_words(language).source
    return messages.Lesson(name, script.seats, script.seat, dict(script.options), words, steps(lesson))


def steps(lesson: Lesson) -> list[messages.LessonStep]:
    """Every step with its moment; the news of each are what happened since the one before it."""
    found: list[messages.LessonStep] = []
    read = lesson.game.moves.read
    lengths = [len(moment.table.ledger) for moment in lesson.moments]
    for number, moment in enumerate(lesson.moments):
        state = State(moment.table, tuple(lengths[: number + 1]), dict.fromkeys(moment.table.waiting, number))
        found.append(
            messages.LessonStep(
                say=moment.step.say,
                light=list(moment.step.light),
                move=read(moment.step.move).number if moment.step.move else None,
                wrong={str(read(text).number): key for text, key in moment.step.wrong.items()},
                values=moment.values(),
                moment=showing.moment(state, 0.0, moment.seat, True, number - 1),
            )
        )
    return found
