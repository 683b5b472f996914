"""Mombasa in a real browser: the secret plan, and what is marked before one decides."""

import re
from itertools import pairwise
from typing import Any

from playwright.sync_api import Page, expect

from entrepot import Table
from tests.browser.conftest import LAPTOP, PHONE, Newcomer
from tests.browser.mombasa import lay_a_card
from tests.browser.playing import wait_for_my_turn
from tests.browser.questions import FEW, moments, whole_game
from tests.browser.scenes import settle
from tests.browser.shelf import Shelf, asked, played


def sit_down(page: Page, shelf: Shelf, *keys: str) -> None:
    """At a game in which one of these is asked; without any, at a plan."""
    page.goto(shelf.place.address + shelf.seat(page, asked("mombasa", *(keys or ("plan",)))))
    expect(page.get_by_test_id("zone-map")).to_be_visible()
    assert wait_for_my_turn(page)


def test_a_plan_can_be_changed_until_it_is_ready(shelf: Shelf, newcomer: Newcomer) -> None:
    page = newcomer()
    sit_down(page, shelf)
    hand = page.locator(".held")
    cards = hand.count()
    lay_a_card(page)
    expect(hand).to_have_count(cards - 1)
    slot = page.locator(".slot.full")
    expect(slot).to_contain_text("planned")
    slot.click()
    expect(hand).to_have_count(cards)
    expect(page.get_by_test_id("player-1")).to_contain_text(re.compile("ready|is deciding"))


def test_who_is_deciding_keeps_the_whole_name(shelf: Shelf, newcomer: Newcomer) -> None:
    page = newcomer(LAPTOP)
    me, friend = shelf.person("Mira"), shelf.person("Whimbrel")
    me.enter(page.context, shelf.place.address)
    path = shelf.lay_game(me, asked("mombasa", "plan", seats=3), [me, friend, None])
    page.goto(shelf.place.address + path)
    panel = page.get_by_test_id("player-1")
    expect(panel).to_contain_text("is deciding")
    expect(panel).not_to_contain_text("plans")
    assert panel.locator("h3").evaluate("name => name.scrollWidth <= name.clientWidth")


def test_a_part_of_the_board_can_be_enlarged(shelf: Shelf, newcomer: Newcomer) -> None:
    page = newcomer()
    sit_down(page, shelf)
    for width, height in ((1366, 650), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        enlarge_the_tracks(page)


def enlarge_the_tracks(page: Page) -> None:
    zone = page.get_by_test_id("zone-tracks")
    small = zone.bounding_box()
    page.get_by_role("button", name="Enlarge: Company tracks").click()
    large = zone.bounding_box()
    assert small is not None
    assert large is not None
    assert large["width"] > small["width"] * 1.5
    tracks = [box for each in zone.locator(".track").all() if (box := each.bounding_box())]
    assert len(tracks) == 4
    for upper, lower in pairwise(tracks):
        assert upper["y"] + upper["height"] <= lower["y"] + 1, "one track lies on another"
    assert tracks[-1]["y"] + tracks[-1]["height"] <= large["y"] + large["height"]
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Enlarge: Company tracks")).to_be_visible()


def test_an_expansion_shows_what_each_region_costs(shelf: Shelf, newcomer: Newcomer) -> None:
    """Only regions that can be entered glow, and each of them says its cost on itself."""
    page = newcomer()
    sit_down(page, shelf, "expand")
    regions = page.locator(".region.legal")
    assert regions.count() > 0
    expect(page.locator(".cost")).to_have_count(regions.count())
    for label in regions.evaluate_all("found => found.map((each) => each.getAttribute('aria-label'))"):
        assert re.search(r"Costs \d points? now", label)


def test_the_page_says_what_is_house_made(shelf: Shelf, newcomer: Newcomer) -> None:
    page = newcomer()
    sit_down(page, shelf)
    page.get_by_test_id("about").click()
    sheet = page.get_by_test_id("about-box")
    expect(sheet).to_contain_text("the books: what they need and what they give")
    expect(sheet).not_to_contain_text("_")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_what_is_chosen_from_leaves_the_cards_in_their_column(shelf: Shelf, newcomer: Newcomer) -> None:
    """An option, a step or a reward has no place on the board; the column it stands in is never empty below it."""
    page = newcomer(LAPTOP)
    sit_down(page, shelf, "tier", "option", "collect")
    for width, height in ((1366, 650), (1440, 900), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        choice = page.locator(".choice").last.bounding_box()
        cards = page.get_by_test_id("zone-cards").bounding_box()
        books = page.get_by_test_id("zone-books").bounding_box()
        assert choice is not None
        assert cards is not None
        assert books is not None
        assert choice["y"] + choice["height"] <= cards["y"], "the choices lie on the cards"
        assert cards["height"] > 180
        assert abs(cards["y"] + cards["height"] - books["y"] - books["height"]) <= 1, "the column ends early"


UNDER_ITS_NUMBER = """
faces => faces.filter((face) => {
  const [number, share] = ['.value', '.share'].map((part) => face.querySelector(part).getBoundingClientRect());
  return share.left < number.right && share.top < number.bottom;
}).map((face) => face.className)
"""


def test_a_narrow_card_shows_whose_share_it_is(shelf: Shelf, newcomer: Newcomer) -> None:
    """A merchant has two signs there: its company's house, and a mine."""
    page = newcomer()
    sit_down(page, shelf, "tier")
    for width, height in ((1366, 650), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        expect(page.locator(".zone.cards .k-merchant .share").first).to_be_visible()
        assert page.locator(".zone.cards .face:has(.share)").evaluate_all(UNDER_ITS_NUMBER) == []


def test_a_card_shows_what_it_costs_me_now(shelf: Shelf, newcomer: Newcomer) -> None:
    """As the list of moves says it; where a discount lowers the price, the printed one is struck out beside it."""
    page = newcomer(LAPTOP)
    page.goto(shelf.place.address + shelf.seat(page, with_a_discount()))
    assert wait_for_my_turn(page)
    listed = page.get_by_test_id("move-list").get_by_text(re.compile(r"^Buy .*price \d")).all_inner_texts()
    cards = page.locator("[data-piece^='display:'].legal")
    shown = cards.locator(".price").evaluate_all("found => found.map((each) => each.lastChild.textContent)")
    assert sorted(text.split()[-1] for text in listed) == sorted(shown)
    struck = cards.locator(".price s")
    assert struck.count() > 0
    for lowered in cards.filter(has=struck).all():
        before, now = lowered.locator(".price s").inner_text(), lowered.locator(".price").inner_text()
        price = now.removeprefix(before).strip()
        assert int(price) < int(before)
        expect(lowered).to_have_accessible_name(re.compile(rf"price {price}\b"))


def test_a_turn_shows_the_whole_map_on_a_phone(shelf: Shelf, newcomer: Newcomer) -> None:
    """With the value of each company's shares, the lowest of which stands at the map's foot."""
    page = newcomer(PHONE)
    sit_down(page, shelf, "turn")
    settle(page)
    chart, board = page.locator(".chart").bounding_box(), page.get_by_test_id("board").bounding_box()
    assert chart is not None
    assert board is not None
    assert chart["y"] + chart["height"] <= board["y"] + board["height"]


def test_two_rows_of_cards_are_even_on_a_wide_screen(shelf: Shelf, newcomer: Newcomer) -> None:
    page, me = newcomer({"viewport": {"width": 1920, "height": 1080}}), shelf.person("Mira")
    me.enter(page.context, shelf.place.address)
    moment = next(moment for moment in moments("mombasa") if moment.key == "keep")
    page.goto(shelf.place.address + shelf.lay_moment(me, moment))
    assert wait_for_my_turn(page)
    settle(page)
    tops = [round(box["y"]) for card in page.locator(".held").all() if (box := card.bounding_box())]
    rows = [tops.count(top) for top in sorted(set(tops))]
    assert len(rows) == 2
    assert rows[0] - rows[1] in (0, 1)


def with_a_discount() -> Table:
    """A game in which the first seat is offered a card for less than its price in the display."""
    table = played("mombasa", [], FEW)
    for seat, move in whole_game("mombasa", FEW):
        display: Any = table.view(0)["board"]["display"]
        prices = {(place["row"], place["column"]): place["price"] for place in display}
        outlooks = {number: offer.outlook for number, offer in table.foresee(0).items()} if 0 in table.waiting else {}
        buys = [offered for offered in table.game.moves if offered.number in outlooks and offered.verb == "buy"]
        if any(outlooks[buy.number]["price"] < prices[buy.args["row"], buy.args["column"]] for buy in buys):
            return table
        table.play(seat, move)
    raise AssertionError("nobody was offered a discount")
