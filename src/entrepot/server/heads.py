"""The head of a table: what lists show of it, and what stands above the board."""

from collections.abc import Collection, Sequence
from collections.abc import Set as AbstractSet
from typing import Literal

from ..kernel.table import Table
from . import messages
from .storage import rows


def is_over(table: Table, conceded: Collection[int]) -> bool:
    """Whether a game has ended: by its rules, or because all but one have conceded."""
    return table.over or table.seats - len(conceded) <= 1


def winners(table: Table, conceded: Collection[int]) -> list[int]:
    """Who has won, if the game has ended. Who conceded has not, however well the bot played on for them."""
    staying = [seat for seat in range(table.seats) if seat not in conceded]
    if len(staying) == 1:
        return staying
    if not table.over:
        return []
    ahead = [seat for seat in table.winners() if seat in staying]
    if ahead:
        return ahead
    scores = table.scores()
    best = max(scores[seat] for seat in staying)
    return [seat for seat in staying if scores[seat] == best]


def summary(table: Table | None, conceded: Collection[int] = ()) -> rows.Summary:
    """What lists show of a game."""
    if table is None:
        return rows.Summary()
    over = is_over(table, conceded)
    return rows.Summary(
        status="over" if over else "playing",
        waiting=() if over else table.waiting,
        winners=tuple(winners(table, conceded)),
        conceded=tuple(sorted(conceded)),
        index=len(table.ledger),
        progress=table.position.progress(),
        scores=tuple(table.scores()) if over else (),
    )


def table_info(
    facts: rows.Table, seats: Sequence[rows.Seat], person: str, here: AbstractSet[str], archived: bool = False
) -> messages.TableInfo:
    """The head of a table for one person, from what is stored of it and who is here."""
    known = facts.summary
    return messages.TableInfo(
        id=facts.id,
        game=facts.game,
        title=facts.title,
        seats=[seat_info(seat, person, here, seat.seat in known.conceded) for seat in seats],
        options=facts.options,
        listed=facts.listed,
        help=facts.help,
        clock=facts.clock,
        box=facts.box,
        host=host_name(facts.host, seats),
        is_host=facts.host == person,
        status=known.status,
        waiting=list(known.waiting),
        winners=list(known.winners),
        index=known.index,
        since=facts.changed,
        watchers=watchers(seats, here),
        archived=archived,
        progress=known.progress,
        scores=list(known.scores),
        origin=facts.origin,
        until=list(known.until),
    )


def seat_info(seat: rows.Seat, person: str, here: AbstractSet[str], conceded: bool) -> messages.SeatInfo:
    """Who sits in a seat, for one person."""
    kind: Literal["person", "bot", "open"] = "open"
    if seat.person:
        kind = "person"
    elif seat.bot:
        kind = "bot"
    return messages.SeatInfo(
        seat=seat.seat,
        kind=kind,
        name=seat.name,
        bot=seat.bot,
        mine=seat.person == person,
        online=is_online(seat, here),
        away=seat.away,
        seen=last_seen(seat, here),
        stand_in=seat.stand_in if seat.away or conceded else None,
        offered=seat.offered if kind == "bot" else None,
        nudged=seat.nudged,
        conceded=conceded,
    )


def is_online(seat: rows.Seat, here: AbstractSet[str]) -> bool:
    """Bots are always there, people while they look."""
    return seat.person in here if seat.person else seat.bot is not None


def last_seen(seat: rows.Seat, here: AbstractSet[str]) -> float | None:
    return None if is_online(seat, here) else seat.seen


def watchers(seats: Sequence[rows.Seat], here: AbstractSet[str]) -> int:
    """How many look who have no seat."""
    return len(here - {seat.person for seat in seats})


def host_name(host: str, seats: Sequence[rows.Seat]) -> str:
    """What the host is called at this table; nothing where they have no seat."""
    return next((seat.name for seat in seats if seat.person == host), "")


def chat_line(row: rows.Line) -> messages.ChatLine:
    return messages.ChatLine(row.number, row.name, row.seat, row.text, row.at)
