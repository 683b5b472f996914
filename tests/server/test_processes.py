"""Several processes on one PostgreSQL: people at one table are served by different ones, and one of them may die."""

import random
import time

import pytest

from entrepot.server.storage.calls import Changed, decoder, letters

from .conftest import Launch, Welcome
from .guest import BOT, ME, OPEN, Guest, play_on
from .postgres import new_database
from .running import Server

HANDED_ON = 5.0
"""Seconds within which the tables of a process that died go on elsewhere."""


@pytest.fixture
def two(launch: Launch, postgres_home: str) -> tuple[Server, Server]:
    """Two processes of one server."""
    database = new_database(postgres_home)
    return launch(database=database), launch(database=database)


def at(guest: Guest, server: Server, welcome: Welcome) -> Guest:
    """The same person, at another process."""
    there = welcome("", server.url)
    there.http.cookies.update(guest.http.cookies)
    there.me = guest.me
    return there


def test_two_people_at_two_processes_play_a_whole_game_though_one_dies(
    two: tuple[Server, Server], welcome: Welcome
) -> None:
    here, there = two
    amber, basil = welcome("Amber", here.url), welcome("Basil", there.url)
    table = amber.open(ME, OPEN)
    hers = amber.sit(table)
    basil.join(table, 1)
    hers.until(lambda now: now["table"]["status"] == "playing")
    his = basil.sit(table)
    luck = random.Random(5)
    play_on([hers, his], luck, moves=30, undos=0.1)
    assert hers.now["view"]["index"] == his.now["view"]["index"]
    seen = hers.seq
    here.end()
    again = at(amber, there, welcome).sit(table, seen=seen)
    assert again.seq == his.seq >= seen, "nothing that was seen is lost"
    play_on([again, his], luck)
    assert again.over
    assert "Traceback" not in there.said()


def test_who_looks_at_one_process_and_sits_down_at_the_other_looks_from_the_seat(
    two: tuple[Server, Server], welcome: Welcome
) -> None:
    """A proxy sends each request where it likes, whichever process has the person's socket."""
    here, there = two
    amber, basil = welcome("Amber", here.url), welcome("Basil", there.url)
    table = amber.open(ME, OPEN)
    hers, his = amber.sit(table), basil.sit(table)
    hers.until(lambda now: now["table"]["watchers"] == 1)
    at(basil, here, welcome).join(table, 1)
    for chair in (hers, his):
        chair.until(lambda now: now["table"]["status"] == "playing" and now["table"]["watchers"] == 0)
    his.until(lambda now: now["seat"] == 1)
    play_on([hers, his], random.Random(5), moves=10)


def test_chat_names_presence_and_nudges_reach_the_other_process(two: tuple[Server, Server], welcome: Welcome) -> None:
    here, there = two
    amber, basil = welcome("Amber", here.url), welcome("Basil", there.url)
    table = amber.open(ME, OPEN)
    basil.join(table, 1)
    hers, his = amber.sit(table), basil.sit(table)
    hers.until(lambda now: now["table"]["seats"][1]["online"])
    his.until(lambda now: now["table"]["seats"][0]["online"])
    his.say("good evening")
    assert hers.next("chat")["lines"][-1]["text"] == "good evening"
    basil.ask("PUT", "/api/me", {"name": "Borage"})
    hers.until(lambda now: now["table"]["seats"][1]["name"] == "Borage")
    asked = hers.asked[0]
    nudging, nudged = (amber, his) if asked == 1 else (basil, hers)
    nudging.ask("POST", f"/api/tables/{table}/nudge", {"seat": asked})
    assert nudged.next("nudged")["table"] == table
    his.close()
    hers.until(lambda now: not now["table"]["seats"][1]["online"])


def test_the_bots_of_a_process_that_died_go_on_in_the_other(two: tuple[Server, Server], welcome: Welcome) -> None:
    """One of the tables is watched in the other process, one is not in its memory at all."""
    here, there = two
    amber = welcome("Amber", here.url)
    watched, unseen = (amber.open(ME, BOT, BOT) for _ in range(2))
    elsewhere = at(amber, there, welcome)
    for table in (watched, unseen):
        chair = amber.sit(table)
        chair.until(lambda now: bool(now["offers"]))
    there_too = elsewhere.sit(watched)
    there_too.until(lambda now: bool(now["offers"]))
    here.end()
    luck = random.Random(6)
    for table in (watched, unseen):
        chair = there_too if table == watched else elsewhere.sit(table)
        begun = time.monotonic()
        for _ in range(3):
            chair.until(lambda now: bool(now["offers"]))
            seq = chair.seq
            chair.play(luck.choice(chair.offers))
            chair.catch_up(seq + 1)
        assert time.monotonic() - begun < HANDED_ON


def test_both_may_write_at_once_and_one_entry_follows_the_other(two: tuple[Server, Server], welcome: Welcome) -> None:
    """The same person plays at both processes as fast as they can: each move is in the journal once."""
    here, there = two
    amber = welcome("Amber", here.url)
    table = amber.open(ME, BOT)
    chairs = [amber.sit(table), at(amber, there, welcome).sit(table)]
    luck = random.Random(7)
    for _ in range(25):
        for chair in chairs:
            chair.until(lambda now: bool(now["offers"]) or now["table"]["status"] == "over")
        if chairs[0].over:
            break
        seq = max(chair.seq for chair in chairs)
        for chair in chairs:
            chair.catch_up(seq)
        for chair in chairs:
            if chair.offers:
                chair.play(luck.choice(chair.offers))
        for chair in chairs:
            chair.catch_up(seq + 1)
    for chair in chairs:
        chair.rest()
    last = max(chair.seq for chair in chairs)
    for chair in chairs:
        chair.catch_up(last)
    assert chairs[0].now["view"]["board"] == chairs[1].now["view"]["board"]


def test_a_table_that_is_closed_is_closed_in_all_processes(two: tuple[Server, Server], welcome: Welcome) -> None:
    here, there = two
    amber, basil = welcome("Amber", here.url), welcome("Basil", there.url)
    table = amber.open(ME, OPEN)
    watching = basil.sit(table)
    assert amber.http.post(f"/api/tables/{table}/close", json={}).status_code == 204
    assert watching.closed() == 4410
    assert basil.refused("GET", f"/api/tables/{table}")[0] == 404


def test_calls_fit_into_what_postgresql_takes() -> None:
    calls = [Changed(f"table number {number:04}" + "x" * 10, "journal") for number in range(1000)]
    said = letters(7, list(calls))
    assert all(len(letter) <= 7000 for letter in said)
    assert [call for letter in said for call in decoder.decode(letter).calls] == calls
