"""Why not: a player asks why a thing cannot be used, and is told a reason from what the seat may know."""

import entrepot
from entrepot.server import limits
from entrepot.server.settings import Settings

from .conftest import Launch, Welcome
from .guest import HERE, ME, OPEN, Guest

GAME = entrepot.load("carthage")


def number(text: str) -> int:
    return GAME.moves.read(text).number


def first_asked(guest: Guest, table: str) -> int:
    [seat] = guest.info(table)["waiting"]
    return int(seat)


def test_a_player_is_told_why_a_thing_cannot_be_used(welcome: Welcome) -> None:
    amber = welcome("Amber")
    table = amber.open(ME, HERE)
    seat = first_asked(amber, table)
    path = f"/api/tables/{table}/why"
    moves = [number("take red 2"), number("reserve market red 2")]
    given = amber.ask("POST", path, {"seat": seat, "moves": moves})
    assert given == {"move": moves[0], "key": "token_first", "rule": "CAR-2.5", "values": {}, "lacking": False}
    assert amber.ask("POST", path, {"seat": seat, "moves": [number("token red"), *moves]}) is None
    other = amber.ask("POST", path, {"seat": 1 - seat, "moves": moves})
    assert (other["key"], other["rule"], other["values"]) == (
        "not_your_turn",
        "",
        {"seat": 1 - seat, "waiting": [seat]},
    )


def test_nobody_is_told_for_a_seat_that_is_not_theirs(welcome: Welcome) -> None:
    amber, basil = welcome("Amber"), welcome("Basil")
    table = amber.open(ME, HERE)
    path = f"/api/tables/{table}/why"
    for seat in (0, 1, 7):
        assert basil.refused("POST", path, {"seat": seat, "moves": [0]})[0] in (403, 422)
    for moves in ([], [10**6], [-1], [0] * (limits.WHY_MOVES + 1)):
        assert amber.refused("POST", path, {"seat": 0, "moves": moves})[0] < 500
    waiting = amber.open(ME, OPEN)
    assert amber.refused("POST", f"/api/tables/{waiting}/why", {"seat": 0, "moves": [0]})[0] < 500


def test_whoever_asks_too_often_must_wait(launch: Launch) -> None:
    with Guest(launch().url, "Amber") as amber:
        table = amber.open(ME, HERE)
        wish = {"seat": first_asked(amber, table), "moves": [number("buy")]}
        for _ in range(Settings.reasons[0]):
            amber.ask("POST", f"/api/tables/{table}/why", wish)
        assert amber.refused("POST", f"/api/tables/{table}/why", wish)[0] == 429
