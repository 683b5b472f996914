"""One round of random play, timed. The same few lines time every contestant, ours and theirs.

Runs inside the measuring process, also in the peers' environment: only the standard library here.
"""

from collections.abc import Callable
from dataclasses import dataclass
from time import process_time

COPIES_AT_ONCE = 50


@dataclass(frozen=True)
class Subject:
    """A game that can be played at random.

    `deal` sets a game up and returns what plays it to the end; that returns the number of decisions.
    `halfway` returns the copying method of a position in the middle of a game, or is None where the
    system has no copying of its own.
    """

    deal: Callable[[int], Callable[[], int]]
    halfway: Callable[[], Callable[[], object]] | None = None


def time_round(subject: Subject, seconds: float, seed: int) -> dict[str, float]:
    """Plays whole games until `seconds` have passed, then copies a position for a quarter of that time.

    Dealing and playing are timed apart: a decision's cost should not depend on how long a game is.
    """
    games = decisions = 0
    dealing = playing = 0.0
    while dealing + playing < seconds:
        start = process_time()
        play = subject.deal(seed + games)
        dealt = process_time()
        decisions += play()
        done = process_time()
        dealing += dealt - start
        playing += done - dealt
        games += 1
    figures = {"decisions": decisions / playing, "games": games / (dealing + playing)}
    if subject.halfway is not None:
        figures["copy_us"] = time_copies(subject.halfway(), seconds / 4)
    return figures


def time_copies(copy: Callable[[], object], seconds: float) -> float:
    """Microseconds that one copy takes."""
    copies = 0
    spent = 0.0
    while spent < seconds:
        start = process_time()
        for _ in range(COPIES_AT_ONCE):
            copy()
        spent += process_time() - start
        copies += COPIES_AT_ONCE
    return spent / copies * 1e6
