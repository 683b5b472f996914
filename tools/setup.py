"""Make `.venv`: the locked packages and the project itself, editable. Does nothing when that is done already.

python3 -m tools.setup play     what playing needs: the program and what compiles its rules
python3 -m tools.setup dev      that, and the tools for tests, types and style
"""

from __future__ import annotations

import argparse
import hashlib
import json
import shutil
import sys
import venv
from pathlib import Path

from tools import uv
from tools.places import PYPROJECT, REQUIREMENTS, ROOT, VENV, venv_python

SETS = ("play", "dev")  # each holds the ones before it, in the same versions
STAMP = VENV / "entrepot-setup.json"


def lock_of(name: str) -> Path:
    """The lock file of a set of packages."""
    return REQUIREMENTS / f"{name}.lock"


def fingerprint(name: str) -> dict[str, str]:
    """Everything that, when it changes, makes the environment a different one."""
    digest = hashlib.sha256(lock_of(name).read_bytes() + PYPROJECT.read_bytes()).hexdigest()
    return {"set": name, "python": sys.version.split()[0], "root": str(ROOT), "inputs": digest}


def stamped() -> dict[str, str]:
    """What the environment was made from; empty when there is none that works."""
    if not (venv_python().exists() and STAMP.is_file()):
        return {}
    stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    return stamp if isinstance(stamp, dict) else {}


def wanted(asked: str, stamp: dict[str, str]) -> str:
    """The set to install: never a smaller one than is there, so that playing does not undo a developer's setup."""
    there = stamp.get("set", asked)
    return max(asked, there, key=SETS.index)


def set_up(asked: str) -> None:
    """Bring `.venv` up to date."""
    stamp = stamped()
    name = wanted(asked, stamp)
    if stamp == fingerprint(name):
        return
    print(f"Setting up .venv ({name}) ...", flush=True)
    STAMP.unlink(missing_ok=True)
    if any(stamp.get(key) != fingerprint(name)[key] for key in ("python", "root")):
        shutil.rmtree(VENV, ignore_errors=True)
        venv.create(VENV, with_pip=False, symlinks=sys.platform != "win32")
    python = ("--python", venv_python())
    uv.run("pip", "sync", *python, "--require-hashes", lock_of(name), what="install the locked packages")
    project = ("--no-deps", "--no-build-isolation", "--editable", ROOT)
    uv.run("pip", "install", *python, *project, what="install the project into .venv")
    STAMP.write_text(json.dumps(fingerprint(name)), encoding="utf-8")


def main() -> int:
    """Command line."""
    parser = argparse.ArgumentParser(prog="tools.setup", description="Make .venv, or bring it up to date.")
    parser.add_argument("set", choices=SETS, nargs="?", default="dev")
    try:
        set_up(parser.parse_args().set)
    except uv.Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
