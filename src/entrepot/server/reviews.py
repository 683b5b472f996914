"""Reviews of finished games, made in the background, one after the other, and kept.

They are made in processes that stand back behind everything else, so that nobody's move waits for them. What is found
can be read while a review is made; once it is done, it is stored, and a second look costs nothing.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Literal

import msgspec

from ..bots.opinion import can_judge
from ..kernel.errors import UnknownBot
from ..kernel.table import Table
from ..review import Budget, Found, Plan, course, standings, swings
from ..review.looking import Question, look
from ..review.telling import of_seat
from . import limits, messages
from .live import LiveTable
from .processes import Process, stand_back
from .storage import rows
from .storage.store import Store
from .throttle import TooMany

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Job:
    """A review that is asked for: the game, who asked, and how far it is. Without a plan it has not begun."""

    table: str
    seq: int
    person: str
    game: Table
    people: list[int]
    """The seats of people."""
    box: Path | None
    plan: Plan | None = None
    failed: bool = False


class Reviews:
    """All reviews of a server: one is made at a time, the others wait in order."""

    def __init__(self, store: Store, boxes: Mapping[str, Path], budget: Budget, nice: int, most: int) -> None:
        """`boxes`: the files of owners' boxes, by their hash; `nice`: how far the processes stand back;
        `most`: how many may wait.
        """
        self._store = store
        self._boxes = boxes
        self._budget = budget
        self._most = most
        self._jobs: dict[str, Job] = {}
        """By table, in order: the first is being made. Those that failed last stay until they are asked for again."""
        self._processes = [Process(partial(stand_back, nice)) for _ in range(budget.cores)]
        self._work: asyncio.Task[None] | None = None

    async def ask(self, person: str, live: LiveTable, game: Table) -> None:
        """Let the review of a finished game be made, unless it is there or under way."""
        if await self._kept(live) is not None:
            return
        job = self._jobs.get(live.id)
        if job is not None and not job.failed:
            return
        waiting = [other for other in self._jobs.values() if not other.failed]
        if any(other.person == person for other in waiting):
            raise TooMany("one_review")
        if len(waiting) >= self._most:
            raise TooMany("many_reviews")
        if not can_judge(game.game):
            raise UnknownBot("no_guide", {"title": game.game.title})
        people = [seat.seat for seat in live.seating.seats if seat.person]
        box = self._boxes.get(game.game.box.hash)
        self._jobs.pop(live.id, None)
        self._jobs[live.id] = Job(live.id, live.journal.seq, person, game, people, box)
        if not self.busy:
            self._work = asyncio.create_task(self._make_all())

    async def tell(self, live: LiveTable, seat: int | None) -> messages.Review:
        """What is there of a review, of one seat's decisions or of all."""
        job = self._jobs.get(live.id)
        if job is None:
            found = await self._kept(live)  # a job ends only when what it found is stored
            return told(NOTHING, seat, "none", 0, 0.0) if found is None else told(found, seat, "done", 0, 1.0)
        if job.plan is not None:
            return told(job.plan.found(), seat, "failed" if job.failed else "running", 0, job.plan.share)
        order = [other.table for other in self._jobs.values() if not other.failed]
        ahead = 0 if job.failed else order.index(live.id)
        return told(NOTHING, seat, "failed" if job.failed else "waiting", ahead, 0.0)

    @property
    def waiting(self) -> int:
        """How many reviews are made or wait for it."""
        return sum(not job.failed for job in self._jobs.values())

    @property
    def busy(self) -> bool:
        """Whether a review is being made."""
        return self._work is not None and not self._work.done()

    async def _kept(self, live: LiveTable) -> Found | None:
        kept = await self._store.review(live.id)
        return None if kept is None or kept.seq != live.journal.seq else msgspec.json.decode(kept.found, type=Found)

    async def _make_all(self) -> None:
        """Make one review after the other, then let the processes go."""
        try:
            while job := next((job for job in self._jobs.values() if not job.failed), None):
                try:
                    await self._make(job)
                    del self._jobs[job.table]
                except Exception:
                    log.exception("the review of table %s failed", job.table)
                    job.failed = True
                    for failed in [other for other in self._jobs.values() if other.failed][: -self._most]:
                        del self._jobs[failed.table]
                    self._end_processes()
        finally:
            self._end_processes()

    async def _make(self, job: Job) -> None:
        plan = await asyncio.to_thread(Plan, job.game, self._budget, None, job.people or None, job.box)
        job.plan = plan
        for questions in plan.looks():
            async with asyncio.TaskGroup() as hands:
                for process in self._processes:
                    hands.create_task(self._look(process, questions, plan))
        found = msgspec.json.encode(plan.found()).decode()
        await self._store.keep_review(rows.Review(table=job.table, seq=job.seq, found=found, at=time.time()))

    async def _look(self, process: Process, questions: Iterator[Question], plan: Plan) -> None:
        """One process looks at one question after the other, of those that are left."""
        for question in questions:
            plan.note(await process.run(look, question, limits.REVIEW_TIME))

    def _end_processes(self) -> None:
        for process in self._processes:
            process.end()

    async def close(self) -> None:
        if self._work is not None:
            self._work.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._work


NOTHING = Found(seats=0, moves=0, looked=[], decisions=0, bands=[], verdicts=[], ends=None)


def told(
    found: Found,
    seat: int | None,
    status: Literal["none", "waiting", "running", "done", "failed"],
    ahead: int,
    share: float,
) -> messages.Review:
    """What a person is told of a review."""
    return messages.Review(
        status=status,
        ahead=ahead,
        share=share,
        judged=len(found.verdicts),
        decisions=found.decisions,
        looked=found.looked,
        bands=found.bands,
        course=course(found, seat),
        verdicts=of_seat(found, seat),
        swings=[one.index for one in swings(found, seat)],
        standings=standings(found, seat),
    )
