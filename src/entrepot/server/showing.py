"""What a table tells a person, made from its state alone: pure functions, which change nothing and store nothing."""

from collections.abc import Set as AbstractSet
from dataclasses import replace

from ..kernel.table import Table, TableView
from . import messages
from .heads import table_info, winners
from .journal import Journal, State
from .seating import Seating
from .storage import rows


def info(
    facts: rows.Table, journal: Journal, seating: Seating, person: str, here: AbstractSet[str]
) -> messages.TableInfo:
    """The head of a table for one person."""
    now = replace(facts, summary=journal.summary, changed=journal.changed)
    return table_info(now, seating.seats, person, here)


def update(state: State | None, head: messages.TableInfo, seat: int | None, plays: bool, seen: int) -> messages.Update:
    """The table as one reader may see it from a seat, with the news since `seen`. `plays`: they decide for the seat."""
    if state is None:
        return messages.Update(
            seq=0, table=head, seat=seat, index=0, kept=-1, news=[], view=None, asked=[], question=None, offers=[],
            can_undo=False, can_restart=False,
        )  # fmt: skip
    table = state.table
    own = seat if plays and not state.over else None
    undoable = 0 if own is None else table.undoable(own)
    known = kept(state, seen)
    return messages.Update(
        seq=state.seq,
        table=head,
        seat=seat,
        index=state.index_at[-1],
        kept=known,
        news=entries(table, seat, known + 1),
        view=view(state, seat),
        asked=asked(state),
        question=None if own is None else question(table, own),
        offers=[] if own is None else [messages.Offer(move, then) for move, then in table.foresee(own).items()],
        can_undo=undoable > 0,
        can_restart=undoable > 1,
    )


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
    """Who is asked what, as far as everybody may know."""
    prompts = [(seat, state.table.prompt(seat)) for seat in state.waiting]
    return [messages.Asked(seat, prompt.key, prompt.rule) for seat, prompt in prompts if prompt is not None]


def question(table: Table, seat: int) -> messages.Question | None:
    """What a seat is asked, for itself."""
    prompt = table.prompt(seat)
    return None if prompt is None else messages.Question(prompt.key, prompt.rule, prompt.wording, prompt.values)
