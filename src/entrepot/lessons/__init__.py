"""Lessons: a game learnt at its own table, a few words at a time.

A course is a folder of a game: one file for each lesson, in the order of their names, and the words beside them.
"""

from .course import Course, Lesson, Moment, NoLesson, Step, course_of

__all__ = ["Course", "Lesson", "Moment", "NoLesson", "Step", "course_of"]
