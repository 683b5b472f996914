"""A table at play: one writer at a time; what is done is stored first, and shown then.

It holds the parts that each have one job (the journal, the seating, the chat, those who look, the bots) and sees to the
order in which they are asked. What is shown is made by `showing`.
"""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from collections.abc import Set as AbstractSet
from contextlib import asynccontextmanager
from functools import partial

from ..kernel.errors import EntrepotError
from ..kernel.game import Game
from ..kernel.table import Table
from . import limits, messages, metrics, showing
from .bots import BotPool
from .chat import Chat
from .chores import Chores
from .elsewhere import Elsewhere
from .encoded import Encoded
from .film import Film
from .hinting import Hinting
from .journal import Act, Journal, Late, State, deed, kind_of
from .lobby import Lobby
from .moments import Moments
from .peers import CLOSED, Audience, Peer
from .seating import NotYours, Seating
from .settings import Settings
from .storage import rows
from .storage.calls import Calls, Changed, Here, Part
from .storage.failing import StorageFails
from .storage.store import Store
from .storage.taken import Taken
from .texts import say
from .thinking import BotSeats

TRIES = 5
"""How often a move is tried anew where other processes write at the same time."""
MOST_HERE = 150
"""How many of those who look here other processes are told of."""


class LiveTable:
    """A table that somebody looks at or a bot plays at."""

    def __init__(
        self,
        game: Game,
        facts: rows.Table,
        store: Store,
        pool: BotPool,
        settings: Settings,
        notes: Chores,
        calls: Calls,
        lobby: Lobby,
        elsewhere: Elsewhere,
    ) -> None:
        self.id = facts.id
        self.game = game
        self.facts = facts
        self.audience = Audience(facts.id, elsewhere)
        self.journal = Journal(game, facts, store)
        self.seating = Seating(facts, self.journal, store)
        self.chat = Chat(facts.id, store)
        self.moments = Moments()
        self.encoded = Encoded()
        self.bots = BotSeats(
            self.journal, self.seating, self.audience, pool, settings.bot_pace, self._play_for_bot, self._tell_failed,
            partial(calls.keep, facts.id),
        )  # fmt: skip
        self.hints = Hinting(
            facts,
            self.journal,
            self.seating,
            self.audience,
            store,
            pool,
            self.bots.chores,
            partial(self._tell_others, "hinted"),
        )
        self._store = store
        self._settings = settings
        self._notes = notes
        self._calls = calls
        self._lobby = lobby
        self._behind: set[Part] = set()
        """What another process has changed and is not yet taken over."""
        self._lock = asyncio.Lock()

    async def rebuild(self) -> None:
        """Take over everything from storage; the journal is played again."""
        await self._read_seats()
        if not self.seating.seats:  # it was deleted
            raise EntrepotError("no_table")
        if not self.journal.filmed:
            await self.journal.read(len(self.seating.seats), self.seating.full)
        await self.chat.read()
        await self.hints.read()

    async def show_film(self, film: Film) -> None:
        """Show a finished game that our rules do not know from its film."""
        await self.seating.read()
        await self.journal.show(film)
        await self.chat.read()

    async def reread(self) -> None:
        """Somebody has changed something about the seats or the chat elsewhere."""
        async with self._lock:
            news = await self._read_seats()
            if not self.seating.seats:
                raise EntrepotError("no_table")
            said = self.chat.lines
            await self.chat.read()
            if self.chat.lines != said:
                self.audience.tell(messages.ChatNews(self.chat.lines, True))
            if news:
                self._reseat()
                self._tell_seats()
                self._show()
        self.bots.wake()

    async def _read_seats(self) -> bool:
        """Take over who sits where; whether that is news. Who watched here and sat down at another process looks from
        the seat now."""
        before = {(seat.seat, seat.person, seat.away) for seat in self.seating.seats}
        news = await self.seating.read()
        for seat in self.seating.seats:
            if seat.person is not None and not seat.away and (seat.seat, seat.person, seat.away) not in before:
                self.audience.move(seat.person, seat.seat)
        return news

    # Other processes -------------------------------------------------------------------------------------------------

    def note_changed(self, *parts: Part) -> None:
        """Another process has written something: take it over, and show it to those who look here."""
        self._behind.update(parts)
        self._notes.start((self.id, "behind"), self._catch_up)

    async def _catch_up(self) -> None:
        """Where storage fails, it is tried until it can be read: nobody says it again."""
        while self._behind:
            try:
                async with self._lock:
                    parts, self._behind = self._behind, set()
                    await self._take_over(parts)
            except StorageFails:
                self._behind |= parts
                await asyncio.sleep(limits.FIRST_RETRY)
        self.bots.wake()

    async def see_what_is_stored(self) -> None:
        """Take over what other processes have written and we have not heard of yet.

        Who was told something by one of them may ask another one about it at once.
        """
        async with self._lock:
            news = await self._read_seats()
            if news or self.journal.state is not None:
                await self._take_over({"seats"} if news else set(), read=True)
        self.bots.wake()

    async def _take_over(self, parts: AbstractSet[Part], read: bool = False) -> None:
        """`read`: the seats are read already."""
        waited = self.journal.state is None
        if "seats" in parts or waited:
            if not read:
                await self._read_seats()
            if not self.seating.seats:  # it was deleted
                self._send_away()
                return
            if waited:
                await self.journal.read(len(self.seating.seats), self.seating.full)
            self._reseat()
            self._tell_seats()
        if "chat" in parts:
            await self._tell_chat()
        if "hinted" in parts:
            known = self.hints.marks
            await self.hints.read()
            if marks := [mark for mark in self.hints.marks if mark not in known]:
                self.audience.tell(messages.Hinted(marks))
        conceded = self.journal.conceded
        if await self.journal.catch_up() or "seats" in parts or waited:
            if self.journal.conceded != conceded:
                self._tell_seats()
            self._show()

    def _tell_lists(self, left: Sequence[str | None] = ()) -> None:
        """Those who sit here see the table in their lists, and those who have just left; everybody, if it is listed."""
        seated = [seat.person for seat in self.seating.seats]
        self._lobby.changed([self.facts.host, *seated, *left], self.facts.listed, self.id)

    def _tell_others(self, part: Part) -> None:
        self._calls.tell(Changed(self.id, part))

    def elsewhere_changed(self, left: AbstractSet[str]) -> None:
        """Others look at the table in other processes now. `left`: who did so before; some may be here no more."""
        for person in left - self.audience.here():
            self.seating.note_seen(person, time.time())
        self._tell_presence()
        self.bots.wake()

    def tell_who_is_here(self) -> None:
        """Let the other processes know who looks here."""
        self._calls.tell(Here(self.id, sorted(self.audience.here_ourselves())[:MOST_HERE]))

    @asynccontextmanager
    async def _writing(self, overtaken: str, kind: type[EntrepotError] = EntrepotError) -> AsyncIterator[None]:
        """One writer at a time; then the bots that are asked may think.

        Where another process was quicker, what it wrote is taken over and shown, and whoever wanted to write is told
        by the key `overtaken`.
        """
        async with self._lock:
            try:
                yield
            except Taken:
                await self.rebuild()
                self._reseat()
                for peer in self.audience.peers:
                    self._greet(peer)
                raise kind(overtaken) from None
        self.bots.wake()

    # Playing ---------------------------------------------------------------------------------------------------------

    async def act(self, person: str, message: Act) -> None:
        """Play, take back or restart, as a person wishes."""
        self.seating.check_plays(person, message.seat)
        do = deed(message)

        def if_it_is_still_theirs(table: Table) -> None:
            self.seating.check_plays(person, message.seat)  # others may have written before
            do(table)

        await self._act(message.seq, kind_of(message), message.seat, if_it_is_still_theirs, "person")

    async def concede(self, person: str, seat: int) -> None:
        """Give up: a bot plays on where more than one is left."""
        async with self._writing("overtaken", Late):
            self.seating.check_holds(person, seat)
            await self.journal.concede(seat)
            self._tell_others("journal")
            self._tell_lists()
            self._tell_seats()
            self._show()

    # Time ------------------------------------------------------------------------------------------------------------

    def out_of_time(self, now: float) -> list[int]:
        """The seats of people whose time is out."""
        state = self.journal.state
        if self.facts.clock is None or state is None or self.journal.damaged:
            return []
        ends = {seat: state.times.until(seat) for seat in state.waiting if self.seating.bot_of(seat) is None}
        return [seat for seat, end in ends.items() if end is not None and end <= now]

    async def check_clock(self, now: float) -> None:
        """Let happen what was agreed on to those whose time is out: a bot takes over, or the game is conceded."""
        clock = self.facts.clock
        if clock is None:
            return
        for seat in self.out_of_time(now):
            async with self._seating_changes(seat):
                if seat not in self.out_of_time(now):  # they moved just then
                    continue
                await self.journal.lapse(seat)
                if clock.then == "concede":
                    await self.journal.concede(seat)
                else:
                    await self.seating.stand_in_for(seat)
                self._tell_others("journal")
                self._show()

    async def _play_for_bot(self, seq: int, seat: int, action: Callable[[Table], object]) -> None:
        await self._act(seq, "play", seat, action, "bot")

    async def _act(self, seq: int, kind: rows.EntryKind, seat: int, action: Callable[[Table], object], by: str) -> None:
        with metrics.MOVE_SECONDS.time(by):
            await self._write_act(seq, kind, seat, action)
        metrics.MOVES.add(by)

    async def _write_act(self, seq: int, kind: rows.EntryKind, seat: int, action: Callable[[Table], object]) -> None:
        async with self._writing("overtaken", Late):
            before = () if self.journal.state is None else self.journal.state.waiting
            if seq > self.journal.seq:  # seen in another process, of which we have not heard yet
                await self.journal.catch_up()
            for _ in range(TRIES):
                try:
                    await self.journal.act(seq, kind, seat, action)
                    break
                except Taken:  # another process was quicker; where both were asked at once, both are right
                    if not await self.journal.catch_up():
                        raise
                    self._show()
            else:
                raise Taken
            self._tell_others("journal")
            if self.journal.state is not None and self.journal.state.waiting != before:
                self._tell_lists()
            self._show()

    # Sitting ---------------------------------------------------------------------------------------------------------

    async def take_seat(self, person: str, name: str, seat: int) -> None:
        """Sit down; when the last seat is taken, the game begins. Who only watched looks from the seat now."""
        async with self._seating_changes(seat):
            self._check_time_left(person, seat)
            await self.seating.take(person, name, seat)
            self.audience.move(person, seat)

    def _check_time_left(self, person: str, seat: int) -> None:
        """Who has used up the time of a whole game cannot take the seat back: the bot would be back at once."""
        state, clock = self.journal.state, self.facts.clock
        if state is None or clock is None or clock.kind != "game" or seat not in self.seating.of(person):
            return
        if state.times.left(seat) <= 0:
            raise EntrepotError("time_used_up")

    async def leave_seat(self, person: str, seat: int) -> None:
        async with self._seating_changes(seat):
            await self.seating.leave(person, seat)

    async def empty_seat(self, seat: int) -> None:
        """Whoever sits there does so no more."""
        async with self._seating_changes(seat):
            await self.seating.empty(seat)

    async def fill_seat(self, person: str, seat: int, bot: str | None) -> None:
        async with self._seating_changes():
            await self.seating.fill(person, seat, bot)

    async def offer_seat(self, person: str, seat: int, offered: bool) -> None:
        async with self._seating_changes():
            await self.seating.offer(person, seat, offered)

    async def nudge(self, person: str, seat: int) -> str:
        """Ask somebody to move, not too often. Returns who is to be told."""
        async with self._seating_changes():
            return await self.seating.nudge(person, seat, self._settings.nudge)

    async def sit_in(self, person: str, seat: int, bot: str | None) -> None:
        async with self._seating_changes(seat):
            await self.seating.sit_in(person, seat, bot, self.audience.here())

    async def rename(self, person: str, before: str, name: str) -> None:
        async with self._seating_changes():
            self.seating.rename(person, before, name)

    @asynccontextmanager
    async def _seating_changes(self, played: int | None = None) -> AsyncIterator[None]:
        """Change something about the seats, and let everybody see it.

        `played`: the seat for which somebody else may decide now. Whoever looks from there is told the moment anew, and
        when the game begins with this, everybody is.
        """
        async with self._writing("seat_taken"):
            waited = self.journal.state is None
            left = [seat.person for seat in self.seating.seats]
            yield
            self._tell_others("seats")
            self._tell_lists(left)
            self._reseat()
            self._tell_seats()
            for peer in self.audience.peers:
                if waited or peer.seat == played is not None:
                    self.show(peer)

    def _reseat(self) -> None:
        """Nobody looks from a seat that they have left: it may be another's by now."""
        for peer in self.audience.peers:
            if not self.seating.may_look_from(peer.person, peer.seat):
                peer.look_from(self.seating.first_of(peer.person))

    def _tell_seats(self) -> None:
        here = self.audience.here()
        for peer in self.audience.peers:
            peer.push(showing.seats(self.journal, self.seating, self.facts.host, peer.person, here))

    # Looking ---------------------------------------------------------------------------------------------------------

    async def connect(self, peer: Peer) -> None:
        """Somebody begins to look: they get what they missed, and the others see that they are here."""
        if peer.seen > self.journal.seq:  # seen in another process, of which we have not heard yet
            async with self._lock:
                await self._take_over({"seats"})
        self.audience.add(peer)
        self._greet(peer)
        self._here_changed(but=peer)
        self.bots.wake()

    def _greet(self, peer: Peer) -> None:
        """Tell one reader everything about the table, and again what they were told of themselves."""
        peer.push(showing.head(self.facts, self.journal, self.seating, peer.person, self.audience.here()))
        self.show(peer)
        peer.push(messages.ChatNews(self.chat.lines, True))
        if self.hints.marks:
            peer.push(messages.Hinted(self.hints.marks))
        if peer.muted:
            peer.push(messages.Muted(True))
        if peer.turns.count:
            peer.push(peer.turns)

    def disconnect(self, peer: Peer) -> None:
        if not self.audience.peers - {peer}:
            self.encoded.forget()
        if self.audience.remove(peer):
            self._note_presence(peer.person)

    def note_here(self, peer: Peer, here: bool) -> None:
        """A page came to the front or went behind others."""
        if peer.here != here:
            peer.here = here
            self._note_presence(peer.person)

    def _note_presence(self, person: str) -> None:
        """Remember when a player was last here, and let the others see who is."""
        if self.seating.of(person) and person not in self.audience.here():
            now = time.time()
            self.seating.note_seen(person, now)
            self._notes.start((self.id, person, now), partial(self._store.note_seen, self.id, person, now))
        self._here_changed()

    def _tell_presence(self, but: Peer | None = None) -> None:
        self.audience.tell(showing.presence(self.seating, self.audience.here()), but)

    def _here_changed(self, but: Peer | None = None) -> None:
        self._tell_presence(but)
        self.tell_who_is_here()

    def look(self, peer: Peer, seat: int | None) -> None:
        """See the table from another seat."""
        self.check_look(peer.person, seat)
        peer.look_from(seat)
        self.show(peer)

    def check_look(self, person: str, seat: int | None) -> None:
        if not self.seating.may_look_from(person, seat):
            raise NotYours("own_seats_only")

    def show(self, peer: Peer) -> None:
        """Tell one reader the moment, once the game has begun."""
        if self.journal.state is not None:
            peer.push_moment(partial(self._moment_for, peer))

    def _moment_for(self, peer: Peer) -> bytes | None:
        """The newest moment for a reader who is ready for it, with what they have not been sent yet."""
        state = self.journal.state
        if state is None:
            return None
        plays = self.seating.plays(peer.person, peer.seat)
        told = self.encoded.moment(state, self.journal.changed, peer.seat, plays, peer.seen)
        peer.seen = state.seq
        return told

    def _show(self) -> None:
        for peer in self.audience.peers:
            self.show(peer)

    def moment(self, state: State, person: str, seat: int | None, seen: int = -1) -> messages.Update:
        """The game as a person may see it from a seat, with the news since `seen`."""
        return showing.moment(state, self.journal.changed, seat, self.seating.plays(person, seat), seen)

    def info(self, person: str) -> messages.TableInfo:
        """The head of the table for one person."""
        return showing.info(self.facts, self.journal, self.seating, person, self.audience.here())

    async def say(self, person: str, name: str, text: str) -> None:
        await self._write_line(person, name, self.seating.first_of(person), text)

    async def _write_line(self, person: str, name: str, seat: int | None, text: str) -> None:
        """A line of chat. What somebody at another process wrote before is told before."""
        async with self._writing("table_closed"):
            news = await self.chat.say(person, name, seat, text)
            self._tell_others("chat")
            self.audience.tell(messages.ChatNews(news))

    async def _tell_chat(self) -> None:
        """Tell the lines that another process has stored, if there are any."""
        if news := await self.chat.read_news():
            self.audience.tell(messages.ChatNews(news))

    async def _tell_failed(self, seat: int, bot: str) -> None:
        """A line of chat, once, for everybody who wonders why a bot plays as it does."""
        await self._tell_once(seat, say("bot_failed", bot=bot))

    async def _tell_once(self, seat: int, text: str) -> None:
        """Something about a seat that everybody should know, in the chat."""
        if any((line.seat, line.text) == (seat, text) for line in self.chat.lines):
            return
        await self._write_line(self.facts.host, self.seating.seats[seat].name, seat, text)

    # Ending ----------------------------------------------------------------------------------------------------------

    @property
    def resting(self) -> bool:
        """Whether nobody looks, thinks or writes: then memory need not hold the table."""
        return not self.audience.peers and self.bots.chores.idle and not self._lock.locked()

    async def stop(self) -> None:
        await self.bots.chores.stop()

    async def drain(self, seconds: float) -> None:
        """Stop, but finish what somebody has begun to write, if it can be."""
        await self.stop()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds), self._lock:
                pass

    async def end(self, forget: Callable[[], Awaitable[object]]) -> None:
        """The table is given up: it is forgotten, and whoever looks is sent away. If it cannot be, it goes on."""
        await self.stop()
        try:
            async with self._lock:
                await forget()
                self.journal.state = None
                self.seating.clear()
        except BaseException:
            self.bots.wake()
            raise
        self._send_away()

    def _send_away(self) -> None:
        for peer in self.audience.peers:
            peer.close(CLOSED, "table_closed")
