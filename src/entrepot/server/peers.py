"""Who is looking at a table."""

import asyncio

import msgspec

from . import limits, messages


class Peer:
    """One connection: a bounded queue, so that a slow reader hurts only itself."""

    def __init__(self, person: str, seat: int | None, seen: int) -> None:
        self.person = person
        self.seat = seat
        self.seen = seen
        """The last `seq` that was sent; -1 before the first."""
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(limits.QUEUE)
        self.gone = asyncio.Event()

    def push(self, message: messages.FromServer) -> None:
        try:
            self.queue.put_nowait(msgspec.json.encode(message))
        except asyncio.QueueFull:
            self.gone.set()

    def look_from(self, seat: int | None) -> None:
        """Look from another seat: the whole log is due again, since other seats may know other things."""
        self.seat = seat
        self.seen = -1
