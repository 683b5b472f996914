"""The browser that the tests drive: Chromium as this machine has it, else the one that Playwright fetches."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The one without windows first: it does the same with a third less work."""
PATIENCE_S = 300
"""Seconds in which it has to come; a machine without a way out is told at once, or never."""


def find() -> str | None:
    """The program, if there is one."""
    return installed() or _own()


def installed() -> str | None:
    """As CHROMIUM says, else one on the path."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


def fetch() -> str | None:
    """Let Playwright fetch its own; None where it cannot."""
    print("Fetching a browser for the tests ...", flush=True)
    try:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True, timeout=PATIENCE_S)
    except (subprocess.SubprocessError, OSError):
        return None
    return _own()


def _own() -> str | None:
    with sync_playwright() as playwright:
        program = Path(playwright.chromium.executable_path)
    return str(program) if program.exists() else None
