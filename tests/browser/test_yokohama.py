"""Yokohama in a real browser: a whole game by clicking, and what the table tells while one plays."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import check, check_in_both_themes
from tests.browser.conftest import WIDE, Newcomer
from tests.browser.harbour import Harbour
from tests.browser.playing import asks_again, open_table, press, seq, to_the_end, wait_for_change, wait_for_my_turn

BOT = {"kind": "bot", "bot": "greedy"}
GLOWING = ".piece.legal:not(.quiet)"
LIKED = ("goal", "house", "token", "shop", "order", "card", "church", "customs", "warehouse", "choice", "area")
"""What somebody who wants to get on clicks first."""
AREA_MOVES = re.compile(
    "Place|Go to|Take the tram|Take back|Take an assistant|Move it|Act at|Put the station|Fulfil order"
)
"""Moves that a phone shows when their area is looked at, or in the tab of the orders."""


def liking(piece: str, label: str) -> int:
    """How gladly a glowing piece is clicked: by its kind, and never what takes something back."""
    kind = piece.split(":")[0]
    return -1 if kind not in LIKED or "ack" in label.split(".")[-1] else len(LIKED) - LIKED.index(kind)


def best_of(glowing: Locator, turn: int) -> Locator | None:
    """A piece of the kind that is liked best; always the same area would never end the game."""
    found = glowing.evaluate_all("nodes => nodes.map(node => [node.dataset.piece, node.ariaLabel])")
    ranks = [liking(piece, label) for piece, label in found]
    best = [at for at, rank in enumerate(ranks) if rank == max(ranks) >= 0]
    return glowing.nth(best[turn % len(best)]) if best else None


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


def choose(page: Page) -> None:
    """Click the piece one likes best; where nothing glows, the main button."""
    before = seq(page)
    piece = best_of(page.locator(GLOWING).filter(visible=True), before)
    main = page.get_by_test_id("main").filter(visible=True)
    if piece is None or (page.get_by_test_id("table").get_attribute("data-offers") == "1" and main.count()):
        press(page, (main if main.count() else page.locator(GLOWING).filter(visible=True)).first)
    else:
        has_menu = piece.get_attribute("aria-haspopup") == "menu"
        press(page, piece)
        if has_menu:
            press(page, page.get_by_test_id("move-menu").get_by_role("menuitem").last)
    if asks_again(page, before):
        armed = page.locator(".armed").filter(visible=True)
        press(page, (armed if armed.count() else main).first)
        wait_for_change(page, before)


def click_on(page: Page) -> None:
    assert not uncovered(page)
    choose(page)


def tap_on(page: Page) -> None:
    """On a phone one looks at an area of the small city first, if any glows; then its moves can be tapped."""
    areas = page.locator(".cell.glows").filter(visible=True)
    if areas.count():
        press(page, areas.nth(seq(page) % areas.count()).get_by_role("button"))
    assert not any(AREA_MOVES.match(text) is None for text in uncovered(page))
    choose(page)


def sit_down(page: Page, harbour: Harbour, bots: int = 1) -> None:
    path = open_table(page, harbour.address, [{"kind": "me"}, *[BOT] * bots], game="yokohama")
    page.goto(harbour.address + path)
    expect(page.get_by_test_id("board")).to_be_visible()


def test_a_whole_game_by_clicking_or_touch_only(harbour: Harbour, newcomer: Newcomer, screen: dict[str, Any]) -> None:
    page = newcomer(screen)
    sit_down(page, harbour)
    assert to_the_end(page, click_on if screen is WIDE else tap_on) > 40
    end = page.get_by_test_id("end-screen")
    expect(end).to_be_visible()
    expect(end.get_by_role("table")).to_contain_text("Goods")


def test_a_lone_go_on_plays_by_itself(harbour: Harbour, newcomer: Newcomer) -> None:
    """Who holds a secret order is asked before the main action in any case; nobody has to click that away."""
    page = newcomer(WIDE)
    page.add_init_script("""localStorage.setItem('entrepot.settings', '{"forced": true, "summary": false}')""")
    sit_down(page, harbour)
    assert wait_for_my_turn(page)
    page.get_by_test_id("move-list").get_by_role("button").first.click()
    expect(page.get_by_test_id("table")).to_have_attribute("data-question", "place_first")


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


def test_the_box_says_what_is_our_own(harbour: Harbour, newcomer: Newcomer, screen: dict[str, Any]) -> None:
    page = newcomer(screen)
    sit_down(page, harbour)
    page.get_by_test_id("about-box").click()
    about = page.get_by_role("dialog", name="About this box")
    made = page.request.get(f"{harbour.address}/api/games/yokohama").json()["house_made"]
    expect(about.get_by_role("listitem")).to_have_count(len(made))
    expect(about).to_contain_text("the rewards on the building tiles")
    check(page)


def test_city_and_boards_are_accessible(harbour: Harbour, newcomer: Newcomer, screen: dict[str, Any]) -> None:
    page = newcomer(screen)
    sit_down(page, harbour, bots=2)
    assert wait_for_my_turn(page)
    check_in_both_themes(page)
    page.get_by_test_id("stage-boards").click()
    check_in_both_themes(page)
