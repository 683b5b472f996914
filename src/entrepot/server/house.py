"""The house: everything a running server holds, and what can be done with tables as a whole."""

import asyncio
import contextlib
import logging
import re
import secrets
import time
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from collections.abc import Set as AbstractSet
from functools import partial
from typing import TypeVar
from weakref import WeakValueDictionary

from ..kernel.errors import EntrepotError
from ..kernel.game import Game
from ..outside import browser_folder
from ..review import Budget
from . import limits, messages
from .bots import Asked, BotPool, Worker
from .boxes import Boxes
from .budgets import Budgets
from .chores import Chores, survived
from .elsewhere import Elsewhere
from .film import film, shown
from .heads import table_info
from .hearing import Hearing
from .heeding import Heeding
from .hosting import Hosting
from .invitations import read_code
from .journal import OtherStory
from .kept import Kept
from .live import LiveTable
from .lobby import Lobby
from .network import Door
from .opening import Opening
from .pages import Preview
from .peers import Peer
from .people import People
from .programs import Programs, settle_in_outside, think_outside
from .readiness import Readiness
from .reminders import MOST_REMINDED, Reminders
from .reviews import Reviews
from .sanctions import Sanctions
from .seating import NotYours
from .settings import Settings
from .storage import calls, rows
from .storage.failing import StorageFails
from .storage.office import COOKIES, Office
from .storage.store import Store
from .throttle import Throttle, TooMany
from .turns import Turns, by_urgency, waits

log = logging.getLogger(__name__)

R = TypeVar("R")
LISTED = 50
"""How many tables a list shows."""
JUST_OVER = 3
"""How many finished games stay in the list of one's tables; all of them are in the history."""
PAGE = 30
"""How many games a page of the history shows."""
PURGE_EVERY = 3600.0
"""Seconds between looking for guests and tables that nobody came back to."""
CLOCKS_EVERY = 60.0
"""Seconds between looking at the clocks of tables that nobody looks at."""
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


class NotHere(EntrepotError):
    """What was asked for is not there."""


class NoSuchTable(NotHere):
    """There is no table of that id."""


class House:
    """Storage, people, bots, and the tables that are being played."""

    def __init__(self, settings: Settings, door: Door | None = None) -> None:
        self.settings = settings
        self.door = door or Door()
        self.store = Store(settings.url)
        self.office = Office(self.store)
        self.sanctions = Sanctions()
        self._heeding = Heeding(self)
        self._hearing = Hearing(self)
        self.hosting = Hosting(self)
        self.opening = Opening(self)
        self.calls = self.store.calls()
        """How we speak with other processes on the same database."""
        self.elsewhere = Elsewhere()
        self.telling = Turns(self)
        self.lobby = Lobby(self.calls, self.telling.changed)
        self.boxes = Boxes(settings.boxes)
        self.bots = BotPool(settings.workers, settings.bot_time, boxes=self.boxes.files)
        budget = Budget(settings.review_seconds, settings.review_cores)
        self.reviews = Reviews(self.store, self.calls, self.boxes.files, budget, settings.review_nice, settings.reviews)
        self.programs = Programs(settings.bots, list(self.boxes.offered))
        for name, command in self.programs.commands.items():
            worker = Worker(self.boxes.files, settle_in_outside, command)
            self.bots.add_program(name, worker, think_outside)
        self.boards = {name: folder for name in self.boxes.offered if (folder := browser_folder(name)) is not None}
        """The folders of boards that installed packages bring for their games."""
        self.people: People
        self.readiness = Readiness(self.store, self._tell_storage)
        self.budgets = Budgets(settings.person_rate, settings.address_rate)
        self.kept = Kept()
        self.new_tables = Throttle(settings.new_tables)
        self.new_people = Throttle(settings.new_people)
        self.codes = Throttle(settings.codes)
        self.invitations = Throttle(settings.invitations)
        self.seat_changes = Throttle(settings.seat_changes)
        self.chat_lines = Throttle(settings.chat_lines)
        self.hints = Throttle(settings.hints)
        self.reasons = Throttle(settings.reasons)
        self.connections = Throttle(settings.connections)
        self.hinting: set[str] = set()
        """The people for whom a hint is thought of."""
        self._live: dict[str, LiveTable] = {}
        """The tables that memory holds."""
        self._known: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        """All tables that anybody still has in hand, so that there are never two of one."""
        self._rebuilding: dict[str, asyncio.Task[LiveTable]] = {}
        """Tables that are being rebuilt: who asks meanwhile waits for the same."""
        self.notes = Chores("house")
        """What tables write down in passing; they need not stay in memory for it."""
        self._upkeep: list[asyncio.Task[None]] = []
        self._looked_at_clocks = 0.0
        self._looked_for_keys = float("-inf")
        self._unfilmable: set[str] = set()
        """Finished games that could not be filmed since the start."""
        self._films_elsewhere = 0
        """How many finished games other processes were to film when we last looked."""
        self.reminders = Reminders(settings.webhook, settings.remind_after, self.store)

    async def open(self) -> None:
        await self.store.open()
        await self.calls.open(self._hearing.hear, self._hearing.note_lost)
        await self.store.key(COOKIES, secrets.token_urlsafe(48))
        self.people = People(self.store, await self.office.cookie_keys())
        await self._heeding.begin()
        self._upkeep += [
            asyncio.create_task(work)
            for work in (self._tidy(), self._heed(), self._purge(), self._tick(), self._film())
        ]
        self._upkeep.append(asyncio.create_task(self.readiness.watch()))

    async def resume(self) -> None:
        """Let the bots of tables go on that were at play when the server went down."""
        self._upkeep.append(asyncio.create_task(self._hearing.resume()))

    async def close(self) -> None:
        for work in self._upkeep:
            work.cancel()
        await asyncio.gather(*self._upkeep, return_exceptions=True)
        await self.reviews.close()
        await self.telling.stop()
        await asyncio.gather(*(live.drain(self.settings.drain) for live in self.known))
        with contextlib.suppress(TimeoutError):  # what cannot be stored now is not waited for
            await asyncio.wait_for(self.notes.finish(), max(1.0, self.settings.drain))
        await self.calls.close()
        self.bots.close()
        self.programs.close()
        await self.store.close()
        self.boxes.close()

    def _tell_storage(self, ok: bool) -> None:
        """Let everybody know who looks at any table: while nothing can be stored, nothing is accepted."""
        for live in self.known:
            live.audience.tell(messages.Storage(ok))
            if ok:
                live.bots.try_again()

    async def find_person(self, cookie: str | None) -> messages.Me | None:
        """The person of a cookie, if there is one. Another process may know a newer key that signed it."""
        if cookie is not None and self.calls.shared and self.people.read_cookie(cookie) is None:
            now = time.monotonic()
            if now - self._looked_for_keys >= 1.0:  # whoever sends nonsense does not cost more than that
                self._looked_for_keys = now
                with contextlib.suppress(StorageFails):
                    await self.look_at_notices()
        return await self.people.find(cookie)

    def person_of(self, cookie: str | None) -> str | None:
        """Whose cookie it is, by its signature alone; storage is not asked. Before the house is open, nobody's."""
        return self.people.read_cookie(cookie) if hasattr(self, "people") else None

    # Boxes -----------------------------------------------------------------------------------------------------------

    async def game(self, name: str, box: str | None = None) -> Game:
        """A game as it is offered, or with the box of a hash, which may lie in storage."""
        if box is not None and not self.boxes.knows(name, box):
            stored = await self.store.box(name, box)
            if stored is not None:
                return await asyncio.to_thread(self.boxes.add_stored, name, box, stored.text)
        return self.boxes.game(name, box)

    async def keep_box(self, me: messages.Me, name: str, hash: str, text: str) -> None:
        """Store a box that somebody entered, so that tables can be opened with it."""
        if self.boxes.knows(name, hash) or await self.store.box(name, hash) is not None:
            return
        if await self.store.count_boxes(me.id) >= self.settings.kept_boxes:
            raise TooMany("many_boxes", {"count": self.settings.kept_boxes})
        await self.store.add_box(rows.StoredBox(hash=hash, game=name, text=text, person=me.id, at=time.time()))

    # Inviting --------------------------------------------------------------------------------------------------------

    async def find_table(self, said: str, address: str) -> rows.Table:
        """The table of what somebody was told: three words, or the id of a table."""
        if not self.invitations.allow(address):
            raise TooMany("many_codes")
        found = await self.store.table(said) if TABLE_ID.fullmatch(said) else None
        if found is None:
            code = read_code(said[: limits.SAID])
            found = None if code is None else await self.store.table_by_code(code)
        if found is None:
            raise NoSuchTable("no_such_code")
        return found

    async def rename(self, me: messages.Me, name: str) -> messages.Me:
        """Another name, also at the tables where one sits."""
        renamed = await self.people.rename(me, name)
        await self.office.tell("person", me.id)
        for live in self.known:
            if live.seating.of(me.id):
                await live.rename(me.id, me.name, renamed.name)
        self.calls.tell(calls.Renamed(me.id))
        return renamed

    async def nudge(self, me: messages.Me, live: LiveTable, seat: int) -> None:
        """Ask somebody to move: every page of theirs rings, whichever table it shows."""
        nudge = calls.Nudge(await live.nudge(me.id, seat), live.id, live.facts.title or live.game.title, me.name)
        self.ring(nudge)
        self.calls.tell(nudge)

    def ring(self, nudge: calls.Nudge) -> None:
        for other in self.known:
            for peer in other.audience.peers:
                if peer.person == nudge.person:
                    peer.push(messages.Nudged(nudge.table, nudge.title, nudge.by))

    async def end(self, live: LiveTable, how: Callable[[], Awaitable[object]], people: Iterable[str | None]) -> None:
        """End a table for everybody who looks at it, or sees it in a list."""
        await live.end(how)
        self._let_go(live)
        self.calls.tell(calls.Closed(live.id))
        self.lobby.changed(people, live.facts.listed, live.id)

    # Order -----------------------------------------------------------------------------------------------------------

    def check_comes(self, person: str | None, address: str) -> None:
        """Refuse whom the operator has banned."""
        if self.sanctions.banned(person, address):
            raise NotYours("banned")

    def check_comes_to(self, person: str, table: str) -> None:
        """Refuse whom the host of a table has sent away."""
        if self.sanctions.barred(person, table):
            raise NotYours("barred")

    async def heed(self) -> None:
        """Act at once on what was just decided about people, in all processes."""
        self.calls.tell(calls.Noticed())
        await self.look_at_notices()

    async def look_at_notices(self) -> None:
        """Act on what was decided anywhere until now."""
        await self._heeding.look()

    async def drop(self, live: LiveTable) -> None:
        """A table that was closed or deleted elsewhere: whoever looks is sent away."""
        self._let_go(live)

        async def nothing() -> None:
            pass

        await live.end(nothing)

    async def _heed(self) -> None:
        """Act on what other processes have changed."""
        while True:
            await asyncio.sleep(self.settings.notices)
            with survived("notices could not be read"):
                await self._heeding.look()

    async def _tick(self) -> None:
        """Look at the clocks. After a start, people are first given the time to come back."""
        await asyncio.sleep(self.settings.clock_grace)
        while True:
            with survived("clocks could not be looked at"):
                await self.tick(time.time())
            await asyncio.sleep(self.settings.ticks)

    async def tick(self, now: float) -> None:
        """Whose time is out: at the tables in memory, and now and then at those that nobody looks at."""
        if now - self._looked_at_clocks >= CLOCKS_EVERY:
            self._looked_at_clocks = now
            for table in await self.store.timed_tables():
                with contextlib.suppress(EntrepotError):
                    await self.live(table)
            self.notes.start("reminders", partial(self.remind, now))
        for live in self.known:
            with contextlib.suppress(EntrepotError):
                await live.check_clock(now)

    async def remind(self, now: float) -> None:
        """Let the webhook know whose turn it is, where they do not look."""
        if self.reminders.wanted:
            tables = await self.store.running_tables(self.reminders.since(now), MOST_REMINDED)
            seats = await self.store.seats_of_tables([table.id for table in tables])
            await self.reminders.send(self.reminders.due(tables, seats, self._here, now))

    async def turns(self, person: str) -> list[messages.TableInfo]:
        """The tables at which it is somebody's turn: where time runs out first, then the one that waits longest."""
        return by_urgency(await self._infos(await self.store.tables_of(person, False, LISTED), person))

    async def _purge(self) -> None:
        """Forget what nobody came back to."""
        while True:
            await asyncio.sleep(PURGE_EVERY)
            with survived("old guests and tables could not be deleted"):
                guests, tables = await self.office.purge(
                    self.settings.guest_days, self.settings.open_days, self.settings.abandoned_days
                )
                if guests or tables:
                    log.info("deleted %d guests and %d tables that nobody came back to", guests, tables)

    async def preview(self, table: rows.Table) -> Preview:
        """What a messenger may show of a table to whoever gets its link."""
        seats = await self.store.seats(table.id)
        free, bots = sum(seat.free for seat in seats), any(seat.bot for seat in seats)
        title = self.boxes.game(table.game).title
        return Preview(table.game, title, table.title, free, bots, table.summary.status == "over")

    # Tables at play --------------------------------------------------------------------------------------------------

    async def live(self, table: str) -> LiveTable:
        """A table, rebuilt from its journal if nobody was looking at it."""
        live = self._known.get(table)
        if live is None:
            work = self._rebuilding.get(table)
            if work is None:
                work = self._rebuilding[table] = asyncio.create_task(self._rebuild(table))
                work.add_done_callback(lambda done: self._rebuilding.pop(table, None))
            live = await asyncio.shield(work)
        self._live[table] = live
        return live

    def rebuilds(self, table: str) -> bool:
        """Whether a table is just being rebuilt: some of it may have been read already."""
        return table in self._rebuilding

    async def settled(self, table: str) -> LiveTable | None:
        """A table, if anybody has it in hand; one that is being rebuilt is waited for."""
        if self.rebuilds(table):
            with contextlib.suppress(EntrepotError):
                await self.live(table)
        return self.find(table)

    async def current(self, table: str) -> LiveTable:
        """A table as it is stored now, for who may know more of it than we do: from another process."""
        known = table in self._known
        live = await self.live(table)
        if known and self.calls.shared:
            with contextlib.suppress(StorageFails):  # what we know can be looked at; nothing can be changed now
                await live.see_what_is_stored()
            if not live.seating.seats:
                raise NoSuchTable("no_table")
        return live

    async def _rebuild(self, table: str) -> LiveTable:
        facts = await self.facts(table)
        known = await self._game_of(facts)
        game = self.boxes.game(facts.game) if known is None else known
        if facts.closed is not None:
            raise EntrepotError("table_closed" if facts.rules == game.version else "other_rules")
        live = LiveTable(
            game, facts, self.store, self.bots, self.settings, self.notes, self.calls, self.lobby, self.elsewhere
        )
        try:
            if known is None:
                raise OtherStory(0)
            await live.rebuild()
        except OtherStory:
            await self._show_or_close(live)
        self._live[table] = self._known[table] = live
        return live

    async def _game_of(self, facts: rows.Table) -> Game | None:
        """The game of a table with its box; None where a finished game has a box that we do not have."""
        try:
            return await self.game(facts.game, facts.box)
        except EntrepotError as problem:
            if not facts.over or problem.key != "other_box":
                raise
            return None

    async def _show_or_close(self, live: LiveTable) -> None:
        """Our rules do not know how a game went: one that is over is shown from its film, another one is closed."""
        if not live.facts.over:
            log.warning("table %s was begun under other rules, which lead elsewhere: it is closed", live.id)
            await self.office.close_table(live.id)
            raise EntrepotError("other_rules")
        kept = await self.store.film(live.id)
        if kept is None:
            raise EntrepotError("no_film")
        await live.show_film(await asyncio.to_thread(shown, kept.found))

    async def _film(self) -> None:
        """Films of finished games are made in a process of their own, which gives way to all others."""
        while True:
            await asyncio.sleep(self.settings.rest)
            with survived("finished games could not be filmed"):
                await self.film_finished()

    async def film_finished(self) -> None:
        """Make the films that are missing, a few at a time."""
        missing = await self.store.unfilmed(limits.FILMS + len(self._unfilmable) + self._films_elsewhere)
        self._films_elsewhere = 0
        for table in missing:
            if table in self._unfilmable:
                continue
            try:
                if not await self.calls.keep(table):
                    self._films_elsewhere += 1
                    continue
                live = await self.live(table)
                if live.journal.state is not None and not live.journal.damaged:
                    asked = Asked("film", table, live.journal.state.table, 0)
                    found = await self.bots.do_aside(film, asked, limits.FILM_TIME)
                    if found is not None:
                        await self.store.keep_film(rows.Film(table=table, found=found))
                        continue
            except StorageFails:
                return  # nothing is wrong with the game
            except EntrepotError:
                pass
            self._unfilmable.add(table)

    async def facts(self, table: str) -> rows.Table:
        facts = await self.store.table(table) if TABLE_ID.fullmatch(table) else None
        if facts is None:
            raise NoSuchTable("no_table")
        return facts

    def sockets_of(self, person: str) -> int:
        """How many sockets a person has open, at all tables and for their lists."""
        at_tables = sum(peer.person == person for live in self.known for peer in live.audience.peers)
        return at_tables + self.lobby.count(person)

    def find(self, table: str) -> LiveTable | None:
        """A table, if anybody has it in hand."""
        return self._known.get(table)

    @property
    def known(self) -> tuple[LiveTable, ...]:
        """All tables that anybody has in hand."""
        return tuple(self._known.values())

    @property
    def open_sockets(self) -> int:
        """How many sockets are open, at all tables together."""
        return sum(len(live.audience.peers) for live in self.known)

    def leave(self, live: LiveTable, peer: Peer) -> None:
        """Somebody stops looking; a table that nobody needs in memory goes back to rest."""
        live.disconnect(peer)
        self.telling.leave(peer)
        self._hearing.follow(live.id)
        self.rest(live)

    def rest(self, live: LiveTable) -> None:
        """Memory lets a table go that nobody needs. Whoever still has it in hand keeps it, and shares it."""
        if live.resting:
            self._live.pop(live.id, None)

    def _let_go(self, live: LiveTable) -> None:
        """A table that is no more is found by nobody."""
        self._live.pop(live.id, None)
        self._known.pop(live.id, None)

    async def _tidy(self) -> None:
        """Also tables that were asked for without a socket, or that bots have finished, go back to rest."""
        while True:
            await asyncio.sleep(self.settings.rest)
            self.tidy()

    def tidy(self) -> None:
        """Memory lets all tables go that nobody needs."""
        for live in tuple(self._live.values()):
            self.rest(live)

    @property
    def at_play(self) -> int:
        """How many tables memory holds."""
        return len(self._live)

    async def lists(self, me: messages.Me) -> messages.TableList:
        """My tables, those waiting for me first, and the listed tables of others. Nothing is rebuilt for it."""
        running = await self.store.tables_of(me.id, False, LISTED)
        mine = await self._infos([*running, *await self.store.tables_of(me.id, True, JUST_OVER)], me.id)
        listed = await self._infos(await self.store.listed_tables(LISTED), me.id)
        own = {info.id for info in mine}
        rest = [info for info in mine if not waits(info)]
        rest.sort(key=lambda info: (info.status == "over", -info.since))
        others = [info for info in listed if info.id not in own]
        return messages.TableList([*by_urgency(mine), *rest], others, time.time())

    async def history(self, me: messages.Me, before: float) -> messages.History:
        """My finished games and what I put away, from the newest on."""
        found = await self.store.history_of(me.id, before, PAGE + 1)
        archived = await self.store.archived_by(me.id)
        return messages.History(await self._infos(found[:PAGE], me.id, archived), len(found) > PAGE)

    async def shelve(self, me: messages.Me, table: str, archived: bool) -> None:
        """Put a table of mine away, or take it back into my list."""
        await self._own(me, table)
        await self.store.shelve(me.id, table, archived)
        self.lobby.changed([me.id])

    async def remove(self, me: messages.Me, table: str) -> None:
        """Take a table out of my lists for good.

        A table at which nobody else has a seat is forgotten altogether. At any other I stand up first, so that the
        others can go on without me.
        """
        await self._own(me, table)
        live = await self.current(table)
        if live.facts.host == me.id and not any(seat.person not in (None, me.id) for seat in live.seating.seats):
            await self.end(live, lambda: self.office.delete_table(live.id), [me.id])
            return
        for seat in live.seating.of(me.id):
            await live.leave_seat(me.id, seat)
        await self.store.shelve(me.id, table, archived=True, removed=True)
        self.lobby.changed([me.id])

    async def _own(self, me: messages.Me, table: str) -> None:
        facts = await self.facts(table)
        if facts.host != me.id and all(seat.person != me.id for seat in await self.store.seats(table)):
            raise NotYours("not_in_list")

    async def _infos(
        self, tables: Sequence[rows.Table], person: str, archived: Collection[str] = ()
    ) -> list[messages.TableInfo]:
        seats: dict[str, list[rows.Seat]] = {table.id: [] for table in tables}
        for seat in await self.store.seats_of_tables(list(seats)):
            seats[seat.table].append(seat)
        return [
            table_info(table, seats[table.id], person, self._here(table.id), table.id in archived) for table in tables
        ]

    def _here(self, table: str) -> AbstractSet[str]:
        live = self._known.get(table)
        return live.audience.here() if live is not None else frozenset().union(*self.elsewhere.at(table).values())
