"""Ratings of entrants who meet in games of any number of seats: OpenSkill's Plackett-Luce update (Weng and Lin, 2011).

Bots do not grow stronger or weaker while they play, so nothing is added to the doubt from game to game (tau is 0), and
games are rated in a shuffled order, so that no entrant's rating hangs on who met whom first.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt

from entrepot import Dice

from .match import Outcome

MEAN = 25.0
DOUBT = MEAN / 3
LUCK = MEAN / 6
"""How far apart two entrants are, of whom the stronger one beats the other about three times in four (beta)."""
LEAST = 1e-4
"""What is left at least of a squared doubt after a game (kappa)."""
ORDER = 1
"""The seed of the order in which games are rated."""


@dataclass(frozen=True)
class Rating:
    """What is believed of an entrant's strength: the mean, and the doubt in it (one standard deviation)."""

    mean: float = MEAN
    doubt: float = DOUBT

    def as_data(self) -> dict[str, float]:
        return {"mean": round(self.mean, 3), "doubt": round(self.doubt, 3)}


def ranks(outcome: Outcome) -> tuple[int, ...]:
    """The place of each seat, 0 for the winners; behind them by points."""
    keys = [(seat not in outcome.winners, -score) for seat, score in enumerate(outcome.scores)]
    keys = [(False, 0) if not behind else (behind, score) for behind, score in keys]
    return tuple(sum(other < key for other in keys) for key in keys)


def rated(ratings: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings of a table's seats after a game that ended with these places."""
    scale = sqrt(sum(rating.doubt**2 + LUCK**2 for rating in ratings))
    pull = [exp(rating.mean / scale) for rating in ratings]
    behind = [sum(p for p, other in zip(pull, places, strict=True) if other >= place) for place in places]
    after = []
    for seat, (rating, place) in enumerate(zip(ratings, places, strict=True)):
        gain = spread = 0.0
        for other, before in enumerate(places):
            if before > place:
                continue
            chance = pull[seat] / behind[other]
            shared = places.count(before)
            gain += ((other == seat) - chance) / shared
            spread += chance * (1 - chance) / shared
        mean = rating.mean + gain * rating.doubt**2 / scale
        loss = spread * (rating.doubt / scale) ** 3
        after.append(Rating(mean, rating.doubt * sqrt(max(1 - loss, LEAST))))
    return after


def rate(entrants: int, outcomes: Sequence[Outcome]) -> list[Rating]:
    """The ratings of all entrants after all games. Who sits at a table twice gains and loses by both seats."""
    ratings = [Rating()] * entrants
    order = list(range(len(outcomes)))
    Dice(ORDER).shuffle(order)
    for number in order:
        outcome = outcomes[number]
        seats = [ratings[who] for who in outcome.lineup]
        for who, before, after in zip(outcome.lineup, seats, rated(seats, ranks(outcome)), strict=True):
            now = ratings[who]
            ratings[who] = Rating(now.mean + after.mean - before.mean, now.doubt * after.doubt / before.doubt)
    return ratings
