"""Nothing happens by accident: keys, second clicks, what ends a phase, and a broken connection, in a real browser."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import PHONE, WIDE, Newcomer
from tests.browser.harbour import Harbour
from tests.browser.mombasa import lay_a_card, play_on
from tests.browser.playing import (
    asks_again,
    click_something,
    glowing,
    open_table,
    press,
    press_something,
    question,
    seq,
    shown_keys,
    type_key,
    wait_for_change,
    wait_for_my_turn,
)
from tests.browser.shelf import Shelf, asked

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "greedy"}


def sit_down(page: Page, harbour: Harbour, game: str, *others: dict[str, str]) -> None:
    page.goto(harbour.address + open_table(page, harbour.address, [ME, *(others or (BOT,))], game=game))
    begin(page)


def begin(page: Page) -> None:
    """Until this page is asked; where somebody else on this device begins, as that seat."""
    opener = page.get_by_test_id("curtain-open")
    expect(page.get_by_test_id("board").or_(opener)).to_be_visible()
    if opener.count():
        opener.click()
    assert wait_for_my_turn(page)


def typed(page: Page) -> str:
    return page.get_by_test_id("table").get_attribute("data-typed") or ""


def count_plays(page: Page) -> Callable[[], int]:
    """How many moves the page has sent since; asked before the page is opened."""
    sent: list[str] = []

    def listen(socket: Any) -> None:
        socket.on("framesent", lambda frame: sent.append(json.loads(frame)["type"]))

    page.on("websocket", listen)
    return lambda: sent.count("play")


# Keys ----------------------------------------------------------------------------------------------------------------


def test_writing_in_the_chat_plays_nothing(harbour: Harbour, newcomer: Newcomer) -> None:
    page = newcomer()
    plays = count_plays(page)
    sit_down(page, harbour, "carthage")
    keys = "".join(shown_keys(page))
    page.get_by_test_id("tab-chat").first.click()
    field = page.get_by_test_id("chat-input")
    expect(field).to_be_focused()
    page.keyboard.type(f"2 minutes please {keys}")
    expect(field).to_have_value(f"2 minutes please {keys}")
    page.get_by_test_id("chat-send").click()
    expect(field).to_be_focused()
    page.keyboard.type(keys)
    expect(field).to_have_value(keys)
    for place in ("tab-chat", "chat", "chat-send"):
        page.get_by_test_id(place).first.focus()
        page.keyboard.type(keys)
        assert typed(page) == ""
    page.get_by_test_id("tab-log").first.click()
    press_something(page)
    assert plays() == 1


def test_a_digit_bids_its_amount(harbour: Harbour, shelf: Shelf, newcomer: Newcomer) -> None:
    page = newcomer()
    page.goto(harbour.address + shelf.seat(page, asked("goa", "bid", seats=3)))
    begin(page)
    while question(page) != "bid" or "4" not in shown_keys(page):
        press_something(page)
        assert wait_for_my_turn(page)
    before = seq(page)
    assert page.locator('[data-piece="bid:4"]').first.get_attribute("data-key") == "4"
    type_key(page, "4")
    if asks_again(page, before):
        type_key(page, "4")
    wait_for_change(page, before)
    log = page.request.get(page.url.replace("/tables/", "/api/tables/") + "/log?seat=0").json()
    bids = [
        event["amount"] for entry in log for event in entry["events"] if event["kind"] == "bid" and entry["seat"] == 0
    ]
    assert bids[-1] == 4


def test_a_held_key_plays_once(harbour: Harbour, newcomer: Newcomer) -> None:
    page = newcomer()
    plays = count_plays(page)
    sit_down(page, harbour, "carthage")
    before = seq(page)
    key = shown_keys(page)[0]
    page.keyboard.down(key)
    if asks_again(page, before):
        page.keyboard.up(key)
        page.keyboard.down(key)
    wait_for_change(page, before)
    assert wait_for_my_turn(page)
    for _ in range(5):
        page.keyboard.down(key)  # goes on being held: the browser says so
    assert typed(page) == ""
    page.keyboard.up(key)
    first = page.get_by_test_id("move-list").locator("button").first
    first.focus()
    before = seq(page)
    page.keyboard.down("Enter")
    if asks_again(page, before):
        page.keyboard.up("Enter")
        page.keyboard.down("Enter")
    assert wait_for_my_turn(page)
    for _ in range(5):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    press_something(page)
    assert plays() == 3


def test_every_key_is_shown_and_a_page_lists_them(harbour: Harbour, newcomer: Newcomer) -> None:
    page = newcomer()
    sit_down(page, harbour, "carthage")
    press_something(page)
    assert wait_for_my_turn(page)
    keys = shown_keys(page)
    assert len(keys) == len(set(keys)) == page.get_by_test_id("move-list").locator("button").count()
    pieces = page.locator(".piece.legal:not(.quiet)").filter(visible=True)
    written = pieces.evaluate_all("all => all.map((piece) => piece.dataset.key ?? '')")
    assert all(written)
    assert {key for text in written for key in text.split(" · ")} <= set(keys)
    page.keyboard.press("?")
    sheet = page.get_by_test_id("keys-sheet")
    expect(sheet).to_be_visible()
    assert {key.lower() for key in sheet.locator("dl").first.locator("kbd").all_inner_texts()} == set(keys)
    expect(sheet).to_contain_text("take back your last move")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.keyboard.press("Shift+R")
    expect(page.get_by_test_id("rule-sheet")).to_contain_text("CAR-3.2")
    page.keyboard.press("Escape")
    page.keyboard.type(next(key for key in keys if len(key) > 1)[0])
    expect(page.get_by_test_id("typed-keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("typed-keys")).to_have_count(0)


def test_no_keys_are_drawn_on_phones(harbour: Harbour, newcomer: Newcomer) -> None:
    page = newcomer(PHONE)
    sit_down(page, harbour, "carthage")
    assert page.locator("[data-key], kbd").filter(visible=True).count() == 0


# What ends a phase, and the second click -----------------------------------------------------------------------------


def test_mombasa_ends_a_phase_by_a_button_that_asks(
    harbour: Harbour, shelf: Shelf, newcomer: Newcomer, screen: dict[str, Any]
) -> None:
    page = newcomer(screen)
    page.goto(harbour.address + shelf.seat(page, asked("mombasa", "turn")))
    begin(page)
    end, ask = page.get_by_test_id("end").filter(visible=True), page.get_by_test_id("end-ask")
    while not end.count():
        play_on(page)
        assert wait_for_my_turn(page)
    assert page.locator(".pile.legal").count() == 0
    before = seq(page)
    end.first.dblclick()
    expect(ask).to_contain_text(re.compile(r"End your phase( with \d+ cards? unused)?\?"))
    expect(ask).to_contain_text("it cannot be taken back")
    assert seq(page) == before
    page.get_by_test_id("end-keep").click()
    expect(ask).to_have_count(0)
    end.first.click()
    expect(page.get_by_test_id("end-keep")).to_be_focused()
    page.get_by_test_id("end-yes").click()  # waits until it can be pressed: the question was readable then
    wait_for_change(page, before)
    expect(ask).to_have_count(0)


def test_a_double_click_does_not_skip_the_question(
    harbour: Harbour, shelf: Shelf, newcomer: Newcomer, screen: dict[str, Any]
) -> None:
    """The plan of Mombasa with nothing planned: the question says so, in words of the finger or of the mouse."""
    page = newcomer(screen)
    plays = count_plays(page)
    page.goto(harbour.address + shelf.seat(page, asked("mombasa", "plan")))
    begin(page)
    main = page.get_by_test_id("main").filter(visible=True)
    sent = plays()
    main.first.dblclick()
    expect(page.get_by_test_id("table")).to_have_attribute("data-readable", "true")  # also while the others plan
    warning = page.get_by_test_id("warning")
    expect(warning).to_contain_text("You planned 0 of 3")
    expect(warning).to_contain_text("Tap it again" if screen is PHONE else "Click it again")
    assert plays() == sent
    main.first.click()
    expect(page.get_by_test_id("table")).not_to_have_attribute("data-question", "plan")
    assert plays() == sent + 1


CLICK_AT_ONCE = """() => {
    const table = document.querySelector('[data-testid="table"]');
    const main = () => document.querySelector('[data-testid="main"]');
    const question = table.dataset.question;
    window.clicked = null;
    new MutationObserver((_, observer) => {
        if (table.dataset.question === question || !main()) return;
        observer.disconnect();
        setTimeout(() => {
            main().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
            window.clicked = table.dataset.question;
        }, 100);
    }).observe(table, { attributes: true, childList: true, subtree: true });
}"""
"""Clicks the main button again, soon after it answers another question: by a timer, as that of the button is one."""


def test_a_double_click_answers_one_question(
    harbour: Harbour, shelf: Shelf, newcomer: Newcomer, screen: dict[str, Any]
) -> None:
    """The next question of Yokohama has its button in the same place."""
    page = newcomer(screen)
    plays = count_plays(page)
    page.goto(harbour.address + shelf.seat(page, asked("yokohama", "path")))
    begin(page)
    page.evaluate(CLICK_AT_ONCE)
    main = page.get_by_test_id("main").filter(visible=True).first
    sent = plays()
    main.click()
    page.wait_for_function("() => window.clicked")
    expect(main).not_to_have_attribute("aria-disabled", "true")
    expect(page.get_by_test_id("table")).to_have_attribute("data-question", page.evaluate("window.clicked"))
    assert plays() == sent + 1


def test_on_phones_the_whole_warning_is_read(harbour: Harbour, shelf: Shelf, newcomer: Newcomer) -> None:
    page = newcomer(PHONE)
    page.goto(harbour.address + shelf.seat(page, asked("yokohama", "take_second")))
    begin(page)
    press(page, glowing(page).first)
    warning = page.get_by_test_id("warning")
    for width, height in ((390, 664), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        expect(warning).to_contain_text("tap anything else to forget it")
        foot = "(box) => box.getBoundingClientRect().bottom"
        assert warning.evaluate(foot) <= warning.locator("..").evaluate(foot)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("undo")).to_be_visible()


# The connection ------------------------------------------------------------------------------------------------------


class Wire:
    """The socket between a page and the server, which can be cut without being closed."""

    def __init__(self, page: Page) -> None:
        self.to_server = self.to_page = True
        self.kept: list[tuple[WebSocketRoute, str | bytes]] = []
        page.route_web_socket(re.compile("/live"), self._lay)

    def _lay(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda message: server.send(message) if self.to_server else None)
        server.on_message(lambda message: self._hear(socket, message))

    def _hear(self, socket: WebSocketRoute, message: str | bytes) -> None:
        if self.to_page:
            socket.send(message)
        else:
            self.kept.append((socket, message))

    def mend(self, deliver: bool = False) -> None:
        """Let everything pass again; what was kept back meanwhile comes first, or is lost."""
        self.to_server = self.to_page = True
        kept, self.kept = self.kept, []
        for socket, message in kept if deliver else []:
            socket.send(message)


@pytest.mark.parametrize("arrives", [False, True], ids=["lost on the way", "answer lost"])
def test_a_click_on_a_dead_connection_is_held_and_counts_once(
    harbour: Harbour, newcomer: Newcomer, arrives: bool
) -> None:
    page = newcomer(WIDE, shaky=True)
    wire = Wire(page)
    sit_down(page, harbour, "carthage", {"kind": "here", "name": "Zoe"})
    before = seq(page)
    wire.to_page, wire.to_server = False, arrives
    page.get_by_test_id("move-list").locator("button").first.click()
    expect(page.get_by_test_id("lost")).to_be_visible()
    expect(page.get_by_test_id("held")).to_contain_text("Your move waits until the connection is back")
    expect(page.get_by_test_id("connection")).to_have_text("not connected")
    expect(page.locator(".waits, .sure").first).to_be_attached()
    wire.mend()
    expect(page.get_by_test_id("counted")).to_contain_text("your move counted")
    expect(page.get_by_test_id("lost")).to_have_count(0)
    assert seq(page) == before + 1


def test_a_late_click_is_told_so(harbour: Harbour, newcomer: Newcomer) -> None:
    """The same person at two windows: one plays while the other has not heard of it yet."""
    page = newcomer()
    other = page.context.new_page()
    wire = Wire(other)
    sit_down(page, harbour, "carthage", {"kind": "here", "name": "Zoe"})
    other.goto(page.url)
    begin(other)
    wire.to_page = False
    before = seq(page)
    click_something(page)
    assert seq(other) == before
    other.get_by_test_id("move-list").locator("button").last.click()
    while not any('"refused"' in str(message) for _, message in wire.kept):
        other.wait_for_timeout(20)
    wire.mend(deliver=True)
    expect(other.get_by_test_id("refused")).to_contain_text("your move did not count")
    assert seq(other) == before + 1


# Taking back ---------------------------------------------------------------------------------------------------------


def test_restart_takes_the_whole_turn_back(harbour: Harbour, shelf: Shelf, newcomer: Newcomer) -> None:
    page = newcomer()
    page.goto(harbour.address + shelf.seat(page, asked("mombasa", "plan")))
    begin(page)
    expect(page.get_by_test_id("player-1")).to_contain_text("ready")
    hand, restart = page.locator(".held"), page.get_by_test_id("restart")
    cards = hand.count()
    for by_key in (False, True):
        lay_a_card(page)
        expect(restart).to_have_count(0)  # one move: that is what undo is for
        lay_a_card(page)
        expect(hand).to_have_count(cards - 2)
        before = seq(page)
        if by_key:
            page.keyboard.press("Shift+U")
        else:
            restart.click()
        expect(hand).to_have_count(cards)
        expect(page.get_by_test_id("undo").first).to_be_disabled()
        assert seq(page) == before + 1  # one entry of the journal
