"""Contests and what they say."""

import json
import subprocess
import sys
from importlib import import_module

import pytest

from entrepot import BadOption, IllegalMove, Move, Sight
from entrepot.arena import Contest, contest, meetings, milliseconds, read_entrants, standings, wilson
from entrepot.arena.entrants import Entrant
from entrepot.arena.match import Outcome


def wanted(bots: str = "random,random", seats: int = 2, games: int = 8, seed: int = 1) -> Contest:
    return Contest("carthage", tuple(read_entrants(bots)), seats, games, seed, {})


def test_the_outcomes_do_not_depend_on_the_number_of_processes() -> None:
    alone = contest(wanted(games=10, seats=3), jobs=1)
    assert alone == contest(wanted(games=10, seats=3), jobs=2)
    assert [outcome.number for outcome in alone] == list(range(10))


IN_A_CLUSTER = """
import json
from entrepot.arena import Contest, contest, read_entrants

found = contest(Contest("carthage", tuple(read_entrants("random,random")), 3, 10, 1, {}), jobs=2, ray="local")
print(json.dumps([[outcome.number, outcome.scores, outcome.winners, outcome.decisions] for outcome in found]))
"""


def test_a_cluster_plays_the_same_games() -> None:
    pytest.importorskip("ray", reason="Ray has no package for this Python")
    # In a process of its own: Ray leaves things behind that would be warnings here.
    done = subprocess.run([sys.executable, "-c", IN_A_CLUSTER], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    here = contest(wanted(games=10, seats=3), jobs=1)
    assert json.loads(done.stdout) == [
        [outcome.number, list(outcome.scores), list(outcome.winners), list(outcome.decisions)] for outcome in here
    ]


def test_an_outcome_is_that_of_the_game() -> None:
    for outcome in contest(wanted(), jobs=1):
        best = max(outcome.scores)
        assert outcome.winners
        assert all(outcome.scores[seat] == best for seat in outcome.winners)
        assert all(count > 0 for count in outcome.decisions)


def test_progress_is_told_up_to_the_end() -> None:
    told: list[int] = []
    contest(wanted(games=3), jobs=1, progress=told.append)
    assert told == [1, 2, 3]


def test_what_can_not_be_played_is_refused() -> None:
    with pytest.raises(BadOption, match="2 to 4 seats"):
        contest(wanted(seats=5))
    with pytest.raises(BadOption, match="at least one game"):
        contest(wanted(games=0))
    with pytest.raises(BadOption, match="at least one bot"):
        contest(Contest("carthage", (), 2, 1, 1, {}))
    with pytest.raises(BadOption, match="A seed is a whole number"):
        contest(Contest("carthage", wanted().entrants, 2, 1, 1 << 200, {}))


def test_a_bot_that_chooses_an_illegal_move_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        def __init__(self, seed: int) -> None: ...

        def choose(self, sight: Sight) -> Move:
            return sight.game.moves.parse("done")

    monkeypatch.setitem(import_module("entrepot.bots")._makers, "cheat", (Cheat, "cheats"))
    with pytest.raises(IllegalMove, match='The bot "cheat" chose "done"'):
        contest(wanted("cheat,random"), jobs=1)


def test_standings_split_shared_wins() -> None:
    bots = (Entrant("a", "a"), Entrant("b", "b"))
    outcomes = [
        Outcome(0, (0, 1), (10, 8), (0,), (5, 6)),
        Outcome(1, (1, 0), (9, 9), (0, 1), (7, 8)),
    ]
    first, second = standings(bots, outcomes)
    assert (first.label, first.played, first.wins, first.rate) == ("a", 2, 1.5, 0.75)
    assert (second.wins, second.mean_score, second.decisions) == (0.5, 8.5, 13)


def test_a_meeting_counts_only_who_sat_alone() -> None:
    bots = (Entrant("a", "a"), Entrant("b", "b"))
    outcomes = [
        Outcome(0, (0, 1, 1), (10, 8, 7), (0,), (5, 6, 6), (0.1, 0.2, 0.2)),
        Outcome(1, (1, 0, 1), (9, 9, 3), (0, 1), (5, 6, 6), (0.1, 0.2, 0.2)),
        Outcome(2, (0, 1, 0), (9, 10, 3), (1,), (5, 5, 5), (0.1, 0.5, 0.2)),
    ]
    first, second = meetings(bots, outcomes)
    assert (first.one, first.other, first.games, first.wins) == ("a", "b", 2, 1.5)
    assert (second.one, second.other, second.games, second.wins) == ("b", "a", 1, 1)
    assert milliseconds(bots, outcomes) == {"a": round(600 / 21, 3), "b": round(1200 / 28, 3)}


def test_who_sits_twice_has_played_twice() -> None:
    (only,) = standings((Entrant("a", "a"),), [Outcome(0, (0, 0), (3, 4), (1,), (1, 1))])
    assert (only.played, only.wins) == (2, 1)


@pytest.mark.parametrize(
    ("wins", "played", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (0, 0, 0.0, 1.0)],
)
def test_the_wilson_interval(wins: float, played: int, low: float, high: float) -> None:
    assert wilson(wins, played) == pytest.approx((low, high), abs=1e-4)
