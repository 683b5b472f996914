"""The plan of a review: which questions are open, what the answers mean, and how far it is.

Whoever carries it out goes through its two `looks`, has the questions of each looked at wherever there are hands, and
notes every answer before the next look. All that was found so far can be read at any time.
"""

import time
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean as mean
from typing import Final, final

from ..bots.hints import NOTHING, gained, most, whole
from ..kernel.reward import shares
from ..kernel.table import Table
from .found import Band, Found, Verdict, Weighed
from .looking import Look, Question, record_of

AS_GOOD: Final = 0.02
"""In an even game, moves whose chances differ by less are equally good: the master cannot tell them apart in time."""
LEAST: Final = 0.005
"""The nearer a game is to its decision, the closer all chances lie together. Less than this is never a difference."""
FIRST: Final = 0.5
"""The part of the time that the first look may take; the second gets what is left."""
LESS: Final = 0.4
"""Decisions of seats that are not looked at closely get so much of the time of the others."""
LONGEST: Final = (0.6, 2.5)
"""Seconds that one decision gets at most, at the first look and at the second."""
FEWEST: Final = 16
"""Tries that a decision gets at least, however short the time."""
GOOD_MOVES: Final = 8
"""Of the moves that were the master's, so many of each seat are compared with the next best."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a review may take on so many cores; or, with `iterations`, the same result again in any time."""

    seconds: float = 45.0
    cores: int = 2
    iterations: int = 0


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision with a real choice."""

    index: int
    seat: int
    asked: str
    choices: int
    played: int


def as_good(chance: float) -> float:
    """Moves whose chances are lower than this one by less are as good as its move."""
    return max(LEAST, AS_GOOD * 4 * chance * (1 - chance))


def decisions_of(table: Table) -> tuple[list[Decision], list[Band]]:
    """Every decision of a game that had a choice, and the rounds it went through."""
    then = table.at(0)
    found: list[Decision] = []
    bands: list[Band] = []
    for index, (seat, move) in enumerate(table.ledger):
        progress = then.position.progress()
        if not bands or progress != bands[-1].progress:
            bands.append(Band(index, progress))
        choices = [other for other in then.moves(seat) if not other.takes_back]
        prompt = then.prompt(seat)
        if len(choices) > 1 and not move.takes_back and prompt is not None:
            found.append(Decision(index, seat, prompt.key, len(choices), move.number))
        then.play(seat, move)
    return found, bands


@final
class Plan:
    """The review of one game. `seats`: whose decisions are judged; `closely`: for whom it is made, else for all."""

    def __init__(
        self,
        table: Table,
        budget: Budget,
        seats: Collection[int] | None = None,
        closely: Collection[int] | None = None,
        box: Path | None = None,
    ) -> None:
        decisions, self._bands = decisions_of(table)
        judged = range(table.seats) if seats is None else sorted(seats)
        self.looked = sorted(judged if closely is None else closely)
        self.decisions = {one.index: one for one in decisions if one.seat in judged}
        self._record = record_of(table, box)
        self._budget = budget
        self._ends = shares(table.position) if table.over else None
        self._first: dict[int, Look] = {}
        self._second: dict[int, Look] = {}
        self._again: list[int] | None = None
        """The decisions of the second look, once it has begun."""
        self._beside: list[float] = []
        """What looking took beside the time for tries, at each decision."""

    # Carrying it out -------------------------------------------------------------------------------------------------

    def looks(self) -> Iterator[Iterator[Question]]:
        """Everything once, then some of it again. A question is made when a hand is free, in the time that is left."""
        begun = time.monotonic()
        weights = {index: 1.0 if one.seat in self.looked else LESS for index, one in self.decisions.items()}
        yield self._questions(weights, begun + FIRST * self._budget.seconds, LONGEST[0])
        self._again = sorted(self._doubtful())
        yield self._questions(dict.fromkeys(self._again, 2.0), begun + self._budget.seconds, LONGEST[1])

    def note(self, look: Look) -> None:
        """Take an answer over."""
        (self._first if look.index not in self._first else self._second)[look.index] = look
        self._beside.append(look.beside)

    @property
    def share(self) -> float:
        """How much of the work is done, from 0 to 1."""
        if self._again is None:
            return FIRST * len(self._first) / max(1, len(self.decisions))
        return FIRST + (1 - FIRST) * len(self._second) / len(self._again) if self._again else 1.0

    def _questions(self, weights: Mapping[int, float], until: float, longest: float) -> Iterator[Question]:
        """A question about each decision; the time until then is shared by their weights."""
        left = sum(weights.values())
        for index, weight in weights.items():
            between = () if self._again is None else self._pair(index)
            if self._budget.iterations:
                tries = max(1, int(self._budget.iterations * weight))
                yield Question(self._record, index, iterations=tries, between=between)
            else:
                unit = max(0.0, until - time.monotonic()) * self._budget.cores / left
                seconds = min(unit * weight, longest) - mean(self._beside or [0.0])
                yield Question(self._record, index, seconds=max(0.0, seconds), iterations=FEWEST, between=between)
            left -= weight

    def _doubtful(self) -> list[int]:
        """The decisions that deserve a second look."""
        chosen: list[int] = []
        for seat in self.looked:
            own = [one for one in self.verdicts() if one.seat == seat]
            chosen += [one.index for one in own if not one.same]
            chosen += [one.index for one in own if one.next is not None and one.next.chance > one.played.chance]
            good = sorted((one for one in own if one.swing > AS_GOOD), key=lambda one: -one.swing)
            chosen += [one.index for one in good[:GOOD_MOVES]]
        return chosen

    def _pair(self, index: int) -> tuple[int, ...]:
        """The move that was played and the one it is compared with."""
        played, best, other = self._compared(index)
        return (played.move, (best if other is None else other).move)

    # What was found --------------------------------------------------------------------------------------------------

    def found(self) -> Found:
        return Found(
            seats=self._record.seats,
            moves=len(self._record.moves),
            looked=self.looked,
            decisions=len(self.decisions),
            bands=self._bands,
            verdicts=self.verdicts(),
            ends=self._ends,
        )

    def verdicts(self) -> list[Verdict]:
        return [self._verdict(self.decisions[index]) for index in sorted(self._first)]

    def _verdict(self, decision: Decision) -> Verdict:
        played, best, other = self._compared(decision.index)
        rival = best if other is None else other
        swing = played.chance - rival.chance
        swing = max(0.0, swing) if best is played else min(0.0, swing)
        return Verdict(
            index=decision.index,
            seat=decision.seat,
            asked=decision.asked,
            choices=decision.choices,
            chances=self._first[decision.index].chances,
            played=played,
            best=best,
            next=other,
            as_master=swing > -as_good(rival.chance),
            swing=swing,
            term=_reason(played, rival) if swing > 0 else _reason(rival, played),
        )

    def _compared(self, index: int) -> tuple[Weighed, Weighed, Weighed | None]:
        """The played move, the master's, and the next best where these are one.

        The first look knows the master's move by how often it was tried. The second tries the played move and its rival
        equally often; whichever did better then is the master's.
        """
        number = self.decisions[index].played
        moves = self._first[index].moves
        played = next(one for one in moves if one.move == number)
        others = [one for one in moves if one.move != number]
        rival = moves[0] if moves[0] is not played else max(others, key=lambda one: one.tries, default=None)
        if rival is None:
            return played, played, None
        if index not in self._second:
            return (played, played, rival) if moves[0] is played else (played, rival, None)
        again = {one.move: one for one in self._second[index].moves}
        played, rival = again[number], again[rival.move]
        return (played, played, rival) if played.chance >= rival.chance else (played, rival, None)


def _reason(better: Weighed, worse: Weighed) -> str | None:
    """The term in which the better move is ahead most; nothing where it does not bring more points."""
    gains = gained(better.points, worse.points)
    return (most(gains, NOTHING * whole(better.points)) or None) if whole(gains) > 0 else None
