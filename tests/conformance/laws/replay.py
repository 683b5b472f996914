"""Seed and moves rebuild the table."""

import json

import entrepot
from entrepot import Event, Table

from ..kit import law
from ..play import Play
from ..snapshot import difference, snapshot


@law("replay", part=15)
def replay(play: Play) -> None:
    """The ledger played again, and the saved game restored, give the same positions, views and events."""
    table = play.table()
    second = play.table()
    check_same(play, table, second, "dealt twice")
    for seat, move in play.at(table):
        if play.often(60):
            check_save(play, table)
        second.play(seat, move)
    check_same(play, table, second, "played twice")
    check_save(play, table)


def check_save(play: Play, table: Table) -> None:
    text = table.save()
    restored = entrepot.restore(text)
    play.hold(restored.save() == text, "a restored game is saved as another text")
    check_same(play, table, restored, "restored")


def check_same(play: Play, table: Table, other: Table, how: str) -> None:
    unlike = difference(snapshot(table.position), snapshot(other.position))
    play.hold(not unlike, f"{how}, the position differs: {unlike}")
    for seat in (None, *range(table.seats)):
        play.hold(json.dumps(table.view(seat)) == json.dumps(other.view(seat)), f"{how}, seat {seat} sees another view")
        told, told_too = everything_told(table, seat), everything_told(other, seat)
        play.hold(told == told_too, f"{how}, seat {seat} is told other events: {difference(told, told_too)}")


def everything_told(table: Table, seat: int | None) -> list[list[dict[str, object]]]:
    """The events of the setup and of every move, as a seat is told them."""
    return [seen(events, seat) for events in (table.opening, *table.history)]


def seen(events: list[Event], seat: int | None) -> list[dict[str, object]]:
    return [event.seen_by(seat) for event in events]
