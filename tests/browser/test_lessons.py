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


def skip_to(page: Page, say: str, game: str, lesson: str) -> None:
    """Go on without playing, until a step of this lesson stands there."""
    steps = [moment.step for moment in course_of(entrepot.load(game)).lessons[lesson].moments]
    for at, step in enumerate(steps):
        expect(page.locator(f'[data-testid=lesson][data-step="{at}"]')).to_have_count(1)
        if step.say == say:
            return
        page.get_by_test_id("show" if step.move else "next").click()


def test_on_a_phone_what_is_to_be_touched_is_brought_into_sight(harbour: Harbour, newcomer: Newcomer) -> None:
    """Bonus spaces lie behind a tab of the board, the cards that are lit behind one of what is mine."""
    page = newcomer(PHONE)
    page.goto(f"{harbour.address}/learn/mombasa/turn")
    skip_to(page, "most", "mombasa", "turn")
    expect(page.locator("[data-piece='slot:slot 1']")).to_be_visible()
    page.locator("[data-piece='space:expansion']").tap()
    expect(page.get_by_role("heading", name="Nothing was used up")).to_be_visible()


def test_ending_a_phase_is_asked_as_in_a_game(harbour: Harbour, newcomer: Newcomer) -> None:
    page = newcomer(WIDE)
    page.goto(f"{harbour.address}/learn/mombasa/expand")
    skip_to(page, "end", "mombasa", "expand")
    page.get_by_test_id("end").click()
    page.get_by_test_id("end-ask").get_by_text("Slot 3").click()
    page.get_by_test_id("end-yes").click()
    expect(page.get_by_role("heading", name="Every card comes back")).to_be_visible()


def test_what_a_step_speaks_of_is_brought_onto_the_stage(harbour: Harbour, newcomer: Newcomer) -> None:
    """On a phone the achievements of Yokohama lie with the boards, and the areas in the city."""
    page = newcomer(PHONE)
    page.goto(f"{harbour.address}/learn/yokohama/goal")
    holes = page.get_by_test_id("light").locator(".hole")
    expect(page.get_by_test_id("stage-boards")).to_have_attribute("aria-pressed", "true")
    expect(holes).to_have_count(3)
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_test_id("stage-city")).to_have_attribute("aria-pressed", "true")
    expect(holes).not_to_have_count(0)


def test_on_a_phone_what_leads_to_a_move_is_lit(harbour: Harbour, newcomer: Newcomer) -> None:
    """The areas of Yokohama lie open one at a time: first the small one is tapped, then what is done there."""
    page = newcomer(PHONE)
    page.goto(f"{harbour.address}/learn/yokohama/turn")
    skip_to(page, "pair", "yokohama", "turn")
    expect(page.get_by_test_id("light").locator(".hole")).not_to_have_count(0)
    page.locator("[data-marks='area:silk_mill_1']").tap()
    page.get_by_test_id("board").get_by_text("Place two assistants at Silk Mill 1").tap()
    expect(page.get_by_role("heading", name="The president acts")).to_be_visible()
