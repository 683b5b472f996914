"""Reminders: who is told of whom, when, and how often."""

import asyncio
import json
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from entrepot.server import messages
from entrepot.server.house import House
from entrepot.server.peers import Peer
from entrepot.server.settings import Settings

from .house import game_at, new_table, open_house, play_first, run, until
from .postgres import new_database
from .running import TEST_SETTINGS


@pytest.fixture
def heard() -> Iterator[tuple[str, list[Any]]]:
    """An address that listens, and what it was told."""
    told: list[Any] = []

    class Listener(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            told.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Listener)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/hook?secret=1", told
    server.shutdown()
    server.server_close()
    thread.join()


def test_nobody_is_reminded_of_what_they_only_try_out(tmp_path: Path, heard: tuple[str, list[Any]]) -> None:
    address, told = heard

    async def work() -> None:
        async with open_house(tmp_path, webhook=address, remind_after=600.0) as house:
            me = await house.people.welcome()
            live = await house.live(await new_table(house, me, "me", "here"))
            now = game_at(live)
            await house.opening.what_if(me, live, messages.WhatIf(0, now.waiting[0]), now)
            await house.remind(time.time() + 700)
            assert [reminder["table"] for reminder in told] == [live.id]

    run(work)


def test_somebody_who_does_not_look_is_reminded_once(tmp_path: Path, heard: tuple[str, list[Any]]) -> None:
    address, told = heard

    async def work() -> None:
        async with open_house(tmp_path, webhook=address, remind_after=600.0) as house:
            me = await house.people.welcome()
            live = await house.live(await new_table(house, me, "me", "here"))
            await play_first(live, me)
            now = time.time()
            await house.remind(now + 300)
            assert told == [], "not yet"
            peer = Peer(me.id, 0, -1)
            await live.connect(peer)
            await house.remind(now + 700)
            assert told == [], "they look"
            live.disconnect(peer)
            await house.remind(now + 700)
            await house.remind(now + 760)
            (reminder,) = told
            seat = game_at(live).waiting[0]
            assert (reminder["event"], reminder["table"], reminder["seat"]) == ("turn", live.id, seat)
            assert (reminder["person"], reminder["name"]) == (me.id, live.seating.seats[seat].name)
            await play_first(live, me)
            await house.remind(time.time() + 700)
            assert len(told) == 2, "another question"
            await house.remind(time.time() + 99_999)
            assert len(told) == 2, "it is too long ago"

    run(work)


def test_several_processes_remind_once_and_know_who_looks(
    tmp_path: Path, heard: tuple[str, list[Any]], postgres_home: str
) -> None:
    """Also after a restart, and of a table that only one of them has in memory."""
    address, told = heard
    database = new_database(postgres_home)

    async def work() -> None:
        settings = Settings(database, **TEST_SETTINGS, webhook=address, remind_after=600.0)
        houses = [House(settings) for _ in range(3)]
        for house in houses[:2]:
            await house.open()
        here, there, later = houses
        me = await here.people.welcome()
        live = await here.live(await new_table(here, me, "me", "here"))
        await play_first(live, me)
        peer = Peer(me.id, 0, -1)
        await live.connect(peer)
        await until(lambda: bool(there.elsewhere.at(live.id)))
        now = time.time() + 700
        await there.remind(now)
        assert told == [], "they look, at the other process"
        live.disconnect(peer)
        await until(lambda: not there.elsewhere.at(live.id))
        await asyncio.gather(here.remind(now), there.remind(now))
        await later.open()
        await later.remind(now)
        assert len(told) == 1
        for house in houses:
            await house.close()

    run(work)


def test_an_address_that_does_not_answer_harms_nobody(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        async with open_house(tmp_path, webhook="http://127.0.0.1:1/secret", remind_after=1.0) as house:
            me = await house.people.welcome()
            await play_first(await house.live(await new_table(house, me, "me", "here")), me)
            await house.remind(time.time() + 10)

    run(work)
    assert "a reminder could not be sent" in caplog.text
    assert "secret" not in caplog.text
