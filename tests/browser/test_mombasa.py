"""Mombasa in a real browser: the secret plan, and what is marked before one decides."""

import re
from itertools import pairwise

from playwright.sync_api import Page, expect

from tests.browser.conftest import Newcomer
from tests.browser.mombasa import lay_a_card
from tests.browser.playing import wait_for_my_turn
from tests.browser.scenes import settle
from tests.browser.shelf import Shelf, asked


def sit_down(page: Page, shelf: Shelf, key: str = "plan") -> None:
    """At a game in which this is asked."""
    page.goto(shelf.place.address + shelf.seat(page, asked("mombasa", key)))
    expect(page.get_by_test_id("zone-map")).to_be_visible()
    assert wait_for_my_turn(page)


def test_a_plan_can_be_changed_until_it_is_ready(shelf: Shelf, newcomer: Newcomer) -> None:
    page = newcomer()
    sit_down(page, shelf)
    hand = page.locator(".held")
    cards = hand.count()
    lay_a_card(page)
    expect(hand).to_have_count(cards - 1)
    slot = page.locator(".slot.full")
    expect(slot).to_contain_text("planned")
    slot.click()
    expect(hand).to_have_count(cards)
    expect(page.get_by_test_id("player-1")).to_contain_text(re.compile("ready|plans"))


def test_a_part_of_the_board_can_be_enlarged(shelf: Shelf, newcomer: Newcomer) -> None:
    page = newcomer()
    sit_down(page, shelf)
    for width, height in ((1366, 650), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        enlarge_the_tracks(page)


def enlarge_the_tracks(page: Page) -> None:
    zone = page.get_by_test_id("zone-tracks")
    small = zone.bounding_box()
    page.get_by_role("button", name="Enlarge: Company tracks").click()
    large = zone.bounding_box()
    assert small is not None
    assert large is not None
    assert large["width"] > small["width"] * 1.5
    tracks = [box for each in zone.locator(".track").all() if (box := each.bounding_box())]
    assert len(tracks) == 4
    for upper, lower in pairwise(tracks):
        assert upper["y"] + upper["height"] <= lower["y"] + 1, "one track lies on another"
    assert tracks[-1]["y"] + tracks[-1]["height"] <= large["y"] + large["height"]
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Enlarge: Company tracks")).to_be_visible()


def test_an_expansion_shows_what_each_region_costs(shelf: Shelf, newcomer: Newcomer) -> None:
    """Only regions that can be entered glow, and each of them says its cost on itself."""
    page = newcomer()
    sit_down(page, shelf, "expand")
    regions = page.locator(".region.legal")
    assert regions.count() > 0
    expect(page.locator(".cost")).to_have_count(regions.count())
    for label in regions.evaluate_all("found => found.map((each) => each.getAttribute('aria-label'))"):
        assert re.search(r"Costs \d points? now", label)


def test_the_page_says_what_is_house_made(shelf: Shelf, newcomer: Newcomer) -> None:
    page = newcomer()
    sit_down(page, shelf)
    page.get_by_test_id("about").click()
    sheet = page.get_by_test_id("about-box")
    expect(sheet).to_contain_text("the books: what they need and what they give")
    expect(sheet).not_to_contain_text("_")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
