"""The languages, checked from the command line."""

import json
from pathlib import Path

import pytest

import entrepot
from entrepot import EntrepotError, catalogues
from tests.cli.running import refused, run, run_process


def test_english_says_everything() -> None:
    assert run("words", "check", "--language", "en").stdout.startswith("en: 100 % (texts: ")


def test_a_language_that_is_not_there_is_refused() -> None:
    assert refused("words", "check", "--language", "tlh").startswith(
        'There are no words in "tlh"; there are words in en'
    )


def test_every_kind_of_fault_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    english = "a-b = { $n }\nc-d = D\ne-f = F\ng-h = { $n }\n"
    forms = '{ $n ->\n    [one] x\n   *[few] y\n} { $m } { x } { CASE($n, "gen") }'
    polish = f"a-b = B\na-b = {forms}\ng-h = H\nz-z = Z\nc-d = {{\n"
    for language, text in (("en", english), ("pl", polish)):
        (tmp_path / f"{language}.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(catalogues, "places", lambda: ([tmp_path], None, []))
    ended = run("words", "check", "--language", "pl")
    assert ended.exit_code == 1
    wanted = (
        "pl: 50 % (texts: 2 of 4)",
        "missing: c-d, e-f",
        "not in English: z-z",
        "more than once: a-b",
        "line 8 cannot be read: ",
        "a-b: the number n has no form for many",
        "a-b uses x, which is not there",
        'a-b: no name of n has the form "gen"',
        "a-b: there is no value m",
        "g-h: the value n is not said",
    )
    for line in wanted:
        assert line in ended.stdout
    told = json.loads(run("words", "check", "--language", "pl", "--json").stdout)["pl"]
    assert told["percent"] == 50
    assert {"kind": "value_lost", "key": "g-h", "about": ["n"]} in told["files"][0]["faults"]


def test_the_terminal_speaks_the_language_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Questions, the board with the texts of the box, and refusals."""
    monkeypatch.setenv("LANGUAGE", "pl_PL.UTF-8")
    said = run_process("play", "carthage", "--seed", "1", "--bots", "random", lines="nonsense\nquit\n").stdout
    words = entrepot.load("carthage").words.into("pl")
    for text in (words.say("prompt.token"), words.say("board.market"), words.names["colour"]["red"]):
        assert text in " ".join(said.split()), text
    refusal = run_process("rules", "chess")
    assert EntrepotError("unknown_game", {"game": "chess", "games": entrepot.games()}).said("pl")[:12] in refusal.stderr
