"""What plays or thinks in many processes leaves nothing behind when it is stopped: no worker, and no program."""

import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType

import pytest

import entrepot
from entrepot.arena import Contest, contest, read_entrants

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")

SOON = 60
"""Seconds in which all must be gone: fewer than the games of a chunk need."""
STUBBORN = """
import os, sys, time
input()
print('{"type": "ready"}', flush=True)
input()
print(f"playing {os.getpid()}", file=sys.stderr, flush=True)
time.sleep(200)
"""
"""A program that thinks for longer than anybody waits, and does not notice that nobody listens any more."""
SLOW = """
import os, sys, time
from entrepot.arena import strength
from entrepot.cli import main
from entrepot.review import running

def slow(wanted):
    print(f"playing {os.getpid()}", file=sys.stderr, flush=True)
    time.sleep(200)

strength.play_line = running.look = slow
if __name__ == "__main__":
    main()
"""
"""`entrepot`, where a line of a strength and a look of a review take longer than anybody waits."""

Started = tuple["subprocess.Popen[str]", list[int]]
Start = Callable[..., Started]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts `entrepot` with something stubborn in each job, and waits until all of them are at it."""
    program, slow, game = (tmp_path / name for name in ("stubborn.py", "slow.py", "game.txt"))
    program.write_text(STUBBORN, encoding="utf-8")
    slow.write_text(SLOW, encoding="utf-8")
    game.write_text(some_game(), encoding="utf-8")
    running: list[Started] = []

    def begin(*words: str, jobs: int) -> Started:
        line = [word.replace("STUBBORN", f"{sys.executable} {program}").replace("GAME", str(game)) for word in words]
        with minding_ctrl_c():
            process = subprocess.Popen(
                [sys.executable, str(slow), *line, "--jobs", str(jobs)],
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
                text=True,
                start_new_session=True,
            )
        programs: list[int] = []
        running.append((process, programs))
        assert process.stderr is not None
        while len(programs) < jobs:
            told = process.stderr.readline()
            assert told, "it ended before it played"
            programs += map(int, re.findall(r"playing (\d+)", told))
        return process, programs

    yield begin
    for process, programs in running:
        if process.stderr is None or process.stderr.closed:
            continue  # all are gone
        for end, number in [(os.killpg, process.pid), *((os.kill, each) for each in programs)]:
            with suppress(ProcessLookupError, PermissionError):
                end(number, signal.SIGKILL)
        process.stderr.close()  # not read to its end: a program that got away would be waited for
        process.wait()


def some_game() -> str:
    """The beginning of a game by rules of thumb, as it is saved."""
    table = entrepot.load("carthage").deal(seats=2, seed=4)
    bot = entrepot.bot("greedy", seed=1)
    while len(table.ledger) < 24:
        (seat,) = table.waiting
        table.play(seat, bot.choose(table.sight(seat)))
    return table.save()


@contextmanager
def minding_ctrl_c() -> Iterator[None]:
    """What is started within minds Ctrl-C, even where these tests do not: whatever a shell runs in the background."""
    before = signal.getsignal(signal.SIGINT)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


ARENA = ("arena", "mombasa", "STUBBORN", "search:0.3s", "--games", "60", "--seed", "1")
LADDER = ("ladder", "mombasa", "--bots", "STUBBORN,search:0.3s", "--seats", "2", "--games", "60")

STRENGTH = ("strength", "carthage", "--games", "2")
REVIEW = ("review", "GAME")


@pytest.mark.parametrize("words", [ARENA, LADDER, STRENGTH, REVIEW], ids=["arena", "ladder", "strength", "review"])
@pytest.mark.parametrize(
    ("number", "jobs", "status"),
    [(signal.SIGINT, 1, 130), (signal.SIGINT, 2, 130), (signal.SIGTERM, 1, 143), (signal.SIGTERM, 2, 143)],
)
def test_a_signal_ends_all_of_it(
    start: Start, words: tuple[str, ...], number: signal.Signals, jobs: int, status: int
) -> None:
    process, _ = start(*words, jobs=jobs)
    if number == signal.SIGINT:
        os.killpg(process.pid, number)  # as a terminal does
    else:
        process.send_signal(number)
    assert_nothing_is_left(process)
    assert process.returncode in (status, -signal.SIGTERM)  # a shell says 143 of both


@pytest.mark.parametrize("words", [ARENA, STRENGTH, REVIEW], ids=["arena", "strength", "review"])
def test_workers_whose_parent_is_killed_end_by_themselves(start: Start, words: tuple[str, ...]) -> None:
    process, _ = start(*words, jobs=2)
    process.kill()
    assert_nothing_is_left(process)


def assert_nothing_is_left(process: "subprocess.Popen[str]") -> None:
    """All that have been started hold the error stream: it ends with the last of them."""
    _, told = process.communicate(timeout=SOON)
    assert "Traceback" not in told


def wanted(told: Callable[[int], None] | None = None, jobs: int = 1) -> None:
    contest(Contest("carthage", tuple(read_entrants("random,random")), 2, 2, 1, {}), jobs, told)


def test_the_handler_is_as_before() -> None:
    def own(number: int, frame: FrameType | None) -> None: ...

    during: list[object] = []
    before = signal.signal(signal.SIGTERM, signal.SIG_DFL)
    try:
        wanted(lambda done: during.append(signal.getsignal(signal.SIGTERM)))
        assert signal.SIG_DFL not in during
        assert signal.getsignal(signal.SIGTERM) == signal.SIG_DFL
        signal.signal(signal.SIGTERM, own)
        during.clear()
        wanted(lambda done: during.append(signal.getsignal(signal.SIGTERM)))
        assert during == [own, own]
        assert signal.getsignal(signal.SIGTERM) is own
    finally:
        signal.signal(signal.SIGTERM, before)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_contest_in_another_thread(jobs: int) -> None:
    told: list[int] = []
    thread = threading.Thread(target=wanted, args=(told.append, jobs))
    thread.start()
    thread.join()
    assert told == [1, 2]
