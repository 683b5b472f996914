"""A table at play: the rebuilt game, who sits where, who is looking. One writer at a time; stored first, shown then."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import takewhile
from typing import cast

from ..kernel.errors import EntrepotError, IllegalMove
from ..kernel.game import Game
from ..kernel.table import Table
from . import limits, messages
from .bots import BotPool
from .chores import Chores
from .heads import chat_line, summary, table_info, winners
from .peers import CLOSED, Peer
from .seating import NotYours, Seating
from .settings import Settings
from .storage import rows
from .storage.store import Store, Taken
from .words import cleaned

log = logging.getLogger(__name__)


class Late(EntrepotError):
    """A message answered a table that had already gone on."""


class LiveTable(Seating):
    """A table that somebody looks at or a bot plays at."""

    def __init__(
        self, game: Game, facts: rows.Table, store: Store, bots: BotPool, settings: Settings, notes: Chores
    ) -> None:
        super().__init__(game, facts, store, settings, notes)
        self.index_at: list[int] = [0]
        """The ledger's length after each entry of the journal."""
        self._asked_since: dict[int, int] = {}
        """The seq at which each seat that is asked got its question; others may have answered theirs since."""
        self.chat: list[messages.ChatLine] = []
        self.changed = facts.changed
        self._bots = bots

    # Rebuilding ------------------------------------------------------------------------------------------------------

    async def rebuild(self) -> None:
        """Read everything from storage and play the journal again."""
        seats = await self._store.seats(self.id)
        journal = await self._store.journal(self.id)
        chat = await self._store.chat(self.id, limits.CHAT_KEPT)
        self.seats = seats
        self.chat = [chat_line(row) for row in chat]
        self.table = self._replay(journal) if self.is_full() else None
        if journal:
            self.changed = journal[-1].at

    def _replay(self, journal: Sequence[rows.Entry]) -> Table:
        table = Table(self.game, len(self.seats), self.facts.seed, self.facts.options)
        index_at, asked_since = [0], dict.fromkeys(table.waiting, 0)
        conceded: set[int] = set()
        for entry in journal:
            if entry.kind == "concede":
                conceded.add(entry.seat)
            else:
                play_entry(table, entry.kind, entry.seat, entry.move)
            index_at.append(len(table.ledger))
            if entry.kind != "concede":
                asked_since = still_asked(asked_since, table, entry.seat, entry.seq)
        self.index_at, self._asked_since, self.conceded = index_at, asked_since, conceded
        return table

    def _new_game(self) -> Table:
        return self._replay([])

    @property
    def seq(self) -> int:
        return len(self.index_at) - 1

    # Playing ---------------------------------------------------------------------------------------------------------

    async def play(self, person: str, message: messages.Play) -> None:
        self._check_seat(person, message.seat)
        await self._act(message.seq, message.seat, lambda table: table.play(message.seat, message.move), "play")

    async def undo(self, person: str, message: messages.Undo) -> None:
        self._check_seat(person, message.seat)
        await self._act(message.seq, message.seat, lambda table: table.undo(message.seat), "undo")

    async def restart(self, person: str, message: messages.Restart) -> None:
        self._check_seat(person, message.seat)
        await self._act(message.seq, message.seat, lambda table: table.restart(message.seat), "restart")

    async def concede(self, person: str, seat: int) -> None:
        """Give up. Where one seat is left, it has won; else a bot plays on, and the seat cannot win any more."""
        if seat not in self.seats_of(person):
            raise NotYours("That is not your seat.")
        async with self._lock:
            self._check_playing()
            if seat in self.conceded:
                raise EntrepotError("You have conceded already.")
            assert self.table is not None
            await self._store_entry(self.table, self.conceded | {seat}, "concede", seat, "")
            self._show()
        self.wake()

    def _check_seat(self, person: str, seat: int) -> None:
        if seat not in self.seats_of(person):
            raise NotYours("That is not your seat.")
        if seat in self.conceded:
            raise NotYours("You have conceded: a bot plays this seat.")
        if self.seats[seat].away:
            raise NotYours("A bot plays this seat for you: take the seat back first.")

    async def _act(self, seq: int, seat: int, action: Callable[[Table], object], kind: rows.EntryKind) -> None:
        """Try an action on a copy, store it, and only then let it be seen."""
        async with self._lock:
            if self.table is None:
                raise IllegalMove("The table still waits for players.")
            if not self._earliest(seat, kind) <= seq <= self.seq:
                raise Late("The table had already gone on, so nothing was changed.")
            if self.over:
                raise IllegalMove("The game is over.")
            trial = self.table.copy()
            action(trial)
            move = trial.ledger[-1][1].text if kind == "play" else ""
            await self._store_entry(trial, self.conceded, kind, seat, move)
            self._asked_since = still_asked(self._asked_since, trial, seat, self.seq)
            self._show()
        self.wake()

    async def _store_entry(self, table: Table, conceded: set[int], kind: rows.EntryKind, seat: int, move: str) -> None:
        """Write the next entry of the journal. Once it is written, the table is as it says."""
        entry = rows.Entry(table=self.id, seq=self.seq + 1, kind=kind, seat=seat, move=move, at=time.time())
        try:
            await self._store.append(entry, summary(table, conceded))
        except Taken:
            await self.rebuild()
            self._show()
            raise Late("Somebody else was quicker, so nothing was changed.") from None
        self.table, self.conceded = table, conceded
        self.index_at.append(len(table.ledger))
        self.changed = entry.at

    async def was_done(self, message: messages.Play | messages.Undo | messages.Restart) -> bool:
        """Whether a message that comes late had been carried out before: the seat's next entry is what it asks for."""
        own = (
            entry
            for entry in await self._store.journal(self.id)
            if entry.seq > message.seq and entry.seat == message.seat
        )
        first = next(own, None)
        if first is None:
            return False
        if isinstance(message, messages.Play):
            return first.kind == "play" and first.move == self._text_of(message.move)
        return first.kind == ("undo" if isinstance(message, messages.Undo) else "restart")

    def _text_of(self, move: int | str) -> str | None:
        try:
            return self.game.moves.read(move).text
        except IllegalMove:
            return None

    def _earliest(self, seat: int, kind: rows.EntryKind) -> int:
        """The earliest seq that an action may answer: where several are asked at once, nobody is late by another's."""
        return self._asked_since.get(seat, self.seq) if kind == "play" else self.seq

    # Bots ------------------------------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Let the bots that are asked think."""
        for seat in self._asked_seats():
            bot = self.bot_of(seat)
            if bot is not None:
                since = self._asked_since[seat]
                self._chores.start(("bot", seat, since), partial(self._bot_moves, bot, seat, since))

    def _asked_seats(self) -> tuple[int, ...]:
        return self.table.waiting if self.table is not None and self.playing else ()

    async def _bot_moves(self, bot: str, seat: int, seq: int) -> None:
        """Whichever bot answers an old question is simply too late. Where storage fails, try again a few times."""
        if self.peers:
            await self._let_follow(self._steps_to_follow(seat))
        table = self.table
        if table is None or self._asked_since.get(seat) != seq:
            return
        number = await self._bots.choose(bot, table, seat)

        def play(trial: Table) -> None:
            if self.bot_of(seat) is None:  # a person took the seat meanwhile
                raise Late
            trial.play(seat, number)

        for pause in (1.0, 2.0, 4.0, None):
            try:
                await self._act(seq, seat, play, "play")
                return
            except Late:
                return
            except Exception:
                if pause is None:
                    raise
                log.exception("the move of a bot at table %s could not be stored; trying again", self.id)
                await asyncio.sleep(pause)

    async def _let_follow(self, steps: int) -> None:
        """Give those who look the time to follow what was played."""
        if steps:
            await asyncio.sleep(steps * self._settings.bot_pace)

    def _steps_to_follow(self, seat: int) -> int:
        """How many moves people have to follow before a bot begins its turn; within its turn, or together, none.

        The moves of a bot's turn come in one burst and play out in the browser, so the next bot waits for all of them.
        """
        if self.table is None or len(self.table.waiting) > 1 or not self.table.ledger:
            return 0
        last = self.table.ledger[-1][0]
        if last == seat:
            return 0
        if self.bot_of(last) is None:
            return 1
        turn = takewhile(lambda entry: entry[0] == last, reversed(self.table.ledger))
        return min(limits.STEPS_TO_FOLLOW, len(list(turn)))

    async def stop(self) -> None:
        await self._chores.stop()

    async def end(self, forget: Callable[[], Awaitable[None]]) -> None:
        """The table is given up: it is forgotten, and whoever looks is sent away."""
        await self._chores.stop()
        async with self._lock:
            await forget()
            self.table, self.seats = None, []
        for peer in self.peers:
            peer.close(CLOSED)

    @property
    def resting(self) -> bool:
        """Whether nobody looks, thinks or writes: then memory need not hold the table."""
        return not self.peers and self._chores.idle and not self._lock.locked()

    # Chat ------------------------------------------------------------------------------------------------------------

    async def say(self, person: str, name: str, text: str) -> None:
        words = cleaned(text, "A line of chat")
        async with self._lock:
            number = self.chat[-1].number + 1 if self.chat else 1
            line = rows.Line(
                table=self.id,
                number=number,
                person=person,
                name=name,
                seat=min(self.seats_of(person), default=None),
                text=words,
                at=time.time(),
            )
            try:
                await self._store.add_chat(line)
            except Taken:
                await self.rebuild()
                raise EntrepotError("Somebody else spoke at the same moment: say it again.") from None
            self.chat = [*self.chat, chat_line(line)][-limits.CHAT_KEPT :]
            for peer in self.peers:
                peer.push(messages.ChatNews([self.chat[-1]]))

    # Showing ---------------------------------------------------------------------------------------------------------

    async def connect(self, peer: Peer) -> None:
        """Somebody begins to look: they get what they missed, and the others see that they are here."""
        self.peers.add(peer)
        peer.push(self.update_for(peer))
        peer.push(messages.ChatNews(self.chat))
        self._show(but=peer)
        self.wake()

    def disconnect(self, peer: Peer) -> None:
        if peer in self.peers:
            self.peers.discard(peer)
            self._note_presence(peer.person)

    def look(self, peer: Peer, seat: int | None) -> None:
        if not self.may_look_from(peer.person, seat):
            raise NotYours("You can look from your own seats only, until the game is over.")
        peer.look_from(seat)
        peer.push(self.update_for(peer))

    def _show(self, but: Peer | None = None) -> None:
        for peer in tuple(self.peers):
            if peer is not but:
                peer.push(self.update_for(peer))

    def update_for(self, peer: Peer) -> messages.Update:
        """The table as one reader may see it, with the news since they last heard of it."""
        if not self.may_look_from(peer.person, peer.seat):  # the seat was left, and may be another's by now
            peer.look_from(min(self.seats_of(peer.person), default=None))
        kept = self._kept(peer.seen)
        peer.seen = self.seq if self.table is not None else -1
        table, seat = self.table, peer.seat
        mine = seat is not None and seat in self.seats_of(peer.person) and self.bot_of(seat) is None
        undoable = table.undoable(seat) if mine and self.playing and table is not None and seat is not None else 0
        asked = [messages.Asked(other, key, rule) for other, key, rule in self._asked()]
        return messages.Update(
            seq=self.seq,
            table=self.info(peer.person),
            seat=seat,
            index=self.index_at[-1],
            kept=kept,
            news=self.entries(seat, kept + 1),
            view=self.view(table, seat) if table is not None else None,
            asked=asked,
            question=self._question(seat) if mine else None,
            offers=self._offers(seat) if mine else [],
            can_undo=undoable > 0,
            can_restart=undoable > 1,
        )

    def view(self, table: Table, seat: int | None) -> messages.TableView:
        """The game as one seat may see it. Where somebody conceded, that says who has won."""
        seen = cast(messages.TableView, table.view(seat))
        if self.conceded and self.over:
            seen = {**seen, "over": True, "waiting": [], "winners": winners(table, self.conceded)}
            seen["score_sheet"] = table.score_sheet()
        return seen

    def _kept(self, seen: int) -> int:
        """Up to which index the log of a reader who has seen `seen` is still true.

        Who has seen 0 may have seen it before the game began: then not even the setup is in their log.
        """
        if self.table is None or not 0 < seen <= self.seq:
            return -1
        return min(self.index_at[seen:])

    def entries(self, seat: int | None, start: int) -> list[messages.Entry]:
        """The log from an index on, as a seat may know it."""
        table = self.table
        if table is None:
            return []
        found: list[messages.Entry] = []
        for index in range(start, len(table.ledger) + 1):
            events = table.history[index - 1] if index else table.opening
            mover = table.ledger[index - 1][0] if index else None
            found.append(messages.Entry(index, mover, [event.seen_by(seat) for event in events]))
        return found

    def _asked(self) -> list[tuple[int, str, str]]:
        if self.table is None:
            return []
        found = []
        for seat in self._asked_seats():
            prompt = self.table.prompt(seat)
            if prompt is not None:
                found.append((seat, prompt.key, prompt.rule))
        return found

    def _question(self, seat: int | None) -> messages.Question | None:
        prompt = None if self.table is None or seat not in self._asked_seats() else self.table.prompt(seat)
        return None if prompt is None else messages.Question(prompt.key, prompt.rule, prompt.wording, prompt.values)

    def _offers(self, seat: int | None) -> list[messages.Offer]:
        if self.table is None or seat is None or not self.playing:
            return []
        return [messages.Offer(number, cast(messages.Then, then)) for number, then in self.table.foresee(seat).items()]

    def info(self, person: str) -> messages.TableInfo:
        """The head of the table for one person."""
        facts = replace(self.facts, summary=summary(self.table, self.conceded), changed=self.changed)
        return table_info(facts, self.seats, person, self.here())


def play_entry(table: Table, kind: str, seat: int, move: str) -> None:
    """Do at a table what an entry of its journal says."""
    if kind == "undo":
        table.undo(seat)
    elif kind == "restart":
        table.restart(seat)
    else:
        table.play(seat, move)


def still_asked(before: dict[int, int], table: Table, mover: int, seq: int) -> dict[int, int]:
    """Since when each seat is asked, after one more entry: who was asked already and did not move has its question."""
    return {seat: before[seat] if seat != mover and seat in before else seq for seat in table.waiting}
