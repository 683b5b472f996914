"""Clocks: how much time each player has left, worked out from when the entries of the journal were written."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace

from ..kernel.nothing import NOBODY
from .storage import rows


@dataclass(frozen=True, slots=True)
class Times:
    """When each seat that is asked got its question, and how much time each has used. Never changed, only followed.

    Nobody's clock runs before the first move: some players are still on their way.
    """

    clock: rows.Clock | None = None
    asked_at: Mapping[int, float] = field(default_factory=dict)
    spent: Mapping[int, float] = field(default_factory=dict)
    turns: Mapping[int, int] = field(default_factory=dict)
    """How many turns each seat has begun: for each it gets `Clock.more`."""
    last: int = NOBODY
    """Who moved last."""

    def after(self, seat: int, waiting: Collection[int], still: Collection[int], at: float) -> "Times":
        """The times after an entry of a seat. `still`: the seats that are asked what they were asked before."""
        if self.clock is None:
            return self
        asked_at = {other: self.asked_at.get(other, at) if other in still else at for other in waiting}
        spent, turns = self.spent, self.turns
        if seat in self.asked_at:
            used = max(0.0, at - self.asked_at[seat])
            spent = {**spent, seat: spent.get(seat, 0.0) + used}
        if seat != self.last:
            turns = {**turns, seat: turns.get(seat, 0) + 1}
        return replace(self, asked_at=asked_at, spent=spent, turns=turns, last=seat)

    def until(self, seat: int) -> float | None:
        """When the time of a seat is out, if it goes on thinking; None if its clock does not run."""
        if self.clock is None or seat not in self.asked_at:
            return None
        return self.asked_at[seat] + self.left(seat)

    def left(self, seat: int) -> float:
        """The seconds that a seat has for its question: for the one it is asked, counted from when it was asked."""
        if self.clock is None:
            return 0.0
        if self.clock.kind != "game":
            return self.clock.seconds
        return self.clock.seconds + self.clock.more * self.turns.get(seat, 0) - self.spent.get(seat, 0.0)
