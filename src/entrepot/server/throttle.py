"""How often something may be done. The numbers stand in `limits.py`."""

import time
from bisect import bisect_right
from collections.abc import Callable

from ..kernel.errors import EntrepotError

Limit = tuple[int, float]


class TooMany(EntrepotError):
    """Something was done too often."""


class Throttle:
    """Counts events by key in a sliding window."""

    def __init__(self, limit: Limit, clock: Callable[[], float] = time.monotonic) -> None:
        self._most, self._seconds = limit
        self._clock = clock
        self._seen: dict[str, list[float]] = {}
        """When each of them came. Lists: nearly all are short, and an empty deque takes 700 bytes."""
        self._swept = clock()

    def allow(self, key: str) -> bool:
        """Count one event; False if it is one too many."""
        now = self._clock()
        if now - self._swept > self._seconds:
            self._sweep(now)
        times = self._seen.setdefault(key, [])
        if times and times[0] <= now - self._seconds:
            del times[: bisect_right(times, now - self._seconds)]
        if len(times) >= self._most:
            return False
        times.append(now)
        return True

    def _sweep(self, now: float) -> None:
        """Forget who has not been seen in the last window, so that memory does not grow with every visitor."""
        self._swept = now
        self._seen = {key: times for key, times in self._seen.items() if times and times[-1] > now - self._seconds}

    def __len__(self) -> int:
        """How many keys are remembered."""
        return len(self._seen)
