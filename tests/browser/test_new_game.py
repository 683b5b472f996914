"""A game from outside, made by following docs/adding-a-game.md, is played to its end at the plain table."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import check_in_both_themes
from tests.browser.conftest import PHONE, WIDE, Newcomer
from tests.browser.harbour import Harbour
from tests.browser.playing import click, to_the_end
from tests.docs.following import install


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harbour]:
    place = Harbour(tmp_path_factory.mktemp("harbour"), packages=install(tmp_path_factory.mktemp("packages")))
    place.start()
    yield place
    place.kill()


@pytest.fixture
def spoilt(tmp_path: Path) -> Iterator[Harbour]:
    """The same game with a board that fails at its second drawing."""
    packages = install(tmp_path / "packages")
    module = packages / "lighthouse" / "browser" / "board.js"
    module.write_text("let drawn = 0;\nexport function draw() { if (drawn++) throw new Error('spoilt'); }", "utf-8")
    (tmp_path / "harbour").mkdir()
    place = Harbour(tmp_path / "harbour", packages=packages)
    place.start()
    yield place
    place.kill()


def sit_down_at_once(page: Page, place: Harbour) -> None:
    page.goto(place.address)
    games = page.get_by_test_id("other-games")
    expect(games).to_contain_text("Lighthouse")
    games.get_by_role("button", name="Play now: Lighthouse").click()


def click_on_the_board(page: Page) -> None:
    """One of the buttons that the game's own board draws."""
    click(page, page.get_by_test_id("outside-board").locator("button.legal").first)


def click_a_listed_move(page: Page) -> None:
    moves = page.get_by_test_id("move-list").get_by_role("button")
    if not moves.first.is_visible():
        page.get_by_test_id("tab-moves").filter(visible=True).click()
    click(page, moves.first)


@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_game_of_the_docs_is_played_to_its_end_on_its_own_board(
    outside: Harbour, newcomer: Newcomer, screen: dict[str, Any]
) -> None:
    page = newcomer(screen)
    sit_down_at_once(page, outside)
    expect(page.get_by_test_id("outside-board")).to_contain_text("The lamp burns")
    assert to_the_end(page, click_on_the_board) > 3
    expect(page.get_by_test_id("end-screen")).to_contain_text("Sizes of the ships at home")


def test_the_moves_of_the_list_play_it_too(outside: Harbour, newcomer: Newcomer) -> None:
    page = newcomer(PHONE)
    sit_down_at_once(page, outside)
    assert to_the_end(page, click_a_listed_move) > 3


def test_a_board_that_fails_gives_way_to_the_tree(spoilt: Harbour, newcomer: Newcomer) -> None:
    page = newcomer(WIDE, spoilt=True)
    sit_down_at_once(page, spoilt)
    to_the_end(page, click_a_listed_move)
    page.get_by_test_id("end-screen").get_by_role("button", name="Look at the board").last.click()
    expect(page.get_by_test_id("board")).to_contain_text("The game’s own board cannot be drawn.")
    expect(page.get_by_test_id("board")).to_contain_text("wrecks")


def test_its_rules_can_be_read(outside: Harbour, newcomer: Newcomer) -> None:
    page = newcomer(WIDE)
    page.goto(f"{outside.address}/rules/lighthouse")
    expect(page.get_by_text("Ships of equal size run into each other")).to_be_visible()


def test_its_pages_can_be_read_in_both_themes(outside: Harbour, newcomer: Newcomer) -> None:
    page = newcomer(PHONE)
    page.goto(outside.address)
    expect(page.get_by_test_id("other-games")).to_be_visible()
    check_in_both_themes(page)
    page.get_by_role("link", name="New table: Lighthouse").click()
    expect(page.get_by_role("heading", name="New table: Lighthouse")).to_be_visible()
    check_in_both_themes(page)
