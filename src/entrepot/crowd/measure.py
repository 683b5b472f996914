"""How long clicks take while so many tables are played, and what that costs: bounded in tables and in time."""

import asyncio
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import asdict, dataclass, field
from math import ceil
from urllib.parse import urlsplit
from zlib import crc32

from websockets.exceptions import ConnectionClosed

from .cost import Cost
from .person import Person, Refused

MOST_TABLES = 1000
LONGEST = 600.0
SETTLE = 4.0
"""People who all come in at the same moment make their first clicks at the same moment too: after so many thoughts they
no longer do, and only then it is counted."""
PARTS = (0.5, 0.95, 0.99, 1.0)
AT_ONCE = 8
"""Groups that come in at the same time."""
OF_ONE_HOUSE = 20
"""People who come from one address, as far as this machine has several of its own: a server limits each of them."""


@dataclass(frozen=True)
class Plan:
    """What a crowd does: people at each table, thinking so long before a click, and bots at the other seats."""

    tables: int = 20
    seconds: float = 20.0
    bots: str = "level-5"
    game: str = "carthage"
    seats: int = 2
    thought: float = 1.0
    seed: int = 1
    people: int = 1
    apart: bool = False
    """Whether the people of a table are at the addresses of a server in turn; else all of them are at one."""


@dataclass
class Report:
    """What was seen: seconds from each click until all people at its table had seen it, in order of size."""

    plan: Plan
    clicks: list[float] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    """Seconds until it was one's turn again, in order of size: those of others, of bots, and of their pace."""
    faults: list[str] = field(default_factory=list)
    took: float = 0.0
    moves: int = 0
    """All moves that were made while it was measured, those of bots as well."""
    cpu: float | None = None
    """Seconds of processor time that the server's own processes used for them; None where that cannot be seen."""
    crowd: float = 0.0
    """Seconds of processor time that the crowd itself used: it shares the machine with the server."""
    memory: float | None = None
    """Bytes by which they grew while all tables came to be played."""

    def as_data(self) -> dict[str, object]:
        def shares(found: list[float], unit: int) -> dict[str, float]:
            return {f"p{round(100 * part)}": round(unit * within(found, part), 1) for part in PARTS}

        return {
            **asdict(self.plan),
            "clicks": len(self.clicks),
            "milliseconds": shares(self.clicks, 1000),
            "waits": len(self.waits),
            "waits_seconds": shares(self.waits, 1),
            "moves": self.moves,
            "cpu_ms_per_move": self.cpu_per_move,
            "crowd_cpu_ms_per_move": self.crowd_per_move,
            "mb_per_table": self.memory_per_table,
            "faults": self.faults,
            "took": round(self.took, 1),
        }

    @property
    def cpu_per_move(self) -> float | None:
        """Milliseconds."""
        return None if self.cpu is None or not self.moves else round(1000 * self.cpu / self.moves, 2)

    @property
    def crowd_per_move(self) -> float:
        """Milliseconds."""
        return round(1000 * self.crowd / max(1, self.moves), 2)

    @property
    def memory_per_table(self) -> float | None:
        """Megabytes."""
        return None if self.memory is None else round(self.memory / self.plan.tables / 1e6, 3)


def within(found: list[float], part: float) -> float:
    """So large a part of what was found, in order of size, is at most so much."""
    return found[max(0, ceil(part * len(found)) - 1)] if found else 0.0


def measure(plan: Plan, addresses: str | Sequence[str], processes: Sequence[int] = ()) -> Report:
    """Let a crowd play at a server.

    Where it has several addresses, people come in at each of them. All of a table play at one, which its id decides,
    as by the proxy in deploy/; or at different ones, if the plan says so.

    `processes`: those of the server itself, if they can be looked at.
    :raises ValueError: when the plan is beyond the bounds.
    """
    if not (1 <= plan.tables <= MOST_TABLES and 0 < plan.seconds <= LONGEST and plan.seats >= 2):
        raise ValueError(f"at most {MOST_TABLES} tables and {LONGEST:g} seconds, at least two seats")
    if not 1 <= plan.people <= plan.seats:
        raise ValueError(f"at most {plan.seats} people at a table of so many seats, at least one")
    places = [addresses] if isinstance(addresses, str) else list(addresses)
    return asyncio.run(Crowd(plan, places, Cost(processes)).play())


class Group:
    """The people of one table."""

    def __init__(self, people: list[Person], report: Report, places: Sequence[str]) -> None:
        self.people = people
        self._places = places
        self.counted = False
        self._report = report
        self._seen: dict[Person, int] = {}
        self._clicks: list[tuple[int, float]] = []
        for person in people:
            person.heard = self._heard

    async def sit_down(self) -> str:
        """Open a table and sit down at it."""
        plan = self._report.plan
        self._seen, self._clicks = {}, []
        host, *others = self.people
        table, free = await host.open_table(plan.game, plan.people, [plan.bots] * (plan.seats - plan.people))
        if not plan.apart:
            for person in self.people:
                person.go_to(self._places[crc32(table.encode()) % len(self._places)])
        for person, seat in zip(others, free, strict=True):
            await person.join(table, seat)
        return table

    async def play(self, table: str) -> None:
        """Play at tables, one after the other."""
        while True:
            async with AsyncExitStack() as stack:
                wires = [await stack.enter_async_context(person.dial(table)) for person in self.people]
                async with asyncio.TaskGroup() as games:
                    for person, wire in zip(self.people, wires, strict=True):
                        games.create_task(
                            person.play_table(wire, self._report.plan.thought, self._clicked, self._report.waits)
                        )
            table = await self.sit_down()

    def _clicked(self, seq: int) -> None:
        self._clicks.append((seq, time.perf_counter()))

    def _heard(self, person: Person, seq: int) -> None:
        """Somebody has seen so much: which clicks have all of them seen?"""
        known = max(self._seen.values(), default=0)
        self._seen[person] = seq
        if self.counted:
            self._report.moves += max(0, seq - known) if known else 0
        if len(self._seen) < len(self.people):
            return
        now, all_saw = time.perf_counter(), min(self._seen.values())
        if self.counted:
            self._report.clicks += [now - begun for sent, begun in self._clicks if sent < all_saw]
        self._clicks = [click for click in self._clicks if click[0] >= all_saw]


class Crowd:
    """Everybody: they come in, sit down, and play together for a while; only that while is counted."""

    def __init__(self, plan: Plan, places: list[str], cost: Cost) -> None:
        self._plan = plan
        self._places = places
        self._cost = cost
        self._report = Report(plan)
        self._gate = asyncio.Semaphore(AT_ONCE)

    async def play(self) -> Report:
        report, plan = self._report, self._plan
        begun = time.monotonic()
        first = await self._come_in(0)
        before = self._cost.memory()
        groups = [first, *await asyncio.gather(*(self._come_in(number) for number in range(1, plan.tables)))]
        playing = [asyncio.create_task(self._play(*group)) for group in groups if group is not None]
        await asyncio.sleep(min(SETTLE * plan.thought, plan.seconds / 4))
        used, own = self._cost.seconds(), time.process_time()
        for group in groups:
            if group is not None:
                group[0].counted = True
        await asyncio.sleep(plan.seconds)
        report.cpu, report.crowd = self._cost.since(used), time.process_time() - own
        report.memory = self._cost.grown(before)
        for work in playing:
            work.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        report.clicks.sort()
        report.waits.sort()
        report.took = time.monotonic() - begun
        return report

    async def _come_in(self, number: int) -> tuple[Group, str] | None:
        plan = self._plan
        seeds = range(number * plan.people, (number + 1) * plan.people)
        people = [
            Person(self._places[seed % len(self._places)], plan.seed * 10_000 + seed, self._home(seed))
            for seed in seeds
        ]
        group = Group(people, self._report, self._places)
        async with self._gate:
            try:
                for person, seed in zip(people, seeds, strict=True):
                    await person.come_in(f"Guest {seed}")
                return group, await group.sit_down()
            except (Refused, OSError) as problem:
                self._report.faults.append(str(problem))
                return None

    def _home(self, number: int) -> str:
        """The address somebody comes from: on this machine every address that begins with 127 is its own."""
        if len(self._places) * OF_ONE_HOUSE > self._plan.tables * self._plan.people:
            return ""
        local = all(urlsplit(place).hostname == "127.0.0.1" for place in self._places)
        return f"127.0.{1 + number // OF_ONE_HOUSE // 250}.{1 + number // OF_ONE_HOUSE % 250}" if local else ""

    async def _play(self, group: Group, table: str) -> None:
        try:
            await group.play(table)
        except* (Refused, ConnectionClosed, OSError) as problems:
            self._report.faults.append(str(problems.exceptions[0]))
