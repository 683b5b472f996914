"""The net: from rows and masks to a policy and a value for each seat.

Its parameters are a flat dictionary of arrays, by the names under which they are stored. Numbers of a row are brought
to mean 0 and spread 1; categories look up a vector of one shared table. Then a layer, residual blocks (norm, layer,
ReLU, layer that begins at zero), a norm, and the two heads. The first value is that of the seat that is asked, the
others follow clockwise.
"""

from typing import TypeAlias

import jax
import jax.numpy as jnp
import numpy as np

from ...kernel.layout import Layout
from .settings import Settings

Params: TypeAlias = dict[str, jax.Array]

FIXED = ("mean", "scale")
"""What is measured, not learned."""
FAR = 8.0
"""Numbers are cut so many spreads away from their mean."""
SHUT = -1e9
"""The logit of a move that is not open."""
SMALLEST_SPREAD = 0.15


def fresh(settings: Settings, layout: Layout, moves: int, seats: int, seed: int) -> Params:
    """A net that has learned nothing yet."""
    dice = np.random.default_rng(seed)

    def layer(into: int, out: int, size: float = 1.0) -> np.ndarray:
        return np.asarray(dice.uniform(-1.0, 1.0, (into, out)) * size / np.sqrt(into))

    width, inputs = settings.width, layout.numbers + layout.slots * settings.embedding
    arrays: dict[str, np.ndarray] = {
        "mean": np.zeros(layout.numbers),
        "scale": np.ones(layout.numbers),
        "embedding": dice.normal(size=(layout.categories, settings.embedding)),
        "first.weight": layer(inputs, width),
        "first.bias": np.zeros(width),
    }
    for block in range(settings.blocks):
        arrays |= {
            f"{block}.norm.weight": np.ones(width),
            f"{block}.norm.bias": np.zeros(width),
            f"{block}.up.weight": layer(width, width),
            f"{block}.up.bias": np.zeros(width),
            f"{block}.down.weight": np.zeros((width, width)),
            f"{block}.down.bias": np.zeros(width),
        }
    arrays |= {
        "last.weight": np.ones(width),
        "last.bias": np.zeros(width),
        "policy.weight": layer(width, moves, 0.05),
        "policy.bias": np.zeros(moves),
        "value.weight": layer(width, seats, 0.1),
        "value.bias": np.zeros(seats),
    }
    return {name: jnp.asarray(array, jnp.float32) for name, array in arrays.items()}


def answer(params: Params, rows: jax.Array, masks: jax.Array, kind: jnp.dtype) -> tuple[jax.Array, jax.Array]:
    """Logits of all moves and values of all seats, for many rows at once. `kind`: of the numbers in large products."""
    x = seen(params, rows, kind)
    return jnp.where(masks, layer(params, x, "policy", kind), SHUT), layer(params, x, "value", kind)


def value(params: Params, rows: jax.Array, kind: jnp.dtype) -> jax.Array:
    """The values alone, of a net that may have no policy."""
    return layer(params, seen(params, rows, kind), "value", kind)


def layer(params: Params, x: jax.Array, name: str, kind: jnp.dtype) -> jax.Array:
    product = jnp.matmul(x.astype(kind), params[f"{name}.weight"].astype(kind), preferred_element_type=jnp.float32)
    return product + params[f"{name}.bias"]


def seen(params: Params, rows: jax.Array, kind: jnp.dtype) -> jax.Array:
    """What the heads are told of each row."""

    def norm(x: jax.Array, name: str) -> jax.Array:
        away = x - x.mean(axis=-1, keepdims=True)
        spread = jnp.sqrt((away * away).mean(axis=-1, keepdims=True) + 1e-5)
        return away / spread * params[f"{name}.weight"] + params[f"{name}.bias"]

    numbers = params["mean"].shape[0]
    x = jnp.clip((rows[:, :numbers] - params["mean"]) * params["scale"], -FAR, FAR)
    if rows.shape[1] > numbers:
        things = params["embedding"][rows[:, numbers:].astype(jnp.int32)]
        x = jnp.concatenate([x, things.reshape(rows.shape[0], -1)], axis=1)
    x = layer(params, x, "first", kind)
    block = 0
    while f"{block}.up.weight" in params:
        inner = jax.nn.relu(layer(params, norm(x, f"{block}.norm"), f"{block}.up", kind))
        x = x + layer(params, inner, f"{block}.down", kind)
        block += 1
    return jax.nn.relu(norm(x, "last"))


class Looks:
    """The mean and spread of each number of a row, taken from the first rollouts."""

    def __init__(self, numbers: int) -> None:
        self.count = 0
        self.sum = np.zeros(numbers)
        self.squares = np.zeros(numbers)

    def take(self, rows: np.ndarray) -> None:
        numbers = rows[:, : len(self.sum)].astype(np.float64)
        self.count += len(numbers)
        self.sum += numbers.sum(axis=0)
        self.squares += (numbers * numbers).sum(axis=0)

    def put(self, params: Params) -> Params:
        mean = self.sum / self.count
        spread = np.sqrt(np.maximum(self.squares / self.count - mean * mean, 0.0))
        scale = 1.0 / np.maximum(spread, SMALLEST_SPREAD)
        return {**params, "mean": jnp.asarray(mean, jnp.float32), "scale": jnp.asarray(scale, jnp.float32)}
