"""The list of rules with their code and their tests."""

from pathlib import Path

import pytest

from entrepot import rulebook
from tests.cli.running import refused, run, run_json

PAGE = """\
## 1. Start

- CAR-1.1 Begin.
- CAR-1.2 Go on.
"""
TEST = '@rule("CAR-1.1")\ndef test_begin():\n    pass\n'
CODE = 'def begin():\n    """CAR-1.1  Begin."""\n'
EXCUSED = '[[carthage]]\nwhy = "Follows."\nnumbers = ["CAR-1.2"]\n'


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with two rules, one of them shown by a test; code carries out the same, and the other needs none."""
    for folder in ("src/entrepot", "tests", "docs/rules"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "docs/rules/carthage.md").write_text(PAGE, encoding="utf-8")
    (tmp_path / "tests/test_start.py").write_text(TEST, encoding="utf-8")
    (tmp_path / "src/entrepot/begin.py").write_text(CODE, encoding="utf-8")
    (tmp_path / "docs/rules/without-code.toml").write_text(EXCUSED, encoding="utf-8")
    monkeypatch.setattr(rulebook, "PACKAGE", tmp_path / "src/entrepot")
    return tmp_path


@pytest.mark.usefixtures("home")
def test_every_rule_with_its_tests_and_those_without() -> None:
    result = run("rules", "carthage")
    assert result.exit_code == 0
    begin = "    src/entrepot/begin.py:2 (begin)\n    tests/test_start.py::test_begin\n"
    assert f"CAR-1.1  Begin.\n{begin}" in result.stdout
    assert "CAR-1.2  Go on.\n    no code: Follows.\n    no test\n" in result.stdout
    said = " ".join(result.stdout.split())
    assert "carthage: 2 numbered rules, 1 of them without a test, each named by the code" in said
    assert "1 need no code." in said


@pytest.mark.usefixtures("home")
def test_missing_rules_alone_and_exit_code_1() -> None:
    result = run("rules", "--missing")
    assert result.exit_code == 1
    assert "CAR-1.2" in result.stdout
    assert "CAR-1.1" not in result.stdout
    assert run("rules", "--strict").exit_code == 1


def test_nothing_missing_is_exit_code_0(home: Path) -> None:
    (home / "tests/test_start.py").write_text(TEST.replace('"CAR-1.1"', '"CAR-1.1", "CAR-1.2"'), encoding="utf-8")
    assert run("rules", "--missing").exit_code == 0
    assert "each shown by a test" in run("rules", "--strict").stdout


def test_a_rule_that_no_code_names_is_missing(home: Path) -> None:
    (home / "tests/test_start.py").write_text(TEST.replace('"CAR-1.1"', '"CAR-1.1", "CAR-1.2"'), encoding="utf-8")
    (home / "docs/rules/without-code.toml").unlink()
    result = run("rules", "--missing")
    assert result.exit_code == 1
    assert "CAR-1.2  Go on.\n    no code names it\n" in result.stdout
    assert "CAR-1.1" not in result.stdout
    assert run_json("rules")["games"]["carthage"]["uncited"] == ["CAR-1.2"]


def test_a_test_of_a_rule_that_is_not_there_is_told(home: Path) -> None:
    both = TEST.replace('"CAR-1.1"', '"CAR-1.1", "CAR-1.2", "CAR-9.9"')
    (home / "tests/test_start.py").write_text(both, encoding="utf-8")
    result = run("rules", "--strict")
    assert result.exit_code == 1
    assert "There is no rule CAR-9.9" in result.stdout


@pytest.mark.usefixtures("home")
def test_for_machines() -> None:
    listed = run_json("rules")["games"]["carthage"]
    assert [(rule["number"], rule["code"], rule["without_code"], rule["tests"]) for rule in listed["rules"]] == [
        ("CAR-1.1", ["src/entrepot/begin.py:2 (begin)"], None, ["tests/test_start.py::test_begin"]),
        ("CAR-1.2", [], "Follows.", []),
    ]
    assert listed["missing"] == listed["untested"] == ["CAR-1.2"]
    assert listed["uncited"] == []


def test_without_the_sources_only_the_rules_are_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules/carthage.md").write_text(PAGE, encoding="utf-8")
    monkeypatch.setattr(rulebook, "PACKAGE", tmp_path)
    monkeypatch.chdir(tmp_path)
    result = run("rules")
    assert result.exit_code == 0
    assert "the project's sources, which are not here" in " ".join(result.stdout.split())
    assert "no test" not in result.stdout
    assert "which are not installed here" in refused("rules", "--missing")
    assert run_json("rules")["games"]["carthage"]["rules"][0]["tests"] is None


def test_wrong_words_are_refused(home: Path) -> None:
    assert 'Did you mean "carthage"?' in refused("rules", "cartage")
    (home / "docs/rules/carthage.md").unlink()
    assert 'There is no rules page for "carthage" here.' in refused("rules", "carthage")
    assert "No game here has a rules page." in refused("rules")
