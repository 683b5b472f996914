"""Choosing a compiler: the user's wish comes first, and nothing falls back without a word."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import compilers
from tools.compilers import Compiler

CC = Compiler("cc", ("cc",))
ZIG = Compiler("zig", ("zig", "cc"))


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> MachineMaker:
    """Sets up what a machine has, and what its user asked for."""
    return MachineMaker(monkeypatch)


class MachineMaker:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch = monkeypatch

    def __call__(self, wish: str, *, cc: bool = False, zig: bool = False, headers: bool = True) -> None:
        self.monkeypatch.setenv(compilers.SWITCH, wish)
        self.monkeypatch.setattr(compilers, "could_compile", lambda: headers)
        self.monkeypatch.setattr(compilers, "system", lambda: CC if cc and headers else None)
        self.monkeypatch.setattr(compilers, "zig", lambda: ZIG if zig and headers else None)


@pytest.mark.parametrize(
    ("wish", "cc", "zig", "expected"),
    [
        ("auto", True, True, CC),
        ("auto", False, True, ZIG),
        ("auto", False, False, None),
        ("cc", True, True, CC),
        ("zig", True, True, ZIG),
        ("no", True, True, None),
    ],
)
def test_the_wish_decides(machine: MachineMaker, wish: str, cc: bool, zig: bool, expected: Compiler | None) -> None:
    machine(wish, cc=cc, zig=zig)
    assert compilers.choose() == expected


@pytest.mark.parametrize(("wish", "cc", "zig"), [("cc", False, True), ("zig", True, False)])
def test_a_compiler_asked_for_by_name_must_be_there(machine: MachineMaker, wish: str, cc: bool, zig: bool) -> None:
    machine(wish, cc=cc, zig=zig)
    with pytest.raises(compilers.NoCompiler, match=f"ENTREPOT_COMPILE={wish}, but: no C compiler works here"):
        compilers.choose()


def test_an_unknown_wish_is_refused_with_the_known_ones(machine: MachineMaker) -> None:
    machine("gcc", cc=True)
    with pytest.raises(compilers.NoCompiler, match="expected one of auto, cc, zig, no"):
        compilers.choose()


@pytest.mark.parametrize(
    ("wish", "cc", "headers", "expected"),
    [
        ("auto", True, True, False),
        ("auto", False, True, True),
        ("auto", False, False, False),
        ("zig", True, True, True),
        ("cc", False, True, False),
        ("no", False, True, False),
    ],
)
def test_zig_is_fetched_only_where_it_helps(
    machine: MachineMaker, wish: str, cc: bool, headers: bool, expected: bool
) -> None:
    machine(wish, cc=cc, headers=headers)
    assert compilers.wants_zig() is expected


def test_without_headers_the_reason_names_them(machine: MachineMaker) -> None:
    machine("auto", cc=True, headers=False)
    assert compilers.choose() is None
    assert "Python.h" in compilers.why_not()


def test_a_command_that_is_no_compiler_does_not_work() -> None:
    assert not Compiler("cc", ("true-but-missing",)).works()
    assert not Compiler("cc", ("false",)).works()


def test_linking_is_python_s_own_way_with_this_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    own = {"LDSHARED": "clang -bundle -undefined dynamic_lookup"}
    monkeypatch.setattr("sysconfig.get_config_var", own.get)
    monkeypatch.setenv("CFLAGS", "-g0")
    environment = Compiler("zig", (str(Path("a folder", "python")), "-m", "ziglang", "cc"), ("-x",)).environment()
    assert environment == {
        "CC": "'a folder/python' -m ziglang cc",
        "LDSHARED": "'a folder/python' -m ziglang cc -bundle -undefined dynamic_lookup",
        "CFLAGS": "-g0 -x",
    }
