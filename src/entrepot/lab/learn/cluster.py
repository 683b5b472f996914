"""Hands that are actors of a Ray cluster, on as many machines as it has. Needs Ray (`pip install entrepot[ray]`).

The net stays with the learner: at every step the actors send their rows, and get the answers. The two halves hide the
way between machines as they hide the time that the net thinks.
"""

from collections import deque
from typing import Any, NamedTuple

import numpy as np

from ...cluster import join
from ...games import load
from ...kernel.errors import BadOption
from .hands import HALVES, RATED, Hands, Worker
from .settings import Settings


class Sent(NamedTuple):
    """What tables ask and what their last step brought, as it travels."""

    rows: np.ndarray
    masks: np.ndarray
    seats: np.ndarray
    ends: np.ndarray
    rewards: np.ndarray
    wins: np.ndarray
    views: np.ndarray
    viewers: np.ndarray


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
