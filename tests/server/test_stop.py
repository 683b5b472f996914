"""Stopping a server: what was begun is finished, and everybody is told to come back."""

import os
import random
import re
import signal
import time
import tomllib
from pathlib import Path

import pytest

from entrepot.cli.serve import serve
from entrepot.server.given import DEFAULTS, read_settings

from .conftest import Launch, Welcome
from .guest import HERE, ME
from .running import PATIENCE, is_alive, wait_for

DEPLOY = Path(__file__).parents[2] / "deploy"


def test_a_server_that_is_asked_to_stop_finishes_what_was_begun(launch: Launch, welcome: Welcome) -> None:
    server = launch(drain=5.0)
    amber = welcome("Amber", server.url)
    luck = random.Random(5)
    tables = [amber.open(ME, HERE) for _ in range(4)]
    chairs = [amber.sit(table, seat=0) for table in tables]
    for chair in chairs:
        if not chair.offers:
            chair.look(1)
        chair.send(type="play", seq=chair.seq, seat=chair.seat, move=luck.choice(chair.offers), id=1)
    begun = time.monotonic()
    os.kill(server.process, signal.SIGTERM)
    codes = [chair.closed() for chair in chairs]
    wait_for(lambda: not is_alive(server.process))
    assert time.monotonic() - begun < PATIENCE
    assert set(codes) == {1012}, "come back later"
    for table, chair in zip(tables, chairs, strict=True):
        shown = [frame for frame in chair.frames if '"type":"done"' in frame]
        assert len(server.journal(table)) >= len(shown), "what was acknowledged is stored"
    assert "Traceback" not in server.said()
    server.start()
    assert amber.info(tables[0])["status"] == "playing"


def test_the_settings_for_a_club_can_be_used() -> None:
    chosen = read_settings({}, file=str(DEPLOY / "settings.toml"))
    assert chosen.settings.secure
    assert chosen.settings.log == "json"


@pytest.mark.parametrize("file", ["entrepot@.service", "Containerfile"])
def test_what_is_deployed_names_only_settings_and_flags_that_there_are(file: str) -> None:
    text = (DEPLOY / file).read_text(encoding="utf-8")
    names = {word.partition("=")[0] for word in text.replace("\n", " ").split() if word.startswith("ENTREPOT_")}
    for name in names - {"ENTREPOT_DATA"}:
        assert name.removeprefix("ENTREPOT_").lower() in DEFAULTS
    if file.endswith(".service"):
        [command] = re.findall(r"^ExecStart=/opt/entrepot/bin/entrepot serve (.*)$", text, re.MULTILINE)
        flags = {flag.replace("-", "_") for flag in re.findall(r"--([a-z-]+)", command)}
        assert {"settings", "port"} <= flags <= set(serve.__annotations__)


def test_the_container_is_built_of_what_is_there() -> None:
    """No engine runs in the tests: what its steps name is looked up instead."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    root = DEPLOY.parent
    ignored = (root / ".containerignore").read_text(encoding="utf-8").splitlines()
    sources = re.findall(r"^COPY (?!--from)(\S+) ", text, re.MULTILINE)
    assert sources == [".", "requirements/play.lock"]
    for source in sources:
        assert (root / source).exists()
        assert source not in ignored
    makefile = (root / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"\bmake ([a-z-]+) &&", text):
        assert f"\n{target}:" in makefile
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    [program] = re.findall(r'^ENTRYPOINT \["(\w+)"', text, re.MULTILINE)
    assert program in project["scripts"]
    [driver] = re.findall(r'install --no-cache-dir "(asyncpg[^"]*)"', text)
    assert driver in project["optional-dependencies"]["postgres"]
    assert "/healthz" in text
    assert "STOPSIGNAL SIGTERM" in text
