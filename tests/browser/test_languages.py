"""Everybody at a table reads their own language, and changes it without losing the table."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocket, expect

import entrepot
from entrepot import rulebook
from entrepot.kernel.words import Words
from tests.browser.conftest import Newcomer
from tests.browser.harbour import Harbour
from tests.browser.playing import click_a_piece, open_table, press, question, wait_for_my_turn

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


def with_icons(sentence: str) -> re.Pattern[str]:
    """A sentence as the table shows it: beside what has an icon there may be more space."""
    return re.compile(re.escape(sentence).replace(r"\ ", r"\s+").replace(r"\(", r"\(\s*"))


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_the_opening_of_a_game_is_played_and_read_in_one_language(
    harbour: Harbour, newcomer: Newcomer, language: str
) -> None:
    """By clicks: what is asked, what an offer says and will do, and what the log tells of it."""
    words = GAME.into(language)
    page = newcomer(locale=language)
    page.goto(harbour.address + open_table(page, harbour.address, [{"kind": "me"}, {"kind": "bot", "bot": "random"}]))
    wait_for_my_turn(page)
    reads(page, language)
    offer = page.get_by_test_id("move-list").locator("[data-move]").nth(1)
    expect(offer).to_contain_text(with_icons(words.say("move.token", {"colour": "blue"})))
    expect(offer).to_contain_text(words.say("will.bonus", {"bonus": 1}))
    press(page, page.locator("[data-piece='token:blue']"))
    expect(page.get_by_test_id("table")).not_to_have_attribute("data-question", "token")
    wait_for_my_turn(page)
    assert question(page) == "turn"
    wordings = [name for name in words.all("prompt") if name.startswith("turn")]
    ends = [words.say(f"prompt.{name}", {"coins": 0, "price": 0}).rpartition("0")[2] for name in wordings]
    expect(page.get_by_test_id("prompt")).to_contain_text(re.compile("|".join(map(re.escape, ends))))
    click_a_piece(page)
    page.get_by_test_id("tab-log").click()
    told = words.say("event.token", {"seat": "", "colour": "blue"}).strip()
    expect(page.get_by_test_id("log")).to_contain_text(with_icons(told))
