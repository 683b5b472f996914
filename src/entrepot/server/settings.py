"""What can be set when the server starts: every setting and limit, declared once.

A setting is a field of `Settings`: its type says what it may be, its default serves one household, and the text below
it stands in docs/operating.md. `read_settings` takes it from a flag, from the environment (`ENTREPOT_PORT`), or from a
TOML file, in this order. What clients depend on (how long a name may be) is no setting: it stands in `limits.py`.
"""

import os
from dataclasses import dataclass
from typing import Annotated, Literal

from msgspec import Meta

from ..places import data_folder
from .network import check_network


def default_database() -> str:
    return f"sqlite:///{data_folder() / 'tables.sqlite'}"


def database_url(url: str) -> str:
    """A database address with the driver we use, whichever form it was given in."""
    for plain, driver in (("postgresql://", "postgresql+asyncpg://"), ("postgres://", "postgresql+asyncpg://")):
        if url.startswith(plain):
            return driver + url.removeprefix(plain)
    return url.replace("sqlite+aiosqlite:", "sqlite:", 1)


Port = Annotated[int, Meta(ge=1, le=65535)]
Count = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(ge=0)]
Days = Annotated[float, Meta(ge=0)]
Nice = Annotated[int, Meta(ge=0, le=19)]
Rate = tuple[Count, Annotated[float, Meta(gt=0)]]
"""How many, in how many seconds: `20/60`."""

CORES = os.cpu_count() or 2


@dataclass(frozen=True)
class Settings:
    """The server's settings; the defaults serve one household."""

    database: str = ""
    """Where games are kept: `sqlite:///FILE` or `postgresql://USER@HOST/NAME`; by default a file in the data folder."""
    host: str = "127.0.0.1"
    """The address to listen on."""
    port: Port = 8000
    """The port to listen on."""
    friends: bool = False
    """Let others in this network in: listen on all addresses."""
    network: str | None = None
    """This machine's address in its network; without it, it is found out."""
    secure: bool = False
    """Cookies for HTTPS only; a server behind TLS sets this."""
    trusted_proxy: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses or networks of proxies that are believed when they say, by `X-Forwarded-For`, for whom they ask."""
    boxes: tuple[str, ...] = ()
    """Box files of owners, at most one for each game; tables opened from now on are played with them."""
    bots: tuple[str, ...] = ()
    """Command lines of programs from outside that can sit at tables. Start only programs that you trust."""

    workers: Count = CORES - 1 or 1
    """Processes in which bots think; by default one less than the machine has cores."""
    bot_pace: Seconds = 0.5
    """Seconds that people get to follow each move of a turn, before a bot begins the next turn."""
    bot_time: Seconds = 20.0
    """Seconds a bot may think at most before another plays for it."""
    review_seconds: Annotated[float, Meta(ge=1)] = 45.0
    """Seconds that the review of a game may take."""
    review_cores: Count = 2 if CORES > 1 else 1
    """Processes in which reviews are made."""
    review_nice: Nice = 19
    """How far reviews stand back behind everything else: not at all (0) to as far as possible (19)."""
    reviews: Count = 20
    """Reviews that are made or wait for it; of one person, one."""
    resumed_tables: Annotated[int, Meta(ge=0)] = 200
    """Tables at which bots go on after a restart: the newest."""
    resumed: Seconds = 24 * 3600.0
    """Seconds since the last move at a table where bots go on after a restart."""

    person_rate: Annotated[float, Meta(gt=0)] = 60.0
    """Points that each person gets in a second. Everything costs some; a point is about a millisecond of the server."""
    address_rate: Annotated[float, Meta(gt=0)] = 300.0
    """Points that everybody at one address gets together in a second; this machine's own address is not counted."""
    open_connections: Count = 4000
    """Connections at once, as far as the system has files for them."""
    address_connections: Count = 100
    """Connections from one address at once; this machine's own and those of trusted proxies may have all of them."""
    tables_at_play: Count = 500
    """Tables at play at once in this process; beyond, new ones are refused in words, and those at play go on."""
    open_tables: Count = 100
    """Tables of one person that are not over."""
    sockets: Count = 32
    """Open sockets of one person."""
    messages: Rate = (300, 10)
    """Messages over one socket."""
    connections: Rate = (60, 20)
    """New sockets of one person."""
    new_people: Rate = (60, 60)
    """New guests from one address."""
    new_tables: Rate = (20, 60)
    """Tables that one person opens."""
    seat_changes: Rate = (60, 60)
    """Sitting down, leaving, offering and filling seats, nudging, conceding, by one person."""
    chat_lines: Rate = (10, 20)
    """Lines of chat of one person."""
    hints: Rate = (30, 60)
    """Hints that one person asks for."""
    reasons: Rate = (60, 30)
    """Questions of one person why something is not possible."""
    kept_boxes: Count = 60
    """Boxes of one person that are stored."""
    codes: Rate = (10, 60)
    """Tries of a private code from one address."""
    invitations: Rate = (20, 60)
    """Tries of the three words of a table from one address. With some 200 million codes nobody finds one by trying."""

    nudge: Seconds = 120.0
    """Seconds before a seat may be nudged again."""
    rest: Annotated[float, Meta(gt=0)] = 30.0
    """Seconds between looking for tables that nobody needs in memory any more."""
    head_time: Annotated[float, Meta(gt=0)] = 10.0
    """Seconds that the head of a request may take, from the moment somebody is connected."""
    body_time: Annotated[float, Meta(gt=0)] = 20.0
    """Seconds that the body of a request may take."""
    answer_time: Annotated[float, Meta(gt=0)] = 60.0
    """Seconds that an answer may take until it is read."""
    slow: Annotated[float, Meta(gt=0)] = 30.0
    """Seconds a reader may take for one message before it is let go."""

    notices: Annotated[float, Meta(gt=0)] = 1.0
    """Seconds between looking for what operators and other processes have changed."""
    drain: Seconds = 5.0
    """Seconds that a server which is asked to stop gives to what was begun."""
    ticks: Annotated[float, Meta(gt=0)] = 1.0
    """Seconds between looking at the clocks of tables."""
    clock_grace: Seconds = 60.0
    """Seconds after a start in which nobody's time runs out, so that people can come back."""
    webhook: str = ""
    """A web address that is told, as JSON, whose turn it is, where they do not look; see "Reminders"."""
    remind_after: Seconds = 900.0
    """Seconds that a question waits before the webhook is told of it."""
    guest_days: Days = 365.0
    """Days after which guests are forgotten who never came back and of whom nothing is kept; 0: never."""
    open_days: Days = 30.0
    """Days after which tables are deleted at which no game has begun; 0: never."""
    abandoned_days: Days = 365.0
    """Days without a move after which unfinished games are deleted; 0: never."""

    log: Literal["text", "json"] = "text"
    """How the log is written to standard error: for people, or a JSON object in each line."""
    log_level: Literal["debug", "info", "warning", "error"] = "warning"
    """From which importance on something is logged."""
    access_log: bool = False
    """Log every request: what was asked for, by whom, the answer, how long it took."""
    metrics_token: str = ""
    """What programs must say to read `/metrics` (`Authorization: Bearer TOKEN`); without one, only this machine can."""

    def __post_init__(self) -> None:
        for text in self.trusted_proxy:
            check_network(text)

    @property
    def listens_at(self) -> str:
        return "0.0.0.0" if self.friends else self.host

    @property
    def url(self) -> str:
        """The database's address with the driver we use."""
        return database_url(self.database) if self.database else default_database()
