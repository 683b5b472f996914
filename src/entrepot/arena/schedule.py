"""Who sits where in which game, and with which seeds: fixed before the first game, whoever plays it."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from entrepot import Dice


@dataclass(frozen=True)
class Pairing:
    """One game to play: the entrant of every seat by its place in the list, and all seeds."""

    number: int
    lineup: tuple[int, ...]
    deal_seed: int
    bot_seeds: tuple[int, ...]


def lineups(entrants: int, seats: int) -> list[tuple[int, ...]]:
    """Seatings after which every entrant has sat in every seat equally often, against all others.

    Fewer entrants than seats: some sit twice, in turns. More: every selection of them plays.
    """
    if entrants <= seats:
        return [tuple((seat + turn) % entrants for seat in range(seats)) for turn in range(entrants)]
    return [
        tuple(chosen[(seat + turn) % seats] for seat in range(seats))
        for chosen in combinations(range(entrants), seats)
        for turn in range(seats)
    ]


def schedule(entrants: int, seats: int, games: int, seed: int) -> Iterator[Pairing]:
    """The games of a contest. One deal is played by all seatings before the next one: luck is shared out."""
    seatings = lineups(entrants, seats)
    dice = Dice(seed)
    deal_seed = 0
    for number in range(games):
        if number % len(seatings) == 0:
            deal_seed = dice.seed()
        bot_seeds = tuple(dice.seed() for _ in range(seats))
        yield Pairing(number, seatings[number % len(seatings)], deal_seed, bot_seeds)
