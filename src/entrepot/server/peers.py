"""Who is looking at a table."""

import asyncio

import msgspec

from . import limits, messages

TOO_SLOW, CLOSED = 4408, 4410


class Peer:
    """One connection: a bounded queue, so that a slow reader hurts only itself."""

    def __init__(self, person: str, seat: int | None, seen: int) -> None:
        self.person = person
        self.seat = seat
        self.seen = seen
        """The last `seq` that was sent; -1 before the first."""
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(limits.QUEUE)
        self.here = True
        """Whether the page is in front of its reader."""
        self.gone = asyncio.Event()
        self.code = TOO_SLOW
        """Why the connection ends, once `gone` is set."""

    def push(self, message: messages.FromServer) -> None:
        try:
            self.queue.put_nowait(msgspec.json.encode(message))
        except asyncio.QueueFull:
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """Let the reader go."""
        self.code = code
        self.gone.set()

    def look_from(self, seat: int | None) -> None:
        """Look from another seat: the whole log is due again, since other seats may know other things."""
        self.seat = seat
        self.seen = -1
