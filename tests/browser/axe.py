"""What axe finds wrong for assistive technology."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.scenes import PAGES, scenes, settle
from tests.browser.screens import THEMES

LOOKED_AT = {
    "carthage": ("turn-4", "protect-4"),
    "goa": ("mark-4", "bid-4", "act-4", "after-4"),
    "mombasa": ("plan-4", "expand-4", "books-4"),
    "yokohama": ("place_first-4", "path-4", "take-4"),
}
"""Questions that together show every part of a board."""
STATES = ("~back", "~absent", "~watching", "~curtain", "~over", "~waiting-room")


def faults(page: Page) -> list[str]:
    """The rule that is broken, how often, and the first element that breaks it."""
    found = Axe().run(page).response["violations"]
    return [f"{fault['id']} ({len(fault['nodes'])}): {fault['nodes'][0]['html'][:140]}" for fault in found]


def scenes_for_axe(group: str) -> list[str]:
    """The names of the scenes that axe looks at: all pages, and of each game what shows every part of its table."""
    return [scene.name for scene in scenes(group)] if group == PAGES else [*LOOKED_AT[group], *STATES]


def check_in_both_themes(page: Page) -> None:
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        settle(page)
        check(page)


def check(page: Page) -> None:
    """axe finds nothing, and nobody has to scroll sideways."""
    found = faults(page)
    assert not found, "; ".join(found)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1"), "the page is too wide"
