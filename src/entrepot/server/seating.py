"""Who sits at a table: taking, leaving, filling and offering seats; who is here, who is missed, who sits in."""

import asyncio
import time
from dataclasses import replace
from functools import partial

from ..kernel.errors import EntrepotError
from ..kernel.game import Game
from ..kernel.table import Table
from .bots import chosen_bot, stand_in
from .chores import Chores
from .heads import is_over, summary
from .peers import Peer
from .people import bot_name
from .settings import Settings
from .storage import rows
from .storage.store import Store, Taken


class NotYours(EntrepotError):
    """Somebody spoke for a seat that is not theirs."""


class Seating:
    """The seats of a table and the people around it. What a change means for the game, `LiveTable` knows."""

    def __init__(self, game: Game, facts: rows.Table, store: Store, settings: Settings, notes: Chores) -> None:
        self.game = game
        self.facts = facts
        self.id = facts.id
        self.peers: set[Peer] = set()
        self.seats: list[rows.Seat] = []
        self.table: Table | None = None
        self.conceded: set[int] = set()
        """The seats whose people have given up; a bot plays on for them."""
        self._store = store
        self._settings = settings
        self._lock = asyncio.Lock()
        self._chores = Chores(f"table {self.id}")
        self._notes = notes

    # What the game does about it -------------------------------------------------------------------------------------

    async def rebuild(self) -> None:
        raise NotImplementedError

    def wake(self) -> None:
        raise NotImplementedError

    def _show(self, but: Peer | None = None) -> None:
        raise NotImplementedError

    def _new_game(self) -> Table:
        raise NotImplementedError

    # Who is who ------------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.table is not None and is_over(self.table, self.conceded)

    @property
    def playing(self) -> bool:
        return self.table is not None and not self.over

    def is_full(self) -> bool:
        return not any(seat.free for seat in self.seats)

    def seats_of(self, person: str) -> list[int]:
        return [seat.seat for seat in self.seats if seat.person == person]

    def here(self) -> set[str]:
        """The people who have the table before them."""
        return {peer.person for peer in self.peers if peer.here}

    def may_look_from(self, person: str, seat: int | None) -> bool:
        """Own seats at any time; every seat once the game is over."""
        if seat is None or seat in self.seats_of(person):
            return True
        return self.over and 0 <= seat < len(self.seats)

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays a seat: its own, or the one that sits in for a person who is away or has conceded."""
        holder = self.seats[seat]
        if holder.away or seat in self.conceded:
            return holder.stand_in or stand_in(self.game)
        return holder.bot

    def _seat(self, seat: int) -> rows.Seat:
        if not 0 <= seat < len(self.seats):
            raise EntrepotError("There is no such seat at this table.")
        return self.seats[seat]

    def _check_company(self, person: str) -> None:
        """The seats of others are the business of those who sit here, and of the host."""
        if person != self.facts.host and not set(self.seats_of(person)) - self.conceded:
            raise NotYours("Only who plays at this table can do that.")

    def _check_playing(self) -> None:
        if not self.playing:
            raise EntrepotError("The game is over." if self.over else "The table still waits for players.")

    # Sitting down and standing up ------------------------------------------------------------------------------------

    async def take_seat(self, person: str, name: str, seat: int) -> None:
        """Sit down in an open seat or one that a bot holds for friends, or take one's own back from a bot.

        When the last seat is taken, the game begins.
        """
        async with self._lock:
            holder = self._seat(seat)
            if holder.person == person and holder.away and seat not in self.conceded:
                await self._change_seat(replace(holder, away=False, nudged=None))
            elif holder.person:
                raise EntrepotError("That seat is taken.")
            elif holder.bot:
                await self._relieve(holder, person, name)
            else:
                await self._sit_down(replace(holder, person=person, name=name))
            for peer in self.peers:
                if peer.person == person and peer.seat is None:
                    peer.look_from(seat)
            self._show()
        self.wake()

    async def _relieve(self, holder: rows.Seat, person: str, name: str) -> None:
        """Sit in for a bot. Where somebody else was quicker, storage says so."""
        if not holder.offered:
            raise EntrepotError("That seat is taken.")
        if self.over:
            raise EntrepotError("The game is over.")
        if self.seats_of(person):
            raise EntrepotError("You sit at this table already.")
        fresh = replace(holder, person=person, name=name, bot=None, stand_in=holder.bot, offered=None)
        await self._change_seat(fresh)

    async def _sit_down(self, taken: rows.Seat) -> None:
        """Fill a free seat; if it is the last, the game begins."""
        last = not any(seat.free and seat.seat != taken.seat for seat in self.seats)
        table = self._new_game() if last else None
        await self._change_seat(taken, None if table is None else summary(table))
        self.table = table

    async def leave_seat(self, person: str, seat: int) -> None:
        """Stand up: before the game the seat is open again; during it a bot plays on."""
        async with self._lock:
            if seat not in self.seats_of(person):
                raise NotYours("That is not your seat.")
            if self.over:
                return
            holder = self.seats[seat]
            free = replace(holder, person=None, name="", seen=None)
            await self._change_seat(free if self.table is None else replace(holder, away=True))
            self._show()
        self.wake()

    async def fill_seat(self, person: str, seat: int, bot: str | None) -> None:
        """Let a bot sit down in a free seat of a table that waits for players."""
        async with self._lock:
            self._check_company(person)
            holder = self._seat(seat)
            if holder.person or holder.bot:
                raise EntrepotError("That seat is taken.")
            chosen = chosen_bot(self.game, bot)
            name = bot_name(chosen, [other.name for other in self.seats])
            await self._sit_down(replace(holder, bot=chosen, name=name))
            self._show()
        self.wake()

    async def offer_seat(self, person: str, seat: int, offered: bool) -> None:
        """Say whether friends may take the seat of a bot."""
        async with self._lock:
            self._check_company(person)
            holder = self._seat(seat)
            if holder.person or not holder.bot:
                raise EntrepotError("No bot plays that seat.")
            await self._change_seat(replace(holder, offered=offered))
            self._show()

    async def rename(self, person: str, before: str, name: str) -> None:
        """Show a person's new name where they went by the old one; it is stored already."""
        async with self._lock:
            for seat in self.seats_of(person):
                if self.seats[seat].name == before:
                    self.seats[seat] = replace(self.seats[seat], name=name)
            self._show()

    async def _change_seat(self, after: rows.Seat, begun: rows.Summary | None = None) -> None:
        try:
            await self._store.change_seat(self.seats[after.seat], after, begun)
        except Taken:
            await self.rebuild()
            raise EntrepotError("That seat is taken.") from None
        self.seats[after.seat] = after

    # Who is missed ---------------------------------------------------------------------------------------------------

    def note_here(self, peer: Peer, here: bool) -> None:
        """A page came to the front or went behind others."""
        if peer.here != here:
            peer.here = here
            self._note_presence(peer.person)

    def _note_presence(self, person: str) -> None:
        """Remember when a player was last here, and let the others see who is."""
        held = self.seats_of(person)
        if held and person not in self.here():
            now = time.time()
            for seat in held:
                self.seats[seat] = replace(self.seats[seat], seen=now)
            self._notes.start((self.id, person, now), partial(self._store.note_seen, self.id, person, now))
        self._show()

    def _missed(self, person: str, seat: int) -> tuple[rows.Seat, str]:
        """The seat of somebody else for whom a player waits, and who that is."""
        self._check_company(person)
        self._check_playing()
        holder = self._seat(seat)
        if not holder.person or holder.person == person:
            raise EntrepotError("Nobody else holds that seat.")
        if self.bot_of(seat) is not None:
            raise EntrepotError("A bot plays that seat already.")
        return holder, holder.person

    async def nudge(self, person: str, seat: int) -> str:
        """Ask somebody to move, not too often. Returns who is to be told."""
        async with self._lock:
            holder, missed = self._missed(person, seat)
            if self.table is None or seat not in self.table.waiting:
                raise EntrepotError(f"{holder.name} is not asked now.")
            wait = (holder.nudged or 0.0) + self._settings.nudge - time.time()
            if wait > 0:
                raise EntrepotError(f"{holder.name} was nudged just now: again in {round(wait) or 1} seconds.")
            await self._change_seat(replace(holder, nudged=time.time()))
            self._show()
            return missed

    async def sit_in(self, person: str, seat: int, bot: str | None) -> None:
        """Let a bot play for somebody who is not here, until they take the seat back."""
        async with self._lock:
            holder, missed = self._missed(person, seat)
            if missed in self.here():
                raise EntrepotError(f"{holder.name} is at the table.")
            await self._change_seat(replace(holder, away=True, stand_in=chosen_bot(self.game, bot)))
            self._show()
        self.wake()
