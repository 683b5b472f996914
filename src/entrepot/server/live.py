"""A table at play: the rebuilt game, who sits where, who is looking. One writer at a time; stored first, shown then."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from itertools import takewhile
from typing import Any, cast

from ..kernel.errors import EntrepotError, IllegalMove
from ..kernel.game import Game
from ..kernel.table import Table
from . import limits, messages
from .bots import BotPool, stand_in
from .chores import Chores
from .heads import chat_line, summary, table_info
from .peers import Peer
from .settings import Settings
from .storage.store import Row, Store, Taken
from .words import cleaned

log = logging.getLogger(__name__)


class Late(EntrepotError):
    """A message answered a table that had already gone on."""


class NotYours(EntrepotError):
    """Somebody spoke for a seat that is not theirs."""


class LiveTable:
    """A table that somebody looks at or a bot plays at."""

    def __init__(self, game: Game, facts: Row, store: Store, bots: BotPool, settings: Settings) -> None:
        self.game = game
        self.facts = facts
        self.id = str(facts["id"])
        self.peers: set[Peer] = set()
        self.seats: list[dict[str, Any]] = []
        self.table: Table | None = None
        self.index_at: list[int] = [0]
        """The ledger's length after each entry of the journal."""
        self._asked_since: dict[int, int] = {}
        """The seq at which each seat that is asked got its question; others may have answered theirs since."""
        self.chat: list[messages.ChatLine] = []
        self.changed = float(facts["changed"])
        self._store = store
        self._bots = bots
        self._settings = settings
        self._lock = asyncio.Lock()
        self._chores = Chores(f"table {self.id}")

    # Rebuilding ------------------------------------------------------------------------------------------------------

    async def rebuild(self) -> None:
        """Read everything from storage and play the journal again."""
        seats = [dict(row) for row in await self._store.seats(self.id)]
        journal = await self._store.journal(self.id)
        chat = await self._store.chat(self.id, limits.CHAT_KEPT)
        self.seats = seats
        self.chat = [chat_line(row) for row in chat]
        self.table = self._replay(journal) if self.is_full() else None
        if journal:
            self.changed = float(journal[-1]["at"])

    def _replay(self, journal: Sequence[Row]) -> Table:
        table = Table(self.game, len(self.seats), self.facts["seed"], self.facts["options"])
        index_at, asked_since = [0], dict.fromkeys(table.waiting, 0)
        for entry in journal:
            play_entry(table, entry["kind"], entry["seat"], entry["move"])
            index_at.append(len(table.ledger))
            asked_since = still_asked(asked_since, table, entry["seat"], entry["seq"])
        self.index_at, self._asked_since = index_at, asked_since
        return table

    # Who sits where --------------------------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        return len(self.index_at) - 1

    def is_full(self) -> bool:
        return all(seat["person"] or seat["bot"] for seat in self.seats)

    def seats_of(self, person: str) -> list[int]:
        return [seat["seat"] for seat in self.seats if seat["person"] == person]

    def online(self, person: str | None) -> bool:
        return any(peer.person == person for peer in self.peers)

    def may_look_from(self, person: str, seat: int | None) -> bool:
        """Own seats at any time; every seat once the game is over."""
        if seat is None or seat in self.seats_of(person):
            return True
        return self.table is not None and self.table.over and 0 <= seat < len(self.seats)

    async def take_seat(self, person: str, name: str, seat: int) -> None:
        """Sit down in an open seat, or take one's own back from a bot. When the last is taken, the game begins."""
        async with self._lock:
            if not 0 <= seat < len(self.seats):
                raise EntrepotError("There is no such seat at this table.")
            holder = self.seats[seat]
            if holder["person"] == person and holder["away"]:
                await self._change_seat(holder, {"away": False})
            elif holder["person"] or holder["bot"]:
                raise EntrepotError("That seat is taken.")
            else:
                await self._sit_down(holder, person, name)
            for peer in self.peers:
                if peer.person == person and peer.seat is None:
                    peer.look_from(seat)
            self._show()
        self.wake()

    async def _sit_down(self, holder: dict[str, Any], person: str, name: str) -> None:
        last = all(seat is holder or seat["person"] or seat["bot"] for seat in self.seats)
        table = self._replay([]) if last else None
        await self._change_seat(holder, {"person": person, "name": name}, None if table is None else summary(table))
        self.table = table

    async def leave_seat(self, person: str, seat: int) -> None:
        """Stand up: before the game the seat is open again; during it a bot plays on."""
        async with self._lock:
            if seat not in self.seats_of(person):
                raise NotYours("That is not your seat.")
            if self.table is not None and self.table.over:
                return
            before_the_game: dict[str, Any] = {"person": None, "name": ""}
            await self._change_seat(self.seats[seat], before_the_game if self.table is None else {"away": True})
            self._show()
        self.wake()

    async def come_back(self, person: str) -> None:
        """Whoever returns to the table has their seats back from the bots."""
        async with self._lock:
            for seat in self.seats:
                if seat["person"] == person and seat["away"]:
                    await self._change_seat(seat, {"away": False})

    async def _change_seat(
        self, holder: dict[str, Any], change: dict[str, Any], begun: dict[str, Any] | None = None
    ) -> None:
        try:
            await self._store.change_seat(self.id, holder["seat"], holder["person"], change, begun)
        except Taken:
            await self.rebuild()
            raise EntrepotError("That seat is taken.") from None
        holder |= change

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

    def _check_seat(self, person: str, seat: int) -> None:
        if seat not in self.seats_of(person):
            raise NotYours("That is not your seat.")
        if self.seats[seat]["away"]:
            raise NotYours("A bot plays this seat for you: take the seat back first.")

    async def _act(self, seq: int, seat: int, action: Callable[[Table], object], kind: str) -> None:
        """Try an action on a copy, store it, and only then let it be seen."""
        async with self._lock:
            if self.table is None:
                raise IllegalMove("The table still waits for players.")
            if not self._earliest(seat, kind) <= seq <= self.seq:
                raise Late("The table had already gone on, so nothing was changed.")
            trial = self.table.copy()
            action(trial)
            move = trial.ledger[-1][1].text if kind == "play" else ""
            entry: dict[str, Any] = {"seq": self.seq + 1, "kind": kind, "seat": seat, "move": move, "at": time.time()}
            try:
                await self._store.append(self.id, entry, trial.over, summary(trial))
            except Taken:
                await self.rebuild()
                self._show()
                raise Late("Somebody else was quicker, so nothing was changed.") from None
            self.table = trial
            self.index_at.append(len(trial.ledger))
            self._asked_since = still_asked(self._asked_since, trial, seat, self.seq)
            self.changed = entry["at"]
            self._show()
        self.wake()

    async def was_done(self, message: messages.Play | messages.Undo | messages.Restart) -> bool:
        """Whether a message that comes late had been carried out before: the seat's next entry is what it asks for."""
        own = (
            entry
            for entry in await self._store.journal(self.id)
            if entry["seq"] > message.seq and entry["seat"] == message.seat
        )
        first = next(own, None)
        if first is None:
            return False
        if isinstance(message, messages.Play):
            return bool(first["kind"] == "play" and first["move"] == self._text_of(message.move))
        return bool(first["kind"] == ("undo" if isinstance(message, messages.Undo) else "restart"))

    def _text_of(self, move: int | str) -> str | None:
        try:
            return self.game.moves.read(move).text
        except IllegalMove:
            return None

    def _earliest(self, seat: int, kind: str) -> int:
        """The earliest seq that an action may answer: where several are asked at once, nobody is late by another's."""
        return self._asked_since.get(seat, self.seq) if kind == "play" else self.seq

    # Bots ------------------------------------------------------------------------------------------------------------

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays a seat: its own, or the one that stands in for a person who is away."""
        holder = self.seats[seat]
        if holder["away"]:
            return stand_in(self.game)
        return cast(str | None, holder["bot"])

    def wake(self) -> None:
        """Let the bots that are asked think, and count the time of people who are asked but gone."""
        for seat in self._asked_seats():
            bot = self.bot_of(seat)
            if bot is not None:
                since = self._asked_since[seat]
                self._chores.start(("bot", seat, since), partial(self._bot_moves, bot, seat, since))
        self._watch_absent()

    def _asked_seats(self) -> tuple[int, ...]:
        return () if self.table is None else self.table.waiting

    async def _bot_moves(self, bot: str, seat: int, seq: int) -> None:
        """Whichever bot answers an old question is simply too late. Where storage fails, try again a few times."""
        if self.peers:
            await self._let_follow(self._steps_to_follow(seat))
        table = self.table
        if table is None or self._asked_since.get(seat) != seq:
            return
        number = await self._bots.choose(bot, table, seat)
        for pause in (1.0, 2.0, 4.0, None):
            try:
                if self.bot_of(seat) is not None:
                    await self._act(seq, seat, lambda trial: trial.play(seat, number), "play")
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

    def _watch_absent(self) -> None:
        """Give people who are asked but gone some time to come back, as long as others are waiting for them."""
        for seat in range(len(self.seats)):
            if self._is_missed(seat):
                self._chores.start(("absent", seat), partial(self._stand_in, seat))
            else:
                self._chores.cancel(("absent", seat))

    def _is_missed(self, seat: int) -> bool:
        holder = self.seats[seat]
        gone = holder["person"] and not holder["away"] and not self.online(holder["person"])
        return bool(gone and self.peers and seat in self._asked_seats())

    async def _stand_in(self, seat: int) -> None:
        """The time is over: a bot plays on."""
        await asyncio.sleep(self._settings.grace)
        self._chores.release(("absent", seat))
        async with self._lock:
            if not self._is_missed(seat):
                return
            await self._change_seat(self.seats[seat], {"away": True})
            self._show()
        self.wake()

    async def stop(self) -> None:
        await self._chores.stop()

    async def end(self, forget: Callable[[], Awaitable[None]]) -> None:
        """The table is given up: it is forgotten, and whoever looks is sent away."""
        await self._chores.stop()
        async with self._lock:
            await forget()
            self.table, self.seats = None, []
        for peer in self.peers:
            peer.gone.set()

    @property
    def resting(self) -> bool:
        """Whether nobody looks, thinks or writes: then memory need not hold the table."""
        return not self.peers and self._chores.idle and not self._lock.locked()

    # Chat ------------------------------------------------------------------------------------------------------------

    async def say(self, person: str, name: str, text: str) -> None:
        words = cleaned(text, "A line of chat")
        async with self._lock:
            number = self.chat[-1].number + 1 if self.chat else 1
            line: dict[str, Any] = {"number": number, "person": person, "name": name, "text": words}
            line |= {"seat": min(self.seats_of(person), default=None), "at": time.time()}
            try:
                await self._store.add_chat(self.id, line)
            except Taken:
                await self.rebuild()
                raise EntrepotError("Somebody else spoke at the same moment: say it again.") from None
            self.chat = [*self.chat, chat_line(line)][-limits.CHAT_KEPT :]
            for peer in self.peers:
                peer.push(messages.ChatNews([self.chat[-1]]))

    # Showing ---------------------------------------------------------------------------------------------------------

    async def connect(self, peer: Peer) -> None:
        """Somebody begins to look: they get what they missed, and the others see that they are here."""
        await self.come_back(peer.person)
        self.peers.add(peer)
        peer.push(self.update_for(peer))
        peer.push(messages.ChatNews(self.chat))
        self._show(but=peer)
        self.wake()

    def disconnect(self, peer: Peer) -> None:
        if peer in self.peers:
            self.peers.discard(peer)
            self._show()
            self._watch_absent()

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
        mine = seat is not None and seat in self.seats_of(peer.person)
        undoable = table.undoable(seat) if mine and table is not None and seat is not None else 0
        asked = [messages.Asked(other, key, rule) for other, key, rule in self._asked()]
        return messages.Update(
            seq=self.seq,
            table=self.info(peer.person),
            seat=seat,
            index=self.index_at[-1],
            kept=kept,
            news=self.entries(seat, kept + 1),
            view=cast(messages.TableView, table.view(seat)) if table is not None else None,
            asked=asked,
            question=self._question(seat) if mine else None,
            offers=self._offers(seat) if mine else [],
            can_undo=undoable > 0,
            can_restart=undoable > 1,
        )

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
        for seat in self.table.waiting:
            prompt = self.table.prompt(seat)
            if prompt is not None:
                found.append((seat, prompt.key, prompt.rule))
        return found

    def _question(self, seat: int | None) -> messages.Question | None:
        prompt = None if self.table is None or seat is None else self.table.prompt(seat)
        return None if prompt is None else messages.Question(prompt.key, prompt.rule, prompt.wording, prompt.values)

    def _offers(self, seat: int | None) -> list[messages.Offer]:
        if self.table is None or seat is None:
            return []
        return [messages.Offer(number, cast(Any, then)) for number, then in self.table.foresee(seat).items()]

    def info(self, person: str) -> messages.TableInfo:
        """The head of the table for one person."""
        here = {peer.person for peer in self.peers}
        facts = {**self.facts, "summary": summary(self.table), "changed": self.changed}
        return table_info(facts, self.seats, person, here)


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
