"""How the net learns from a rollout: proximal policy optimisation, with Adam."""

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from .net import FIXED, Params, answer
from .settings import Settings

FIRST, SECOND, TINY = 0.9, 0.999, 1e-5
"""Adam's."""
FIGURES = ("policy", "value", "entropy", "clipped", "drift")


class Rollout(NamedTuple):
    """Decisions, one a line."""

    rows: jax.Array
    masks: jax.Array
    actions: jax.Array
    chances: jax.Array
    """The logarithm of the chance that the action had."""
    gains: jax.Array
    """How much better it went than expected."""
    returns: jax.Array
    known: jax.Array


class Memory(NamedTuple):
    """What Adam remembers of earlier gradients."""

    first: Params
    second: Params
    steps: jax.Array


def blank_memory(params: Params) -> Memory:
    def zeros() -> Params:
        return {name: jnp.zeros_like(array) for name, array in params.items() if name not in FIXED}

    return Memory(zeros(), zeros(), jnp.zeros((), jnp.int32))


def loss(
    learned: Params, fixed: Params, batch: Rollout, entropy: jax.Array, settings: Settings, kind: Any
) -> tuple[jax.Array, jax.Array]:
    """What is to become small, and the figures."""
    logits, values = answer({**fixed, **learned}, batch.rows, batch.masks, kind)
    chances = jax.nn.log_softmax(logits)
    chance = jnp.take_along_axis(chances, batch.actions[:, None], axis=1)[:, 0]
    counts = batch.known[:, 0]
    total = jnp.maximum(counts.sum(), 1.0)

    def mean(x: jax.Array) -> jax.Array:
        return jnp.where(counts, x, 0.0).sum() / total

    ratio = jnp.exp(chance - batch.chances)
    near = jnp.clip(ratio, 1.0 - settings.clip, 1.0 + settings.clip)
    policy = -mean(jnp.minimum(ratio * batch.gains, near * batch.gains))
    errors = jnp.where(batch.known, (values - batch.returns) ** 2, 0.0)
    value = mean(errors[:, 0]) + settings.others * errors[:, 1:].sum() / total
    spread = -mean((jnp.exp(chances) * jnp.maximum(chances, -50.0)).sum(axis=1))
    figures = jnp.stack(
        [policy, mean(errors[:, 0]), spread, mean(jnp.abs(ratio - 1.0) > settings.clip), mean(batch.chances - chance)]
    )
    return policy + settings.value * value - entropy * spread, figures


@partial(jax.jit, static_argnames=("settings", "kind"), donate_argnames=("params", "memory"))
def lesson(
    params: Params,
    memory: Memory,
    rollout: Rollout,
    key: jax.Array,
    rate: jax.Array,
    entropy: jax.Array,
    settings: Settings,
    kind: Any,
) -> tuple[Params, Memory, jax.Array]:
    """Go through a rollout a few times, in batches of random order; the mean of the figures."""
    size = len(rollout.actions)
    counts = rollout.known[:, 0]
    total = jnp.maximum(counts.sum(), 1.0)
    middle = jnp.where(counts, rollout.gains, 0.0).sum() / total
    spread = jnp.sqrt(jnp.where(counts, (rollout.gains - middle) ** 2, 0.0).sum() / total) + 1e-6
    rollout = rollout._replace(gains=(rollout.gains - middle) / spread)
    fixed = {name: params[name] for name in FIXED}
    learned = {name: array for name, array in params.items() if name not in FIXED}
    batch = min(settings.batch, size)
    batches = size // batch

    def one(carry: tuple[Params, Memory], chosen: jax.Array) -> tuple[tuple[Params, Memory], jax.Array]:
        learned, memory = carry
        part = Rollout(*[array[chosen] for array in rollout])
        (_, figures), slope = jax.value_and_grad(loss, has_aux=True)(learned, fixed, part, entropy, settings, kind)
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
