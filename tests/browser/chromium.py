"""The browser that looks at the pages."""

from playwright.sync_api import Browser, Playwright

from tools.browser import installed

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def launch(playwright: Playwright) -> Browser:
    """Chromium as this machine has it, else Playwright's own."""
    program = installed() or playwright.chromium.executable_path
    return playwright.chromium.launch(executable_path=program, args=FLAGS)
