"""The measuring process: a tiny real run, and what happens when it goes wrong."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from entrepot.bench import crew
from entrepot.bench.builds import find_builds, same_sources
from entrepot.bench.crew import Worker, WorkerError
from entrepot.bench.stopwatch import Subject, time_round
from entrepot.bench.suite import our_worker
from entrepot.bench.theirs import open_openspiel

needs_shell = pytest.mark.skipif(os.name == "nt", reason="the stand-in for Python is a shell script")


@pytest.fixture
def worker() -> Iterator[Worker]:
    with closing(Worker("entrepot", sys.executable, os.environ)) as ours:
        yield ours


def ask_stand_in(python: Path) -> None:
    with closing(Worker("entrepot", str(python), os.environ)) as worker:
        worker.ask("carthage", 4, seconds=0.01, seed=1)


def test_a_round_counts_games_decisions_and_copies() -> None:
    def deal(seed: int) -> Callable[[], int]:
        return lambda: 7

    figures = time_round(Subject(deal, halfway=lambda: list[int]().copy), seconds=0.001, seed=1)
    assert figures["games"] > 0
    assert figures["decisions"] >= 7 * figures["games"]  # dealing is left out of one, not of the other
    assert figures["copy_us"] > 0


def test_a_round_without_copying_says_nothing_about_it() -> None:
    assert set(time_round(Subject(lambda seed: lambda: 1), seconds=0.001, seed=1)) == {"decisions", "games"}
    assert time_round(Subject(None, vector=lambda seed: lambda: (0.5, 4)), seconds=1.0, seed=1) == {"vector": 8.0}


def test_the_tries_of_a_search_are_counted_by_its_kind() -> None:
    subject = Subject(None, search={"tries": lambda seed: lambda: (0.5, 4), "tries_net": lambda seed: lambda: (0.5, 1)})
    assert time_round(subject, seconds=1.0, seed=1) == {"tries": 8.0, "tries_net": 2.0}


def test_the_search_of_openspiel_is_measured() -> None:
    figures = time_round(Subject(None, search=open_openspiel("hearts", 4).search), seconds=0.01, seed=1)
    assert figures["tries"] > 0


def test_the_worker_plays_our_games(worker: Worker) -> None:
    figures = worker.ask("carthage", 4, seconds=0.05, seed=1)
    assert set(figures) == {"decisions", "games", "copy_us", "row_us", "vector", "tries", "tries_net"}
    assert figures["decisions"] > figures["games"] > 0
    assert figures["decisions"] > figures["vector"] > 0
    assert figures["row_us"] > 0
    assert figures["tries"] > 0
    assert figures["tries_net"] > 0
    assert "tries" not in worker.ask("carthage", 2, seconds=0.01, seed=1), "only with the most seats"
    assert worker.build in {"plain", "compiled"}


def test_a_worker_survives_a_wrong_question(worker: Worker) -> None:
    with pytest.raises(WorkerError, match="ludo"):
        worker.ask("ludo", 4, seconds=0.01, seed=1)
    assert worker.ask("carthage", 2, seconds=0.01, seed=1)["games"] > 0


def test_a_worker_that_ended_is_started_again(worker: Worker) -> None:
    worker.ask("carthage", 2, seconds=0.01, seed=1)
    worker.close()
    assert worker.ask("carthage", 2, seconds=0.01, seed=1)["games"] > 0


def test_an_unknown_system_is_refused_every_time() -> None:
    with closing(Worker("nobody", sys.executable, os.environ)) as worker:
        for _ in range(3):
            with pytest.raises(WorkerError, match="nobody"):
                worker.ask("catan", 4, seconds=0.01, seed=1)


def test_a_python_that_is_not_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(WorkerError, match="not started"):
        ask_stand_in(tmp_path / "python")


@needs_shell
@pytest.mark.parametrize(
    ("script", "failure"),
    [
        ("echo out of memory >&2; exit 3", "ended without an answer: out of memory"),
        ("exec cat", "no answer within 0 s"),
    ],
)
def test_a_process_that_ends_or_hangs_is_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, script: str, failure: str
) -> None:
    python = tmp_path / "python"
    python.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    python.chmod(0o755)
    monkeypatch.setattr(crew, "GRACE", 0.3)
    with pytest.raises(WorkerError, match=failure):
        ask_stand_in(python)


def test_every_build_that_is_found_is_the_one_that_runs(tmp_path: Path) -> None:
    builds, _ = find_builds(tmp_path)
    assert builds[0].name == "plain"
    for build in builds:
        with closing(our_worker(build.path)) as worker:
            worker.ask("carthage", 4, seconds=0.01, seed=1)
            assert worker.build == build.name


def test_a_compiled_build_of_other_sources_is_noticed(tmp_path: Path) -> None:
    for name in ("here", "there"):
        (tmp_path / name / "kernel").mkdir(parents=True)
        (tmp_path / name / "kernel" / "dice.py").write_text("1", encoding="utf-8")
    assert same_sources(tmp_path / "here", tmp_path / "there")
    (tmp_path / "there" / "kernel" / "dice.py").write_text("2", encoding="utf-8")
    assert not same_sources(tmp_path / "here", tmp_path / "there")
