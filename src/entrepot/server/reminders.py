"""Reminders: a web address of the operator's is told whose turn it is, for how long, where they do not look.

What is behind that address (a bot of a messenger, a program that sends mail) knows how to reach the person.
"""

import asyncio
import json
import logging
import urllib.error
import urllib.request
from collections.abc import Callable, Iterable
from collections.abc import Set as AbstractSet
from typing import Final

from .storage import rows
from .storage.store import Store

log = logging.getLogger(__name__)

WINDOW: Final = 3600.0
"""Seconds after which nobody is reminded any more: a server that comes back does not remind of everything at once."""
MOST_REMINDED: Final = 1000
"""Tables that are looked at each time: the newest."""
PATIENCE: Final = 5.0
"""Seconds that the address has to answer."""

Reminder = dict[str, str | int | float]


class Reminders:
    """Tells of each question once, however many processes look after them. What was told of is noted with the seat."""

    def __init__(self, address: str, after: float, store: Store) -> None:
        self._address = address
        self._after = after
        self._store = store

    @property
    def wanted(self) -> bool:
        return bool(self._address)

    def since(self, now: float) -> float:
        """Since when a table must have changed to be of interest."""
        return now - self._after - WINDOW

    def due(
        self,
        tables: Iterable[rows.Table],
        seats: Iterable[rows.Seat],
        here: Callable[[str], AbstractSet[str]],
        now: float,
    ) -> list[Reminder]:
        """Who is to be reminded now. `here`: who looks at a table. At a table of "what if" nobody waits."""
        real = (table for table in tables if table.origin is None)
        waiting = {table.id: table for table in real if self.since(now) < table.changed <= now - self._after}
        found: list[Reminder] = []
        for seat in seats:
            table = waiting.get(seat.table)
            if table is None or seat.seat not in table.summary.waiting or not seat.person or seat.away:
                continue
            if seat.person in here(seat.table) or seat.reminded == table.changed:
                continue
            found.append(
                {
                    "event": "turn",
                    "table": table.id,
                    "game": table.game,
                    "title": table.title,
                    "seat": seat.seat,
                    "person": seat.person,
                    "name": seat.name,
                    "since": table.changed,
                    "path": f"/tables/{table.id}",
                }
            )
        return found

    async def send(self, reminders: Iterable[Reminder]) -> None:
        for reminder in reminders:
            table, seat, since = str(reminder["table"]), int(reminder["seat"]), float(reminder["since"])
            if not await self._store.note_reminded(table, seat, since):
                continue  # another process tells of it
            try:
                await asyncio.to_thread(self._post, reminder)
            except (OSError, ValueError) as problem:
                log.warning("a reminder could not be sent: %s", type(problem).__name__)

    def _post(self, reminder: Reminder) -> None:
        headers = {"content-type": "application/json"}
        request = urllib.request.Request(self._address, json.dumps(reminder).encode(), headers, method="POST")
        with urllib.request.urlopen(request, timeout=PATIENCE):
            pass
