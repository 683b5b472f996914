"""A wire between people and a server that can be held: what is sent meanwhile arrives late, or after its sender."""

import asyncio
import contextlib
import threading
from collections.abc import Callable
from dataclasses import dataclass, field

from .running import PATIENCE, free_port

CHUNK = 65536


@dataclass(eq=False)
class Link:
    """One connection through the wire: the writers to both of its ends."""

    client: asyncio.StreamWriter
    server: asyncio.StreamWriter
    flows: asyncio.Event = field(default_factory=asyncio.Event)
    """Set while everything arrives at once."""


class Wire:
    """Takes connections at a port of its own and hands what comes on to the port of a server."""

    def __init__(self, port: int) -> None:
        self._server_port = port
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._links: set[Link] = set()
        self._held: set[Link] = set()
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert self._ready.wait(PATIENCE)

    def hold(self) -> int:
        """From here on nothing arrives over the connections that there are; how many they are."""
        return self._do(self._hold)

    def abandon(self) -> int:
        """Whoever waits at a connection that is held is cut off. What they have sent is still on its way."""
        return self._do(self._abandon)

    def release(self) -> int:
        """What was held arrives, late."""
        return self._do(self._release)

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)

    def _hold(self) -> int:
        self._held = set(self._links)
        for link in self._held:
            link.flows.clear()
        return len(self._held)

    def _abandon(self) -> int:
        for link in self._held:
            link.client.transport.abort()
        return len(self._held)

    def _release(self) -> int:
        held, self._held = self._held, set()
        for link in held:
            link.flows.set()
        return len(held)

    def _do(self, work: Callable[[], int]) -> int:
        async def there() -> int:
            return work()

        return asyncio.run_coroutine_threadsafe(there(), self._loop).result(PATIENCE)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        listening = self._loop.run_until_complete(asyncio.start_server(self._join, "127.0.0.1", self.port))
        self._ready.set()
        self._loop.run_forever()
        listening.close()
        tasks = asyncio.all_tasks(self._loop)
        for task in tasks:
            task.cancel()
        self._loop.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
        self._loop.close()

    async def _join(self, reader: asyncio.StreamReader, client: asyncio.StreamWriter) -> None:
        try:
            answers, server = await asyncio.open_connection("127.0.0.1", self._server_port)
        except OSError:  # it was killed
            client.transport.abort()
            return
        link = Link(client, server)
        link.flows.set()
        self._links.add(link)
        try:
            await asyncio.gather(_pump(reader, server, link), _pump(answers, client, link))
        finally:
            self._links.discard(link)
            for end in (client, server):
                end.transport.abort()


async def _pump(source: asyncio.StreamReader, target: asyncio.StreamWriter, link: Link) -> None:
    """Hand on what comes, until the source ends; then the target ends, too."""
    with contextlib.suppress(OSError):
        while data := await source.read(CHUNK):
            await link.flows.wait()
            target.write(data)
            await target.drain()
    with contextlib.suppress(OSError, RuntimeError):
        await link.flows.wait()
        target.close()
