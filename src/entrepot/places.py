"""Where things of the user lie on this machine."""

import os
import sys
from pathlib import Path


def _folder(variable: str, windows: str, mac: str, elsewhere_variable: str, elsewhere: str) -> Path:
    if given := os.environ.get(variable):
        return Path(given)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / windows
    if sys.platform == "darwin":
        return Path.home() / "Library" / mac / "entrepot"
    return Path(os.environ.get(elsewhere_variable) or Path.home() / elsewhere) / "entrepot"


def data_folder() -> Path:
    """Where the user's games are kept: `ENTREPOT_DATA`, or the platform's folder for data of programs."""
    return _folder("ENTREPOT_DATA", "entrepot", "Application Support", "XDG_DATA_HOME", ".local/share")


def cache_folder() -> Path:
    """What can be fetched again: `ENTREPOT_CACHE`, or the platform's folder for caches."""
    return _folder("ENTREPOT_CACHE", "entrepot/cache", "Caches", "XDG_CACHE_HOME", ".cache")
