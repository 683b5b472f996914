"""A pool of processes that end with the one that asked, however it ends."""

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from typing import Final

from .stopping import stopped_by_sigterm

PATIENCE: Final = 1.0
"""Seconds that a worker gets to give up its work, before it is killed."""


@contextmanager
def workers(
    count: int, patience: float = PATIENCE, move_in: Callable[[], None] | None = None
) -> Iterator[ProcessPoolExecutor]:
    """So many workers; each moves in when it starts. Whatever ends this block early, Ctrl-C and SIGTERM among it, ends
    them in the middle of their work."""
    with stopped_by_sigterm():
        pool = ProcessPoolExecutor(count, get_context("spawn"), _settle, (patience, move_in))
        try:
            yield pool
        except BaseException:
            _end(pool, patience)
            raise
        pool.shutdown()


def _end(pool: ProcessPoolExecutor, patience: float) -> None:
    """End the workers in the middle of their work. Those that do not leave in time are killed."""
    at_work = list((pool._processes or {}).values())
    for worker in at_work:
        worker.terminate()
    last = threading.Timer(patience, _kill, (at_work,))
    last.daemon = True
    last.start()
    pool.shutdown(cancel_futures=True)
    last.cancel()


def _kill(at_work: Sequence[BaseProcess]) -> None:
    for worker in at_work:
        worker.kill()


# In the worker processes ---------------------------------------------------------------------------------------------


def _settle(patience: float, move_in: Callable[[], None] | None) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that asked
    threading.Thread(target=_leave_with_the_parent, args=(patience,), daemon=True).start()
    if move_in is not None:
        move_in()


def _leave_with_the_parent(patience: float) -> None:
    """When the process that asked is gone, however it ended, nobody waits for this work."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(patience)
        os._exit(1)
