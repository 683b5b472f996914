"""Which modules are compiled, what a build asks for, and that a plain build says so."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tools import compilers, native
from tools.places import ROOT

PYPROJECT = """
[dependency-groups]
native = ["mypy"]
zig = ["ziglang"]
[tool.hatch.build.hooks.custom]
compile = ["src/box/kernel/*.py", "src/box/games/**/*.py"]
keep-plain = ["src/**/__init__.py"]
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "pyproject.toml").write_text(PYPROJECT, encoding="utf-8")
    for name in ("__init__", "cli", "kernel/__init__", "kernel/dice", "games/goa/steps/sail", "games/goa/__init__"):
        source = tmp_path / f"src/box/{name}.py"
        source.parent.mkdir(parents=True, exist_ok=True)
        source.write_text("SEATS = 4\n", encoding="utf-8")
    return tmp_path


def test_only_what_is_listed_is_compiled(project: Path) -> None:
    assert native.modules(project) == [Path("box/games/goa/steps/sail.py"), Path("box/kernel/dice.py")]


@pytest.mark.parametrize(
    ("wish", "cc", "expected"),
    [("auto", True, ["mypy"]), ("auto", False, ["mypy", "ziglang"]), ("no", True, []), ("cc", False, [])],
)
def test_a_build_asks_for_what_it_will_use(
    project: Path, monkeypatch: pytest.MonkeyPatch, wish: str, cc: bool, expected: list[str]
) -> None:
    monkeypatch.setenv(compilers.SWITCH, wish)
    monkeypatch.setattr(compilers, "could_compile", lambda: True)
    monkeypatch.setattr(compilers, "system", lambda: compilers.Compiler("cc", ("cc",)) if cc else None)
    assert native.requirements(project) == expected


def test_a_build_asks_for_numpy_with_whose_types_compiled_modules_are_checked() -> None:
    """pip builds where nothing else is installed. A name for arrays (`Floats` in bots/net.py) is no type there."""
    settings = native.settings(ROOT)
    [wanted] = [one for one in settings["project"]["dependencies"] if one.startswith("numpy")]
    assert wanted in settings["dependency-groups"]["native"]


def test_a_plain_build_says_so(project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(compilers.SWITCH, "no")
    said: list[str] = []
    assert native.build(project, tmp_path / "scratch", said.append) == {}
    assert said == [
        "Entrepot is built as plain Python, which plays correctly but many times slower: ENTREPOT_COMPILE=no."
    ]


@pytest.mark.skipif(compilers.system() is None, reason="needs a C compiler")
def test_compiling_leaves_nothing_beside_the_sources(
    project: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(compilers.SWITCH, "cc")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    before = sorted(project.rglob("*"))
    made = native.build(project, tmp_path_factory.mktemp("scratch"), print)
    assert sorted(project.rglob("*")) == before
    assert {name.split(".")[0] for name in made} == {"box/kernel/dice", "box/games/goa/steps/sail", "entrepot__mypyc"}


def small_shifts(source: str) -> list[int]:
    """The lines where a number that is written out is shifted by one that is not."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and isinstance(node.left, ast.Constant)
        and not (isinstance(node.right, ast.Constant) or (isinstance(node.right, ast.Name) and node.right.id.isupper()))
    ]


def test_nothing_shifts_a_small_number() -> None:
    """Compiled, `1 << number` is a shift of 32 bits; `kernel.bits.bit` is the one to use."""
    assert small_shifts("a = 1 << 40\nb = 1 << STACKS\nc = 1 << (number - 1)\n") == [3]
    sources = {path: (ROOT / "src" / path).read_text(encoding="utf-8") for path in native.modules(ROOT)}
    assert {str(path): lines for path, source in sources.items() if (lines := small_shifts(source))} == {}
