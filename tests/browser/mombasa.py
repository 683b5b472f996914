"""How a person plays Mombasa in the browser: pick a card up and lay it, or click what glows."""

from playwright.sync_api import Page

from tests.browser.playing import click, click_a_piece, glowing, press, seq


def can_lay(page: Page) -> bool:
    return page.locator(".held.legal:not(.quiet)").count() > 0 and page.locator(".slot.legal:not(.full)").count() > 0


def lay_a_card(page: Page) -> None:
    """Pick the first card of the hand up and lay it at the first free slot; the others may lay theirs meanwhile."""
    cards = page.locator(".held").count()
    press(page, page.locator(".held.legal:not(.quiet)").first)
    press(page, page.locator(".slot.legal:not(.full)").first)
    page.wait_for_function(
        """(cards) => document.querySelectorAll('.held').length < cards
            && document.querySelector('[data-testid="table"]').dataset.sent === 'false'""",
        arg=cards,
    )


def play_on(page: Page) -> None:
    """Fill the plan, then say ready; else click what glows, and the main button now and then or where nothing does."""
    main = page.get_by_test_id("main").filter(visible=True)
    planning = main.count() > 0 and main.first.inner_text().startswith("Ready")
    end = page.get_by_test_id("end").filter(visible=True)
    if planning and can_lay(page):
        lay_a_card(page)
    elif end.count() and (seq(page) % 5 == 4 or not glowing(page).count()):
        click(page, end.first)
    elif main.count() and (planning or seq(page) % 5 == 4 or not glowing(page).count()):
        click(page, main.first)
    else:
        click_a_piece(page)
