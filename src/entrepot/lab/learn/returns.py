"""What each decision turned out to be worth.

A seat's decisions at a table follow each other with the others' between them. What a decision is worth is told by the
seat's next one, or by the end of the game: so each table carries, for each of its seats, what the next decision of that
seat knew. A seat's last decision in an unfinished rollout has no successor there, and is left out.
"""

from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames="trace")
def returns(
    values: jax.Array, seats: jax.Array, counts: jax.Array, ends: jax.Array, rewards: jax.Array, trace: float
) -> tuple[jax.Array, jax.Array]:
    """For each step and table: the return of each seat, the own one first, and whether it is known.

    `values`: what the net expected for the seat that was asked [steps, tables]; `seats`: that seat; `counts`: how many
    seats the table has [tables]; `ends` and `rewards` [steps, tables(, seats)]: what came of the answer.
    """
    tables, most = values.shape[1], rewards.shape[2]
    others = jnp.arange(most)

    def back(
        carry: tuple[jax.Array, jax.Array], step: tuple[jax.Array, ...]
    ) -> tuple[tuple[jax.Array, jax.Array], tuple[jax.Array, jax.Array]]:
        after, known = carry  # the return of each seat from here on
        value, seat, ended, reward = step
        after = jnp.where(ended[:, None], reward, after)
        known = known | ended[:, None]
        clockwise = (seat[:, None] + others) % counts[:, None]
        turned = jnp.take_along_axis(after, clockwise, axis=1)
        sure = jnp.take_along_axis(known, clockwise, axis=1) & (others < counts[:, None])
        own = others == seat[:, None]
        # Before this decision, the seat's return is partly what came, partly what the net expected of it here.
        mixed = trace * turned[:, :1] + (1.0 - trace) * value[:, None]
        before = jnp.where(sure[:, :1], mixed, value[:, None])
        return (jnp.where(own, before, after), known | own), (turned, sure)

    start = (jnp.zeros((tables, most)), jnp.zeros((tables, most), bool))
    _, (found, known) = jax.lax.scan(back, start, (values, seats, ends, rewards), reverse=True)
    return found, known


def turned(
    found: jax.Array, known: jax.Array, seats: jax.Array, viewers: jax.Array, counts: jax.Array
) -> tuple[jax.Array, jax.Array]:
    """Returns of the seats that were asked, own first, as others count them: those who looked on, own first."""
    others = jnp.arange(found.shape[-1])
    clockwise = (viewers[..., None] - seats[..., None] + others) % counts[:, None]
    sure = jnp.take_along_axis(known, clockwise, axis=-1) & (others < counts[:, None])
    return jnp.take_along_axis(found, clockwise, axis=-1), sure
