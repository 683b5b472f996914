"""The bots of a table: which of them are asked, when they begin, and that their moves are stored."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from contextlib import suppress
from functools import partial
from itertools import count, takewhile
from typing import TypeVar

from ..kernel.errors import EntrepotError
from ..kernel.table import Table
from . import limits
from .bots import Asked, BotPool, Place, Rank
from .chores import Chores
from .journal import Journal, Late, State
from .peers import Audience
from .programs import end_game
from .seating import Seating
from .storage.failing import StorageFails
from .waiting import Signal

log = logging.getLogger(__name__)

R = TypeVar("R")
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
        keep: Callable[[], Awaitable[bool]],
    ) -> None:
        """`keep`: whether this process keeps the table, of several; else the bots think in another."""
        self.pool = pool
        self._tell_failed = tell_failed
        self._keep = keep
        self.chores = Chores(f"table {journal.id}", journal.id)
        self._journal = journal
        self._seating = seating
        self._audience = audience
        self._pace = pace
        self._play = play
        self._standing_back: set[Hashable] = set()
        """The moves of bots that wait until it is the turn of tables that nobody sees."""
        self._stores = Signal()
        """Set when storage works again."""
        self._ended = False

    def wake(self) -> None:
        """Let the bots that are asked think; those who think already go on. When the game ends, programs end."""
        state = self._journal.state
        if state is not None and state.over and not self._ended:
            self.chores.start("end", partial(self.pool.dismiss, end_game, Asked("", self._journal.id, state.table, 0)))
        self._ended = state is not None and state.over
        if not self._unseen:
            for name in tuple(self._standing_back):  # somebody has come: they need not stand back any longer
                self.chores.cancel(name)
        for seat in () if state is None or self._journal.damaged else state.waiting:
            bot = self._seating.bot_of(seat)
            if bot is not None and state is not None:
                name = ("bot", seat, state.asked_since[seat])
                self.chores.start(name, partial(self._begin, name, bot, seat, state.asked_since[seat]))

    @property
    def _unseen(self) -> bool:
        """Whether bots play alone, and nobody looks: then nobody waits for them."""
        return not self._audience.watched and not self._seating.people_play

    async def _begin(self, name: Hashable, bot: str, seat: int, seq: int) -> None:
        """Move. Of all tables of bots alone that nobody sees, one moves at a time, at the pace of one.

        Where another process keeps the table, its bots think there.
        """
        if not await self._until_stored(self._keep):
            return
        if not self._unseen:
            await self._move(bot, seat, seq)
            return
        self._standing_back.add(name)
        try:
            await self.pool.unseen.acquire()
        finally:
            self._standing_back.discard(name)
        try:
            await self._move(bot, seat, seq)
            await asyncio.sleep(self._pace)
        finally:
            self.pool.unseen.release()

    async def _move(self, bot: str, seat: int, seq: int) -> None:
        """Whichever bot answers an old question is simply too late. Where storage fails, it tries until it can."""
        state = self._journal.state
        if state is not None and self._audience.watched:
            await self.let_follow(self._steps_to_follow(state, seat))
        state = self._journal.state
        if state is None or state.asked_since.get(seat) != seq:
            return
        thought = await self.pool.choose(Asked(bot, self._journal.id, state.table, seat), self._place)
        if thought.fault:
            log.warning("%s at table %s: %s", bot, self._journal.id, thought.fault)
            with suppress(Exception):  # what matters is the move, which is tried until it can be stored
                await self._tell_failed(seat, bot)

        def play(table: Table) -> None:
            if self._seating.bot_of(seat) is None:  # a person took the seat meanwhile
                raise Late("late")
            table.play(seat, thought.number)

        with suppress(EntrepotError):  # it is late, or the game is over or gone
            await self._until_stored(lambda: self._play(seq, seat, play))

    async def _until_stored(self, work: Callable[[], Awaitable[R]]) -> R:
        """Try until storage works."""
        for tries in count():
            try:
                found = await work()
            except Exception as problem:
                if isinstance(problem, EntrepotError) and not isinstance(problem, StorageFails):
                    raise
                if not tries:
                    log.warning("what a bot does cannot be stored (%r); it is tried until it can", problem)
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._stores.wait(), min(limits.FIRST_RETRY * 2**tries, limits.RETRY))
            else:
                if tries:
                    log.warning("what a bot does is stored, after %d tries more", tries)
                return found
        raise AssertionError("it is tried for ever")

    def try_again(self) -> None:
        """Storage works again: nobody needs to wait any longer."""
        self._stores.set()
        self._stores = Signal()

    @property
    def _place(self) -> Place:
        here = self._audience.here()
        playing = self._seating.people_play and any(holder.person in here for holder in self._seating.seats)
        rank = Rank.PEOPLE if playing else Rank.WATCHED if self._audience.watched else Rank.UNSEEN
        return Place(rank, self._seating.host)

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
