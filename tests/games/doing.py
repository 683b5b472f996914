"""What is done at a table and what happens there, for the tests of all games."""

from typing import Any, cast

from entrepot import Event, Table


def board(table: Table, seat: int | None = None) -> dict[str, Any]:
    """The table as a seat, or a watcher, sees it."""
    return cast(dict[str, Any], table.view(seat)["board"])


def asked(table: Table) -> tuple[int, str]:
    """Who is asked, and what."""
    [seat] = table.waiting
    prompt = table.prompt(seat)
    assert prompt is not None
    return seat, prompt.key


def play(table: Table, seat: int, *moves: str) -> list[Event]:
    """Several moves of one seat."""
    return [event for move in moves for event in table.play(seat, move)]


def happened(events: list[Event], kind: str) -> list[dict[str, Any]]:
    """What the events of a kind say to all."""
    return [event.seen_by(None) for event in events if event.kind == kind]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]
