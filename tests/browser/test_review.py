"""Choosing a bot by its level, and looking back at a finished game with the Master."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

import entrepot
from tests.browser.axe import check_in_both_themes
from tests.browser.conftest import LAPTOP, PHONE, Newcomer
from tests.browser.harbour import Harbour
from tests.browser.opinions import made_up
from tests.browser.questions import FEW, whole_game
from tests.browser.scenes import REVIEWED, settle
from tests.browser.screens import SCREENS
from tests.browser.shelf import Person, Shelf, played

PATIENCE_MS = 120_000
"""The processes of a review start with it, and another review may be before it; a busy machine is no fault."""


def test_a_bot_is_chosen_by_its_face(harbour: Harbour, newcomer: Newcomer, screen: dict[str, Any]) -> None:
    page = newcomer(screen)
    page.goto(f"{harbour.address}/new/carthage")
    bot = page.get_by_test_id("bot-of-1")
    expect(bot).to_contain_text("Trader")
    bot.click()
    expect(page.get_by_test_id("bot-level-3")).to_have_attribute("aria-pressed", "true")
    page.get_by_test_id("other-programs").click()
    expect(page.get_by_test_id("bot-random")).to_be_visible()
    check_in_both_themes(page)
    page.get_by_test_id("bot-level-2").click()
    expect(bot).to_contain_text("Clerk")
    expect(page.get_by_test_id("bots")).to_have_count(0)
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_test_id("player-1")).to_have_count(1)


def test_the_choice_of_a_bot_comes_into_sight(harbour: Harbour, newcomer: Newcomer) -> None:
    page = newcomer(LAPTOP)
    page.goto(f"{harbour.address}/new/carthage")
    page.get_by_text("4 seats").click()
    page.get_by_test_id("bot-of-3").click()
    expect(page.get_by_test_id("bots")).to_be_in_viewport(ratio=1)


def test_a_finished_game_is_reviewed(harbour: Harbour, newcomer: Newcomer, screen: dict[str, Any]) -> None:
    game = entrepot.load("carthage").deal(2, seed=4)
    bot = entrepot.bot("greedy", seed=1)
    while not game.over:
        game.play(game.waiting[0], bot.choose(game.sight(game.waiting[0])))
    with Shelf(harbour.place) as shelf:
        me = shelf.person("Mira")
        path = shelf.lay_game(me, game, [me, None])
    page = newcomer(screen)
    me.enter(page.context, harbour.address)
    page.goto(harbour.address + path)
    page.get_by_test_id("review-it").click()

    chart = page.get_by_test_id("chance-chart")
    listed = page.get_by_test_id("decisions").get_by_role("button")
    expect(listed.first).to_be_visible(timeout=PATIENCE_MS)  # while the rest is still being looked at
    page.get_by_test_id("all-decisions").click()
    decision = page.get_by_test_id(f"{listed.first.get_attribute('data-testid')}")  # an earlier one may still come
    decision.click()
    expect(decision).to_have_attribute("aria-current", "true")
    expect(page.get_by_test_id("moment-board")).to_be_in_viewport()
    page.get_by_test_id("look-around").click()
    expect(page.get_by_test_id("table")).to_be_visible()
    page.go_back()
    page.get_by_test_id("all-decisions").click()
    expect(decision).to_have_attribute("aria-current", "true")
    chart.focus()
    page.keyboard.press("Home")
    check_in_both_themes(page)
    page.get_by_test_id("try-it").click()
    expect(page.get_by_test_id("table")).to_be_visible()
    assert path not in page.url


def test_any_moment_of_a_replay_is_played_on(harbour: Harbour, shelf: Shelf, newcomer: Newcomer) -> None:
    page = newcomer(PHONE)
    path = reviewed("carthage", shelf, page)
    page.goto(f"{harbour.address}{path}?at=20")
    page.get_by_test_id("play-on").click()
    page.wait_for_url(lambda url: path not in url)
    expect(page.get_by_role("link", name="What if: after move 20 of Traders of Carthage")).to_be_in_viewport()
    page.get_by_test_id("settings").click()
    expect(page.get_by_test_id("menu-review")).to_have_attribute("href", f"{path}/review?at=20")
    page.get_by_test_id("menu-replay").click()
    expect(page.get_by_test_id("play-on")).to_be_visible()
    assert page.url.endswith(f"{path}?at=20")


def test_a_move_is_named_by_what_lay_there(harbour: Harbour, shelf: Shelf, newcomer: Newcomer) -> None:
    page = newcomer()
    path = reviewed("mombasa", shelf, page)
    game = played("mombasa", whole_game("mombasa", FEW), FEW)
    index = next(at for at, (seat, move) in enumerate(game.ledger) if seat == 0 and move.verb == "buy")
    bought = next(event for event in game.history[index] if event.kind == "buy")
    page.goto(f"{harbour.address}{path}/review?at={index}")
    told = re.compile(rf"Buy .+, price {bought.values['price']}\b")
    expect(page.get_by_role("heading", name=told)).to_be_visible()


def test_the_board_shows_where_something_was_decided_and_not_where_that_led(
    harbour: Harbour, shelf: Shelf, newcomer: Newcomer
) -> None:
    page = newcomer()
    path = reviewed("goa", shelf, page)
    game = played("goa", whole_game("goa", FEW), FEW)
    told = [{event.kind for event in events} for events in game.history]
    index = next(at for at, (seat, _) in enumerate(game.ledger) if seat == 0 and {"bought", "put"} <= told[at])
    page.goto(f"{harbour.address}{path}/review?at={index}")
    expect(page.get_by_test_id("moment-board").locator("[data-stage]")).to_have_attribute("data-stage", "market")


WHOLE = """(frame) => {
    const [around, board] = [frame, frame.firstElementChild].map((one) => one.getBoundingClientRect());
    const [left, top] = [board.left - around.left, board.top - around.top];
    return left >= 0 && top >= 0 && left + board.width <= around.width && top + board.height <= around.height;
}"""


OVERLAPS = """() => {
    const box = (one) => one.getBoundingClientRect();
    const meet = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
        && one.top < other.bottom - 1 && other.top < one.bottom - 1;
    const chart = document.querySelector('[data-testid="chance-chart"]');
    const numbers = [...chart.querySelectorAll('.number circle')];
    const texts = [...chart.querySelectorAll(':scope > text')].filter((one) => one.textContent);
    const below = (one, at) => [...texts, ...numbers.slice(0, at)].filter((other) => meet(box(one), box(other)));
    return numbers.flatMap((one, at) => below(one, at).map((other) => other.outerHTML));
}"""
"""What the numbers of the chart lie on: words beside it, or each other."""


def reviewed(name: str, shelf: Shelf, page: Page, rival: Person | None = None) -> str:
    """The path of a whole game of the page's person that was reviewed."""
    game = played(name, whole_game(name, FEW), FEW)
    me = shelf.person("Mira")
    me.enter(page.context, shelf.place.address)
    path = shelf.lay_game(me, game, [me, rival])
    shelf.keep_review(path, game, made_up(game, 0))
    return path


def test_the_board_of_a_moment_is_whole_and_a_click_brings_it_closer(harbour: Harbour, newcomer: Newcomer) -> None:
    laptop = SCREENS["1366x650"]
    page = newcomer({"viewport": {"width": laptop.width, "height": laptop.height}})
    with Shelf(harbour.place) as shelf:
        page.goto(f"{harbour.address}{reviewed('carthage', shelf, page)}/review")
    page.wait_for_selector(REVIEWED)
    settle(page)
    board = page.get_by_test_id("moment-board")
    assert board.evaluate(WHOLE)
    board.click(position={"x": 300, "y": 150})
    expect(board).to_have_attribute("aria-pressed", "true")
    assert not board.evaluate(WHOLE)
    assert board.evaluate("(frame) => frame.scrollLeft > 0")
    board.press("Enter")
    expect(board).to_have_attribute("aria-pressed", "false")
    assert board.evaluate(WHOLE)


def to_other_areas(page: Page) -> None:
    """To a decision of Yokohama in which the master places an assistant elsewhere."""
    page.get_by_test_id("all-decisions").click()
    decisions = page.get_by_test_id(re.compile(r"decision-\d+"))
    expect(decisions.first).to_be_visible()
    for decision in decisions.all():
        decision.click()
        expect(decision).to_have_attribute("aria-current", "true")
        if "The Master: Place an assistant at" in page.locator(".told h2").inner_text():
            return


def test_what_was_played_and_what_the_master_plays_are_ringed_in_two_ways(harbour: Harbour, newcomer: Newcomer) -> None:
    page = newcomer()
    with Shelf(harbour.place) as shelf:
        page.goto(f"{harbour.address}{reviewed('yokohama', shelf, page)}/review")
    to_other_areas(page)
    board = page.get_by_test_id("moment-board")
    expect(board.locator(".marked:not([data-best])").first).to_be_visible()
    expect(board.locator(".marked[data-best]").first).to_be_visible()
    expect(board).to_contain_text("the Master")


def test_what_was_played_on_a_track_is_ringed_solid(harbour: Harbour, shelf: Shelf, newcomer: Newcomer) -> None:
    page = newcomer()
    path = reviewed("mombasa", shelf, page)
    game = played("mombasa", whole_game("mombasa", FEW), FEW)
    index = next(at for at, (seat, move) in enumerate(game.ledger) if seat == 0 and move.verb == "step")
    page.goto(f"{harbour.address}{path}/review?at={index}")
    track = page.get_by_test_id("moment-board").locator(".track.marked:not([data-best])")
    expect(track).to_have_css("outline-style", "solid")


def test_the_list_follows_what_is_chosen_in_the_chart(harbour: Harbour, shelf: Shelf, newcomer: Newcomer) -> None:
    page = newcomer(LAPTOP)
    page.goto(f"{harbour.address}{reviewed('carthage', shelf, page)}/review")
    page.wait_for_selector(REVIEWED)
    page.get_by_test_id("all-decisions").click()
    page.get_by_test_id("chance-chart").click()
    expect(page.get_by_test_id("decisions").locator("[aria-current]")).to_be_in_viewport(ratio=1)


def test_what_can_be_done_from_a_moment_stands_in_one_row(harbour: Harbour, shelf: Shelf, newcomer: Newcomer) -> None:
    page = newcomer()
    page.goto(f"{harbour.address}{reviewed('yokohama', shelf, page)}/review")
    to_other_areas(page)
    expect(page.get_by_test_id("try-it")).to_have_text("Try the Master’s move")
    tops = [page.get_by_test_id(name).evaluate("button => button.offsetTop") for name in ("try-it", "look-around")]
    assert tops[0] == tops[1]


def test_the_chart_says_what_it_shows_where_the_mouse_is(harbour: Harbour, shelf: Shelf, newcomer: Newcomer) -> None:
    page = newcomer()
    page.goto(f"{harbour.address}{reviewed('carthage', shelf, page)}/review")
    page.wait_for_selector(REVIEWED)
    read = page.get_by_test_id("chance-read")
    expect(read).to_have_count(0)
    page.get_by_test_id("chance-chart").hover()
    expect(read).to_contain_text(re.compile(r"of 8 tokens, move \d+\s*You \d+ %, Basil \d+ %"))


def unfinished(route: Route) -> None:
    """A review of which there is more to come."""
    answer = route.fetch()
    route.fulfill(response=answer, json=answer.json() | {"status": "running", "share": 0.5})


def test_a_board_stays_where_it_was_scrolled_to_while_the_review_is_made(
    harbour: Harbour, shelf: Shelf, newcomer: Newcomer
) -> None:
    page = newcomer(LAPTOP)
    page.route("**/review?seat=*", unfinished)
    page.goto(f"{harbour.address}{reviewed('yokohama', shelf, page)}/review")
    board = page.get_by_test_id("moment-board")
    board.click()
    expect(board).to_have_attribute("aria-pressed", "true")
    corner = board.evaluate("frame => { frame.scrollTo(1e4, 1e4); return [frame.scrollLeft, frame.scrollTop]; }")
    for _ in range(2):
        with page.expect_response("**/review?seat=*"):
            pass
    settle(page)
    assert board.evaluate("frame => [frame.scrollLeft, frame.scrollTop]") == corner


@pytest.mark.parametrize("game", ["carthage", "mombasa"])
def test_a_phone_shows_the_whole_board_of_a_moment_as_large_as_at_the_table(
    harbour: Harbour, shelf: Shelf, newcomer: Newcomer, game: str
) -> None:
    page = newcomer(PHONE)
    page.goto(f"{harbour.address}{reviewed(game, shelf, page)}/review")
    page.wait_for_selector(REVIEWED)
    board = page.get_by_test_id("moment-board")
    for name in ("390x664", "360x640", "844x390"):
        page.set_viewport_size({"width": SCREENS[name].width, "height": SCREENS[name].height})
        settle(page)
        assert board.evaluate(WHOLE), name
        assert board.evaluate("(frame) => frame.scrollHeight <= frame.clientHeight + 1"), name
        assert board.locator("[data-reduced]").count() == 0, name


def queued(route: Route) -> None:
    """A review that waits for two others."""
    answer = route.fetch()
    route.fulfill(response=answer, json=answer.json() | {"status": "waiting", "ahead": 2, "verdicts": [], "course": []})


def test_a_phone_tells_that_a_review_waits_for_others(harbour: Harbour, shelf: Shelf, newcomer: Newcomer) -> None:
    page = newcomer(PHONE)
    page.route("**/review?seat=*", queued)
    page.goto(f"{harbour.address}{reviewed('carthage', shelf, page)}/review")
    expect(page.get_by_text("2 other reviews are made before this one.")).to_be_visible()
    expect(page.get_by_text("being looked at")).to_have_count(0)


def underway(route: Route) -> None:
    """A review in which nearly every decision has had its first look, which is half of the work."""
    answer = route.fetch()
    judged = answer.json()["decisions"] - 1
    route.fulfill(response=answer, json=answer.json() | {"status": "running", "share": 0.48, "judged": judged})


def test_how_far_a_review_is_says_one_figure(harbour: Harbour, shelf: Shelf, newcomer: Newcomer) -> None:
    page = newcomer()
    page.route("**/review?seat=*", underway)
    page.goto(f"{harbour.address}{reviewed('carthage', shelf, page)}/review")
    expect(page.get_by_text("Reviewed 48 %")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_attribute("aria-valuenow", "48")


def hopeless(route: Route) -> None:
    """A review in which I lose from the first move to the last, with one round, and what mattered in its middle."""
    answer = route.fetch()
    review = answer.json()
    middle = review["course"][-1]["index"] / 2
    for point in review["course"]:
        point["chances"][0] = 0
    for verdict in review["verdicts"]:
        verdict.update(swing=-0.1, as_master=False)
    swings = sorted((verdict["index"] for verdict in review["verdicts"]), key=lambda index: abs(index - middle))
    route.fulfill(response=answer, json=review | {"bands": review["bands"][:1], "swings": swings})


def test_the_numbers_of_the_chart_keep_clear_of_its_words(harbour: Harbour, shelf: Shelf, newcomer: Newcomer) -> None:
    page = newcomer(PHONE)
    page.route("**/review?seat=*", hopeless)
    page.goto(f"{harbour.address}{reviewed('carthage', shelf, page)}/review")
    page.wait_for_selector(REVIEWED)
    for name in ("360x640", "1366x650"):
        page.set_viewport_size({"width": SCREENS[name].width, "height": SCREENS[name].height})
        settle(page)
        expect(page.get_by_test_id("chance-chart").locator(".number")).to_have_count(3)
        assert page.evaluate(OVERLAPS) == [], name


def test_a_review_goes_on_while_people_come_and_a_phone_is_turned(
    harbour: Harbour, shelf: Shelf, newcomer: Newcomer
) -> None:
    page = newcomer(PHONE)
    friend = shelf.person("Nutmeg")
    path = reviewed("carthage", shelf, page, friend)
    with page.expect_websocket() as opened:
        page.goto(f"{harbour.address}{path}/review")
    page.wait_for_selector(REVIEWED)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    with opened.value.expect_event("framereceived", lambda told: '"presence"' in str(told)):
        shelf.visit(friend, path)
    lying = SCREENS["844x390"]
    page.set_viewport_size({"width": lying.width, "height": lying.height})
    expect(page.get_by_text("Whole replay")).to_be_visible()
    settle(page)
    expect(page.locator(REVIEWED)).to_be_visible()
    assert not any("/review" in url for url in asked)
