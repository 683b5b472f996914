"""Our own games, played at random by the one compiled loop that search uses too."""

import random
from collections.abc import Callable
from functools import partial

import entrepot

from .stopwatch import Subject


def open_game(name: str, seats: int) -> Subject:
    """A game with so many seats and its options as they come.

    A table's own position tells its events, for people; search plays on a copy, which is silent. So do we.
    """
    game = entrepot.load(name)

    def deal(seed: int) -> Callable[[], int]:
        return partial(entrepot.playout, game.deal(seats=seats, seed=seed).position.copy(), seed)

    def halfway() -> Callable[[], object]:
        half = deal(1)() // 2
        position = game.deal(seats=seats, seed=1).position.copy()
        for _ in range(half):
            if position.over:
                break
            seat = random.choice(position.waiting())
            position.play(seat, random.choice(position.moves(seat)))
        return position.copy

    return Subject(deal, halfway)
