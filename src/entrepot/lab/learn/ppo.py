"""How the net learns from a rollout: proximal policy optimisation."""

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from .descent import Memory, descend
from .net import Params, answer
from .settings import Settings

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
    counts = rollout.known[:, 0]
    total = jnp.maximum(counts.sum(), 1.0)
    middle = jnp.where(counts, rollout.gains, 0.0).sum() / total
    spread = jnp.sqrt(jnp.where(counts, (rollout.gains - middle) ** 2, 0.0).sum() / total) + 1e-6
    rollout = rollout._replace(gains=(rollout.gains - middle) / spread)

    def judged(learned: Params, fixed: Params, part: Rollout) -> tuple[jax.Array, jax.Array]:
        return loss(learned, fixed, part, entropy, settings, kind)

    return descend(params, memory, rollout, key, rate, settings, judged)
