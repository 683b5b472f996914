"""Everybody gets a fair share: every route and message has its cost, and who has spent theirs waits."""

import asyncio
import gzip
import json
import time
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
from litestar.routes import HTTPRoute

from entrepot.server import messages
from entrepot.server.app import make_app
from entrepot.server.budgets import BURST, COSTS, Budgets, Purses, TooFast, cost_of_route, place_of
from entrepot.server.kept import Kept
from entrepot.server.settings import Settings

from .conftest import Welcome
from .guest import HERE, ME, Guest, proper_refusal
from .running import PATIENCE, Server

PEOPLE = 20.0
SETTINGS = {"person_rate": PEOPLE, "address_rate": 60.0}
NOT_ROUTES = {"live", "unreadable", "unknown"}
MESSAGES = {str(kind.__struct_config__.tag) for kind in get_args(messages.FromClient)}


def everything(tmp_path: Path) -> set[str]:
    """Every route that the server has, with a client that was built."""
    (tmp_path / "assets").mkdir()
    app = make_app(Settings("sqlite+aiosqlite://"), tmp_path)
    found = set()
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            found |= {f"{method} {route.path_format}" for method in route.methods if method not in ("HEAD", "OPTIONS")}
    return found


def test_every_route_and_message_has_its_cost(tmp_path: Path) -> None:
    routes = everything(tmp_path)
    assert MESSAGES - set(COSTS) == set(), "these messages have no cost: give them one in budgets.py"
    assert routes - set(COSTS) == set(), "these routes have no cost: give them one in budgets.py"
    assert set(COSTS) - routes - MESSAGES == NOT_ROUTES, "these are asked for by nobody"
    assert min(COSTS.values()) > 0


def test_looking_whether_something_is_there_costs_what_looking_at_it_does() -> None:
    assert cost_of_route("HEAD", "/j/{said}") == COSTS["GET /j/{said}"]
    assert cost_of_route("POST", "/api/tables") == COSTS["POST /api/tables"]
    assert cost_of_route("GET", "/nowhere") == 10


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_what_is_not_spent_is_saved_up_to_a_bound() -> None:
    clock = Clock()
    purses = Purses(10.0, clock)
    purses.spend("amber", 10 * BURST + 20)
    assert purses.wait("amber") == pytest.approx(2.0)
    assert purses.wait("basil") == 0.0
    clock.now += 2.0
    assert purses.wait("amber") == pytest.approx(0.0)
    clock.now += 1000.0
    assert purses.left("amber") == 10 * BURST
    purses.spend("basil", 1.0)
    assert len(purses) == 1, "whose purse is full is forgotten"


def test_people_of_one_address_share_what_it_has() -> None:
    clock = Clock()
    budgets = Budgets(10.0, 20.0, clock)
    for person in ("amber", "basil"):
        budgets.check(person, "192.0.2.7", 10 * BURST + 1)
    with pytest.raises(TooFast):
        budgets.check("clove", "192.0.2.7", 1.0)
    budgets.check("clove", "192.0.2.8", 1.0)
    budgets.check("dill", "127.0.0.1", 1.0)
    with pytest.raises(TooFast):
        budgets.check("amber", "192.0.2.8", 1.0)
    clock.now += 1.0
    budgets.check("clove", "192.0.2.7", 1.0)


def test_a_household_has_one_address() -> None:
    assert place_of("2001:db8::1") == place_of("2001:db8::ffff:1") != place_of("2001:db8:0:1::1")
    assert place_of("::ffff:192.0.2.7") == place_of("192.0.2.7") == "192.0.2.7"
    assert place_of("") == ""
    assert place_of("fe80::1%eth0") == "fe80::"


def test_who_asks_too_much_is_refused_in_words_and_nobody_else_is(server: Server, welcome: Welcome) -> None:
    mallory, amber = welcome("Mallory"), welcome("Amber")
    asked = int(PEOPLE * BURST / COSTS["GET /api/tables"]) + 5
    with httpx.Client(base_url=server.url, cookies=mallory.http.cookies, trust_env=False, timeout=PATIENCE) as flood:
        answers: list[httpx.Response] = []
        while not answers or (answers[-1].is_success and len(answers) < 50 * asked):
            answers.append(flood.get("/api/tables"))
        assert proper_refusal(answers[-1])[0] == 429
        assert "Wait a few seconds" in answers[-1].json()["detail"]
        assert answers[-1].json()["key"] == "too_fast"
    assert amber.http.get("/api/tables").is_success


def test_a_socket_that_says_too_much_is_read_more_slowly(server: Server, welcome: Welcome) -> None:
    mallory = welcome("Mallory")
    table = mallory.open(ME, HERE)
    chair = mallory.sit(table)
    looks = 60
    begun = time.monotonic()
    for _ in range(looks):
        chair.send(type="look", seat=None)
    chair.rest()
    assert time.monotonic() - begun > (looks * COSTS["look"] - PEOPLE * BURST) / PEOPLE * 0.9
    assert chair.now["view"]["seat"] is None, "everything was carried out in the end"


def test_people_at_another_address_are_counted_together(server: Server) -> None:
    elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")
    with httpx.Client(base_url=server.url, transport=elsewhere, timeout=PATIENCE) as flood:
        statuses: list[int] = []
        while 429 not in statuses and len(statuses) < 1000:  # dear enough that a slow machine asks too fast, too
            flood.cookies.clear()
            statuses.append(flood.get("/api/schema/openapi.json").status_code)
    assert statuses[-1] == 429
    with Guest(server.url) as here:
        assert here.http.get("/api/games").is_success


def test_what_is_the_same_for_all_is_made_once(server: Server, welcome: Welcome) -> None:
    amber = welcome("Amber")
    for path in ("/api/games", "/api/games/carthage", "/api/games/carthage/rules"):
        packed = amber.http.get(path)
        plain = amber.http.get(path, headers={"accept-encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.json() == plain.json()
        assert packed.headers["x-content-type-options"] == "nosniff"
        czech = amber.http.get(path, headers={"accept-language": "cs"})
        assert czech.headers["vary"] == "Accept-Encoding, Accept-Language"


def test_answers_are_made_once_and_kept_within_bounds() -> None:
    made: list[int] = []

    def make(number: int) -> Any:
        made.append(number)
        return {"number": number}

    async def work() -> None:
        kept = Kept(most=3)
        first, second = await asyncio.gather(kept.get(1, lambda: make(1)), kept.get(1, lambda: make(1)))
        assert first is second
        assert json.loads(gzip.decompress(first.packed)) == json.loads(first.plain) == {"number": 1}
        for number in range(10):
            await kept.get(number, lambda number=number: make(number))  # type: ignore[misc]
        assert len(kept) == 3
        assert made.count(1) == 1, "once for all who asked"
        await kept.get(1, lambda: make(1))
        assert made.count(1) == 2, "it had been forgotten"
        with pytest.raises(ZeroDivisionError):
            await kept.get("fault", lambda: 1 // 0)
        await kept.get("fault", lambda: "mended")

    asyncio.run(work())
