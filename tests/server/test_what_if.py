"""What if: a table of one's own from a moment of a finished game."""

import random

from .conftest import Welcome
from .guest import BOT, HERE, ME, Guest, play_bots, play_on
from .running import Server


def play_to_the_end(guest: Guest, title: str = "") -> str:
    table = guest.open(ME, HERE, title=title)
    play_on([guest.sit(table, seat=seat) for seat in (0, 1)], random.Random(3))
    return table


def plays(server: Server, table: str) -> list[tuple[int, str]]:
    """Every (seat, move) of a table without undos."""
    assert all(kind == "play" for _, kind, _, _ in server.journal(table))
    return [(seat, move) for _, _, seat, move in server.journal(table)]


def lists(guest: Guest) -> tuple[list[str], list[str]]:
    mine = [table["id"] for table in guest.ask("GET", "/api/tables")["mine"]]
    return mine, [table["id"] for table in guest.ask("GET", "/api/history")["tables"]]


def test_a_finished_game_is_played_on_from_any_moment(welcome: Welcome, server: Server) -> None:
    amber = welcome("Amber")
    old = play_to_the_end(amber, title="Sunday")
    before = plays(server, old)
    index = len(before) // 2
    seat = before[index][0]
    new = amber.ask("POST", f"/api/tables/{old}/what-if", {"index": index, "seat": seat, "bot": "random"})["id"]

    info = amber.info(new)
    assert info["origin"] == {"table": old, "title": "Sunday", "index": index}
    assert (info["status"], info["listed"]) == ("playing", False)
    assert [(sits["kind"], sits["mine"]) for sits in info["seats"]] == [
        ("person", True) if number == seat else ("bot", False) for number in range(2)
    ]
    chair = amber.sit(new, seat=seat)
    then = amber.ask("GET", f"/api/tables/{old}/moments/{index}?seat={seat}")
    assert chair.now["view"] == then["view"]
    assert plays(server, new)[:index] == before[:index]
    assert lists(amber) == ([new, old], [old])

    play_bots(chair, random.Random(5))
    assert plays(server, old) == before, "the saved game stays as it is"
    assert lists(amber) == ([old], [old]), "no game of its own, once it is over"
    assert amber.info(old)["origin"] is None


def test_the_other_move_is_played_at_once(welcome: Welcome, server: Server) -> None:
    amber = welcome("Amber")
    old = play_to_the_end(amber)
    seat, _ = plays(server, old)[0]
    start = amber.ask("POST", f"/api/tables/{old}/what-if", {"index": 0, "seat": seat})["id"]
    legal = amber.sit(start, seat=seat).offers
    new = amber.ask("POST", f"/api/tables/{old}/what-if", {"index": 0, "seat": seat, "move": legal[-1]})["id"]
    moves = amber.ask("GET", "/api/games/carthage")["moves"]
    assert plays(server, new)[0] == (seat, moves[legal[-1]]["text"])


def test_such_a_table_waits_for_nobody(welcome: Welcome) -> None:
    amber = welcome("Amber")
    real = amber.open(ME, HERE)
    old = play_to_the_end(amber)
    seat = amber.ask("GET", f"/api/tables/{old}/moments/0")["view"]["waiting"][0]
    new = amber.ask("POST", f"/api/tables/{old}/what-if", {"index": 0, "seat": seat})["id"]
    assert amber.info(new)["waiting"] == [seat]
    assert [table["id"] for table in amber.ask("GET", "/api/turns")] == [real]


def test_who_may_watch_the_replay_may_play_it_on(welcome: Welcome) -> None:
    amber, basil = welcome("Amber"), welcome("Basil")
    old = play_to_the_end(amber)
    new = basil.ask("POST", f"/api/tables/{old}/what-if", {"index": 3, "seat": 1})["id"]
    assert [seat["mine"] for seat in basil.info(new)["seats"]] == [False, True]
    assert lists(amber) == ([old], [old]), "it is Basil's own"


def test_an_unfinished_game_cannot_be_played_on(welcome: Welcome) -> None:
    amber = welcome("Amber")
    table = amber.open(ME, BOT)
    status, why = amber.refused("POST", f"/api/tables/{table}/what-if", {"index": 0, "seat": 0})
    assert (status, "once the game is over" in why) == (403, True)
    assert len(lists(amber)[0]) == 1


def test_what_cannot_be_is_refused_and_opens_nothing(welcome: Welcome) -> None:
    amber = welcome("Amber")
    old = play_to_the_end(amber)
    end = amber.info(old)["index"]
    first = amber.ask("GET", f"/api/tables/{old}/moments/0")["view"]["waiting"][0]
    for wish, status in (
        ({"index": end, "seat": 0}, 400),
        ({"index": end + 1, "seat": 0}, 404),
        ({"index": 0, "seat": 2}, 400),
        ({"index": 0, "seat": first, "move": 10_000}, 400),
        ({"index": 0, "seat": 1 - first, "move": 0}, 400),
        ({"index": 0, "seat": 0, "bot": "nobody"}, 400),
    ):
        assert amber.refused("POST", f"/api/tables/{old}/what-if", wish)[0] == status, wish
    assert lists(amber)[0] == [old]
