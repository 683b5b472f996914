"""What can be set when the server starts."""

import os
from dataclasses import dataclass

from ..places import data_folder
from . import limits


def default_database() -> str:
    return f"sqlite+aiosqlite:///{data_folder() / 'tables.sqlite'}"


def database_url(url: str) -> str:
    """A database address with the driver we use, whichever form it was given in."""
    for plain, driver in (("postgresql://", "postgresql+asyncpg://"), ("postgres://", "postgresql+asyncpg://")):
        if url.startswith(plain):
            return driver + url.removeprefix(plain)
    return url.replace("sqlite:///", "sqlite+aiosqlite:///", 1) if url.startswith("sqlite:///") else url


@dataclass(frozen=True)
class Settings:
    """The server's settings; the defaults serve one household."""

    database: str
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    """Processes in which bots think."""
    bot_pace: float = 0.5
    """Seconds that people get to follow each move of a turn, before a bot begins the next turn."""
    review_seconds: float = limits.REVIEW
    """How long the review of a game may take."""
    review_cores: int = min(2, os.cpu_count() or 1)
    """Processes in which reviews are made."""
    review_nice: int = limits.NICE
    """How far they stand back behind everything else on the machine."""
    nudge: float = limits.NUDGE
    """Seconds before a seat may be nudged again."""
    bot_time: float = limits.BOT_TIME
    """Seconds a bot may think at most before another plays for it."""
    rest: float = limits.REST
    """Seconds between looking for tables that nobody needs in memory any more."""
    slow: float = limits.SLOW
    """Seconds a reader may take for one message before it is let go."""
    messages: tuple[int, float] = limits.MESSAGES
    """How many messages one socket may send, in how many seconds."""
    network: str | None = None
    """This machine's address in its network; None: found out when it is needed."""
    boxes: tuple[str, ...] = ()
    """The files of owners' boxes, at most one for each game; tables opened from now on are played with them."""
    bots: tuple[str, ...] = ()
    """The command lines of programs from outside that can sit at tables."""
    secure_cookies: bool = False
    """Whether cookies are for HTTPS only; a server behind TLS sets this."""
