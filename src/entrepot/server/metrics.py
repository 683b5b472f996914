"""What is counted and measured, in Prometheus' text format. Counters belong to the process; gauges are asked for."""

import os
import time
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .house import House

CONTENT_TYPE: Final = "text/plain; version=0.0.4"
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
STARTED: Final = time.time()
Labels = tuple[str, ...]


class Counter:
    """Something that only grows, by its labels."""

    def __init__(self, name: str, about: str, *labels: str) -> None:
        self.name = name
        self.about = about
        self._labels = labels
        self._counts: dict[Labels, float] = {} if labels else {(): 0}

    def add(self, *labels: str, number: float = 1) -> None:
        self._counts[labels] = self._counts.get(labels, 0) + number

    def lines(self) -> Iterator[str]:
        yield from head(self.name, "counter", self.about)
        for labels, count in self._counts.items():
            yield sample(self.name, zip(self._labels, labels, strict=True), count)


class Histogram:
    """How long something took, by its labels: how often, in all, and how often at most so many seconds."""

    def __init__(self, name: str, about: str, *labels: str) -> None:
        self.name = name
        self.about = about
        self._labels = labels
        self._counts: dict[Labels, list[int]] = {} if labels else {(): [0] * (len(SECONDS) + 1)}
        self._sums: dict[Labels, float] = {} if labels else {(): 0.0}

    def add(self, seconds: float, *labels: str) -> None:
        counts = self._counts.setdefault(labels, [0] * (len(SECONDS) + 1))
        counts[bisect_left(SECONDS, seconds)] += 1
        self._sums[labels] = self._sums.get(labels, 0.0) + seconds

    @contextmanager
    def time(self, *labels: str) -> Iterator[None]:
        """Measure what is done within, whether or not it succeeds."""
        begun = time.perf_counter()
        try:
            yield
        finally:
            self.add(time.perf_counter() - begun, *labels)

    def lines(self) -> Iterator[str]:
        yield from head(self.name, "histogram", self.about)
        for labels, counts in self._counts.items():
            named = list(zip(self._labels, labels, strict=True))
            so_far = 0
            for bound, count in zip((*(f"{bound:g}" for bound in SECONDS), "+Inf"), counts, strict=True):
                so_far += count
                yield sample(f"{self.name}_bucket", [*named, ("le", bound)], so_far)
            yield sample(f"{self.name}_sum", named, self._sums[labels])
            yield sample(f"{self.name}_count", named, so_far)


def head(name: str, kind: str, about: str) -> Iterator[str]:
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} {kind}"


def sample(name: str, labels: Iterable[tuple[str, str]], value: float) -> str:
    told = ",".join(f'{key}="{_escaped(text)}"' for key, text in labels)
    return f"{name}{{{told}}} {value:g}" if told else f"{name} {_number(value)}"


def _number(value: float) -> str:
    return str(int(value)) if value == int(value) else repr(value)


def _escaped(text: str) -> str:
    return text.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")


REQUESTS: Final = Counter("entrepot_requests_total", "Requests answered.", "method", "route", "status")
REQUEST_SECONDS: Final = Histogram("entrepot_request_seconds", "Time from a request to its answer.", "route")
MOVES: Final = Counter("entrepot_moves_total", "Entries written to journals.", "by")
MOVE_SECONDS: Final = Histogram("entrepot_move_seconds", "Time from a wish to move until it is stored and shown.", "by")
STORE_SECONDS: Final = Histogram("entrepot_storage_append_seconds", "Time to write a journal's entry safely.")
STORE_FAULTS: Final = Counter("entrepot_storage_faults_total", "Journal entries that could not be written.")
REFUSALS: Final = Counter("entrepot_refusals_total", "Messages and requests refused, by the sentence's key.", "key")
BOT_SECONDS: Final = Histogram("entrepot_bot_seconds", "Time from asking for a bot's move until it is there.")
BOT_FAULTS: Final = Counter("entrepot_bot_faults_total", "Moves for which a bot had to be replaced.")
FAULTS: Final = Counter("entrepot_faults_total", "Faults of ours: requests and messages that failed.")
ALL: Final = (
    REQUESTS, REQUEST_SECONDS, MOVES, MOVE_SECONDS, STORE_SECONDS, STORE_FAULTS, REFUSALS, BOT_SECONDS, BOT_FAULTS,
    FAULTS,
)  # fmt: skip


def gauges(house: "House") -> Iterator[str]:
    """What is so at this moment."""
    now: list[tuple[str, str, float]] = [
        ("entrepot_tables", "Tables that memory holds.", house.at_play),
        ("entrepot_tables_most", "Tables at play beyond which no new one is opened.", house.settings.tables_at_play),
        ("entrepot_sockets", "Open sockets.", house.open_sockets),
        ("entrepot_bot_queue", "Bots and hints that wait for a process to think in.", house.bots.waiting),
        ("entrepot_reviews", "Reviews that are made or wait for it.", house.reviews.waiting),
        ("process_start_time_seconds", "When the process started.", STARTED),
    ]
    if (memory := _memory()) is not None:
        now.append(("process_resident_memory_bytes", "Memory of the process that serves people.", memory))
    for name, about, value in now:
        yield from head(name, "gauge", about)
        yield sample(name, (), value)
    yield from head("process_cpu_seconds_total", "counter", "CPU time of the process that serves people.")
    yield sample("process_cpu_seconds_total", (), time.process_time())


def _memory() -> int | None:
    try:
        with open("/proc/self/statm", encoding="ascii") as file:  # noqa: PTH123 (no file of anybody's)
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return None


def text(house: "House") -> str:
    """Everything, as Prometheus reads it."""
    lines = [line for metric in ALL for line in metric.lines()]
    return "\n".join([*lines, *gauges(house)]) + "\n"
