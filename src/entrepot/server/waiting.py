"""Waiting for something, at little cost: what asyncio has for it keeps a queue of 700 bytes for those who might wait.

There are several of these for each socket, where one waits, or nobody does.
"""

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class Signal:
    """Something that has come or not, like `asyncio.Event`."""

    __slots__ = ("_come", "_waiting")

    def __init__(self, come: bool = False) -> None:
        self._come = come
        self._waiting: tuple[asyncio.Future[None], ...] = ()

    def is_set(self) -> bool:
        return self._come

    def set(self) -> None:
        self._come = True
        waiting, self._waiting = self._waiting, ()
        for one in waiting:
            if not one.done():
                one.set_result(None)

    def clear(self) -> None:
        self._come = False

    async def wait(self) -> None:
        """Until it has come."""
        if self._come:
            return
        own = asyncio.get_running_loop().create_future()
        self._waiting += (own,)
        try:
            await own
        finally:
            self._waiting = tuple(one for one in self._waiting if one is not own)


class Queue(Generic[T]):
    """A few things in order, for one reader, like `asyncio.Queue`."""

    __slots__ = ("_filled", "_things")

    def __init__(self) -> None:
        self._things: list[T] = []
        self._filled = Signal()

    def put_nowait(self, thing: T) -> None:
        self._things.append(thing)
        self._filled.set()

    async def get(self) -> T:
        """The next one, as soon as there is one."""
        while not self._things:
            self._filled.clear()
            await self._filled.wait()
        return self._things.pop(0)

    def qsize(self) -> int:
        return len(self._things)

    def empty(self) -> bool:
        return not self._things
