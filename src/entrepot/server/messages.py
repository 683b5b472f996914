"""Every message that goes over the wire, in either direction. The client's types are generated from these.

Nothing else may leave the server: what a table tells a person is made of `Table.view(seat)`, `Event.seen_by(seat)`, the
seat's own prompt and its own legal moves.
"""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct

from ..kernel.errors import Said
from ..kernel.options import Choice
from ..kernel.table import TableView, Then
from ..review.found import Band, Point, Standing, Verdict
from . import limits
from .storage.rows import Origin

Name = Annotated[str, Meta(min_length=1, max_length=limits.NAME, pattern=r"\S")]
Title = Annotated[str, Meta(max_length=limits.TITLE)]
Help = Literal["hints", "none"]
"""Which help the players of a table may have: hints when they ask for them, or none."""
SeatNumber = Annotated[int, Meta(ge=0, lt=limits.SEATS)]

# People --------------------------------------------------------------------------------------------------------------


class Me(Struct):
    """Who I am to this server: a guest with a name. `named`: whether I chose it myself."""

    id: str
    name: str
    named: bool


class NewName(Struct, forbid_unknown_fields=True):
    """I want to be called otherwise."""

    name: Name


class DeviceCode(Struct, forbid_unknown_fields=True):
    """A private code that carries who I am to another device."""

    code: Annotated[str, Meta(max_length=limits.CODE)]


# Games ---------------------------------------------------------------------------------------------------------------


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
    an owner's box.
    """

    name: str
    title: str
    seats: list[int]
    options: list[OptionInfo]
    bots: list[BotInfo]
    house_made: list[str]
    owner_box: str | None


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


# Tables --------------------------------------------------------------------------------------------------------------


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit in a seat of a new table: me, somebody else on my device, a bot, or whoever comes."""

    kind: Literal["me", "here", "bot", "open"]
    bot: Annotated[str, Meta(max_length=limits.NAME)] | None = None
    name: Name | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Annotated[str, Meta(max_length=limits.NAME)]
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=limits.SEATS)]
    options: dict[str, Choice] = {}
    title: Title = ""
    listed: bool = False
    help: Help = "hints"


class SeatInfo(Struct):
    """Who sits in a seat.

    `online`: a bot, or a person who looks at the table now; `seen`: when a person who does not was last here.
    `away`: a bot (`stand_in`) plays for a person, who can take the seat back. `offered`: a friend may take this bot's
    seat; null while nobody has said. `nudged`: when the person was last asked to move. `conceded`: the person has given
    up; a bot plays on.
    """

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    mine: bool
    online: bool
    away: bool
    seen: float | None
    stand_in: str | None
    offered: bool | None
    nudged: float | None
    conceded: bool


class TableInfo(Struct):
    """A table in a list, or the head of a table that is looked at.

    `box` names the box that it is played with. `progress` is how far the game is, in the game's own values; `scores`
    are there when it is over; `help` is what the host allows its players; `archived`: I have put it away. `origin`: it
    plays another table's game on from a moment.
    """

    id: str
    game: str
    title: str
    seats: list[SeatInfo]
    options: dict[str, Choice]
    box: str
    listed: bool
    help: Help
    host: str
    is_host: bool
    status: Literal["open", "playing", "over"]
    waiting: list[int]
    winners: list[int]
    index: int
    since: float
    watchers: int
    archived: bool
    progress: dict[str, int | str]
    scores: list[int]
    origin: Origin | None = None


class TableList(Struct):
    """My tables, those waiting for me first, with the games that ended last; and what I can join or watch."""

    mine: list[TableInfo]
    open: list[TableInfo]


class History(Struct):
    """My finished games and what I put away, newest first. `more`: there are some from before the last `since`."""

    tables: list[TableInfo]
    more: bool


class Shelving(Struct, forbid_unknown_fields=True):
    """Put a table of mine away, out of my list, or take it back into it."""

    archived: bool


class OpenedTable(Struct):
    """A table that was just opened."""

    id: str


class SeatChoice(Struct, forbid_unknown_fields=True):
    """The seat I want to take, to leave, to nudge or to concede."""

    seat: SeatNumber


class SeatBot(Struct, forbid_unknown_fields=True):
    """The seat that a bot shall play, and which bot; without one, the usual."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=limits.NAME)] | None = None


class SeatOffer(Struct, forbid_unknown_fields=True):
    """Whether friends may take a bot's seat."""

    seat: SeatNumber
    offered: bool


# Inviting ------------------------------------------------------------------------------------------------------------


class Reach(Struct):
    """Who can open a link to this server. `origin`: where others find it, if not where this page was found.

    `can_listen`: nobody but this machine can reach the server yet, and it can be told to let the network in.
    """

    scope: Literal["machine", "network", "world"]
    origin: str | None
    can_listen: bool


class Invitation(Struct):
    """How friends come to a table: three words to say, the path of the link, and who can open it."""

    code: str
    path: str
    reach: Reach


# At the table --------------------------------------------------------------------------------------------------------


class Asked(Struct):
    """What a seat is asked, as far as everybody may know."""

    key: str
    rule: str


class Question(Struct):
    """What I am asked, beyond what everybody may know of it. `wording` names the sentence among the game's prompts."""

    wording: str
    values: dict[str, object]


class Offer(Struct):
    """A legal move of mine. `then`: does it go on, end my turn, or reveal something (no way back)?

    `outlook`: what else is certain of it, such as its price; each game has a type for it (`GoaOutlook`).
    """

    move: int
    then: Then
    outlook: Mapping[str, object]


class Entry(Struct):
    """What one move caused, as far as I may know. `index` 0 is the setup, 1 the first move."""

    index: int
    seat: int | None
    events: list[dict[str, object]]


class ChatLine(Struct):
    """A line of chat."""

    number: int
    name: str
    seat: int | None
    text: str
    at: float


class Head(TableInfo, tag_field="type", tag="table"):
    """The table that I look at, on connecting. What changes of it then comes in messages of its own."""


class Seats(Struct, tag_field="type", tag="seats"):
    """Who sits where, when that has changed."""

    seats: list[SeatInfo]
    host: str


class Presence(Struct, tag_field="type", tag="presence"):
    """Who is here, when somebody has come or gone: for each seat what `SeatInfo` calls `online` and `seen`."""

    online: list[bool]
    seen: list[float | None]
    watchers: int


class Update(Struct, tag_field="type", tag="update"):
    """The moment: the game as one seat (or a watcher) sees it now, with what happened since `seq` was last seen.

    `seq` counts plays, undos, restarts and concessions and never goes back; it is what each of them must name. `since`:
    when it last grew. `kept` says up to which index the log that the reader has is still true: entries behind it were
    undone, `news` follow it. `asked` is in the order of the view's `waiting`. `can_restart`: more than the last move of
    mine can be taken back.
    """

    seq: int
    since: float
    kept: int
    news: list[Entry]
    view: TableView
    asked: list[Asked]
    question: Question | None
    offers: list[Offer]
    can_undo: bool
    can_restart: bool


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
    """A whole lesson. `words`: its sentences, which use the names that the game's words have for things."""

    name: str
    seats: int
    seat: int
    options: dict[str, Choice]
    words: str
    steps: list[LessonStep]


class ChatNews(Struct, tag_field="type", tag="chat"):
    """New lines of chat; all lines on connecting."""

    lines: list[ChatLine]


class Refused(Struct, tag_field="type", tag="refused"):
    """A message changed nothing, and why. `late`: the table had already gone on; the newest moment follows.

    `key` and `values` name the sentence in the words of errors; `reason` is that sentence in the server's language.
    `id` is that of the message, if it had one. `done`: what it asked for had been done before, so it was sent twice.
    """

    key: str
    values: Mapping[str, Said]
    reason: str
    late: bool
    id: int | None = None
    done: bool = False


class Done(Struct, tag_field="type", tag="done"):
    """What the message of this id asked for is stored and shown."""

    id: int


class Nudged(Struct, tag_field="type", tag="nudged"):
    """Somebody asks me to move, at this table or at another of mine."""

    table: str
    title: str
    name: str


class HintedMove(Struct):
    """A good move of mine: my chance to win with it, my expected final points by term, and why it is good.

    `against`: the move that it is compared with, null for the game as it stands. `gains`: the points that it brings
    beyond that, by term; most in the `term`, least in the one in which it falls `behind`, "" where there is none.
    """

    move: int
    chance: float
    points: dict[str, float]
    against: int | None
    gains: dict[str, float]
    term: str
    behind: str


class Advice(Struct):
    """The best move or the best two or three, from what I may know; my chance and my points as it stands before it."""

    chance: float
    points: dict[str, float]
    moves: list[HintedMove]


class Hints(Struct, tag_field="type", tag="hints"):
    """The hint that I asked for, for a seat of mine; nobody else gets it."""

    seq: int
    seat: int
    advice: Advice


class HintMark(Struct, frozen=True):
    """A seat was given a hint after so many moves."""

    index: int
    seat: int


class Hinted(Struct, tag_field="type", tag="hinted"):
    """Who was given a hint: all of them on connecting where there are any, new ones later."""

    marks: list[HintMark]


class Pong(Struct, tag_field="type", tag="pong"):
    """The answer to a ping."""


FromServer = Head | Seats | Presence | Update | ChatNews | Refused | Done | Nudged | Hints | Hinted | Pong


MessageId = Annotated[int, Meta(ge=0, lt=2**53)]


class Play(Struct, tag_field="type", tag="play", forbid_unknown_fields=True):
    """I play a move, answering the table as it was at `seq`. With an `id`, the answer names it."""

    seq: Annotated[int, Meta(ge=0)]
    seat: SeatNumber
    move: int | Annotated[str, Meta(max_length=limits.MOVE)]
    id: MessageId | None = None


class Undo(Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """I take back my last move."""

    seq: Annotated[int, Meta(ge=0)]
    seat: SeatNumber
    id: MessageId | None = None


class Restart(Struct, tag_field="type", tag="restart", forbid_unknown_fields=True):
    """I take back all of my turn that can be."""

    seq: Annotated[int, Meta(ge=0)]
    seat: SeatNumber
    id: MessageId | None = None


class Hint(Struct, tag_field="type", tag="hint", forbid_unknown_fields=True):
    """I ask for a hint for a seat of mine that is asked. It comes later; a refusal names the `id`."""

    seq: Annotated[int, Meta(ge=0)]
    seat: SeatNumber
    id: MessageId | None = None


class Look(Struct, tag_field="type", tag="look", forbid_unknown_fields=True):
    """I want to see the table from one of my seats, or as a watcher."""

    seat: SeatNumber | None = None


class Say(Struct, tag_field="type", tag="say", forbid_unknown_fields=True):
    """I say something at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=limits.CHAT, pattern=r"\S")]


class Here(Struct, tag_field="type", tag="here", forbid_unknown_fields=True):
    """Whether my page is in front of me, or hidden behind others. Until this is said, it is."""

    here: bool


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


FromClient = Play | Undo | Restart | Hint | Look | Say | Here | Ping


class Why(Struct, forbid_unknown_fields=True):
    """I ask why a seat of mine cannot use a thing: the moves that it stands for."""

    seat: SeatNumber
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
    """The table as it was after `index` moves, from one seat's point of view."""

    index: int
    seat: int | None
    view: TableView


class Chart(Struct):
    """The scores of all seats after every move, once the game is over."""

    scores: list[list[int]]
    turns: list[int | None]
    seed: int


# Looking back at a finished game -------------------------------------------------------------------------------------


class Review(Struct):
    """What the master thinks of a finished game: of one seat's decisions, or of all.

    It is made in the background once somebody asks for it; what is there can be read at once. `status` "none": nobody
    has asked. `ahead`: so many reviews are made before this one.
    `share`: how much of the work is done, from 0 to 1; `judged` of the `decisions` have been looked at once at least.
    `looked`: the seats whose decisions are looked at closely: those of people, or all where only bots played. `bands`:
    the rounds. `course`: the chances of all seats over the game; of one seat's review, as this seat could see them, of
    all, each seat's own chance as itself could see it. `swings`: the indexes of the decisions that mattered most, the
    largest first.
    """

    status: Literal["none", "waiting", "running", "done", "failed"]
    ahead: int
    share: float
    judged: int
    decisions: int
    looked: list[int]
    bands: list[Band]
    course: list[Point]
    verdicts: list[Verdict]
    swings: list[int]
    standings: list[Standing]


class WhatIf(Struct, forbid_unknown_fields=True):
    """A table of my own from a moment of a finished game: after `index` moves, I in `seat`, bots in the others.

    `move`: what I play there at once, if the seat is asked. `bot`: who plays the others; without one, the usual.
    """

    index: Annotated[int, Meta(ge=0)]
    seat: SeatNumber
    move: int | None = None
    bot: Annotated[str, Meta(max_length=limits.NAME)] | None = None


class Problem(Struct):
    """Why a request was refused: a key of the words of errors, its values, and the sentence in the server's words."""

    status_code: int
    key: str
    values: Mapping[str, Said]
    detail: str
