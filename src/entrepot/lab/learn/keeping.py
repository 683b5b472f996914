"""Files of a training: the state to go on from, and the net as the bots load it."""

import json
from pathlib import Path
from typing import Any

import jax.numpy as jnp
import numpy as np

from ...bots.net import SCALE
from .course import Course, Progress
from .net import Params
from .ppo import Memory
from .settings import Settings

STATE = "state.npz"
NET = "net.npz"
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


def take_up(folder: Path, minutes: float, lessons: int) -> Course:
    """Go on with a training where it stopped, with fresh tables, until it has taken so long in all."""
    with np.load(folder / STATE) as data:
        about = json.loads(str(data["about"]))
        parts = {name: data[name] for name in data.files if name != "about"}

    def part(kind: str) -> Params:
        return {
            name.partition("/")[2]: jnp.asarray(array) for name, array in parts.items() if name.startswith(f"{kind}/")
        }

    usual = about["settings"]
    given = {**usual, "seats": tuple(usual["seats"]), "minutes": minutes, "lessons": lessons}
    reached = about["progress"]
    progress = Progress(reached["seconds"], int(reached["lessons"]), int(reached["decisions"]))
    course = Course(Settings(**given), part("net"), progress)
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
