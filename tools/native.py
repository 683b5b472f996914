"""Compile the rules: which modules, with what, and into which files of the wheel."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tools import compilers

COPIED_LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "static")


class CompileError(Exception):
    """mypyc or the C compiler refused; the text holds what it said."""


def settings(root: Path) -> dict[str, Any]:
    """The project's pyproject.toml."""
    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))


def modules(root: Path) -> list[Path]:
    """The sources to compile, as `pyproject.toml` lists them, relative to `src`."""
    hook = settings(root)["tool"]["hatch"]["build"]["hooks"]["custom"]
    plain = {path for pattern in hook["keep-plain"] for path in root.glob(pattern)}
    found = {path for pattern in hook["compile"] for path in root.glob(pattern)} - plain
    return sorted(path.relative_to(root / "src") for path in found)


def requirements(root: Path) -> list[str]:
    """The packages a build on this machine needs: none when it will not compile."""
    groups = settings(root)["dependency-groups"]
    if compilers.wants_zig():
        return [*groups["native"], *groups["zig"]]
    compiles = compilers.wish() != "no" and compilers.system() is not None
    return list(groups["native"]) if compiles else []


def build(root: Path, scratch: Path, say: Callable[[str], None]) -> dict[str, Path]:
    """Compile everything as one group in `scratch`: name in the wheel -> file. Empty when there is no compiler."""
    compiler = compilers.choose()
    sources = modules(root)
    if compiler is None or not sources:
        why = compilers.why_not() if compiler is None else "no module to compile was found"
        say(f"Entrepot is built as plain Python, which plays correctly but many times slower: {why}.")
        return {}
    copy, out = scratch / "src", scratch / "out"
    shutil.copytree(root / "src", copy, ignore=COPIED_LEFT_OUT)
    out.mkdir()
    path = os.pathsep.join(filter(None, [str(root), os.environ.get("PYTHONPATH")]))
    environment = {
        **os.environ,
        **compiler.environment(),
        "PYTHONPATH": path,
        "ZIG_LOCAL_CACHE_DIR": str(scratch / "zig"),
    }
    command = [sys.executable, "-m", "tools.mypyc_group", str(out), *map(str, sources)]
    done = subprocess.run(
        command, cwd=copy, env=environment, check=False, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    if done.returncode:
        raise CompileError(
            f"compiling {len(sources)} modules with {compiler.name} failed "
            f"({compilers.SWITCH}=no builds plain Python):\n{done.stdout}"
        )
    return {path.relative_to(out).as_posix(): path for path in sorted(out.rglob("*")) if path.is_file()}
