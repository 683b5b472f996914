"""The frame around every board: it is exactly the screen, and its parts stay where they are."""

import pytest
from playwright.sync_api import Locator, Page, expect

import entrepot
from tests.browser.conftest import WIDE, Newcomer
from tests.browser.harbour import Harbour
from tests.browser.playing import click_a_piece, click_something, open_table, wait_for_my_turn
from tests.browser.scenes import scenes, settle
from tests.browser.screens import SCREENS, Screen
from tests.browser.shelf import Shelf, late

BOT = {"kind": "bot", "bot": "random"}
FOUR = [{"kind": "me"}, BOT, BOT, BOT]
LOW, ROOMY, WIDEST, PHONE, LYING = (
    SCREENS[name] for name in ("1366x650", "1440x900", "1920x1080", "390x664", "844x390")
)
PARTS = ("prompt", "board", "mine", "settings")
Box = tuple[float, float, float, float]


def seated(newcomer: Newcomer, harbour: Harbour, screen: Screen, game: str = "carthage") -> Page:
    """Somebody at a new table for four, who is asked."""
    touch = {"has_touch": True, "is_mobile": True} if screen.touched else {}
    page = newcomer({"viewport": {"width": screen.width, "height": screen.height}, **touch})
    page.goto(harbour.address + open_table(page, harbour.address, FOUR, game))
    asked_again(page)
    return page


def asked_again(page: Page) -> None:
    """Until this page is asked; the summary of what happened, which has the place of the log, is put away."""
    wait_for_my_turn(page)
    summary = page.get_by_test_id("since-close")
    if summary.count():
        summary.click()


def box(thing: Locator) -> Box:
    """Left, top, right and bottom."""
    found = thing.bounding_box()
    assert found is not None
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


def height(thing: Locator) -> float:
    return box(thing)[3] - box(thing)[1]


def is_inside(page: Page, thing: Locator) -> bool:
    left, top, right, bottom = box(thing)
    size = page.viewport_size or {"width": 0, "height": 0}
    return left >= 0 and top >= 0 and right <= size["width"] and bottom <= size["height"]


@pytest.mark.parametrize("touched", [False, True], ids=["mouse", "touch"])
def test_the_table_is_exactly_the_screen(harbour: Harbour, newcomer: Newcomer, touched: bool) -> None:
    screens = [screen for screen in SCREENS.values() if screen.touched == touched]
    page = seated(newcomer, harbour, screens[0])
    for screen in screens:
        page.set_viewport_size({"width": screen.width, "height": screen.height})
        settle(page)
        larger = page.evaluate(
            """() => {
                const page = document.scrollingElement;
                return [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight];
            }"""
        )
        assert larger == [0, 0], screen.name
        for part in PARTS:
            assert is_inside(page, page.get_by_test_id(part)), f"{screen.name}: {part}"


def test_nothing_of_the_frame_resizes_with_the_question(harbour: Harbour, newcomer: Newcomer) -> None:
    page = seated(newcomer, harbour, LOW)
    places = {part: box(page.get_by_test_id(part)) for part in PARTS}
    asked = set()
    for _ in range(6):
        asked.add(page.get_by_test_id("table").get_attribute("data-question"))
        assert {part: box(page.get_by_test_id(part)) for part in PARTS} == places
        click_something(page)
        asked_again(page)
    assert len(asked) > 1


def test_the_side_box_turns_to_the_moves_when_one_is_asked(harbour: Harbour, newcomer: Newcomer) -> None:
    page = seated(newcomer, harbour, LOW)
    expect(page.get_by_test_id("tab-moves")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_test_id("move-list")).to_be_visible()
    expect(page.get_by_test_id("replay")).to_have_count(0)
    page.get_by_test_id("tab-log").click()
    expect(page.get_by_test_id("log")).to_be_visible()
    expect(page.get_by_test_id("replay")).to_be_visible()
    click_a_piece(page)
    asked_again(page)
    expect(page.get_by_test_id("move-list")).to_be_visible()


def test_what_a_line_of_the_log_marks_is_marked_no_longer_than_the_log_is_there(
    harbour: Harbour, newcomer: Newcomer
) -> None:
    page = seated(newcomer, harbour, LOW)
    page.get_by_test_id("tab-log").click()
    page.get_by_test_id("log").get_by_role("button").first.hover()  # the market opens
    expect(page.locator(".card.marked").first).to_be_visible()
    page.keyboard.press("g")
    asked_again(page)
    expect(page.get_by_test_id("move-list")).to_be_visible()
    expect(page.locator(".marked")).to_have_count(0)


def test_a_roomy_screen_shows_log_and_moves(harbour: Harbour, newcomer: Newcomer) -> None:
    page = seated(newcomer, harbour, ROOMY)
    for part in ("log", "move-list", "replay"):
        expect(page.get_by_test_id(part)).to_be_visible()


def test_the_last_line_of_the_log_stays_in_sight(harbour: Harbour, newcomer: Newcomer) -> None:
    """Whatever beside the log takes room from it."""
    page = newcomer({"viewport": {"width": WIDEST.width, "height": WIDEST.height}})
    with Shelf(harbour.place) as shelf:
        page.goto(harbour.address + shelf.seat(page, late("carthage", 4)))
    asked_again(page)
    expect(page.get_by_test_id("replay")).to_be_visible()
    for screen in (WIDEST, ROOMY):
        page.set_viewport_size({"width": screen.width, "height": screen.height})
        settle(page)
        log = page.get_by_test_id("log")
        assert log.evaluate("(log) => log.scrollHeight > log.clientHeight")
        assert box(log.get_by_role("button").last)[3] <= box(log)[3], screen.name


def test_the_phone_sheet_has_three_heights_and_is_dragged_by_the_question(harbour: Harbour, newcomer: Newcomer) -> None:
    page = seated(newcomer, harbour, PHONE)
    sheet, grip = page.get_by_test_id("mine"), page.get_by_test_id("grip")
    heights = []
    for name in ("half", "full", "peek"):
        expect(sheet).to_have_attribute("data-height", name)
        heights.append(height(sheet))
        assert height(page.get_by_test_id("board")) >= 40
        grip.click(position={"x": 40, "y": 30})
    half, full, peek = heights
    assert peek < half < full
    for by, then in ((150, "peek"), (-150, "full")):
        while sheet.get_attribute("data-height") != "half":
            grip.click(position={"x": 40, "y": 30})
        left, top, _, _ = box(grip)
        page.mouse.move(left + 40, top + 20)
        page.mouse.down()
        page.mouse.move(left + 40, top + 20 + by, steps=4)
        page.mouse.up()
        expect(sheet).to_have_attribute("data-height", then)


def test_a_new_question_opens_the_phone_sheet(harbour: Harbour, newcomer: Newcomer) -> None:
    page = seated(newcomer, harbour, PHONE)
    sheet = page.get_by_test_id("mine")
    click_something(page)  # the first token
    asked_again(page)
    page.get_by_test_id("tab-log").tap()
    expect(sheet).to_have_attribute("data-height", "full")
    page.get_by_test_id("tab-log").tap()
    expect(sheet).to_have_attribute("data-height", "peek")
    click_something(page)
    asked_again(page)
    expect(sheet).to_have_attribute("data-height", "half")


def test_a_chip_shows_what_the_rival_has(harbour: Harbour, newcomer: Newcomer) -> None:
    page = seated(newcomer, harbour, PHONE)
    sheet = page.get_by_test_id("mine")
    page.get_by_test_id("show-1").tap()
    expect(sheet.get_by_test_id("player-1")).to_be_visible()
    page.get_by_test_id("show-2").tap()
    expect(sheet.get_by_test_id("player-2")).to_be_visible()
    expect(sheet.get_by_test_id("player-1")).to_have_count(0)
    page.get_by_test_id("show-2").tap()
    expect(sheet).to_have_attribute("data-height", "peek")


@pytest.mark.parametrize("game", entrepot.games())
def test_a_phone_shows_all_rivals_and_lying_board_and_answers_beside_each_other(
    harbour: Harbour, newcomer: Newcomer, game: str
) -> None:
    page = seated(newcomer, harbour, PHONE, game=game)
    for width in (PHONE.width, 360):
        page.set_viewport_size({"width": width, "height": PHONE.height})
        strip, chips = page.locator(".chips"), page.locator(".chips > article")
        assert chips.count() == 3
        for chip in chips.all():
            assert lies_within(box(chip), box(strip)), "one has to slide"
            for part in chip.locator("> :not(.show)").filter(visible=True).all():
                assert lies_within(box(part), box(chip)), part.inner_text()
    page.set_viewport_size({"width": LYING.width, "height": LYING.height})
    settle(page)
    board, sheet = box(page.get_by_test_id("board")), box(page.get_by_test_id("mine"))
    assert board[2] <= sheet[0]
    assert board[2] - board[0] > 400
    assert sheet[3] - sheet[1] > 300
    for tab in ("log", "chat", "moves"):
        page.get_by_test_id(f"tab-{tab}").tap()
        thing = page.get_by_test_id("move-list" if tab == "moves" else tab)
        expect(thing).to_be_visible()
        assert is_inside(page, page.get_by_test_id(f"tab-{tab}"))


@pytest.mark.parametrize("game", entrepot.games())
def test_since_when_somebody_is_away_is_whole_on_the_smallest_phone(
    harbour: Harbour, shelf: Shelf, newcomer: Newcomer, game: str
) -> None:
    page = newcomer({"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True})
    me = shelf.person("Mira")
    me.enter(page.context, harbour.address)
    absent = next(scene for scene in scenes(game) if scene.name == "~absent")
    absent.show(page, harbour.address, absent.lay(shelf, me))
    chip = page.locator(".away-chip")
    expect(chip).to_have_count(1)
    strip = box(page.locator(".chips"))
    for panel in page.locator(".chips > article").all():
        assert lies_within(box(panel), strip), "one has to slide"
    assert lies_within(box(chip), box(page.locator("article", has=chip)))


def lies_within(inner: Box, outer: Box) -> bool:
    """As drawn: parts of a pixel do not count."""
    left, top, right, bottom = outer
    return left - 1 < inner[0] and top - 1 < inner[1] and inner[2] < right + 1 and inner[3] < bottom + 1


def test_the_settings_stay_on_the_phone_of_a_watcher(harbour: Harbour, newcomer: Newcomer) -> None:
    host = newcomer(WIDE)
    path = open_table(host, harbour.address, FOUR)
    page = newcomer({"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True})
    page.goto(harbour.address + path)
    expect(page.get_by_test_id("watching")).to_be_visible()
    assert is_inside(page, page.get_by_test_id("settings"))
    page.get_by_test_id("settings").tap()
    expect(page.get_by_test_id("settings-menu")).to_be_visible()
    assert is_inside(page, page.get_by_test_id("settings-menu"))


def test_unread_chat_is_counted_on_the_phone(harbour: Harbour, newcomer: Newcomer) -> None:
    ann = seated(newcomer, harbour, PHONE)
    ben = newcomer(WIDE)
    ben.goto(ann.url)
    ben.get_by_test_id("tab-chat").click()
    for text in ("Hello", "Nice harbour"):
        ben.get_by_test_id("chat-input").fill(text)
        ben.get_by_test_id("chat-send").click()
    expect(ann.get_by_test_id("unread")).to_contain_text("2")
    ann.get_by_test_id("tab-chat").tap()
    expect(ann.get_by_test_id("unread")).to_have_count(0)
    expect(ann.get_by_test_id("chat")).to_contain_text("Nice harbour")
    ann.reload()
    expect(ann.get_by_test_id("tab-chat")).to_be_visible()
    expect(ann.get_by_test_id("unread")).to_have_count(0)


def test_dragging_a_card_selects_no_text(harbour: Harbour, newcomer: Newcomer) -> None:
    page = seated(newcomer, harbour, LOW)
    click_something(page)
    asked_again(page)
    left, top, right, bottom = box(page.get_by_test_id("hand"))
    page.mouse.move((left + right) / 2, (top + bottom) / 2)
    page.mouse.down()
    page.mouse.move(left + 20, top - 200, steps=5)
    page.mouse.up()
    assert page.evaluate("() => getSelection().toString()") == ""
