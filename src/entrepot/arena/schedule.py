"""Who sits where in which game, and with which seeds: fixed before the first game, whoever plays it.

There are three manners of a contest:

- together: all at one table, or, where there are more entrants than seats, every selection of them in turn.
- pairs: a round robin. Of each pair each one sits alone against the other at all other seats, so that a share of wins
  says how one does against the other and no third one is in it. With two seats that is the usual game of two.
- hero: the first entrant alone against each of the others, who fills all other seats.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Literal

from entrepot import Dice

Manner = Literal["together", "pairs", "hero"]
Lineup = tuple[int, ...]


@dataclass(frozen=True)
class Pairing:
    """One game to play: the entrant of every seat by its place in the list, and all seeds."""

    number: int
    lineup: Lineup
    deal_seed: int
    bot_seeds: tuple[int, ...]


def lineups(entrants: int, seats: int) -> list[Lineup]:
    """Seatings of all together, after which every entrant has sat in every seat equally often, against all others.

    Fewer entrants than seats: some sit twice, in turns. More: every selection of them plays, in an order that lets
    all of them play about equally often in a contest that ends before all selections have played.
    """
    if entrants <= seats:
        return [tuple((seat + turn) % entrants for seat in range(seats)) for turn in range(entrants)]
    selections = list(combinations(range(entrants), seats))
    order = list(range(len(selections)))
    Dice(1).shuffle(order)
    return [
        tuple(selections[number][(seat + turn) % seats] for seat in range(seats))
        for number in order
        for turn in range(seats)
    ]


def alone(one: int, other: int, seats: int) -> list[Lineup]:
    """One in every seat in turn, the other in all other seats."""
    return [tuple(one if seat == own else other for seat in range(seats)) for own in range(seats)]


def groups(entrants: int, seats: int, manner: Manner) -> list[list[Lineup]]:
    """The seatings of a contest, in groups that play the same number of games on the same deals."""
    if manner == "together":
        return [lineups(entrants, seats)]
    if manner == "hero":
        return [alone(0, other, seats) for other in range(1, entrants)]
    return [
        alone(one, other, seats) + (alone(other, one, seats) if seats > 2 else [])
        for one, other in combinations(range(entrants), 2)
    ]


def schedule(entrants: int, seats: int, games: int, seed: int, manner: Manner = "together") -> Iterator[Pairing]:
    """The games of a contest, so many for each group of seatings; all groups have the same deals and seeds.

    One deal is played by all seatings of a group before the next one: luck is shared out.
    """
    for place, seatings in enumerate(groups(entrants, seats, manner)):
        dice = Dice(seed)
        deal_seed = 0
        for number in range(games):
            if number % len(seatings) == 0:
                deal_seed = dice.seed()
            bot_seeds = tuple(dice.seed() for _ in range(seats))
            yield Pairing(place * games + number, seatings[number % len(seatings)], deal_seed, bot_seeds)
