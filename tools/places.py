"""Where things lie: in the checkout, and in the user's cache."""

from __future__ import annotations

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PYPROJECT = ROOT / "pyproject.toml"
REQUIREMENTS = ROOT / "requirements"
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
COMPILED = ROOT / "build" / "compiled"  # put it on PYTHONPATH to run the compiled rules
NATIVE = ROOT / "build" / "native"  # the binaries alone, and what is known of them


def venv_python() -> Path:
    """The interpreter of the project's environment."""
    return BIN / ("python.exe" if os.name == "nt" else "python")


def cache() -> Path:
    """The folder for what is fetched once per machine, whatever number of checkouts there are."""
    if given := os.environ.get("ENTREPOT_CACHE"):
        return Path(given)
    if os.name == "nt":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData/Local")
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library/Caches")
    else:
        base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "entrepot"
