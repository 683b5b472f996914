"""Tables: opening, listing, and who sits where."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ...kernel.options import Choice
from .. import limits
from ..storage.rows import Clock, Origin
from .common import Help, Name, SeatNumber, Title


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit in a seat of a new table: me, somebody else on my device, a bot, or whoever comes."""

    kind: Literal["me", "here", "bot", "open"]
    bot: Annotated[str, Meta(max_length=limits.NAME)] | None = None
    name: Name | None = None


class ClockWish(Struct, forbid_unknown_fields=True):
    """How much time players have: seconds for each decision (`move`), for the whole game (`game`, with `more` for each
    turn), or days for each decision (`days`). `then`: when it is out, a bot takes over, or the game is conceded.
    """

    kind: Literal["move", "game", "days"]
    seconds: Annotated[float, Meta(ge=limits.SHORTEST_CLOCK, le=limits.LONGEST_CLOCK)]
    more: Annotated[float, Meta(ge=0, le=3600)] = 0.0
    then: Literal["bot", "concede"] = "bot"


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be opened. `box`: the hash of a stored box; else the game is played as it is offered."""

    game: Annotated[str, Meta(max_length=limits.NAME)]
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=limits.SEATS)]
    options: dict[str, Choice] = {}
    title: Title = ""
    listed: bool = False
    help: Help = "hints"
    box: Annotated[str, Meta(max_length=limits.HASH)] | None = None
    clock: ClockWish | None = None


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
    plays another table's game on from a moment. `damaged`: its journal cannot be read to its end; it can be looked at.
    `clock`: how much time its players have; `until`: when the time of each seat of `waiting` is out, if it runs.
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
    damaged: bool = False
    clock: Clock | None = None
    until: list[float | None] = []


class TableList(Struct):
    """My tables, those waiting for me first, with the games that ended last; and what I can join or watch.

    `now`: the server's time, by which clocks are read.
    """

    mine: list[TableInfo]
    open: list[TableInfo]
    now: float


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


class Guest(Struct):
    """Somebody at my table: who sits there, who watches, whom I have sent away or silenced.

    `seats`: where they sit; `here`: whether they look now; `muted`: whether they may write no more; `away`: whether I
    have sent them away.
    """

    id: str
    name: str
    seats: list[int]
    here: bool
    muted: bool
    away: bool


GuestId = Annotated[str, Meta(max_length=limits.CODE)]


class GuestKick(Struct, forbid_unknown_fields=True):
    """Whether somebody shall stay away from my table."""

    person: GuestId
    away: bool = True


class GuestMute(Struct, forbid_unknown_fields=True):
    """Whether somebody may write no more at my table."""

    person: GuestId
    muted: bool


class SeatOffer(Struct, forbid_unknown_fields=True):
    """Whether friends may take a bot's seat."""

    seat: SeatNumber
    offered: bool
