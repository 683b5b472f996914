"""Files of a training: the state to go on from, and the net as the bots load it."""

import hashlib
import json
from pathlib import Path
from typing import Any

import jax.numpy as jnp
import numpy as np

from ...bots.net import SCALE, check_rows, open_net
from ...games import load
from ...kernel.game import Game
from .course import Course, Progress
from .descent import Memory
from .hands import Hold
from .net import Params
from .settings import Settings
from .valuing import Valuing

STATE = "state.npz"
NET = "net.npz"
CARD = "net.json"
VALUES_NET = "values.npz"
VALUES_CARD = "values.json"
LONGEST_NUMBER = 127


def keep(course: Course, folder: Path) -> None:
    """Write the state of a training, whole or not at all."""
    folder.mkdir(parents=True, exist_ok=True)
    memory = course.memory
    arrays: dict[str, Any] = {f"net/{name}": np.asarray(array) for name, array in course.params.items()}
    arrays |= {f"first/{name}": np.asarray(array) for name, array in memory.first.items()}
    arrays |= {f"second/{name}": np.asarray(array) for name, array in memory.second.items()}
    about = {"settings": course.settings.as_data(), "progress": course.progress.as_row(), "steps": int(memory.steps)}
    beside = folder / f"{STATE}.part.npz"
    np.savez(beside, about=np.array(json.dumps(about)), **arrays)
    beside.replace(folder / STATE)


def take_up(folder: Path, minutes: float, lessons: int, hold: Hold) -> Course:
    """Go on with a training where it stopped, with fresh tables, until it has taken so long in all."""
    with np.load(folder / STATE) as data:
        about = json.loads(str(data["about"]))
        parts = {name: data[name] for name in data.files if name != "about"}

    usual = about["settings"]
    settings = Settings(**{**usual, "seats": tuple(usual["seats"]), "minutes": minutes, "lessons": lessons})
    hands = hold(settings)

    def part(kind: str) -> Params:
        return {
            name.partition("/")[2]: jnp.asarray(array) for name, array in parts.items() if name.startswith(f"{kind}/")
        }

    reached = about["progress"]
    progress = Progress(reached["seconds"], int(reached["lessons"]), int(reached["decisions"]))
    course = Course(settings, hands, part("net"), progress)
    course.memory = Memory(part("first"), part("second"), jnp.int32(about["steps"]))
    return course


def write_net(params: Params, file: Path) -> None:
    """A net as bots load it: large matrices as whole numbers from -127 to 127, with a scale for each column."""
    arrays: dict[str, Any] = {}
    for name, array in params.items():
        numbers = np.asarray(array, np.float32)
        if numbers.ndim < 2:
            arrays[name] = numbers
            continue
        scale = np.maximum(np.abs(numbers).max(axis=0), 1e-12) / LONGEST_NUMBER
        arrays[name] = np.round(numbers / scale).astype(np.int8)
        arrays[name + SCALE] = scale.astype(np.float32)
    np.savez_compressed(file, **arrays)


def read_net(file: Path, game: Game) -> Params:
    """A net of a game that was written.

    :raises BadOption: when there is none, or it does not fit the game.
    """
    net = open_net(file)
    check_rows(net, game)
    return {name: jnp.asarray(array) for name, array in net.arrays.items()}


def write_card(course: Course | Valuing, net: Path, file: Path, player: Path | None = None) -> None:
    """What a net is and how it came about; `entrepot strength` adds how strong it is.

    `player`: for values, the net that played while they were learned.
    """
    game = load(course.settings.game)
    card = {
        "game": game.name,
        "rules": game.version,
        "box": game.box.hash,
        "layout": game.encoding().layout.fingerprint,
        "sha256": checksum(net),
        **({} if player is None else {"of": checksum(player), "errors": rounded(course.progress.figures)}),
        "settings": course.settings.as_data(),
        "decisions": course.progress.decisions,
        "seconds": round(course.progress.seconds, 1),
    }
    file.write_text(json.dumps(card, indent=2) + "\n", encoding="utf-8")


def checksum(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def rounded(figures: dict[str, float]) -> dict[str, float]:
    return {name: round(figure, 5) for name, figure in figures.items()}
