"""Hearing other processes on the same database: what they wrote, who looks at tables there, which of them are gone."""

import asyncio
import contextlib
import time
from functools import partial
from typing import TYPE_CHECKING

from ..kernel.errors import EntrepotError
from . import limits
from .live import LiveTable
from .storage import calls
from .storage.failing import StorageFails

if TYPE_CHECKING:
    from .house import House


class Hearing:
    """What a house does when other processes say something, or say nothing any more."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._to_resume = False

    def hear(self, process: int, call: calls.Call) -> None:
        """Another process says something."""
        match call:
            case calls.Renamed(person):
                for live in self._house.known:
                    if live.seating.of(person):
                        live.note_changed("seats")
            case calls.Nudge():
                self._house.ring(call)
            case calls.Lists(people, everybody, table):
                self._house.lobby.hear(people, everybody, table)
            case calls.Noticed():
                self._house.notes.start("notices", self._heed_at_once)
            case calls.Here(table, people):
                self._note_elsewhere(process, table, frozenset(people))
            case calls.Who():
                for live in self._house.known:
                    live.tell_who_is_here()
            case calls.Changed() | calls.Closed() if self._house.rebuilds(call.table):
                self._house.notes.start((call.table, call), partial(self._hear_later, call))
            case calls.Changed(table) if self._house.find(table) is None and self._house.calls.keeps(table):
                self._house.notes.start((table, "asked"), partial(self._wake, table))  # its bots may be asked now
            case calls.HandedOver(table):
                if self._house.calls.keeps(table):
                    self._house.notes.start((table, "asked"), partial(self._wake, table))
            case _ if (found := self._house.find(call.table)) is not None:
                self._hear_of(found, call)

    def _hear_of(self, live: LiveTable, call: calls.Changed | calls.Closed) -> None:
        """It says something about a table that somebody here has in hand."""
        match call:
            case calls.Changed(_, part):
                live.note_changed(part)
            case calls.Closed():
                self._house.notes.start((live.id, "closed"), partial(self._house.drop, live))

    async def _hear_later(self, call: calls.Changed | calls.Closed) -> None:
        """It says something about a table of which we may have read already what is new."""
        if (live := await self._house.settled(call.table)) is not None:
            self._hear_of(live, call)

    async def _heed_at_once(self) -> None:
        with contextlib.suppress(StorageFails):  # it is looked at again soon
            await self._house.look_at_notices()

    def _note_elsewhere(self, process: int, table: str, people: frozenset[str]) -> None:
        """Who looks at a table in another process; nobody any more, once it is gone."""
        before = self._house.elsewhere.at(table).get(process, frozenset())
        if self._house.elsewhere.note(process, table, people) and (live := self._house.find(table)) is not None:
            live.elsewhere_changed(before - people)
        self.follow(table)

    def note_lost(self, processes: set[int]) -> None:
        """Processes are gone, or we were: what they had not said is read, and what they kept is kept by others."""
        for process in processes or self._house.elsewhere.processes:
            for table in self._house.elsewhere.tables(process):
                self._note_elsewhere(process, table, frozenset())
        for live in self._house.known:
            live.note_changed("journal", "seats", "chat", "hinted")
            live.tell_who_is_here()
        self._to_resume = True
        self._house.notes.start("resume", self._resume_all)

    def follow(self, table: str) -> None:
        """A table at which people look in another process only is played there, and its bots think there."""
        live, there = self._house.find(table), self._house.elsewhere.at(table)
        if not there or (live is not None and live.audience.peers):
            return
        if self._house.calls.keeps(table):
            heir = next(iter(there))
            self._house.notes.start((table, "handing_over"), partial(self._house.calls.hand_over, table, heir))
        if live is not None:
            self._house.rest(live)

    async def _resume_all(self) -> None:
        """One more may be gone while we look at what another kept."""
        while self._to_resume:
            self._to_resume = False
            await self.resume()

    async def resume(self) -> None:
        """Bots that were asked when a server went down go on, whether or not somebody looks. Nobody says it again."""
        while True:
            try:
                return await self._resume()
            except StorageFails:
                await asyncio.sleep(limits.FIRST_RETRY)

    async def _resume(self) -> None:
        store, settings = self._house.store, self._house.settings
        tables = await store.running_tables(time.time() - settings.resumed, settings.resumed_tables)
        asked = {table.id: table.summary for table in tables}
        for seat in await store.seats_of_tables(list(asked)):
            known = asked[seat.table]
            if seat.seat in known.waiting and (seat.bot or seat.away or seat.seat in known.conceded):
                await self._wake(seat.table)

    async def _wake(self, table: str) -> None:
        """Bots that are asked at a table go on, unless it was played under other rules."""
        with contextlib.suppress(EntrepotError):
            (await self._house.live(table)).bots.wake()
