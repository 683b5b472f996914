"""Being stopped by SIGTERM as by Ctrl-C: with an exception, so that processes and programs are ended on the way out."""

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import NoReturn


class Stopped(SystemExit):
    """SIGTERM has come: what is under way is given up."""


@contextmanager
def stopped_by_sigterm() -> Iterator[None]:
    """Within, SIGTERM raises `Stopped`.

    Only in the main thread, which alone may say so, and where SIGTERM would end this process without a word.
    """
    if os.name == "nt" or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.getsignal(signal.SIGTERM)
    if before != signal.SIG_DFL:
        yield
        return
    signal.signal(signal.SIGTERM, _stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _stop(number: int, frame: FrameType | None) -> NoReturn:
    signal.signal(number, signal.SIG_IGN)  # a second one must not disturb the way out
    raise Stopped(128 + number)
