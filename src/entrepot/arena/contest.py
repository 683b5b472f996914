"""A contest: many games, spread over processes, with the same result whatever their number."""

import atexit
import os
from collections.abc import Callable, Generator, Mapping, Sequence
from concurrent.futures import as_completed
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

import entrepot
from entrepot import BadOption, Game
from entrepot.cluster import join
from entrepot.kernel.dice import check_seed
from entrepot.kernel.options import Choice
from entrepot.stopping import Stopped, stopped_by_sigterm
from entrepot.workers import PATIENCE, workers

from .entrants import Entrant, of_the_house
from .match import Outcome, play_match
from .schedule import Manner, Pairing, groups, schedule

CHUNKS_PER_JOB = 8
"""Games go to the processes in chunks: small enough for a smooth progress bar and an even end."""
LONGEST_CHUNK = 16
PATIENCE_WITH_PROGRAMS: Final = 10.0
"""Seconds that a worker gets to give up its game where programs from outside play: it has to end those first."""


@dataclass(frozen=True)
class Contest:
    """What is played. Names and numbers only, so that it can be sent to another process."""

    game: str
    entrants: tuple[Entrant, ...]
    seats: int
    games: int
    """For each group of seatings: in all where all play together, else for each pair."""
    seed: int
    options: Mapping[str, Choice]
    box: Path | None = None
    manner: Manner = "together"

    @property
    def total(self) -> int:
        """How many games are played in all."""
        return self.games * len(groups(len(self.entrants), self.seats, self.manner))

    @property
    def patience(self) -> float:
        """Seconds that a worker gets to give up its game."""
        return PATIENCE if len(of_the_house(self.entrants)) == len(self.entrants) else PATIENCE_WITH_PROGRAMS

    def load(self) -> Game:
        """The game with its box."""
        return entrepot.load(self.game, self.box)


def contest(
    wanted: Contest, jobs: int | None = None, progress: Callable[[int], None] | None = None, ray: str | None = None
) -> list[Outcome]:
    """Play all games; `progress` is told how many are done. The outcomes come in the order of the schedule.

    With one job everything happens in this process; bots and games added to this program only can play then. `ray` is
    the address of a Ray cluster whose processors play instead of this machine's. Ctrl-C and SIGTERM end the games with
    their processes and programs; a handler that the caller has set for SIGTERM is left alone.

    :raises EntrepotError: before the first game, when the contest cannot be played.
    """
    _check(wanted)
    say = progress or (lambda done: None)
    count = min(wanted.total, jobs or os.cpu_count() or 1)
    if ray is not None:
        parts = _in_cluster(wanted, ray, jobs)
    elif count > 1:
        parts = _in_processes(wanted, count)
    else:
        parts = _here(wanted)
    outcomes: list[Outcome] = []
    with stopped_by_sigterm(), closing(parts):
        for part in parts:
            outcomes += part
            say(len(outcomes))
    return sorted(outcomes, key=lambda outcome: outcome.number)


def _check(wanted: Contest) -> None:
    """Refuse here, with a sentence, what would otherwise fail in every process."""
    if not wanted.entrants:
        raise BadOption("no_bots")
    if wanted.games < 1:
        raise BadOption("no_games", {"games": wanted.games})
    if wanted.manner != "together" and len(wanted.entrants) < 2:
        raise BadOption("no_other_bot")
    check_seed(wanted.seed)
    wanted.load().start(wanted.seats, wanted.seed, dict(wanted.options))


def _pairings(wanted: Contest) -> list[Pairing]:
    return list(schedule(len(wanted.entrants), wanted.seats, wanted.games, wanted.seed, wanted.manner))


def _chunks(wanted: Contest, workers: int) -> list[list[Pairing]]:
    pairings = _pairings(wanted)
    size = max(1, min(LONGEST_CHUNK, len(pairings) // (workers * CHUNKS_PER_JOB)))
    return [pairings[start : start + size] for start in range(0, len(pairings), size)]


def _here(wanted: Contest) -> Generator[list[Outcome], None, None]:
    game = wanted.load()
    for pairing in _pairings(wanted):
        yield [play_match(game, wanted.entrants, wanted.options, pairing)]


def _in_processes(wanted: Contest, count: int) -> Generator[list[Outcome], None, None]:
    with workers(count, wanted.patience, partial(_move_in, wanted)) as pool:
        for done in as_completed([pool.submit(_work, chunk) for chunk in _chunks(wanted, count)]):
            yield done.result()


def _in_cluster(wanted: Contest, address: str, jobs: int | None) -> Generator[list[Outcome], None, None]:
    """A chunk for each processor of a Ray cluster, as long as there are chunks."""
    import ray

    count = join(ray, address, jobs)
    try:
        play: Any = ray.remote(num_cpus=1)(_play_there)
        due = [play.remote(wanted, chunk) for chunk in _chunks(wanted, count)]
        while due:
            (done,), due = ray.wait(due)
            rules, outcomes = ray.get(done)
            if rules != _rules(wanted):
                raise BadOption("ray_other_version")
            yield outcomes
    finally:
        ray.shutdown()


def _rules(wanted: Contest) -> tuple[str, int, str]:
    """What must be the same on all machines."""
    game = wanted.load()
    return entrepot.__version__, game.version, game.box.hash


# In the worker processes ---------------------------------------------------------------------------------------------

_at_work: list[tuple[Contest, Game]] = []
"""What this worker process plays: loaded once, when it starts."""


def _move_in(wanted: Contest) -> None:
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy is loaded: there is a process for each core
    _at_work[:] = [(wanted, wanted.load())]


def _work(pairings: Sequence[Pairing]) -> list[Outcome]:
    """Play a chunk. SIGTERM ends the process: between chunks at once, within one when its programs are ended."""
    with stopped_by_sigterm():
        try:
            return _play_chunk(pairings)
        except Stopped as stopped:
            atexit._run_exitfuncs()
            os._exit(int(str(stopped.code)))


def _play_chunk(pairings: Sequence[Pairing]) -> list[Outcome]:
    wanted, game = _at_work[0]
    return [play_match(game, wanted.entrants, wanted.options, pairing) for pairing in pairings]


def _play_there(wanted: Contest, pairings: Sequence[Pairing]) -> tuple[tuple[str, int, str], list[Outcome]]:
    """On a machine of a cluster, which may play for several contests one after the other."""
    if not _at_work or _at_work[0][0] != wanted:
        _at_work[:] = [(wanted, wanted.load())]
    return _rules(wanted), _play_chunk(pairings)
