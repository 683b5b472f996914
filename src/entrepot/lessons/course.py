"""A course of lessons as its files tell it, and the positions that its steps show.

A lesson is one line of play. Its file names the deal, the moves that lead to the first position, and the steps: what is
said, which pieces are lit, which move the learner makes, and what the others answer. So every position of a lesson is
known beforehand; taking a step back, or leaving and coming again, is showing another one of them.
"""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final, final

import msgspec

from ..kernel.errors import BadOption, EntrepotError
from ..kernel.game import Game
from ..kernel.options import Choice
from ..kernel.table import Table
from ..kernel.words import SPOKEN_FIRST, Words, read_words

WORDS: Final = "words"
"""The folder of the sentences, beside the lessons."""


class NoLesson(EntrepotError):
    """A game has no lesson of that name."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing at a time. `say` names its sentences: `lesson-LESSON-SAY`, `-text`, `-do`, `-wrong-…`.

    `light`: the pieces that it speaks of, as the browser's board names them. `move`: what the learner plays; without
    one the step only explains. `then`: what is played after it, "1 pass" for seat 1. `wrong`: for likely other moves
    the name of a sentence that says why not now. `names`: ids that the sentences name, `card = "green 5"`.
    """

    say: str
    light: tuple[str, ...] = ()
    move: str = ""
    then: tuple[str, ...] = ()
    wrong: dict[str, str] = msgspec.field(default_factory=dict)
    names: dict[str, str | list[str]] = msgspec.field(default_factory=dict)


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the file of a lesson holds. `before`: the moves that lead to its first position, a line each."""

    seats: int
    seed: int
    steps: tuple[Step, ...]
    seat: int = 0
    options: dict[str, Choice] = msgspec.field(default_factory=dict)
    before: str = ""


@final
@dataclass(frozen=True)
class Moment:
    """A step with the table that it shows."""

    step: Step
    table: Table
    seat: int

    def values(self) -> Mapping[str, object]:
        """What its sentences can name: the values of the question, what is certain of the learner's move, and names.

        Where question and move have a value of the same name, that of the move is called `NAME_then`: `due` is still to
        be paid now, `due_then` after the card. Amounts by kind are named one by one: `gain_points` are the `points` of
        `gain`.
        """
        prompt = self.table.prompt(self.seat)
        asked = {} if prompt is None else prompt.values
        number = self.table.game.moves.read(self.step.move).number if self.step.move else None
        certain = {} if number is None else self.table.foresee(self.seat)[number].outlook
        after = {f"{name}_then" if name in asked else name: value for name, value in certain.items()}
        return {**_single(asked), **_single(after), **self.step.names}


def _single(values: Mapping[str, object]) -> dict[str, object]:
    """Values with each amount of a kind on its own."""
    found: dict[str, object] = {}
    for name, value in values.items():
        if isinstance(value, Mapping):
            found.update({f"{name}_{kind}": amount for kind, amount in value.items()})
        else:
            found[name] = value
    return found


@final
class Lesson:
    """One lesson of a game."""

    def __init__(self, game: Game, name: str, script: Script) -> None:
        self.game = game
        self.name = name
        self.script = script

    @cached_property
    def moments(self) -> Sequence[Moment]:
        """Every step with its table; the last one shows what the lesson has come to.

        :raises EntrepotError: when a move of the lesson is not possible where it stands.
        """
        script = self.script
        table = Table(self.game, script.seats, script.seed, dict(script.options))
        found: list[Moment] = []
        self._play(table, script.before.splitlines())
        for step in script.steps:
            found.append(Moment(step, table.branch(), script.seat))
            if step.move:
                self._play(table, [f"{script.seat} {step.move}", *step.then])
        return found

    def _play(self, table: Table, lines: Sequence[str]) -> None:
        for line in lines:
            seat, _, move = line.strip().partition(" ")
            if not move:
                continue
            try:
                table.play(int(seat), move)
            except (EntrepotError, ValueError) as problem:
                values = {
                    "game": self.game.name,
                    "lesson": self.name,
                    "line": line.strip(),
                    "why": str(problem).rstrip("."),
                }
                raise BadOption("lesson_move", values) from None


@final
class Course:
    """All lessons of a game, and their words, which know the game's own names."""

    def __init__(self, game: Game, folder: Path | None) -> None:
        self.game = game
        self.folder = folder
        files = [] if folder is None else sorted(folder.glob("*.toml"))
        self.lessons = {name: Lesson(game, name, _read(file)) for file in files for name in [_name(file)]}

    def lesson(self, name: str) -> Lesson:
        """The lesson of that name.

        :raises NoLesson: when there is none.
        """
        if not self.lessons:
            raise NoLesson("no_lessons", {"title": self.game.title})
        if name not in self.lessons:
            raise NoLesson("no_lesson", {"title": self.game.title, "lesson": name, "lessons": list(self.lessons)})
        return self.lessons[name]

    def words(self, language: str | None = None) -> Words:
        """The sentences of the lessons, together with those of the game."""
        own = self.game.words if language is None else self.game.words.into(language)
        if self.folder is None:
            return own
        return Words(own.language, f"{own.source}\n{self.own_words(own.language).source}", own.names)

    def own_words(self, language: str) -> Words:
        """The sentences of the lessons alone."""
        assert self.folder is not None
        return read_words(self.folder / WORDS, SPOKEN_FIRST).into(language)


def course_of(game: Game) -> Course:
    """The lessons that a game brings; there may be none."""
    return Course(game, game.lessons)


def _name(file: Path) -> str:
    """ "2-market.toml" holds the lesson "market"."""
    return file.stem.partition("-")[2] or file.stem


def _read(file: Path) -> Script:
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Script)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as problem:
        raise BadOption("lesson_file", {"file": file.name, "why": str(problem)}) from None
