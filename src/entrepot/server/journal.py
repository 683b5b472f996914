"""The game of a table as its journal tells it: what was done is stored before it is true."""

import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from hashlib import blake2b
from typing import Final, cast

import msgspec

from ..kernel.errors import EntrepotError, IllegalMove
from ..kernel.game import Game
from ..kernel.table import Table
from . import messages, metrics
from .clocks import Times
from .film import Film
from .heads import is_over, summary
from .storage import rows
from .storage.store import Store
from .storage.taken import Taken

log = logging.getLogger(__name__)

Act = messages.Play | messages.Undo | messages.Restart
"""What a person can do in the game."""


NO_TIMES: Final = Times()


def trace(table: Table, kind: rows.EntryKind) -> str | None:
    """A digest of what an entry has led to: what happened, how long the ledger is, who is asked then.

    By it the rules of another release are seen to tell the same story of a journal, or another.
    """
    if kind in ("concede", "lapse"):
        return None
    happened = table.history[-1] if kind == "play" else []
    if kind == "play" and len(table.ledger) == 1:
        happened = [*table.opening, *happened]
    events = [[event.kind, event.seat, event.values, event.private] for event in happened]
    told = msgspec.json.encode([events, len(table.ledger), table.waiting], order="deterministic")
    return blake2b(told, digest_size=8).hexdigest()


class OtherStory(EntrepotError):
    """A journal that other rules wrote leads to something else by ours, after so many entries."""

    def __init__(self, seq: int) -> None:
        key = "other_rules"
        super().__init__(key)
        self.seq = seq


class Late(EntrepotError):
    """A message answered a table that had already gone on."""


@dataclass(frozen=True, slots=True)
class State:
    """A game after some entry of its journal. Never changed, only followed by another."""

    table: Table
    index_at: tuple[int, ...]
    """The ledger's length after each entry of the journal."""
    asked_since: dict[int, int]
    """The seq at which each seat that is asked got its question; others may have answered theirs since."""
    conceded: frozenset[int] = frozenset()
    """The seats whose people have given up; a bot plays on for them."""
    times: Times = NO_TIMES
    """How much time each seat has used."""
    lapses: tuple[messages.SeatMark, ...] = ()
    """Whose time was out, and after how many moves."""

    @property
    def seq(self) -> int:
        return len(self.index_at) - 1

    @property
    def over(self) -> bool:
        return is_over(self.table, self.conceded)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that are asked; none once the game has ended, by its rules or by concessions."""
        return () if self.over else self.table.waiting

    @property
    def summary(self) -> rows.Summary:
        known = summary(self.table, self.conceded)
        return known if self.times.clock is None else replace(known, until=tuple(map(self.times.until, known.waiting)))

    def earliest(self, seat: int, kind: rows.EntryKind) -> int:
        """The earliest seq that an action may answer: where several are asked at once, nobody is late by another's."""
        return self.asked_since.get(seat, self.seq) if kind == "play" else self.seq

    def after_move(self, table: Table, seat: int, at: float) -> "State":
        """The game after one more entry of that seat, which led to `table`."""
        still = [other for other in table.waiting if other != seat and other in self.asked_since]
        times = self.times.after(seat, table.waiting, still, at)
        asked = {
            other: self.asked_since[other] if other != seat and other in self.asked_since else self.seq + 1
            for other in table.waiting
        }
        index_at = (*self.index_at, len(table.ledger))
        return replace(self, table=table, index_at=index_at, asked_since=asked, times=times)

    def after_concession(self, seat: int) -> "State":
        index_at = (*self.index_at, len(self.table.ledger))
        return replace(self, index_at=index_at, conceded=self.conceded | {seat})

    def after_lapse(self, seat: int) -> "State":
        """The same game; what follows for the seat is written beside it."""
        index = len(self.table.ledger)
        return replace(self, index_at=(*self.index_at, index), lapses=(*self.lapses, messages.SeatMark(index, seat)))

    def after(self, entry: rows.Entry, table: Table) -> "State":
        """The game after an entry that was written before; `table` is played on by it."""
        if entry.kind == "concede":
            return self.after_concession(entry.seat)
        if entry.kind == "lapse":
            return self.after_lapse(entry.seat)
        play_entry(table, entry.kind, entry.seat, entry.move)
        return self.after_move(table, entry.seat, entry.at)


def begun(table: Table, clock: rows.Clock | None = None) -> State:
    """A game before its first move."""
    times = NO_TIMES if clock is None else Times(clock)
    return State(table, (0,), dict.fromkeys(table.waiting, 0), times=times)


def replayed(table: Table, entries: list[rows.Entry], clock: rows.Clock | None = None) -> State:
    """A game after these entries; the table it begins with is used up."""
    state = begun(table, clock)
    for entry in entries:
        state = state.after(entry, table)
    return state


def played_on(state: State, entries: list[rows.Entry]) -> State:
    """A game after further entries, which another process has written."""
    for entry in entries:
        state = state.after(entry, state.table.branch())
    return state


def sound(stored: Sequence[rows.Entry | None]) -> tuple[list[rows.Entry], bool]:
    """The entries up to the first that cannot be read or is missing, and whether that is all of them."""
    good: list[rows.Entry] = []
    for number, entry in enumerate(stored, 1):
        if entry is None or entry.seq != number:
            return good, False
        good.append(entry)
    return good, True


def replayed_as_far_as_possible(
    deal: Callable[[], Table], entries: list[rows.Entry], clock: rows.Clock | None
) -> tuple[State, bool]:
    """A game after its entries, or up to the first that cannot have been; and whether it is the whole game."""
    table = deal()
    try:
        return replayed(table, entries, clock), True
    except Exception as problem:
        log.warning("an entry does not fit the game: %r", problem)
    few, many = 0, len(entries) - 1  # of so many we know that they fit, and of so many that they may
    while few < many:
        middle = (few + many + 1) // 2
        try:
            replayed(deal(), entries[:middle])
            few = middle
        except Exception:
            many = middle - 1
    return replayed(deal(), entries[:few], clock), False


def replayed_alike(deal: Callable[[], Table], entries: list[rows.Entry], facts: rows.Table) -> State:
    """A game that other rules have seen, by ours; `OtherStory` where they tell another one."""
    table = deal()
    state = begun(table, facts.clock)
    for entry in entries:
        try:
            state = state.after(entry, table)
        except Exception:
            raise OtherStory(entry.seq - 1) from None
        if entry.told is not None and entry.told != trace(table, entry.kind):
            raise OtherStory(entry.seq - 1)
    # All there is to compare with in journals from before `told`; clocks are told since then, too.
    if replace(state.summary, until=()) != replace(facts.summary, until=()):
        raise OtherStory(len(entries))
    return state


def play_entry(table: Table, kind: str, seat: int, move: str) -> None:
    """Do at a table what an entry of its journal says."""
    if kind == "undo":
        table.undo(seat)
    elif kind == "restart":
        table.restart(seat)
    else:
        table.play(seat, move)


class Journal:
    """The one writer of a game. It holds the newest state; None until all seats are taken."""

    def __init__(self, game: Game, facts: rows.Table, store: Store) -> None:
        self.id = facts.id
        self.game = game
        self.state: State | None = None
        self.damaged = False
        """Whether more is stored than can be read; then the game is only looked at."""
        self.filmed = False
        """Whether the game is shown from its film: it is over, and our rules do not know how it went."""
        self.changed = facts.changed
        """When the last entry was written."""
        self._facts = facts
        self._store = store

    async def read(self, seats: int, full: bool) -> None:
        """Take over what is stored: the game begins when all seats are taken."""
        others = self._facts.rules != self.game.version
        facts, stored = await self._facts_and_entries() if others else (self._facts, await self._store.entries(self.id))
        entries, whole = sound(stored)
        self.state = None
        if full and whole and others:
            self.state = replayed_alike(partial(self._new_table, seats), entries, facts)
        elif full:
            self.state, replays = replayed_as_far_as_possible(
                partial(self._new_table, seats), entries, self._facts.clock
            )
            whole = whole and replays
        if not whole:
            log.error("the journal of table %s is damaged after entry %d; it is shown so far", self.id, self.seq)
        self.damaged = not whole
        if entries:
            self.changed = entries[-1].at

    async def _facts_and_entries(self) -> tuple[rows.Table, list[rows.Entry | None]]:
        """The table and its entries as they are stored at one moment: another process may write meanwhile."""
        while True:
            before, stored = await self._store.table(self.id), await self._store.entries(self.id)
            facts = await self._store.table(self.id)
            if facts is None:
                raise EntrepotError("no_table")
            if facts == before:
                return facts, stored

    async def show(self, film: Film) -> None:
        """Show a finished game from its film."""
        entries, _ = sound(await self._store.entries(self.id))
        index_at = (*[0] * len(entries), len(film.ledger))
        conceded = frozenset(self._facts.summary.conceded)
        self.state = State(cast(Table, film), index_at, {}, conceded)  # which has all of a table that looking takes
        self.filmed = True

    async def catch_up(self) -> bool:
        """Take over what another process has written since. Whether there was anything."""
        if self.state is None or self.damaged:
            return False
        entries = await self._store.journal_after(self.id, self.state.seq)
        if entries:
            self.state, self.changed = played_on(self.state, entries), entries[-1].at
        return bool(entries)

    def new_game(self, seats: int) -> State:
        """The game that begins when the last seat is taken."""
        return begun(self._new_table(seats), self._facts.clock)

    def _new_table(self, seats: int) -> Table:
        return Table(self.game, seats, self._facts.luck, self._facts.options)

    @property
    def seq(self) -> int:
        return 0 if self.state is None else self.state.seq

    @property
    def over(self) -> bool:
        return self.state is not None and self.state.over

    @property
    def conceded(self) -> frozenset[int]:
        return frozenset() if self.state is None else self.state.conceded

    @property
    def summary(self) -> rows.Summary:
        """What lists show of the game."""
        if self.filmed:
            return self._facts.summary
        return rows.Summary() if self.state is None else self.state.summary

    def playing(self) -> State:
        """The game, if it is under way."""
        if self.state is None:
            raise IllegalMove("not_begun")
        if self.damaged:
            raise EntrepotError("damaged")
        if self.state.over:
            raise IllegalMove("over")
        return self.state

    async def act(self, seq: int, kind: rows.EntryKind, seat: int, action: Callable[[Table], object]) -> None:
        """Try an action on a copy, store it, and only then let it be true."""
        if self.state is not None and not self.state.earliest(seat, kind) <= seq <= self.state.seq:
            raise Late("late")
        state = self.playing()
        trial = state.table.branch()
        action(trial)
        move = trial.ledger[-1][1].text if kind == "play" else ""
        at = time.time()
        await self._append(state.after_move(trial, seat, at), kind, seat, move, at)

    async def concede(self, seat: int) -> None:
        """Give up. Where one seat is left, it has won; else the seat cannot win any more."""
        state = self.playing()
        if seat in state.conceded:
            raise EntrepotError("conceded_already")
        await self._append(state.after_concession(seat), "concede", seat, "", time.time())

    async def lapse(self, seat: int) -> None:
        """Note that somebody's time is out, once."""
        state = self.playing()
        after = state.after_lapse(seat)
        if after.lapses[-1] not in state.lapses:
            await self._append(after, "lapse", seat, "", time.time())

    async def _append(self, after: State, kind: rows.EntryKind, seat: int, move: str, at: float) -> None:
        """Write the entry that leads to a state."""
        told = trace(after.table, kind)
        entry = rows.Entry(table=self.id, seq=after.seq, kind=kind, seat=seat, move=move, at=at, told=told)
        try:
            with metrics.STORE_SECONDS.time():
                await self._store.append(entry, after.summary)
        except Taken:
            raise
        except Exception:
            metrics.STORE_FAULTS.add()
            raise
        self.state, self.changed = after, entry.at

    async def was_done(self, message: Act) -> bool:
        """Whether a message that comes late had been carried out before: the seat's next entry is what it asks for."""
        entries = await self._store.journal(self.id)
        own = (entry for entry in entries if entry.seq > message.seq and entry.seat == message.seat)
        first = next(own, None)
        if first is None:
            return False
        if isinstance(message, messages.Play):
            return first.kind == "play" and first.move == self._text_of(message.move)
        return first.kind == kind_of(message)

    def _text_of(self, move: int | str) -> str | None:
        try:
            return self.game.moves.read(move).text
        except IllegalMove:
            return None


def kind_of(message: Act) -> rows.EntryKind:
    match message:
        case messages.Play():
            return "play"
        case messages.Undo():
            return "undo"
        case messages.Restart():
            return "restart"


def deed(message: Act) -> Callable[[Table], object]:
    """What a message does at a table."""
    match message:
        case messages.Play(seat=seat, move=move):
            return lambda table: table.play(seat, move)
        case messages.Undo(seat=seat):
            return lambda table: table.undo(seat)
        case messages.Restart(seat=seat):
            return lambda table: table.restart(seat)
