"""Rewrite the lock files from pyproject.toml: versions and hashes for every platform, and no package host.

Pins that still fit stay as they are; `--upgrade` moves them all.
"""

from __future__ import annotations

import subprocess
import sys

from tools import uv
from tools.places import PYPROJECT, REQUIREMENTS, ROOT

OPTIONS = ("--universal", "--generate-hashes", "--python-version", "3.11", "--quiet")
SIGNATURE = ("--custom-compile-command", "make lock")


def inputs(name: str) -> list[str]:
    """What goes into a lock. Playing and developing share their versions, so that one environment can grow."""
    project = [PYPROJECT.name]
    play = f"{REQUIREMENTS.name}/play.lock"
    return {
        "bootstrap": ["--group", "bootstrap"],
        "play": [*project, "--group", "build"],
        "dev": [*project, "--group", "dev", "--constraints", play],
        "zig": ["--group", "zig"],
        "fonts": ["--group", "fonts"],
    }[name]


def main() -> int:
    """Lock every set in turn; arguments are handed to uv."""
    try:
        program = uv.uv()
    except uv.Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    for name in ("bootstrap", "play", "dev", "zig", "fonts"):
        target = f"{REQUIREMENTS.name}/{name}.lock"
        command = [str(program), "pip", "compile", *OPTIONS, *SIGNATURE, *inputs(name), "--output-file", target]
        done = subprocess.run([*command, *sys.argv[1:]], cwd=ROOT, check=False, stdout=subprocess.DEVNULL)
        if done.returncode:
            return done.returncode
        print(f"wrote {target}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
