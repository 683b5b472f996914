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
from typing import Final, Literal

import msgspec

from ..bots.search import can_search
from ..kernel.errors import UnknownBot
from ..kernel.table import Table
from ..review import Budget, Found, Plan, course, standings, swings
from ..review.looking import Question, look
from ..review.telling import of_seat
from . import limits, messages
from .live import LiveTable
from .processes import Process, stand_back
from .storage import rows
from .storage.calls import Calls
from .storage.failing import StorageFails
from .storage.store import Store
from .storage.taken import Taken
from .throttle import TooMany

log = logging.getLogger(__name__)

NOTE_EVERY: Final = 1.0
"""Seconds between noting how far a review is."""


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
    """All reviews of a process: one is made at a time, the others wait in order.

    That one is made is noted in storage, with what is found: other processes tell of it, and none makes it again.
    """

    def __init__(
        self, store: Store, calls: Calls, boxes: Mapping[str, Path], budget: Budget, nice: int, most: int
    ) -> None:
        """`boxes`: the files of owners' boxes, by their hash; `nice`: how far the processes stand back;
        `most`: how many may wait.
        """
        self._store = store
        self._calls = calls
        self._boxes = boxes
        self._budget = budget
        self._most = most
        self._jobs: dict[str, Job] = {}
        """By table, in order: the first is being made. Those that failed last stay until they are asked for again."""
        self._processes = [Process(partial(stand_back, nice)) for _ in range(budget.cores)]
        self._work: asyncio.Task[None] | None = None
        self._turn = asyncio.Lock()
        """Held by the one whose question is looked into: what is under way is counted before more is begun."""

    async def ask(self, person: str, live: LiveTable, game: Table) -> None:
        """Let the review of a finished game be made, unless it is there or under way."""
        async with self._turn:
            await self._ask(person, live, game)

    async def _ask(self, person: str, live: LiveTable, game: Table) -> None:
        if await self._kept(live) is not None:
            return
        job = self._jobs.get(live.id)
        if job is not None and not job.failed:
            return
        made, ended = await self._under_way()
        if any(other.table == live.id for other in made):
            return
        if any(other.person == person for other in made):
            raise TooMany("one_review")
        if len(made) >= self._most:
            raise TooMany("many_reviews")
        if not can_search(game.game):
            raise UnknownBot("no_guide", {"title": game.game.title})
        people = [seat.seat for seat in live.seating.seats if seat.person]
        box = self._boxes.get(game.game.box.hash)
        job = Job(live.id, live.journal.seq, person, game, people, box)
        with contextlib.suppress(Taken):  # another process was quicker
            await self._store.begin_review(self._noted(job), ended)
            self._jobs.pop(live.id, None)
            self._jobs[live.id] = job
        if not self.busy:
            self._work = asyncio.create_task(self._make_all())

    async def _under_way(self) -> tuple[list[rows.Reviewing], list[rows.Reviewing]]:
        """The reviews that some process makes or will make; and those that failed, or whose process is gone."""
        noted = await self._store.reviewing()
        living = await self._calls.living() if noted else set()
        made = [one for one in noted if not one.failed and one.maker in living and not self._ended_here(one)]
        return made, [one for one in noted if one not in made]

    def _ended_here(self, review: rows.Reviewing) -> bool:
        """Whether it was to be made here and is not any more, though that could not be noted."""
        job = self._jobs.get(review.table)
        return review.maker == self._calls.number and (job is None or job.failed)

    def _noted(self, job: Job) -> rows.Reviewing:
        share, found = (None, "") if job.plan is None else (job.plan.share, _written(job.plan.found()))
        return rows.Reviewing(
            table=job.table,
            seq=job.seq,
            person=job.person,
            maker=self._calls.number,
            at=time.time(),
            share=share,
            found=found,
            failed=job.failed,
        )

    async def tell(self, live: LiveTable, seat: int | None) -> messages.Review:
        """What is there of a review, of one seat's decisions or of all."""
        job = self._jobs.get(live.id)
        if job is None:
            return await self._tell_noted(live, seat)
        if job.plan is not None:
            return told(job.plan.found(), seat, "failed" if job.failed else "running", 0, job.plan.share)
        order = [other.table for other in self._jobs.values() if not other.failed]
        ahead = 0 if job.failed else order.index(live.id)
        return told(NOTHING, seat, "failed" if job.failed else "waiting", ahead, 0.0)

    async def _tell_noted(self, live: LiveTable, seat: int | None) -> messages.Review:
        """The same of one that is not made here: it is done, or another process makes it."""
        noted = await self._store.reviewing()
        review = next((one for one in noted if one.table == live.id), None)
        living = await self._calls.living() if review is not None else set()
        if review is None or review.maker not in living:
            found = await self._kept(live)  # read last: what is noted ends only when what was found is kept
            return told(NOTHING, seat, "none", 0, 0.0) if found is None else told(found, seat, "done", 0, 1.0)
        if review.failed or review.share is not None:
            found = _read(review.found) if review.found else NOTHING
            return told(found, seat, "failed" if review.failed else "running", 0, review.share or 0.0)
        ahead = [one for one in noted[: noted.index(review)] if one.maker == review.maker and not one.failed]
        return told(NOTHING, seat, "waiting", len(ahead), 0.0)

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
        return None if kept is None or kept.seq != live.journal.seq else _read(kept.found)

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
                    await self._note(job)
                    for failed in [other for other in self._jobs.values() if other.failed][: -self._most]:
                        del self._jobs[failed.table]
                    self._end_processes()
        finally:
            self._end_processes()

    async def _make(self, job: Job) -> None:
        plan = await asyncio.to_thread(Plan, job.game, self._budget, None, job.people or None, job.box)
        job.plan = plan
        noting = asyncio.create_task(self._keep_noting(job))
        try:
            for questions in plan.looks():
                async with asyncio.TaskGroup() as hands:
                    for process in self._processes:
                        hands.create_task(self._look(process, questions, plan))
        finally:
            noting.cancel()
            await asyncio.gather(noting, return_exceptions=True)
        found = _written(plan.found())
        await self._store.keep_review(rows.Review(table=job.table, seq=job.seq, found=found, at=time.time()))

    async def _keep_noting(self, job: Job) -> None:
        """Let other processes know how far a review is."""
        while True:
            await self._note(job)
            await asyncio.sleep(NOTE_EVERY)

    async def _note(self, job: Job) -> None:
        with contextlib.suppress(StorageFails):
            await self._store.note_review(self._noted(job))

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


def _written(found: Found) -> str:
    return msgspec.json.encode(found).decode()


def _read(found: str) -> Found:
    return msgspec.json.decode(found, type=Found)


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
