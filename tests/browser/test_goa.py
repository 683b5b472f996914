"""Goa in a real browser: a whole game, bids by stepper and by typing, and nothing wrong for assistive technology."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.axe import check_in_both_themes
from tests.browser.conftest import Newcomer
from tests.browser.harbour import Harbour
from tests.browser.playing import (
    click_a_piece,
    click_something,
    open_table,
    question,
    seq,
    to_the_end,
    wait_for_change,
    wait_for_my_turn,
)

BOT = {"kind": "bot", "bot": "greedy"}


def sit_down(page: Page, harbour: Harbour) -> None:
    page.goto(harbour.address + open_table(page, harbour.address, [{"kind": "me"}, BOT, BOT], game="goa"))
    expect(page.get_by_test_id("board")).to_be_visible()


def click_curiously(page: Page) -> None:
    """Things before the main button, but not for ever: so that cards, tiles and places are clicked too."""
    if seq(page) % 3 and page.locator(".piece.legal:not(.quiet)").filter(visible=True).count():
        click_a_piece(page)
    else:
        click_something(page)


def play_until(page: Page, *wanted: str, most: int = 60) -> str:
    """Play on until one of these questions is asked."""
    for _ in range(most):
        assert wait_for_my_turn(page)
        if question(page) in wanted:
            return question(page)
        click_curiously(page)
    raise AssertionError(f"nobody asked {wanted}")


def test_a_whole_game_against_bots(harbour: Harbour, newcomer: Newcomer, screen: dict[str, Any]) -> None:
    """By clicking on a wide screen, by touch on a phone."""
    page = newcomer(screen)
    sit_down(page, harbour)
    assert to_the_end(page, click_curiously) > 50
    end = page.get_by_test_id("end-screen")
    expect(end).to_be_visible()
    expect(end.get_by_role("table")).to_contain_text("Development")


def test_a_bid_by_stepper_and_by_typing(harbour: Harbour, newcomer: Newcomer) -> None:
    page = newcomer()
    sit_down(page, harbour)
    for typed in (False, True):
        while True:
            play_until(page, "bid")
            amount = page.get_by_test_id("amount")
            if amount.count() and int(amount.get_attribute("max") or "0") > int(amount.get_attribute("min") or "0"):
                break
            click_curiously(page)
        wish = int(amount.get_attribute("min") or "0") + 1
        before = seq(page)
        if typed:
            amount.fill(str(wish))
            amount.press("Enter")
        else:
            page.get_by_role("button", name="More").click()
            page.get_by_test_id("bid").get_by_role("button", name=f"Bid {wish}").last.click()
        wait_for_change(page, before)
        page.get_by_test_id("tab-log").click()
        expect(page.get_by_text(f"bids {wish}.").first).to_be_visible()


def test_the_table_is_accessible(harbour: Harbour, newcomer: Newcomer, screen: dict[str, Any]) -> None:
    page = newcomer(screen)
    sit_down(page, harbour)
    for wanted in (("flag", "mark"), ("bid",), ("act",), ("after", "harvest", "draw", "gap", "extra")):
        play_until(page, *wanted)
        check_in_both_themes(page)


def test_anybodys_boards_can_be_looked_at(harbour: Harbour, newcomer: Newcomer) -> None:
    page = newcomer()
    sit_down(page, harbour)
    play_until(page, "flag", "mark")
    page.get_by_test_id("look-1").click()
    expect(page.get_by_role("region", name="Development board")).to_be_visible()
    page.get_by_test_id("look-market").click()
    expect(page.get_by_role("group", name="Market")).to_be_visible()
