"""Whose turn it is, across tables: a list for each person, and a line for who looks at one table while others wait."""

import asyncio
from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from . import messages
from .chores import Chores
from .peers import Peer

if TYPE_CHECKING:
    from .house import House

NEVER: Final = float("inf")
PAUSE: Final = 0.5
"""Seconds before somebody is told: what changes meanwhile is told at once with it."""


def waits(info: messages.TableInfo) -> bool:
    """Whether a table waits for the person whom it is told to, and no bot plays for them.

    One of "what if" waits for nobody.
    """
    return info.origin is None and any(_is_asked(seat, info) for seat in info.seats)


def _is_asked(seat: messages.SeatInfo, info: messages.TableInfo) -> bool:
    return seat.mine and seat.seat in info.waiting and not seat.away and not seat.conceded


def urgency(info: messages.TableInfo) -> tuple[float, float]:
    """What sorts tables: first where my time is out soonest, then where I am waited for longest."""
    ends = zip(info.waiting, info.until, strict=False)
    mine = [end for asked, end in ends if end is not None and _is_asked(info.seats[asked], info)]
    return min(mine, default=NEVER), info.since


def by_urgency(tables: Iterable[messages.TableInfo]) -> list[messages.TableInfo]:
    """The tables that wait for somebody, the most urgent first."""
    return sorted(filter(waits, tables), key=urgency)


class Turns:
    """Tells those who look at a table which others wait for them."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._looking: dict[str, dict[Peer, str]] = {}
        """The tables that each person looks at."""
        self._chores = Chores("turns")

    def arrive(self, peer: Peer, table: str) -> None:
        """Somebody begins to look at a table."""
        self._looking.setdefault(peer.person, {})[peer] = table
        self._start(peer.person)

    def leave(self, peer: Peer) -> None:
        tables = self._looking.get(peer.person, {})
        tables.pop(peer, None)
        if not tables:
            self._looking.pop(peer.person, None)

    def changed(self, people: Iterable[str], table: str) -> None:
        """Something has changed at a table of theirs: told to who looks at another."""
        for person in people:
            if any(other != table for other in self._looking.get(person, {}).values()):
                self._start(person)

    def _start(self, person: str) -> None:
        self._chores.start(person, partial(self._tell, person))

    async def _tell(self, person: str) -> None:
        await asyncio.sleep(PAUSE)
        self._chores.release(person)  # what changes from here on is told anew
        waiting = await self._house.turns(person)
        for peer, table in self._looking.get(person, {}).items():
            self._push(peer, [info for info in waiting if info.id != table])

    def _push(self, peer: Peer, others: Sequence[messages.TableInfo]) -> None:
        first = (others[0].id, others[0].game, others[0].title) if others else ("", "", "")
        told = messages.Turns(len(others), *first)
        if told != peer.turns:
            peer.turns = told
            peer.push(told)

    async def stop(self) -> None:
        await self._chores.stop()
