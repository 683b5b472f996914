"""What is stored, as typed rows: one class for each table of the schema. Rows never change; a change is a new row."""

from dataclasses import dataclass, field
from typing import Final, Literal

from ...kernel.options import Choice

Status = Literal["open", "playing", "over"]
Help = Literal["hints", "none"]
USUAL_HELP: Final[Help] = "hints"
ClockKind = Literal["move", "game", "days"]
TimeOut = Literal["bot", "concede"]
SanctionKind = Literal["ban", "bar", "mute"]
Author = Literal["operator", "host"]
NoticeKind = Literal["sanctions", "table", "person", "keys"]
EntryKind = Literal["play", "undo", "restart", "concede", "lapse"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Key:
    """A secret of the server."""

    name: str
    value: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Person:
    """Somebody whom this server knows."""

    id: str
    name: str
    created: float
    named: bool = False
    code_hash: str | None = None
    seen: float | None = None
    erased: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """What lists show of a game; stored with its table, so that lists need not rebuild it."""

    status: Status = "open"
    waiting: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    conceded: tuple[int, ...] = ()
    index: int = 0
    progress: dict[str, int | str] = field(default_factory=dict)
    scores: tuple[int, ...] = ()
    until: tuple[float | None, ...] = ()
    """With clocks: when the time of each seat of `waiting` is out, if it runs."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Origin:
    """Where a table of "what if" comes from: another table, what it was called, and after how many of its moves."""

    table: str
    title: str
    index: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Clock:
    """How much time players have: for each move, for the whole game (and some more for each move), or days for a move.

    `then`: what happens to a seat whose time is out: a bot takes over, or the game is conceded.
    """

    kind: ClockKind
    seconds: float
    more: float = 0.0
    then: TimeOut = "bot"


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A table: which game, who opened it, and how far it is."""

    id: str
    game: str
    rules: int
    box: str
    options: dict[str, Choice]
    seed: int
    title: str
    listed: bool
    host: str
    created: float
    changed: float
    summary: Summary
    code: str
    help: Help = USUAL_HELP
    over: bool = False
    again: str | None = None
    origin: Origin | None = None
    closed: float | None = None
    chance: str | None = None
    clock: Clock | None = None

    @property
    def luck(self) -> int:
        """The seed of the game."""
        return self.seed if self.chance is None else int(self.chance, 16)


@dataclass(frozen=True, slots=True, kw_only=True)
class Seat:
    """Who sits in a seat of a table."""

    table: str
    seat: int
    person: str | None = None
    bot: str | None = None
    name: str = ""
    away: bool = False
    offered: bool | None = None
    stand_in: str | None = None
    seen: float | None = None
    nudged: float | None = None
    reminded: float | None = None

    @property
    def free(self) -> bool:
        return not self.person and not self.bot


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """An entry of a journal."""

    table: str
    seq: int
    kind: EntryKind
    seat: int
    move: str
    at: float
    told: str | None = None
    """A digest of what it led to (see `journal.trace`): whether other rules tell the same story is seen by it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Film:
    """A finished game as there was to see it; see `film.py`."""

    table: str
    found: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Review:
    """The finished review of a game whose journal had `seq` entries. `found`: all of it, as JSON."""

    table: str
    seq: int
    found: str
    at: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Reviewing:
    """A review that is being made, or waits for it (`share` is None), in the process of a number. `found`: as JSON."""

    table: str
    seq: int
    person: str
    maker: int
    at: float
    share: float | None = None
    found: str = ""
    failed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Hinted:
    """A seat was given a hint after so many moves."""

    table: str
    index: int
    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredBox:
    """A box that somebody entered: the text of its file."""

    hash: str
    game: str
    text: str
    person: str
    at: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """A line of chat."""

    table: str
    number: int
    person: str
    name: str
    seat: int | None
    text: str
    at: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Sanction:
    """Somebody, or whoever comes from a network, is kept out or silent, until a moment or for good.

    `author`: who has decided that. A host lifts only what hosts have decided.
    """

    id: str
    kind: SanctionKind
    at: float
    person: str | None = None
    address: str | None = None
    table: str | None = None
    until: float | None = None
    author: Author = "operator"


@dataclass(frozen=True, slots=True, kw_only=True)
class Notice:
    """Running servers are to look at something again."""

    number: int
    kind: NoticeKind
    about: str
    at: float
