"""Processes that think for the server, one piece of work at a time. One that hangs or dies is ended and replaced."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

from . import limits

T = TypeVar("T")
R = TypeVar("R")


def settle_in(before_the_end: Callable[[], None] | None = None) -> None:
    """In a new process: Ctrl-C is for the server to answer; and when the server dies, however it dies, so do we."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, args=(before_the_end,), daemon=True).start()


def stand_back(nice: int, before_the_end: Callable[[], None] | None = None) -> None:
    """The same for a process whose work can wait, by so much: whenever another one wants to think, that one does."""
    settle_in(before_the_end)
    if hasattr(os, "nice"):
        os.nice(nice)


def _end_with_the_server(before_the_end: Callable[[], None] | None) -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        if before_the_end is not None:
            before_the_end()
        os._exit(0)


class Process:
    """One process, started when it is first needed. One that has started others is ended gently, and ends them."""

    def __init__(self, settle: Callable[[], None] = settle_in, gently: bool = False) -> None:
        self._settle = settle
        self._gently = gently
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[[T], R], given: T, seconds: float) -> R:
        """Let the process do its work. A new process is given time to start that does not count."""
        loop = asyncio.get_running_loop()
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), self._settle)
            await asyncio.wait_for(loop.run_in_executor(self._pool, os.getpid), limits.BOT_START)
        return await asyncio.wait_for(loop.run_in_executor(self._pool, work, given), seconds)

    def end(self) -> None:
        """End the process, whatever it is doing; the next piece of work starts a new one."""
        if self._pool is not None:
            processes = list((getattr(self._pool, "_processes", None) or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
            for process in processes:
                if self._gently:
                    process.terminate()
                else:
                    process.kill()
