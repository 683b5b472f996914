"""Storage that fails: the truth is told, nothing is accepted that would be lost, and everything goes on afterwards."""

import contextlib
import random
import resource
import sqlite3
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from .conftest import Launch
from .guest import BOT, HERE, ME, Chair, Guest, Json, play_on
from .running import Server, fetch, wait_for


def status(server: Server, path: str = "/readyz") -> int:
    return fetch(f"{server.url}{path}").status_code


@contextlib.contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """No file of the server can grow any more."""
    limits = resource.prlimit(server.process, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process, resource.RLIMIT_FSIZE, (1000, limits[1]))
    try:
        yield
    finally:
        resource.prlimit(server.process, resource.RLIMIT_FSIZE, limits)


@contextlib.contextmanager
def lock(server: Server) -> Iterator[None]:
    """Another program writes to the database, and takes its time."""
    other = sqlite3.connect(server.file, isolation_level=None)
    other.execute("begin immediate")
    try:
        yield
    finally:
        other.rollback()
        other.close()


@pytest.mark.parametrize("fault", [full_disk, lock])
def test_while_nothing_can_be_stored_everybody_is_told_and_nothing_is_accepted(
    fault: contextlib.AbstractContextManager[None], launch: Launch
) -> None:
    server = launch()
    with Guest(server.url, "Amber") as amber:
        table, bots = amber.open(ME, HERE), amber.open(BOT, BOT)
        chair = amber.sit(table, seat=0)
        chair.look(chair.asked[0])
        watching = amber.sit(bots)
        watching.catch_up(1)
        with fault(server):  # type: ignore[operator]
            chair.play(chair.offers[0])
            refused = chair.next("refused")
            assert refused["key"] == "storage_failed"
            assert "did not count" in refused["reason"]
            wait_for(lambda: status(server) == 503)
            problem = fetch(f"{server.url}/readyz").json()
            assert problem["key"] == "storage_failed"
            assert status(server, "/healthz") == 200, "it is alive"
            assert chair.next("storage") == {"type": "storage", "ok": False}
            with contextlib.suppress(ConnectionClosed):  # a full disk may not even let us read
                Chair(late := amber.dial(table)).next("storage")
            assert late.close_code in (None, 4503)
            stuck = watching.rest()
            assert server.journal(table) == []
        assert chair.next("storage") == {"type": "storage", "ok": True}
        wait_for(lambda: status(server) == 200)
        chair.play(chair.offers[0])
        assert chair.catch_up(1)["seq"] == 1
        watching.catch_up(max([seq(message) for message in stuck if message["type"] == "update"], default=1) + 3)
        assert len(server.journal(table)) == 1
        assert "Traceback" not in server.said().replace("storage fails", "").split("storage works again")[-1]


def seq(message: Json) -> int:
    return int(message["seq"])


@pytest.mark.parametrize("fault", ["deleted", "replaced", "cut", "log deleted"])
def test_where_the_file_is_not_the_one_that_was_opened_nothing_is_accepted(fault: str, launch: Launch) -> None:
    server = launch()
    with Guest(server.url, "Amber") as amber:
        table = amber.open(ME, HERE)
        chair = amber.sit(table, seat=0)
        chair.look(chair.asked[0])
        assert status(server) == 200
        if fault == "deleted":
            server.file.unlink()
        elif fault == "replaced":
            other = server.file.with_suffix(".other")
            other.write_bytes(server.file.read_bytes())
            other.rename(server.file)
        elif fault == "log deleted":
            server.file.with_name(server.file.name + "-wal").unlink()
        else:
            with server.file.open("r+b") as file:
                file.truncate(100)
        chair.play(chair.offers[0])
        assert chair.next("refused")["key"] == "storage_gone"
        wait_for(lambda: status(server) == 503)
        assert status(server, "/healthz") == 200
        answer = amber.http.post("/api/tables", json={"game": "carthage", "seats": [ME, HERE]})
        assert answer.status_code == 503
        assert answer.json()["key"] == "storage_gone"
        assert "put its database back" in answer.json()["detail"]


DAMAGES = {
    "a move that cannot be": "update journal set move = 'fly to the moon' where \"table\" = ? and seq = 8",
    "a seat that is not there": 'update journal set seat = 9 where "table" = ? and seq = 8',
    "a kind that is not there": "update journal set kind = 'sing' where \"table\" = ? and seq = 8",
    "a gap": 'delete from journal where "table" = ? and seq = 8',
}


def test_a_damaged_journal_harms_its_own_table_only(launch: Launch) -> None:
    server = launch()
    with Guest(server.url, "Amber") as amber:
        tables = {name: amber.open(ME, HERE) for name in [*DAMAGES, "a summary", "none"]}
        for table in tables.values():
            chairs = [amber.sit(table, seat=seat) for seat in (0, 1)]
            play_on(chairs, random.Random(7), moves=12)
            for chair in chairs:
                chair.close()
        server.end()
        change = sqlite3.connect(server.file)
        for name, damage in DAMAGES.items():
            change.execute(damage, [tables[name]])
        change.execute("update tables set summary = '{\"status\": ' where id = ?", [tables["a summary"]])
        change.commit()
        change.close()
        server.start()
        listed = amber.ask("GET", "/api/tables")["mine"]
        assert {info["id"] for info in listed} == set(tables.values())
        for name in DAMAGES:
            chair = amber.sit(tables[name])
            assert chair.now["table"]["damaged"] is True, name
            assert chair.seq == 7, name
            assert chair.offers == []
            chair.send(type="play", seq=7, seat=chair.asked[0], move=0, id=1)
            assert chair.next("refused")["key"] == "damaged"
            assert amber.http.get(f"/api/tables/{tables[name]}/moments/3").is_success
            assert f"the journal of table {tables[name]} is damaged after entry 7" in server.said()
            assert len(server.journal(tables[name])) in (11, 12), "nothing is mended by guessing"
        for name in ("a summary", "none"):
            chairs = [amber.sit(tables[name], seat=seat) for seat in (0, 1)]
            assert chairs[0].now["table"]["damaged"] is False
            play_on(chairs, random.Random(8), moves=3)
            assert len(server.journal(tables[name])) == 15
        mended = {info["id"]: info for info in amber.ask("GET", "/api/tables")["mine"]}[tables["a summary"]]
        assert mended["status"] == "playing", "the next move has written it anew"
