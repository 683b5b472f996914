"""What axe finds wrong for assistive technology."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page


def faults(page: Page) -> list[str]:
    """The rule that is broken, how often, and the first element that breaks it."""
    found = Axe().run(page).response["violations"]
    return [f"{fault['id']} ({len(fault['nodes'])}): {fault['nodes'][0]['html'][:140]}" for fault in found]


def check(page: Page) -> None:
    """axe finds nothing, and nobody has to scroll sideways."""
    found = faults(page)
    assert not found, "; ".join(found)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1"), "the page is too wide"
