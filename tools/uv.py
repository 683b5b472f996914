"""The installer: one pinned uv per machine, kept in the user's cache, asked to work from its own cache first."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

from tools.places import REQUIREMENTS, ROOT, cache

LOCK = REQUIREMENTS / "bootstrap.lock"


class Trouble(Exception):
    """Something outside the project is in the way; the text tells a person what to do."""


def uv() -> Path:
    """The pinned uv, fetched by pip when this machine does not have it yet."""
    home = cache() / f"uv-{hashlib.sha256(LOCK.read_bytes()).hexdigest()[:12]}"
    program = home / "bin" / ("uv.exe" if os.name == "nt" else "uv")
    if not program.is_file():
        _fetch(home)
    return program


def _fetch(home: Path) -> None:
    """Let the pip of a throw-away environment install uv beside its place, then move it there in one go."""
    if importlib.util.find_spec("ensurepip") is None:
        raise Trouble(
            f"{sys.executable} comes without venv and pip. Install them first "
            "(on Debian and Ubuntu: apt install python3-venv), then try again."
        )
    print("Fetching the installer (uv), once for this machine ...", flush=True)
    home.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="new-", dir=home.parent) as scratch:
        environment, fresh = Path(scratch) / "venv", Path(scratch) / "uv"
        venv.create(environment, with_pip=True)
        python = str(environment / ("Scripts" if os.name == "nt" else "bin") / "python")
        pip = [python, "-m", "pip", "install", "--quiet", "--require-hashes"]
        done = subprocess.run([*pip, "--target", str(fresh), "--requirement", str(LOCK)], check=False)
        if done.returncode:
            raise Trouble("Could not fetch uv: is there a network? Once it is there, later runs need none.")
        try:
            fresh.rename(home)
        except OSError:  # another run was first, or a broken one lies there
            shutil.rmtree(home, ignore_errors=True)
            fresh.rename(home)


def run(*arguments: str | Path, what: str) -> None:
    """Run uv without the network, which is enough when its cache is warm; else with it."""
    command = [uv(), *arguments, "--quiet"]
    if subprocess.run([*command, "--offline"], cwd=ROOT, check=False, capture_output=True).returncode == 0:
        return
    if subprocess.run(command, cwd=ROOT, check=False).returncode:
        raise Trouble(f"Could not {what}: see above.")
