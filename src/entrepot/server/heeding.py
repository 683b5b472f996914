"""Heeding notices: what another process has changed in the database, this one looks at again, and acts on."""

from typing import TYPE_CHECKING

from ..kernel.errors import EntrepotError
from . import messages
from .live import LiveTable
from .peers import CLOSED, NOT_ALLOWED, Peer
from .storage import rows

if TYPE_CHECKING:
    from .house import House


def tell_muted(house: "House", live: LiveTable, peer: Peer) -> None:
    """Let a reader know whether they may write, if they do not."""
    muted = bool(house.sanctions.muted(peer.person, live.id))
    if muted != peer.muted:
        peer.muted = muted
        peer.push(messages.Muted(muted))


class Heeding:
    """Reads notices in order, each once."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._last = 0

    async def begin(self) -> None:
        """From here on; what was before is read anyway."""
        self._last = await self._house.office.last_notice()
        await self._take_sanctions()

    async def look(self) -> None:
        """Heed what has come since."""
        for notice in await self._house.office.notices(self._last):
            self._last = notice.number
            await self._heed(notice)

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
        house = self._house
        house.sanctions.take(await house.office.sanctions())
        for live in house.known:
            for peer in live.audience.peers:
                if house.sanctions.banned(peer.person, peer.address):
                    peer.close(NOT_ALLOWED, "banned")
                elif house.sanctions.barred(peer.person, live.id):
                    peer.close(NOT_ALLOWED, "barred")
                else:
                    tell_muted(house, live, peer)

    async def _look_at_table(self, table: str) -> None:
        """A table that was closed or deleted is nobody's any more; of another, the seats are read again."""
        house = self._house
        facts = await house.store.table(table)
        if facts is not None and facts.closed is not None and not facts.over:
            await house.office.close_table(table)  # a move came just then
        live = next((live for live in house.known if live.id == table), None)
        if live is None:
            return
        if facts is None or facts.closed is not None:
            await house.drop(live)
        else:
            await self._read_seats(live)

    async def _look_at_person(self, person: str) -> None:
        row = await self._house.store.person(person)
        for live in self._house.known:
            if row is None or row.erased:
                for peer in live.audience.peers:
                    if peer.person == person:
                        peer.close(CLOSED, "not_signed_in")
            if live.seating.of(person):
                await self._read_seats(live)

    async def _read_seats(self, live: LiveTable) -> None:
        try:
            await live.reread_seats()
        except EntrepotError:
            await self._house.drop(live)
