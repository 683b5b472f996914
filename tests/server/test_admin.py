"""`entrepot admin`, beside a server that runs."""

import asyncio
import gzip
import json
import sqlite3
import stat
import time
from pathlib import Path

import pytest

from entrepot.server.sanctions import Sanctions
from entrepot.server.settings import database_url
from entrepot.server.storage import rows
from entrepot.server.storage.office import DAY, Office
from entrepot.server.storage.store import Store
from tests.cli.running import run

from .conftest import Launch, Welcome
from .guest import BOT, ME, OPEN, Guest
from .postgres import new_database
from .running import Server, fetch, wait_for

SETTINGS = {"notices": 0.05}


def admin(server: Server, *words: str) -> str:
    """A command that must succeed."""
    result = run("admin", *words, "--database", f"sqlite:///{server.file}")
    assert result.exit_code == 0, result.output
    return str(result.output).strip()


def refused(server: Server, *words: str) -> str:
    result = run("admin", *words, "--database", f"sqlite:///{server.file}")
    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output
    return str(result.output).strip()


def test_tables_and_people_are_listed(server: Server, welcome: Welcome) -> None:
    amber = welcome("Amber of the lists")
    table = amber.open(ME, BOT, title="An evening")
    lines = [line for line in admin(server, "tables", "--running").splitlines() if line.startswith(table)]
    assert len(lines) == 1
    assert "carthage" in lines[0]
    assert "An evening" in lines[0]
    (line,) = admin(server, "people", "--name", "OF THE LISTS").splitlines()
    assert line.startswith(amber.me["id"])
    assert line.endswith("Amber of the lists")


@pytest.mark.parametrize("command", ["close", "delete"])
def test_a_table_that_is_closed_or_deleted_sends_everybody_away(command: str, server: Server, welcome: Welcome) -> None:
    amber, basil = welcome("Amber"), welcome("Basil")
    table = amber.open(ME, BOT)
    hers, his = amber.sit(table), basil.sit(table)
    admin(server, command, table)
    assert (hers.closed(), his.closed()) == (4410, 4410)
    status, said = amber.refused("GET", f"/api/tables/{table}")
    assert (status, "closed" in said) == ((400, True) if command == "close" else (404, False))
    games = amber.ask("GET", "/api/history")["tables"] if command == "close" else []
    assert [(game["id"], game["status"], game["winners"]) for game in games] == (
        [(table, "over", [])] if command == "close" else []
    )
    if command == "delete":
        assert server.journal(table) == []
        assert "There is no table" in refused(server, command, table)


def test_who_is_banned_is_sent_away_until_it_is_lifted(server: Server, welcome: Welcome) -> None:
    amber, basil = welcome("Amber"), welcome("Basil")
    table = amber.open(ME, OPEN)
    his = basil.sit(table)
    done = admin(server, "ban", basil.me["id"], "--days", "2")
    assert his.closed() == 4403
    assert "cannot come in" in basil.refused("GET", "/api/me")[1]
    assert "cannot come in" in basil.refused("GET", f"/api/tables/{table}")[1]
    amber.info(table)
    sanction = done.split()[-1]
    assert sanction in admin(server, "sanctions")
    admin(server, "lift", sanction)
    wait_for(lambda: basil.http.get("/api/me").status_code == 200)
    assert refused(server, "lift", sanction) == f"There is no sanction {sanction}."


def test_a_network_can_be_banned(launch: Launch) -> None:
    server = launch(notices=0.05)
    admin(server, "ban", "--address", "127.0.0.0/8")
    wait_for(lambda: fetch(f"{server.url}/api/me").status_code == 403)
    assert "neither an address" in refused(server, "ban", "--address", "nonsense")
    assert "Name a person" in refused(server, "ban")
    assert "There is no person" in refused(server, "ban", "nobody")


def test_addresses_are_matched_as_networks() -> None:
    sanctions = Sanctions()
    sanctions.take([rows.Sanction(id="1", kind="ban", at=0, address="2001:db8::/64")])
    assert sanctions.banned(None, "2001:db8::7")
    assert not sanctions.banned(None, "2001:db8:1::7")
    sanctions.take([rows.Sanction(id="1", kind="ban", at=0, address="203.0.113.7/32", until=time.time() + 60)])
    assert sanctions.banned(None, "::ffff:203.0.113.7")
    assert not sanctions.banned("somebody", "203.0.113.8")
    assert not sanctions.banned(None, "no address")
    sanctions.take([rows.Sanction(id="1", kind="ban", at=0, address="203.0.113.7/32", until=time.time() - 1)])
    assert not sanctions.banned(None, "203.0.113.7")


def test_the_operator_can_keep_somebody_from_a_table_and_from_writing(server: Server, welcome: Welcome) -> None:
    amber, basil = welcome("Amber"), welcome("Basil")
    table = amber.open(ME, OPEN)
    his = basil.sit(table)
    admin(server, "mute", basil.me["id"])
    wait_for(lambda: len(refusals(basil, table)) > 0)
    admin(server, "kick", table, basil.me["id"])
    assert his.closed() == 4403


def test_a_host_lifts_what_hosts_have_decided_and_not_what_the_operator_has(
    server: Server, welcome: Welcome, tmp_path: Path
) -> None:
    amber, basil = welcome("Amber"), welcome("Basil")
    table, person = amber.open(ME, OPEN, OPEN), basil.me["id"]
    for what, kind, body in (("kick", "bar", "away"), ("mute", "mute", "muted")):
        basil.join(table, 1)
        path = f"/api/tables/{table}/{what}"
        where = (person, "--table", table) if what == "mute" else (table, person)
        operators = admin(server, what, *where).split()[-1]
        amber.ask("POST", path, {"person": person, body: True})
        lines = [line.split() for line in admin(server, "sanctions").splitlines() if table in line]
        made = [line for line in lines if line[1] == kind]
        assert sorted(line[2] for line in made) == ["host", "operator"]
        assert next(line[0] for line in made if line[2] == "operator") == operators
        status, why = amber.refused("POST", path, {"person": person, body: False})
        assert (status, why) == (403, "The operator of this server has decided this. Only they can take it back.")
        left = [line.split() for line in admin(server, "sanctions").splitlines() if operators in line or table in line]
        assert [line[2] for line in left if line[1] == kind] == ["operator"], "their own is lifted"
        assert amber.ask("GET", f"/api/tables/{table}/guests")[0][body]
        kept = tmp_path / f"{what}.gz"
        admin(server, "backup", str(kept))
        assert b'"author": "operator"' in gzip.decompress(kept.read_bytes())
        admin(server, "lift", operators)


def refusals(guest: Guest, table: str) -> list[str]:
    chair = guest.sit(table)
    chair.say("hello?")
    return [message["key"] for message in chair.rest() if message["type"] == "refused"]


def test_an_erased_person_is_nobody_any_more(server: Server, welcome: Welcome) -> None:
    amber, basil = welcome("Amber"), welcome("Basilisk")
    alone, together = basil.open(ME, BOT), amber.open(ME, OPEN)
    basil.join(together, 1)
    hers, his = amber.sit(together), basil.sit(together)
    his.say("something private")
    while not hers.next("chat")["lines"]:
        pass
    code = basil.ask("POST", "/api/me/code")["code"]
    admin(server, "erase", basil.me["id"])
    hers.until(lambda now: now["table"]["seats"][1]["name"] == "Somebody" and now["table"]["seats"][1]["away"])
    assert his.closed() == 4410
    assert basil.refused("GET", "/api/tables")[0] == 403
    assert basil.refused("POST", "/api/me/claim", {"code": code})[0] == 400
    assert amber.refused("GET", f"/api/tables/{alone}")[0] == 404
    for part in ("people", "seats", "chat", "tables"):
        stored = json.dumps(server.rows(f"select * from {part}"))
        assert "Basilisk" not in stored
        assert "something private" not in stored


def test_the_key_of_cookies_can_be_changed_without_losing_anybody(launch: Launch, welcome: Welcome) -> None:
    server = launch(notices=0.05)
    amber, basil = welcome("Amber", server.url), welcome("Basil", server.url)
    admin(server, "rotate-key")
    old = amber.http.cookies["entrepot"]

    def exchanged() -> bool:
        return bool(amber.ask("GET", "/api/me") == amber.me and amber.http.cookies["entrepot"] != old)

    wait_for(exchanged)
    admin(server, "rotate-key", "--sign-out")
    wait_for(lambda: basil.http.get("/api/tables").status_code == 403)
    assert basil.ask("GET", "/api/me")["id"] != basil.me["id"], "a new guest"


def test_what_nobody_came_back_to_is_deleted(server: Server, welcome: Welcome) -> None:
    amber, clove = welcome("Amber"), welcome("Clove")
    waiting, played, over = amber.open(ME, OPEN), amber.open(ME, BOT), amber.open(ME, BOT)
    for table in (played, over):
        chair = amber.sit(table)
        chair.until(lambda now: bool(now["offers"]))
        chair.play(chair.offers[0])
        chair.catch_up(chair.seq + 1)
        chair.close()
    amber.ask("POST", f"/api/tables/{over}/concede", {"seat": 0})
    with sqlite3.connect(server.file, timeout=30) as connection:
        connection.execute("update tables set changed = changed - ?", [400 * DAY])
        connection.execute("update people set created = created - ?, seen = seen - ?", [400 * DAY, 400 * DAY])
        connection.execute("update people set seen = null where id = ?", [clove.me["id"]])
    connection.close()
    said = admin(server, "purge")
    assert "Deleted guests: 0" not in said
    kept = [row[0] for row in server.rows("select id from tables")]
    assert over in kept
    assert waiting not in kept
    assert played not in kept
    people = [row[0] for row in server.rows("select id from people")]
    assert amber.me["id"] in people, "a finished game of hers is kept"
    assert clove.me["id"] not in people


@pytest.fixture
def pg(postgres_home: str) -> str:
    return new_database(postgres_home).replace("+asyncpg", "")


def test_a_backup_fills_either_database_with_the_same(
    server: Server, welcome: Welcome, tmp_path: Path, pg: str
) -> None:
    amber, basil = welcome("Amber"), welcome("Basil")
    table = amber.open(ME, OPEN, title="Ünser 漢 😀")
    basil.join(table, 1)
    chair = amber.sit(table)
    chair.say("Grüße")
    chair.next("chat")
    seat = chair.asked[0]
    player = chair if chair.seat == seat else basil.sit(table)
    player.play(player.offers[0])
    chair.catch_up(1)
    first, second, third = (tmp_path / f"{name}.gz" for name in ("first", "second", "third"))
    said = admin(server, "backup", str(first))
    assert "Keep it safe" in said
    assert stat.S_IMODE(first.stat().st_mode) == 0o600
    assert "Choose another name" in refused(server, "backup", str(first))
    for place, again in ((f"sqlite:///{tmp_path / 'deep' / 'copy.sqlite'}", second), (pg, third)):
        for _ in range(2):
            result = run("admin", "restore", str(first), "--database", place)
            assert result.exit_code == (0 if _ == 0 else 2), result.output
        assert "in this database already" in result.output
        assert run("admin", "backup", str(again), "--database", place).exit_code == 0
    wanted = gzip.decompress(first.read_bytes())
    assert gzip.decompress(second.read_bytes()) == wanted
    assert gzip.decompress(third.read_bytes()) == wanted
    journal = asyncio.run(_journal(database_url(pg), table))
    assert [(entry.seq, entry.move) for entry in journal] == [(row[0], row[3]) for row in server.journal(table)]


async def _journal(url: str, table: str) -> list[rows.Entry]:
    store = Store(url)
    try:
        assert await Office(store).seats(table)
        return await store.journal(table)
    finally:
        await store.close()


def test_a_damaged_backup_restores_nothing(server: Server, welcome: Welcome, tmp_path: Path) -> None:
    welcome("Amber").open(ME, BOT)
    whole = tmp_path / "whole.gz"
    admin(server, "backup", str(whole))
    lines = gzip.decompress(whole.read_bytes()).splitlines(keepends=True)
    damaged = {
        "cut": whole.read_bytes()[:-20],
        "short": gzip.compress(b"".join(lines[:-1])),
        "gap": gzip.compress(b"".join([*lines[:2], *lines[3:]])),
        "other": gzip.compress(b"{}\n"),
        "plain": b"hello",
    }
    for name, data in damaged.items():
        file = tmp_path / f"{name}.gz"
        file.write_bytes(data)
        target = tmp_path / f"{name}.sqlite"
        result = run("admin", "restore", str(file), "--database", f"sqlite:///{target}")
        assert result.exit_code == 2, name
        assert f"{name}.gz is not a whole backup" in result.output
        assert run("admin", "restore", str(whole), "--database", f"sqlite:///{target}").exit_code == 0, (
            "it stayed empty"
        )
