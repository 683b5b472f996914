"""Hints at the table: asked for by a key or a tap, shown on the pieces and in words, seen by others only as used."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import check_in_both_themes
from tests.browser.conftest import LAPTOP, PHONE, Newcomer
from tests.browser.harbour import Harbour
from tests.browser.playing import open_table, press, seq, wait_for_change, wait_for_my_turn
from tests.browser.questions import moments
from tests.browser.shelf import Shelf, asked

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "random"}
THOUGHT = 60_000
"""Milliseconds: a hint takes two seconds, but the process that thinks has to start first, on a busy machine."""
HIDDEN = """numbers => numbers.filter(number => {
    const box = number.getBoundingClientRect();
    return [[.5, .5], [.2, .5], [.8, .5], [.5, .2], [.5, .8]].some(([x, y]) =>
        document.elementFromPoint(box.left + x * box.width, box.top + y * box.height) !== number);
}).map(number => number.closest('.piece').getAttribute('aria-label'))"""
"""The pieces whose number lies behind something, or is cut."""


def hinted(page: Page) -> None:
    """Until the hint lies open."""
    expect(page.get_by_test_id("hint-card")).to_be_visible(timeout=THOUGHT)


def hinted_at(page: Page, shelf: Shelf, game: str, asked: str) -> None:
    """A table at this question, with a hint that lies open."""
    me = shelf.person("Mira")
    me.enter(page.context, shelf.place.address)
    moment = next(moment for moment in moments(game) if moment.name == asked)
    page.goto(shelf.place.address + shelf.lay_moment(me, moment))
    assert wait_for_my_turn(page)
    press(page, page.get_by_test_id("hint"))
    hinted(page)


def test_a_hint_by_the_keyboard_rings_pieces_and_others_see_only_that_it_was_used(
    harbour: Harbour, newcomer: Newcomer
) -> None:
    page = newcomer()
    path = open_table(page, harbour.address, [ME, BOT], listed=True)
    page.goto(harbour.address + path)
    assert wait_for_my_turn(page)
    page.keyboard.press("Shift+H")
    hinted(page)
    expect(page.get_by_test_id("hint-said")).to_contain_text("% to win")
    expect(page.get_by_test_id("hint-card")).to_contain_text("From what you can see.")
    expect(page.locator(".piece .hint-ring").first).to_be_visible()
    check_in_both_themes(page)

    watcher = newcomer()
    watcher.goto(harbour.address + path)
    expect(watcher.get_by_test_id("hinted")).to_contain_text("used a hint")
    expect(watcher.get_by_test_id("hint")).to_have_count(0)
    expect(watcher.locator(".hint-ring, [data-testid=hint-card]")).to_have_count(0)

    page.keyboard.press("Shift+H")
    expect(page.get_by_test_id("hint-card")).to_have_count(0)
    page.keyboard.press("Shift+H")
    page.locator(".piece[data-hint]").first.hover()
    expect(page.get_by_test_id("tip")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("tip")).to_have_count(0)
    expect(page.get_by_test_id("hint-card")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("hint-card")).to_have_count(0)
    page.keyboard.press("Shift+H")
    before = seq(page)
    page.locator(".piece[data-hint^='1']").first.click()
    wait_for_change(page, before)
    expect(page.locator(".hint-ring, [data-testid=hint-card]")).to_have_count(0)


def test_a_phone_shows_one_move_at_a_time_and_a_table_without_help_has_no_lantern(
    harbour: Harbour, newcomer: Newcomer
) -> None:
    page = newcomer(PHONE)
    page.goto(harbour.address + open_table(page, harbour.address, [ME, BOT]))
    assert wait_for_my_turn(page)
    press(page, page.get_by_test_id("hint"))
    hinted(page)
    tabs = page.get_by_test_id(re.compile(r"hint-\d"))
    press(page, tabs.last)
    expect(tabs.last).to_have_attribute("aria-selected", "true")
    check_in_both_themes(page)
    before = seq(page)
    press(page, page.get_by_test_id("hint-play"))
    wait_for_change(page, before)

    page.goto(harbour.address + open_table(page, harbour.address, [ME, BOT], help="none"))
    assert wait_for_my_turn(page)
    expect(page.get_by_test_id("hint")).to_have_count(0)
    press(page, page.get_by_test_id("settings"))
    expect(page.get_by_test_id("help")).to_contain_text("none")


def test_who_moves_before_the_hint_comes_can_ask_for_the_next(harbour: Harbour, newcomer: Newcomer) -> None:
    page = newcomer()
    page.goto(harbour.address + open_table(page, harbour.address, [ME, BOT]))
    assert wait_for_my_turn(page)
    page.keyboard.press("Shift+H")
    expect(page.get_by_test_id("hint")).to_have_attribute("aria-busy", "true")
    before = seq(page)
    page.locator(".piece.legal[data-move]").first.click()
    wait_for_change(page, before)
    assert wait_for_my_turn(page)
    expect(page.get_by_test_id("hint")).to_have_attribute("aria-busy", "false", timeout=THOUGHT)
    expect(page.locator(".hint-ring, [data-testid=hint-card], [role=alert]")).to_have_count(0)
    page.keyboard.press("Shift+H")
    hinted(page)


@pytest.mark.parametrize(
    ("game", "asked", "where"),
    [
        ("mombasa", "turn", "[data-testid=end]"),
        ("mombasa", "plan", ".hand"),
    ],
)
def test_all_moves_of_a_hint_are_numbered_where_one_plays_them(
    game: str, asked: str, where: str, shelf: Shelf, newcomer: Newcomer
) -> None:
    page = newcomer()
    hinted_at(page, shelf, game, asked)
    said = page.get_by_test_id(re.compile(r"hint-\d")).count()
    written = page.locator(where).locator(".hint-number").all_inner_texts()
    assert {number for text in written for number in text.split("·")} == {str(number + 1) for number in range(said)}


@pytest.mark.parametrize(
    ("screen", "game", "asked"),
    [
        (LAPTOP, "carthage", "pay"),
        (LAPTOP, "mombasa", "return"),
        (PHONE, "mombasa", "return"),
        (LAPTOP, "goa", "act"),
        (LAPTOP, "yokohama", "move"),
        (PHONE, "yokohama", "board_assistant"),
    ],
)
def test_the_numbers_of_a_hint_are_in_sight(
    screen: dict[str, Any], game: str, asked: str, shelf: Shelf, newcomer: Newcomer
) -> None:
    page = newcomer(screen)
    hinted_at(page, shelf, game, asked)
    numbers = page.locator(".hint-ring .hint-number")
    expect(numbers.first).to_be_visible()
    assert numbers.evaluate_all(HIDDEN) == []


def test_cards_that_came_while_one_was_away_do_not_come_up_over_the_numbers_of_a_hint(
    shelf: Shelf, newcomer: Newcomer
) -> None:
    page = newcomer(LAPTOP)
    path = shelf.seat(page, asked("carthage", "turn"))
    page.goto(shelf.place.address)
    page.evaluate("table => localStorage.setItem(`entrepot.seen.${table}`, '-1')", path.rpartition("/")[2])
    page.goto(shelf.place.address + path)
    assert wait_for_my_turn(page)
    press(page, page.get_by_test_id("hint"))
    hinted(page)
    card = page.locator(".card.marked[data-hint]").first
    expect(card).to_be_visible()
    expect(card).to_have_css("z-index", "auto")


ABOVE = """numbers => numbers.map(number => {
    const [box, own] = [number, number.closest('.piece')].map(one => one.getBoundingClientRect());
    const middle = (box.left + box.right) / 2;
    return own.left < middle && middle < own.right;
})"""
"""Whether each number stands above its own piece, and not above the next."""


def test_the_number_of_a_space_for_a_shop_is_not_on_the_next_space(shelf: Shelf, newcomer: Newcomer) -> None:
    page = newcomer(LAPTOP)
    hinted_at(page, shelf, "yokohama", "build")
    numbers = page.locator(".yok-spot .hint-number")
    expect(numbers.first).to_be_visible()
    assert all(numbers.evaluate_all(ABOVE))


def test_the_whole_hint_is_in_sight_on_a_low_screen(shelf: Shelf, newcomer: Newcomer) -> None:
    page = newcomer(LAPTOP)
    hinted_at(page, shelf, "yokohama", "pay_faith")
    assert page.get_by_test_id("hint-card").evaluate("card => card.scrollHeight <= card.clientHeight")


def test_a_phone_has_the_whole_reason_in_sight(shelf: Shelf, newcomer: Newcomer) -> None:
    page = newcomer(PHONE)
    hinted_at(page, shelf, "yokohama", "place_first")
    expect(page.locator(".why")).to_be_in_viewport(ratio=1)
    tops = page.locator(".hints").evaluate("card => ['.why', '.list'].map(part => card.querySelector(part).offsetTop)")
    assert tops == sorted(tops), "what lies below the edge is what is least needed"
