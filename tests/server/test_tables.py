"""Tables: opening, finding, joining, leaving, playing again."""

import random
import threading
from typing import Any

import pytest

from entrepot.server import limits
from entrepot.server.settings import Settings

from .conftest import Launch, Welcome
from .guest import BOT, HERE, ME, OPEN, Guest, Json, play_on


def seats_of(info: Json) -> list[tuple[str, bool, bool]]:
    return [(seat["kind"], seat["mine"], seat["away"]) for seat in info["seats"]]


def ids(tables: list[Json]) -> list[str]:
    return [table["id"] for table in tables]


def test_a_private_table_is_in_nobody_elses_list_but_can_be_reached_by_its_link(welcome: Welcome) -> None:
    amber, basil = welcome("Amber"), welcome("Basil")
    table = amber.open(ME, OPEN, title="  Our \n evening ")
    assert ids(amber.ask("GET", "/api/tables")["mine"]) == [table]
    lists = basil.ask("GET", "/api/tables")
    assert table not in ids(lists["mine"]) + ids(lists["open"])
    info = basil.info(table)
    assert (info["title"], info["status"], info["listed"], info["is_host"]) == ("Our evening", "open", False, False)
    assert seats_of(basil.join(table, 1)) == [("person", False, False), ("person", True, False)]
    assert ids(basil.ask("GET", "/api/tables")["mine"]) == [table]


def test_a_listed_table_is_seen_by_others_until_it_is_over(welcome: Welcome) -> None:
    amber, basil = welcome("Amber"), welcome("Basil")
    table = amber.open(ME, HERE, listed=True)
    assert table in ids(basil.ask("GET", "/api/tables")["open"])
    assert table not in ids(amber.ask("GET", "/api/tables")["open"])
    chairs = [amber.sit(table, seat=seat) for seat in (0, 1)]
    play_on(chairs, random.Random(1))
    assert table not in ids(basil.ask("GET", "/api/tables")["open"])


def test_the_host_decides_about_help_and_the_next_table_keeps_to_it(welcome: Welcome) -> None:
    amber = welcome("Amber")
    assert amber.info(amber.open(ME, HERE))["help"] == "hints"
    table = amber.open(ME, HERE, help="none")
    assert amber.info(table)["help"] == "none"
    chairs = [amber.sit(table, seat=seat) for seat in (0, 1)]
    play_on(chairs, random.Random(1))
    again = amber.ask("POST", f"/api/tables/{table}/again")["id"]
    assert amber.info(again)["help"] == "none"


def test_tables_that_wait_for_me_come_first(welcome: Welcome) -> None:
    amber, basil = welcome("Amber"), welcome("Basil")
    waiting = amber.open(ME, HERE)
    idle = amber.open(ME, OPEN)
    assert ids(amber.ask("GET", "/api/tables")["mine"]) == [waiting, idle]
    assert basil.ask("GET", "/api/tables")["mine"] == []


def test_who_sits_where(welcome: Welcome) -> None:
    amber = welcome("Amber")
    info = amber.info(amber.open(ME, HERE, BOT, OPEN))
    assert seats_of(info) == [
        ("person", True, False),
        ("person", True, False),
        ("bot", False, False),
        ("open", False, False),
    ]
    assert [seat["name"] for seat in info["seats"]][:2] == ["Amber", "Neighbour"]
    assert info["seats"][2]["bot"] == "random"
    assert info["host"] == "Amber"


def test_a_taken_seat_stays_taken(welcome: Welcome) -> None:
    amber, basil = welcome("Amber"), welcome("Basil")
    table = amber.open(ME, BOT, OPEN)
    for seat in (0, 1):
        assert basil.refused("POST", f"/api/tables/{table}/join", {"seat": seat}) == (400, "This seat is taken.")
    assert basil.refused("POST", f"/api/tables/{table}/join", {"seat": 3})[0] == 400
    basil.join(table, 2)
    assert basil.refused("POST", f"/api/tables/{table}/join", {"seat": 2})[0] == 400


def test_of_two_people_who_want_one_seat_one_gets_it(welcome: Welcome) -> None:
    amber, rivals = welcome("Amber"), [welcome("Basil"), welcome("Clove")]
    for _ in range(5):
        table = amber.open(ME, OPEN)
        statuses: list[int] = []
        start = threading.Barrier(len(rivals))

        def run(rival: Guest, table: str = table, start: threading.Barrier = start, to: list[int] = statuses) -> None:
            start.wait()
            to.append(rival.http.post(f"/api/tables/{table}/join", json={"seat": 1}).status_code)

        threads = [threading.Thread(target=run, args=(rival,)) for rival in rivals]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(statuses) == [200, 400]
        assert sum(rival.info(table)["seats"][1]["mine"] for rival in rivals) == 1


def test_the_game_begins_with_the_last_seat_and_everybody_sees_it(welcome: Welcome) -> None:
    amber, basil = welcome("Amber"), welcome("Basil")
    table = amber.open(ME, OPEN)
    hers, his = amber.sit(table), basil.sit(table)
    assert [chair.now["table"]["status"] for chair in (hers, his)] == ["open", "open"]
    assert "view" not in hers.now
    basil.join(table, 1)
    for chair in (hers, his):
        update = chair.until(lambda update: update["table"]["status"] == "playing")
        assert [entry["index"] for entry in update["news"]] == [0]
    assert (hers.seat, his.seat) == (0, 1)
    assert basil.ask("GET", "/api/tables")["mine"][0]["status"] == "playing"


def test_who_saw_the_table_before_the_game_began_gets_the_setup_on_coming_back(welcome: Welcome) -> None:
    amber, basil = welcome("Amber"), welcome("Basil")
    table = amber.open(ME, OPEN)
    seen = amber.sit(table)
    seen.close()
    basil.join(table, 1)
    back = amber.sit(table, seen=seen.seq)
    assert [entry["index"] for entry in back.now["news"]] == [0]


def test_leaving_before_the_start_opens_the_seat(welcome: Welcome) -> None:
    amber, basil, clove = welcome("Amber"), welcome("Basil"), welcome("Clove")
    table = amber.open(ME, OPEN, OPEN)
    basil.join(table, 1)
    assert seats_of(basil.leave(table, 1))[1] == ("open", False, False)
    assert basil.refused("POST", f"/api/tables/{table}/leave", {"seat": 1})[0] == 403
    assert clove.refused("POST", f"/api/tables/{table}/leave", {"seat": 0})[0] == 403
    assert seats_of(clove.join(table, 1))[1] == ("person", True, False)


def test_who_gave_up_a_seat_does_not_see_the_hand_of_who_takes_it(welcome: Welcome) -> None:
    amber, basil, clove = welcome("Amber"), welcome("Basil"), welcome("Clove")
    table = amber.open(ME, OPEN)
    basil.join(table, 1)
    table = amber.open(ME, OPEN, OPEN)
    basil.join(table, 1)
    his = basil.sit(table)
    basil.leave(table, 1)
    assert his.next("seats")["seats"][1]["kind"] == "open"
    clove.join(table, 1)
    clove.join(table, 2)
    update = his.until(lambda update: update["table"]["status"] == "playing")
    assert (update["view"]["seat"], update["offers"]) == (None, [])
    assert all(player["hand"] is None for player in update["view"]["board"]["players"])


def test_leaving_during_the_game_lets_a_bot_play_on_and_the_seat_can_be_taken_back(welcome: Welcome) -> None:
    amber, basil = welcome("Amber"), welcome("Basil")
    table = amber.open(ME, OPEN)
    basil.join(table, 1)
    hers, his = amber.sit(table), basil.sit(table)
    play_on([hers, his], random.Random(2), moves=6)
    assert seats_of(basil.leave(table, 1))[1] == ("person", True, True)
    hers.until(lambda update: update["table"]["seats"][1]["away"])
    seq = hers.seq
    if hers.asked == [0]:
        while hers.asked == [0]:
            hers.play(hers.offers[0])
            hers.catch_up(seq := hers.seq + 1)
    hers.until(lambda update: update["seq"] > seq and update["view"]["waiting"] == [0])
    his.until(lambda update: update["seq"] >= hers.seq)
    his.play(0, seat=1)
    assert "Take the seat back" in his.next("refused")["reason"]
    assert seats_of(basil.join(table, 1))[1] == ("person", True, False)
    back = basil.sit(table)
    assert back.now["table"]["seats"][1]["away"] is False


def test_everybody_who_plays_again_comes_to_the_same_new_table(welcome: Welcome) -> None:
    amber, basil, watcher = welcome("Amber"), welcome("Basil"), welcome("Clove")
    table = amber.open(ME, OPEN, title="Rematch")
    basil.join(table, 1)
    assert amber.refused("POST", f"/api/tables/{table}/again") == (400, "The game is not over yet.")
    play_on([amber.sit(table), basil.sit(table)], random.Random(4))
    assert watcher.refused("POST", f"/api/tables/{table}/again")[0] == 400
    start = threading.Barrier(6)
    found: list[str] = []

    def run(guest: Guest) -> None:
        start.wait()
        found.append(guest.ask("POST", f"/api/tables/{table}/again")["id"])

    threads = [threading.Thread(target=run, args=(guest,)) for guest in (amber, basil) * 3]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(found)) == 1
    assert found[0] != table
    info = basil.info(found[0])
    assert (info["title"], info["status"], info["seats"][1]["mine"]) == ("Rematch", "playing", True)
    assert len(amber.ask("GET", "/api/tables")["mine"]) == 2, "no orphan of the race is left"


WRONG_TABLES: list[tuple[str, Any]] = [
    ("no game of that name", {"game": "chess", "seats": [ME, BOT]}),
    ("too few seats", {"game": "carthage", "seats": [ME]}),
    ("too many seats for the game", {"game": "carthage", "seats": [ME, *[BOT] * 5]}),
    ("too many seats for any game", {"game": "carthage", "seats": [BOT] * 9}),
    ("no bot of that name", {"game": "carthage", "seats": [ME, {"kind": "bot", "bot": "deep\u202e"}]}),
    ("two of me", {"game": "carthage", "seats": [ME, ME]}),
    ("no such kind of seat", {"game": "carthage", "seats": [ME, {"kind": "ghost"}]}),
    ("blank name", {"game": "carthage", "seats": [ME, {"kind": "here", "name": " "}]}),
    ("name of nothing but control characters", {"game": "carthage", "seats": [ME, {"kind": "here", "name": "\x00"}]}),
    ("no such option", {"game": "carthage", "seats": [ME, BOT], "options": {"weather": "fair"}}),
    ("option of a wrong type", {"game": "carthage", "seats": [ME, BOT], "options": {"weather": [1]}}),
    ("options that are no object", {"game": "carthage", "seats": [ME, BOT], "options": []}),
    ("title too long", {"game": "carthage", "seats": [ME, BOT], "title": "a" * 61}),
    ("no such help", {"game": "carthage", "seats": [ME, BOT], "help": "everything"}),
    ("listed is no yes or no", {"game": "carthage", "seats": [ME, BOT], "listed": "perhaps"}),
    ("no seats", {"game": "carthage"}),
    ("no game", {"seats": [ME, BOT]}),
    ("unknown field", {"game": "carthage", "seats": [ME, BOT], "seed": 7}),
    ("mistyped field", {"game": "carthage", "seats": "two"}),
    ("a list", [1, 2]),
    ("a number", 7),
    ("nothing", None),
]


@pytest.mark.parametrize("body", [body for _, body in WRONG_TABLES], ids=[name for name, _ in WRONG_TABLES])
def test_a_wrong_table_is_not_opened(amber: Guest, body: object) -> None:
    assert amber.refused("POST", "/api/tables", body)[0] == 400
    assert amber.ask("GET", "/api/tables")["mine"] == []


@pytest.fixture(scope="module")
def amber(server: Any) -> Any:
    with Guest(server.url, "Amber") as guest:
        yield guest


WRONG_REQUESTS: list[tuple[int, str, str, dict[str, Any]]] = [
    (400, "POST", "/api/tables", {"content": b"{", "headers": {"content-type": "application/json"}}),
    (400, "POST", "/api/tables", {"content": b"\xff\xfe", "headers": {"content-type": "application/json"}}),
    (415, "POST", "/api/tables", {"content": b"{}", "headers": {"content-type": "text/plain"}}),
    (415, "POST", "/api/tables", {"content": b"{}"}),
    (415, "POST", "/api/tables", {"data": {"game": "carthage"}}),
    (413, "POST", "/api/tables", {"json": {"game": "x" * limits.BODY}}),
    (405, "DELETE", "/api/tables", {}),
    (405, "PATCH", "/api/me", {}),
    (405, "HEAD", "/api/tables", {}),
    (404, "GET", "/api/tables/nonsense", {}),
    (404, "GET", "/api/tables/%00", {}),
    (404, "GET", "/api/tables/%F0%9F%98%80/log", {}),
    (404, "POST", "/api/tables/nonsense/join", {"json": {"seat": 0}}),
    (404, "POST", "/api/tables/nonsense/again", {}),
    (404, "GET", "/api/nonsense", {}),
    (404, "GET", "/nonsense", {}),
    (404, "GET", "/nonsense.js", {}),
    (404, "GET", "/..%2Fapp.py", {}),
    (400, "GET", "/api/games/chess", {}),
    (404, "GET", "/api/games/%00/rules", {}),
    (400, "GET", "/api/games/chess/lessons", {}),
    (404, "GET", "/api/games/carthage/lessons/fishing", {}),
    (403, "POST", "/api/tables", {"json": {}, "headers": {"origin": "http://elsewhere.example"}}),
    (403, "PUT", "/api/me", {"json": {"name": "Mallory"}, "headers": {"origin": "null"}}),
    (403, "POST", "/api/me/code", {"headers": {"origin": "http://[", "host": ""}}),
]


@pytest.mark.parametrize(("status", "method", "path", "more"), WRONG_REQUESTS)
def test_a_wrong_request_is_refused_in_a_sentence(
    amber: Guest, status: int, method: str, path: str, more: dict[str, Any]
) -> None:
    if method == "HEAD":
        assert amber.http.request(method, path, **more).status_code == status
    else:
        assert amber.refused(method, path, **more)[0] == status


def test_what_is_wrong_at_a_table_is_refused_in_a_sentence(welcome: Welcome) -> None:
    amber = welcome("Amber")
    table = f"/api/tables/{amber.open(ME, HERE)}"
    for status, method, path, body in (
        (400, "POST", "/join", {"seat": -1}),
        (400, "POST", "/join", {"seat": "first"}),
        (400, "POST", "/join", {"seat": 10**400}),
        (400, "POST", "/join", {}),
        (400, "POST", "/leave", {"seat": 0, "why": "tired"}),
        (404, "GET", "/moments/99999", None),
        (404, "GET", "/moments/-1", None),
        (404, "GET", "/moments/first", None),
        (404, "GET", "/moments/" + "9" * 5000, None),
        (400, "GET", "/moments/0?seat=first", None),
        (403, "GET", "/moments/0?seat=2", None),
        (400, "GET", "/log?seat=-1", None),
        (400, "GET", "/now?seat=" + "9" * 5000, None),
        (403, "GET", "/chart", None),
        (403, "GET", "/save", None),
        (409, "POST", "/act", {"type": "play", "seq": 9, "seat": 0, "move": 0}),
        (400, "POST", "/act", {"type": "play", "seq": 0, "seat": 0, "move": "fly"}),
        (400, "POST", "/act", {"type": "sing", "seq": 0, "seat": 0}),
        (403, "POST", "/act", {"type": "undo", "seq": 0, "seat": 5}),
    ):
        assert amber.refused(method, table + path, body)[0] == status, (method, path, body)


def test_tables_can_not_be_opened_without_end(launch: Launch, welcome: Welcome) -> None:
    amber = welcome("Amber", launch().url)
    most, _ = Settings.new_tables
    for _ in range(most):
        amber.open(ME, OPEN)
    assert amber.refused("POST", "/api/tables", {"game": "carthage", "seats": [ME, OPEN]})[0] == 429
