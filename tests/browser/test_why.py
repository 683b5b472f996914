"""Why not: a piece that cannot be used now answers a click with a sentence and the rule, and nothing is played."""

from playwright.sync_api import expect

from tests.browser.axe import check_in_both_themes
from tests.browser.conftest import PHONE, Newcomer
from tests.browser.harbour import Harbour
from tests.browser.playing import open_table, press, seq, wait_for_my_turn

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "random"}


def test_a_piece_without_a_move_says_why_and_leads_to_the_rule(harbour: Harbour, newcomer: Newcomer) -> None:
    page = newcomer()
    page.goto(harbour.address + open_table(page, harbour.address, [ME, BOT]))
    assert wait_for_my_turn(page)
    before = seq(page)
    card = page.locator(".piece[data-piece^='market:']").first
    card.click(force=True)  # it is disabled for those who look for what can be done
    why = page.get_by_test_id("why")
    expect(why).to_contain_text("not now")
    expect(why).to_contain_text("Choose your first achievement token; then the turns begin.")
    expect(card).to_have_attribute("data-not-now", "")
    check_in_both_themes(page)
    why.get_by_role("button", name="Rule CAR-2.5: Setup").click()
    expect(page.get_by_test_id("rule-sheet")).to_contain_text("CAR-2.5")
    expect(why).to_have_count(0)
    expect(card).not_to_have_attribute("data-not-now", "")
    assert seq(page) == before


def test_a_tap_does_the_same_and_the_next_one_puts_it_away(harbour: Harbour, newcomer: Newcomer) -> None:
    page = newcomer(PHONE)
    page.goto(harbour.address + open_table(page, harbour.address, [ME, BOT]))
    assert wait_for_my_turn(page)
    card = page.locator(".piece[data-piece^='market:']").first
    card.tap(force=True)
    why = page.get_by_test_id("why")
    expect(why).to_be_visible()
    press(page, page.get_by_test_id("settings"))
    expect(why).to_have_count(0)
