"""Who sits where at a table: taking, leaving, filling and offering seats; nudging, and sitting in for the absent."""

import time
from collections.abc import Collection
from dataclasses import replace

from ..kernel.errors import EntrepotError
from .bots import chosen_bot, stand_in
from .journal import Journal
from .people import bot_name
from .storage import rows
from .storage.store import Store


class NotYours(EntrepotError):
    """Somebody spoke for a seat that is not theirs."""


def _shown(seat: rows.Seat) -> rows.Seat:
    return replace(seat, seen=None, reminded=None)


class Seating:
    """The seats of a table. A change is stored before it is true; the store says who of two was quicker."""

    def __init__(self, facts: rows.Table, journal: Journal, store: Store) -> None:
        self.seats: list[rows.Seat] = []
        self._facts = facts
        self._journal = journal
        self._store = store

    async def read(self) -> bool:
        """Take over what is stored; whether that is news, but for when somebody was last here or reminded."""
        before, self.seats = self.seats, await self._store.seats(self._facts.id)
        return [_shown(seat) for seat in before] != [_shown(seat) for seat in self.seats]

    def clear(self) -> None:
        """Nobody sits here any more: the table is given up."""
        self.seats = []

    # Who is who ------------------------------------------------------------------------------------------------------

    @property
    def full(self) -> bool:
        return not any(seat.free for seat in self.seats)

    def of(self, person: str) -> list[int]:
        """The seats of a person."""
        return [seat.seat for seat in self.seats if seat.person == person]

    def holder(self, seat: int) -> str | None:
        """The person who holds a seat."""
        return self._holder(seat).person

    def first_of(self, person: str) -> int | None:
        """From where a person looks unless they say otherwise."""
        return None if self._journal.filmed else min(self.of(person), default=None)

    def may_look_from(self, person: str, seat: int | None) -> bool:
        """Own seats at any time; every seat once the game is over. A film shows only what watchers saw."""
        if self._journal.filmed:
            return seat is None
        if seat is None or seat in self.of(person):
            return True
        return self._journal.over and 0 <= seat < len(self.seats)

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays a seat: its own, or the one that sits in for a person who is away or has conceded."""
        holder = self.seats[seat]
        if holder.away or seat in self._journal.conceded:
            return holder.stand_in or stand_in(self._journal.game)
        return holder.bot

    @property
    def host(self) -> str:
        """Who opened the table."""
        return self._facts.host

    @property
    def people_play(self) -> bool:
        """Whether somebody decides for a seat who is no bot."""
        return any(self.bot_of(holder.seat) is None for holder in self.seats)

    def plays(self, person: str, seat: int | None) -> bool:
        """Whether the person decides for this seat."""
        if seat is None or self._journal.damaged:
            return False
        return seat in self.of(person) and self.bot_of(seat) is None

    def check_plays(self, person: str, seat: int) -> None:
        """Refuse whoever does not decide for this seat, and say why."""
        self.check_holds(person, seat)
        if seat in self._journal.conceded:
            raise NotYours("you_conceded")
        if self.seats[seat].away:
            raise NotYours("bot_plays_yours")

    def check_holds(self, person: str, seat: int) -> None:
        if seat not in self.of(person):
            raise NotYours("not_your_seat")

    def _holder(self, seat: int) -> rows.Seat:
        if not 0 <= seat < len(self.seats):
            raise EntrepotError("no_such_seat")
        return self.seats[seat]

    def _check_company(self, person: str) -> None:
        """The seats of others are the business of those who sit here, and of the host."""
        if person != self._facts.host and not set(self.of(person)) - self._journal.conceded:
            raise NotYours("only_players")

    # Sitting down and standing up ------------------------------------------------------------------------------------

    async def take(self, person: str, name: str, seat: int) -> None:
        """Sit down in an open seat or one that a bot holds for friends, or take one's own back from a bot."""
        holder = self._holder(seat)
        if holder.person == person and holder.away and seat not in self._journal.conceded:
            await self._change(replace(holder, away=False, nudged=None))
        elif holder.person:
            raise EntrepotError("seat_taken")
        elif holder.bot:
            await self._relieve(holder, person, name)
        else:
            await self._sit_down(replace(holder, person=person, name=name))

    async def _relieve(self, holder: rows.Seat, person: str, name: str) -> None:
        """Sit in for a bot."""
        if not holder.offered:
            raise EntrepotError("seat_taken")
        if self._journal.over:
            raise EntrepotError("over")
        if self.of(person):
            raise EntrepotError("sits_already")
        await self._change(replace(holder, person=person, name=name, bot=None, stand_in=holder.bot, offered=None))

    async def _sit_down(self, taken: rows.Seat) -> None:
        """Fill a free seat; if it is the last, the game begins."""
        if any(seat.free and seat.seat != taken.seat for seat in self.seats):
            await self._change(taken)
            return
        game = self._journal.new_game(len(self.seats))
        await self._change(taken, game.summary)
        self._journal.state = game

    async def leave(self, person: str, seat: int) -> None:
        """Stand up: before the game the seat is open again; during it a bot plays on."""
        self.check_holds(person, seat)
        if self._journal.over:
            return
        holder = self.seats[seat]
        free = replace(holder, person=None, name="", seen=None)
        await self._change(free if self._journal.state is None else replace(holder, away=True))

    async def empty(self, seat: int) -> None:
        """Take a seat from whoever holds it: before the game it is open again; during it, it is a bot's."""
        if self._journal.over:
            return
        holder = self._holder(seat)
        free = rows.Seat(table=holder.table, seat=seat)
        if self._journal.state is not None:
            bot = self.bot_of(seat) or stand_in(self._journal.game)
            free = replace(free, bot=bot, name=bot_name(bot, [other.name for other in self.seats]))
        await self._change(free)

    async def fill(self, person: str, seat: int, bot: str | None) -> None:
        """Let a bot sit down in a free seat of a table that waits for players."""
        self._check_company(person)
        holder = self._holder(seat)
        if not holder.free:
            raise EntrepotError("seat_taken")
        chosen = chosen_bot(self._journal.game, bot)
        await self._sit_down(replace(holder, bot=chosen, name=bot_name(chosen, [other.name for other in self.seats])))

    async def offer(self, person: str, seat: int, offered: bool) -> None:
        """Say whether friends may take the seat of a bot."""
        self._check_company(person)
        holder = self._holder(seat)
        if holder.person or not holder.bot:
            raise EntrepotError("no_bot_there")
        await self._change(replace(holder, offered=offered))

    async def _change(self, after: rows.Seat, begun: rows.Summary | None = None) -> None:
        await self._store.change_seat(self.seats[after.seat], after, begun)
        self.seats[after.seat] = after

    # Names and absence -----------------------------------------------------------------------------------------------

    def rename(self, person: str, before: str, name: str) -> None:
        """A person's new name where they went by the old one; it is stored already."""
        for seat in self.of(person):
            if self.seats[seat].name == before:
                self.seats[seat] = replace(self.seats[seat], name=name)

    def note_seen(self, person: str, now: float) -> None:
        """When a person was last here; it is stored in passing."""
        for seat in self.of(person):
            self.seats[seat] = replace(self.seats[seat], seen=now)

    def _missed(self, person: str, seat: int) -> tuple[rows.Seat, str]:
        """The seat of somebody else for whom a player waits, and who that is."""
        self._check_company(person)
        self._journal.playing()
        holder = self._holder(seat)
        if not holder.person or holder.person == person:
            raise EntrepotError("nobody_there")
        if self.bot_of(seat) is not None:
            raise EntrepotError("bot_plays_it")
        return holder, holder.person

    async def nudge(self, person: str, seat: int, pause: float) -> str:
        """Ask somebody to move, not again before the pause is over. Returns who is to be told."""
        holder, missed = self._missed(person, seat)
        if seat not in self._journal.playing().waiting:
            raise EntrepotError("not_asked_now", {"name": holder.name})
        wait = (holder.nudged or 0.0) + pause - time.time()
        if wait > 0:
            raise EntrepotError("nudged_already", {"name": holder.name, "seconds": round(wait) or 1})
        await self._change(replace(holder, nudged=time.time()))
        return missed

    async def stand_in_for(self, seat: int) -> None:
        """Let a bot play for somebody whose time is out, until they take the seat back."""
        holder = self._holder(seat)
        await self._change(replace(holder, away=True, stand_in=holder.stand_in or stand_in(self._journal.game)))

    async def sit_in(self, person: str, seat: int, bot: str | None, here: Collection[str]) -> None:
        """Let a bot play for somebody who is not here, until they take the seat back."""
        holder, missed = self._missed(person, seat)
        if missed in here:
            raise EntrepotError("is_here", {"name": holder.name})
        await self._change(replace(holder, away=True, stand_in=chosen_bot(self._journal.game, bot)))
