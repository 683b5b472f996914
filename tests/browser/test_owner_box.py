"""An owner's box in the browser: said before a table is opened, while it waits, and at the table."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import WIDE, Newcomer
from tests.browser.harbour import Harbour
from tests.browser.playing import click_something, open_table, wait_for_my_turn
from tests.owner import edited_box

NAMED = "Played with the box mine.toml."


@pytest.fixture(scope="module")
def owned(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harbour]:
    folder = tmp_path_factory.mktemp("harbour")
    place = Harbour(folder, box=edited_box(folder))
    place.start()
    yield place
    place.kill()


def test_tables_are_played_with_an_owners_box(owned: Harbour, newcomer: Newcomer) -> None:
    page = newcomer(WIDE)
    page.goto(f"{owned.address}/new/carthage")
    expect(page.get_by_test_id("owner-box")).to_contain_text("mine.toml")
    page.goto(owned.address + open_table(page, owned.address, [{"kind": "me"}, {"kind": "open"}]))
    expect(page.get_by_test_id("owner-box")).to_have_text(NAMED)
    page.goto(owned.address + open_table(page, owned.address, [{"kind": "me"}, {"kind": "bot"}]))
    assert wait_for_my_turn(page)
    click_something(page)
    page.get_by_test_id("settings").filter(visible=True).click()
    expect(page.get_by_test_id("owner-box")).to_have_text(NAMED)


def test_games_with_their_own_box_say_nothing_of_it(owned: Harbour, newcomer: Newcomer) -> None:
    page = newcomer(WIDE)
    page.goto(f"{owned.address}/new/goa")
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()
    expect(page.get_by_test_id("owner-box")).to_have_count(0)
