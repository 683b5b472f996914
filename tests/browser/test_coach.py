"""The coach of a first game: each kind of decision is explained once, beside what is asked, as long as one likes."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import entrepot
from tests.browser.conftest import LAPTOP, PHONE, Newcomer
from tests.browser.harbour import Harbour
from tests.browser.mombasa import can_lay, lay_a_card
from tests.browser.playing import click, click_a_piece, question, wait_for_my_turn
from tests.browser.scenes import go_on
from tests.browser.shelf import Shelf, asked, played

CROWDED = {"carthage": "token", "goa": "flag", "mombasa": "invest", "yokohama": "place_first"}
"""Questions that leave little room beside what can be clicked."""
SCREENS = pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=["laptop", "phone"])
COVERED = """() => {
    const within = (a, b) => ({
        left: Math.max(a.left, b.left), right: Math.min(a.right, b.right),
        top: Math.max(a.top, b.top), bottom: Math.min(a.bottom, b.bottom),
    });
    const rect = (node) => node.getBoundingClientRect();
    const card = document.querySelector('[data-testid="coach"]');
    const board = document.querySelector('[data-testid="board"]');
    const asked = '.piece.legal:not(.quiet), [data-testid="prompt"], [data-testid="main"], [data-testid="end"]';
    return [...document.querySelectorAll(asked)].filter((node) => {
        if (!node.checkVisibility()) return false;
        const shown = board.contains(node) ? within(rect(node), rect(board)) : rect(node);
        const both = within(shown, rect(card));
        return both.right - both.left > 1 && both.bottom - both.top > 1;
    });
}"""
"""What of the question and its answers lies under the card."""


def explanation(game: str, kind: str) -> str:
    return entrepot.load(game).words.say(f"coach.{kind}")


def switch_on(page: Page) -> None:
    page.get_by_test_id("settings").click()
    page.get_by_test_id("coach-setting").check()
    page.keyboard.press("Escape")


def explains(page: Page, game: str, kind: str) -> None:
    expect(page.get_by_test_id("coach-said")).to_have_text(explanation(game, kind))


@SCREENS
def test_a_kind_of_decision_is_explained_once_and_again_on_demand(
    harbour: Harbour, shelf: Shelf, newcomer: Newcomer, screen: dict[str, Any]
) -> None:
    page = newcomer(screen)
    page.goto(harbour.address + shelf.seat(page, asked("carthage", "token")))
    wait_for_my_turn(page)
    switch_on(page)
    explains(page, "carthage", "token")
    click_a_piece(page)
    wait_for_my_turn(page)
    explains(page, "carthage", "turn")
    page.get_by_test_id("coach-close").click()
    expect(page.get_by_test_id("coach")).to_have_count(0)
    click(page, page.locator(".piece.legal[data-piece^='market:']").first)
    wait_for_my_turn(page)
    assert question(page) == "turn"
    expect(page.get_by_test_id("coach")).to_have_count(0)
    page.get_by_test_id("rule").click()
    expect(page.get_by_test_id("explained")).to_have_text(explanation("carthage", "turn"))


def test_the_explanation_goes_with_the_first_answer(harbour: Harbour, shelf: Shelf, newcomer: Newcomer) -> None:
    """Where the same is asked several times in a row, as the cards of a plan are, it does not stay for all of them."""
    page = newcomer(LAPTOP)
    page.goto(harbour.address + shelf.seat(page, asked("mombasa", "plan")))
    wait_for_my_turn(page)
    switch_on(page)
    explains(page, "mombasa", "plan")
    lay_a_card(page)
    assert can_lay(page)
    expect(page.get_by_test_id("coach")).to_have_count(0)


def test_who_has_enough_of_it_is_left_alone(harbour: Harbour, shelf: Shelf, newcomer: Newcomer) -> None:
    page = newcomer(PHONE)
    page.goto(harbour.address + shelf.seat(page, played("carthage", [], 2)))
    wait_for_my_turn(page)
    switch_on(page)
    page.get_by_test_id("coach-off").click()
    expect(page.get_by_test_id("coach")).to_have_count(0)
    page.reload()
    wait_for_my_turn(page)
    page.get_by_test_id("settings").click()
    expect(page.get_by_test_id("coach-setting")).not_to_be_checked()
    expect(page.get_by_test_id("coach")).to_have_count(0)


@SCREENS
def test_the_card_lies_over_nothing_that_is_asked(
    harbour: Harbour, shelf: Shelf, newcomer: Newcomer, screen: dict[str, Any]
) -> None:
    page = newcomer(screen)
    me = shelf.person("Mira")
    me.enter(page.context, harbour.address)
    for game, kind in CROWDED.items():
        go_on(page, harbour.address, shelf.lay_game(me, asked(game, kind), [me, None]))
        wait_for_my_turn(page)
        if not page.get_by_test_id("coach").count():
            switch_on(page)
        explains(page, game, kind)
        page.wait_for_function(f"() => !({COVERED})().length")
