"""What waits to be sent to one reader: bounded in bytes, however slowly it is read."""

from collections.abc import Callable

import msgspec

from . import limits, messages
from .waiting import Signal

Moment = Callable[[], bytes | None]
"""Makes the newest moment when its reader is ready for it; None where there is nothing to tell any more."""
NEWEST = (messages.Head, messages.Seats, messages.Presence, messages.Storage, messages.Muted, messages.Turns)
"""Messages that say how something is: one that still waits is replaced by the newer one."""
ROOM = 100
"""Bytes that every waiting message is counted with, beside its own."""


class Full(Exception):
    """The reader is too slow: more waits than is kept for one."""


class Outbox:
    """Messages in order. Of moments and of what says how the table is, only the newest waits.

    A moment is made when it is sent, not when it is due: who reads slowly is told the newest one with all news since
    the last that was sent, and costs nothing while they do not read.
    """

    def __init__(self) -> None:
        self._waiting: dict[object, bytes | Moment] = {}
        self._bytes = 0
        self._count = 0
        self._filled = Signal()

    def put(self, message: messages.FromServer) -> None:
        """Let a message wait; `Full` where it is one too many."""
        data = msgspec.json.encode(message)
        key: object = type(message)
        if isinstance(message, NEWEST):
            self._drop(key)
        else:
            self._count += 1
            key = self._count
        size = len(data) + ROOM
        if self._waiting and self._bytes + size > limits.QUEUE_BYTES:
            raise Full
        self._waiting[key] = data
        self._bytes += size
        self._filled.set()

    def put_moment(self, make: Moment) -> None:
        """The game has gone on; one that waits already will be the newest when it is made."""
        self._waiting["moment"] = make
        self._filled.set()

    def _drop(self, key: object) -> None:
        old = self._waiting.pop(key, None)
        if isinstance(old, bytes):
            self._bytes -= len(old) + ROOM

    async def get(self) -> bytes:
        """The next message."""
        while True:
            while not self._waiting:
                self._filled.clear()
                await self._filled.wait()
            found = self._next()
            if found is not None:
                return found

    def get_nowait(self) -> bytes:
        """The next message of those that wait."""
        while (found := self._next()) is None:
            pass
        return found

    def _next(self) -> bytes | None:
        key, data = next(iter(self._waiting.items()))
        self._drop(key)
        return data if isinstance(data, bytes) else data()

    def empty(self) -> bool:
        return not self._waiting

    def qsize(self) -> int:
        """How many messages wait."""
        return len(self._waiting)

    @property
    def bytes(self) -> int:
        """How many bytes wait."""
        return self._bytes
