"""Hands that are actors of a Ray cluster, on as many machines as it has. Needs Ray (`pip install entrepot[ray]`).

The net stays with the learner: at every step the actors send their rows, and get the answers. The two halves hide the
way between machines as they hide the time that the net thinks.
"""

import os
from collections import deque
from typing import Any, NamedTuple

import numpy as np

from ...games import load
from ...kernel.errors import BadOption
from .hands import HALVES, RATED, Hands, Worker
from .settings import Settings

LOCAL = "local"
"""The address of a cluster that is started for this training, on this machine."""
STARTS = 3
STORE = 1 << 28
"""Bytes of memory that a cluster started here has for what travels between its processes."""


class Sent(NamedTuple):
    """What tables ask and what their last step brought, as it travels."""

    rows: np.ndarray
    masks: np.ndarray
    seats: np.ndarray
    ends: np.ndarray
    rewards: np.ndarray
    wins: np.ndarray


class Actor:
    """A worker as Ray holds it."""

    def __init__(self, settings: Settings, number: int) -> None:
        self._worker = Worker(settings, number)

    def layout(self) -> str:
        """What rows mean there: the fingerprint of the game's layout."""
        return fingerprint(self._worker.settings)

    def look(self, block: int) -> Sent:
        return sent(self._worker.look(block))

    def play(self, block: int, actions: np.ndarray) -> Sent:
        return sent(self._worker.play(block, actions))

    def deal(self, seed: int) -> Sent:
        return sent(self._worker.deal(seed))


def sent(tables: Any) -> Sent:
    """A copy of what is to be seen at some tables."""
    return Sent(*[np.array(getattr(tables, name)) for name in Sent._fields])


def fingerprint(settings: Settings) -> str:
    return load(settings.game).encoding().layout.fingerprint


class Cluster(Hands):
    """An actor for each worker. `address` is one that Ray knows: HOST:PORT, ray://HOST:PORT, auto, or local."""

    def __init__(self, settings: Settings, address: str) -> None:
        import ray

        super().__init__(settings, bytearray)
        self._ray = ray
        self._due: deque[tuple[int, list[Any]]] = deque()
        """What was told and not yet waited for: the block, and what each worker will send."""
        join(ray, address, settings.workers)
        try:
            kind: Any = ray.remote(num_cpus=1)(Actor)
            self._actors: list[Any] = [kind.remote(settings, number) for number in range(settings.workers)]
            if set(ray.get([actor.layout.remote() for actor in self._actors])) != {fingerprint(settings)}:
                raise BadOption("ray_other_version")
            for half in range(HALVES):
                self._due.append((half, [actor.look.remote(half) for actor in self._actors]))
                self.wait()
        except BaseException:
            ray.shutdown()
            raise

    def play(self, block: int) -> None:
        actions = self.blocks[block].actions
        answers = [actor.play.remote(block, actions[number].copy()) for number, actor in enumerate(self._actors)]
        self._due.append((block, answers))

    def deal(self, seed: int) -> None:
        self._due.append((RATED, [actor.deal.remote(seed) for actor in self._actors]))

    def wait(self) -> None:
        block, answers = self._due.popleft()
        for number, tables in enumerate(self._ray.get(answers)):
            self.blocks[block].show(number, tables)

    def stop(self) -> None:
        self._ray.shutdown()


def join(ray: Any, address: str, workers: int) -> None:
    """Connect to a cluster, or start one; it must have a processor for each worker."""
    if address == LOCAL:
        start(ray, workers)
        return
    try:
        ray.init(address=address, log_to_driver=False)
    except (ConnectionError, ValueError) as problem:
        raise BadOption("ray_not_reached", {"address": address, "why": str(problem)}) from None
    processors = int(ray.cluster_resources().get("CPU", 0))
    if processors < workers:
        ray.shutdown()
        raise BadOption("ray_too_small", {"workers": workers, "processors": processors})


def start(ray: Any, workers: int) -> None:
    """Start a cluster that this machine alone can reach. A busy machine may need longer than Ray waits: try again."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    for left in reversed(range(STARTS)):
        try:
            ray.init(
                address=LOCAL,
                num_cpus=workers,
                include_dashboard=False,
                log_to_driver=False,
                object_store_memory=STORE,
                _node_ip_address="127.0.0.1",
            )
            return
        except Exception:
            ray.shutdown()
            if not left:
                raise
