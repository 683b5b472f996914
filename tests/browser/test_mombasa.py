"""Mombasa in a real browser: a whole game by clicking, the secret plan, and what is marked before one decides."""

import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Newcomer
from tests.browser.harbour import Harbour
from tests.browser.mombasa import lay_a_card, play_on
from tests.browser.playing import click, open_table, question, to_the_end, wait_for_my_turn

BOT = {"kind": "bot", "bot": "greedy"}


def sit_down(page: Page, harbour: Harbour, **options: bool) -> None:
    path = open_table(page, harbour.address, [{"kind": "me"}, BOT], game="mombasa", options=options)
    page.goto(harbour.address + path)
    expect(page.get_by_test_id("zone-map")).to_be_visible()
    assert wait_for_my_turn(page)


def test_a_whole_game_by_clicking_only(harbour: Harbour, newcomer: Newcomer, screen: dict[str, Any]) -> None:
    page = newcomer(screen)
    sit_down(page, harbour, variable_setup=True)
    assert to_the_end(page, play_on) > 40
    end = page.get_by_test_id("end-screen")
    expect(end).to_be_visible()
    expect(end.get_by_role("table")).to_contain_text("Total")


def test_a_plan_can_be_changed_until_it_is_ready(harbour: Harbour, newcomer: Newcomer) -> None:
    page = newcomer()
    sit_down(page, harbour)
    while not page.get_by_test_id("main").filter(visible=True).count():
        play_on(page)
        wait_for_my_turn(page)
    hand = page.locator(".held")
    cards = hand.count()
    lay_a_card(page)
    expect(hand).to_have_count(cards - 1)
    slot = page.locator(".slot.full")
    expect(slot).to_contain_text("planned")
    slot.click()
    expect(hand).to_have_count(cards)
    expect(page.get_by_test_id("player-1")).to_contain_text(re.compile("ready|plans"))


@pytest.mark.parametrize("size", [(1366, 650), (1440, 900)], ids=["low", "roomy"])
def test_a_part_of_the_board_can_be_enlarged(harbour: Harbour, newcomer: Newcomer, size: tuple[int, int]) -> None:
    page = newcomer({"viewport": {"width": size[0], "height": size[1]}})
    sit_down(page, harbour)
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


def test_an_expansion_shows_what_each_region_costs(harbour: Harbour, newcomer: Newcomer) -> None:
    """Only regions that can be entered glow, and each of them says its cost on itself."""
    page = newcomer()
    sit_down(page, harbour)
    while question(page) != "expand":
        headquarters = page.locator(".sign.legal").filter(visible=True)
        if question(page) == "turn" and headquarters.count():
            click(page, headquarters.first)
        else:
            play_on(page)
        assert wait_for_my_turn(page)
    regions = page.locator(".region.legal")
    assert regions.count() > 0
    expect(page.locator(".cost")).to_have_count(regions.count())
    for label in regions.evaluate_all("found => found.map((each) => each.getAttribute('aria-label'))"):
        assert re.search(r"Costs \d points? now", label)


def test_the_page_says_what_is_house_made(harbour: Harbour, newcomer: Newcomer) -> None:
    page = newcomer()
    sit_down(page, harbour)
    page.get_by_test_id("about").click()
    sheet = page.get_by_test_id("about-box")
    expect(sheet).to_contain_text("the books: what they need and what they give")
    expect(sheet).not_to_contain_text("_")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
