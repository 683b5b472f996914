"""Processes that end with the one that asked for them, however it ends; and a pool of such."""

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
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


def settle_in(before_the_end: Callable[[], None] | None = None) -> None:
    """In a new process: Ctrl-C is for the one that asked for it; and when that is gone, however it ended, so are we."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_parent, args=(before_the_end,), daemon=True).start()


def _end_with_the_parent(before_the_end: Callable[[], None] | None) -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        if before_the_end is not None:
            before_the_end()
        os._exit(1)


def _settle(patience: float, move_in: Callable[[], None] | None) -> None:
    settle_in(partial(_give_up, patience))
    if move_in is not None:
        move_in()


def _give_up(patience: float) -> None:
    """Leave the work as a worker does that is ended: with its programs."""
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(patience)
