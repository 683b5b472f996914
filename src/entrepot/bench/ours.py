"""Our own games, played at random by the one compiled loop that search uses too."""

import random
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from time import process_time

import entrepot
from entrepot.bots.search import SearchBot, guide_of
from entrepot.bots.trained import fits
from entrepot.kernel.rows import Writer

from .stopwatch import Subject

TABLES = 256
"""So many tables the vector environment plays at once."""
APART = 11
"""Of a random game, one in so many positions is written as a row."""
MOST_ROWS = 100
TRIES = 128
"""So many tries a search makes before it begins anew: about as many as bots make for a move."""


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

    search: dict[str, Callable[[int], Callable[[], tuple[float, int]]]] = {}
    if seats == game.seats[-1]:
        if game.worth is not None and game.estimate is not None:
            search["tries"] = partial(open_search, game, seats, False)
        if find_spec("numpy") and fits(game):
            search["tries_net"] = partial(open_search, game, seats, True)
    if game.encode is None:
        return Subject(deal, halfway, search=search)
    vector = partial(open_vector, game, seats) if find_spec("numpy") else None
    return Subject(deal, halfway, partial(rows_of, game, seats), vector, search)


def open_search(game: entrepot.Game, seats: int, net: bool, seed: int) -> Callable[[], tuple[float, int]]:
    """The search of the bots for the first move of a game, in one process: each time anew, in another deal."""
    dice = entrepot.Dice(seed)
    if net:
        guide_of(game)

    def think() -> tuple[float, int]:
        position = game.start(seats, dice.seed(), {})
        sight = entrepot.Sight(game, position, position.waiting()[0])
        bot = SearchBot(dice.seed(), iterations=TRIES, net=net)
        start = process_time()
        tree = bot.think(sight)
        return process_time() - start, sum(tree.root.counts)

    return think


def rows_of(game: entrepot.Game, seats: int) -> tuple[Callable[[], object], int]:
    """Positions from all over a game, each written as the row of the seat that is asked."""
    encoding = game.encoding()
    rows = Writer(encoding.width)
    position = game.start(seats, 1, {})
    position.telling = False
    dice = entrepot.Dice(1)
    met: list[tuple[entrepot.Position, int]] = []
    moment = 0
    while not position.over and len(met) < MOST_ROWS:
        seat = position.waiting()[0]
        if moment % APART == 0:
            met.append((position.copy(), seat))
        moves = encoding.open_moves(position, seat)
        position.play(seat, moves[dice.below(len(moves))])
        moment += 1

    def write() -> None:
        for there, seat in met:
            encoding.write(there, seat, rows, 0)

    return write, len(met)


def open_vector(game: entrepot.Game, seats: int, seed: int) -> Callable[[], tuple[float, int]]:
    """Many tables whose seats are all played at random from outside: only the steps are timed."""
    import numpy as np

    from entrepot.lab import vector

    tables = vector(game, TABLES, seats, seed)
    chance = np.random.default_rng(seed)

    def step() -> tuple[float, int]:
        actions = np.where(tables.masks, chance.random(tables.masks.shape, np.float32), 0).argmax(axis=1)
        start = process_time()
        tables.step(actions)
        return process_time() - start, TABLES

    return step
