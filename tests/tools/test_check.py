"""The runner of the checks: all layers in order, an honest summary, an exit code that tells."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools import check
from tools.check import ENGINE, PASSED, PLAIN_ONLY, Outcome, Result
from tools.places import ROOT


@pytest.fixture
def layers(monkeypatch: pytest.MonkeyPatch) -> None:
    def good() -> Outcome:
        """Fine."""
        return PASSED

    def bad() -> Outcome:
        """Not fine."""
        return Outcome("FAILED", "mypy")

    def absent() -> Outcome:
        """Not there."""
        return Outcome("NOT RUN", "no C compiler")

    def start_compiling() -> subprocess.Popen[str]:
        print("begun")
        return subprocess.Popen([sys.executable, "-c", "print('ended')"], text=True, stdout=subprocess.PIPE)

    monkeypatch.setattr(check, "LAYERS", {"lint": good, "types": bad, "unit": good, "compiled": absent})
    monkeypatch.setattr(check, "worked", lambda: 0.0)
    monkeypatch.setattr(check, "start_compiling", start_compiling)


@pytest.mark.usefixtures("layers")
def test_the_summary_tells_every_layer(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["check"])
    assert check.main() == 1
    summary = capsys.readouterr().out.split("=== summary\n")[1].splitlines()
    assert [" ".join(line.split()) for line in summary] == [
        "lint passed 0.0 s",
        "types FAILED 0.0 s mypy",
        "unit passed 0.0 s",
        "compiled NOT RUN 0.0 s no C compiler",
    ]


@pytest.mark.usefixtures("layers")
def test_chosen_layers_run_alone_and_the_others_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["check", "compiled,lint"])
    assert check.main() == 0
    out = capsys.readouterr().out
    assert out.index("=== lint") < out.index("=== compiled")
    assert "=== types" not in out
    assert "not asked for" in out


@pytest.mark.usefixtures("layers")
@pytest.mark.parametrize(
    ("asked_for", "order"),
    [
        ("lint,types,unit,compiled", ["begun", "=== lint", "=== types", "=== unit", "ended", "=== compiled"]),
        ("types,compiled", ["begun", "=== types", "ended", "=== compiled"]),
        ("compiled", ["=== compiled"]),
        ("lint,unit", ["=== lint", "=== unit"]),
    ],
)
def test_the_rules_are_compiled_beside_layers_that_do_not_need_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], asked_for: str, order: list[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["check", asked_for])
    check.main()
    said = [line.split(":")[0] for line in capsys.readouterr().out.split("=== summary")[0].splitlines() if line]
    assert said == order


def test_the_summary_tells_how_much_work_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = os.sysconf("SC_CLK_TCK")
    stat = tmp_path / "stat"
    stat.write_text(
        f"cpu  {30 * ticks} {5 * ticks} {6 * ticks} 777 888 0 {ticks} 0 0 0\ncpu0 1 2 3\n", encoding="ascii"
    )
    monkeypatch.setattr(check, "WORK", stat)
    monkeypatch.setattr(check, "CORES", 2)
    assert check.worked() == 42
    results = {"lint": Result(PASSED, 10, 12), "types": Result(PASSED, 30, 50)}
    told = check.summary(results)
    assert "10.0 s    12 s of work" in told
    assert told.endswith("With 2 cores that are never idle: 31 s")
    monkeypatch.setattr(check, "WORK", tmp_path / "other-systems-have-none")
    assert check.worked() == 0


@pytest.mark.usefixtures("layers")
def test_an_unknown_layer_is_refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["check", "linnt"])
    with pytest.raises(SystemExit) as stop:
        check.main()
    assert stop.value.code == 2
    assert "unknown layer linnt; there are lint, types, unit, compiled" in capsys.readouterr().err


@pytest.mark.parametrize(("code", "word"), [(0, "passed"), (1, "FAILED"), (5, "NOT RUN")])
def test_finding_no_test_is_no_success(monkeypatch: pytest.MonkeyPatch, code: int, word: str) -> None:
    monkeypatch.setattr(check, "run", lambda *arguments, build, screens: code)
    assert check.run_pytest("tests").word == word


def test_tests_that_are_not_there_are_not_run() -> None:
    assert check.run_pytest("tests/atlantis") == Outcome("NOT RUN", "there is no tests/atlantis")


@pytest.mark.parametrize("test", PLAIN_ONLY)
def test_what_the_compiled_build_leaves_out_is_there(test: str) -> None:
    file, _, name = test.partition("::")
    assert file.startswith(ENGINE)
    assert f"def {name}" in (ROOT / file).read_text(encoding="utf-8")


def test_whole_files_and_single_tests_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[str] = []
    monkeypatch.setattr(check, "run", lambda *arguments, build, screens: given.extend(arguments))
    check.run_pytest("tests", leave_out=("tests/lab", "tests/a.py::test_b"))
    assert given[-2:] == ["--ignore=tests/lab", "--deselect=tests/a.py::test_b"]


@pytest.mark.parametrize(("compiler", "build"), [(True, "compiled"), (False, None)])
def test_what_games_tell_is_left_to_the_compiled_build_only_where_there_will_be_one(
    monkeypatch: pytest.MonkeyPatch, compiler: bool, build: str | None
) -> None:
    monkeypatch.setenv(check.TOLD, "")  # so that it is put back afterwards
    monkeypatch.delenv(check.TOLD)
    monkeypatch.setattr(check, "run", lambda *arguments: 0)
    monkeypatch.setattr("subprocess.Popen", lambda *arguments, **more: None)
    monkeypatch.setattr("tools.compiled.can_compile", lambda: compiler)
    check.start_compiling()
    assert os.environ.get(check.TOLD) == build


def test_what_only_the_compiled_build_runs_is_in_its_layer() -> None:
    """Else nothing runs it: so it was with a test of the search for a while."""
    files = [file.relative_to(ROOT).as_posix() for file in (ROOT / "tests").rglob("test_*.py")]
    only = [file for file in files if "\nfrom tests.builds import" in (ROOT / file).read_text(encoding="utf-8")]
    assert len(only) > 3
    assert [file for file in only if not file.startswith(ENGINE)] == []
