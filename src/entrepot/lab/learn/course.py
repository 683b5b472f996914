"""A training from beginning to end: play, learn, and now and then be rated."""

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from ...games import load
from .descent import Memory, blank_memory
from .gathering import gather
from .hands import HALVES, Hands
from .net import Looks, Params, answer, fresh
from .ppo import FIGURES, Rollout, lesson
from .rating import rate
from .returns import returns
from .settings import Settings

LOOKED_AT = 100_000
"""So many rows of a rollout are enough for its mean and spread."""
RATING_SEEDS = 77_000_000
"""Ratings have deals of their own, the same each time."""


@dataclass
class Progress:
    """How far a training has come."""

    seconds: float = 0.0
    lessons: int = 0
    decisions: int = 0
    speed: float = 0.0
    """Decisions a second, learning included, in the last lesson."""
    figures: dict[str, float] = field(default_factory=dict)
    """What the last lesson said of itself."""
    strength: dict[str, float] = field(default_factory=dict)
    """The last rating; empty where none was made this time."""

    def part(self, settings: Settings) -> float:
        """How much of the training is over, from 0 to 1 and a little beyond."""
        return self.lessons / settings.lessons if settings.lessons else self.seconds / (settings.minutes * 60)

    def as_row(self) -> dict[str, float]:
        return {
            "seconds": round(self.seconds, 1), "lessons": self.lessons, "decisions": self.decisions,
            **{name: round(share, 4) for name, share in self.strength.items()},
            **{name: round(figure, 5) for name, figure in self.figures.items()},
        }  # fmt: skip


@partial(jax.jit, static_argnames="kind")
def play(
    params: Params, rows: jax.Array, masks: jax.Array, key: jax.Array, number: int, kind: Any
) -> tuple[jax.Array, jax.Array, jax.Array]:
    """A move for each row, as likely as the net thinks it good; its logarithmic chance; the own value."""
    logits, values = answer(params, rows, masks, kind)
    actions = jax.random.categorical(jax.random.fold_in(key, number), logits)
    chances = jnp.take_along_axis(jax.nn.log_softmax(logits), actions[:, None], axis=1)[:, 0]
    return actions, chances, values[:, 0]


@partial(jax.jit, static_argnames="kind")
def best(params: Params, rows: jax.Array, masks: jax.Array, kind: Any) -> jax.Array:
    """The move that the net thinks best, for each row."""
    return jnp.argmax(answer(params, rows, masks, kind)[0], axis=1)


class Course:
    """One training, at the tables that the hands hold. `params` are the net as it is now."""

    def __init__(
        self, settings: Settings, hands: Hands, params: Params | None = None, progress: Progress | None = None
    ) -> None:
        game = load(settings.game)
        layout = game.encoding().layout
        self.settings = settings
        self.hands = hands
        self.kind = jnp.dtype(jnp.float32 if jax.default_backend() == "cpu" else jnp.bfloat16)
        self.params = params or fresh(settings, layout, len(game.moves), self.hands.seats, settings.seed)
        self.memory: Memory = blank_memory(self.params)
        self.progress = progress or Progress()
        self._looks = Looks(layout.numbers) if params is None else None
        self._key = jax.random.key(settings.seed + self.progress.lessons)
        counts = np.tile(self.hands.counts, HALVES)
        self._counts = jnp.asarray(counts)

    def run(self) -> Iterator[Progress]:
        """Train until the time is over; says after every lesson, and after the last rating, how it stands."""
        settings, progress = self.settings, self.progress
        before = progress.seconds
        began = time.monotonic()
        rated = before
        while True:
            progress.seconds = before + time.monotonic() - began
            over = progress.part(settings) >= 1.0
            progress.strength = {}
            if over or progress.seconds - rated >= settings.rate_every:
                rated = progress.seconds
                progress.strength = self.rate()
            if over:
                yield progress
                return
            self._lesson()
            progress.seconds = before + time.monotonic() - began
            yield progress

    def rate(self) -> dict[str, float]:
        def choose(rows: np.ndarray, masks: np.ndarray) -> np.ndarray:
            return np.asarray(best(self.params, rows, masks, self.kind))

        return rate(self.hands, self.settings, choose, RATING_SEEDS)

    def stop(self) -> None:
        self.hands.stop()

    def _lesson(self) -> None:
        settings, progress = self.settings, self.progress
        began = time.monotonic()
        rollout, rows = self._collect()
        if self._looks is not None and self._needs_looks:
            self._looks.take(rows)
            self.params = self._looks.put(self.params)
        part = progress.part(settings)
        self._key, key = jax.random.split(self._key)
        if self._looks is None or progress.lessons > 0:  # the first rollout only shows what rows look like
            self.params, self.memory, figures = lesson(
                self.params,
                self.memory,
                rollout,
                key,
                jnp.float32(settings.faded(settings.rate, settings.last_rate, part)),
                jnp.float32(settings.faded(settings.entropy, settings.last_entropy, part)),
                settings,
                self.kind,
            )
            progress.figures = dict(zip(FIGURES, np.asarray(figures).tolist(), strict=True))
        progress.lessons += 1
        progress.decisions += len(rollout.actions)
        progress.speed = len(rollout.actions) / (time.monotonic() - began)

    def _collect(self) -> tuple[Rollout, np.ndarray]:
        """Play for a while, and find out what each decision was worth."""
        settings = self.settings
        self._key, key = jax.random.split(self._key)

        def choose(rows: jax.Array, masks: jax.Array, number: int) -> tuple[jax.Array, ...]:
            chosen: tuple[jax.Array, ...] = play(self.params, rows, masks, key, number, self.kind)
            return chosen

        found = gather(self.hands, settings.steps, choose)
        actions, chances, values = found.chosen
        worth, known = returns(values, found.seats, self._counts, found.ends, found.rewards, settings.trace)
        lines = settings.steps * values.shape[1]
        arrays = (found.rows, found.masks, actions, chances, worth[..., 0] - values, worth, known)
        rollout = Rollout(*[array.reshape(lines, *array.shape[2:]) for array in arrays])
        sample = np.asarray(rollout.rows[:: max(1, lines // LOOKED_AT)]) if self._needs_looks else np.zeros((0, 0))
        return rollout, sample

    @property
    def _needs_looks(self) -> bool:
        return self._looks is not None and self.progress.lessons < self.settings.looks
