"""The two builds of Entrepot on this machine, each as a folder that a Python can be pointed at."""

import shutil
from dataclasses import dataclass
from pathlib import Path

import entrepot

from .texts import say

BINARIES = ("*.so", "*.pyd")


@dataclass(frozen=True)
class Build:
    """The package as plain Python or compiled; `path` is the folder that holds it."""

    name: str
    path: Path


def find_builds(scratch: Path) -> tuple[list[Build], str]:
    """The builds that can be measured, and a sentence about what cannot, or nothing.

    A compiled package has its sources beside the binaries: copied to `scratch` without the binaries they
    are the plain build. From a checkout, which is plain, the compiled build is the one in its build folder.
    """
    package = Path(entrepot.__file__).resolve().parent
    if entrepot.build() == "compiled":
        shutil.copytree(package, scratch / package.name, ignore=shutil.ignore_patterns(*BINARIES, "__pycache__"))
        return [Build("plain", scratch), Build("compiled", package.parent)], ""
    plain = Build("plain", package.parent)
    compiled = package.parents[1] / "build" / "compiled"
    if not any(found for pattern in BINARIES for found in compiled.rglob(pattern)):
        return [plain], say("remark.not_compiled")
    remark = "" if same_sources(package, compiled / package.name) else say("remark.other_sources")
    return [plain, Build("compiled", compiled)], remark


def same_sources(package: Path, other: Path) -> bool:
    """Whether every rule of the package stands in the other one, letter for letter."""
    for room in ("kernel", "games"):
        for source in (package / room).rglob("*.py"):
            twin = other / source.relative_to(package)
            if not twin.is_file() or twin.read_bytes() != source.read_bytes():
                return False
    return True
