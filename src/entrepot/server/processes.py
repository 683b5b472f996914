"""Processes that think for the server, one piece of work at a time. One that hangs or dies is ended and replaced.

The server speaks with each of them over a socket of their own, in its loop: a pool of processes, as Python has it, lets
three threads hand on each piece of work, and each of them takes the interpreter from those who are served.
"""

import asyncio
import multiprocessing
import os
import pickle
import socket
import threading
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from typing import Any, Final, TypeVar

from ..workers import settle_in
from . import limits

T = TypeVar("T")
R = TypeVar("R")
Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]
"""The two directions of a socket."""
SIZE: Final = 4
"""Bytes that say how long an answer is."""


def stand_back(nice: int, before_the_end: Callable[[], None] | None = None) -> None:
    """Settle in as a process whose work can wait, by so much: whenever another one wants to think, that one does."""
    settle_in(before_the_end)
    if hasattr(os, "nice"):
        os.nice(nice)


def work_for(server: socket.socket, settle: Callable[[], None]) -> None:
    """In a new process: do what the server asks for, one thing after the other, until it is gone."""
    settle()
    with server, server.makefile("rb") as asked:
        while True:
            try:
                work, given = pickle.load(asked)
            except (EOFError, ConnectionError):
                return
            answer = answered(work, given)
            server.sendall(len(answer).to_bytes(SIZE, "big") + answer)


def answered(work: Callable[[Any], object], given: object) -> bytes:
    """What a piece of work gives, or the exception that it ends with."""
    try:
        return pickle.dumps((work(given), None))
    except Exception as problem:
        return pickle.dumps((None, RuntimeError(repr(problem))))


def ready(work: object) -> None:
    """In a new process: all that it needs for a piece of work is loaded by now."""


class Process:
    """One process, started when it is first needed. One that has started others is ended gently, and ends them."""

    def __init__(self, settle: Callable[[], None] = settle_in, gently: bool = False) -> None:
        self._settle = settle
        self._gently = gently
        self._running: BaseProcess | None = None
        self._ends: Ends | None = None

    async def run(self, work: Callable[[T], R], given: T, seconds: float) -> R:
        """Let the process do its work. A new process is given time to start that does not count.

        One that dies, or from which nobody waits for an answer any more, is ended.
        """
        try:
            if self._ends is None:
                self._ends = await self._start()
                await self._ask(self._ends, ready, work, limits.BOT_START)
            found, problem = await self._ask(self._ends, work, given, seconds)
        except BaseException:
            self.end()
            raise
        if problem is not None:
            raise problem
        return found  # type: ignore[no-any-return]

    async def _start(self) -> Ends:
        ours, theirs = socket.socketpair()
        try:
            with theirs:
                context = multiprocessing.get_context("spawn")
                running = context.Process(target=work_for, args=(theirs, self._settle))
                running.start()
            self._running = running
            return await asyncio.open_connection(sock=ours)
        except BaseException:
            ours.close()
            raise

    async def _ask(self, ends: Ends, work: Callable[[T], R], given: T, seconds: float) -> Any:
        """What `answered` says; EOFError where the process dies."""
        reader, writer = ends
        writer.write(pickle.dumps((work, given)))
        async with asyncio.timeout(seconds):
            size = int.from_bytes(await reader.readexactly(SIZE), "big")
            return pickle.loads(await reader.readexactly(size))

    def end(self) -> None:
        """End the process, whatever it is doing; the next piece of work starts a new one."""
        running, ends, self._running, self._ends = self._running, self._ends, None, None
        if running is not None:
            if self._gently:
                running.terminate()
            else:
                running.kill()
            threading.Thread(target=running.join, daemon=True).start()  # or the system would keep its number
        if ends is not None:
            ends[1].close()
