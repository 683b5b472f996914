"""Going down a slope in small steps: Adam, in batches of random order."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import jax
import jax.numpy as jnp

from .net import FIXED, Params
from .settings import Settings

FIRST, SECOND, TINY = 0.9, 0.999, 1e-5
"""Adam's."""

Lines = TypeVar("Lines", bound=tuple[Any, ...])
"""Arrays of equal length, by name: what there is to learn from, one thing a line."""


class Memory(NamedTuple):
    """What Adam remembers of earlier gradients."""

    first: Params
    second: Params
    steps: jax.Array


def blank_memory(params: Params) -> Memory:
    def zeros() -> Params:
        return {name: jnp.zeros_like(array) for name, array in params.items() if name not in FIXED}

    return Memory(zeros(), zeros(), jnp.zeros((), jnp.int32))


def descend(
    params: Params,
    memory: Memory,
    lines: Lines,
    key: jax.Array,
    rate: jax.Array,
    settings: Settings,
    loss: Callable[[Params, Params, Lines], tuple[jax.Array, jax.Array]],
) -> tuple[Params, Memory, jax.Array]:
    """Go through lines a few times; the mean of the figures.

    `loss`: of what is learned, what is fixed and some lines, what is to become small, and figures.
    """
    size = len(lines[0])
    fixed = {name: params[name] for name in FIXED}
    learned = {name: array for name, array in params.items() if name not in FIXED}
    batch = min(settings.batch, size)
    batches = size // batch

    def one(carry: tuple[Params, Memory], chosen: jax.Array) -> tuple[tuple[Params, Memory], jax.Array]:
        learned, memory = carry
        part = type(lines)(*[array[chosen] for array in lines])
        (_, figures), slope = jax.value_and_grad(loss, has_aux=True)(learned, fixed, part)
        length = jnp.sqrt(sum(jnp.sum(array * array) for array in slope.values()))
        slope = jax.tree.map(lambda array: array * jnp.minimum(1.0, settings.gradient / (length + 1e-6)), slope)
        return adam(learned, memory, slope, rate), figures

    orders = [jax.random.permutation(part, size)[: batches * batch] for part in jax.random.split(key, settings.epochs)]
    order = jnp.stack(orders).reshape(settings.epochs * batches, batch)
    (learned, memory), figures = jax.lax.scan(one, (learned, memory), order)
    return {**fixed, **learned}, memory, figures.mean(axis=0)


def adam(learned: Params, memory: Memory, slope: Params, rate: jax.Array) -> tuple[Params, Memory]:
    steps = memory.steps + 1
    first = jax.tree.map(lambda old, new: FIRST * old + (1.0 - FIRST) * new, memory.first, slope)
    second = jax.tree.map(lambda old, new: SECOND * old + (1.0 - SECOND) * new * new, memory.second, slope)
    size = rate * jnp.sqrt(1.0 - SECOND**steps) / (1.0 - FIRST**steps)
    moved = jax.tree.map(lambda array, a, b: array - size * a / (jnp.sqrt(b) + TINY), learned, first, second)
    return moved, Memory(first, second, steps)
