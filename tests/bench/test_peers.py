"""The peers' environment, without a network: the lock, and rows that say what went wrong."""

import json
import os
import re
import subprocess
import sys
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

import entrepot
from entrepot.bench.peers import LOCK, PEERS, Environment, InstallError, Peer, first_error, needed
from entrepot.bench.suite import Contestant, our_worker, peer_contestants, take_turns
from entrepot.places import cache_folder

needs_shell = pytest.mark.skipif(os.name == "nt", reason="the stand-in for Python is a shell script")

SMALL_LOCK = """\
# made by hand
boats==1 \\
    --hash=sha256:aa
    # via -r peers.in
planks==2 ; python_full_version < '3.12' \\
    --hash=sha256:bb
    # via
    #   boats
    #   houses
trees==3 \\
    --hash=sha256:cc
    # via planks
houses==4 \\
    --hash=sha256:dd
    # via -r peers.in
"""


def environment(cache: Path, says: str) -> Environment:
    """An environment whose Python fails to install anything, with these words."""
    home = Environment(cache, SMALL_LOCK)
    home.python.parent.mkdir(parents=True)
    home.python.write_text(f"#!/bin/sh\necho '{says}' >&2\nexit 1\n", encoding="utf-8")
    home.python.chmod(0o755)
    return home


def names(lock: str) -> list[str]:
    return re.findall(r"^([\w.-]+)==", lock, flags=re.MULTILINE)


def test_a_peer_needs_what_its_roots_ask_for_and_no_more() -> None:
    assert names(needed(SMALL_LOCK, ["boats"])) == ["boats", "planks", "trees"]
    assert names(needed(SMALL_LOCK, ["trees"])) == ["trees"]
    assert "--hash=sha256:bb" in needed(SMALL_LOCK, ["houses"])


def test_the_lock_pins_every_root_of_every_peer_by_hash_and_names_no_host() -> None:
    lock = LOCK.read_text(encoding="utf-8")
    for peer in PEERS:
        for roots in peer.installs:
            assert set(roots) <= set(names(needed(lock, roots)))
    assert names(needed(lock, names(lock))) == names(lock)
    assert lock.count("==") == len(re.findall(r"^[\w.-]+==\S+.*\\\n +--hash=sha256:", lock, flags=re.MULTILINE))
    assert "://" not in lock


def test_catanatron_is_a_small_download() -> None:
    assert set(names(needed(LOCK.read_text(encoding="utf-8"), ["catanatron"]))) == {"catanatron", "networkx"}


def test_another_lock_has_another_folder(tmp_path: Path) -> None:
    assert Environment(tmp_path, "a").folder != Environment(tmp_path, "b").folder
    assert Environment(tmp_path, "a").folder == Environment(tmp_path, "a").folder


def test_the_cache_can_be_moved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ENTREPOT_CACHE", str(tmp_path))
    assert cache_folder() == tmp_path
    monkeypatch.delenv("ENTREPOT_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache_folder() == tmp_path / "entrepot"


@pytest.mark.parametrize(
    ("output", "reason"),
    [
        ("WARNING: x\nERROR: no such thing\nERROR: so there\n", "no such thing"),
        (b"a\nb\n\n", "b"),
        (None, "no reason given"),
    ],
)
def test_the_reason_is_one_line(output: str | bytes | None, reason: str) -> None:
    assert first_error(output) == reason


@needs_shell
def test_a_failed_install_is_tried_again_next_time(tmp_path: Path) -> None:
    home = environment(tmp_path, "ERROR: no route to host")
    boats = Peer("Boats", (("regatta", 2),), (("boats",),))
    for _ in range(2):
        with pytest.raises(InstallError, match="not installed: no route to host"):
            home.prepare(boats)
    home.python.write_text("#!/bin/sh\nexit 0\n", encoding="utf-8")
    home.prepare(boats)
    home.python.write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    home.prepare(boats)  # installed once is installed


@needs_shell
def test_rows_of_a_peer_that_is_missing_say_why_and_the_rest_goes_on(tmp_path: Path) -> None:
    boats = Peer("Boats", (("regatta", 2), ("ferry", 3)), (("boats",),))
    peers = peer_contestants(
        [boats], environment(tmp_path, "ERROR: no route to host"), tell=lambda what, done, of: None
    )
    told: list[tuple[str, int, int]] = []
    with ExitStack() as workers:
        worker = our_worker(Path(entrepot.__file__).parents[1])
        workers.enter_context(closing(worker))
        worker.ask("carthage", 4, seconds=0.01, seed=1)
        ours = Contestant(worker, "carthage", 4, worker.build)
        take_turns([*peers, ours], 2, 0.01, lambda what, done, of: told.append((what, done, of)))
    assert [(row.game, row.seats, row.problem) for row in (peer.row() for peer in peers)] == [
        ("regatta", 2, "not installed: no route to host"),
        ("ferry", 3, "not installed: no route to host"),
    ]
    assert len(ours.row().rounds) == 2
    assert told[0] == ("Boats regatta", 0, 6)
    assert told[-1] == ("done", 6, 6)


def test_the_worker_runs_without_the_rest_of_entrepot(tmp_path: Path) -> None:
    path = Environment(tmp_path, SMALL_LOCK).lay_out_worker()
    done = subprocess.run(
        [sys.executable, "-S", "-P", "-m", "entrepot.bench.worker", "catanatron"],
        env={**os.environ, "PYTHONPATH": str(path)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "catanatron" in json.loads(done.stdout)["error"]
