"""Yokohama in a real browser: what the table tells while one plays."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from entrepot import Table
from tests.browser.axe import check, check_in_both_themes
from tests.browser.conftest import WIDE, Newcomer
from tests.browser.harbour import Harbour
from tests.browser.playing import open_table, seq, wait_for_change, wait_for_my_turn
from tests.browser.scenes import scenes, settle
from tests.browser.screens import SCREENS, THEMES
from tests.browser.shelf import Shelf, asked, played
from tests.browser.test_follow import prefer
from tests.browser.yokohama import GLOWING

BOT = {"kind": "bot", "bot": "greedy"}


def sit_down(page: Page, harbour: Harbour, bots: int = 1) -> None:
    path = open_table(page, harbour.address, [{"kind": "me"}, *[BOT] * bots], game="yokohama")
    page.goto(harbour.address + path)
    expect(page.get_by_test_id("board")).to_be_visible()


def test_a_lone_go_on_plays_by_itself(harbour: Harbour, newcomer: Newcomer) -> None:
    """Who holds a secret order is asked before the main action in any case; nobody has to click that away."""
    page = newcomer(WIDE)
    page.add_init_script("""localStorage.setItem('entrepot.settings', '{"forced": true, "summary": false}')""")
    sit_down(page, harbour)
    assert wait_for_my_turn(page)
    page.get_by_test_id("move-list").get_by_role("button").first.click()
    expect(page.get_by_test_id("table")).to_have_attribute("data-question", "place_first")


def test_an_area_tells_what_it_would_give(harbour: Harbour, newcomer: Newcomer) -> None:
    page = newcomer(WIDE)
    sit_down(page, harbour)
    while "Place up to" not in page.get_by_test_id("prompt").inner_text():
        assert wait_for_my_turn(page)
        before = seq(page)
        main = page.get_by_test_id("main").filter(visible=True)
        (main if main.count() else page.locator(GLOWING).filter(visible=True)).first.click()
        wait_for_change(page, before)
    bank = page.locator('[data-piece="area:bank"]')
    bank.hover()
    inspector = page.get_by_role("complementary", name="What an area would give")
    expect(inspector).to_contain_text("Bank")
    expect(inspector).to_contain_text("2 yen")
    bank.click()
    page.get_by_role("menuitem", name="Place an assistant at Bank").click()
    expect(bank).to_have_accessible_name(re.compile("1 assistant of yours"))
    page.get_by_test_id("stage-boards").click()
    expect(page.get_by_role("region", name="Laboratory A")).to_be_visible()


def with_a_full_hand() -> Table:
    """A game in which the first seat, asked to place assistants, has no room for another order."""
    game = played("yokohama", [], 2)
    verbs = {move.number: move.verb for move in game.game.moves.all}
    while True:
        seat = game.waiting[0]
        prompt = game.prompt(0)
        view: Any = game.view(0)
        room = view["board"]["players"][0]["order_room"]
        if seat == 0 and prompt and prompt.key == "place_first" and not room:
            return game
        legal = [move for move in game.position.moves(seat) if verbs[move] != "fulfil"]
        wanted = [move for move in legal if verbs[move] == "take"] or legal
        advised = game.game.advise(game.position, seat)
        game.play(seat, advised if advised in wanted else wanted[0])


def test_a_port_promises_no_order_to_a_full_hand(harbour: Harbour, shelf: Shelf, newcomer: Newcomer) -> None:
    page = newcomer(WIDE)
    page.goto(harbour.address + shelf.seat(page, with_a_full_hand()))
    inspector = page.get_by_role("complementary", name="What an area would give")
    page.locator('[data-piece="area:port_a"]').hover()
    expect(inspector).to_contain_text("Port A")
    expect(inspector).to_contain_text("no free place for an order")
    expect(inspector).not_to_contain_text("an order (")


def test_the_box_says_what_is_our_own_and_the_boards_are_accessible(
    harbour: Harbour, newcomer: Newcomer, screen: dict[str, Any]
) -> None:
    page = newcomer(screen)
    sit_down(page, harbour)
    page.get_by_test_id("about-box").click()
    about = page.get_by_role("dialog", name="About this box")
    made = page.request.get(f"{harbour.address}/api/games/yokohama").json()["house_made"]
    expect(about.get_by_role("listitem")).to_have_count(len(made))
    expect(about).to_contain_text("the rewards on the building tiles")
    check(page)
    page.keyboard.press("Escape")
    expect(about).to_be_hidden()
    page.get_by_test_id("stage-boards").click()
    check_in_both_themes(page)


def test_the_boards_of_two_use_the_room_of_a_large_screen(harbour: Harbour, shelf: Shelf, newcomer: Newcomer) -> None:
    page = newcomer(WIDE)
    page.goto(harbour.address + shelf.seat(page, asked("yokohama", "church")))
    space = page.locator(".yok-space").first
    letters = []
    for name in ("1440x900", "1920x1080"):
        page.set_viewport_size({"width": SCREENS[name].width, "height": SCREENS[name].height})
        settle(page)
        letters.append(space.evaluate("(space) => parseFloat(getComputedStyle(space).fontSize)"))
    assert letters[1] >= 1.3 * letters[0]


def test_the_curtain_is_indigo_at_night_too(harbour: Harbour, shelf: Shelf, newcomer: Newcomer) -> None:
    page = newcomer(WIDE)
    me = shelf.person("Mira")
    me.enter(page.context, harbour.address)
    curtain = next(scene for scene in scenes("yokohama") if scene.name == "~curtain")
    curtain.show(page, harbour.address, curtain.lay(shelf, me))
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        fill = page.locator(".valance").evaluate("(valance) => getComputedStyle(valance).fill")
        red, _, blue = (float(part) for part in re.findall(r"[\d.]+", fill)[:3])
        assert blue > 1.3 * red, theme


def test_a_turn_without_a_president_in_the_city_does_not_end_by_itself(
    harbour: Harbour, shelf: Shelf, newcomer: Newcomer
) -> None:
    """Who places nobody in the first turn has done nothing: that is said, and can be taken back."""
    page = newcomer(WIDE)
    prefer(page, forced=True)
    game = played("yokohama", [], 2)
    while (prompt := game.prompt(0)) is None or prompt.key != "place_first":
        seat = game.waiting[0]
        game.play(seat, game.moves(seat)[0])
    page.goto(harbour.address + shelf.seat(page, game))
    assert wait_for_my_turn(page)
    table = page.get_by_test_id("table")
    expect(table).to_have_attribute("data-question", "place_first")
    page.get_by_test_id("main").click()
    expect(table).to_have_attribute("data-question", "phase_c")
    page.get_by_test_id("main").click()
    expect(page.get_by_test_id("warning")).to_contain_text("you would do nothing")
    page.keyboard.press("Escape")
    page.get_by_test_id("undo").click()
    expect(table).to_have_attribute("data-question", "place_first")
