"""Lessons: played at the table, by one's own clicks, in every language."""

import pytest
from playwright.sync_api import Page, expect

import entrepot
from entrepot.kernel.words import Words
from entrepot.lessons import course_of
from tests.browser.axe import check_in_both_themes
from tests.browser.conftest import PHONE, WIDE, Newcomer
from tests.browser.harbour import Harbour

GAME = entrepot.load("carthage")
COURSE = course_of(GAME)
MARKET = COURSE.lessons["market"]


def at_step(page: Page, say: str, words: Words) -> None:
    """The card speaks of this step."""
    step = next(at for at, moment in enumerate(MARKET.moments) if moment.step.say == say)
    expect(page.locator(f'[data-testid=lesson][data-step="{step}"]')).to_have_count(1)
    heading = page.get_by_test_id("lesson-card").get_by_role("heading")
    expect(heading).to_have_text(words.say(f"lesson.market.{say}"))


@pytest.mark.parametrize(("language", "screen"), [("en", WIDE), ("pl", PHONE), ("cs", WIDE)])
def test_a_lesson_is_played_by_ones_own_clicks(
    harbour: Harbour, newcomer: Newcomer, language: str, screen: dict[str, object]
) -> None:
    words = COURSE.words(language)
    page = newcomer(screen, locale=language)
    page.goto(f"{harbour.address}/learn/carthage/market")
    for say in ("turn", "dear"):
        at_step(page, say, words)
        page.get_by_test_id("next").click()
    at_step(page, "take", words)
    check_in_both_themes(page)

    page.locator("[data-piece='market:blue 2']").click()
    page.locator(f'[role=menu] [data-move="{GAME.moves.read("take blue 2").number}"]').click()
    small = words.say("lesson.market.take.wrong.small", {"card": "green 5"})
    expect(page.get_by_test_id("lesson-text")).to_have_text(small)
    at_step(page, "take", words)

    page.get_by_test_id("show").click()
    at_step(page, "buy", words)
    page.get_by_test_id("main").click()
    at_step(page, "pay", words)
    page.get_by_test_id("back").click()
    at_step(page, "buy", words)
