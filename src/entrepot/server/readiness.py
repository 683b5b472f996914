"""Whether things can be stored: looked at now and then, and at once when something fails; people are told."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable

from . import limits
from .storage.failing import StorageFails
from .storage.store import Store

log = logging.getLogger(__name__)


class Readiness:
    """What is known of storage, and who is told when that changes."""

    def __init__(self, store: Store, tell: Callable[[bool], None]) -> None:
        self.ok = True
        self._store = store
        self._tell = tell
        self._asking: asyncio.Task[StorageFails | None] | None = None
        self._asked = float("-inf")

    async def problem(self) -> StorageFails | None:
        """What is wrong with storage now, found out by writing a row; at most once a second, whoever asks."""
        now = time.monotonic()
        if self._asking is None or (self._asking.done() and now - self._asked >= 1.0):
            self._asked = now
            self._asking = asyncio.create_task(self._prove())
        return await asyncio.shield(self._asking)

    async def _prove(self) -> StorageFails | None:
        try:
            await self._store.prove()
        except StorageFails as problem:
            self._note(problem)
            return problem
        self._note(None)
        return None

    def _note(self, problem: StorageFails | None) -> None:
        """Say it once, in the log and to everybody, when it changes."""
        if (problem is None) == self.ok:
            return
        self.ok = problem is None
        if problem is None:
            log.warning("storage works again")
        else:
            log.error("storage fails: %s", problem, exc_info=problem.__cause__)
        self._tell(self.ok)

    async def watch(self) -> None:
        """Look after it for as long as the server runs."""
        failed = self._store.database.failed
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(failed.wait(), limits.STORAGE)
            if failed.is_set() or not self.ok:
                failed.clear()
                if await self.problem() is not None:
                    await asyncio.sleep(1.0)
                    failed.set()
            else:
                try:
                    self._store.database.check()
                except StorageFails as problem:
                    self._note(problem)
