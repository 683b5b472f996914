"""Every game to its end in a real browser: by touch on a phone, by keyboard alone, by clicking.

`make test` plays the last part of a game that sensible seats began, and leaves out the mouse, which clicks what a
finger taps; `make test LAYERS=screens` plays whole games, in all three ways.
"""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import entrepot
from entrepot.kernel.options import Choice
from tests.browser.conftest import LAPTOP, PHONE, WIDE, Newcomer
from tests.browser.harbour import Harbour
from tests.browser.mombasa import play_on
from tests.browser.playing import click_curiously, click_something, open_table, press_something, to_the_end
from tests.browser.screens import THOROUGH
from tests.browser.shelf import Shelf, late
from tests.browser.yokohama import click_on, tap_on

Step = Callable[[Page], None]
BY_HAND: dict[str, Step] = {
    "carthage": click_something,
    "goa": click_curiously,
    "mombasa": play_on,
    "yokohama": click_on,
}
WAYS: dict[str, tuple[dict[str, Any], dict[str, Step]]] = {
    "mouse": (LAPTOP, BY_HAND),
    "touch": (PHONE, {**BY_HAND, "yokohama": tap_on}),
    "keys": (WIDE, dict.fromkeys(BY_HAND, press_something)),
}
OPTIONS: dict[str, dict[str, Choice]] = {"mombasa": {"variable_setup": True}}
SCORED = {"carthage": "Cards under the trader marker", "goa": "Development", "mombasa": "Total", "yokohama": "Goods"}
FEWEST = 40 if THOROUGH else 4
"""Decisions that a game, or the end of one, needs at least."""


def sit_down(page: Page, harbour: Harbour, shelf: Shelf, game: str) -> None:
    options = OPTIONS.get(game, {})
    if THOROUGH:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
        path = open_table(page, harbour.address, seats, game=game, options=options)
    else:
        path = shelf.seat(page, late(game, options=options))
    page.goto(harbour.address + path)


@pytest.mark.parametrize("way", WAYS if THOROUGH else ("touch", "keys"))
@pytest.mark.parametrize("game", entrepot.games())
def test_a_game_is_played_to_its_end(harbour: Harbour, shelf: Shelf, newcomer: Newcomer, game: str, way: str) -> None:
    screen, steps = WAYS[way]
    page = newcomer(screen)
    sit_down(page, harbour, shelf, game)
    expect(page.get_by_test_id("board")).to_be_visible()
    assert to_the_end(page, steps[game]) >= FEWEST
    end = page.get_by_test_id("end-screen")
    expect(end).to_be_visible()
    expect(end.get_by_role("table")).to_contain_text(SCORED[game])
    expect(page.get_by_test_id("chart")).to_be_visible()
