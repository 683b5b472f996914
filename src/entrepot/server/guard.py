"""Connections: so many in all and from one address, and a time for everything that the other side has to do.

Whoever opens a connection and says nothing, says it letter by letter, or does not read the answer, is let go.
"""

import asyncio
import logging
import sys
from collections import Counter
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from . import limits
from .budgets import is_own_machine, place_of
from .network import within
from .packing import Packer
from .settings import Settings
from .waiting import Queue, Signal

if sys.platform != "win32":  # which knows no such limit
    import resource

OWN_FILES: Final = 128
"""Open files that the server needs for itself: the database, bots, the log."""
MANY_FILES: Final = 65536
FULL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain; charset=utf-8\r\nretry-after: 10\r\n"
    b"content-length: 56\r\nconnection: close\r\n\r\nToo many are connected now. Try again in a few seconds.\n"
)
PACKER: Final = Packer()
WAITING: Final = 4
"""Messages of one socket that wait to be heard before no more are read."""
THEIR_FAULTS: Final = ("Invalid HTTP request", "Unsupported upgrade", "No supported WebSocket", "Invalid UTF-8")
"""How uvicorn's lines about nonsense from outside begin. Anybody could fill the log with them."""


class Guard:
    """Who is connected, by address."""

    def __init__(self, settings: Settings, files: int | None = None) -> None:
        """`files`: how many files this process can open."""
        most = settings.open_connections
        self.most = most if files is None else max(1, min(most, files - OWN_FILES))
        self.of_address = settings.address_connections
        self.proxies = settings.trusted_proxy
        self.head_time = settings.head_time
        self.body_time = settings.body_time
        self.answer_time = settings.answer_time
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count a new connection; False where it is one too many. This machine and its proxies may have all of them."""
        place = place_of(address)
        if self.total >= self.most or (self._open[place] >= self.of_address and not self._may_have_all(address)):
            return False
        self._open[place] += 1
        return True

    def leave(self, address: str) -> None:
        place = place_of(address)
        self._open[place] -= 1
        if self._open[place] <= 0:
            del self._open[place]

    def _may_have_all(self, address: str) -> bool:
        return is_own_machine(place_of(address)) or any(within(address, proxy) for proxy in self.proxies)

    @property
    def total(self) -> int:
        return self._open.total()


def address_of(transport: asyncio.BaseTransport) -> str:
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if isinstance(peer, tuple) else ""


class GuardedHttp(H11Protocol):
    """HTTP with a deadline for each part of a request: its head, its body, and reading the answer."""

    guard: Guard
    _address = ""
    _away = False
    _deadline: asyncio.TimerHandle | None = None
    _waits_for: object = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._address = address_of(transport)
        if not self.guard.enter(self._address):
            self._away = True
            transport.write(FULL)
            transport.close()
            return
        super().connection_made(transport)
        self._expect(h11.IDLE, self.guard.head_time)

    def data_received(self, data: bytes) -> None:
        if not self._away:
            super().data_received(data)
            self._watch()

    def on_response_complete(self) -> None:
        self._relax()  # from here on uvicorn's own time for idle connections counts
        super().on_response_complete()
        if not self.transport.is_closing() and self.conn.trailing_data[0]:
            self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._relax()
        self._away = True  # what comes from now on is for the socket
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._relax()
        if not self._away:
            self.guard.leave(self._address)
            super().connection_lost(exc)

    def _watch(self) -> None:
        """Set the deadline of what is waited for now."""
        state = self.conn.their_state
        if self._away or state is self._waits_for:
            return
        if state is h11.IDLE:
            self._expect(state, self.guard.head_time)
        elif state is h11.SEND_BODY:
            self._expect(state, self.guard.body_time)
        else:
            self._expect(state, self.guard.answer_time)

    def _expect(self, state: object, seconds: float) -> None:
        self._relax()
        self._waits_for = state
        self._deadline = self.loop.call_later(seconds, self.transport.abort)

    def _relax(self) -> None:
        self._waits_for = None
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class GuardedSocket(WebSocketsSansIOProtocol):
    """A socket that packs sparingly, and whose end does not wait for somebody who does not read."""

    guard: Guard

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn.available_extensions = [PACKER]
        self.queue = Queue()  # type: ignore[assignment]
        self.writable = Signal(True)  # type: ignore[assignment]

    def start_keepalive(self) -> None:
        """Both sides have agreed. What they said for it would stay in memory as long as the socket: 3 kB."""
        self.request.headers.clear()
        self.response.headers.clear()
        super().start_keepalive()

    def send_receive_event_to_app(self) -> None:
        """A few messages may wait. Uvicorn would stop reading after each of them, and begin again for the next."""
        self.read_paused = self.queue.qsize() < WAITING or not self.transport.is_reading()
        super().send_receive_event_to_app()

    def connection_lost(self, exc: Exception | None) -> None:
        self.guard.leave(address_of(self.transport))
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(limits.GOODBYE, self.transport.abort)


def guarded(guard: Guard) -> dict[str, Any]:
    """What uvicorn is to speak with."""
    http = type("Http", (GuardedHttp,), {"guard": guard})
    socket = type("Socket", (GuardedSocket,), {"guard": guard})
    return {"http": http, "ws": socket}


def raise_file_limit() -> int | None:
    """Let this process open as many files as the system lets it; how many. A connection is a file to the system."""
    if sys.platform == "win32":
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY_FILES if hard == resource.RLIM_INFINITY else min(hard, MANY_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return MANY_FILES if soft == resource.RLIM_INFINITY else soft


class NotTheirFaults(logging.Filter):
    """What others send is their business: a line for each would let them fill the disk."""

    def filter(self, record: logging.LogRecord) -> bool:
        return not str(record.msg).startswith(THEIR_FAULTS)


def quieten() -> None:
    logging.getLogger("uvicorn.error").addFilter(NotTheirFaults())
