"""What the host of a table decides: who may write there, who stays away, and when it is closed."""

from typing import TYPE_CHECKING

from ..kernel.errors import EntrepotError
from . import messages
from .live import LiveTable
from .seating import NotYours
from .storage import rows

if TYPE_CHECKING:
    from .house import House


def check_hosts(me: messages.Me, live: LiveTable) -> None:
    """Only who opened a table decides about it."""
    if live.facts.host != me.id:
        raise NotYours("only_host")


class Hosting:
    """Order at the tables of a house, as their hosts wish it.

    What the operator has decided stays, for the whole server and for a table: a host lifts only what hosts decided.
    """

    def __init__(self, house: "House") -> None:
        self._house = house

    async def guests(self, me: messages.Me, live: LiveTable) -> list[messages.Guest]:
        """Everybody at my table but me: who sits there, who looks, whom I have silenced or sent away."""
        check_hosts(me, live)
        own = await self._sanctions(live)
        seated = [seat.person for seat in live.seating.seats if seat.person]
        looking = {peer.person for peer in live.audience.peers} | live.audience.here()
        known = dict.fromkeys([*seated, *sorted(looking), *(one.person for one in own if one.person)])
        found = [await self._guest(person, live, own) for person in known if person != me.id]
        return [guest for guest in found if guest is not None]

    async def _guest(self, person: str, live: LiveTable, own: list[rows.Sanction]) -> messages.Guest | None:
        seats = live.seating.of(person)
        name = live.seating.seats[seats[0]].name if seats else await self._house.people.name_of(person)
        if name is None:
            return None
        kinds = {one.kind for one in own if one.person == person}
        here = person in live.audience.here()
        return messages.Guest(person, name, seats, here, muted="mute" in kinds, away="bar" in kinds)

    async def kick(self, me: messages.Me, live: LiveTable, person: str, away: bool) -> None:
        """Send somebody away: their seats are open again, or bots have them; or let them come again."""
        await self._check_guest(me, live, person)
        await self._decide("bar", person, live, away)

    async def mute(self, me: messages.Me, live: LiveTable, person: str, muted: bool) -> None:
        """Let somebody write no more at my table, or again."""
        await self._check_guest(me, live, person)
        await self._decide("mute", person, live, muted)

    async def _check_guest(self, me: messages.Me, live: LiveTable, person: str) -> None:
        """Only of people who are or were at my table I decide, and not of myself."""
        if person not in {guest.id for guest in await self.guests(me, live)}:
            raise EntrepotError("nobody_there")

    async def _sanctions(self, live: LiveTable) -> list[rows.Sanction]:
        return [one for one in await self._house.office.sanctions() if one.table == live.id]

    async def _decide(self, kind: rows.SanctionKind, person: str, live: LiveTable, on: bool) -> None:
        """Sanction somebody, or lift that, and let it be true at once in all processes."""
        office = self._house.office
        made = [one for one in await self._sanctions(live) if (one.kind, one.person) == (kind, person)]
        own = [one for one in made if one.author == "host"]
        if on and not own:
            await office.sanction(kind, person=person, table=live.id, author="host")
        for sanction in () if on else own:
            await office.lift(sanction.id)
        await self._house.heed()
        if not on and len(own) < len(made):
            raise NotYours("operator_decided")

    async def close(self, me: messages.Me, live: LiveTable) -> None:
        """Close my table: one at which no game has begun is cleared away; a game ends for all, without a winner."""
        check_hosts(me, live)
        people = [seat.person for seat in live.seating.seats]

        async def end() -> None:
            if live.journal.over:  # perhaps by a move that was quicker
                raise EntrepotError("over")
            if live.journal.state is None:
                await self._house.office.delete_table(live.id)
            else:
                await self._house.office.close_table(live.id)

        await self._house.end(live, end, [me.id, *people])
