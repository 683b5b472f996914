"""The bots of a table: which of them are asked, when they begin, and that their moves are stored."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import takewhile

from ..kernel.table import Table
from . import limits
from .bots import BotPool
from .chores import Chores
from .journal import Journal, Late, State
from .peers import Audience
from .seating import Seating

log = logging.getLogger(__name__)

Play = Callable[[int, int, Callable[[Table], object]], Awaitable[None]]
"""Plays for a seat, answering a seq."""
Told = Callable[[int, str], Awaitable[None]]
"""Tells everybody at the table, once, that the bot of a seat has failed; the name of the bot comes with it."""


class BotSeats:
    """Lets the bots that are asked think, paced so that people can follow."""

    def __init__(
        self,
        journal: Journal,
        seating: Seating,
        audience: Audience,
        pool: BotPool,
        pace: float,
        play: Play,
        tell_failed: Told,
    ) -> None:
        self.pool = pool
        self._tell_failed = tell_failed
        self.chores = Chores(f"table {journal.id}", journal.id)
        self._journal = journal
        self._seating = seating
        self._audience = audience
        self._pace = pace
        self._play = play

    def wake(self) -> None:
        """Let the bots that are asked think; those who think already go on."""
        state = self._journal.state
        for seat in () if state is None else state.waiting:
            bot = self._seating.bot_of(seat)
            if bot is not None and state is not None:
                since = state.asked_since[seat]
                self.chores.start(("bot", seat, since), partial(self._move, bot, seat, since))

    async def _move(self, bot: str, seat: int, seq: int) -> None:
        """Whichever bot answers an old question is simply too late. Where storage fails, try again a few times."""
        state = self._journal.state
        if state is not None and self._audience.peers:
            await self.let_follow(self._steps_to_follow(state, seat))
        state = self._journal.state
        if state is None or state.asked_since.get(seat) != seq:
            return
        watched = bool(self._audience.peers)
        thought = await self.pool.choose(bot, self._journal.id, state.table, seat, watched)
        if thought.fault:
            log.warning("%s at table %s: %s", bot, self._journal.id, thought.fault)
            await self._tell_failed(seat, bot)

        def play(table: Table) -> None:
            if self._seating.bot_of(seat) is None:  # a person took the seat meanwhile
                raise Late("late")
            table.play(seat, thought.number)

        for pause in (1.0, 2.0, 4.0, None):
            try:
                await self._play(seq, seat, play)
                return
            except Late:
                return
            except Exception:
                if pause is None:
                    raise
                log.exception("the move of a bot at table %s could not be stored; trying again", self._journal.id)
                await asyncio.sleep(pause)

    async def let_follow(self, steps: int) -> None:
        """Give those who look the time to follow what was played."""
        if steps:
            await asyncio.sleep(steps * self._pace)

    def _steps_to_follow(self, state: State, seat: int) -> int:
        """How many moves people have to follow before a bot begins its turn; within its turn, or together, none.

        The moves of a bot's turn come in one burst and play out in the browser, so the next bot waits for all of them.
        """
        ledger = state.table.ledger
        if len(state.waiting) > 1 or not ledger:
            return 0
        last = ledger[-1][0]
        if last == seat:
            return 0
        if self._seating.bot_of(last) is None:
            return 1
        turn = takewhile(lambda entry: entry[0] == last, reversed(ledger))
        return min(limits.STEPS_TO_FOLLOW, len(list(turn)))
