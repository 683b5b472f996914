"""Values for search: how good a position is for each seat, as one of them sees it, whoever is asked.

The values of a net are learned at the decisions of the seat that they are for. Search asks how a seat stands after its
turn, too, when another one decides; what that one expects for the seat is another opinion, of somebody who does not see
its hand, and the difference between the two is larger than that between two good moves. So a second net learns values
only: from the rows of the seats that are asked and of those that look on, while the first plays all seats, best move by
best move but for a few that are drawn.
"""

import time
from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from ...bots.search.learned import SOFTER
from .course import Progress
from .descent import Memory, blank_memory, descend
from .gathering import gather
from .hands import HALVES, Hands
from .net import Params, answer, value
from .returns import returns, turned
from .settings import Settings

FIGURES = ("own", "others", "spread")
"""The mean squares of how wrong the values of the own seat and of each other were, and of the returns themselves."""
POLICY = "policy."


class Sights(NamedTuple):
    """Sights of tables, one a line, and what they were worth to the seat and to the others."""

    rows: jax.Array
    returns: jax.Array
    known: jax.Array


@partial(jax.jit, static_argnames=("stray", "kind"))
def choose(
    policy: Params,
    params: Params,
    rows: jax.Array,
    masks: jax.Array,
    key: jax.Array,
    number: int,
    stray: float,
    kind: Any,
) -> tuple[jax.Array, jax.Array]:
    """A move for each row, the best or now and then another, as search would try it; and the own value."""
    logits = answer(policy, rows, masks, kind)[0]
    lot, draw = jax.random.split(jax.random.fold_in(key, number))
    strays = jax.random.uniform(lot, rows.shape[:1]) < stray
    drawn = jax.random.categorical(draw, jnp.where(masks, logits / SOFTER, logits))
    return jnp.where(strays, drawn, jnp.argmax(logits, axis=1)), value(params, rows, kind)[:, 0]


def loss(learned: Params, fixed: Params, lines: Sights, settings: Settings, kind: Any) -> tuple[jax.Array, jax.Array]:
    """How wrong the values are, and the figures."""
    values = value({**fixed, **learned}, lines.rows, kind)
    total = jnp.maximum(lines.known[:, 0].sum(), 1.0)
    errors = jnp.where(lines.known, (values - lines.returns) ** 2, 0.0)
    own, others = errors[:, 0].sum() / total, errors[:, 1:].sum() / total
    spread = jnp.where(lines.known[:, 0], lines.returns[:, 0] ** 2, 0.0).sum() / total
    each = errors[:, 1:].sum() / jnp.maximum(lines.known[:, 1:].sum(), 1.0)
    return own + settings.others * others, jnp.stack([own, each, spread])


@partial(jax.jit, static_argnames=("settings", "kind"), donate_argnames=("params", "memory"))
def lesson(
    params: Params, memory: Memory, lines: Sights, key: jax.Array, rate: jax.Array, settings: Settings, kind: Any
) -> tuple[Params, Memory, jax.Array]:
    """Go through lines a few times; the mean of the figures."""

    def wrong(learned: Params, fixed: Params, part: Sights) -> tuple[jax.Array, jax.Array]:
        return loss(learned, fixed, part, settings, kind)

    return descend(params, memory, lines, key, rate, settings, wrong)


class Valuing:
    """A training of values, at the tables that the hands hold; it begins with what the net that plays has learned."""

    def __init__(self, settings: Settings, hands: Hands, policy: Params) -> None:
        self.settings = settings
        self.hands = hands
        self.policy = policy
        self.params: Params = {name: jnp.array(array) for name, array in policy.items() if not name.startswith(POLICY)}
        self.memory = blank_memory(self.params)
        self.progress = Progress()
        self.kind = jnp.dtype(jnp.float32 if jax.default_backend() == "cpu" else jnp.bfloat16)
        self._key = jax.random.key(settings.seed)
        self._counts = jnp.asarray(np.tile(hands.counts, HALVES))

    def run(self) -> Iterator[Progress]:
        """Train until the time is over; says after every lesson how it stands."""
        settings, progress = self.settings, self.progress
        began = time.monotonic()
        while (part := progress.part(settings)) < 1.0:
            before = time.monotonic()
            self._key, key, again = jax.random.split(self._key, 3)
            lines = self._collect(key)
            rate = jnp.float32(settings.faded(settings.rate, settings.last_rate, part))
            self.params, self.memory, figures = lesson(
                self.params, self.memory, lines, again, rate, settings, self.kind
            )
            progress.figures = dict(zip(FIGURES, np.asarray(figures).tolist(), strict=True))
            progress.lessons += 1
            progress.decisions += len(lines.rows) // 2
            progress.speed = len(lines.rows) / 2 / (time.monotonic() - before)
            progress.seconds = time.monotonic() - began
            yield progress

    def stop(self) -> None:
        self.hands.stop()

    def _collect(self, key: jax.Array) -> Sights:
        """Play for a while; what was seen by those who were asked, and by those who looked on."""
        settings = self.settings

        def play(rows: jax.Array, masks: jax.Array, number: int) -> tuple[jax.Array, ...]:
            chosen: tuple[jax.Array, ...] = choose(
                self.policy, self.params, rows, masks, key, number, settings.stray, self.kind
            )
            return chosen

        found = gather(self.hands, settings.steps, play, ("views", "viewers"))
        views, viewers = found.also
        worth, known = returns(found.chosen[1], found.seats, self._counts, found.ends, found.rewards, settings.trace)
        seen, sure = turned(worth, known, found.seats, viewers.astype(jnp.int32), self._counts)
        lines = found.rows.shape[0] * found.rows.shape[1]

        def both(asked: jax.Array, looking: jax.Array) -> jax.Array:
            return jnp.concatenate([array.reshape(lines, *array.shape[2:]) for array in (asked, looking)])

        return Sights(both(found.rows, views), both(worth, seen), both(known, sure))
