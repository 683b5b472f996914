"""Looking back: a game as it was after some of its moves."""

import asyncio
from collections.abc import Sequence

from ..kernel.moves import Move
from ..kernel.table import Table
from . import limits


class Moments:
    """The earlier moments of one table that were looked at last: a step forward from one of them plays one move."""

    def __init__(self) -> None:
        self._kept: list[Table] = []

    async def at(self, now: Table, index: int) -> Table:
        """The game as it was after so many of its moves; to be looked at, not changed."""
        near = self._nearest(now, index)
        if near is not None and len(near.ledger) == index:
            return near
        if near is None:
            found = await asyncio.to_thread(now.at, index)
        else:
            found = await asyncio.to_thread(_played_on, near.branch(), now.ledger[len(near.ledger) : index])
        self._kept = [*self._kept, found][-limits.KEPT_MOMENTS :]
        return found

    def _nearest(self, now: Table, index: int) -> Table | None:
        """Of the moments that are known, the last that is not later; what an undo has made untrue does not count."""
        known = [now, *self._kept]
        true = [then for then in known if len(then.ledger) <= index and now.ledger[: len(then.ledger)] == then.ledger]
        return max(true, key=lambda then: len(then.ledger), default=None)


def _played_on(table: Table, moves: Sequence[tuple[int, Move]]) -> Table:
    for seat, move in moves:
        table.play(seat, move)
    return table
