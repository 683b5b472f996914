"""Several processes on one PostgreSQL: people at one table are served by different ones, and one of them may die."""

import asyncio
import contextlib
import random
import time
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from entrepot.server.bots import Asked
from entrepot.server.house import House
from entrepot.server.settings import Settings
from tests.cli.running import run

from .conftest import Launch, Welcome
from .guest import BOT, ME, OPEN, Chair, Guest, play_on
from .house import new_table
from .house import run as run_here
from .postgres import ask, new_database
from .running import PATIENCE, TEST_SETTINGS, Server, measured, wait_for
from .storm import given_up, helpers, is_reviewer

BOTS_MOVES = 'entrepot_moves_total{by="bot"}'


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


class Reader:
    """Somebody who reads lists of tables."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    def recv(self, seconds: float) -> object:
        """Be told that they have changed."""
        return self._socket.recv(seconds)

    def recv_all(self) -> None:
        """What was told until now."""
        with contextlib.suppress(TimeoutError):
            while True:
                self._socket.recv(2.0)

    def ended(self) -> tuple[int | None, str | None]:
        """Be told until it ends; how it does."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                self._socket.recv(PATIENCE)
        return self._socket.close_code, self._socket.close_reason


@contextlib.contextmanager
def lists(guest: Guest) -> Iterator[Reader]:
    address = f"{guest.url.replace('http', 'ws', 1)}/api/lists/live"
    cookie = f"entrepot={guest.http.cookies['entrepot']}"
    with connect(address, additional_headers={"cookie": cookie}, proxy=None) as socket:
        yield Reader(socket)


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
        for _ in range(3):
            chair.until(lambda now: bool(now["offers"]))
            seq = chair.seq
            chair.play(luck.choice(chair.offers))
            chair.catch_up(seq + 1)


def test_a_table_is_kept_where_its_people_are(two: tuple[Server, Server], welcome: Welcome) -> None:
    """The bots of a table that people have left for the other process think there: nothing is played twice."""
    here, there = two
    amber = welcome("Amber", here.url)
    left, rested = (amber.open(ME, BOT, BOT) for _ in range(2))
    luck = random.Random(8)
    chairs = {table: amber.sit(table) for table in (left, rested)}
    for chair in chairs.values():
        play_a_round(chair, luck)
    keeper = kept_by(here, left)
    assert keeper == kept_by(here, rested) is not None
    elsewhere = at(amber, there, welcome)
    moved = {left: elsewhere.sit(left)}  # at both, then there only
    for chair in chairs.values():
        chair.close()
    wait_for(lambda: measured(here, "entrepot_sockets") == measured(here, "entrepot_tables") == 0)
    moved[rested] = elsewhere.sit(rested)
    for table in moved:
        wait_for(lambda table=table: kept_by(here, table) != keeper)
    for chair in moved.values():
        play_a_round(chair, luck)
    before = measured(here, BOTS_MOVES)
    for chair in moved.values():
        play_a_round(chair, luck)
    assert measured(there, BOTS_MOVES) > 0
    assert measured(here, BOTS_MOVES) == before
    assert measured(here, "entrepot_tables") == 0


def play_a_round(chair: Chair, luck: random.Random) -> None:
    """Until bots have moved and it is one's turn again."""
    begun, own = chair.until(lambda now: bool(now["offers"]))["seq"], 0
    while chair.seq - begun == own:
        seq, own = chair.seq, own + 1
        chair.play(luck.choice(chair.offers))
        chair.catch_up(seq + 1)
        chair.until(lambda now: bool(now["offers"]))


def kept_by(server: Server, table: str) -> int | None:
    """The number of the process that keeps a table."""
    found = ask(server.settings["database"], f"select keeper from tables where id = '{table}'")
    return None if found[0][0] is None else int(found[0][0])


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
    while len({chair.seq for chair in chairs}) > 1:  # the bot may still move; then it waits for her
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


# What is done at one process reaches those who look at the other ------------------------------------------------------


def test_seats_that_are_changed_at_one_process_are_seen_at_the_other(
    two: tuple[Server, Server], welcome: Welcome
) -> None:
    """Filling, offering, leaving, coming back, sitting in and conceding, all by requests elsewhere than the sockets."""
    here, there = two
    amber, basil = welcome("Amber", here.url), welcome("Basil", here.url)
    amber_there, basil_there = at(amber, there, welcome), at(basil, there, welcome)
    table = amber.open(ME, OPEN, OPEN)
    hers, his = amber.sit(table), basil.sit(table)
    basil_there.join(table, 1)
    his.until(lambda now: now["table"]["seats"][1]["mine"])
    basil_there.leave(table, 1)
    his.until(lambda now: now["table"]["seats"][1]["kind"] == "open")
    basil_there.join(table, 1)
    amber_there.ask("POST", f"/api/tables/{table}/fill", {"seat": 2, "bot": "random"})
    for chair in (hers, his):
        chair.until(lambda now: now["table"]["status"] == "playing")
    his.until(lambda now: now["seat"] == 1)
    amber_there.ask("POST", f"/api/tables/{table}/offer", {"seat": 2, "offered": True})
    hers.until(lambda now: now["table"]["seats"][2]["offered"])
    basil_there.leave(table, 1)
    hers.until(lambda now: now["table"]["seats"][1]["away"])
    basil_there.join(table, 1)
    hers.until(lambda now: not now["table"]["seats"][1]["away"])
    his.close()
    hers.until(lambda now: not now["table"]["seats"][1]["online"])
    assert hers.now["table"]["seats"][1]["seen"] is not None
    amber_there.ask("POST", f"/api/tables/{table}/sit-in", {"seat": 1, "bot": "random"})
    hers.until(lambda now: now["table"]["seats"][1]["away"])
    basil_there.ask("POST", f"/api/tables/{table}/concede", {"seat": 1})
    hers.until(lambda now: now["table"]["seats"][1]["conceded"])
    assert "Traceback" not in here.said() + there.said()


def test_who_is_here_is_known_at_a_process_that_does_not_have_the_table(
    two: tuple[Server, Server], welcome: Welcome
) -> None:
    """It is known by no memory of the table but by what the others say; also to a process that comes later."""
    here, there = two
    amber, basil = welcome("Amber", here.url), welcome("Basil", here.url)
    table = amber.open(ME, OPEN)
    basil.join(table, 1)
    hers, his = amber.sit(table), basil.sit(table)
    asked = hers.asked[0]
    (asking, name) = (amber, "Basil") if asked == 1 else (basil, "Amber")
    elsewhere = at(asking, there, welcome)

    def shown() -> bool:
        (info,) = elsewhere.ask("GET", "/api/tables")["mine"]
        return all(seat["online"] for seat in info["seats"])

    wait_for(shown)
    there.end()
    there.start()
    wait_for(shown)
    sit_in = f"/api/tables/{table}/sit-in"
    assert elsewhere.refused("POST", sit_in, {"seat": asked}) == (400, f"{name} is at the table.")
    missed = his if asked == 1 else hers
    missed.close()
    wait_for(lambda: elsewhere.http.post(sit_in, json={"seat": asked}).is_success)


def test_when_somebody_was_last_here_is_told_at_the_other_process(two: tuple[Server, Server], welcome: Welcome) -> None:
    here, there = two
    amber, basil = welcome("Amber", here.url), welcome("Basil", there.url)
    table = amber.open(ME, OPEN)
    basil.join(table, 1)
    hers, his = amber.sit(table), basil.sit(table)
    hers.until(lambda now: now["table"]["seats"][1]["online"])
    begun = time.time()
    his.close()
    hers.until(lambda now: not now["table"]["seats"][1]["online"])
    assert hers.now["table"]["seats"][1]["seen"] > begun - 1


def test_what_a_host_decides_at_one_process_holds_in_the_other_at_once(
    launch: Launch, postgres_home: str, welcome: Welcome
) -> None:
    """The other one does not look at notices by itself: it is told."""
    database = new_database(postgres_home)
    here, there = (launch(database=database, notices=3600.0) for _ in range(2))
    amber, basil = welcome("Amber", here.url), welcome("Basil", there.url)
    table = amber.open(ME, OPEN, OPEN)
    basil.join(table, 1)
    hers, his = amber.sit(table), basil.sit(table)
    whom = {"person": basil.me["id"]}
    amber.ask("POST", f"/api/tables/{table}/mute", {**whom, "muted": True})
    assert his.next("muted")["muted"]
    amber.ask("POST", f"/api/tables/{table}/mute", {**whom, "muted": False})
    assert not his.next("muted")["muted"]
    amber.ask("POST", f"/api/tables/{table}/kick", whom)
    assert basil.refused("POST", f"/api/tables/{table}/join", {"seat": 1})[0] == 403, "not even at once"
    assert his.closed() == 4403
    hers.until(lambda now: now["table"]["seats"][1]["kind"] == "open")
    amber.ask("POST", f"/api/tables/{table}/kick", {**whom, "away": False})
    basil.join(table, 1)
    hers.until(lambda now: now["table"]["seats"][1]["name"] == "Basil")
    assert amber.http.post(f"/api/tables/{table}/close").status_code == 204
    assert hers.closed() == 4410


def test_who_has_just_sat_down_at_one_process_is_sent_away_by_the_other(
    two: tuple[Server, Server], welcome: Welcome
) -> None:
    here, there = two
    amber, basil = welcome("Amber", here.url), welcome("Basil", there.url)
    table = amber.open(ME, OPEN, OPEN)
    hers, _ = amber.sit(table), basil.sit(table)
    hers.until(lambda now: now["table"]["watchers"] == 1)
    basil.join(table, 1)
    amber.ask("POST", f"/api/tables/{table}/kick", {"person": basil.me["id"]})
    assert amber.info(table)["seats"][1]["kind"] == "open"


def test_what_an_operator_does_reaches_all_processes(two: tuple[Server, Server], welcome: Welcome) -> None:
    here, there = two
    database = str(here.settings["database"])

    def admin(*words: str) -> None:
        result = run("admin", *words, "--database", database)
        assert result.exit_code == 0, result.output

    amber, basil, clove = welcome("Amber", here.url), welcome("Basil", there.url), welcome("Clove", there.url)
    table = amber.open(ME, OPEN, OPEN)
    basil.join(table, 1)
    hers, his, watching = amber.sit(table), basil.sit(table), clove.sit(table)
    watching.say("something private")
    for chair in (hers, his):
        while not any(line["text"] == "something private" for line in chair.next("chat")["lines"]):
            pass
    admin("erase", clove.me["id"])
    assert watching.closed() == 4410
    for guest, chair in ((amber, hers), (basil, his)):
        assert chair.next("chat") == {"type": "chat", "lines": [], "all": True}, "pages that are open forget it, too"
        assert guest.sit(table).next("chat")["lines"] == []
    admin("mute", basil.me["id"])
    assert his.next("muted")["muted"]
    admin("kick", table, basil.me["id"])
    assert his.closed() == 4403
    with lists(amber) as told:
        told.recv_all()
        admin("delete", table)
        assert hers.closed() == 4410
        told.recv(PATIENCE)
        admin("ban", amber.me["id"])
        assert told.ended() == (4403, "banned")


def test_lists_and_turns_are_told_at_the_other_process(two: tuple[Server, Server], welcome: Welcome) -> None:
    """Also the next table, which somebody else opens."""
    here, there = two
    amber, basil = welcome("Amber", here.url), welcome("Basil", there.url)
    table, other = amber.open(ME, OPEN), basil.open(ME, OPEN)
    basil.join(table, 1)
    looking = basil.sit(other)
    amber.ask("POST", f"/api/tables/{table}/concede", {"seat": 0})
    with lists(basil) as told:
        told.recv_all()
        fresh = amber.ask("POST", f"/api/tables/{table}/again")["id"]
        told.recv(PATIENCE)
    assert fresh in [info["id"] for info in basil.ask("GET", "/api/tables")["mine"]]
    hers = amber.sit(fresh)
    while hers.asked == [0]:
        hers.play(hers.offers[0])
        hers.catch_up(hers.seq + 1)
    while looking.next("turns")["table"] != fresh:
        pass


def test_two_may_write_to_each_other_at_the_same_moment(two: tuple[Server, Server], welcome: Welcome) -> None:
    here, there = two
    amber, basil = welcome("Amber", here.url), welcome("Basil", there.url)
    table = amber.open(ME, OPEN)
    chairs = [amber.sit(table), basil.sit(table)]
    for number in range(5):
        for chair in chairs:
            chair.say(f"line {number}")
    for chair in chairs:
        lines: dict[int, str] = {}
        while len(lines) < 10:
            message = chair.read()
            assert message["type"] != "refused", message
            for line in message["lines"] if message["type"] == "chat" else ():
                assert lines.setdefault(line["number"], line["text"]) == line["text"]
        assert sorted(lines) == list(range(1, 11))
        assert sorted(lines.values()) == sorted(f"line {number}" for number in range(5) for _ in chairs)


def test_a_request_sees_what_another_process_has_just_stored(two: tuple[Server, Server], welcome: Welcome) -> None:
    """Who was told something by one process asks the other one about it, which has not heard of it yet."""
    here, there = two
    amber = welcome("Amber", here.url)
    elsewhere = at(amber, there, welcome)
    for _ in range(10):
        table = amber.open(ME, OPEN)
        elsewhere.sit(table)
        basil = welcome("Basil", here.url)
        basil.join(table, 1)
        assert elsewhere.info(table)["status"] == "playing"
        assert len(at(basil, there, welcome).sit(table, seat=1).frames) >= 2
        amber.ask("POST", f"/api/tables/{table}/concede", {"seat": 0})
        assert elsewhere.ask("GET", f"/api/tables/{table}/chart")["scores"]
        assert elsewhere.ask("POST", f"/api/tables/{table}/again")["id"] != table


def test_a_guest_of_a_new_key_is_known_at_the_other_process_at_once(
    launch: Launch, postgres_home: str, welcome: Welcome
) -> None:
    database = new_database(postgres_home)
    here, there = launch(database=database, notices=0.05), launch(database=database, notices=3600.0)
    before = welcome("Amber", here.url)
    assert run("admin", "rotate-key", "--database", database, "--sign-out").exit_code == 0
    wait_for(lambda: before.http.get("/api/tables").status_code == 403)
    basil = welcome("Basil", here.url)
    assert at(basil, there, welcome).ask("GET", "/api/me")["id"] == basil.me["id"]


def test_time_that_is_out_is_told_once_in_both_processes(launch: Launch, postgres_home: str, welcome: Welcome) -> None:
    database = new_database(postgres_home)
    both = [launch(database=database, clock_grace=0.0, ticks=0.02) for _ in range(2)]
    guests = [welcome(name, server.url) for name, server in zip(("Amber", "Basil"), both, strict=True)]
    table = guests[0].open(ME, OPEN, clock={"kind": "move", "seconds": 600, "then": "bot"})
    guests[1].join(table, 1)
    chairs = [guest.sit(table) for guest in guests]
    first = chairs[0].asked[0]
    chairs[first].play(chairs[first].offers[0])
    asked = chairs[first].catch_up(1)["view"]["waiting"][0]
    for server in both:
        server.end()
        server.clock = 3600.0
        server.start()
    for guest in guests:
        chair = guest.sit(table)
        chair.until(lambda now: now["table"]["seats"][asked]["away"])
        chair.until(lambda now: [mark["seat"] for mark in now["lapses"]] == [asked])
    assert not any("Traceback" in server.said() for server in both)


def test_hints_are_seen_in_both_processes(two: tuple[Server, Server], welcome: Welcome) -> None:
    here, there = two
    amber, basil = welcome("Amber", here.url), welcome("Basil", there.url)
    table = amber.open(ME, OPEN)
    basil.join(table, 1)
    chairs = [amber.sit(table), basil.sit(table)]
    asked = chairs[0].asked[0]
    chairs[asked].send(type="hint", seq=0, seat=asked, id=1)
    assert chairs[1 - asked].next("hinted")["marks"] == [{"index": 0, "seat": asked}]


def test_a_review_is_made_by_one_process_and_told_by_all(launch: Launch, postgres_home: str, welcome: Welcome) -> None:
    """It is read wherever the proxy sends the request. When its process dies, another one can be asked."""
    database = new_database(postgres_home)
    here, there = (launch(database=database, review_seconds=120.0, review_cores=1) for _ in range(2))
    amber = welcome("Amber", here.url)
    elsewhere = at(amber, there, welcome)
    table, other = given_up(amber, 30), given_up(amber)
    path = f"/api/tables/{table}/review"
    assert elsewhere.ask("GET", path)["status"] == "none"
    assert amber.ask("POST", path)["status"] in ("waiting", "running")
    for method in ("GET", "POST"):
        assert elsewhere.ask(method, path)["status"] in ("waiting", "running")
    assert elsewhere.refused("POST", f"/api/tables/{other}/review")[0] == 429, "one for each person"
    wait_for(lambda: elsewhere.ask("GET", path)["judged"] > 0)
    assert not any(map(is_reviewer, helpers(there.process)))
    here.end()
    wait_for(lambda: elsewhere.ask("GET", path)["status"] == "none")
    assert elsewhere.ask("POST", path)["status"] in ("waiting", "running")
    wait_for(lambda: any(map(is_reviewer, helpers(there.process))))


def test_a_film_is_made_by_one_process(postgres_home: str, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(new_database(postgres_home), **TEST_SETTINGS)
    made: list[str] = []

    async def work() -> None:
        houses = [House(settings), House(settings)]
        for house in houses:
            await house.open()

            async def note(work: object, asked: Asked, seconds: float) -> str:
                made.append(asked.id)
                await asyncio.sleep(0.1)
                return "a film"

            monkeypatch.setattr(house.bots, "do_aside", note)
        me = await houses[0].people.welcome()
        tables = [await new_table(houses[0], me, "me", "here") for _ in range(2)]
        for table in tables:
            await (await houses[0].live(table)).concede(me.id, 0)
        await asyncio.gather(*(house.film_finished() for house in houses))
        await asyncio.gather(*(house.film_finished() for house in houses))
        assert sorted(made) == sorted(tables)
        for house in houses:
            await house.close()

    run_here(work)
