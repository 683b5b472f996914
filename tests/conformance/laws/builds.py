"""The same game everywhere: in another process, and from the plain sources as from the compiled ones."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import entrepot

from ..digest import digests
from ..entries import Entry
from ..snapshot import difference

PACKAGE = Path(entrepot.__file__).parent
ROOT = Path(__file__).parents[3]


def plain_sources(folder: Path) -> Path:
    """Lay a copy of the package without its binaries into a folder."""
    shutil.copytree(PACKAGE, folder / PACKAGE.name, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    return folder


def same_in_another_process(entry: Entry) -> None:
    """Nothing in a game depends on the process: no clock, no order of a set, no dice but its own."""
    compare("same in another process", entry, PACKAGE.parent, entrepot.build())


def compiled_as_plain(entry: Entry, folder: Path) -> None:
    """The compiled rules play the same games as their sources."""
    compare("compiled as plain", entry, plain_sources(folder), "plain")


def compare(law: str, entry: Entry, package: Path, build: str) -> None:
    there = elsewhere(entry, package)
    if there["build"] != build:
        raise AssertionError(
            f"{law}: {entry.name}: the other process ran the {there['build']} build, not the {build} one"
        )
    unlike = difference(digests(entry), there["digests"])
    if unlike:
        raise AssertionError(f"{law}: {entry.name}: the games differ: {unlike}")


def elsewhere(entry: Entry, package: Path) -> dict[str, object]:
    """The digests that another process finds, with the package from that folder and hashes of its own."""
    others = [part for part in sys.path if part and Path(part) != PACKAGE.parent]
    path = os.pathsep.join([str(package), str(ROOT), *others])
    seed = "1" if os.environ.get("PYTHONHASHSEED") != "1" else "2"
    arguments = [entry.name, entry.module, str(entry.brisk), str(entry.sparse), " ".join(sorted(entry.apart))]
    result = subprocess.run(
        [sys.executable, "-m", "tests.conformance.digest", *arguments],
        env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": seed},
        cwd=package,
        capture_output=True,
        text=True,
        check=False,
    )
    if result.returncode:
        raise AssertionError(f"{entry.name} cannot be played in another process:\n{result.stderr}")
    found = json.loads(result.stdout)
    assert isinstance(found, dict)
    return found
