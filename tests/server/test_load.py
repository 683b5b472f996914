"""The load program: people over real sockets, counted clicks, and bounds."""

import asyncio
import itertools
import shlex
import sys

import pytest

from entrepot.cli import load
from entrepot.cli.load import COLUMNS, _compare
from entrepot.cli.texts import WORDS
from entrepot.crowd import Plan, Report, measure, within
from entrepot.crowd.measure import Group
from entrepot.crowd.person import Person
from tests.cli.running import refused, run_json

from .guest import BOT, ME, Guest
from .running import Server

SECONDS = 3.0
NUMBERS = itertools.count()


@pytest.fixture
def ready(server: Server) -> Server:
    """Whose bots have moved already: their process is there."""
    with Guest(server.url, "Amber") as amber:
        chair = amber.sit(amber.open(ME, BOT))
        while not server.rows("select 1 from journal where seat = 1"):
            if chair.asked == [0]:
                chair.play(chair.offers[0])
            chair.catch_up(chair.seq + 1)
    return server


def test_a_crowd_plays_and_its_clicks_are_counted(ready: Server) -> None:
    hosts = "select distinct host from tables"
    before = len(ready.rows(hosts))
    report = measure(Plan(tables=3, seconds=SECONDS, bots="random", thought=0.01), ready.url)
    assert report.faults == []
    assert report.clicks == sorted(report.clicks)
    assert report.waits
    moves = ready.rows("select count(*) from journal where kind = 'play'")[0][0]
    assert 3 <= len(report.clicks) <= moves
    assert len(ready.rows(hosts)) == before + 3


def test_a_click_counts_when_both_people_have_seen_it(ready: Server) -> None:
    plan = Plan(tables=2, seconds=SECONDS, bots="random", thought=0.01, seats=3, people=2)
    report = measure(plan, ready.url, [ready.process])
    assert report.faults == []
    assert 0 < len(report.clicks) <= report.moves
    assert report.cpu_per_move is not None
    assert report.cpu_per_move > 0
    assert report.memory_per_table is not None
    seated = ready.rows("select count(distinct person) from seats where person is not null")[0][0]
    assert seated >= 4


class Quiet(Person):
    """Somebody who is granted everything, and asks nobody."""

    async def ask(self, method: str, path: str, body: object = None) -> object:
        return {"id": f"table-{next(NUMBERS)}"}


@pytest.mark.parametrize("apart", [False, True])
def test_all_people_of_a_table_play_at_one_address_unless_they_are_to_be_apart(apart: bool) -> None:
    places = ["http://127.0.0.1:1", "http://127.0.0.1:2"]
    plan = Plan(seats=3, people=2, apart=apart)
    played_at: set[tuple[str, ...]] = set()
    for _ in range(20):
        people: list[Person] = [Quiet(place, 1) for place in places]
        asyncio.run(Group(people, Report(plan), places).sit_down())
        played_at.add(tuple(person.address for person in people))
    assert played_at == ({tuple(places)} if apart else {(place, place) for place in places})


def test_what_the_server_refuses_is_told(server: Server) -> None:
    report = measure(Plan(tables=1, seconds=SECONDS, bots="nobody"), server.url)
    assert report.clicks == []
    assert len(report.faults) == 1
    assert 'There is no bot \\"nobody\\"' in report.faults[0]


def test_a_share_of_the_clicks_took_at_most_so_long() -> None:
    report = Report(Plan(), clicks=[number / 1000 for number in range(1, 101)], waits=[1.0, 3.0])
    assert [within(report.clicks, part) for part in (0.5, 0.95, 0.99, 1.0)] == [0.05, 0.095, 0.099, 0.1]
    assert report.as_data()["waits_seconds"] == {"p50": 1.0, "p95": 3.0, "p99": 3.0, "p100": 3.0}
    assert report.as_data()["milliseconds"] == {"p50": 50.0, "p95": 95.0, "p99": 99.0, "p100": 100.0}
    assert within([], 0.95) == 0.0


@pytest.mark.parametrize("plan", [Plan(tables=0), Plan(tables=1001), Plan(seconds=601), Plan(seats=1), Plan(people=3)])
def test_a_crowd_has_bounds(plan: Plan) -> None:
    with pytest.raises(ValueError, match="at most"):
        measure(plan, "http://127.0.0.1:1")


def test_the_command_starts_servers_of_its_own() -> None:
    small = ("--tables", "1", "--seconds", "2", "--bots", "random", "--thought", "0.01")
    found = run_json("load", *small, "--beside", shlex.join([sys.executable, "-m", "entrepot"]))
    assert list(found) == ["the other release", "one process"]
    for report in found.values():
        assert report["clicks"] > 0
        assert report["faults"] == []
        assert set(report["milliseconds"]) == {"p50", "p95", "p99", "p100"}
        assert report["crowd_cpu_ms_per_move"] > 0


def test_servers_are_compared_in_one_table(capsys: pytest.CaptureFixture[str]) -> None:
    one = Report(Plan(), clicks=[0.02, 0.5], moves=4, cpu=0.01, crowd=0.002, memory=3e6)
    _compare({"one process": one, "2 processes": Report(Plan(), faults=["gone"])}, "Carthage")
    told = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert "one process 2 20 ms 500 ms 2.50 ms 0.50 ms 0.150" in told
    assert "1 people had to stop; the first because of: gone" in told


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_every_number_fits_a_terminal_of_80_columns(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    def say(key: str, **values: object) -> str:
        return WORDS.into(language).say(key, values)

    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(load, "say", say)
    report = Report(Plan(), clicks=[1.234] * 12345, moves=1000, cpu=123.45, crowd=67.89, memory=6e9)
    name = say("load.apart", server=say("load.processes", processes=16))
    _compare({"": report, name: report}, "Carthage")
    told = capsys.readouterr().out
    lines = [" ".join(line.split()) for line in told.splitlines()]
    assert max(map(len, told.splitlines())) <= 80
    assert sum("12345 1234 ms 1234 ms 123.45 ms 67.89 ms 300.000" in line for line in lines) == 2
    headings = [say(f"load.column.{column}") for column in COLUMNS]
    for word in " ".join([name, *headings]).split():
        assert word in told.split()


def test_wrong_words_are_refused() -> None:
    assert 'There is no bot "masters"' in refused("load", "--bots", "masters")
    assert "is for 2 to 4 seats, not 5" in refused("load", "--seats", "5")
    assert "no place for 3 people" in refused("load", "--people", "3")
    assert "--tables" in refused("load", "--tables", "100000")
