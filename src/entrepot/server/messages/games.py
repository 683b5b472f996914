"""Games: what is on offer, and what does not change while it is played."""

from collections.abc import Mapping

from msgspec import Struct

from ...kernel.options import Choice


class OptionInfo(Struct):
    """An option of a game: `say` is what it is called, `about` what it means, in the game's words."""

    name: str
    default: Choice
    values: list[Choice]
    say: str
    about: str


class MoveInfo(Struct):
    """A move of a game's catalogue. `say` is its sentence, `key` what one types to play it."""

    number: int
    verb: str
    args: dict[str, int | str]
    text: str
    say: str
    key: str


class BotLevel(Struct):
    """What is told of a bot that is one of the five levels: from 1, the beginner, to 5, the master.

    `seconds`: how long it thinks about a decision at most; 0: it answers at once. `measured`: a sentence about how it
    does against the level below, from so many games; empty where it was not measured.
    """

    number: int
    seconds: float
    measured: str
    games: int


class BotInfo(Struct):
    """A bot that can take a seat, and how it plays. `level`: players are offered the levels before other programs."""

    name: str
    about: str
    level: BotLevel | None


class GameInfo(Struct):
    """A game on offer.

    `house_made`: the parts of its box that are our stand-ins. `owner_box`: the name of the file, where new tables get
    an owner's box. `lessons`: how many lessons its course has.
    """

    name: str
    title: str
    seats: list[int]
    options: list[OptionInfo]
    bots: list[BotInfo]
    house_made: list[str]
    owner_box: str | None
    lessons: int


class GameDetails(Struct):
    """Everything about a game that does not change while it is played.

    `box` is the game's own (say `CarthageBox`), `names` what it calls values that the catalogue `words` has no name
    for, by key and value. `board`: the address of a module that draws the board, where an installed package brings one.
    `owner_box`: the name of the file, where it is an owner's box. `hints`: whether there can be hints at its tables.
    """

    name: str
    title: str
    seats: list[int]
    moves: list[MoveInfo]
    words: str
    names: Mapping[str, Mapping[str, str]]
    box: dict[str, object]
    house_made: list[str]
    owner_box: str | None
    board: str | None
    hints: bool


class LessonInfo(Struct):
    """A lesson of a game's course, and how many steps it has."""

    name: str
    title: str
    steps: int


class RuleInfo(Struct):
    """One numbered rule in our own words."""

    number: str
    chapter: str
    text: str
