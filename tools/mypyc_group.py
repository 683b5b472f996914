"""Run mypyc and the C compiler, in a process of its own: `python -m tools.mypyc_group OUT MODULE.py ...`.

One group and one C file for all modules: calls between them are direct, and the C compiler sees everything at once.
"""

from __future__ import annotations

import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

FLAGS = ["-fvisibility=hidden", "-fno-semantic-interposition", "-g0"]
"""Without the first two, a shared library's own functions cannot be inlined into one another: about a sixth of the
speed. The last leaves out what only a debugger of C reads."""
SETTINGS = """
[mypy]
ignore_missing_imports = True
[mypy-entrepot.lab.adapters.*]
follow_imports = skip
"""
"""No compiled module uses the adapters, and they lead to the terminal, the server and the packages of both, which take
ten times as long to read as the rules. Packages that only the extras need may be missing."""


def main(out: str, *modules: str) -> None:
    """Compile the modules, named relative to the current folder, into extension modules under `out`.

    The settings file, written beside them, also keeps a builder's personal mypy settings out of it.
    """
    settings = Path("mypy.ini")
    settings.write_text(SETTINGS, encoding="utf-8")
    extensions = mypycify([f"--config-file={settings}", *modules], opt_level="3", group_name="entrepot", target_dir="c")
    if sys.platform != "win32":
        for extension in extensions:
            extension.extra_compile_args += FLAGS
    command = build_ext(Distribution({"name": "entrepot", "ext_modules": extensions}))
    command.build_lib = out
    command.build_temp = "objects"
    command.parallel = True
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    main(*sys.argv[1:])
