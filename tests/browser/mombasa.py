"""How a person plays Mombasa in the browser: pick a card up and lay it, or click what glows."""

from playwright.sync_api import Locator, Page

from tests.browser.playing import asks_again, seq, wait_for_change


def glowing(page: Page) -> Locator:
    return page.locator(".piece.legal:not(.quiet)").filter(visible=True)


def lay_a_card(page: Page) -> None:
    """Pick the first card of the hand up and lay it at the first free slot."""
    page.locator(".held.legal:not(.quiet)").first.click()
    page.locator(".slot.legal:not(.full)").first.click()


def click_a_piece(page: Page) -> None:
    """Click what glows; the main button only where nothing else does, where the plan is full, and now and then."""
    before = seq(page)
    main = page.get_by_test_id("main").filter(visible=True)
    says = main.first.inner_text() if main.count() else ""
    if says.startswith("Ready"):
        if page.locator(".held.legal:not(.quiet)").count() and page.locator(".slot.legal:not(.full)").count():
            lay_a_card(page)
        else:
            main.click()
    elif main.count() and (before % 5 == 4 or not glowing(page).count()):
        main.click()
    else:
        things = glowing(page)
        piece = things.nth(before % things.count())
        has_menu = piece.get_attribute("aria-haspopup") == "menu"
        piece.click()
        if has_menu:
            items = page.get_by_test_id("move-menu").get_by_role("menuitem")
            items.nth(before % items.count()).click()
    if asks_again(page, before):
        armed = page.locator(".armed").filter(visible=True)
        (armed if armed.count() else main).first.click()
    wait_for_change(page, before)
