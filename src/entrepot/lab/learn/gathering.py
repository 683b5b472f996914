"""Playing for a while at all tables, and what was seen and told there."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from .hands import HALVES, Hands

Choose = Callable[[jax.Array, jax.Array, int], tuple[jax.Array, ...]]
"""A move for each row and mask, and whatever else is to be kept of the decision; the number is never the same twice."""


class Gathered(NamedTuple):
    """Decisions [steps, tables]: what was seen, what was chosen (and kept with it), and what came of it."""

    rows: jax.Array
    masks: jax.Array
    seats: jax.Array
    also: tuple[jax.Array, ...]
    """Other parts of the blocks, as they were asked for."""
    chosen: tuple[jax.Array, ...]
    ends: jax.Array
    rewards: jax.Array


def gather(hands: Hands, steps: int, choose: Choose, also: Sequence[str] = ()) -> Gathered:
    """Play so many decisions at every table. While the net thinks about one half, the workers play the other."""
    blocks = hands.blocks[:HALVES]
    names = ("rows", "masks", "seats", *also)
    seen: list[list[tuple[jax.Array, ...]]] = [[] for _ in blocks]
    told: list[list[tuple[np.ndarray, ...]]] = [[] for _ in blocks]
    for step in range(steps + 1):
        for half, block in enumerate(blocks):
            if step > 0:
                hands.wait()
                told[half].append((flat(block.ends).copy(), flat(block.rewards).copy()))
            if step == steps:
                continue
            shown = tuple(jnp.asarray(flat(getattr(block, name)).copy()) for name in names)
            chosen = choose(shown[0], shown[1], step * HALVES + half)
            seen[half].append((*shown, *chosen))
            block.actions[:] = np.asarray(chosen[0]).reshape(block.actions.shape)
            hands.play(half)
    rows, masks, seats, *others = joined(seen)
    ends, rewards = joined(told)
    return Gathered(
        rows, masks, seats.astype(jnp.int32), tuple(others[: len(also)]), tuple(others[len(also) :]), ends, rewards
    )


def joined(halves: Sequence[Sequence[tuple[jax.Array | np.ndarray, ...]]]) -> list[jax.Array]:
    """The tables of both halves side by side: of each thing an array of all steps."""
    return [
        jnp.concatenate([jnp.stack(part) for part in parts], axis=1)
        for parts in zip(*[list(zip(*half, strict=True)) for half in halves], strict=True)
    ]


def flat(array: np.ndarray) -> np.ndarray:
    """Without the index of the worker."""
    return array.reshape(-1, *array.shape[2:])
