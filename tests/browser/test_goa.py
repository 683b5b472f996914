"""Goa in a real browser: bids by stepper and by typing, and the boards of others."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Newcomer
from tests.browser.playing import asks_again, click_curiously, question, seq, wait_for_change, wait_for_my_turn
from tests.browser.questions import moments
from tests.browser.shelf import NAMES, Shelf, asked


def sit_down(page: Page, shelf: Shelf, *keys: str) -> None:
    """At a game for three in which one of these is asked."""
    page.goto(shelf.place.address + shelf.seat(page, asked("goa", *keys, seats=3)))
    expect(page.get_by_test_id("board")).to_be_visible()


def play_until(page: Page, *wanted: str, most: int = 60) -> str:
    """Play on until one of these questions is asked."""
    for _ in range(most):
        assert wait_for_my_turn(page)
        if question(page) in wanted:
            return question(page)
        click_curiously(page)
    raise AssertionError(f"nobody asked {wanted}")


def test_a_bid_by_stepper_and_by_typing(shelf: Shelf, newcomer: Newcomer) -> None:
    page = newcomer()
    sit_down(page, shelf, "bid")
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
        assert wait_for_my_turn(page)  # what the others did meanwhile lies over the log until it is asked for
        page.get_by_test_id("tab-log").click()
        expect(page.get_by_text(f"bids {wish}.").first).to_be_visible()


def test_anybodys_boards_can_be_looked_at(shelf: Shelf, newcomer: Newcomer) -> None:
    page = newcomer()
    sit_down(page, shelf, "flag", "mark")
    page.get_by_test_id("look-1").click()
    expect(page.get_by_role("region", name="Development board")).to_be_visible()
    page.get_by_test_id("look-market").click()
    expect(page.get_by_role("group", name="Market")).to_be_visible()


def test_a_typed_move_calls_people_by_their_names(shelf: Shelf, newcomer: Newcomer) -> None:
    """The field suggests what the list of moves says, and understands it."""
    page, me = newcomer(), shelf.person("Mira")
    me.enter(page.context, shelf.place.address)
    moment = next(moment for moment in moments("goa") if moment.key == "spy")
    page.goto(shelf.place.address + shelf.lay_moment(me, moment))
    assert wait_for_my_turn(page)
    before = seq(page)
    others = [NAMES[seat] for seat in range(moment.seats) if seat != moment.seat]
    field = page.get_by_test_id("typed-move")
    expect(field).to_have_attribute("placeholder", f"Type a move: Use the levels of {others[0]}")
    suggested = page.locator("#typed-moves option").evaluate_all("found => found.map((each) => each.value)")
    assert suggested == [f"Use the levels of {name}" for name in others]
    field.fill(f"use the levels of {others[-1].lower()}")
    field.press("Enter")
    if asks_again(page, before):
        field.press("Enter")
    wait_for_change(page, before)
