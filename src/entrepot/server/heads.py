"""The head of a table: what lists show of it, and what stands above the board."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from ..kernel.table import Table
from . import messages


def summary(table: Table | None) -> dict[str, Any]:
    """What lists show of a game; stored with the table, so that lists need not rebuild it."""
    if table is None:
        return {"status": "open", "waiting": [], "winners": [], "index": 0, "progress": {}, "scores": []}
    return {
        "status": "over" if table.over else "playing",
        "waiting": list(table.waiting),
        "winners": list(table.winners()),
        "index": len(table.ledger),
        "progress": table.position.progress(),
        "scores": table.scores() if table.over else [],
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
    return messages.TableInfo(
        id=facts["id"],
        game=facts["game"],
        title=facts["title"],
        seats=[_seat_info(seat, person, here) for seat in seats],
        options=facts["options"],
        listed=facts["listed"],
        host=next((seat["name"] for seat in seats if seat["person"] == facts["host"]), ""),
        is_host=facts["host"] == person,
        since=facts["changed"],
        watchers=len(here - holders),
        archived=archived,
        **{**summary(None), **facts["summary"]},
    )


def _seat_info(seat: Mapping[str, Any], person: str, here: set[str]) -> messages.SeatInfo:
    kind: Literal["person", "bot", "open"] = "open"
    if seat["person"]:
        kind = "person"
    elif seat["bot"]:
        kind = "bot"
    return messages.SeatInfo(
        seat=seat["seat"],
        kind=kind,
        name=seat["name"],
        bot=seat["bot"],
        mine=seat["person"] == person,
        online=kind == "bot" or seat["person"] in here,
        away=seat["away"],
    )


def chat_line(row: Mapping[str, Any]) -> messages.ChatLine:
    return messages.ChatLine(row["number"], row["name"], row["seat"], row["text"], row["at"])
