"""Work in copies of this process, beside its own."""

import multiprocessing
import signal
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from typing import TypeVar

Found = TypeVar("Found")


def can_copy() -> bool:
    """Whether the system can copy a process as it stands."""
    return "fork" in multiprocessing.get_all_start_methods()


def beside(own: Callable[[], None], others: Sequence[Callable[[], Found]]) -> list[Found]:
    """Do one's own work, and each of the others in a copy of this process; what the copies find, in their order.

    A copy knows all that this process knows, so nothing is handed over but what it finds.
    """
    context = multiprocessing.get_context("fork")
    copies = []
    for work in others:
        ours, theirs = context.Pipe(duplex=False)
        process = context.Process(target=_tell, args=(theirs, work), daemon=True)
        process.start()
        theirs.close()
        copies.append((process, ours))
    own()
    found = []
    for process, ours in copies:
        found.append(ours.recv())
        process.join()
        ours.close()
    return found


def _tell(theirs: Connection, work: Callable[[], Found]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that was copied: it ends its copies
    theirs.send(work())
    theirs.close()
