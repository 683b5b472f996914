"""How a person plays Yokohama in the browser: click what helps most, and on a phone look at an area first."""

import re

from playwright.sync_api import Locator, Page

from tests.browser.playing import asks_again, press, seq, wait_for_change

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
