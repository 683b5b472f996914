"""What the processes on one database tell each other, and which of them keeps a table.

A process that writes says so to the others (PostgreSQL's NOTIFY), who read what is new. Nobody depends on hearing it:
whoever writes on an old journal is told so by its primary key, and when a process is gone, the others read everything
again that it might have kept to itself.

A process lives as long as its session holds a lock of its own number: there is no clock and no beat to compare. A
table names the process that keeps it: where its bots think. One whose process is gone can be kept by any other, and one
at which people look elsewhere only is handed over to where they are.
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
PATIENCE: Final = 10.0
"""Seconds after which a session that does not answer is given up, and another begun."""
LIVES: Final = 7305311
"""Any number: the kind of the locks by which processes live."""
LONGEST: Final = 7000
"""Bytes of one call; PostgreSQL takes 8000."""

LIVING: Final = """
select objid::int from pg_locks
where locktype = 'advisory' and classid = $1 and granted
    and database = (select oid from pg_database where datname = current_database())
"""
MOVE: Final = "update tables set keeper = $2 where keeper = $1"
"""What a process kept under its last number, it keeps under its new one; the reviews that it makes, it still makes."""
MOVE_REVIEWS: Final = "update reviewing set maker = $2 where maker = $1"
KEPT: Final = "select id from tables where keeper = $1 and not over"
KEEP: Final = f"""
update tables set keeper = $2
where id = $3 and (keeper is null or keeper = $2 or keeper not in ({LIVING}))
"""
HAND_OVER: Final = f"update tables set keeper = $4 where id = $3 and keeper = $2 and $4 in ({LIVING})"

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
    """A process that is new, or was away, wants to know who looks at which tables in the others."""


class Noticed(msgspec.Struct, tag=True, frozen=True):
    """There is a notice in the database that should be heeded at once."""


class HandedOver(msgspec.Struct, tag=True, frozen=True):
    """A table is kept by another process from now on."""

    table: str
    to: int


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


Call = Changed | Here | Who | Noticed | HandedOver | Closed | Renamed | Nudge | Lists


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

    shared: bool
    """Whether there can be others."""
    number: int
    """By which the process is known."""

    async def open(self, hear: Hear, lost: Lost) -> None: ...
    def tell(self, call: Call) -> None: ...
    async def keep(self, table: str) -> bool: ...
    def keeps(self, table: str) -> bool: ...
    async def hand_over(self, table: str, to: int) -> None: ...
    async def living(self) -> set[int]: ...
    async def close(self) -> None: ...


class Alone:
    """Nobody else is there: a SQLite file has one process."""

    shared = False

    def __init__(self) -> None:
        self.number = _new_number()

    async def open(self, hear: Hear, lost: Lost) -> None:
        pass

    def tell(self, call: Call) -> None:
        pass

    async def keep(self, table: str) -> bool:
        return True

    def keeps(self, table: str) -> bool:
        return True

    async def hand_over(self, table: str, to: int) -> None:
        pass

    async def living(self) -> set[int]:
        return {self.number}

    async def close(self) -> None:
        pass


class Neighbours:
    """The other processes on one PostgreSQL."""

    shared = True

    def __init__(self, database: Postgres) -> None:
        self.number = _new_number()
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
        self._losses = 0
        """How often processes were seen to be gone."""

    async def open(self, hear: Hear, lost: Lost) -> None:
        self._hear, self._lost = hear, lost
        await self._connect(self.number)
        self.tell(Who())
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
        line = self._line
        try:
            while self._unsaid:
                said, self._unsaid = self._unsaid, []
                for letter in letters(self.number, said):
                    async with self._turn:
                        line = self._line
                        if line is not None:
                            await line.execute("select pg_notify($1, $2)", CHANNEL, letter, timeout=PATIENCE)
        except Exception as problem:  # the others see that our number is gone, and read everything again
            log.warning("the other processes could not be told anything: %r", problem)
            _hang_up(line)
        finally:
            self._talking = False

    def _listen(self, line: Line, process: int, channel: str, said: str) -> None:
        letter = decoder.decode(said)
        if letter.sender == self.number:
            return
        self._others.add(letter.sender)  # so that it is missed even if it is gone before we look who lives
        for call in letter.calls:
            if isinstance(call, HandedOver) and call.to == self.number:
                self._kept.add(call.table)
            self._hear(letter.sender, call)

    # Living ----------------------------------------------------------------------------------------------------------

    async def _connect(self, number: int) -> Line:
        """Begin a session, and live under that number from here on."""
        line = await self._database.connect()
        await line.execute("set synchronous_commit = off")  # what is said here need not be on disk
        await line.execute("select pg_advisory_lock($1, $2)", LIVES, number)
        await line.add_listener(CHANNEL, self._listen)
        self.number, self._line = number, line
        return line

    async def _begin_anew(self) -> None:
        """After our session broke, live under another number.

        So the others see that we were gone, however short that was, and read what we could not tell them. The lock of
        our last number may outlast the session for a while.
        """
        last = self.number
        line = await self._connect(_new_number())
        for change in (MOVE, MOVE_REVIEWS):
            await line.execute(change, last, self.number)
        self._forget_keepers()
        self._kept = {str(row[0]) for row in await line.fetch(KEPT, self.number)}  # others may have taken some
        self.tell(Who())

    def _forget_keepers(self) -> None:
        """Tables that others kept may be nobody's now."""
        self._losses += 1
        self._not_kept.clear()

    async def _watch(self) -> None:
        """Notice which processes are gone. Where our own session broke, begin another."""
        while True:
            try:
                if self._line is None or self._line.is_closed():
                    await self._begin_anew()
                    self._lost(set())
                async with self._turn:
                    found = await self._line.fetch(LIVING, LIVES, timeout=PATIENCE)  # type: ignore[union-attr]
                living = {int(row[0]) for row in found} - {self.number}
                gone, self._others = self._others - living, living
                if gone:
                    self._forget_keepers()
                    self._lost(gone)
            except Exception as problem:
                log.warning("the other processes cannot be reached: %r", problem)
                _hang_up(self._line)
            await asyncio.sleep(PULSE)

    # Keeping ---------------------------------------------------------------------------------------------------------

    async def keep(self, table: str) -> bool:
        """Keep a table, unless another process that lives keeps it."""
        while table not in self._kept and table not in self._not_kept:
            losses, number = self._losses, self.number
            done = await self._database.execute(KEEP, LIVES, number, table)
            if losses == self._losses:  # else its keeper may be gone by now, or it keeps it who we were
                (self._kept if done == "UPDATE 1" else self._not_kept).add(table)
        return table in self._kept

    def keeps(self, table: str) -> bool:
        """Whether we keep it already."""
        return table in self._kept

    async def hand_over(self, table: str, to: int) -> None:
        """Let another process that lives keep a table of ours."""
        done = await self._database.execute(HAND_OVER, LIVES, self.number, table, to)
        if done == "UPDATE 1":
            self._kept.discard(table)
            self._not_kept.add(table)
            self.tell(HandedOver(table, to))

    async def living(self) -> set[int]:
        """The numbers of all processes that live."""
        return {int(row[0]) for row in await self._database.fetch(LIVING, LIVES)}

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)


def _hang_up(line: Line | None) -> None:
    """A session has failed us: another one will be begun, unless it has been already."""
    if line is not None:
        line.terminate()


def _new_number() -> int:
    return 1 + secrets.randbelow(2**31 - 1)


def letters(sender: int, calls: list[Call]) -> list[str]:
    """Calls as texts that PostgreSQL takes."""
    whole = msgspec.json.encode(Letter(sender, calls))
    if len(whole) <= LONGEST or len(calls) == 1:
        return [whole.decode()]
    half = len(calls) // 2
    return letters(sender, calls[:half]) + letters(sender, calls[half:])
