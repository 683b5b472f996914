"""Two processes behind nginx, with the files of deploy/: people are told apart, and no process is missed."""

import contextlib
import itertools
import random
import re
import signal
import socket
import ssl
import time
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from entrepot import EntrepotError
from entrepot.server.settings import Settings

from .conftest import Launch
from .guest import ME, OPEN, UNCHECKED, Chair, Guest, play_on
from .postgres import new_database
from .proxy import FILE, Proxy, proxied
from .running import PATIENCE, TEST_SETTINGS, Nursery, Server, fetch, measured, sockets, wait_for

CLUB = tomllib.loads((FILE.parent / "settings.toml").read_text(encoding="utf-8"))
NEW_PEOPLE = 4
NUMBERS = itertools.count(1)
LISTS = 'entrepot_requests_total{method="GET",route="/api/tables",status="200"}'
TRICKS = (
    "/metrics", "//metrics", "/api/../metrics", "/api/%2e%2e/metrics", "/assets/..%2f..%2fapp.py", "/%00",
    "/assets/%2e%2e/%2e%2e/app.py", "/boards/carthage/..%2f..%2fapp.py", "/assets/..\\..\\app.py",
)  # fmt: skip


@dataclass
class Club:
    """A proxy and the processes behind it."""

    proxy: Proxy
    servers: list[Server]
    guests: list[Guest]
    place: str
    """The address from which people come."""

    def welcome(self, name: str, source: str = "") -> Guest:
        self.guests.append(Guest(self.proxy.url, name, source or self.place))
        return self.guests[-1]

    def sockets(self) -> list[int]:
        """How many sockets each process has; -1 of one that is gone."""
        return [sockets(server) if server.process else -1 for server in self.servers]


@pytest.fixture(scope="module")
def premises(
    nursery: Nursery, postgres_home: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Proxy, list[Server]]]:
    settings = {**TEST_SETTINGS, **CLUB, "database": new_database(postgres_home), "new_people": (NEW_PEOPLE, 60.0)}
    servers = [Server(nursery, tmp_path_factory.mktemp("server"), **settings) for _ in range(2)]
    with proxied(tmp_path_factory.mktemp("proxy"), [server.port for server in servers]) as proxy:
        yield proxy, servers
    for server in servers:
        server.end()
        assert "Traceback" not in server.said(), server.said()


@pytest.fixture
def club(premises: tuple[Proxy, list[Server]]) -> Iterator[Club]:
    """Both processes run, and the proxy has heard of it; people come from an address where nobody was before."""
    proxy, servers = premises
    for server in servers:
        if not server.process:
            server.start()
    wait_for(lambda: fetch(f"{proxy.url}/healthz").status_code == 200)
    club = Club(proxy, servers, [], f"127.0.1.{next(NUMBERS)}")
    herald = club.welcome("Herald")
    wait_for(lambda: all(lists_read(servers, herald)))  # one that was gone is passed over for a while
    yield club
    for guest in club.guests:
        guest.close()


def lists_read(servers: list[Server], guest: Guest) -> list[bool]:
    """Which of the processes somebody is sent to who reads lists; all at one of them once in a trillion times."""
    before = [measured(server, LISTS) for server in servers]
    for _ in range(40):
        guest.ask("GET", "/api/tables")
    return [measured(server, LISTS) > count for server, count in zip(servers, before, strict=True)]


class Place:
    """Somebody at a table, who comes back on their own when the connection breaks, as a page does."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.table = table
        self.chair = guest.sit(table)

    def come_back(self) -> None:
        """Dial until somebody answers, with what was seen last."""
        seen = self.chair.seq
        wait_for(self._dialled)
        assert self.chair.seq >= seen, "nothing that was seen is lost"

    def _dialled(self) -> bool:
        with contextlib.suppress(ConnectionClosed, InvalidStatus, EOFError):
            self.chair = self.guest.sit(self.table, seen=self.chair.seq)
            return True
        return False


def at_two_processes(club: Club) -> tuple[str, list[Place]]:
    """A table of two people whom different processes serve: one came while the table's own was gone, one then."""
    amber, basil = club.welcome("Amber"), club.welcome("Basil")
    table = amber.open(ME, OPEN)
    basil.join(table, 1)
    hers, his = Place(amber, table), Place(basil, table)
    wait_for(lambda: 2 in club.sockets())
    own = club.sockets().index(2)
    club.servers[own].end()
    hers.come_back()
    his.chair.close()
    club.servers[own].start()
    for _ in range(20):  # the proxy takes its time until it tries again
        his.come_back()
        if club.sockets() == [1, 1]:
            return table, [hers, his]
        his.chair.close()
        wait_for(lambda: sum(club.sockets()) == 1)
        time.sleep(0.5)
    raise AssertionError("the proxy never sends anybody to a process that is back")


def play_while_processes_die(places: list[Place], luck: random.Random, moves: int = 10_000) -> None:
    """Play on; whoever's connection breaks comes back."""
    while True:
        try:
            play_on([place.chair for place in places], luck, moves)
            return
        except ConnectionClosed:
            for place in places:
                if place.chair.socket.close_code is not None:
                    place.come_back()


def end(club: Club, number: int, places: list[Place], how: signal.Signals = signal.SIGKILL) -> None:
    """End a process, and wait until those who were there have noticed: what they say before that is lost with it."""
    there = club.sockets()[number]
    club.servers[number].end(how)
    wait_for(lambda: sum(place.chair.socket.close_code is not None for place in places) == there)


def test_two_people_at_two_processes_play_a_whole_game_though_one_is_killed(club: Club) -> None:
    table, places = at_two_processes(club)
    luck = random.Random(5)
    play_while_processes_die(places, luck, moves=25)
    end(club, 0, places)
    play_while_processes_die(places, luck, moves=25)
    assert club.sockets() == [-1, 2], "both are at the one that is left"
    club.servers[0].start()
    end(club, 1, places, signal.SIGTERM)  # this one is asked to stop, and tells them to come back
    play_while_processes_die(places, luck)
    assert all(place.chair.over for place in places)
    assert places[0].chair.now["view"]["index"] == places[1].chair.now["view"]["index"]
    wait_for(lambda: places[0].guest.http.get(f"/api/tables/{table}").status_code == 200)
    assert places[0].guest.info(table)["status"] == "over"


def test_everybody_of_a_table_is_sent_to_one_process_and_tables_are_spread(club: Club) -> None:
    amber, basil = club.welcome("Amber"), club.welcome("Basil")
    where: dict[str, int] = {}
    for _ in range(24):
        before = club.sockets()
        table = amber.open(ME, OPEN)
        basil.join(table, 1)
        chairs = [amber.sit(table), basil.sit(table), basil.sit(table)]
        wait_for(lambda before=before: sum(club.sockets()) == sum(before) + 3)
        more = [now - was for now, was in zip(club.sockets(), before, strict=True)]
        assert sorted(more) == [0, 3]
        where[table] = more.index(3)
        for chair in chairs[1:]:
            chair.close()
        wait_for(lambda before=before: sum(club.sockets()) == sum(before) + 1)
        if set(where.values()) == {0, 1}:
            break
    assert set(where.values()) == {0, 1}


def test_what_is_about_no_table_is_spread(club: Club) -> None:
    assert all(lists_read(club.servers, club.welcome("Amber")))


def test_a_process_that_is_gone_is_passed_over(club: Club) -> None:
    amber = club.welcome("Amber")
    club.servers[1].end()
    tables = {amber.open(ME, OPEN) for _ in range(6)}
    assert {info["id"] for info in amber.ask("GET", "/api/tables")["mine"]} == tables, "each was opened once"
    club.servers[0].end()
    assert amber.http.get("/healthz").status_code == 502


def test_who_comes_through_the_proxy_cannot_choose_an_address(club: Club) -> None:
    """Each process lets so many new guests from one address in, whatever they say about where they come from."""
    let_in = 0
    with httpx.Client(
        base_url=club.proxy.url, transport=httpx.HTTPTransport(verify=False, local_address=club.place)
    ) as forger:
        for number in range(4 * NEW_PEOPLE):
            forger.cookies.clear()
            said = f"203.0.113.{number}"
            names = ("x-forwarded-for", "forwarded", "x-real-ip", "client-ip", "x-client-ip", "true-client-ip")
            answer = forger.get("/api/me", headers=dict.fromkeys(names, said))
            let_in += answer.status_code == 200
            assert answer.status_code in (200, 429)
    assert NEW_PEOPLE <= let_in <= 2 * NEW_PEOPLE
    club.welcome("Basil", source="127.0.2.1")
    logged = "".join(server.said() for server in club.servers)
    assert "203.0.113." not in logged
    assert f'"address": "{club.place}"' in logged
    assert '"address": "127.0.2.1"' in logged


def test_only_proxies_that_are_trusted_are_believed(launch: Launch) -> None:
    server = launch(new_people=(NEW_PEOPLE, 60.0), trusted_proxy=["127.0.0.9/32"])

    def let_in(source: str) -> int:
        count = 0
        with httpx.Client(transport=httpx.HTTPTransport(local_address=source)) as client:
            for number in range(2 * NEW_PEOPLE):
                client.cookies.clear()
                said = {"x-forwarded-for": f"127.0.0.9, 203.0.113.{number}"}
                count += client.get(f"{server.url}/api/me", headers=said).is_success
        return count

    assert let_in("127.0.0.2") == NEW_PEOPLE
    assert let_in("127.0.0.9") == 2 * NEW_PEOPLE
    with pytest.raises(EntrepotError, match='"the one over there" is neither an address nor a network'):
        Settings(trusted_proxy=("the one over there",))


def test_what_an_attacker_tries_through_the_proxy(club: Club) -> None:
    amber = club.welcome("Amber")
    table = amber.open(ME, OPEN)
    with pytest.raises(ConnectionClosed) as ended:
        Chair(amber.dial(table, origin="https://elsewhere.example")).read()
    assert ended.value.rcvd is not None
    assert ended.value.rcvd.code == 4403
    for path in TRICKS:
        answer = raw(club.proxy, path)
        assert answer.status_code in (400, 404), f"{path}: {answer.status_code}"
        assert "entrepot_" not in answer.text
        assert "import " not in answer.text
    assert amber.http.get("/healthz", headers={"host": "localhost"}).status_code == 421
    assert amber.http.get("/healthz", headers={"x-much": "x" * 40_000}).status_code == 400
    assert amber.http.post("/api/tables", content=b"x" * 1_000_000).status_code == 413
    assert amber.refused("POST", "/api/reach", {})[0] == 403
    assert amber.refused("PUT", "/api/me", {"name": "Eve"}, headers={"origin": "https://elsewhere.example"})[0] == 403
    amber.http.cookies.clear()
    assert amber.refused("GET", "/api/tables", headers={"cookie": "entrepot=x.y.z"})[0] == 403


def test_one_address_has_so_many_connections_and_others_have_theirs(club: Club) -> None:
    """Each holds a request of which something is still missing; a byte now and then keeps the proxy patient."""
    most = int(re.findall(r"limit_conn entrepot_address (\d+);", FILE.read_text(encoding="utf-8"))[0])
    head = (
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n"
    )

    def answer(source: str) -> int:
        with httpx.Client(transport=httpx.HTTPTransport(verify=False, local_address=source)) as client:
            return client.get(f"{club.proxy.url}/healthz", timeout=PATIENCE).status_code

    with contextlib.ExitStack() as open_ones:
        held: list[ssl.SSLSocket] = []
        for _ in range(most):
            line = socket.create_connection(("127.0.0.1", club.proxy.port), PATIENCE, (club.place, 0))
            held.append(open_ones.enter_context(UNCHECKED.wrap_socket(line)))
            held[-1].sendall(head)

        def is_full() -> bool:
            for line in held:
                line.sendall(b" ")
            return answer(club.place) == 429

        wait_for(is_full)
        assert answer("127.0.2.2") == 200, "others do not suffer from it"
        held.pop().close()
        wait_for(lambda: answer(club.place) == 200)


def raw(proxy: Proxy, path: str) -> httpx.Response:
    """A request for a path exactly as it is written."""
    with httpx.Client(transport=httpx.HTTPTransport(verify=False)) as client:
        return client.get(httpx.URL(proxy.url, raw_path=path.encode()), timeout=PATIENCE)


def test_everything_goes_by_tls_and_by_the_club_s_own_name(club: Club) -> None:
    moved = fetch(f"{club.proxy.plain_url}/j/one-two-three?x=1")
    assert moved.status_code == 308
    assert moved.headers["location"] == "https://127.0.0.1/j/one-two-three?x=1"
    page = fetch(f"{club.proxy.url}/api/me")
    assert page.headers["strict-transport-security"].startswith("max-age=")
    assert "secure" in page.headers["set-cookie"].lower()
    assert fetch(f"{club.proxy.plain_url}/", headers={"host": "elsewhere.example"}).status_code == 421
