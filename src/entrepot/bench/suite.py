"""A whole run: who is measured, in turns, round after round."""

import os
import platform
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack, closing
from datetime import date
from pathlib import Path

import entrepot

from ..places import cache_folder
from .builds import find_builds
from .crew import Worker, WorkerError
from .figures import Report, Row
from .peers import LOCK, PEERS, Environment, InstallError, Peer
from .texts import say

ROUNDS = 5
SECONDS = 0.2
ONE_CORE = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
QUIET = {"PYGAME_HIDE_SUPPORT_PROMPT": "1", "SDL_VIDEODRIVER": "dummy"}

Progress = Callable[[str, int, int], None]
"""Called with what is done now, how many parts are done, and how many there are."""


class Contestant:
    """One row in the making: asked for a round whenever its turn comes, until something goes wrong."""

    def __init__(self, worker: Worker, game: str, seats: int, build: str = "", problem: str = "") -> None:
        self.worker = worker
        self.game = game
        self.seats = seats
        self.build = build
        self.problem = problem
        self.rounds: list[Mapping[str, float]] = []

    def play_round(self, number: int, seconds: float) -> None:
        """Plays one round. A failure ends this contestant's part with the reason; the others go on."""
        if self.problem:
            return
        try:
            self.rounds.append(self.worker.ask(self.game, self.seats, seconds, seed=1 + number * 1_000_000))
            if self.worker.build != self.build:
                self.problem = say("problem.other_build", ran=self.worker.build, meant=self.build)
        except WorkerError as failure:
            self.problem = str(failure)

    def row(self) -> Row:
        """What was found. Figures of a contestant that failed on the way are not shown."""
        rounds = () if self.problem else tuple(self.rounds)
        return Row(self.worker.system, self.game, self.seats, self.build, self.worker.version, rounds, self.problem)


def bench(
    games: Sequence[str] | None = None,
    seats: int | None = None,
    *,
    peers: bool = False,
    rounds: int = ROUNDS,
    seconds: float = SECONDS,
    progress: Progress | None = None,
) -> Report:
    """Measures our games, plain and compiled, and with `peers` the peers' too, all in one run.

    Without `seats`, every number of seats of a game is measured; against the peers, only the most.

    :raises entrepot.UnknownGame: when there is no such game.
    :raises entrepot.BadOption: when none of the games is played by so many.
    """
    tell: Progress = progress or (lambda what, done, of: None)
    with ExitStack() as open_things:
        scratch = Path(open_things.enter_context(tempfile.TemporaryDirectory(prefix="entrepot-bench-")))
        builds, remark = find_builds(scratch)
        contestants: list[Contestant] = []
        workers = [(build, our_worker(build.path)) for build in builds]
        for name in games or entrepot.games():
            for count in seat_counts(name, seats, only_most=peers):
                contestants += [Contestant(worker, name, count, build.name) for build, worker in workers]
        if not contestants:
            raise entrepot.BadOption("not_for_seats", {"seats": str(seats)})
        if peers:
            contestants += peer_contestants(PEERS, Environment(cache_folder(), LOCK.read_text(encoding="utf-8")), tell)
        for contestant in contestants:
            open_things.enter_context(closing(contestant.worker))
        take_turns(contestants, rounds, seconds, tell)
    rows = tuple(contestant.row() for contestant in contestants)
    return Report(date.today().isoformat(), machine(), rounds, seconds, rows, (remark,) if remark else ())


def take_turns(contestants: Sequence[Contestant], rounds: int, seconds: float, tell: Progress) -> None:
    """Every contestant plays a short round, then every one the next: a slow minute of the machine hits all alike."""
    total = rounds * len(contestants)
    for number in range(rounds):
        for place, contestant in enumerate(contestants):
            tell(f"{contestant.worker.system} {contestant.game}", number * len(contestants) + place, total)
            contestant.play_round(number, seconds)
    tell(say("progress.done"), total, total)


def seat_counts(name: str, wanted: int | None, *, only_most: bool) -> list[int]:
    """The numbers of seats to measure a game with: the wanted one, where the game has it."""
    offered = list(entrepot.load(name).seats)
    if wanted is not None:
        return [wanted] if wanted in offered else []
    return offered[-1:] if only_most else offered


def our_worker(path: Path) -> Worker:
    """A measuring process of ours, by the Python that runs this, with the package from the path."""
    places = os.pathsep.join(filter(None, [str(path), os.environ.get("PYTHONPATH")]))
    return Worker("entrepot", sys.executable, {**os.environ, **ONE_CORE, "PYTHONPATH": places})


def peer_contestants(peers: Sequence[Peer], home: Environment, tell: Progress) -> list[Contestant]:
    """The peers' games, each peer installed if need be. One that cannot be installed carries the reason."""
    contestants = []
    for number, peer in enumerate(peers):
        tell(say("progress.installing", system=peer.system), number, len(peers))
        problem = ""
        try:
            home.prepare(peer)
        except InstallError as reason:
            problem = str(reason)
        environment = {**os.environ, **ONE_CORE, **QUIET, "PYTHONPATH": str(home.lay_out_worker())}
        worker = Worker(peer.system, str(home.python), environment)
        contestants += [Contestant(worker, game, count, problem=problem) for game, count in peer.games]
    return contestants


def machine() -> str:
    """The kind of machine, in the words that stand beside the figures."""
    cpu = Path("/proc/cpuinfo")
    virtual = cpu.exists() and "hypervisor" in cpu.read_text(encoding="utf-8", errors="replace")
    python = f"{platform.python_implementation()} {sys.version_info.major}.{sys.version_info.minor}"
    processor = platform.machine().replace("_", "-")
    cores = str(os.cpu_count())
    return say("machine.virtual" if virtual else "machine", cores=cores, processor=processor, python=python)
