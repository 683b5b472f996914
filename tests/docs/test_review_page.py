"""The page on reviews: its commands run, and its numbers are those of the code."""

import shlex
from pathlib import Path

import pytest

import entrepot
from entrepot.cli.review import SECONDS
from entrepot.review.plan import AS_GOOD
from entrepot.review.telling import MOST_SWINGS
from entrepot.server.settings import Settings
from tests.cli.running import run

PAGE = (Path(__file__).parents[2] / "docs" / "review.md").read_text(encoding="utf-8")
COMMANDS = [line for line in PAGE.splitlines() if line.startswith("entrepot review ")]


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_run(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = entrepot.load("carthage").deal(seats=2, seed=1)
    for _ in range(8):
        table.play(table.waiting[0], table.moves(table.waiting[0])[0])
    (tmp_path / "game.txt").write_text(table.save(), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    result = run(*shlex.split(command)[1:], "--tries", "2", "--jobs", "1")
    assert result.exit_code == 0, result.output
    assert "as_master" in result.output if "--json" in command else "as the master played" in result.output


def test_the_numbers_are_those_of_the_code() -> None:
    assert f"may take {SECONDS:.0f} seconds" in PAGE
    assert Settings.review_seconds == SECONDS
    assert MOST_SWINGS == 6
    assert "The largest six are listed" in PAGE
    assert f"less than {AS_GOOD:.0%} lower".replace("%", " %") in PAGE
    assert f"at most {Settings.reviews}, one for each person" in PAGE
