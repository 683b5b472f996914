"""What browsers get: the page, its files, their headers; and starting the server as people do."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from entrepot.server import security
from entrepot.server.app import make_app
from entrepot.server.settings import Settings

from .conftest import Welcome
from .running import PATIENCE, Server, fetch, free_port


@pytest.fixture
def static(tmp_path: Path) -> Path:
    """A client as the build leaves it."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    for name, text in {
        "index.html": "<!doctype html><title>Entrepot</title>",
        "icon.svg": "<svg/>",
        "first-paint.js": "// early",
        "app.webmanifest": "{}",
        ".stamp": "secret",
        "assets/app-1a2b.js": "// late",
        "assets/app-1a2b.css": "body{}",
    }.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def get(static: Path, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    async def ask() -> httpx.Response:
        app: Any = make_app(Settings("sqlite://"), static)
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as client:
            return await client.request(method, path, headers=headers)

    return asyncio.run(ask())


@pytest.mark.parametrize("path", ["/", "/new/carthage", "/history", "/rules", "/rules/carthage", "/settings"])
def test_every_path_of_the_client_gets_its_page(static: Path, path: str) -> None:
    answer = get(static, path)
    assert (answer.status_code, answer.text) == (200, (static / "index.html").read_text(encoding="utf-8"))
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "kind", "cache"),
    [
        ("/assets/app-1a2b.js", "text/javascript", "immutable"),
        ("/assets/app-1a2b.css", "text/css", "immutable"),
        ("/first-paint.js", "text/javascript", "no-cache"),
        ("/icon.svg", "image/svg+xml", "no-cache"),
        ("/favicon.ico", "image/svg+xml", "no-cache"),
        ("/app.webmanifest", "application/manifest+json", "no-cache"),
    ],
)
def test_files_of_the_client_are_served_with_their_kind_and_how_long_to_keep_them(
    static: Path, path: str, kind: str, cache: str
) -> None:
    answer = get(static, path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith(kind)
    assert cache in answer.headers["cache-control"]
    assert "attachment" not in answer.headers.get("content-disposition", "")


@pytest.mark.parametrize("path", ["/", "/icon.svg", "/assets/app-1a2b.js", "/api/games", "/nonsense", "/api/nonsense"])
def test_every_answer_carries_the_headers_of_safety(static: Path, path: str) -> None:
    answer = get(static, path)
    wanted = security.PART_HEADERS if path.startswith("/assets/") else security.HEADERS
    assert {name: answer.headers.get(name) for name in wanted} == wanted
    allowed = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
    assert allowed["default-src"] == allowed["frame-ancestors"] == "'none'"


def test_what_is_not_there_is_a_page_for_people_and_a_sentence_for_programs(static: Path) -> None:
    page = get(static, "/nonsense", accept="text/html,*/*")
    assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
    for path in (
        "/nonsense",
        "/assets/missing.js",
        "/.stamp",
        "/assets/..%2f.stamp",
        "/%2e%2e%2fapp.py",
        "/assets/%00",
    ):
        answer = get(static, path)
        assert (answer.status_code, answer.json()["detail"]) == (404, "There is nothing at this address."), path
    assert get(static, "/api/x", accept="text/html").headers["content-type"] == "application/json"


def test_a_head_request_is_answered_where_people_look(static: Path, server: Server) -> None:
    for path in ("/", "/icon.svg", "/assets/app-1a2b.js"):
        answer = get(static, path, "HEAD")
        assert (answer.status_code, answer.content) == (200, b""), path
    assert fetch(f"{server.url}/healthz", "HEAD").status_code == 200


def test_without_a_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    answer = get(tmp_path / "nothing", "/")
    assert answer.status_code == 200
    assert "has not been built" in answer.text
    assert get(tmp_path / "nothing", "/favicon.ico").status_code == 404


def test_the_api_describes_itself_and_its_games(welcome: Welcome) -> None:
    amber = welcome("Amber")
    described = amber.ask("GET", "/api/schema/openapi.json")
    assert "CarthageView" in described["components"]["schemas"]
    assert {"Update", "Play"} <= set(described["components"]["schemas"])
    (game,) = [game for game in amber.ask("GET", "/api/games") if game["name"] == "carthage"]
    levels = {bot["name"]: bot["level"] and bot["level"]["number"] for bot in game["bots"]}
    assert {"greedy": None, "random": None, "level-1": 1, "level-5": 5}.items() <= levels.items()
    details = amber.ask("GET", "/api/games/carthage")
    assert [move["number"] for move in details["moves"]] == list(range(len(details["moves"])))
    assert amber.ask("GET", "/api/games/carthage/rules")[0]["number"].startswith("CAR-")


def test_the_server_starts_quickly_says_little_and_ends_when_asked(tmp_path: Path) -> None:
    port = free_port()
    database = f"sqlite:///{tmp_path / 'new folder' / 'tables.sqlite'}"
    command = [sys.executable, "-m", "entrepot", "serve", "--port", str(port), "--database", database]
    seconds = []
    for _ in range(2):  # the second time the database is there already
        begun = time.perf_counter()
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, "NO_COLOR": "1"}
        )
        try:
            while True:
                try:
                    assert fetch(f"http://127.0.0.1:{port}/healthz").json() == {"status": "ok"}
                    break
                except httpx.TransportError:
                    assert process.poll() is None
                    assert time.perf_counter() - begun < PATIENCE
                    time.sleep(0.01)
            seconds.append(time.perf_counter() - begun)
        finally:
            process.send_signal(signal.SIGINT)
            said, complained = process.communicate(timeout=PATIENCE)
        assert f"Entrepot is at http://localhost:{port}" in said
        assert "alembic" not in said + complained
        assert "Traceback" not in complained
        assert process.returncode in (0, 130, -signal.SIGINT)
    print(f"the first start takes {seconds[0]:.2f} s, the next {seconds[1]:.2f} s")


def test_a_port_that_is_taken_is_told_in_a_sentence(server: Server) -> None:
    command = [sys.executable, "-m", "entrepot", "serve", "--port", str(server.port), "--database", "sqlite:///x"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode != 0
    assert "cannot be used" in done.stdout + done.stderr
    assert "Traceback" not in done.stderr


def test_a_second_server_on_one_file_is_refused_in_a_sentence(server: Server) -> None:
    command = [sys.executable, "-m", "entrepot", "serve", "--port", str(free_port()), "--database"]
    done = subprocess.run(
        [*command, f"sqlite:///{server.file}"], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode != 0
    assert f"Another server uses {server.file} already." in " ".join((done.stdout + done.stderr).split())
    assert "Traceback" not in done.stderr
