"""One round of random play, timed. The same few lines time every contestant, ours and theirs.

Runs inside the measuring process, also in the peers' environment: only the standard library here.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from time import process_time

CALLS_AT_ONCE = 50


@dataclass(frozen=True)
class Subject:
    """A game that can be played at random.

    `deal` sets a game up and returns what plays it to the end; that returns the number of decisions. It is None where
    the system plays many tables at once and nothing else.
    `halfway` returns the copying method of a position in the middle of a game, or is None where the
    system has no copying of its own. `rows` returns what writes a row of numbers for each of some positions,
    and how many they are; `vector` returns what plays one step at many tables: it returns the seconds that
    the step took, without the choice of the actions, and the number of decisions. `search` has, by the name of the
    figure, what searches for a while at the opening: it returns the seconds, and how many tries were made.
    """

    deal: Callable[[int], Callable[[], int]] | None
    halfway: Callable[[], Callable[[], object]] | None = None
    rows: Callable[[], tuple[Callable[[], object], int]] | None = None
    vector: Callable[[int], Callable[[], tuple[float, int]]] | None = None
    search: Mapping[str, Callable[[int], Callable[[], tuple[float, int]]]] = field(default_factory=dict)


def time_round(subject: Subject, seconds: float, seed: int) -> dict[str, float]:
    """Plays whole games until `seconds` have passed, then for parts of that time whatever else can be measured."""
    figures = {} if subject.deal is None else time_games(subject.deal, seconds, seed)
    if subject.halfway is not None:
        figures["copy_us"] = time_calls(subject.halfway(), seconds / 4)
    if subject.rows is not None:
        write, number = subject.rows()
        figures["row_us"] = time_calls(write, seconds / 4) / number
    if subject.vector is not None:
        figures["vector"] = time_steps(subject.vector(seed), seconds / 2)
    for kind, search in subject.search.items():
        figures[kind] = time_steps(search(seed), seconds / 2)
    return figures


def time_games(deal: Callable[[int], Callable[[], int]], seconds: float, seed: int) -> dict[str, float]:
    """Dealing and playing are timed apart: a decision's cost should not depend on how long a game is."""
    games = decisions = 0
    dealing = playing = 0.0
    while dealing + playing < seconds:
        start = process_time()
        play = deal(seed + games)
        dealt = process_time()
        decisions += play()
        done = process_time()
        dealing += dealt - start
        playing += done - dealt
        games += 1
    return {"decisions": decisions / playing, "games": games / (dealing + playing)}


def time_steps(step: Callable[[], tuple[float, int]], seconds: float) -> float:
    """Decisions for each second of stepping, or tries for each second of searching."""
    decisions = 0
    spent = 0.0
    while spent < seconds:
        took, played = step()
        spent += took
        decisions += played
    return decisions / spent


def time_calls(call: Callable[[], object], seconds: float) -> float:
    """Microseconds that one call takes."""
    calls = 0
    spent = 0.0
    while spent < seconds:
        start = process_time()
        for _ in range(CALLS_AT_ONCE):
            call()
        spent += process_time() - start
        calls += CALLS_AT_ONCE
    return spent / calls * 1e6
