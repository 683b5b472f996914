"""What the games of a contest say about the entrants."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from .entrants import Entrant, labels
from .match import Outcome

Z95 = 1.959964
"""Ninety-five of a hundred draws from the normal distribution lie within so many standard deviations."""


@dataclass(frozen=True)
class Standing:
    """One entrant's record. `played` counts seats: who sits twice in a game has played twice."""

    label: str
    played: int
    wins: float
    """A win that is shared counts as its share."""
    rate: float
    low: float
    high: float
    mean_score: float
    mean_decisions: float
    decisions: int


def wilson(wins: float, played: int) -> tuple[float, float]:
    """The Wilson interval of a win rate at 95 %: honest for few games and for rates near 0 and 1, too."""
    if played == 0:
        return 0.0, 1.0
    rate = wins / played
    spread = Z95 * sqrt(rate * (1 - rate) / played + Z95**2 / (4 * played**2))
    middle = rate + Z95**2 / (2 * played)
    scale = 1 + Z95**2 / played
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def standings(entrants: Sequence[Entrant], outcomes: Sequence[Outcome]) -> list[Standing]:
    """The record of every entrant, in the order given."""
    return [_standing(label, place, outcomes) for place, label in enumerate(labels(entrants))]


def _standing(label: str, place: int, outcomes: Sequence[Outcome]) -> Standing:
    seats = [(outcome, seat) for outcome in outcomes for seat, who in enumerate(outcome.lineup) if who == place]
    played = len(seats)
    wins = sum(1 / len(outcome.winners) for outcome, seat in seats if seat in outcome.winners)
    decisions = sum(outcome.decisions[seat] for outcome, seat in seats)
    score = sum(outcome.scores[seat] for outcome, seat in seats)
    low, high = wilson(wins, played)
    share = 1 / played if played else 0.0
    return Standing(label, played, wins, wins * share, low, high, score * share, decisions * share, decisions)
