"""The head of a table: what lists show of it, and what stands above the board."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Literal

from ..kernel.table import Table
from . import messages


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


def summary(table: Table | None, conceded: Collection[int] = ()) -> dict[str, Any]:
    """What lists show of a game; stored with the table, so that lists need not rebuild it."""
    if table is None:
        unsaid: dict[str, Any] = {"waiting": [], "winners": [], "conceded": [], "progress": {}, "scores": []}
        return {"status": "open", "index": 0, **unsaid}
    over = is_over(table, conceded)
    return {
        "status": "over" if over else "playing",
        "waiting": [] if over else list(table.waiting),
        "winners": winners(table, conceded),
        "conceded": sorted(conceded),
        "index": len(table.ledger),
        "progress": table.position.progress(),
        "scores": table.scores() if over else [],
    }


def table_info(
    facts: Mapping[str, Any],
    seats: Sequence[Mapping[str, Any]],
    person: str,
    here: set[str],
    archived: bool = False,
) -> messages.TableInfo:
    """The head of a table for one person, from what is stored of it and who is here."""
    holders = {seat["person"] for seat in seats}
    known = {**summary(None), **facts["summary"]}
    return messages.TableInfo(
        id=facts["id"],
        game=facts["game"],
        title=facts["title"],
        seats=[_seat_info(seat, person, here, seat["seat"] in known["conceded"]) for seat in seats],
        options=facts["options"],
        listed=facts["listed"],
        host=next((seat["name"] for seat in seats if seat["person"] == facts["host"]), ""),
        is_host=facts["host"] == person,
        since=facts["changed"],
        watchers=len(here - holders),
        archived=archived,
        **known,
    )


def _seat_info(seat: Mapping[str, Any], person: str, here: set[str], conceded: bool) -> messages.SeatInfo:
    kind: Literal["person", "bot", "open"] = "open"
    if seat["person"]:
        kind = "person"
    elif seat["bot"]:
        kind = "bot"
    online = kind == "bot" or seat["person"] in here
    return messages.SeatInfo(
        seat=seat["seat"],
        kind=kind,
        name=seat["name"],
        bot=seat["bot"],
        mine=seat["person"] == person,
        online=online,
        away=seat["away"],
        seen=None if online else seat["seen"],
        stand_in=seat["stand_in"] if seat["away"] or conceded else None,
        offered=seat["offered"] if kind == "bot" else None,
        nudged=seat["nudged"],
        conceded=conceded,
    )


def chat_line(row: Mapping[str, Any]) -> messages.ChatLine:
    return messages.ChatLine(row["number"], row["name"], row["seat"], row["text"], row["at"])
