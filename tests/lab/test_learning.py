"""Learning: what decisions turned out to be worth, a whole small training, and its files."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from entrepot import BadOption
from entrepot.bots.net import Net
from entrepot.cluster import join
from entrepot.games import load
from entrepot.lab.learn.cluster import sent
from entrepot.lab.learn.curve import draw, read_curve
from entrepot.lab.learn.hands import KINDS, Block, training_tables
from entrepot.lab.learn.settings import settings_for
from entrepot.lab.learn.training import net_in, train, train_values
from tests.builds import compiled_only

TINY: dict[str, Any] = {
    "workers": 1,
    "tables": 8,
    "steps": 8,
    "width": 16,
    "blocks": 1,
    "batch": 32,
    "looks": 1,
    "rated": 2,
}


@pytest.mark.parametrize("trace", [0.0, 0.6, 1.0])
def test_returns_are_what_a_seats_next_decision_or_the_end_tells(trace: float) -> None:
    from entrepot.lab.learn.returns import returns

    dice = np.random.default_rng(7)
    steps, tables, most = 30, 5, 4
    counts = dice.integers(2, most + 1, tables)
    seats = np.array([[dice.integers(count) for count in counts] for _ in range(steps)])
    values = dice.normal(size=(steps, tables)).astype(np.float32)
    ends = dice.random((steps, tables)) < 0.15
    rewards = (dice.normal(size=(steps, tables, most)) * ends[..., None]).astype(np.float32)

    def told(step: int, table: int, seat: int) -> float | None:
        """The same, read plainly: go on until the seat decides again, or the game ends."""
        for later in range(step, steps):
            if later > step and seats[later, table] == seat:
                after, expected = told(later, table, seat), float(values[later, table])
                return expected if after is None else trace * after + (1 - trace) * expected
            if ends[later, table]:
                return float(rewards[later, table, seat])
        return None

    found, known = (np.asarray(array) for array in returns(values, seats, counts, ends, rewards, trace))
    for step in range(steps):
        for table, count in enumerate(counts):
            for turn in range(most):
                truth = told(step, table, (seats[step, table] + turn) % count) if turn < count else None
                assert known[step, table, turn] == (truth is not None)
                assert truth is None or found[step, table, turn] == pytest.approx(truth, abs=1e-4)


@compiled_only
def test_a_training_leaves_a_net_a_curve_and_a_state_to_go_on_from(tmp_path: Path) -> None:
    first = train(settings_for("carthage", lessons=2, **TINY), tmp_path).rows[-1]
    assert first["lessons"] == 2
    assert 0.0 <= first["2 greedy"] <= 1.0
    game = load("carthage")
    logits, values = Net(tmp_path / "net.npz").ask(np.zeros(game.encoding().layout.width, np.uint8))
    assert (len(logits), len(values)) == (len(game.moves), game.seats[-1])
    card = json.loads((tmp_path / "net.json").read_text(encoding="utf-8"))
    assert (card["layout"], card["box"]) == (game.encoding().layout.fingerprint, game.box.hash)
    assert card["sha256"] == hashlib.sha256((tmp_path / "net.npz").read_bytes()).hexdigest()
    assert card["settings"]["lessons"] == 2
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")
    further = train(settings_for("carthage", lessons=3, **TINY), tmp_path, resume=True).rows[-1]
    assert (further["lessons"], further["decisions"]) == (3, 1.5 * first["decisions"])
    assert read_curve(tmp_path / "curve.csv")[-1] == further


def test_another_seat_counts_the_same_returns_from_itself() -> None:
    import jax.numpy as jnp

    from entrepot.lab.learn.returns import turned

    found = jnp.array([[[0.1, 0.2, 0.3, 0.0], [1.0, 2.0, 3.0, 4.0]]])
    known = jnp.array([[[True, False, True, False], [True, True, False, True]]])
    worth, sure = turned(found, known, jnp.array([[1, 3]]), jnp.array([[0, 0]]), jnp.array([3, 4]))
    assert np.asarray(worth)[0, 0, :3].tolist() == pytest.approx([0.3, 0.1, 0.2])
    assert np.asarray(worth)[0, 1].tolist() == pytest.approx([2.0, 3.0, 4.0, 1.0])
    assert np.asarray(sure).tolist() == [[[True, True, False, False], [True, False, True, True]]]


@compiled_only
def test_a_training_of_values_leaves_values_of_that_net_and_they_become_better(tmp_path: Path) -> None:
    wrong: list[float] = []
    train(settings_for("carthage", lessons=1, **TINY), tmp_path)
    net = net_in(tmp_path, "carthage")
    settings = settings_for("carthage", values=True, lessons=8, **{**TINY, "tables": 64, "steps": 64, "batch": 512})
    train_values(
        settings, tmp_path, net, lambda progress: wrong.append(progress.figures["own"] / progress.figures["spread"])
    )
    assert wrong[-1] < 0.8 * max(wrong), f"since the first games ended: {wrong[2:]}"
    game = load("carthage")
    values = Net(tmp_path / "values.npz").values(np.zeros(game.encoding().layout.width, np.uint8))
    assert len(values) == game.seats[-1]
    card = json.loads((tmp_path / "values.json").read_text(encoding="utf-8"))
    assert card["of"] == hashlib.sha256(net.read_bytes()).hexdigest()
    assert card["sha256"] == hashlib.sha256((tmp_path / "values.npz").read_bytes()).hexdigest()


def test_values_are_of_the_net_in_the_folder_or_else_of_the_package(tmp_path: Path) -> None:
    assert net_in(tmp_path, "carthage").name == "carthage.npz"
    (tmp_path / "net.npz").write_bytes(b"")
    assert net_in(tmp_path, "carthage") == tmp_path / "net.npz"
    with pytest.raises(BadOption, match="no net of none in"):
        net_in(tmp_path / "empty", "none")


def test_values_of_a_net_that_does_not_fit_the_game_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="rows of"):
        train_values(settings_for("carthage", values=True, lessons=1, **TINY), tmp_path, net_in(tmp_path, "goa"))


def test_what_onlookers_see_travels_to_the_learner() -> None:
    settings = settings_for("goa", values=True, **TINY)
    tables = training_tables(settings, 0, 0)
    block = Block(1, settings.tables, tables.rows.shape[1], tables.masks.shape[1], 4, bytearray, onlookers=True)
    block.show(0, sent(tables))
    assert (block.views[0] == tables.views).all()
    assert (block.viewers[0] == tables.viewers).all()
    assert (block.viewers != block.seats).all()


@compiled_only
def test_the_same_seed_gives_the_same_net(tmp_path: Path) -> None:
    nets = []
    row = np.zeros(load("carthage").encoding().layout.width, np.uint8)
    for seed, folder in ((1, "one"), (1, "again"), (2, "other")):
        train(settings_for("carthage", lessons=2, seed=seed, **TINY), tmp_path / folder)
        nets.append(Net(tmp_path / folder / "net.npz").ask(row)[0])
    assert np.array_equal(nets[0], nets[1])
    assert not np.array_equal(nets[0], nets[2])


IN_A_CLUSTER = """
import sys
from functools import partial
from pathlib import Path
from entrepot.lab.learn.cluster import Cluster
from entrepot.lab.learn.settings import settings_for
from entrepot.lab.learn.training import train

train(settings_for("carthage", lessons=2), Path(sys.argv[1]), resume=True, hold=partial(Cluster, address="local"))
"""


@compiled_only
def test_a_cluster_goes_on_from_the_same_state_to_the_same_net(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="Ray has no package for this Python")
    here, there = tmp_path / "processes", tmp_path / "cluster"
    settings = settings_for("carthage", **{**TINY, "workers": 2})
    train(replace(settings, lessons=1), here)
    shutil.copytree(here, there)
    train(replace(settings, lessons=2), here, resume=True)
    # In a process of its own: Ray leaves things behind that would be warnings here.
    done = subprocess.run([sys.executable, "-c", IN_A_CLUSTER, there], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert (there / "net.npz").read_bytes() == (here / "net.npz").read_bytes()
    one, other = (
        [row[kind.name] for row in read_curve(folder / "curve.csv") for kind in KINDS] for folder in (here, there)
    )
    assert one == other


INTERRUPTED = """
import os, signal
from entrepot.lab.learn.processes import Processes
from entrepot.lab.learn.settings import settings_for

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)
    hands = Processes(settings_for("carthage", workers=2, tables=2, rated=1))
    try:
        os.killpg(0, signal.SIGINT)  # as a terminal does
        signal.pause()
    except KeyboardInterrupt:
        hands.stop()
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
def test_ctrl_c_is_for_the_process_that_learns(tmp_path: Path) -> None:
    program = tmp_path / "learn.py"
    program.write_text(INTERRUPTED, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(program)], capture_output=True, text=True, check=False, start_new_session=True, timeout=60
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_a_cluster_that_is_too_small_is_refused_with_a_sentence() -> None:
    cluster = SimpleNamespace(init=lambda **_: None, shutdown=lambda: None, cluster_resources=lambda: {"CPU": 4.0})
    with pytest.raises(BadOption, match="has 4 processors, but 9 workers are wanted"):
        join(cluster, "auto", 9)


def test_a_cluster_that_is_not_there_is_named() -> None:
    def init(**_: object) -> None:
        raise ConnectionError("nobody answers")

    with pytest.raises(BadOption, match=r"no Ray cluster at nowhere:1 .nobody answers."):
        join(SimpleNamespace(init=init), "nowhere:1", 1)


def test_a_curve_without_ratings_can_be_drawn(tmp_path: Path) -> None:
    draw([], "nothing yet", tmp_path / "empty.png")
    assert (tmp_path / "empty.png").exists()


@compiled_only
def test_twenty_lessons_beat_random_at_carthage(tmp_path: Path) -> None:
    """By lessons, not by the clock: a busy machine learns as much. On ours the net wins 0.9 of the games."""
    last = train(settings_for("carthage", small=True, lessons=20), tmp_path).rows[-1]
    assert last["2 random"] >= 0.8, last
