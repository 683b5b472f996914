"""What the games of a contest say about the entrants."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from .entrants import Entrant, labels
from .match import Outcome
from .rating import Rating, rate

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
    rating: float
    doubt: float
    """One standard deviation of the rating."""
    replaced: int
    """So many of the decisions were made by another bot, where a program from outside failed."""


@dataclass(frozen=True)
class Meeting:
    """How one entrant did alone against another at all other seats."""

    one: str
    other: str
    games: int
    wins: float
    rate: float
    low: float
    high: float


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
    ratings = rate(len(entrants), outcomes)
    return [_standing(label, place, outcomes, ratings[place]) for place, label in enumerate(labels(entrants))]


def _standing(label: str, place: int, outcomes: Sequence[Outcome], rating: Rating) -> Standing:
    seats = [(outcome, seat) for outcome in outcomes for seat, who in enumerate(outcome.lineup) if who == place]
    played = len(seats)
    wins = sum(share(outcome, seat) for outcome, seat in seats)
    decisions = sum(outcome.decisions[seat] for outcome, seat in seats)
    score = sum(outcome.scores[seat] for outcome, seat in seats)
    low, high = wilson(wins, played)
    part = 1 / played if played else 0.0
    return Standing(
        label,
        played,
        wins,
        wins * part,
        low,
        high,
        score * part,
        decisions * part,
        decisions,
        round(rating.mean, 4),
        round(rating.doubt, 4),
        sum(outcome.replaced[seat] for outcome, seat in seats if outcome.replaced),
    )


def share(outcome: Outcome, seat: int) -> float:
    """What a seat has won: a win that is shared counts as its share."""
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def meetings(entrants: Sequence[Entrant], outcomes: Sequence[Outcome]) -> list[Meeting]:
    """All games in which one sat alone against another, by pairs, in the order given."""
    names = labels(entrants)
    found: dict[tuple[int, int], list[float]] = {}
    for outcome in outcomes:
        if len(set(outcome.lineup)) != 2:
            continue
        for seat, who in enumerate(outcome.lineup):
            if outcome.lineup.count(who) == 1:
                other = outcome.lineup[seat - 1]
                found.setdefault((who, other), []).append(share(outcome, seat))
    return [
        Meeting(names[one], names[other], len(won), sum(won), sum(won) / len(won), *wilson(sum(won), len(won)))
        for (one, other), won in sorted(found.items())
    ]


def milliseconds(entrants: Sequence[Entrant], outcomes: Sequence[Outcome]) -> dict[str, float]:
    """How long each entrant thinks about a decision; never the same again."""
    spent = [[0.0, 0.0] for _ in entrants]
    for outcome in outcomes:
        for who, decisions, seconds in zip(outcome.lineup, outcome.decisions, outcome.seconds, strict=True):
            spent[who][0] += decisions
            spent[who][1] += seconds
    return {
        label: round(1000 * seconds / decisions, 3) if decisions else 0.0
        for label, (decisions, seconds) in zip(labels(entrants), spent, strict=True)
    }
