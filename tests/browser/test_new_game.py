"""A game from outside, made by following docs/adding-a-game.md, is played to its end at the plain table."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import check
from tests.browser.conftest import PHONE, WIDE, Newcomer
from tests.browser.harbour import Harbour
from tests.browser.playing import click, to_the_end
from tests.docs.test_adding_a_game import FILES

ENTRY_POINTS = "[entrepot.games]\nlighthouse = lighthouse:load\n"


def lay_out(folder: Path) -> Path:
    """The files of the page, and what an installer would write beside them."""
    about = {"METADATA": "Metadata-Version: 2.1\nName: lighthouse\nVersion: 1\n", "entry_points.txt": ENTRY_POINTS}
    written = {f"lighthouse-1.dist-info/{name}": text for name, text in about.items()}
    for name, text in {**FILES, **written}.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harbour]:
    place = Harbour(tmp_path_factory.mktemp("harbour"), packages=lay_out(tmp_path_factory.mktemp("packages")))
    place.start()
    yield place
    place.kill()


def click_a_listed_move(page: Page) -> None:
    moves = page.get_by_test_id("move-list").get_by_role("button")
    if not moves.first.is_visible():
        page.get_by_test_id("tab-moves").filter(visible=True).click()
    click(page, moves.first)


@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_game_of_the_docs_is_played_to_its_end(
    outside: Harbour, newcomer: Newcomer, screen: dict[str, Any]
) -> None:
    page = newcomer(screen)
    page.goto(outside.address)
    games = page.get_by_test_id("other-games")
    expect(games).to_contain_text("Lighthouse")
    games.get_by_role("button", name="Play now: Lighthouse").click()
    expect(page.get_by_test_id("board")).to_contain_text("lamp")
    assert to_the_end(page, click_a_listed_move) > 3
    expect(page.get_by_test_id("end-screen")).to_contain_text("Sizes of the ships at home")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_its_pages_can_be_read_in_both_themes(outside: Harbour, newcomer: Newcomer, theme: str) -> None:
    page = newcomer(PHONE, color_scheme=theme)
    page.goto(outside.address)
    expect(page.get_by_test_id("other-games")).to_be_visible()
    check(page)
    page.get_by_role("link", name="New table: Lighthouse").click()
    expect(page.get_by_role("heading", name="New table: Lighthouse")).to_be_visible()
    check(page)
