"""How strong a net is: games against frozen opponents, on deals of their own."""

from collections.abc import Callable

import numpy as np

from .hands import KINDS, RATED, Hands, own_seats
from .settings import Settings

Best = Callable[[np.ndarray, np.ndarray], np.ndarray]
"""The best move of a net for each of many rows and masks."""


def rate(hands: Hands, settings: Settings, best: Best, seed: int) -> dict[str, float]:
    """The share of wins in each kind of game. Each table counts once, when its first game ends."""
    block = hands.blocks[RATED]
    hands.deal(seed)
    own = own_seats(settings.rated)
    shares = np.full(block.ends.shape, np.nan)
    while True:
        hands.wait()
        won = np.take_along_axis(block.wins, np.broadcast_to(own, block.ends.shape)[..., None], axis=2)[..., 0]
        first = block.ends & np.isnan(shares)
        shares[first] = won[first]
        if not np.isnan(shares).any():
            break
        flat = block.actions.size
        block.actions[:] = best(block.rows.reshape(flat, -1), block.masks.reshape(flat, -1)).reshape(
            block.actions.shape
        )
        hands.play(RATED)
    parts = shares.reshape(settings.workers, len(KINDS), settings.rated)
    return {kind.name: float(parts[:, number].mean()) for number, kind in enumerate(KINDS)}
