"""Yokohama in a real browser: a whole game by clicking, and what the table tells while one plays."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import WIDE, Newcomer
from tests.browser.harbour import Harbour
from tests.browser.playing import asks_again, open_table, seq, to_the_end, wait_for_change, wait_for_my_turn
from tests.browser.test_pages import check

BOT = {"kind": "bot", "bot": "greedy"}
GLOWING = ".piece.legal:not(.quiet)"
LIKED = ("goal", "house", "token", "shop", "order", "card", "church", "customs", "warehouse", "choice", "area")
"""What somebody who wants to get on clicks first."""


def liking(piece: str, label: str) -> int:
    """How gladly a glowing piece is clicked: the best kind first, areas by the power one would have there."""
    kind = piece.split(":")[0]
    if kind not in LIKED or "ack" in label.split(".")[-1]:
        return -1
    power = re.search(r"power (\d)", label)
    return 10 * (len(LIKED) - LIKED.index(kind)) + (int(power[1]) if power else 0)


def best_of(glowing: Locator) -> Locator | None:
    found = glowing.evaluate_all("nodes => nodes.map(node => [node.dataset.piece, node.ariaLabel])")
    ranks = [liking(piece, label) for piece, label in found]
    return glowing.nth(ranks.index(max(ranks))) if ranks and max(ranks) >= 0 else None


def uncovered(page: Page) -> list[str]:
    """The legal moves that neither a visible piece nor the main button offers."""
    found: list[str] = page.evaluate(
        """() => {
            const shown = [...document.querySelectorAll('.piece[data-moves]')].filter(node => node.checkVisibility());
            const moves = new Set(shown.flatMap(node => node.dataset.moves.split(' ')));
            const main = document.querySelector('[data-testid="main"]');
            return [...document.querySelectorAll('[data-testid="move-list"] [data-move]')]
                .filter(node => !moves.has(node.dataset.move))
                .map(node => node.innerText)
                .filter(text => !(main && /^(Go on|Stop)/.test(text)));
        }"""
    )
    return found


def click_on(page: Page) -> None:
    """Click the piece one likes best; where nothing glows, the main button."""
    assert not uncovered(page)
    before = seq(page)
    piece = best_of(page.locator(GLOWING).filter(visible=True))
    main = page.get_by_test_id("main").filter(visible=True)
    if piece is None or (page.get_by_test_id("table").get_attribute("data-offers") == "1" and main.count()):
        (main if main.count() else page.locator(GLOWING).filter(visible=True)).first.click()
    else:
        has_menu = piece.get_attribute("aria-haspopup") == "menu"
        piece.click()
        if has_menu:
            page.get_by_test_id("move-menu").get_by_role("menuitem").last.click()
    if asks_again(page, before):
        armed = page.locator(".armed").filter(visible=True)
        (armed if armed.count() else main).first.click()
    wait_for_change(page, before)


def sit_down(page: Page, harbour: Harbour, bots: int = 1) -> None:
    path = open_table(page, harbour.address, [{"kind": "me"}, *[BOT] * bots], game="yokohama")
    page.goto(harbour.address + path)
    expect(page.get_by_test_id("board")).to_be_visible()


def test_a_whole_game_by_clicking_only(harbour: Harbour, newcomer: Newcomer) -> None:
    page = newcomer(WIDE)
    sit_down(page, harbour)
    assert to_the_end(page, click_on) > 40
    end = page.get_by_test_id("end-screen")
    expect(end).to_be_visible()
    expect(end.get_by_role("table")).to_contain_text("Goods")


def test_an_area_tells_what_it_would_give(harbour: Harbour, newcomer: Newcomer) -> None:
    page = newcomer(WIDE)
    sit_down(page, harbour)
    while "Place up to" not in page.get_by_test_id("prompt").inner_text():
        assert wait_for_my_turn(page)
        before = seq(page)
        main = page.get_by_test_id("main").filter(visible=True)
        (main if main.count() else page.locator(GLOWING).filter(visible=True)).first.click()
        wait_for_change(page, before)
    bank = page.locator('[data-piece="area:bank"]')
    bank.hover()
    inspector = page.get_by_role("complementary", name="What an area would give")
    expect(inspector).to_contain_text("Bank")
    expect(inspector).to_contain_text("2 yen")
    bank.click()
    page.get_by_role("menuitem", name="Place an assistant at Bank").click()
    expect(bank).to_have_accessible_name(re.compile("1 assistant of yours"))
    page.get_by_test_id("stage-boards").click()
    expect(page.get_by_role("region", name="Laboratory A")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_city_and_boards_are_accessible(
    harbour: Harbour, newcomer: Newcomer, screen: dict[str, Any], theme: str
) -> None:
    page = newcomer(screen, color_scheme=theme)
    sit_down(page, harbour, bots=2)
    assert wait_for_my_turn(page)
    check(page)
    page.get_by_test_id("stage-boards").click()
    check(page)
