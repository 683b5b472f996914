"""What an operator sees of a server: its log and its metrics."""

import json
import logging
import re
from pathlib import Path
from typing import Any

import pytest

from entrepot.server import logs
from entrepot.server.storage.failing import StorageFails
from entrepot.server.storage.store import Store

from .conftest import Launch, Welcome
from .guest import BOT, ME, OPEN
from .house import open_house, run, until
from .running import fetch, wait_for

SAMPLE = re.compile(r'[a-z_]+(\{[a-z_]+="[^"]*"(,[a-z_]+="[^"]*")*\})? [0-9.e+-]+')


def test_requests_are_logged_with_who_asked_for_which_table(launch: Launch, welcome: Welcome) -> None:
    server = launch(log="json", access_log=True)
    amber = welcome("Amber", server.url)
    table = amber.open(ME, OPEN)
    answer = amber.http.get(f"/api/tables/{table}")
    chair = amber.sit(table)
    chair.close()
    wait_for(lambda: "SOCKET" in server.said())
    lines: list[dict[str, Any]] = [json.loads(line) for line in server.said().splitlines() if line.startswith("{")]
    (line,) = [line for line in lines if line.get("request") == answer.headers["x-request-id"]]
    assert line["message"] == "GET /api/tables/{table}"
    assert (line["person"], line["table"], line["status"]) == (amber.me["id"], table, 200)
    assert (line["level"], line["logger"], line["address"]) == ("info", "entrepot.access", "127.0.0.1")
    assert line["ms"] > 0
    (line,) = [line for line in lines if line["message"].startswith("SOCKET")]
    assert (line["person"], line["table"], line["seat"]) == (amber.me["id"], table, 0)
    assert amber.http.get("/j/wrong-three-words").status_code == 200
    assert "wrong-three-words" not in server.said(), "what leads to a table is not written down"


def test_an_ordinary_server_logs_no_requests(launch: Launch, welcome: Welcome) -> None:
    server = launch()
    welcome("Amber", server.url)
    assert "/api/me" not in server.said()


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_line_is_about_what_is_going_on_and_stays_one_line(form: str) -> None:
    record = logging.makeLogRecord({"msg": "a\nb\x1b[2J", "levelname": "WARNING", "name": "x", "facts": {"ms": 1}})

    def say() -> str:
        logs.note(seat=2, person=None)
        return logs.FORMATS[form]().format(record)

    line = logs.about(table="T", request="R").run(say)
    assert "\n" not in line
    assert "\x1b" not in line
    if form == "json":
        told = json.loads(line)
        assert (told["request"], told["table"], told["seat"], told["ms"]) == ("R", "T", 2, 1)
    else:
        assert line.endswith("x: a\\x0ab\\x1b[2J request=R table=T seat=2 ms=1")
    assert "table" not in logs.FORMATS[form]().format(record), "nothing is left over for others"


UPKEEP = {"unfilmed": "finished games could not be filmed", "timed_tables": "clocks could not be looked at"}


@pytest.mark.parametrize("asked", UPKEEP)
@pytest.mark.parametrize("storage", [False, True], ids=["a fault of ours", "storage is away"])
def test_upkeep_that_fails_for_want_of_storage_takes_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, asked: str, storage: bool
) -> None:
    async def fail(*given: object) -> list[str]:
        if storage:
            raise StorageFails from OSError("the database is away")
        raise ZeroDivisionError

    def told() -> list[logging.LogRecord]:
        return [record for record in caplog.records if record.getMessage().startswith(UPKEEP[asked])]

    async def work() -> None:
        async with open_house(tmp_path, rest=0.01, clock_grace=0.0, ticks=0.01):
            await until(lambda: bool(told()))

    monkeypatch.setattr(Store, asked, fail)
    run(work)
    assert (told()[0].exc_info is None) is storage, "what we did wrong is told with all its traces"
    assert ("the database is away" in told()[0].getMessage()) is storage


def test_metrics_count_what_happens(launch: Launch, welcome: Welcome) -> None:
    server = launch()
    amber = welcome("Amber", server.url)
    chair = amber.sit(amber.open(ME, BOT))
    chair.until(lambda now: bool(now["offers"]))
    seq = chair.seq
    chair.play(chair.offers[0])
    chair.catch_up(seq + 1)
    chair.play("nonsense")
    chair.next("refused")
    answer = fetch(f"{server.url}/metrics")
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    lines = answer.text.splitlines()
    assert all(SAMPLE.fullmatch(line) for line in lines if not line.startswith("#")), answer.text
    for wanted in (
        "entrepot_tables 1",
        "entrepot_sockets 1",
        'entrepot_moves_total{by="person"} 1',
        'entrepot_move_seconds_count{by="person"} 2',
        'entrepot_requests_total{method="POST",route="/api/tables",status="201"} 1',
        "entrepot_storage_faults_total 0",
        "entrepot_faults_total 0",
        "entrepot_bot_queue 0",
        "# TYPE entrepot_storage_append_seconds histogram",
    ):
        assert wanted in lines, (wanted, answer.text)
    assert any(line.startswith("entrepot_refusals_total{") for line in lines)
    assert any(line.startswith("process_resident_memory_bytes ") for line in lines)


def test_metrics_are_for_this_machine_or_for_who_has_the_token(launch: Launch) -> None:
    url = f"{launch().url}/metrics"
    assert fetch(url).status_code == 200
    for header in ({"x-forwarded-for": "127.0.0.1"}, {"forwarded": "for=x"}, {"host": "games.example"}):
        assert fetch(url, headers=header).status_code == 404
    url = f"{launch(metrics_token='hush').url}/metrics"
    assert fetch(url).status_code == 404
    assert fetch(url, headers={"authorization": "Bearer other"}).status_code == 404
    assert fetch(url, headers={"authorization": "Bearer hush", "x-forwarded-for": "10.0.0.1"}).status_code == 200
