"""One person of a crowd: a guest with a cookie, who sits at a table, looks at it over a socket, and plays at random."""

import asyncio
import json
from collections.abc import Callable
from http.client import HTTPConnection, HTTPSConnection
from random import Random
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]
PATIENCE = 60.0
"""Seconds after which an answer is given up."""
COOKIE = "entrepot"


class Refused(Exception):
    """The server has refused something; its sentence."""


class Offer(msgspec.Struct):
    """A move that can be played."""

    move: int


class View(msgspec.Struct, frozen=True):
    """Of a view, what a person here looks at."""

    seat: int | None = None
    over: bool = False


class Message(msgspec.Struct):
    """Of a message of the server, what a person here reads: decoding all of it would be most of the work."""

    type: str
    seq: int = 0
    offers: list[Offer] = []
    view: View = View()
    detail: str = ""


decoder = msgspec.json.Decoder(Message)


class Person:
    """Asks over HTTP in a thread, and plays over a socket. `home`: the address of this machine they come from."""

    def __init__(self, address: str, seed: int, home: str = "") -> None:
        self._address = urlsplit(address)
        self._home = (home, 0) if home else None
        self._cookie = ""
        self._luck = Random(seed)
        self.heard: Callable[[Person, int], None] = lambda person, seq: None
        """Called with every moment of the game that is seen."""

    def go_to(self, address: str) -> None:
        """Ask and play at another address of the same server from now on."""
        self._address = urlsplit(address)

    @property
    def address(self) -> str:
        """Where they ask and play."""
        return self._address.geturl()

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        return await asyncio.to_thread(self._ask, method, path, body)

    def _ask(self, method: str, path: str, body: object) -> Any:
        kind = HTTPSConnection if self._address.scheme == "https" else HTTPConnection
        place = self._address.hostname or ""
        connection = kind(place, self._address.port, timeout=PATIENCE, source_address=self._home)
        headers = {"cookie": self._cookie} if self._cookie else {}
        if body is not None:
            headers["content-type"] = "application/json"
        try:
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            answer = connection.getresponse()
            said = answer.read()
        finally:
            connection.close()
        if answer.status >= 400:
            raise Refused(said.decode(errors="replace"))
        given = (answer.headers.get("set-cookie") or "").partition(";")[0]
        if given.startswith(f"{COOKIE}="):
            self._cookie = given
        return json.loads(said)

    async def come_in(self, name: str) -> None:
        """Become a guest with a name."""
        await self.ask("GET", "/api/me")
        await self.ask("PUT", "/api/me", {"name": name})

    async def open_table(self, game: str, people: int, bots: list[str]) -> tuple[str, list[int]]:
        """A table with me, free seats for so many other people, and bots, in any order; which seats are free."""
        seats: list[Json] = [{"kind": "me"}, *({"kind": "open"} for _ in range(people - 1))]
        seats += [{"kind": "bot", "bot": bot} for bot in bots]
        self._luck.shuffle(seats)
        opened = await self.ask("POST", "/api/tables", {"game": game, "seats": seats})
        return str(opened["id"]), [number for number, seat in enumerate(seats) if seat["kind"] == "open"]

    async def join(self, table: str, seat: int) -> None:
        await self.ask("POST", f"/api/tables/{table}/join", {"seat": seat})

    @property
    def cookie(self) -> str:
        """Who they are to the server."""
        return self._cookie

    def dial(self, table: str, max_queue: int | None = 16) -> connect:
        """A socket at a table; one with a short queue stops reading as soon as so many messages wait."""
        address = f"{self._address.geturl().replace('http', 'ws', 1)}/api/tables/{table}/live"
        more: Json = {"local_addr": self._home} if self._home else {}
        return connect(
            address,
            additional_headers={"cookie": self._cookie},
            proxy=None,
            max_size=None,
            max_queue=max_queue,
            open_timeout=PATIENCE,
            **more,
        )

    async def next_update(self, wire: ClientConnection) -> Message:
        """The next moment of the game; other messages are read over.

        :raises Refused: when the server says that something was wrong.
        """
        while True:
            message = decoder.decode(await wire.recv(decode=False))
            if message.type == "update":
                self.heard(self, message.seq)
                return message
            if message.type == "refused":
                raise Refused(message.detail)

    async def play_table(
        self, wire: ClientConnection, thought: float, clicked: Callable[[int], None], waits: list[float]
    ) -> None:
        """Play until the game is over: think, say `clicked` with the `seq` that is answered, click, and see it done.

        Noted as well: how long the others take until it is one's turn again.
        """
        clock = asyncio.get_running_loop().time
        now = await self.next_update(wire)
        while not now.view.over:
            if not now.offers:
                begun = clock()
                while not now.offers and not now.view.over:
                    now = await self.next_update(wire)
                waits.append(clock() - begun)
                continue
            pause = thought * self._luck.uniform(0.5, 1.5)
            try:
                async with asyncio.timeout(pause):  # while one thinks, others may move
                    now = await self.next_update(wire)
                    continue
            except TimeoutError:
                pass
            move = self._luck.choice(now.offers).move
            sent, seat = now.seq, now.view.seat
            clicked(sent)
            await wire.send(json.dumps({"type": "play", "seq": sent, "seat": seat, "move": move}))
            while now.seq <= sent:
                now = await self.next_update(wire)
