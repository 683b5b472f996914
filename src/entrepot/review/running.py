"""Carrying out the plan of a review in this process or in several, for the command line and for programs."""

from collections.abc import Callable, Collection, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from itertools import islice
from pathlib import Path

from ..kernel.table import Table
from ..workers import workers
from .found import Found
from .looking import Look, Question, look
from .plan import Budget, Plan

Progress = Callable[[Plan], None]
Looking = Callable[[Iterator[Question]], Iterator[Look]]


def review(
    table: Table,
    budget: Budget | None = None,
    seats: Collection[int] | None = None,
    box: Path | None = None,
    progress: Progress | None = None,
) -> Found:
    """Judge the decisions of a game, of all seats or of some. `progress` is shown the plan after each.

    On one core everything happens in this process; games that were added to this program only can be reviewed then.
    """
    given = budget or Budget()
    plan = Plan(table, given, seats, box=box)
    tell = progress or (lambda plan: None)
    if given.cores == 1:
        _carry_out(plan, lambda questions: map(look, questions), tell)
        return plan.found()
    with workers(given.cores) as pool:
        _carry_out(plan, lambda questions: _in_processes(pool, given.cores, questions), tell)
    return plan.found()


def _carry_out(plan: Plan, looking: Looking, tell: Progress) -> None:
    for questions in plan.looks():
        for answer in looking(questions):
            plan.note(answer)
            tell(plan)


def _in_processes(pool: ProcessPoolExecutor, hands: int, questions: Iterator[Question]) -> Iterator[Look]:
    """Each process gets its next question when it has answered one."""
    asked = {pool.submit(look, question) for question in islice(questions, hands)}
    while asked:
        done, asked = wait(asked, return_when=FIRST_COMPLETED)
        for answered in done:
            yield answered.result()
        asked |= {pool.submit(look, question) for question in islice(questions, len(done))}
