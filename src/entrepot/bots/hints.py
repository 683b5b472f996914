"""Which of the moves that were judged a person is shown as a hint, and why they are good."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt
from statistics import stdev
from typing import Final

from ..kernel.hints import Hints
from ..kernel.moves import Move
from ..kernel.sight import Sight
from .opinion import Opinion, compare, judge

MOST: Final = 3
FIRST: Final = 0.6
"""The part of the time in which good moves are looked for; in the rest they are tried equally often."""
SAMPLES: Final = 48
"""In so many positions it is played on by the rules of thumb, to see what a move that is shown brings."""
CLEARLY_WORSE: Final = 0.05
"""A move whose chance to win is so much smaller than the best one's is not shown."""
MORE_OFTEN: Final = 0.01
"""A move whose chance is higher by less does not win more often, as far as can be told."""
LOST: Final = 0.05
"""Who has no greater chance to win than this plays for points: chances so small cannot tell moves apart."""
HARDLY_TRIED: Final = 0.04
"""Of a move that had a smaller part of the tries than this, too little is known to show it."""
NOTHING: Final = 0.01
"""A smaller part of all points than this is no reason."""
SURE: Final = 2.0
"""Nor is a difference that is not so many times its standard error."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is good: the `term` in which it beats another most, and the one in which it falls most `behind`.

    `against`: the other move; None: there is none that was worth a look. `gains`: what it brings beyond that, in every
    term. A term is "" where there is none. `ahead`: it wins more often, although it brings fewer points in all, or no
    more in any term.
    """

    against: Move | None
    gains: dict[str, float]
    term: str
    behind: str
    ahead: bool


@dataclass(frozen=True, slots=True)
class Hint:
    """A move that is shown, with what it leads to and why it is good."""

    opinion: Opinion
    reason: Reason


def find(sight: Sight, *, seed: int, seconds: float = 0.0, iterations: int = 0) -> list[Hint]:
    """The moves that a seat is shown, the best first; with the same seed and number of tries the same ones.

    Those that look good are tried equally often in the end: so their order is that of their chances.
    """
    close = shown(judge(sight, seed=seed, seconds=FIRST * seconds, iterations=iterations).moves, at_least=2)
    found = compare(
        sight,
        [opinion.move for opinion in close],
        seed=seed,
        seconds=(1 - FIRST) * seconds,
        iterations=iterations,
        samples=SAMPLES,
    )
    return explained(sorted(found, key=lambda opinion: -opinion.chance))


def lost(best: Opinion) -> bool:
    """Whether the best move leaves hardly a chance to win: then the moves are shown by their points."""
    return best.chance < LOST


def shown(moves: list[Opinion], at_least: int = 1) -> list[Opinion]:
    """The best two or three; the best alone, or `at_least` so many, where the next are clearly worse or hardly known.

    Where the game is as good as lost, those with the most points come first.
    """
    if not moves:
        return []
    best, *others = moves
    enough = HARDLY_TRIED * sum(opinion.tries for opinion in moves)
    close = [best, *(other for other in others if other.tries >= enough and best.chance - other.chance < CLEARLY_WORSE)]
    if lost(best):
        close.sort(key=lambda opinion: whole(opinion.points), reverse=True)
    return close[:MOST] if len(close) >= at_least else moves[:at_least]


def whole(points: Mapping[str, float]) -> float:
    """The final points of all terms together."""
    return sum(points.values())


def explained(moves: list[Opinion]) -> list[Hint]:
    """The moves that are shown, each with its reason: the best against the next, the others against the best."""
    hints = shown(moves)
    if not hints:
        return []
    best, *others = hints
    second = next(iter(others or moves[1:]), None)
    return [Hint(best, reason(best, second)), *(Hint(other, reason(other, best)) for other in others)]


def reason(opinion: Opinion, other: Opinion | None) -> Reason:
    """Why a move is good, against another."""
    if other is None:
        return Reason(None, {}, "", "", ahead=False)
    gains = gained(opinion.points, other.points)
    errors = [error(opinion, other, at) for at in range(len(gains))]
    sure = {term: gain for (term, gain), luck in zip(gains.items(), errors, strict=True) if abs(gain) >= SURE * luck}
    least = NOTHING * whole(opinion.points)
    term, behind = most(sure, least), most({term: -gain for term, gain in sure.items()}, least)
    lead = opinion.chance - other.chance
    poorer = behind != "" and (whole(gains) <= 0 or not term)
    ahead = (poorer and lead >= MORE_OFTEN) or (not term and lead >= CLEARLY_WORSE)
    return Reason(other.move, gains, "" if ahead else term, behind, ahead)


def gained(points: Mapping[str, float], others: Mapping[str, float]) -> dict[str, float]:
    """What some points are more than others, by term."""
    return {term: value - others.get(term, 0.0) for term, value in points.items()}


def most(gains: Mapping[str, float], least: float) -> str:
    """The term with the largest gain, if that is not less than this, nor nothing; else ""."""
    term = max(sorted(gains), key=gains.__getitem__, default="")
    return term if term and gains[term] >= least and gains[term] > 0 else ""


def error(opinion: Opinion, other: Opinion, at: int) -> float:
    """The standard error of what one move brings beyond another in a term."""
    more = [one[at] - two[at] for one, two in zip(opinion.samples, other.samples, strict=True)]
    return stdev(more) / sqrt(len(more)) if len(more) > 1 else 0.0


def hints(sight: Sight, iterations: int, seed: int) -> Hints:
    """The moves that are shown, with what they lead to: `Table.hints` gives these."""
    return [(hint.opinion.move, hint.opinion) for hint in find(sight, seed=seed, iterations=iterations)]
