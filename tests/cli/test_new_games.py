"""A game without a board of its own can be played at once; secret choices of several seats work, too."""

from importlib import import_module

import pytest

from tests.cli.running import refused, run
from tests.toy import lighthouse


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(import_module("entrepot.games")._added, "lighthouse", lighthouse.load)


def test_the_view_is_drawn_as_a_tree_by_the_names_of_the_seats() -> None:
    said = run("play", "lighthouse", "--seed", "1", "--bots", "random,random").stdout
    tree = said[said.index("Lighthouse\n") :]
    assert "├── " in tree
    assert "Bot 1 (random)" in tree


def test_a_whole_game_of_it() -> None:
    result = run("play", "lighthouse", "--seed", "1", "--bots", "random,random", lines=["1"] * 300)
    assert result.exit_code == 0, result.output
    assert "Total" in result.stdout


def test_options_are_read_as_what_they_mean() -> None:
    said = run("play", "lighthouse", "--seed", "1", "--bots", "random", "--option", "calm=TRUE", lines=["log"])
    assert said.exit_code == 0, said.output
    assert "is one of False, True, not 'maybe'" in refused("play", "lighthouse", "--option", "calm=maybe")


def test_a_save_of_another_game_is_refused() -> None:
    said = run("play", "lighthouse", "--seed", "1", "--bots", "random").stdout
    file = said.split("--resume ")[1].split()[0]
    assert "is a game of Lighthouse, not of carthage" in refused("play", "carthage", "--resume", file)


def test_help_without_a_rules_page_says_so() -> None:
    said = run("play", "lighthouse", "--seed", "1", "--bots", "random", lines=["help"]).stdout
    assert 'There is no rules page for "lighthouse" here.' in said
