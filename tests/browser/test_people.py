"""Getting people to the table: by code, by link, for a bot; going away, being nudged, coming back, giving up."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.axe import check
from tests.browser.conftest import PHONE, WIDE, Newcomer
from tests.browser.harbour import Harbour
from tests.browser.playing import click_something, is_over, open_table, rename, sit_down, wait_for_my_turn
from tests.browser.screens import THOROUGH
from tests.browser.shelf import Shelf, late

BOT = {"kind": "bot", "bot": "greedy"}
MOST = 1500
MINUTES = 180_000
"""Milliseconds in which bots play a whole game by themselves, also as plain Python on a busy machine."""


def said_code(page: Page) -> str:
    """The three words as somebody would say them."""
    code = page.get_by_test_id("code")
    expect(code).to_be_visible()  # a page shows itself when it is complete
    return code.inner_text().replace("\n", " ").upper()


def come_by_code(page: Page, address: str, code: str) -> None:
    page.goto(address)
    page.get_by_role("textbox", name="Three words").fill(code)
    page.get_by_role("button", name="Join", exact=True).click()


def turn_of(pages: list[Page]) -> Page | None:
    """The page that is asked now; None if the game is over."""
    for _ in range(MOST):
        if is_over(pages[0]):
            return None
        for page in pages:
            if page.get_by_test_id("table").get_attribute("data-asked") == "true":
                return page
        pages[0].wait_for_timeout(60)
    raise AssertionError("nobody is asked")


def play_until(pages: list[Page], wanted: Page | None = None, moves: int = MOST) -> None:
    """Play on until a page is asked, or so many moves were made, or the game is over."""
    for _ in range(moves):
        asked = turn_of(pages)
        if asked is None or not wait_for_my_turn(asked) or asked is wanted:
            return
        click_something(asked)


class LaterClock:
    """Lets a page believe that it is later than it is: it goes by what the server says, over a wire that adds to it.

    The page's own clock would not do: every answer to a ping tells it how late it really is."""

    def __init__(self, page: Page) -> None:
        self.ahead = 0.0
        page.route_web_socket(re.compile("/live"), self._lay)

    def _lay(self, near: WebSocketRoute) -> None:
        far = near.connect_to_server()
        far.on_message(lambda frame: near.send(self._later(frame)))

    def _later(self, frame: str | bytes) -> str:
        message = json.loads(frame)
        if "now" in message:
            message["now"] += self.ahead
        return json.dumps(message)


def test_two_people_play_and_one_goes_away_in_the_middle(harbour: Harbour, newcomer: Newcomer) -> None:
    """One comes by code on a phone, goes away, is nudged, is sat in for, comes back, and plays on."""
    ann = newcomer(WIDE, fresh=True)  # with a wire of its own
    clock = LaterClock(ann)
    rename(ann, harbour.address, "Ann")
    path = open_table(ann, harbour.address, [{"kind": "me"}, {"kind": "open"}])
    ann.goto(harbour.address + path)
    ben = newcomer(PHONE)
    come_by_code(ben, harbour.address, said_code(ann))
    expect(ben.get_by_test_id("waiting-room")).to_be_visible()
    sit_down(ben, 1, "Ben")
    for page in (ann, ben):
        expect(page.get_by_test_id("board")).to_be_visible()
    expect(ann.get_by_test_id("player-1")).to_contain_text("Ben")
    play_until([ann, ben], moves=6)
    play_until([ann, ben], wanted=ben)

    place = ben.url
    ben.goto("about:blank")
    expect(ann.get_by_test_id("player-1").get_by_role("img", name="not here")).to_be_attached()
    clock.ahead = 6 * 60 + 5
    expect(ann.get_by_test_id("away-1")).to_contain_text("away 6 min")
    expect(ann.get_by_test_id("prompt")).to_contain_text("Ben has to decide, and is away.")
    ann.get_by_test_id("nudge").click()
    expect(ann.get_by_test_id("nudge")).to_contain_text("Nudge again")
    ann.get_by_test_id("absent").click()
    check(ann)
    ann.get_by_test_id("sit-in").click()
    assert wait_for_my_turn(ann), "the bot has moved for Ben"

    ben.goto(place)
    expect(ben.get_by_test_id("left-1")).to_be_visible()
    ben.get_by_test_id("back-1").click()
    expect(ben.get_by_test_id("left-1")).to_have_count(0)
    play_until([ann, ben], wanted=ben)
    assert wait_for_my_turn(ben)
    if THOROUGH:
        play_until([ann, ben])
        expect(ben.get_by_test_id("end-screen")).to_be_visible()


def test_two_people_play_to_the_end_and_again(harbour: Harbour, shelf: Shelf, newcomer: Newcomer) -> None:
    ann, ben = newcomer(WIDE), newcomer(PHONE)
    friend = shelf.person("Ben")
    friend.enter(ben.context, harbour.address)
    host = shelf.person("Ann")
    host.enter(ann.context, harbour.address)
    path = shelf.lay_game(host, late("carthage", share=0.95), [host, friend])
    for page in (ann, ben):
        page.goto(harbour.address + path)
        expect(page.get_by_test_id("board")).to_be_visible()
    play_until([ann, ben])
    for page in (ann, ben):
        expect(page.get_by_test_id("end-screen")).to_be_visible()
    ann.get_by_test_id("again").click()
    ann.wait_for_url(lambda url: path not in url)
    ben.get_by_test_id("again").click()
    ben.wait_for_url(lambda url: path not in url)
    assert ann.url.split("?")[0] == ben.url.split("?")[0]


def test_a_nudge_reaches_an_open_page(harbour: Harbour, shelf: Shelf, newcomer: Newcomer) -> None:
    """Ben has been asked for some minutes, and looks at the table."""
    ann, ben = newcomer(WIDE), newcomer(PHONE)
    host, friend = shelf.person("Ann"), shelf.person("Ben")
    host.enter(ann.context, harbour.address)
    friend.enter(ben.context, harbour.address)
    path = shelf.lay_game(host, late("carthage"), [friend, host])
    ben.goto(harbour.address + path)
    assert wait_for_my_turn(ben)
    ann.goto(harbour.address + path)
    ann.get_by_test_id("nudge").click()
    expect(ben.get_by_test_id("nudged")).to_contain_text("Ann nudges you")
    expect(ann.get_by_test_id("nudge")).to_contain_text("again in")


def test_a_friend_sits_in_for_a_bot(harbour: Harbour, newcomer: Newcomer, screen: dict[str, Any]) -> None:
    ann = newcomer(WIDE)
    rename(ann, harbour.address, "Ann")
    ann.goto(harbour.address + open_table(ann, harbour.address, [{"kind": "me"}, BOT, BOT]))
    ann.get_by_test_id("invite").click()
    expect(ann.get_by_test_id("offer-1")).to_be_checked()
    expect(ann.get_by_test_id("offer-2")).not_to_be_checked()
    expect(ann.get_by_test_id("only-here")).to_contain_text("Only this computer")
    qr = ann.get_by_test_id("qr")
    assert qr.evaluate("node => node.complete && node.naturalWidth > 0 || node.decode().then(() => true)")
    check(ann)
    link = ann.get_by_test_id("invite-link").get_attribute("data-link") or ""
    ben = newcomer(screen)
    ben.goto(link)
    expect(ben.get_by_test_id("welcome")).to_be_visible()
    check(ben)
    ben.get_by_test_id("sit-down").click()
    expect(ben.get_by_test_id("welcome").get_by_role("alert")).to_contain_text("name first")
    ben.get_by_test_id("welcome-name").fill("Ben")
    ben.get_by_test_id("sit-down").click()
    expect(ben.get_by_test_id("welcome")).to_have_count(0)
    expect(ann.get_by_test_id("player-1")).to_contain_text("Ben")
    play_until([ann, ben], wanted=ben)
    assert wait_for_my_turn(ben)


def test_who_only_watches_can_sit_down_later(harbour: Harbour, newcomer: Newcomer) -> None:
    ann, ben = newcomer(WIDE), newcomer(PHONE)
    rename(ann, harbour.address, "Ann")
    path = open_table(ann, harbour.address, [{"kind": "me"}, BOT])
    ann.goto(harbour.address + path)
    ben.goto(harbour.address + path)
    expect(ben.get_by_test_id("watching")).to_be_attached()
    expect(ben.get_by_test_id("sit")).to_have_count(0)
    ann.get_by_test_id("invite").click()
    ben.get_by_test_id("only-watch").click()
    ben.get_by_test_id("sit").click()
    ben.get_by_test_id("welcome-name").fill("Ben")
    ben.get_by_test_id("sit-down").click()
    expect(ann.get_by_test_id("player-1")).to_contain_text("Ben")


def test_the_waiting_room_fills_with_bots_shows_who_is_here_and_can_be_closed(
    harbour: Harbour, newcomer: Newcomer, screen: dict[str, Any]
) -> None:
    ann, ben = newcomer(screen), newcomer(WIDE)
    rename(ann, harbour.address, "Ann")
    path = open_table(ann, harbour.address, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    ann.goto(harbour.address + path)
    ben.goto(harbour.address + path)
    sit_down(ben, 1, "Ben")
    expect(ann.get_by_test_id("dot-1")).to_have_attribute("aria-label", "here now")
    ben.goto("about:blank")
    expect(ann.get_by_test_id("dot-1")).to_have_attribute("aria-label", "not here now")
    check(ann)
    ann.get_by_test_id("fill-2").click()
    check(ann)
    ann.get_by_test_id("bot-sheet").locator("[aria-pressed=true]").click()
    expect(ann.get_by_test_id("board")).to_be_visible()
    other = open_table(ann, harbour.address, [{"kind": "me"}, {"kind": "open"}])
    ann.goto(harbour.address + other)
    ben.goto(harbour.address + other)
    expect(ben.get_by_test_id("waiting-room")).to_be_visible()
    expect(ben.get_by_test_id("close-table")).to_have_count(0)
    ann.get_by_test_id("close-table").click()
    ann.get_by_test_id("close-yes").click()
    expect(ben.get_by_role("heading", name="The table was closed")).to_be_visible()
    ann.wait_for_url(f"{harbour.address}/")


def test_conceding_asks_once_and_says_who_has_won(harbour: Harbour, newcomer: Newcomer, screen: dict[str, Any]) -> None:
    ann, ben = newcomer(screen), newcomer(WIDE)
    rename(ann, harbour.address, "Ann")
    path = open_table(ann, harbour.address, [{"kind": "me"}, {"kind": "open"}])
    ann.goto(harbour.address + path)
    ben.goto(harbour.address + path)
    sit_down(ben, 1, "Ben")
    play_until([ann, ben], moves=6)
    ann.get_by_test_id("settings").click()
    ann.get_by_test_id("concede-0").click()
    expect(ann.get_by_test_id("concede-dialog")).to_contain_text("Ben wins at once")
    check(ann)
    ann.get_by_test_id("concede-yes").click()
    expect(ben.get_by_test_id("end-screen")).to_contain_text("You win!")
    expect(ben.get_by_test_id("end-screen")).to_contain_text("Ann conceded")
    expect(ann.get_by_test_id("end-screen")).to_contain_text("Ben wins")
    check(ann)


def test_with_bots_a_game_goes_on_after_a_concession(harbour: Harbour, shelf: Shelf, newcomer: Newcomer) -> None:
    ann = newcomer(WIDE)
    ann.goto(harbour.address + shelf.seat(ann, late("carthage", seats=3)))
    assert wait_for_my_turn(ann)
    ann.get_by_test_id("settings").click()
    ann.get_by_test_id("concede-0").click()
    expect(ann.get_by_test_id("concede-dialog")).to_contain_text("A bot plays on for you")
    expect(ann.get_by_test_id("concede-yes")).to_be_enabled()
    ann.get_by_test_id("concede-yes").dispatch_event("click")  # the page is busy with all that the bots then do
    expect(ann.get_by_test_id("end-screen")).to_contain_text("conceded", timeout=MINUTES)
    assert ann.get_by_test_id("undo").count() == 0, "nothing is asked of who conceded"


@pytest.mark.parametrize("code", ["amber-canal-river", "nonsense"])
def test_a_code_that_no_table_has_is_told_so(harbour: Harbour, newcomer: Newcomer, code: str) -> None:
    page = newcomer(PHONE, astray=True)
    page.goto(f"{harbour.address}/j/{code}")
    expect(page.get_by_role("heading", name="Table not found")).to_be_visible()
