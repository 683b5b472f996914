"""The socket of a table: what people send, what they get."""

import asyncio
import contextlib
import logging
import re
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath, FromQuery

from ..kernel.errors import EntrepotError
from . import limits, logs, messages, metrics, security
from .budgets import COSTS, OTHER
from .heeding import apply_sanctions
from .house import House, NoSuchTable
from .journal import Late
from .live import LiveTable
from .peers import NOT_ALLOWED, TOO_SLOW, Peer
from .people import COOKIE
from .storage.failing import StorageFails
from .throttle import Throttle

log = logging.getLogger(__name__)

T = TypeVar("T")
Socket = WebSocket[object, object, State]
ENDINGS = (WebSocketDisconnect, WebSocketException, OSError)
"""How a connection may end without anything being wrong here."""
NO_SUCH_TABLE, TOO_MANY, NO_STORAGE = 4404, 4429, 4503

NUMBER = re.compile(r"-?[0-9]{1,9}", re.ASCII)
ACTS = (messages.Play, messages.Undo, messages.Restart)
"""Messages that change the game."""
NAMED = (*ACTS, messages.Hint)
"""Messages whose answer names them."""
LISTS = '{"type":"lists"}'
"""What readers of lists are told."""
decoder = msgspec.json.Decoder(messages.FromClient)


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: Socket,
    house: NamedDependency[House],
    table: FromPath[str],
    seen: FromQuery[str | None] = None,
    seat: FromQuery[str | None] = None,
) -> None:
    """Look at a table and play at it. The parameters are read by hand: a wrong one is told, not failed upon."""
    conversation = await _let_in(socket, lambda: begin(socket, house, table, seen, seat))
    if conversation is not None:
        await conversation.hold()


@websocket("/api/lists/live")
async def lists_live(socket: Socket, house: NamedDependency[House]) -> None:
    """Be told whenever my lists of tables have changed, at most once a second; what is new is asked for by HTTP."""
    me = await _let_in(socket, lambda: visitor(socket, house))
    if me is None:
        return
    with house.lobby.reader(me.id, address(socket)) as reader:
        parts = (_tell_lists(socket, reader.changed), _read_nothing(socket), reader.gone.wait())
        work: list[asyncio.Task[object]] = [asyncio.create_task(part) for part in parts]
        try:
            await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)
    with contextlib.suppress(Exception):  # it may be closed already
        await asyncio.wait_for(socket.close(NOT_ALLOWED if reader.why else 1000, reader.why), limits.GOODBYE)


async def _tell_lists(socket: Socket, changed: asyncio.Event) -> None:
    while True:
        await changed.wait()
        changed.clear()
        await socket.send_data(LISTS, mode="text")
        await asyncio.sleep(limits.LISTS_PAUSE)


async def _read_nothing(socket: Socket) -> None:
    """Until it is closed: whoever reads lists has nothing to say."""
    await socket.receive_data(mode="text")


async def _let_in(socket: Socket, begin: Callable[[], Awaitable[T]]) -> T | None:
    """What is begun with whoever comes; None where they may not: then the socket is closed, and says why."""
    await socket.accept()
    try:
        return await begin()
    except Closed as closed:
        await socket.close(closed.code, closed.reason)
    except StorageFails as problem:
        await socket.close(NO_STORAGE, problem.key)
    return None


ALL = (live, lists_live)


class Closed(Exception):
    """The socket is closed before anything is said on it; the code tells why, and for a reader of logs a key."""

    def __init__(self, code: int, reason: str) -> None:
        self.code = code
        self.reason = reason


async def visitor(socket: Socket, house: House) -> messages.Me:
    """Who comes; `Closed` if they may not, or have too many sockets."""
    me = await house.find_person(socket.cookies.get(COOKIE))
    if me is None or not security.same_origin(socket.headers):
        raise Closed(NOT_ALLOWED, "not_signed_in")
    if house.sanctions.banned(me.id, address(socket)):
        raise Closed(NOT_ALLOWED, "banned")
    if house.budgets.spend(me.id, address(socket), COSTS["live"]) or not house.connections.allow(me.id):
        await asyncio.sleep(limits.REFUSAL)
        raise Closed(TOO_MANY, "too_many")
    if house.sockets_of(me.id) >= house.settings.sockets:
        raise Closed(TOO_MANY, "too_many")
    socket.scope["headers"] = []  # nobody reads them any more, and they would stay as long as the socket
    return me


async def begin(socket: Socket, house: House, table: str, seen: str | None, seat: str | None) -> "Conversation":
    """Who looks at what; `Closed` if they may not."""
    me = await visitor(socket, house)
    if house.sanctions.barred(me.id, table):
        raise Closed(NOT_ALLOWED, "barred")
    try:
        room = await house.current(table)
    except NoSuchTable:
        raise Closed(NO_SUCH_TABLE, "no_table") from None
    except StorageFails:
        raise
    except EntrepotError as problem:
        raise Closed(NOT_ALLOWED, problem.key) from None
    place = room.seating.first_of(me.id) if seat is None else number(seat)
    if (seat is not None and place is None) or not room.seating.may_look_from(me.id, place):
        raise Closed(NOT_ALLOWED, "not_your_seat")
    last = number(seen)
    logs.note(person=me.id, table=table, seat=place)
    return Conversation(socket, house, room, me, Peer(me.id, place, -1 if last is None else last, address(socket)))


def address(socket: Socket) -> str:
    return socket.client.host if socket.client else ""


def number(text: str | None) -> int | None:
    """A whole number of the address; None if it is none."""
    return int(text) if text is not None and NUMBER.fullmatch(text) else None


class Conversation:
    """One person at one socket."""

    def __init__(self, socket: Socket, house: House, room: LiveTable, me: messages.Me, peer: Peer) -> None:
        self._socket = socket
        self._house = house
        self._room = room
        self._me = me
        self._peer = peer
        self._code = 1000
        self._sending: float | None = None
        """Since when a message is on its way; None: none is."""
        self._messages = Throttle(house.settings.messages)
        self._address = address(socket)

    async def hold(self) -> None:
        """Read and write until either side has enough."""
        work: list[asyncio.Task[None]] = []
        try:
            await self._room.connect(self._peer)
            self._house.telling.arrive(self._peer, self._room.id)
            apply_sanctions(self._house, self._room, self._peer)  # also those made while the table was rebuilt
            if not self._house.readiness.ok:
                self._peer.push(messages.Storage(False))
            work += [asyncio.create_task(part) for part in (self._read(), self._write(), self._wait_until_let_go())]
            await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._house.leave(self._room, self._peer)
            for task in work:
                task.cancel()
            for ending in await asyncio.gather(*work, return_exceptions=True):
                if isinstance(ending, Exception) and not isinstance(ending, ENDINGS):
                    log.error("a socket of table %s failed", self._room.id, exc_info=ending)
            with contextlib.suppress(Exception):  # it may be closed already, or too slow even for this
                await asyncio.wait_for(self._socket.close(self._code, self._peer.why), limits.GOODBYE)

    async def _write(self) -> None:
        while True:
            data = (await self._peer.queue.get()).decode()
            self._sending = time.monotonic()
            await self._socket.send_data(data, mode="text")
            del data  # or it would stay in memory until there is more to say
            self._sending = None

    async def _wait_until_let_go(self) -> None:
        """Until the reader is not wanted any more, or a message is on its way to them for too long.

        That is looked at now and then: a deadline of its own for every message would cost more than to send it.
        """
        slow = self._house.settings.slow
        while not self._peer.gone.is_set():
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(slow / 2):
                    await self._peer.gone.wait()
            if self._sending is not None and time.monotonic() - self._sending > slow:
                self._peer.close(TOO_SLOW)
        self._code = self._peer.code

    async def _read(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                data = await self._socket.receive_data(mode="text")
                if not self._messages.allow(self._me.id):
                    self._code = TOO_MANY
                    return
                # Once a message is being carried out, it is carried out: a broken connection must not stop it halfway.
                await asyncio.shield(asyncio.create_task(self._answer(data)))

    async def _answer(self, data: str) -> None:
        try:
            message = decoder.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            await self._pay("unreadable")
            self._refuse(EntrepotError("unreadable_message", {"why": str(problem)}))
            return
        await self._pay(str(message.__struct_config__.tag))
        named = message.id if isinstance(message, NAMED) else None
        try:
            await self._do(message)
            if named is not None and isinstance(message, ACTS):
                self._peer.push(messages.Done(named))
        except Late as problem:
            done = isinstance(message, ACTS) and await self._room.journal.was_done(message)
            self._refuse(problem, named, late=True, done=done)
            self._room.show(self._peer)
        except EntrepotError as problem:
            self._refuse(problem, named)
        except Exception:
            metrics.FAULTS.add()
            log.exception("a message to table %s failed", self._room.id)
            self._refuse(EntrepotError("fault"), named)

    async def _pay(self, what: str) -> None:
        """Who says much is listened to more slowly."""
        wait = self._house.budgets.spend(self._me.id, self._address, COSTS.get(what, OTHER))
        if wait:
            await asyncio.sleep(wait)

    def _refuse(self, why: EntrepotError, id: int | None = None, *, late: bool = False, done: bool = False) -> None:
        metrics.REFUSALS.add(why.key)
        self._peer.push(messages.Refused(why.key, why.values, str(why), late, id, done))

    async def _do(self, message: messages.FromClient) -> None:
        match message:
            case messages.Play() | messages.Undo() | messages.Restart():
                await self._room.act(self._me.id, message)
            case messages.Hint():
                if not self._house.hints.allow(self._me.id):
                    raise EntrepotError("many_hints")
                self._room.hints.ask(self._peer, message, self._house.hinting)
            case messages.Look():
                self._room.look(self._peer, message.seat)
            case messages.Say():
                if not self._house.chat_lines.allow(self._me.id):
                    raise EntrepotError("much_chat")
                if self._house.sanctions.muted(self._me.id, self._room.id):
                    raise EntrepotError("muted")
                name = await self._house.people.name_of(self._me.id) or self._me.name
                await self._room.say(self._me.id, name, message.text)
            case messages.Here():
                self._room.note_here(self._peer, message.here)
            case messages.Ping():
                self._peer.push(messages.Pong(time.time()))
