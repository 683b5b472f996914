"""What a socket tells: the table, its moments, chat, hints, and the answers to what was sent."""

from collections.abc import Mapping

from msgspec import Struct

from ...kernel.errors import Said
from .moments import SeatMark, Update
from .tables import SeatInfo, TableInfo


class ChatLine(Struct):
    """A line of chat."""

    number: int
    name: str
    seat: int | None
    text: str
    at: float


class Head(TableInfo, kw_only=True, tag_field="type", tag="table"):
    """The table that I look at, on connecting. What changes of it then comes in messages of its own.

    `now`: the server's time, by which clocks are read.
    """

    now: float


class Seats(Struct, tag_field="type", tag="seats"):
    """Who sits where, when that has changed, and how many watch: who sits down does so no more."""

    seats: list[SeatInfo]
    host: str
    watchers: int


class Presence(Struct, tag_field="type", tag="presence"):
    """Who is here, when somebody has come or gone: for each seat what `SeatInfo` calls `online` and `seen`."""

    online: list[bool]
    seen: list[float | None]
    watchers: int


class ChatNews(Struct, tag_field="type", tag="chat"):
    """New lines of chat. `all`: there are no others, neither before nor any more; so on connecting."""

    lines: list[ChatLine]
    all: bool = False


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

    `against`: the move that it is compared with, null where no other was worth a look. `gains`: the points that it
    brings beyond that, by term; most in the `term`, least in the one in which it falls `behind`, "" where there is
    none.
    `ahead`: it wins more often although it brings fewer points.
    """

    move: int
    chance: float
    points: dict[str, float]
    against: int | None
    gains: dict[str, float]
    term: str
    behind: str
    ahead: bool


class Advice(Struct):
    """The best move or the best two or three, from what I may know.

    `lost`: there is hardly a chance to win, so the moves are ordered by their points.
    """

    moves: list[HintedMove]
    lost: bool


class Hints(Struct, tag_field="type", tag="hints"):
    """The hint that I asked for, for a seat of mine; nobody else gets it."""

    seq: int
    seat: int
    advice: Advice


class Hinted(Struct, tag_field="type", tag="hinted"):
    """Who was given a hint: all of them on connecting where there are any, new ones later."""

    marks: list[SeatMark]


class Pong(Struct, tag_field="type", tag="pong"):
    """The answer to a ping, with the server's time."""

    now: float


class Storage(Struct, tag_field="type", tag="storage"):
    """Whether things can be stored, when that has changed. While they cannot, nothing is accepted."""

    ok: bool


class Muted(Struct, tag_field="type", tag="muted"):
    """Whether I may write no more at this table, when that has changed."""

    muted: bool


class Turns(Struct, tag_field="type", tag="turns"):
    """How many other tables wait for me, when that may have changed, and the one that does so most urgently."""

    count: int
    table: str
    game: str
    title: str


FromServer = (
    Head
    | Seats
    | Presence
    | Update
    | ChatNews
    | Refused
    | Done
    | Nudged
    | Hints
    | Hinted
    | Pong
    | Storage
    | Muted
    | Turns
)
