"""Everybody at a table reads their own language, and changes it without losing the table."""

import re
from pathlib import Path

from playwright.sync_api import Page, WebSocket, expect

import entrepot
from entrepot import rulebook
from entrepot.kernel.words import Words
from tests.browser.conftest import Newcomer
from tests.browser.harbour import Harbour
from tests.browser.playing import open_table, wait_for_my_turn

CLIENT = Path(__file__).parents[2] / "web" / "src" / "words"
GAME = entrepot.load("carthage").words


def table_words(language: str) -> Words:
    """What the client itself says at a table."""
    return Words(language, (CLIENT / language / "table.ftl").read_text(encoding="utf-8"))


def reads(page: Page, language: str) -> None:
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_test_id("prompt")).to_contain_text(GAME.into(language).say("prompt.token"))


def test_two_people_read_their_own_language_and_change_it_at_the_table(harbour: Harbour, newcomer: Newcomer) -> None:
    ann = newcomer()
    sockets: list[WebSocket] = []
    ann.on("websocket", lambda socket: sockets.append(socket))
    path = open_table(ann, harbour.address, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    ann.goto(harbour.address + path)
    wait_for_my_turn(ann)
    reads(ann, "en")

    ola = newcomer(locale="cs-CZ")
    ola.goto(harbour.address + path)
    expect(ola.locator("html")).to_have_attribute("lang", "cs")
    expect(ola.get_by_text(table_words("cs").say("table.watching")).first).to_be_visible()

    ann.get_by_test_id("settings").click()
    ann.get_by_test_id("settings-menu").get_by_test_id("language").select_option("Polski")
    reads(ann, "pl")
    expect(ann.get_by_test_id("settings-menu")).to_contain_text(table_words("pl").say("table.animations"))
    assert len(sockets) == 1, "the connection stays"
    expect(ola.locator("html")).to_have_attribute("lang", "cs")

    ann.reload()
    reads(ann, "pl")
    ann.get_by_test_id("rule").click()
    chapters = {rule.chapter for rule in rulebook.rules_of("carthage", "pl").values()}
    heading = ann.get_by_test_id("rule-sheet").get_by_role("heading", level=3)
    expect(heading).to_have_text(re.compile("|".join(map(re.escape, chapters))))
