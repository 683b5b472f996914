"""Lessons for the browser: all positions of a lesson at once, as its learner may see them. No table is needed."""

from collections.abc import Sequence
from functools import lru_cache

from ..kernel.game import Game
from ..kernel.table import Table
from ..lessons import Course, Lesson, NoLesson
from ..lessons import course_of as read_course
from . import messages, showing
from .journal import State

KEPT = 16
"""So many courses are kept once they were read, with the positions of their lessons."""


@lru_cache(KEPT)
def course_of(game: Game) -> Course:
    return read_course(game)


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
    box = game.box.hash
    return messages.Lesson(name, box, script.seats, script.seat, dict(script.options), words, steps(lesson))


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


def not_now(game: Game, table: Table, seat: int, moves: Sequence[int]) -> messages.NotNow | None:
    """Why a seat can play none of these moves now, from what it may know; None where it can."""
    given = table.why_none(seat, moves)
    if given is None:
        return None
    move, reason = given
    declared = game.reasons.get(reason.key)
    lacking = declared is not None and declared.lacking
    return messages.NotNow(move.number, reason.key, reason.rule, reason.values, lacking)


def not_now_in_lesson(game: Game, name: str, asked: messages.WhyInLesson) -> messages.NotNow | None:
    """The same at a step of a lesson, for its learner.

    :raises NoLesson: when there is no such lesson, or no such step in it.
    """
    moments = course_of(game).lesson(name).moments
    if asked.step >= len(moments):
        raise NoLesson("no_step", {"last": len(moments), "step": asked.step + 1})
    moment = moments[asked.step]
    return not_now(game, moment.table, moment.seat, asked.moves)
