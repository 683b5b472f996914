"""Following the others: their turns play out one after the other, and what they did stays readable."""

import itertools
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, WIDE, Newcomer
from tests.browser.harbour import Harbour
from tests.browser.playing import click_something, open_table, seq, wait_for_change, wait_for_my_turn
from tests.browser.questions import whole_game
from tests.browser.shelf import Shelf, played

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "greedy"}
MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}
WATCH_THE_TABLE = """() => {
    // Every picture that was on the screen: what flies, and whether I am asked.
    const seen = (window.seen = []);
    const look = () => {
        const table = document.querySelector('[data-testid="table"]');
        if (!table) return;
        const ghosts = [...document.querySelectorAll('.ghost')].map(({ dataset }) => (
            { group: Number(dataset.group), delay: Number(dataset.delay), face: dataset.face }));
        const now = { seq: Number(table.dataset.seq), asked: table.dataset.asked === 'true', ghosts };
        if (JSON.stringify(now) !== JSON.stringify(seen.at(-1))) seen.push(now);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}"""


def at_a_table(page: Page, harbour: Harbour, seats: list[dict[str, Any]], game: str = "carthage") -> None:
    path = open_table(page, harbour.address, seats, game)
    page.add_init_script(f"({WATCH_THE_TABLE})()")
    page.goto(harbour.address + path)
    expect(page.get_by_test_id("table")).to_be_visible()


def prefer(page: Page, **settings: Any) -> None:
    page.add_init_script(
        f"localStorage.setItem('entrepot.settings', JSON.stringify({str(settings).replace('True', 'true')}))"
    )


def seen(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("window.seen")
    return found


def wait_until_asked(page: Page) -> None:
    page.wait_for_function("() => document.querySelector('[data-testid=\"table\"]')?.dataset.asked === 'true'")


def much_has_happened(page: Page, shelf: Shelf) -> None:
    """At a table for three where the others have played a few moves since my last turn."""
    moves = whole_game("carthage", 3)
    now = next(at for at in range(20, len(moves)) if moves[at][0] == 0 and at - last_of_mine(moves, at) > 4)
    page.goto(shelf.place.address + shelf.seat(page, played("carthage", moves[:now], 3)))
    wait_until_asked(page)


def last_of_mine(moves: list[tuple[int, int]], now: int) -> int:
    return max(at for at in range(now) if moves[at][0] == 0)


def test_a_summary_tells_what_each_opponent_did_until_the_first_click(shelf: Shelf, newcomer: Newcomer) -> None:
    page = newcomer()
    much_has_happened(page, shelf)
    since = page.get_by_test_id("since")
    expect(since).to_contain_text("your last turn")
    assert since.get_by_test_id("since-block").count() in (1, 2)
    expect(page.get_by_test_id("log")).to_have_count(0)
    since.get_by_test_id("since-close").click()
    expect(since).to_have_count(0)
    page.get_by_test_id("since-chip").click()
    expect(since).to_be_visible()
    page.evaluate("""() => new MutationObserver(() => {
        if (!document.querySelector('[data-testid="since"]')) window.gone = true;
    }).observe(document, { subtree: true, childList: true })""")
    click_something(page)  # the next summary may come at once
    page.wait_for_function("() => window.gone === true")


def test_the_turn_of_an_opponent_can_be_shown_on_the_board_again(shelf: Shelf, newcomer: Newcomer) -> None:
    page = newcomer()
    prefer(page, speed=4)
    much_has_happened(page, shelf)
    now = seq(page)
    page.evaluate("""() => new MutationObserver(() => {
        if (document.querySelector('.since .here')) window.lit = true;
        const prompt = document.querySelector('[data-testid="prompt"]');
        if (prompt?.textContent?.includes('As it was after move')) window.back = true;
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })""")
    page.get_by_test_id("since-block").first.get_by_test_id("since-play").click()
    page.wait_for_function("() => window.lit === true && window.back === true")
    wait_until_asked(page)  # and the present comes back by itself
    assert seq(page) == now
    expect(page.get_by_test_id("since")).to_be_visible()


def test_on_phones_the_summary_is_a_sheet_before_my_turn(shelf: Shelf, newcomer: Newcomer) -> None:
    page = newcomer(PHONE)
    much_has_happened(page, shelf)
    sheet = page.get_by_test_id("since")
    button = page.get_by_test_id("to-my-turn")
    box = button.bounding_box()
    size = page.viewport_size
    assert box
    assert size
    assert box["y"] + box["height"] <= size["height"]
    button.click()
    expect(sheet).to_have_count(0)
    click_something(page)


@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_summary_stays_while_a_lone_go_on_plays_by_itself(
    shelf: Shelf, newcomer: Newcomer, screen: dict[str, Any]
) -> None:
    page = newcomer(screen)
    prefer(page, forced=True)
    moves = whole_game("yokohama", 3)
    game = played("yokohama", [], 3)
    before = 0  # who moved last
    for seat, move in moves:
        prompt = game.prompt(0)
        if prompt and prompt.key == "phase_a" and before and len(game.ledger) > 20 and len(game.moves(0)) == 1:
            break
        game.play(seat, move)
        before = seat
    page.goto(shelf.place.address + shelf.seat(page, game))
    since = page.get_by_test_id("since")
    expect(page.get_by_test_id("table")).to_have_attribute("data-question", "place_first")
    expect(since).to_contain_text("your last turn")
    if screen is PHONE:
        page.get_by_test_id("to-my-turn").click()
    else:
        page.get_by_test_id("main").click()
    expect(since).to_have_count(0)


def test_the_summary_can_be_turned_off(shelf: Shelf, newcomer: Newcomer) -> None:
    page = newcomer(PHONE)
    page.add_init_script("""localStorage.setItem('entrepot.settings', '{"summary": false}')""")
    much_has_happened(page, shelf)
    for _ in range(2):
        wait_until_asked(page)
        assert page.get_by_test_id("since").count() == 0
        click_something(page)


def test_i_am_asked_when_the_last_piece_has_landed(harbour: Harbour, newcomer: Newcomer) -> None:
    page = newcomer(**MOVING)
    prefer(page, speed=4)
    at_a_table(page, harbour, [ME, BOT, BOT])
    for _ in range(4):
        wait_until_asked(page)
        click_something(page)
    wait_until_asked(page)
    pictures = seen(page)
    assert any(picture["ghosts"] for picture in pictures)
    for before, now in itertools.pairwise(pictures):
        begins = now["asked"] and not before["asked"]
        assert not (begins and now["ghosts"]), now


def test_by_setting_i_am_asked_at_once(harbour: Harbour, newcomer: Newcomer) -> None:
    page = newcomer(**MOVING)
    prefer(page, speed=0.5, ask_at_once=True)
    at_a_table(page, harbour, [ME, BOT, BOT])
    for _ in range(4):
        wait_until_asked(page)
        click_something(page)
    wait_until_asked(page)
    assert any(picture["asked"] and picture["ghosts"] for picture in seen(page))


def test_what_happens_in_one_move_flies_event_after_event(harbour: Harbour, newcomer: Newcomer) -> None:
    page = newcomer(**MOVING)
    prefer(page, speed=4)
    at_a_table(page, harbour, [ME, BOT])
    for _ in range(40):
        wait_until_asked(page)
        batches = [picture["ghosts"] for picture in seen(page) if len({g["group"] for g in picture["ghosts"]}) > 1]
        if batches:
            break
        click_something(page)
    assert batches, "a purchase brings goods, and then a refill"
    for batch in batches:
        groups = sorted({ghost["group"] for ghost in batch})
        for early, late in itertools.pairwise(groups):
            last = max(ghost["delay"] for ghost in batch if ghost["group"] == early)
            assert min(ghost["delay"] for ghost in batch if ghost["group"] == late) > last


def test_an_opponents_action_is_shown_on_their_own_board(harbour: Harbour, newcomer: Newcomer) -> None:
    page = newcomer(**MOVING)
    prefer(page, speed=4)
    at_a_table(page, harbour, [ME, BOT], "goa")
    page.evaluate("""() => new MutationObserver(() => {
        if (document.querySelector('.board.visiting')) window.visited = true;
    }).observe(document, { subtree: true, childList: true, attributes: true })""")
    for _ in range(80):
        wait_until_asked(page)
        if page.evaluate("window.visited === true"):
            break
        click_something(page)
    assert page.evaluate("window.visited === true")
    expect(page.locator(".board.visiting")).to_have_count(0)  # my question brings my own things back


def test_who_moved_sees_the_result_before_the_curtain_and_the_next_what_happened(
    harbour: Harbour, newcomer: Newcomer
) -> None:
    page = newcomer()
    at_a_table(page, harbour, [ME, {"kind": "here", "name": "Zoe"}, BOT])
    told = False
    next_thing = '[data-testid="curtain-open"], [data-testid="hand-over"], [data-testid="table"][data-asked="true"]'
    for _ in range(40):
        page.wait_for_selector(next_thing)
        if page.get_by_test_id("curtain-open").count():  # the other one starts
            page.get_by_test_id("curtain-open").click()
            expect(page.get_by_test_id("curtain")).to_have_count(0)  # it stays until the server has answered
            continue
        hand_over = page.get_by_test_id("hand-over")
        if not hand_over.count():
            click_something(page)
            continue
        expect(page.get_by_test_id("board")).to_be_visible()
        assert page.get_by_test_id("curtain").count() == 0
        hand_over.click()
        expect(page.get_by_test_id("curtain")).to_be_visible()
        assert page.get_by_test_id("since").count() == 0
        page.get_by_test_id("curtain-open").click()
        wait_until_asked(page)
        name = page.get_by_test_id("mine").inner_text()
        since = page.get_by_test_id("since")
        if since.count() and "Zoe" in name:
            for block in since.get_by_test_id("since-block").all():
                assert not re.match("Zoe", block.inner_text()), "what others did, seen from Zoe's seat"
            told = True
            break
    assert told


@pytest.fixture(scope="module")
def paced(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harbour]:
    place = Harbour(tmp_path_factory.mktemp("paced"), pace=0.5)
    place.start()
    yield place
    place.kill()


def test_who_watches_bots_sees_every_move(paced: Harbour, newcomer: Newcomer) -> None:
    page = newcomer(WIDE, **MOVING)
    prefer(page, speed=2)
    at_a_table(page, paced, [BOT, BOT, BOT])
    for _ in range(8):
        wait_for_change(page, seq(page))
    shown = list(dict.fromkeys(picture["seq"] for picture in seen(page)))
    assert shown == list(range(shown[0], shown[0] + len(shown)))


def test_skipping_shows_the_newest_at_once(paced: Harbour, newcomer: Newcomer) -> None:
    page = newcomer(WIDE, **MOVING)
    prefer(page, speed=0.5)
    at_a_table(page, paced, [ME, BOT, BOT])
    for _ in range(6):
        wait_for_my_turn(page)
        click_something(page)
        skip = page.get_by_test_id("skip")
        page.wait_for_selector('[data-testid="skip"], [data-testid="table"][data-asked="true"]')
        if skip.count():
            skip.click()
            page.wait_for_function("() => !document.querySelector('.ghost')")
            return
    raise AssertionError("nothing to skip")
