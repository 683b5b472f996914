"""How long clicks take while so many tables are played: bounded in tables and in time."""

import asyncio
import time
from dataclasses import asdict, dataclass, field
from math import ceil

from websockets.exceptions import ConnectionClosed

from .person import Person, Refused

MOST_TABLES = 1000
LONGEST = 600.0
PARTS = (0.5, 0.95, 0.99, 1.0)


@dataclass(frozen=True)
class Plan:
    """What a crowd does: one person at each table, thinking so long before a click, and bots at the other seats."""

    tables: int = 20
    seconds: float = 20.0
    bots: str = "level-5"
    game: str = "carthage"
    seats: int = 2
    thought: float = 1.0
    seed: int = 1


@dataclass
class Report:
    """What was seen: seconds from each click until it was shown to the one who clicked, in order of size."""

    plan: Plan
    clicks: list[float] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    """Seconds until it was one's turn again, in order of size: those of bots, and of their pace."""
    faults: list[str] = field(default_factory=list)
    took: float = 0.0

    def as_data(self) -> dict[str, object]:
        def shares(found: list[float], unit: int) -> dict[str, float]:
            return {f"p{round(100 * part)}": round(unit * within(found, part), 1) for part in PARTS}

        return {
            **asdict(self.plan),
            "clicks": len(self.clicks),
            "milliseconds": shares(self.clicks, 1000),
            "waits": len(self.waits),
            "waits_seconds": shares(self.waits, 1),
            "faults": self.faults,
            "took": round(self.took, 1),
        }


def within(found: list[float], part: float) -> float:
    """So large a part of what was found, in order of size, is at most so much."""
    return found[max(0, ceil(part * len(found)) - 1)] if found else 0.0


def measure(plan: Plan, address: str) -> Report:
    """Let a crowd play at a server.

    :raises ValueError: when the plan is beyond the bounds.
    """
    if not (1 <= plan.tables <= MOST_TABLES and 0 < plan.seconds <= LONGEST and plan.seats >= 2):
        raise ValueError(f"at most {MOST_TABLES} tables and {LONGEST:g} seconds, at least two seats")
    return asyncio.run(_measure(plan, address))


async def _measure(plan: Plan, address: str) -> Report:
    report = Report(plan)
    begun = time.monotonic()
    people = [Person(address, plan.seed * MOST_TABLES + number) for number in range(plan.tables)]
    tables: list[tuple[Person, str]] = []
    for person in people:  # one after the other: opening is not what is measured
        try:
            await person.ask("GET", "/api/me")
            tables.append((person, await person.open_table(plan.game, [plan.bots] * (plan.seats - 1))))
        except (Refused, OSError) as problem:
            report.faults.append(str(problem))
    async with asyncio.TaskGroup() as group:
        for person, table in tables:
            group.create_task(_sit(person, table, report))
    report.clicks.sort()
    report.waits.sort()
    report.took = time.monotonic() - begun
    return report


async def _sit(person: Person, table: str, report: Report) -> None:
    """Sit at a table until the time is over, and at another one when its game is."""
    plan = report.plan
    try:
        async with asyncio.timeout(plan.seconds):
            while True:
                async with person.dial(table) as wire:
                    await person.play_table(wire, plan.thought, report.clicks, report.waits)
                table = await person.open_table(plan.game, [plan.bots] * (plan.seats - 1))
    except TimeoutError:
        return
    except (Refused, ConnectionClosed, OSError) as problem:
        report.faults.append(str(problem))
