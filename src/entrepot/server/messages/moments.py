"""Moments: the game as one seat sees it, what it is asked, and why something cannot be done; lessons show them too."""

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Struct

from ...kernel.options import Choice
from ...kernel.table import TableView, Then
from .. import limits
from .common import SeatNumber


class Asked(Struct):
    """What a seat is asked, as far as everybody may know."""

    key: str
    rule: str


class Question(Struct):
    """What I am asked, beyond what everybody may know of it. `wording` names the sentence among the game's prompts."""

    wording: str
    values: dict[str, object]


class Offer(Struct, omit_defaults=True):
    """A legal move of mine. `then`: does it go on, end my turn, or reveal something (no way back)?

    `outlook`: what else is certain of it, such as its price; each game has a type for it (`GoaOutlook`), and words
    (`will-KEY`). `next`: where that is empty and my turn goes on, what I am asked then.
    """

    move: int
    then: Then
    outlook: Mapping[str, object]
    next: Question | None = None


class Entry(Struct):
    """What one move caused, as far as I may know. `index` 0 is the setup, 1 the first move."""

    index: int
    seat: int | None
    events: list[dict[str, object]]


class SeatMark(Struct, frozen=True):
    """Something about a seat after so many moves: it was given a hint, or its time was out."""

    index: int
    seat: int


class SeatTime(Struct):
    """How much time a seat has: `left` seconds for its question, and when it is out (`until`), if it is asked."""

    left: float
    until: float | None


class Update(Struct, tag_field="type", tag="update"):
    """The moment: the game as one seat (or a watcher) sees it now, with what happened since `seq` was last seen.

    `seq` counts what is done (plays, undos, restarts, concessions, lapses) and never goes back; it is what each of
    them must name. `since`:
    when it last grew. `kept` says up to which index the log that the reader has is still true: entries behind it were
    undone, `news` follow it. `asked` is in the order of the view's `waiting`. `undoable`: how many moves of
    mine a restart would take back. At a table with clocks, `times` are those of all seats, and `lapses` say whose
    time was out.
    """

    seq: int
    since: float
    kept: int
    news: list[Entry]
    view: TableView
    asked: list[Asked]
    question: Question | None
    offers: list[Offer]
    undoable: int
    times: list[SeatTime]
    lapses: list[SeatMark]


class LessonStep(Struct):
    """One step of a lesson: the moment that it shows, and the pieces that it speaks of.

    `say` names its sentences among the words of the lesson, `lesson-NAME-SAY` and on; `values` are what they can name.
    `move`: what the learner plays, null where the step only explains. `wrong`: the sentence about each likely other
    move, by its number.
    """

    say: str
    light: list[str]
    move: int | None
    wrong: dict[str, str]
    values: Mapping[str, object]
    moment: Update


class Lesson(Struct):
    """A whole lesson. `words`: its sentences, which use the names that the game's words have for things. `box`: the
    hash of the box that it is played with."""

    name: str
    box: str
    seats: int
    seat: int
    options: dict[str, Choice]
    words: str
    steps: list[LessonStep]


class Why(Struct, forbid_unknown_fields=True):
    """I ask why a seat of mine cannot use a thing: the moves that it stands for."""

    seat: SeatNumber
    moves: Annotated[list[int], Meta(min_length=1, max_length=limits.WHY_MOVES)]


class WhyInLesson(Struct, forbid_unknown_fields=True):
    """The same at a step of a lesson, counted from 0."""

    step: Annotated[int, Meta(ge=0)]
    moves: Annotated[list[int], Meta(min_length=1, max_length=limits.WHY_MOVES)]


class NotNow(Struct):
    """Why a move of mine is not possible now. `key` names the sentence among the game's reasons, or among the errors
    where there is no `rule`. `lacking`: there is too little to pay with."""

    move: int
    key: str
    rule: str
    values: Mapping[str, object]
    lacking: bool


class Moment(Struct):
    """The table as it was after `index` moves, from one seat's point of view.

    Of a game that is over also what the seat was `asked`, and what it could play: a review names moves by it.
    """

    index: int
    seat: int | None
    view: TableView
    asked: Asked | None
    question: Question | None
    offers: list[Offer]


class Chart(Struct):
    """The scores of all seats after every move, once the game is over."""

    scores: list[list[int]]
    turns: list[int | None]
    seed: str
