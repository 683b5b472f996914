"""Hints at a table: for one person alone, thought of in the workers; that one was given is told to everybody."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial

from ..bots.hints import Hint, find, lost
from ..bots.search import can_search
from ..kernel.dice import seed_or_any
from ..kernel.errors import EntrepotError
from . import limits, messages
from .bots import Asked, BotPool, Task, recall
from .chores import Chores
from .journal import Journal, Late, State
from .peers import Audience, Peer
from .seating import Seating
from .storage import rows
from .storage.store import Store
from .storage.taken import Taken


def advise(task: Task) -> messages.Advice | None:
    """In a worker: what looks best for a seat, from what it may know."""
    table = recall(task)
    if table is None:
        return None
    found = find(table.sight(task.seat), seed=seed_or_any(), seconds=limits.HINT_TIME)
    return messages.Advice([_told(hint) for hint in found], all(lost(hint.opinion) for hint in found))


def _told(hint: Hint) -> messages.HintedMove:
    opinion, why = hint.opinion, hint.reason
    against = None if why.against is None else why.against.number
    return messages.HintedMove(
        opinion.move.number, opinion.chance, opinion.points, against, why.gains, why.term, why.behind, why.ahead
    )


def _refused(problem: EntrepotError, wish: messages.Hint) -> messages.Refused:
    return messages.Refused(problem.key, problem.values, str(problem), isinstance(problem, Late), wish.id)


class Hinting:
    """Gives hints, one at a time to a person, and knows who was given one. What a hint says is kept nowhere."""

    def __init__(
        self,
        facts: rows.Table,
        journal: Journal,
        seating: Seating,
        audience: Audience,
        store: Store,
        pool: BotPool,
        chores: Chores,
        tell_others: Callable[[], None],
    ) -> None:
        """`tell_others`: lets other processes know that there is a new mark."""
        self.marks: list[messages.SeatMark] = []
        self._facts = facts
        self._journal = journal
        self._seating = seating
        self._audience = audience
        self._store = store
        self._pool = pool
        self._chores = chores
        self._tell_others = tell_others

    async def read(self) -> None:
        """Take over what is stored."""
        self.marks = [messages.SeatMark(row.index, row.seat) for row in await self._store.hinted(self._facts.id)]

    def ask(self, peer: Peer, wish: messages.Hint, busy: set[str]) -> None:
        """Begin to think for a person who may have a hint. `busy`: the people for whom somebody thinks already."""
        if self._facts.help == "none":
            raise EntrepotError("no_help")
        self._seating.check_plays(peer.person, wish.seat)
        state = self._journal.state
        if state is None or wish.seat not in state.waiting:
            raise EntrepotError("no_question")
        if not can_search(self._journal.game):
            raise EntrepotError("no_hints_here", {"title": self._journal.game.title})
        since = state.asked_since[wish.seat]
        if not since <= wish.seq <= state.seq:
            raise Late("late")
        if peer.person in busy:
            raise EntrepotError("one_hint")
        busy.add(peer.person)
        self._chores.start(("hint", peer.person), partial(self._think, peer, wish, since, busy))

    async def _think(self, peer: Peer, wish: messages.Hint, since: int, busy: set[str]) -> None:
        """Whoever asked is answered in any case: until then the page waits, and asks for no other hint."""
        answer: messages.Hints | messages.Refused = _refused(EntrepotError("fault"), wish)
        try:
            answer = await self._hints(peer, wish, since)
        except EntrepotError as problem:
            answer = _refused(problem, wish)
        finally:
            busy.discard(peer.person)
            peer.push(answer)

    async def _hints(self, peer: Peer, wish: messages.Hint, since: int) -> messages.Hints:
        """What helps with the question; who has moved meanwhile, or does not look any more, comes too late for it."""
        asked = Asked("hints", self._facts.id, self._still(peer, wish, since).table, wish.seat)
        advice = await self._pool.ask(advise, asked, limits.HINT_LATEST)
        state = self._still(peer, wish, since)
        if advice is None or not advice.moves:
            raise EntrepotError("no_hint_found")
        await self._note(len(state.table.ledger), wish.seat)
        return messages.Hints(state.seq, wish.seat, advice)

    def _still(self, peer: Peer, wish: messages.Hint, since: int) -> State:
        """The game, where the question is still open and the person's."""
        state = self._journal.state
        if state is None or state.asked_since.get(wish.seat) != since or peer not in self._audience.peers:
            raise Late("late")
        if not self._seating.plays(peer.person, wish.seat):
            raise Late("late")
        return state

    async def _note(self, index: int, seat: int) -> None:
        """Let everybody know that a seat was given a hint: once for a question."""
        mark = messages.SeatMark(index, seat)
        if mark in self.marks:
            return
        with suppress(Taken):  # by another process, which tells those who look there
            await self._store.add_hinted(rows.Hinted(table=self._facts.id, index=index, seat=seat))
        self._tell_others()
        self.marks = [*self.marks, mark]
        self._audience.tell(messages.Hinted([mark]))
