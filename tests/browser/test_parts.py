"""Parts of the table page that come when they are needed: one that does not come, and nothing left of another table."""

from playwright.sync_api import expect

from tests.browser.conftest import WIDE, Newcomer
from tests.browser.harbour import Harbour
from tests.browser.playing import open_table
from tests.browser.scenes import go_on

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


def test_a_part_that_does_not_come_is_asked_for_again(harbour: Harbour, newcomer: Newcomer) -> None:
    page = newcomer(WIDE, cut=True)
    page.goto(harbour.address)
    table = open_table(page, harbour.address, SEATS)
    page.goto(f"{harbour.address}{table}")
    expect(page.get_by_test_id("board")).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.route("**/assets/*.js", lambda route: route.abort())
    page.get_by_test_id("settings").click()
    expect(page.get_by_test_id("part-missing")).to_contain_text("could not be loaded")
    expect(page.get_by_test_id("board")).to_be_visible()
    page.unroute("**/assets/*.js")
    page.get_by_test_id("part-missing").get_by_role("button").click()
    expect(page.get_by_test_id("notify")).to_be_visible()
    expect(page.get_by_test_id("part-missing")).to_have_count(0)


def test_nothing_is_left_of_a_table_at_the_next_one(harbour: Harbour, newcomer: Newcomer) -> None:
    page = newcomer(WIDE)
    page.goto(harbour.address)
    first, second = (open_table(page, harbour.address, SEATS, game="goa") for _ in range(2))
    page.goto(f"{harbour.address}{first}")
    expect(page.locator("[data-testid=table][data-asked=true]")).to_be_visible()
    page.locator("[data-testid=board] .legal").first.hover()
    expect(page.get_by_test_id("tip")).to_be_visible()
    page.get_by_test_id("tab-chat").click()
    expect(page.get_by_test_id("chat-input")).to_be_visible()
    go_on(page, harbour.address, second)
    expect(page.locator("[data-testid=table][data-asked=true]")).to_be_visible()
    expect(page).to_have_url(f"{harbour.address}{second}")
    expect(page.get_by_test_id("tip")).to_have_count(0)
    expect(page.get_by_test_id("chat-input")).to_have_count(0)
    expect(page.get_by_test_id("move-menu")).to_have_count(0)
    expect(page.get_by_test_id("typed-keys")).to_have_count(0)


def test_a_table_that_was_left_is_forgotten(harbour: Harbour, newcomer: Newcomer) -> None:
    """Else an evening of many tables fills the memory, and each one is slower than the last."""
    page = newcomer(WIDE)
    page.goto(harbour.address)
    tables = [open_table(page, harbour.address, SEATS, game="goa") for _ in range(6)]
    wire = page.context.new_cdp_session(page)
    drawn = []
    for table in tables:
        go_on(page, harbour.address, table)
        expect(page.locator("[data-testid=table][data-asked=true]")).to_be_visible()
        expect(page.get_by_test_id("replay")).to_be_visible()
        wire.send("HeapProfiler.collectGarbage")
        drawn.append(int(wire.send("Memory.getDOMCounters")["nodes"]))
    assert drawn[-1] < 2 * drawn[1], drawn
