"""Pictures of the main pages, wide and phone, light and dark: `python -m tests.browser.screenshots [FOLDER]`."""

import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.conftest import FLAGS, PHONE, WIDE
from tests.browser.harbour import Harbour
from tests.browser.mombasa import play_on
from tests.browser.playing import click_something, open_table, question, to_the_end, wait_for_my_turn
from tests.browser.test_goa import click_curiously
from tests.browser.test_yokohama import click_on, tap_on

BOT = {"kind": "bot", "bot": "greedy"}
GOA = {"mark": "markers", "bid": "auction", "owner": "owner", "act": "actions", "pay_spice": "payment"}
"""Questions of Goa whose first asking is worth a picture, and the picture's name."""
YOKOHAMA = {"draft", "place_first", "put", "move", "build", "research", "take", "church", "exchange", "phase_c"}
"""Questions of Yokohama whose first asking is worth a picture: placing, moving, actions of areas, building."""
MOMBASA = {
    "plan": "planning", "turn": "turn", "expand": "expansion", "goods": "goods", "points": "books",
    "place": "placing", "books": "bookkeeping", "advance": "tracks", "tier": "majority",
}  # fmt: skip
"""Questions of Mombasa whose first asking is worth a picture, and the picture's name."""
PAGES = {"front": "/", "new": "/new/carthage", "rules": "/rules/carthage", "settings": "/settings"}


def still(page: Page, file: Path) -> None:
    page.mouse.move(1, 1)  # away from what was clicked, which would show its tip
    page.wait_for_load_state("networkidle")
    page.mouse.move(1, 1)  # no tooltip of what was clicked last
    page.wait_for_timeout(300)
    page.screenshot(path=file)
    print(file)


def take_all(browser: Browser, harbour: Harbour, folder: Path, look: str, screen: dict[str, Any], theme: Any) -> None:
    context = browser.new_context(reduced_motion="reduce", color_scheme=theme, **screen)
    page = context.new_page()
    for name, path in PAGES.items():
        page.goto(harbour.address + path)
        expect(page.get_by_role("main")).to_be_visible()
        still(page, folder / f"{name}-{look}.png")
    page.goto(harbour.address + open_table(page, harbour.address, [{"kind": "me"}, {"kind": "open"}, BOT]))
    still(page, folder / f"waiting-{look}.png")
    page.goto(
        harbour.address + open_table(page, harbour.address, [{"kind": "me"}, BOT, BOT, BOT], title="Evening table")
    )
    for decision in range(24):
        if not wait_for_my_turn(page):
            break
        if decision in (0, 8, 16):
            still(page, folder / f"table-{decision}-{look}.png")
        click_something(page)
    to_the_end(page)
    still(page, folder / f"end-{look}.png")
    take_goa(page, harbour, folder, look)
    take_yokohama(page, harbour, folder, look, tap_on if screen is PHONE else click_on)
    context.close()


def take_mombasa(
    browser: Browser, harbour: Harbour, folder: Path, look: str, screen: dict[str, Any], theme: Any
) -> None:
    """A game of Mombasa: the first time of each kind of question, and the end."""
    context = browser.new_context(reduced_motion="reduce", color_scheme=theme, **screen)
    page = context.new_page()
    page.goto(harbour.address + open_table(page, harbour.address, [{"kind": "me"}, BOT, BOT], game="mombasa"))
    asked: set[str] = set()
    while wait_for_my_turn(page):
        key = question(page)
        if key in MOMBASA and key not in asked:
            still(page, folder / f"mombasa-{MOMBASA[key]}-{look}.png")
        asked.add(key)
        play_on(page)
    still(page, folder / f"mombasa-end-{look}.png")
    context.close()


def take_goa(page: Page, harbour: Harbour, folder: Path, look: str) -> None:
    """A game of Goa: the first time of each kind of question, the actions of a late round, and the end."""
    page.goto(harbour.address + open_table(page, harbour.address, [{"kind": "me"}, BOT, BOT, BOT], game="goa"))
    asked: list[str] = []
    while wait_for_my_turn(page):
        key = question(page)
        if key in GOA and key not in asked:
            still(page, folder / f"goa-{GOA[key]}-{look}.png")
        asked.append(key)
        if key == "act" and asked.count("act") == 16:
            still(page, folder / f"goa-late-{look}.png")
        click_curiously(page)
    still(page, folder / f"goa-end-{look}.png")


def take_yokohama(page: Page, harbour: Harbour, folder: Path, look: str, step: Callable[[Page], None]) -> None:
    """A game of Yokohama: the first time of each kind of question, and the end."""
    page.goto(harbour.address + open_table(page, harbour.address, [{"kind": "me"}, BOT], game="yokohama"))
    left = set(YOKOHAMA)
    while wait_for_my_turn(page):
        key = question(page)
        if key in left:
            left.remove(key)
            still(page, folder / f"yokohama-{key}-{look}.png")
        step(page)
    still(page, folder / f"yokohama-end-{look}.png")


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "build/screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        harbour = Harbour(Path(data))
        harbour.start()
        program = os.environ.get("CHROMIUM") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        for look, screen, theme in (
            ("wide", WIDE, "light"),
            ("wide-dark", WIDE, "dark"),
            ("phone", PHONE, "light"),
            ("phone-dark", PHONE, "dark"),
        ):
            take_all(browser, harbour, folder, look, screen, theme)
            take_mombasa(browser, harbour, folder, look, screen, theme)
        browser.close()
        harbour.kill()


if __name__ == "__main__":
    main()
