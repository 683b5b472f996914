"""Whole games in a real browser."""

import re
import time
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import PATIENCE, WIDE, Newcomer
from tests.browser.harbour import Harbour
from tests.browser.playing import (
    asks_again,
    click_something,
    open_table,
    play_now,
    press_something,
    seq,
    sit_down,
    wait_for_change,
    wait_for_my_turn,
)
from tests.browser.questions import FEW, whole_game
from tests.browser.shelf import Shelf, asked, played

BOT = {"kind": "bot", "bot": "greedy"}


def test_play_now_is_reached_and_played_by_keyboard_only(harbour: Harbour, newcomer: Newcomer) -> None:
    page = newcomer()
    page.goto(harbour.address)
    button = page.get_by_role("button", name="Play now").first
    expect(button).to_be_visible()
    for _ in range(40):
        page.keyboard.press("Tab")
        if button.evaluate("node => node === document.activeElement"):
            break
    else:
        raise AssertionError("Play now cannot be reached by Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("board")).to_be_visible()
    for _ in range(3):
        assert wait_for_my_turn(page)
        press_something(page)


def test_several_people_at_one_device_are_parted_by_a_curtain(harbour: Harbour, newcomer: Newcomer) -> None:
    page = newcomer()
    path = open_table(page, harbour.address, [{"kind": "me"}, {"kind": "here", "name": "Zoe"}])
    page.goto(harbour.address + path)
    lifted = 0
    for _ in range(60):
        if lifted == 4:
            return
        curtain = page.get_by_test_id("curtain")
        page.wait_for_function(
            """() => document.querySelector('[data-testid="curtain"], [data-testid="hand-over"]')
                || document.querySelector('[data-testid="table"]')?.dataset.asked === 'true'"""
        )
        if page.get_by_test_id("hand-over").count():  # who moved sees the result first
            page.get_by_test_id("hand-over").click()
            expect(curtain).to_be_visible()
        if curtain.count():
            assert page.locator('[data-testid="hand"] .piece').filter(visible=True).count() == 0
            page.get_by_test_id("curtain-open").click()
            expect(curtain).to_have_count(0)
            lifted += 1
            continue
        wait_for_my_turn(page)
        click_something(page)
    raise AssertionError("the seats do not take turns")


def test_reloading_in_the_middle_loses_nothing(harbour: Harbour, newcomer: Newcomer) -> None:
    page = newcomer()
    play_now(page, harbour.address)
    for _ in range(3):
        assert wait_for_my_turn(page)
        click_something(page)
    wait_for_my_turn(page)
    before = seq(page)
    hand = page.get_by_test_id("hand").inner_text()
    page.reload()
    expect(page.get_by_test_id("board")).to_be_visible()
    wait_for_my_turn(page)
    assert seq(page) == before
    assert page.get_by_test_id("hand").inner_text() == hand


def test_undo_takes_back_a_payment(harbour: Harbour, shelf: Shelf, newcomer: Newcomer, screen: dict[str, Any]) -> None:
    page = newcomer(screen)
    page.goto(harbour.address + shelf.seat(page, asked("carthage", "pay")))
    undo = page.get_by_test_id("undo").first
    for _ in range(200):
        assert wait_for_my_turn(page)
        main = page.get_by_test_id("main")
        if main.count() and "Buy" in main.first.inner_text():
            before = seq(page)
            main.first.click()
            if asks_again(page, before):  # it cannot be taken back
                main.first.click()
                wait_for_change(page, before)
            elif page.get_by_test_id("table").get_attribute("data-asked") == "true" and undo.is_enabled():
                undo.click()
                wait_for_change(page, before + 1)
                expect(page.get_by_test_id("main").first).to_contain_text("Buy")
                assert seq(page) == before + 2  # the journal grows, the ledger does not
                return
        else:
            click_something(page)
    raise AssertionError("no purchase that could be taken back")


def test_the_name_of_a_rival_has_room_beside_what_they_have(shelf: Shelf, newcomer: Newcomer) -> None:
    """A long name, in the language with the longest words: with a reserved card, and with the points of the end."""
    page = newcomer(WIDE, locale="cs-CZ")
    me, rival = shelf.person("Mira"), shelf.person("Bartholomew the Great")
    me.enter(page.context, shelf.place.address)
    whole = whole_game("carthage", FEW)
    game = played("carthage", [], FEW)
    for seat, move in whole:
        game.play(seat, move)
        if game.waiting == (0,) and any(event.kind == "reserve" and event.seat == 1 for event in game.history[-1]):
            break
    for then in (game, played("carthage", whole, FEW)):
        page.goto(shelf.place.address + shelf.lay_game(me, then, [me, rival]))
        panel = page.get_by_test_id("player-1")
        expect(panel).to_be_visible()
        state, held = (panel.locator(part).bounding_box() for part in ("header .state", ".held"))
        assert state is not None
        assert held is not None
        assert state["x"] + state["width"] <= held["x"]


def test_watchers_see_the_board_but_no_hand_and_no_moves(harbour: Harbour, newcomer: Newcomer) -> None:
    ann, eve = newcomer(), newcomer()
    path = open_table(ann, harbour.address, [{"kind": "me"}, BOT])
    ann.goto(harbour.address + path)
    eve.goto(harbour.address + path)
    expect(eve.get_by_test_id("board")).to_be_visible()
    wait_for_my_turn(ann)
    click_something(ann)
    expect(eve.locator('[data-testid="move-list"] button')).to_have_count(0)
    hand = eve.get_by_test_id("hand")
    assert hand.count() == 0 or not re.search("cloth|wine|gems|grain", hand.inner_html(), re.IGNORECASE)
    expect(eve.get_by_test_id("watching").first).to_be_visible()
    expect(ann.get_by_role("img", name="1 person watches")).to_be_visible()


def test_chat_reaches_the_other_side(harbour: Harbour, newcomer: Newcomer) -> None:
    ann, ben = newcomer(), newcomer()
    path = open_table(ann, harbour.address, [{"kind": "me"}, BOT])
    for page in (ann, ben):
        page.goto(harbour.address + path)
        page.get_by_test_id("tab-chat").first.click()
    ann.get_by_test_id("chat-input").fill("Fair winds <b>all</b>!")
    ann.get_by_test_id("chat-send").click()
    for page in (ann, ben):
        expect(page.get_by_test_id("chat")).to_contain_text("Fair winds <b>all</b>!")


def test_typed_moves_and_rule_help(harbour: Harbour, newcomer: Newcomer) -> None:
    page = newcomer()
    play_now(page, harbour.address)
    wait_for_my_turn(page)
    page.get_by_test_id("rule").first.click()
    sheet = page.get_by_role("dialog").or_(page.get_by_test_id("rule-sheet")).filter(visible=True)
    expect(sheet.first).to_contain_text("CAR-2.5")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    before = seq(page)
    field = page.get_by_test_id("typed-move")
    page.keyboard.press("/")
    expect(field).to_be_focused()
    page.keyboard.type("take a wine token")
    expect(field).to_have_value("take a wine token")
    page.keyboard.press("Enter")
    if asks_again(page, before):
        page.keyboard.press("Enter")
    page.get_by_test_id("tab-log").first.click()  # the summary of what the others did may stand in its place
    expect(page.get_by_test_id("log").first).to_contain_text(re.compile("takes? a .*token"))


def test_the_replay_shows_any_moment_and_links_to_it(harbour: Harbour, shelf: Shelf, newcomer: Newcomer) -> None:
    page = newcomer()
    path = shelf.seat(page, played("carthage", whole_game("carthage", 3), 3), [None] * 3)
    page.goto(f"{harbour.address}{path}?at=5")
    board = page.get_by_test_id("board")
    expect(board).to_be_visible()
    expect(page.get_by_test_id("slider")).to_have_attribute("aria-valuenow", "5")
    page.get_by_test_id("step-forward").first.click()
    expect(page.get_by_test_id("slider")).to_have_attribute("aria-valuenow", "6")
    page.get_by_test_id("live").first.click()
    expect(page.get_by_test_id("slider")).not_to_have_attribute("aria-valuenow", "6")


def test_the_server_is_killed_and_both_go_on_without_reloading(own_harbour: Harbour, newcomer: Newcomer) -> None:
    ann, ben = newcomer(WIDE, shaky=True), newcomer(WIDE, shaky=True)
    path = open_table(ann, own_harbour.address, [{"kind": "me"}, {"kind": "open"}])
    ann.goto(own_harbour.address + path)
    ben.goto(own_harbour.address + path)
    sit_down(ben, 1, "Ben")
    _play_some(ann, ben, 6)
    before = max(seq(ann), seq(ben))
    own_harbour.kill()
    expect(ann.get_by_test_id("lost").first).to_be_visible()
    own_harbour.start()
    for page in (ann, ben):
        expect(page.get_by_test_id("lost")).to_have_count(0)
        assert seq(page) >= before
    _play_some(ann, ben, 6)


def _play_some(ann: Page, ben: Page, moves: int) -> None:
    for page in (ann, ben):
        expect(page.get_by_test_id("board")).to_be_visible()
    played, end = 0, time.monotonic() + PATIENCE / 1000
    while played < moves:
        assert time.monotonic() < end, "nobody was asked"
        for page in (ann, ben):
            if page.get_by_test_id("table").get_attribute("data-asked") == "true":
                click_something(page)
                played += 1
        ann.wait_for_timeout(20)
