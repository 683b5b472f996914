"""Run mypyc and the C compiler, in a process of its own: `python -m tools.mypyc_group OUT MODULE.py ...`.

One group and one C file for all modules: calls between them are direct, and the C compiler sees everything at once.
"""

from __future__ import annotations

import sys

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

FLAGS = ["-fvisibility=hidden", "-fno-semantic-interposition"]
"""Without these, a shared library's own functions cannot be inlined into one another: about a sixth of the speed."""


def main(out: str, *modules: str) -> None:
    """Compile the modules, named relative to the current folder, into extension modules under `out`.

    The empty name of a settings file keeps a builder's personal mypy settings out of it. Packages that only the extras
    need, such as numpy, may be missing where a wheel is built.
    """
    extensions = mypycify(
        ["--config-file=", "--ignore-missing-imports", *modules], opt_level="3", group_name="entrepot", target_dir="c"
    )
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
