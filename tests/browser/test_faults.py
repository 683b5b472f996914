"""What people see when something is wrong: a sentence that helps, in place of what it is about, and gone afterwards."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import LAPTOP, PHONE, Newcomer
from tests.browser.harbour import Harbour
from tests.browser.playing import wait_for_my_turn
from tests.browser.scenes import settle
from tests.browser.shelf import Shelf, asked, late
from tests.browser.test_input import Wire

DAMAGED = "The record of this game is damaged. It is shown as far as it can be read, and cannot go on."


def test_a_damaged_game_says_so_where_the_question_would_be(harbour: Harbour, shelf: Shelf, newcomer: Newcomer) -> None:
    """A game that is only looked at: nothing may lie over the board for ever."""
    page = newcomer(PHONE)
    path = shelf.seat(page, late("carthage", share=0.4))
    shelf.damage(path, 9)
    page.goto(harbour.address + path)
    expect(page.get_by_test_id("prompt").get_by_role("heading")).to_have_text(DAMAGED)
    assert page.get_by_text(DAMAGED).count() == 1
    assert page.get_by_test_id("prompt").get_by_role("heading").evaluate("(told) => told.scrollHeight") <= 43
    page.set_viewport_size(LAPTOP["viewport"])
    expect(page.get_by_test_id("prompt").get_by_role("heading")).to_have_text(DAMAGED)


def test_what_is_said_without_a_connection_stays_in_its_field(
    harbour: Harbour, shelf: Shelf, newcomer: Newcomer
) -> None:
    """Nobody has noticed yet that the connection is dead, and then everybody has."""
    page = newcomer(LAPTOP, shaky=True)
    wire = Wire(page)
    page.goto(harbour.address + shelf.seat(page, asked("carthage", "turn")))
    wait_for_my_turn(page)
    page.get_by_test_id("tab-chat").click()
    field, send = page.get_by_test_id("chat-input"), page.get_by_test_id("chat-send")
    wire.to_page = wire.to_server = False
    field.fill("Is anybody there?")
    send.click()
    expect(page.get_by_test_id("lost")).to_be_visible()
    expect(field).to_have_value("Is anybody there?")
    expect(send).to_be_disabled()
    field.press("Enter")
    expect(field).to_have_value("Is anybody there?")
    wire.mend()
    expect(page.get_by_test_id("lost")).to_have_count(0)
    send.click()
    expect(page.get_by_test_id("chat")).to_contain_text("Is anybody there?")
    expect(field).to_have_value("")


def test_a_table_that_does_not_come_says_so_and_comes_later(harbour: Harbour, shelf: Shelf, newcomer: Newcomer) -> None:
    page = newcomer(LAPTOP, shaky=True)
    path = shelf.seat(page, asked("carthage", "turn"))
    page.route("**/api/me", lambda route: route.fulfill(status=503))
    page.goto(harbour.address + path)
    expect(page.get_by_role("status").filter(has_text="The connection is lost. Trying again")).to_be_visible()
    page.unroute("**/api/me")
    assert wait_for_my_turn(page)


def test_who_is_banned_is_told_so_on_coming_back_to_a_table(harbour: Harbour, shelf: Shelf, newcomer: Newcomer) -> None:
    page = newcomer(LAPTOP, barred=True)
    me = shelf.person("Mira")
    me.enter(page.context, harbour.address)
    path = shelf.lay_game(me, asked("carthage", "turn"), [me, None])
    page.goto(harbour.address + path)
    wait_for_my_turn(page)
    shelf.ban(me)
    sentence = page.get_by_text("The operator of this server has decided that you cannot come in.")
    expect(sentence).to_be_visible()
    page.reload()
    expect(sentence).to_be_visible()


def test_who_was_erased_comes_to_the_front_page_as_somebody_new(
    harbour: Harbour, shelf: Shelf, newcomer: Newcomer
) -> None:
    page = newcomer(LAPTOP, barred=True)
    me, friend = shelf.person("Mira"), shelf.person("Zoe")
    me.enter(page.context, harbour.address)
    page.goto(harbour.address + shelf.lay_game(friend, asked("carthage", "turn"), [me, friend]))
    wait_for_my_turn(page)
    shelf.erase(me)
    expect(page.get_by_role("heading", name="The table cannot be shown")).to_be_visible()
    expect(page.get_by_text("You are not signed in.")).to_be_visible()
    page.get_by_role("link", name="To the front page").click()
    expect(page.get_by_role("button", name="Play now")).to_have_count(4)
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_role("banner")).to_contain_text("Guest")


@pytest.mark.parametrize(("game", "key"), [("goa", "flag"), ("mombasa", "turn")])
def test_a_lost_connection_leaves_the_tabs_of_the_board_free(
    harbour: Harbour, shelf: Shelf, newcomer: Newcomer, game: str, key: str
) -> None:
    """On a phone, upright and lying; and what the banner covers can be scrolled up."""
    page = newcomer(PHONE, shaky=True)
    wire = Wire(page)
    page.goto(harbour.address + shelf.seat(page, asked(game, key)))
    assert wait_for_my_turn(page)
    room = page.get_by_test_id("board").evaluate("(board) => board.scrollHeight - board.clientHeight")
    wire.to_page = wire.to_server = False
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    banner = page.get_by_test_id("lost")
    expect(banner).to_be_visible()
    more = page.get_by_test_id("board").evaluate("(board) => board.scrollHeight - board.clientHeight")
    assert more >= room + 40
    for width, height in ((390, 664), (360, 640), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        told, board = banner.bounding_box(), page.get_by_test_id("board").bounding_box()
        assert told is not None
        assert board is not None
        assert board["x"] <= told["x"]
        assert told["x"] + told["width"] <= board["x"] + board["width"] + 1
        assert told["y"] > board["y"] + 60, "the banner lies on the head of the board"
        assert told["y"] + told["height"] <= board["y"] + board["height"] + 1, "the banner lies on the sheet"
