"""What a table tells a person, made from its state alone: pure functions, which change nothing and store nothing."""

import time
from collections.abc import Set as AbstractSet
from dataclasses import replace

from msgspec import structs

from ..kernel.events import Prompt
from ..kernel.table import Table, TableView
from . import messages
from .heads import host_name, is_online, last_seen, seat_info, table_info, watchers, winners
from .journal import Journal, State
from .seating import Seating
from .storage import rows


def info(
    facts: rows.Table, journal: Journal, seating: Seating, person: str, here: AbstractSet[str]
) -> messages.TableInfo:
    """The head of a table for one person."""
    now = replace(facts, summary=journal.summary, changed=journal.changed)
    told = table_info(now, seating.seats, person, here)
    told.damaged = journal.damaged
    return told


def head(facts: rows.Table, journal: Journal, seating: Seating, person: str, here: AbstractSet[str]) -> messages.Head:
    """The same, as the first message of a socket."""
    return messages.Head(now=time.time(), **structs.asdict(info(facts, journal, seating, person, here)))


def seats(journal: Journal, seating: Seating, host: str, person: str, here: AbstractSet[str]) -> messages.Seats:
    """Who sits where, for one person."""
    known = [seat_info(seat, person, here, seat.seat in journal.conceded) for seat in seating.seats]
    return messages.Seats(known, host_name(host, seating.seats), watchers(seating.seats, here))


def presence(seating: Seating, here: AbstractSet[str]) -> messages.Presence:
    """Who is here; the same for all."""
    return messages.Presence(
        [is_online(seat, here) for seat in seating.seats],
        [last_seen(seat, here) for seat in seating.seats],
        watchers(seating.seats, here),
    )


def moment(state: State, since: float, seat: int | None, plays: bool, seen: int) -> messages.Update:
    """The game as one reader may see it from a seat, with the news since `seen`. `plays`: they decide for the seat."""
    table = state.table
    own = seat if plays and not state.over else None
    known = kept(state, seen)
    return messages.Update(
        seq=state.seq,
        since=since,
        kept=known,
        news=entries(table, seat, known + 1),
        view=view(state, seat),
        asked=asked(state),
        question=None if own is None else question(table, own),
        offers=[] if own is None else offers(table, own),
        undoable=0 if own is None else table.undoable(own),
        times=times(state),
        lapses=list(state.lapses),
    )


def past(state: State, then: Table, seat: int | None) -> messages.Moment:
    """The game as it was at a moment, as one reader may see it from a seat."""
    own = seat if state.over and isinstance(then, Table) else None
    prompt = None if own is None else then.prompt(own)
    return messages.Moment(
        index=len(then.ledger),
        seat=seat,
        view=then.view(seat),
        asked=None if prompt is None else messages.Asked(prompt.key, prompt.rule),
        question=worded(prompt),
        offers=[] if own is None else offers(then, own),
    )


def times(state: State) -> list[messages.SeatTime]:
    """How much time each seat has; nothing at a table without clocks."""
    if state.times.clock is None:
        return []
    running = () if state.over else state.waiting
    return [
        messages.SeatTime(state.times.left(seat), state.times.until(seat) if seat in running else None)
        for seat in range(state.table.seats)
    ]


def view(state: State, seat: int | None) -> TableView:
    """The game as one seat may see it. Where somebody conceded, that says who has won."""
    seen = state.table.view(seat)
    if state.conceded and state.over:
        seen = {**seen, "over": True, "waiting": [], "winners": winners(state.table, state.conceded)}
        seen["score_sheet"] = state.table.score_sheet()
    return seen


def kept(state: State, seen: int) -> int:
    """Up to which index the log of a reader who has seen `seen` is still true.

    Who has seen 0 may have seen it before the game began: then not even the setup is in their log.
    """
    return min(state.index_at[seen:]) if 0 < seen <= state.seq else -1


def entries(table: Table, seat: int | None, start: int) -> list[messages.Entry]:
    """The log from an index on, as a seat may know it."""
    found: list[messages.Entry] = []
    for index in range(start, len(table.ledger) + 1):
        events = table.history[index - 1] if index else table.opening
        mover = table.ledger[index - 1][0] if index else None
        found.append(messages.Entry(index, mover, [event.seen_by(seat) for event in events]))
    return found


def asked(state: State) -> list[messages.Asked]:
    """What each seat that is asked is asked, as far as everybody may know."""
    prompts = [state.table.prompt(seat) for seat in state.waiting]
    return [messages.Asked(prompt.key, prompt.rule) for prompt in prompts if prompt is not None]


def offers(table: Table, seat: int) -> list[messages.Offer]:
    """The legal moves of a seat, each with what is certain of it."""
    foreseen = table.foresee(seat).items()
    return [messages.Offer(move, known.then, known.outlook, worded(known.next)) for move, known in foreseen]


def question(table: Table, seat: int) -> messages.Question | None:
    """What a seat is asked, for itself."""
    return worded(table.prompt(seat))


def worded(prompt: Prompt | None) -> messages.Question | None:
    return None if prompt is None else messages.Question(prompt.wording, prompt.values)
