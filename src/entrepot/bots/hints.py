"""Which of the moves that were judged a person is shown as a hint, and why they are good."""

from dataclasses import dataclass
from typing import Final

from ..kernel.hints import Hints
from ..kernel.moves import Move
from ..kernel.sight import Sight
from .opinion import Judgement, Opinion, judge

MOST: Final = 3
CLEARLY_WORSE: Final = 0.05
"""A move whose chance to win is so much smaller than the best one's is not shown."""
LOST: Final = 0.05
"""Who has no greater chance to win than this plays for points: chances so small cannot tell moves apart."""
HARDLY_TRIED: Final = 0.04
"""Of a move that had a smaller part of the tries than this, too little is known to show it."""
NOTHING: Final = 0.2
"""Fewer points than this are no reason."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is good: the `term` in which it beats another most, and the one in which it falls most `behind`.

    `against`: the other move; None: the game as it stood before the move. `gains`: what it brings beyond that, in every
    term. A term is "" where there is none.
    """

    against: Move | None
    gains: dict[str, float]
    term: str
    behind: str


@dataclass(frozen=True, slots=True)
class Hint:
    """A move that is shown, with what it leads to and why it is good."""

    opinion: Opinion
    reason: Reason


def lost(judgement: Judgement) -> bool:
    """Whether the best move leaves hardly a chance to win: then the moves are shown by their points."""
    return bool(judgement.moves) and judgement.moves[0].chance < LOST


def shown(judgement: Judgement) -> list[Opinion]:
    """The best two or three; the best alone where the next are clearly worse or hardly known.

    Where the game is as good as lost, those with the most points come first.
    """
    if not judgement.moves:
        return []
    best, *others = judgement.moves
    enough = HARDLY_TRIED * sum(opinion.tries for opinion in judgement.moves)
    known = [best, *(other for other in others if other.tries >= enough)]
    close = [opinion for opinion in known if best.chance - opinion.chance < CLEARLY_WORSE]
    if lost(judgement):
        close.sort(key=points, reverse=True)
    return close[:MOST]


def points(opinion: Opinion) -> float:
    """The final points that a seat can expect with a move."""
    return sum(opinion.points.values())


def explained(judgement: Judgement) -> list[Hint]:
    """The moves that are shown, each with its reason: the best against the next, the others against the best."""
    hints = shown(judgement)
    if not hints:
        return []
    best, *others = hints
    second = next(iter(others or judgement.moves[1:]), None)
    return [
        Hint(best, reason(judgement, best, second)),
        *(Hint(other, reason(judgement, other, best)) for other in others),
    ]


def reason(judgement: Judgement, opinion: Opinion, other: Opinion | None) -> Reason:
    """Why a move is good, against another or against the game as it stands."""
    before = judgement.points if other is None else other.points
    gains = {term: points - before.get(term, 0.0) for term, points in opinion.points.items()}
    ordered = sorted(gains, key=lambda term: (-gains[term], term))
    term = ordered[0] if ordered and gains[ordered[0]] >= NOTHING else ""
    behind = ordered[-1] if ordered and gains[ordered[-1]] <= -NOTHING else ""
    return Reason(None if other is None else other.move, gains, term, behind)


def hints(sight: Sight, iterations: int, seed: int) -> Hints:
    """The moves that are shown, with what they lead to: `Table.hints` gives these."""
    return [(opinion.move, opinion) for opinion in shown(judge(sight, seed=seed, iterations=iterations))]
