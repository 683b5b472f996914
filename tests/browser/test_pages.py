"""Every page in both themes and sizes: nothing wrong for assistive technology, nothing wider than the screen."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import Newcomer
from tests.browser.harbour import Harbour
from tests.browser.playing import click_something, open_table, wait_for_my_turn

BOT = {"kind": "bot", "bot": "greedy"}
PATHS = {"front": "/", "new table": "/new/carthage", "rules": "/rules/carthage", "settings": "/settings"}


def check(page: Page) -> None:
    """axe finds nothing, and nobody has to scroll sideways."""
    found = Axe().run(page).response["violations"]
    assert [f"{fault['id']}: {fault['nodes'][0]['html'][:120]}" for fault in found] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1"), "the page is too wide"


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", PATHS.values(), ids=PATHS.keys())
def test_pages_are_accessible(
    harbour: Harbour, newcomer: Newcomer, screen: dict[str, Any], path: str, theme: str
) -> None:
    page = newcomer(screen, color_scheme=theme)
    page.goto(harbour.address + path)
    expect(page.get_by_role("main")).to_be_visible()
    page.wait_for_load_state("networkidle")
    check(page)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table_is_accessible_from_the_first_move_to_the_end(
    harbour: Harbour, newcomer: Newcomer, screen: dict[str, Any], theme: str
) -> None:
    page = newcomer(screen, color_scheme=theme)
    page.goto(harbour.address + open_table(page, harbour.address, [{"kind": "me"}, BOT]))
    for decision in range(400):
        if not wait_for_my_turn(page):
            break
        if decision in (0, 3, 12):
            check(page)
        click_something(page)
    expect(page.get_by_test_id("end-screen")).to_be_visible()
    check(page)


def test_the_waiting_room_is_accessible(harbour: Harbour, newcomer: Newcomer, screen: dict[str, Any]) -> None:
    page = newcomer(screen)
    page.goto(harbour.address + open_table(page, harbour.address, [{"kind": "me"}, {"kind": "open"}]))
    expect(page.get_by_test_id("waiting-room")).to_be_visible()
    check(page)


def test_the_rules_can_be_searched(harbour: Harbour, newcomer: Newcomer) -> None:
    page = newcomer()
    page.goto(harbour.address + "/rules/carthage")
    page.get_by_role("searchbox").fill("storage icons")
    expect(page.get_by_role("main")).to_contain_text("CAR-8.6")
    expect(page.get_by_role("main")).not_to_contain_text("CAR-2.5")


def test_a_name_can_be_changed_and_stays(harbour: Harbour, newcomer: Newcomer) -> None:
    page = newcomer()
    page.goto(harbour.address)
    page.get_by_role("button", name="Guest").first.click()
    field = page.get_by_role("textbox", name="name").first
    field.fill("Mira")
    field.press("Enter")
    expect(page.get_by_role("button", name="Mira").first).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Mira").first).to_be_visible()


def test_javascript_of_the_table_stays_small(harbour: Harbour, newcomer: Newcomer) -> None:
    page = newcomer()
    sizes: list[int] = []
    page.on(
        "response",
        lambda answer: sizes.append(answer.request.sizes()["responseBodySize"]) if ".js" in answer.url else None,
    )
    page.goto(harbour.address + open_table(page, harbour.address, [{"kind": "me"}, BOT]))
    expect(page.get_by_test_id("board")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert len(sizes) > 2
    assert sum(sizes) < 150_000
