"""The page on bots from outside: its commands are run, and its messages are those that are sent."""

import json
import re
import shlex
import sys
from pathlib import Path

import pytest

from entrepot import load
from entrepot.bots.outside import PROTOCOL, OutsideBot
from entrepot.kernel.sight import Sight
from tests.cli.running import run, run_json

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "outside-bots.md").read_text(encoding="utf-8")


def command(name: str) -> list[str]:
    """A command of the page, with the Python that runs here."""
    line = next(line for line in PAGE.splitlines() if line.startswith(f"entrepot {name} "))
    return [word.replace("python3 ", f"{sys.executable} ") for word in shlex.split(line)[1:]]


def test_the_arena_plays_with_the_example(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    words = command("arena")
    words[words.index("--games") + 1] = "2"
    found = run_json(*words, "--jobs", "1")
    assert [bot["played"] for bot in found["bots"]] == [2, 2]
    assert found["bots"][0]["label"].endswith("outside_bot.py")


def test_the_terminal_plays_with_the_example(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(ROOT)
    result = run(*command("play"), "--save", str(tmp_path / "game.txt"), lines=["quit"])
    assert "outside_bot.py" in result.output, result.output


def test_the_greeting_is_the_one_that_is_sent() -> None:
    shown = next(json.loads(found) for found in re.findall(r"`(\{[^`]*\})`", PAGE) if '"hello"' in found)
    game = load("goa")
    position = game.start(2, 1, {})
    sent = OutsideBot("./bot", seed=7)._greeting(Sight(game, position, 1))
    assert shown == sent
    assert shown["protocol"] == PROTOCOL
