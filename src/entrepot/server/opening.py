"""Opening tables: as somebody wishes them, as a question "what if", or again with the same people."""

import contextlib
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from ..kernel.dice import new_key
from ..kernel.errors import BadOption, EntrepotError
from ..kernel.game import Game
from ..kernel.options import Choice
from ..kernel.table import Table
from . import limits, messages
from .bots import chosen_bot
from .clean import clean, clean_name
from .heads import summary
from .invitations import new_code
from .live import LiveTable
from .people import bot_name, new_id
from .storage import rows
from .storage.taken import Taken
from .throttle import TooMany
from .what_if import branched, copied_entries, what_if_seats

if TYPE_CHECKING:
    from .house import House

R = TypeVar("R")


class FullHouse(EntrepotError):
    """So many tables are at play that no new one is opened."""


class Opening:
    """Opens tables in a house, while there is room."""

    def __init__(self, house: "House") -> None:
        self._house = house

    async def table(self, me: messages.Me, wish: messages.NewTable) -> str:
        """Open a table as wished, or say in a sentence why not."""
        await self._check_may_open(me)
        game = await self._house.game(wish.game, wish.box)
        if len(wish.seats) not in game.seats:
            raise game.wrong_seats(len(wish.seats))
        options = game.chosen(dict(wish.options))
        seats = self._seat_rows(me, game, new_id(), wish.seats)
        table = _new_table(me, game, options, wish, seats)
        await self._add(table, lambda table: self._house.store.add_table(table, seats))
        self._house.lobby.changed([me.id], table.listed, table.id)
        return table.id

    async def _check_may_open(self, me: messages.Me) -> None:
        self._check_room()
        if not self._house.new_tables.allow(me.id):
            raise TooMany("many_new_tables")
        if await self._house.store.count_running(me.id) >= self._house.settings.open_tables:
            raise TooMany("many_tables")

    def _check_room(self) -> None:
        """Beyond so many tables no new one is opened; those at play go on."""
        if self._house.at_play >= self._house.settings.tables_at_play:
            self._house.tidy()
        if self._house.at_play >= self._house.settings.tables_at_play:
            raise FullHouse("full_house")

    async def what_if(self, me: messages.Me, live: LiveTable, wish: messages.WhatIf, then: Table) -> str:
        """Open a table of one's own at a moment of a finished game; that game stays as it is."""
        moment = branched(then, wish)
        await self._check_may_open(me)
        seats = what_if_seats(me, live, wish, new_id())
        origin = rows.Origin(table=live.id, title=live.facts.title, index=wish.index)
        own = replace(live.facts, listed=False, help=rows.USUAL_HELP, clock=None)
        table = _new_table(me, live.game, own.options, own, seats)
        table = replace(table, seed=own.seed, chance=own.chance, summary=summary(moment), origin=origin)
        entries = copied_entries(table, moment)
        await self._add(table, lambda table: self._house.store.add_table(table, seats, entries))
        self._house.lobby.changed([me.id], table=table.id)
        return table.id

    async def _add(self, table: rows.Table, add: Callable[[rows.Table], Awaitable[R]]) -> R:
        """Add a table. Where another has its three words, others are chosen."""
        for _ in range(limits.CODE_TRIES):
            with contextlib.suppress(Taken):
                return await add(table)
            table = replace(table, code=new_code())
        return await add(table)

    def _seat_rows(self, me: messages.Me, game: Game, table: str, wishes: list[messages.SeatWish]) -> list[rows.Seat]:
        if sum(wish.kind == "me" for wish in wishes) > 1:
            raise BadOption("one_seat_each")
        seats: list[rows.Seat] = []
        for number, wish in enumerate(wishes):
            seat = rows.Seat(table=table, seat=number)
            if wish.kind in ("me", "here"):
                seat = replace(seat, person=me.id, name=clean_name(wish.name or me.name))
            elif wish.kind == "bot":
                bot = chosen_bot(game, wish.bot)
                seat = replace(seat, bot=bot, name=bot_name(bot, [me.name, *(other.name for other in seats)]))
            seats.append(seat)
        return seats

    async def again(self, me: messages.Me, table: str) -> str:
        """The table that follows this one: the same seats and options. Everybody who asks gets the same."""
        live = await self._house.current(table)
        if not live.journal.over:
            raise EntrepotError("not_over")
        if not live.seating.of(me.id):
            raise EntrepotError("only_players_again")
        if (await self._house.facts(table)).again is None:
            self._check_room()
        fresh_id = new_id()
        seats = [
            rows.Seat(table=fresh_id, seat=seat.seat, person=seat.person, bot=seat.bot, name=seat.name)
            for seat in live.seating.seats
        ]
        facts = live.facts
        fresh = _new_table(me, live.game, facts.options, facts, seats)
        found = await self._add(fresh, lambda fresh: self._house.store.add_again(table, fresh, seats))
        if found == fresh_id:
            self._house.lobby.changed([me.id, *(seat.person for seat in seats)], fresh.listed, fresh_id)
        return found


def _clock(wish: messages.ClockWish | rows.Clock | None) -> rows.Clock | None:
    """The clock of a new table: as somebody wishes it, or like another's."""
    if wish is None or isinstance(wish, rows.Clock):
        return wish
    return rows.Clock(kind=wish.kind, seconds=wish.seconds, more=wish.more, then=wish.then)


def _new_table(
    me: messages.Me,
    game: Game,
    options: dict[str, Choice],
    wish: messages.NewTable | rows.Table,
    seats: Sequence[rows.Seat],
) -> rows.Table:
    """What is stored of a new table with these seats: as somebody wishes it, or like another."""
    now = time.time()
    chance = new_key()
    waits = any(seat.free for seat in seats)
    return rows.Table(
        id=seats[0].table,
        game=game.name,
        rules=game.version,
        box=game.box.hash,
        options=options,
        seed=0,
        chance=f"{chance:x}",
        title=clean(wish.title),
        listed=wish.listed,
        help=wish.help,
        clock=_clock(wish.clock),
        host=me.id,
        created=now,
        changed=now,
        code=new_code(),
        summary=summary(None if waits else Table(game, len(seats), chance, options)),
    )
