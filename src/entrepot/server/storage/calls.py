"""What the processes on one database tell each other, and which of them keeps a table.

A process that writes says so to the others (PostgreSQL's NOTIFY), who read what is new. Nobody depends on hearing it:
whoever writes on an old journal is told so by its primary key, and when a process is gone, the others read everything
again that it might have kept to itself.

A process lives as long as its session holds a lock of its own number: there is no clock and no beat to compare. A
table names the process that keeps it: where its bots think. One whose process is gone can be kept by any other.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Coroutine
from typing import Final, Literal, Protocol

import msgspec

from .postgres import Line, Postgres

log = logging.getLogger(__name__)

CHANNEL: Final = "entrepot"
PULSE: Final = 1.0
"""Seconds between looking who is still there."""
LIVES: Final = 7305311
"""Any number: the kind of the locks by which processes live."""
LONGEST: Final = 7000
"""Bytes of one call; PostgreSQL takes 8000."""

LIVING: Final = """
select objid::int from pg_locks
where locktype = 'advisory' and classid = $1 and granted
    and database = (select oid from pg_database where datname = current_database())
"""
KEEP: Final = f"""
update tables set keeper = $2
where id = $3 and (keeper is null or keeper = $2 or keeper not in ({LIVING}))
"""

Part = Literal["journal", "seats", "chat", "hinted"]
"""What may be new at a table."""


class Changed(msgspec.Struct, tag=True, frozen=True):
    """Something is new at a table."""

    table: str
    part: Part


class Here(msgspec.Struct, tag=True, frozen=True):
    """Who looks at a table in the process that says so."""

    table: str
    people: list[str]


class Who(msgspec.Struct, tag=True, frozen=True):
    """Somebody opens a table in another process: who else looks at it?"""

    table: str


class Closed(msgspec.Struct, tag=True, frozen=True):
    """A table is no more."""

    table: str


class Renamed(msgspec.Struct, tag=True, frozen=True):
    """A person goes by another name."""

    person: str


class Nudge(msgspec.Struct, tag=True, frozen=True):
    """A person is asked to move."""

    person: str
    table: str
    title: str
    by: str


class Lists(msgspec.Struct, tag=True, frozen=True):
    """The lists of some people have changed by a table, or of everybody."""

    people: list[str]
    everybody: bool
    table: str = ""


Call = Changed | Here | Who | Closed | Renamed | Nudge | Lists


class Letter(msgspec.Struct, frozen=True):
    """Calls of one process."""

    sender: int
    calls: list[Call]


decoder = msgspec.json.Decoder(Letter)

Hear = Callable[[int, Call], None]
"""Called with what another process says, and its number."""
Lost = Callable[[set[int]], None]
"""Called with the processes that are gone; with none where we may have missed what the others said."""


class Calls(Protocol):
    """How a process speaks with the others."""

    async def open(self, hear: Hear, lost: Lost) -> None: ...
    def tell(self, call: Call) -> None: ...
    async def keep(self, table: str) -> bool: ...
    def keeps(self, table: str) -> bool: ...
    async def close(self) -> None: ...


class Alone:
    """Nobody else is there: a SQLite file has one process."""

    async def open(self, hear: Hear, lost: Lost) -> None:
        pass

    def tell(self, call: Call) -> None:
        pass

    async def keep(self, table: str) -> bool:
        return True

    def keeps(self, table: str) -> bool:
        return True

    async def close(self) -> None:
        pass


class Neighbours:
    """The other processes on one PostgreSQL."""

    def __init__(self, database: Postgres) -> None:
        self.number = 1 + secrets.randbelow(2**31 - 1)
        self._database = database
        self._line: Line | None = None
        """One session for the lock by which we live, for listening and for talking."""
        self._turn = asyncio.Lock()
        self._others: set[int] = set()
        self._kept: set[str] = set()
        self._not_kept: set[str] = set()
        """Tables that another process kept when we asked; forgotten when one is gone."""
        self._unsaid: list[Call] = []
        self._work: set[asyncio.Task[None]] = set()
        self._talking = False

    async def open(self, hear: Hear, lost: Lost) -> None:
        self._hear, self._lost = hear, lost
        await self._connect()
        self._start(self._watch())

    async def close(self) -> None:
        for task in self._work:
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)
        if self._line is not None:
            with contextlib.suppress(Exception):
                await self._line.close()

    # Speaking and hearing --------------------------------------------------------------------------------------------

    def tell(self, call: Call) -> None:
        """Say something to the others soon; what comes together is said at once."""
        if call not in self._unsaid:
            self._unsaid.append(call)
        if not self._talking:
            self._talking = True
            self._start(self._talk())

    async def _talk(self) -> None:
        try:
            while self._unsaid:
                said, self._unsaid = self._unsaid, []
                for letter in letters(self.number, said):
                    async with self._turn:
                        if self._line is not None:
                            await self._line.execute("select pg_notify($1, $2)", CHANNEL, letter)
        except Exception as problem:  # the others read everything again when we are back
            log.warning("the other processes could not be told anything: %r", problem)
        finally:
            self._talking = False

    def _listen(self, line: Line, process: int, channel: str, said: str) -> None:
        letter = decoder.decode(said)
        if letter.sender != self.number:
            for call in letter.calls:
                self._hear(letter.sender, call)

    # Living ----------------------------------------------------------------------------------------------------------

    async def _connect(self) -> None:
        line = await self._database.connect()
        await line.execute("set synchronous_commit = off")  # what is said here need not be on disk
        await line.execute("select pg_advisory_lock($1, $2)", LIVES, self.number)
        await line.add_listener(CHANNEL, self._listen)
        self._kept.clear()
        self._not_kept.clear()
        self._line = line

    async def _watch(self) -> None:
        """Notice which processes are gone. Where our own session broke, begin another."""
        while True:
            try:
                if self._line is None or self._line.is_closed():
                    await self._connect()
                    self._lost(set())
                async with self._turn:
                    found = await self._line.fetch(LIVING, LIVES)  # type: ignore[union-attr]
                living = {int(row[0]) for row in found} - {self.number}
                gone, self._others = self._others - living, living
                if gone:
                    self._not_kept.clear()
                    self._lost(gone)
            except Exception as problem:
                log.warning("the other processes cannot be reached: %r", problem)
            await asyncio.sleep(PULSE)

    # Keeping ---------------------------------------------------------------------------------------------------------

    async def keep(self, table: str) -> bool:
        """Keep a table, unless another process that lives keeps it."""
        if table not in self._kept and table not in self._not_kept:
            async with self._database.line() as line:
                done = await line.execute(KEEP, LIVES, self.number, table)
            (self._kept if done == "UPDATE 1" else self._not_kept).add(table)
        return table in self._kept

    def keeps(self, table: str) -> bool:
        """Whether we keep it already."""
        return table in self._kept

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)


def letters(sender: int, calls: list[Call]) -> list[str]:
    """Calls as texts that PostgreSQL takes."""
    whole = msgspec.json.encode(Letter(sender, calls))
    if len(whole) <= LONGEST or len(calls) == 1:
        return [whole.decode()]
    half = len(calls) // 2
    return letters(sender, calls[:half]) + letters(sender, calls[half:])
