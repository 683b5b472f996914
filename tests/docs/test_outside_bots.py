"""The page on bots from outside: its commands are run, and its messages are those that are sent."""

import json
import re
import shlex
import sys
from pathlib import Path

import pytest

from entrepot import load
from entrepot.bots.outside import PROTOCOL, OutsideBot, introduce
from entrepot.kernel.sight import Sight
from entrepot.server.settings import Settings
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


def test_the_server_takes_the_example(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command as it stands, up to the server that it starts; tests/server/test_programs.py plays there."""
    monkeypatch.chdir(ROOT)
    started: list[Settings] = []
    monkeypatch.setattr("entrepot.server.run.serve", lambda settings, browser: started.append(settings))
    result = run(*command("serve"))
    assert result.exit_code == 0, result.output
    known = introduce(started[0].bots[0], ["goa"])
    assert (known.name, known.games) == ("Example", ("goa",))


def test_an_older_release_plays_by_the_whole_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command as it stands, with this release in the place of the older one: both are equally strong."""
    monkeypatch.chdir(ROOT)
    line = next(line for line in PAGE.splitlines() if "older_release.py greedy" in line)
    words = shlex.split(line.replace("../old/src", "src").replace("python3 ", f"{sys.executable} "))[1:]
    words[words.index("--games") + 1] = "2"
    found = run_json(*words, "--jobs", "1", "--seed", "5", "--option", "quick_start=true")
    assert found["bots"][0]["mean_score"] == found["bots"][1]["mean_score"]


def test_the_introduction_is_the_one_that_is_sent(tmp_path: Path) -> None:
    shown = [json.loads(found) for found in re.findall(r"`(\{[^`]*\})`", PAGE) if "introduc" in found]
    asked = next(message for message in shown if message.get("type") == "introduce")
    file = tmp_path / "bot.py"
    answer = next(message for message in shown if message.get("type") == "introduction")
    file.write_text(f"import sys; open({str(tmp_path / 'heard')!r}, 'w').write(input()); print({json.dumps(answer)!r})")
    known = introduce(f"{sys.executable} {file}", asked["games"])
    assert json.loads((tmp_path / "heard").read_text()) == asked
    assert (known.name, known.games) == ("Example", ("goa",))


def test_the_greeting_is_the_one_that_is_sent() -> None:
    shown = next(json.loads(found) for found in re.findall(r"`(\{[^`]*\})`", PAGE) if '"hello"' in found)
    game = load("goa")
    position = game.start(2, 1, {})
    sent = OutsideBot("./bot", seed=7)._greeting(Sight(game, position, 1))
    assert shown == {**sent, "seed": 7}, "a program is told another seed than that of its bot"
    assert shown["protocol"] == PROTOCOL


def test_the_example_plays_without_a_seed_as_at_a_servers_table() -> None:
    assert "At a server's table it is `null`" in PAGE
    game = load("goa")
    position = game.start(2, 1, {})
    sight = Sight(game, position, position.waiting()[0])
    bot = OutsideBot(f"{sys.executable} {ROOT / 'examples' / 'outside_bot.py'}")
    assert bot._greeting(sight)["seed"] is None
    assert bot.choose(sight) in sight.moves()
    assert bot.faults == []
    bot.close()
