"""Pictures of the main pages, wide and phone, light and dark: `python -m tests.browser.screenshots [FOLDER]`."""

import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page, expect, sync_playwright

from tests.browser.conftest import FLAGS, PHONE, WIDE
from tests.browser.harbour import Harbour
from tests.browser.mombasa import play_on
from tests.browser.playing import click_something, open_table, question, to_the_end, wait_for_my_turn
from tests.browser.test_goa import click_curiously
from tests.browser.test_yokohama import click_on, tap_on

BOT = {"kind": "bot", "bot": "greedy"}
LOOKS: tuple[tuple[str, dict[str, Any], Literal["light", "dark"]], ...] = (
    ("wide", WIDE, "light"),
    ("wide-dark", WIDE, "dark"),
    ("phone", PHONE, "light"),
    ("phone-dark", PHONE, "dark"),
)
LATE = 60
"""A decision by which a game is well under way."""
PAGES = {"front": "/", "new": "/new/carthage", "rules": "/rules/carthage", "settings": "/settings"}


@dataclass(frozen=True)
class Album:
    """The pictures of a game: a table, and the questions whose first asking is worth one, with the picture's name."""

    game: str
    bots: int
    moments: dict[str, str]
    click: Callable[[Page], None]
    tap: Callable[[Page], None]


ALBUMS = (
    Album(
        "goa",
        3,
        {"mark": "markers", "bid": "auction", "owner": "owner", "act": "actions", "pay_spice": "payment"},
        click_curiously,
        click_curiously,
    ),
    Album(
        "yokohama",
        1,
        {
            "draft": "draft",
            "place_first": "placing",
            "put": "putting",
            "move": "moving",
            "build": "building",
            "research": "research",
            "take": "orders",
            "church": "church",
            "exchange": "exchange",
        },
        click_on,
        tap_on,
    ),
    Album(
        "mombasa",
        2,
        {
            "plan": "planning",
            "turn": "turn",
            "expand": "expansion",
            "goods": "goods",
            "points": "books",
            "place": "placing",
            "books": "bookkeeping",
            "advance": "tracks",
            "tier": "majority",
        },
        play_on,
        play_on,
    ),
)


def still(page: Page, file: Path) -> None:
    page.wait_for_load_state("networkidle")
    page.mouse.move(1, 1)  # away from what was clicked, which would show its tip
    page.wait_for_timeout(300)
    page.screenshot(path=file)
    print(file)


def take_pages(page: Page, harbour: Harbour, folder: Path, look: str) -> None:
    """The pages around the table, and a game of Carthage."""
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


def take_game(page: Page, harbour: Harbour, folder: Path, look: str, album: Album) -> None:
    """A whole game: the first time of each moment of its album, one question late in the game, and the end."""
    seats = [{"kind": "me"}, *[BOT] * album.bots]
    page.goto(harbour.address + open_table(page, harbour.address, seats, game=album.game))
    left = dict(album.moments)
    for decision in count():
        if not wait_for_my_turn(page):
            break
        if name := left.pop(question(page), ""):
            still(page, folder / f"{album.game}-{name}-{look}.png")
        elif decision == LATE:
            still(page, folder / f"{album.game}-late-{look}.png")
        (album.tap if look.startswith("phone") else album.click)(page)
    still(page, folder / f"{album.game}-end-{look}.png")


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "build/screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        harbour = Harbour(Path(data))
        harbour.start()
        program = os.environ.get("CHROMIUM") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        for look, screen, theme in LOOKS:
            context = browser.new_context(reduced_motion="reduce", color_scheme=theme, **screen)
            page = context.new_page()
            take_pages(page, harbour, folder, look)
            for album in ALBUMS:
                take_game(page, harbour, folder, look, album)
            context.close()
        browser.close()
        harbour.kill()


if __name__ == "__main__":
    main()
