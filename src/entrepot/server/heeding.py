"""Heeding notices: what another process has changed in the database, this one looks at again, and acts on."""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from ..kernel.errors import EntrepotError
from . import messages
from .live import LiveTable
from .peers import CLOSED, NOT_ALLOWED, Peer
from .storage import rows
from .storage.failing import StorageFails

if TYPE_CHECKING:
    from .house import House


log = logging.getLogger(__name__)

OVERLAP: Final = 50
"""How far behind the newest notice one may still come: on PostgreSQL a number is drawn before it can be read."""


def apply_sanctions(house: "House", live: LiveTable, peer: Peer) -> None:
    """Send a reader away who may not be here; let another one know whether they may write."""
    if house.sanctions.banned(peer.person, peer.address):
        peer.close(NOT_ALLOWED, "banned")
    elif house.sanctions.barred(peer.person, live.id):
        peer.close(NOT_ALLOWED, "barred")
    else:
        _tell_muted(house, live, peer)


def _tell_muted(house: "House", live: LiveTable, peer: Peer) -> None:
    """If they do not know it."""
    muted = bool(house.sanctions.muted(peer.person, live.id))
    if muted != peer.muted:
        peer.muted = muted
        peer.push(messages.Muted(muted))


class Heeding:
    """Reads notices in order, each once. One that cannot be heeded because storage fails is heeded later."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._heeded: set[int] = set()
        """The newest of those that were heeded."""
        self._from = 0
        """Older ones are not looked at any more."""
        self._turn = asyncio.Lock()

    async def begin(self) -> None:
        """From here on; what was before is read anyway."""
        self._note(await self._house.office.last_notice())
        self._heeded.update(notice.number for notice in await self._house.office.notices(self._from))
        await self._take_sanctions()

    async def look(self) -> None:
        """Heed what has come since, and what has run out."""
        async with self._turn:
            if self._house.sanctions.forget_ended():
                self._apply_sanctions()
            for notice in await self._house.office.notices(self._from):
                if notice.number not in self._heeded:
                    await self._heed_or_log(notice)
                    self._note(notice.number)

    def _note(self, number: int) -> None:
        self._heeded.add(number)
        self._from = max(self._from, number - OVERLAP)
        if len(self._heeded) > 2 * OVERLAP:
            self._heeded = {number for number in self._heeded if number > self._from}

    async def _heed_or_log(self, notice: rows.Notice) -> None:
        try:
            await self._heed(notice)
        except StorageFails:
            raise  # it is tried again
        except Exception:
            log.exception("a notice (%s %s) could not be heeded", notice.kind, notice.about)

    async def _heed(self, notice: rows.Notice) -> None:
        match notice.kind:
            case "sanctions":
                await self._take_sanctions()
            case "keys":
                self._house.people.take_keys(await self._house.office.cookie_keys())
            case "table":
                await self._look_at_table(notice.about)
            case "person":
                await self._look_at_person(notice.about)

    async def _take_sanctions(self) -> None:
        self._house.sanctions.take(await self._house.office.sanctions())
        self._apply_sanctions()
        await self._empty_seats()

    def _apply_sanctions(self) -> None:
        """Send away who may not be here, and let the others know whether they may write."""
        house = self._house
        for reader in house.lobby.readers:
            if house.sanctions.banned(reader.person, reader.address):
                reader.close("banned")
        for live in house.known:
            for peer in live.audience.peers:
                apply_sanctions(house, live, peer)

    async def _empty_seats(self) -> None:
        """Who is kept from a table holds no seat there: it is open again, or a bot's."""
        for seat in await self._house.office.seats_of_barred():
            try:
                live = await self._house.live(seat.table)
                await live.see_what_is_stored()
                if seat.seat in live.seating.of(str(seat.person)):
                    await live.empty_seat(seat.seat)
            except StorageFails:
                raise
            except EntrepotError:
                log.info("seat %d of table %s could not be emptied: somebody was quicker", seat.seat, seat.table)

    async def _look_at_table(self, table: str) -> None:
        """A table that was closed or deleted is nobody's any more; of another, seats and chat are read again."""
        house = self._house
        house.lobby.hear((), True, table)
        facts = await house.store.table(table)
        if facts is not None and facts.closed is not None and not facts.over:
            await house.office.close_table(table)  # a move came just then
        live = await house.settled(table)
        if live is None:
            return
        if facts is None or facts.closed is not None:
            await house.drop(live)
        else:
            await self._read_again(live)

    async def _look_at_person(self, person: str) -> None:
        """Who was erased is sent away, and what they wrote is nowhere any more; of anybody else, the seats are read."""
        row = await self._house.store.person(person)
        erased = row is None or row.erased
        for reader in self._house.lobby.readers:
            if erased and reader.person == person:
                reader.close("not_signed_in")
        for live in self._house.known:
            for peer in live.audience.peers:
                if erased and peer.person == person:
                    peer.close(CLOSED, "not_signed_in")
            if erased or live.seating.of(person):
                await self._read_again(live)

    async def _read_again(self, live: LiveTable) -> None:
        try:
            await live.reread()
        except StorageFails:
            raise
        except EntrepotError:
            await self._house.drop(live)
