"""Coming to a table: three words, the code for cameras, previews, and for whom a link works."""

import itertools
import re
from pathlib import Path
from typing import Any

import pytest

from entrepot.kernel.errors import EntrepotError
from entrepot.server.invitations import code_words, new_code, read_code
from entrepot.server.network import Door, is_loopback, is_nearby
from entrepot.server.run import for_friends
from entrepot.server.settings import Settings

from .conftest import Launch, Welcome
from .guest import BOT, ME, OPEN, Guest
from .house import new_table, open_house, run
from .running import fetch, free_port

# The words -----------------------------------------------------------------------------------------------------------


def differ_little(one: str, other: str) -> bool:
    """Whether one letter more, less or changed turns one word into the other."""
    if len(one) == len(other):
        return sum(a != b for a, b in zip(one, other, strict=True)) <= 1
    short, long = sorted((one, other), key=len)
    return len(long) - len(short) == 1 and any(long[:at] + long[at + 1 :] == short for at in range(len(long)))


def test_the_words_can_be_told_apart_and_are_enough() -> None:
    words = code_words()
    assert len(words) ** 3 > 200_000_000
    assert list(words) == sorted(set(words))
    assert all(re.fullmatch(r"[a-z]{3,8}", word) for word in words)
    for one, other in itertools.combinations(words, 2):
        assert not differ_little(one, other), f"{one} and {other} sound or look alike"
        assert not other.startswith(one), f"where {other} is written without blanks, {one} could be meant"


@pytest.mark.parametrize(
    "said",
    [
        "amber-canal-river",
        "Amber Canal River",
        " amber  CANAL\triver. ",
        "ambercanalriver",
        "amber, canal, river",
        "amber/canal/river!",
    ],
)
def test_a_code_is_understood_however_it_is_spelled(said: str) -> None:
    assert read_code(said) == "amber-canal-river"


@pytest.mark.parametrize(
    "said", ["", "amber", "amber-canal", "amber-canal-river-moon", "amber-canal-xyz", "1-2-3", "é" * 80]
)
def test_what_is_no_code_is_none(said: str) -> None:
    assert read_code(said) is None


def test_every_new_code_is_read_back() -> None:
    for code in (new_code() for _ in range(200)):
        assert read_code(code.replace("-", "")) == code


# Finding a table -----------------------------------------------------------------------------------------------------


def test_a_table_is_found_by_its_words_and_keeps_them(launch: Launch, welcome: Welcome) -> None:
    server = launch()
    amber, basil = welcome("Amber", server.url), welcome("Basil", server.url)
    table = amber.open(ME, OPEN)
    told = amber.ask("GET", f"/api/tables/{table}/invitation")
    assert told["path"] == f"/j/{told['code']}"
    for said in (told["code"], told["code"].upper().replace("-", " "), table):
        assert basil.ask("GET", f"/api/invitations/{said}") == {"id": table}
    server.end()
    server.start()
    assert amber.ask("GET", f"/api/tables/{table}/invitation")["code"] == told["code"]
    assert basil.refused("GET", "/api/invitations/amber-canal-nothing") == (
        404,
        "No table has this code. Check the three words.",
    )


def test_words_can_not_be_tried_without_end(launch: Launch, welcome: Welcome) -> None:
    amber = welcome("Amber", launch().url)
    statuses = [
        amber.http.get(f"/api/invitations/{new_code()}").status_code for _ in range(Settings.invitations[0] + 1)
    ]
    assert statuses == [404] * Settings.invitations[0] + [429]


def test_strangers_to_the_server_get_no_codes(welcome: Welcome) -> None:
    amber = welcome("Amber")
    table = amber.open(ME, OPEN)
    for path in (f"/api/tables/{table}/invitation", f"/api/tables/{table}/qr.svg", "/api/invitations/a-b-c"):
        assert fetch(amber.url + path).status_code == 403
    assert fetch(f"{amber.url}/api/reach", "POST").status_code == 403


def test_the_code_is_in_no_list_and_no_frame(welcome: Welcome) -> None:
    amber, basil = welcome("Amber"), welcome("Basil")
    table = amber.open(ME, OPEN, listed=True)
    code = amber.ask("GET", f"/api/tables/{table}/invitation")["code"]
    chair = amber.sit(table)
    basil.join(table, 1)
    chair.rest()
    assert code not in "".join(chair.frames) + basil.http.get("/api/tables").text


def test_two_tables_never_share_a_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house:
            me = await house.people.welcome()
            codes = iter(["amber-canal-river", "amber-canal-river", "silver-otter-moon"])
            monkeypatch.setattr("entrepot.server.opening.new_code", lambda: next(codes))
            lives = [await house.live(await new_table(house, me, "me", "open")) for _ in range(2)]
            assert [live.facts.code for live in lives] == ["amber-canal-river", "silver-otter-moon"]

    run(work)


def test_the_picture_for_cameras_is_one(welcome: Welcome) -> None:
    amber = welcome("Amber")
    table = amber.open(ME, BOT)
    answer = amber.http.get(f"/api/tables/{table}/qr.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")
    assert "#fff" in answer.text
    assert "script" not in answer.text


# Previews ------------------------------------------------------------------------------------------------------------


def test_a_link_tells_messengers_what_it_leads_to_and_escapes_names(launch: Launch, welcome: Welcome) -> None:
    amber = welcome("Amber", launch().url)
    table = amber.open(ME, OPEN, OPEN, title='"><script>alert(1)</script>')
    code = amber.ask("GET", f"/api/tables/{table}/invitation")["code"]
    for path in (f"/tables/{table}", f"/j/{code}", f"/j/{code.replace('-', '%20').upper()}"):
        page = fetch(amber.url + path).text
        assert "<script>alert" not in page
        assert "Traders of Carthage: &quot;&gt;&lt;script&gt;" in page
        assert "2 seats are free." in page
        assert f'content="{amber.url}/preview-carthage.jpg"' in page
    for path in ("/j/amber-canal-river", "/tables/nonsense", "/j/%00%F0"):
        answer = fetch(amber.url + path)
        assert answer.status_code in (200, 404)
        assert "og:title" not in answer.text


# Who can open a link -------------------------------------------------------------------------------------------------


def test_addresses_are_told_apart() -> None:
    assert [is_loopback(host) for host in ("localhost", "127.0.0.2", "::1", "192.168.1.2", "example.org")] == [
        True, True, True, False, False,
    ]  # fmt: skip
    assert [is_nearby(host) for host in ("192.168.1.2", "10.0.0.1", "box.local", "example.org", "8.8.8.8")] == [
        True, True, True, False, False,
    ]  # fmt: skip


async def _listen(host: str, port: int) -> None:
    """A door that can be opened."""


@pytest.mark.parametrize(
    ("door", "asked", "scope", "origin", "can_listen"),
    [
        (Door("127.0.0.1", 8000, "192.168.1.20", _listen), "localhost:8000", "machine", None, True),
        (Door("127.0.0.1", 8000, None, _listen), "localhost:8000", "machine", None, False),
        (Door("127.0.0.1", 8000, "192.168.1.20"), "localhost:8000", "machine", None, False),
        (Door("0.0.0.0", 8000, "192.168.1.20"), "localhost:8000", "network", "http://192.168.1.20:8000", False),
        (Door("0.0.0.0", 8000, None), "127.0.0.1:8000", "machine", None, False),
        (Door("0.0.0.0", 8000, "192.168.1.20"), "192.168.1.20:8000", "network", None, False),
        (Door("127.0.0.1", 8000, "192.168.1.20", _listen), "play.example.org", "world", None, False),
        (Door("127.0.0.1", 8000, None), "[::1", "world", None, False),
    ],
)
def test_for_whom_a_link_works(door: Door, asked: str, scope: str, origin: str | None, can_listen: bool) -> None:
    reach = door.reach(asked)
    assert (reach.scope, reach.origin, reach.can_listen) == (scope, origin, can_listen)


def test_the_terminal_says_which_address_friends_can_use() -> None:
    shut = for_friends(Door("127.0.0.1", 8000, "192.168.1.20"))
    assert "Only this computer" in shut
    assert "--friends" in shut
    assert "http://192.168.1.20:8000" in shut
    assert (
        for_friends(Door("0.0.0.0", 8000, "192.168.1.20"))
        == "Friends in this network can open http://192.168.1.20:8000."
    )
    assert "0.0.0.0" not in for_friends(Door("0.0.0.0", 8000, None))


def test_the_door_is_opened_by_who_sits_at_the_machine(launch: Launch, welcome: Welcome) -> None:
    """127.0.0.2 stands for the address in the network: it is another one of this machine."""
    server = launch(network="127.0.0.2")
    amber = welcome("Amber", server.url)
    table = amber.open(ME, OPEN)
    reach = amber.ask("GET", f"/api/tables/{table}/invitation")["reach"]
    assert reach == {"scope": "machine", "origin": None, "can_listen": True}
    other = f"http://127.0.0.2:{server.port}"
    with pytest.raises(Exception, match=r"(?i)refused|connect"):
        fetch(f"{other}/healthz")
    far = amber.refused("POST", "/api/reach", headers={"host": "play.example.org"})
    assert far == (403, "This can only be done at the computer that the server runs on.")
    opened: Any = amber.ask("POST", "/api/reach")
    assert opened == {"scope": "network", "origin": other, "can_listen": False}
    assert amber.ask("POST", "/api/reach") == opened, "opening it twice does no harm"
    with Guest(other, "Basil") as basil:
        code = amber.ask("GET", f"/api/tables/{table}/invitation")["code"]
        assert basil.ask("GET", f"/api/invitations/{code}") == {"id": table}
        basil.join(table, 1)
        assert basil.sit(table).seat == 1


def test_a_door_that_can_not_be_opened_says_so(launch: Launch, welcome: Welcome) -> None:
    with pytest.raises(EntrepotError, match="--friends"):
        run(lambda: Door("127.0.0.1", free_port(), None).open())
    amber = welcome("Amber", launch(network="192.0.2.7").url)  # an address that this machine does not have
    assert amber.refused("POST", "/api/reach")[0] == 400
