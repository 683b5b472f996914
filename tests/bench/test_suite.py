"""A whole run, as small as it can be."""

import sys
from contextlib import closing
from pathlib import Path

import pytest

import entrepot
from entrepot.bench import bench
from entrepot.bench.suite import Contestant, machine, our_worker, seat_counts

PACKAGE_HOME = Path(entrepot.__file__).parents[1]


def test_a_run_measures_the_plain_build_at_least() -> None:
    report = bench(["carthage"], seats=4, rounds=2, seconds=0.01)
    assert [(row.game, row.seats, row.problem) for row in report.rows] == [("carthage", 4, "")] * len(report.rows)
    assert all(len(row.rounds) == 2 for row in report.rows)
    builds = [row.build for row in report.rows]
    assert builds == ["plain", "compiled"] or (builds == ["plain"] and "no compiled build" in report.remarks[0])
    assert bool(report.remarks) or report.compiled_over_plain(report.rows[1]) is not None


def test_a_game_we_do_not_have_is_refused() -> None:
    with pytest.raises(entrepot.UnknownGame):
        bench(["ludo"])


def test_a_number_of_seats_that_no_game_has_is_refused() -> None:
    with pytest.raises(entrepot.BadOption, match="played with 99 seats"):
        bench(["carthage"], seats=99)


def test_every_number_of_seats_or_the_most() -> None:
    offered = list(entrepot.load("carthage").seats)
    assert seat_counts("carthage", None, only_most=False) == offered
    assert seat_counts("carthage", None, only_most=True) == [max(offered)]


def test_another_build_than_the_one_meant_is_not_taken_for_it() -> None:
    with closing(our_worker(PACKAGE_HOME)) as worker:
        contestant = Contestant(worker, "carthage", 4, build="handmade")
        contestant.play_round(0, seconds=0.01)
        contestant.play_round(1, seconds=0.01)
    assert contestant.row().problem == f"the {entrepot.build()} build ran instead of the handmade one"
    assert contestant.row().rounds == ()


def test_the_machine_is_named_by_cores_and_python() -> None:
    assert machine().endswith(f"CPython {sys.version_info.major}.{sys.version_info.minor}")
    assert "-core " in machine()
