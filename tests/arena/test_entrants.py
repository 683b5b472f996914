"""Bots as they are written on a command line."""

import sys
from importlib import import_module
from pathlib import Path

import pytest

from entrepot import UnknownBot
from entrepot.arena.entrants import OUTSIDE, Entrant, labels, read_entrant, read_entrants
from entrepot.bots.random import RandomBot


class Thinker(RandomBot):
    """A bot with settings."""

    def __init__(self, seed: int | None = None, seconds: float = 1.0, depth: int = 1, mode: str | bool = "") -> None:
        super().__init__(seed)
        if seconds <= 0:
            raise ValueError("it needs some time.")


@pytest.fixture(autouse=True)
def thinker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(import_module("entrepot.bots")._makers, "thinker", (Thinker, "thinks"))


@pytest.mark.parametrize(
    ("spec", "settings"),
    [
        ("thinker", ()),
        ("thinker:0.2s", (("seconds", 0.2),)),
        ("thinker:200ms", (("seconds", 0.2),)),
        ("thinker:2s:depth=3", (("seconds", 2.0), ("depth", 3))),
        ("thinker:mode=x:seconds=1.5", (("mode", "x"), ("seconds", 1.5))),
        ("thinker:mode=true", (("mode", True),)),
    ],
)
def test_a_name_with_settings(spec: str, settings: tuple[tuple[str, object], ...]) -> None:
    assert read_entrant(spec) == Entrant(spec, "thinker", settings)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("thinkr", 'Did you mean "thinker"'),
        ("", "There is no bot"),
        ("thinker:soon", "neither a time"),
        ("thinker:seed=3", "neither a time"),
        ("thinker:name=x", "neither a time"),
        ("thinker:width=3", "has no setting"),
        ("thinker:0s", "it needs some time"),
        ("search:iterations=x", "cannot take x as its setting"),
        ("search:iterations=1.5", "cannot take 1.5 as its setting"),
        ("search:iterations=true", "cannot take True as its setting"),
        ("search:net=maybe", "cannot take maybe as its setting"),
        ("search:seconds=nan", "cannot take nan as its setting"),
        ("search:seconds=1e999", "cannot take inf as its setting"),
        ("level-5:iterations=x", "cannot take x as its setting"),
        ("level-5:iterations=-1", "above zero"),
        ("level-3:iterations=0", "above zero"),
        ("search:0s", "above zero"),
        ("search:processes=0", "1 to 64 processes, not in 0"),
        ("search:processes=65", "1 to 64 processes, not in 65"),
        ("search:0.0ms", "above zero"),
        ("search:iterations=0", "above zero"),
        ("search:0s:iterations=0", "above zero"),
        ("/nonexistent", '"/nonexistent" cannot be started'),
        ("./", "is a folder"),
        ("trusted:./no-such-program greedy", '"./no-such-program" cannot be started'),
        (__file__, "may not be executed"),
        ("./bot 'without end", "cannot be started"),
        ("x" * 300, "There is no bot"),
    ],
)
def test_what_means_nothing_is_refused(spec: str, why: str) -> None:
    with pytest.raises(UnknownBot, match=why):
        read_entrant(spec)


def test_a_program_that_can_be_started() -> None:
    command = f"'{sys.executable}' ./bot.py --slow"
    assert read_entrant(command).command == read_entrant(f"trusted:{command}").command == command


def test_a_program_whose_file_has_a_space_in_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my bot.py").touch()
    command = f"{Path(sys.executable).name} 'my bot.py'"
    monkeypatch.setenv("PATH", str(Path(sys.executable).parent))
    assert read_entrant(command) == Entrant(command, OUTSIDE)


def test_a_file_that_is_called_like_a_bot_does_not_hide_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "greedy").touch()
    (tmp_path / "mine").touch()
    assert read_entrant("greedy") == Entrant("greedy", "greedy")
    with pytest.raises(UnknownBot, match="A program in this folder"):
        read_entrant("mine")


def test_a_list_and_namesakes() -> None:
    assert labels(read_entrants("random, thinker,random")) == ["random (1)", "thinker", "random (2)"]
