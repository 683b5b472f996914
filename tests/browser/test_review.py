"""Choosing a bot by its level, and looking back at a finished game with the Master."""

from typing import Any

from playwright.sync_api import expect

import entrepot
from tests.browser.axe import check_in_both_themes
from tests.browser.conftest import Newcomer
from tests.browser.harbour import Harbour
from tests.browser.opinions import made_up
from tests.browser.questions import FEW, whole_game
from tests.browser.scenes import REVIEWED, settle
from tests.browser.screens import SCREENS
from tests.browser.shelf import Shelf, played

PATIENCE_MS = 120_000
"""The processes of a review start with it, and another review may be before it; a busy machine is no fault."""


def test_a_bot_is_chosen_by_its_face(harbour: Harbour, newcomer: Newcomer, screen: dict[str, Any]) -> None:
    page = newcomer(screen)
    page.goto(f"{harbour.address}/new/carthage")
    bot = page.get_by_test_id("bot-of-1")
    expect(bot).to_contain_text("Trader")
    bot.click()
    expect(page.get_by_test_id("bot-level-3")).to_have_attribute("aria-pressed", "true")
    page.get_by_test_id("other-programs").click()
    expect(page.get_by_test_id("bot-random")).to_be_visible()
    check_in_both_themes(page)
    page.get_by_test_id("bot-level-2").click()
    expect(bot).to_contain_text("Clerk")
    expect(page.get_by_test_id("bots")).to_have_count(0)
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_test_id("player-1")).to_have_count(1)


def test_a_finished_game_is_reviewed(harbour: Harbour, newcomer: Newcomer, screen: dict[str, Any]) -> None:
    game = entrepot.load("carthage").deal(2, seed=4)
    bot = entrepot.bot("greedy", seed=1)
    while not game.over:
        game.play(game.waiting[0], bot.choose(game.sight(game.waiting[0])))
    with Shelf(harbour.place) as shelf:
        me = shelf.person("Mira")
        path = shelf.lay_game(me, game, [me, None])
    page = newcomer(screen)
    me.enter(page.context, harbour.address)
    page.goto(harbour.address + path)
    page.get_by_test_id("review-it").click()

    chart = page.get_by_test_id("chance-chart")
    first = page.get_by_test_id("decisions").get_by_role("button").first
    expect(first).to_be_visible(timeout=PATIENCE_MS)  # while the rest is still being looked at
    page.get_by_test_id("all-decisions").click()
    first.click()
    expect(first).to_have_attribute("aria-current", "true")
    chart.focus()
    page.keyboard.press("Home")
    check_in_both_themes(page)
    page.get_by_test_id("try-it").click()
    expect(page.get_by_test_id("table")).to_be_visible()
    assert path not in page.url


WHOLE = """(frame) => {
    const [around, board] = [frame, frame.firstElementChild].map((one) => one.getBoundingClientRect());
    const [left, top] = [board.left - around.left, board.top - around.top];
    return left >= 0 && top >= 0 && left + board.width <= around.width && top + board.height <= around.height;
}"""


def test_the_board_of_a_moment_is_whole_and_a_click_brings_it_closer(harbour: Harbour, newcomer: Newcomer) -> None:
    laptop = SCREENS["1366x650"]
    page = newcomer({"viewport": {"width": laptop.width, "height": laptop.height}})
    with Shelf(harbour.place) as shelf:
        game = played("carthage", whole_game("carthage", FEW), FEW)
        path = shelf.seat(page, game)
        shelf.keep_review(path, game, made_up(game, 0))
    page.goto(f"{harbour.address}{path}/review")
    page.wait_for_selector(REVIEWED)
    settle(page)
    board = page.get_by_test_id("moment-board")
    assert board.evaluate(WHOLE)
    board.click(position={"x": 300, "y": 150})
    expect(board).to_have_attribute("aria-pressed", "true")
    assert not board.evaluate(WHOLE)
    assert board.evaluate("(frame) => frame.scrollLeft > 0")
    board.press("Enter")
    expect(board).to_have_attribute("aria-pressed", "false")
    assert board.evaluate(WHOLE)
