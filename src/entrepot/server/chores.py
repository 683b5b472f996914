"""Background work of a table: bots that think, waiting for people who are gone."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Hashable, Iterator
from contextlib import contextmanager
from typing import Never

from . import logs
from .storage.failing import StorageFails

log = logging.getLogger(__name__)


def log_fault(what: str, fault: BaseException) -> None:
    """A fault with all its traces; but storage that fails is told with them once, by readiness, and else in a line."""
    if isinstance(fault, StorageFails):
        log.warning("%s: %r", what, fault.__cause__ or fault)
    else:
        log.error(what, exc_info=fault)


@contextmanager
def survived(what: str) -> Iterator[None]:
    """Around what is tried again later: a fault is logged, and ends nothing else."""
    try:
        yield
    except Exception as fault:
        log_fault(what, fault)


class Chores:
    """Pieces of background work by name: none runs twice at once, and no fault is lost in silence."""

    def __init__(self, owner: str, table: str | None = None) -> None:
        self._owner = owner
        self._facts: dict[str, logs.Fact] = {} if table is None else {"table": table}
        self._named: dict[Hashable, asyncio.Task[None]] = {}
        self._running: set[asyncio.Task[None]] = set()

    @property
    def idle(self) -> bool:
        return not self._running

    def start(self, name: Hashable, work: Callable[[], Coroutine[object, Never, None]]) -> None:
        """Begin a piece of work, unless one of that name is under way."""
        if name in self._named and not self._named[name].done():
            return
        task = asyncio.create_task(work(), context=logs.about(**self._facts))
        self._named[name] = task
        self._running.add(task)
        task.add_done_callback(lambda done: self._finished(name, done))

    def cancel(self, name: Hashable) -> None:
        """Break a piece of work off, if it is under way and was not released."""
        task = self._named.pop(name, None)
        if task is not None:
            task.cancel()

    def release(self, name: Hashable) -> None:
        """From here on the work cannot be broken off by its name: it has begun to write."""
        self._named.pop(name, None)

    def _finished(self, name: Hashable, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if self._named.get(name) is task:
            del self._named[name]
        if not task.cancelled() and (fault := task.exception()) is not None:
            log_fault(f"background work at {self._owner} failed", fault)

    async def finish(self) -> None:
        """Wait until everything is done."""
        await asyncio.gather(*self._running, return_exceptions=True)

    async def stop(self) -> None:
        """Break everything off and wait for it."""
        tasks = list(self._running)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
