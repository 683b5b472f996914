"""One person of a crowd: a guest with a cookie, who opens a table, looks at it over a socket, and plays at random."""

import asyncio
import json
import urllib.error
import urllib.request
from http.cookiejar import CookieJar
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]
PATIENCE = 60.0
"""Seconds after which an answer is given up."""


class Refused(Exception):
    """The server has refused something; its sentence."""


class Person:
    """Asks over HTTP in a thread, and plays over a socket."""

    def __init__(self, address: str, seed: int) -> None:
        self._address = address
        self._jar = CookieJar()
        self._opener = urllib.request.build_opener(
            urllib.request.ProxyHandler({}), urllib.request.HTTPCookieProcessor(self._jar)
        )
        self._luck = Random(seed)

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        return await asyncio.to_thread(self._ask, method, path, body)

    def _ask(self, method: str, path: str, body: object) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {} if body is None else {"content-type": "application/json"}
        request = urllib.request.Request(f"{self._address}{path}", data, headers, method=method)
        try:
            with self._opener.open(request, timeout=PATIENCE) as answer:
                return json.loads(answer.read())
        except urllib.error.HTTPError as refusal:
            raise Refused(refusal.read().decode(errors="replace")) from None

    async def open_table(self, game: str, bots: list[str]) -> str:
        """A table with me at a seat by chance, and bots at the others."""
        seats: list[Json] = [{"kind": "bot", "bot": bot} for bot in bots]
        seats.insert(self._luck.randrange(len(seats) + 1), {"kind": "me"})
        return str((await self.ask("POST", "/api/tables", {"game": game, "seats": seats}))["id"])

    def dial(self, table: str) -> connect:
        cookie = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._jar)
        address = f"{self._address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        return connect(address, additional_headers={"cookie": cookie}, proxy=None, max_size=None, open_timeout=PATIENCE)

    async def next_update(self, wire: ClientConnection) -> Json:
        """The next moment of the game; other messages are read over.

        :raises Refused: when the server says that something was wrong.
        """
        while True:
            message: Json = json.loads(await wire.recv())
            if message["type"] == "update":
                return message
            if message["type"] == "refused":
                raise Refused(str(message))

    async def play_table(self, wire: ClientConnection, thought: float, clicks: list[float], waits: list[float]) -> None:
        """Play until the game is over: think, click, and note how long it takes until the click is seen.

        Noted as well: how long the others take until it is one's turn again.
        """
        clock = asyncio.get_running_loop().time
        now = await self.next_update(wire)
        while not now["view"]["over"]:
            if not now["offers"]:
                begun = clock()
                while not now["offers"] and not now["view"]["over"]:
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
            move = self._luck.choice(now["offers"])["move"]
            sent, begun = now["seq"], clock()
            await wire.send(json.dumps({"type": "play", "seq": sent, "seat": now["view"]["seat"], "move": move}))
            while now["seq"] <= sent:
                now = await self.next_update(wire)
            clicks.append(clock() - begun)
