"""A trained net in numpy: what a bot needs to ask it, and what an arena needs to ask about many rows at once."""

from contextlib import AbstractContextManager, nullcontext
from functools import cache
from pathlib import Path
from typing import IO, Any, final

import numpy as np
import numpy.typing as npt

from ..kernel.errors import BadOption
from ..kernel.game import Game

SCALE = ".scale"
"""After the name of a matrix of whole numbers: by what each of its columns is multiplied."""
FAR = 8.0
SMALL = np.float32(1e-5)
"""So that nothing is divided by zero."""

Floats = npt.NDArray[np.float32]


@cache
def _blas() -> Any:
    """The switch for the threads of numpy's matrix products; None where there is none beside numpy."""
    try:
        from threadpoolctl import ThreadpoolController
    except ModuleNotFoundError:
        return None
    return ThreadpoolController()


def one_thread() -> AbstractContextManager[object]:
    """Within it, numpy multiplies in one thread: more only wait for each other with so little to do."""
    blas = _blas()
    found: AbstractContextManager[object] = nullcontext() if blas is None else blas.limit(limits=1, user_api="blas")
    return found


@final
class Net:
    """The same net as `learn.net`, which says what its parts are."""

    def __init__(self, file: Path | IO[bytes]) -> None:
        with np.load(file) as data:
            arrays = {name: data[name] for name in data.files}
        self.arrays: dict[str, Floats] = {}
        for name, array in arrays.items():
            if name.endswith(SCALE):
                continue
            numbers = array.astype(np.float32)
            if name + SCALE in arrays:
                numbers *= arrays[name + SCALE]
            self.arrays[name] = numbers
        self._embedding = self.arrays["embedding"]
        self._numbers = len(self.arrays["mean"])
        self._blocks = sum(name.endswith(".up.weight") for name in self.arrays)
        self.moves = len(self.arrays.get("policy.bias", ()))
        """How many moves it weighs; 0 where it has values only."""
        self.size = sum(array.size for array in self.arrays.values())
        """How many numbers it is made of: the time of an answer goes by it."""
        self.width = self._numbers + (self.arrays["first.weight"].shape[0] - self._numbers) // self._embedding.shape[1]
        """How many cells a row has."""

    def ask(self, rows: npt.NDArray[np.uint8]) -> tuple[Floats, Floats]:
        """The logits of all moves, open or not, and the values of the seats, the own one first.

        For one row, or for many: then the first index of all three is the row.
        """
        with one_thread():
            x = self._seen(rows)
            return self._layer(x, "policy"), self._layer(x, "value")

    def values(self, rows: npt.NDArray[np.uint8]) -> Floats:
        """The values of the seats alone."""
        with one_thread():
            return self._layer(self._seen(rows), "value")

    def _seen(self, rows: npt.NDArray[np.uint8]) -> Floats:
        """What the heads are told of rows."""
        arrays = self.arrays
        x = np.clip((rows[..., : self._numbers] - arrays["mean"]) * arrays["scale"], -FAR, FAR)
        if rows.shape[-1] > self._numbers:
            things = self._embedding[rows[..., self._numbers :]]
            x = np.concatenate([x, things.reshape(*rows.shape[:-1], -1)], axis=-1)
        x = self._layer(x, "first")
        for block in range(self._blocks):
            inner = np.maximum(self._layer(self._norm(x, f"{block}.norm"), f"{block}.up"), 0.0)
            x = x + self._layer(inner, f"{block}.down")
        return np.maximum(self._norm(x, "last"), 0.0)

    def best(self, rows: npt.NDArray[np.uint8], masks: npt.NDArray[np.bool_]) -> npt.NDArray[np.intp]:
        """The open move that the net thinks best: for one row and mask, or for each of many."""
        return np.asarray(np.where(masks, self.ask(rows)[0], -np.inf).argmax(axis=-1))

    def _layer(self, x: Floats, name: str) -> Floats:
        result: Floats = x @ self.arrays[f"{name}.weight"] + self.arrays[f"{name}.bias"]
        return result

    def _norm(self, x: Floats, name: str) -> Floats:
        away = x - x.mean(axis=-1, keepdims=True)
        spread: Floats = np.sqrt((away * away).mean(axis=-1, keepdims=True) + SMALL)
        result: Floats = away / spread * self.arrays[f"{name}.weight"]
        return result + self.arrays[f"{name}.bias"]


def open_net(file: Path) -> Net:
    """The net in a file.

    :raises BadOption: when there is none.
    """
    try:
        return Net(file)
    except OSError as problem:
        raise BadOption("file_unreadable", {"file": str(file), "why": problem.strerror or str(problem)}) from None
    except Exception:  # there are many ways to be something else
        raise BadOption("not_a_net", {"file": str(file)}) from None


def check_rows(net: Net, game: Game) -> None:
    """Refuse a net that plays another game, has learned other rows of it, or plays nothing at all.

    :raises BadOption: says so.
    """
    layout = game.encoding().layout
    if net.width != layout.width:
        raise BadOption("net_other_rows", {"title": game.title, "width": layout.width, "has": net.width})
    if net.moves != len(game.moves):
        raise BadOption("net_other_moves", {"title": game.title, "moves": len(game.moves), "has": net.moves})
