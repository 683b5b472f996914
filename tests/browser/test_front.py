"""The front page in a real browser: finding one's tables again, and the page as an app of its own."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Newcomer
from tests.browser.harbour import Harbour
from tests.browser.playing import sit_down
from tests.browser.shelf import Shelf, late

CARTHAGE = {"game": "carthage", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
MOMENT = 250
A_WHOLE_GAME = 120_000
"""Milliseconds in which two bots play a game of Carthage, on a busy machine too."""


def open_table(page: Page, harbour: Harbour, **more: Any) -> str:
    """A table opened without clicking; its id."""
    answer = page.request.post(f"{harbour.address}/api/tables", data={**CARTHAGE, **more})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def wait_until(page: Page, condition: Callable[[], bool]) -> None:
    """For what only the server, or something that takes its time in the page, can tell."""
    for _ in range(A_WHOLE_GAME // MOMENT):
        if condition():
            return
        page.wait_for_timeout(MOMENT)
    raise AssertionError("waited in vain")


def front(page: Page, harbour: Harbour) -> Page:
    page.goto(harbour.address)
    expect(page.get_by_test_id("stand-ins").first).to_be_visible()
    return page


def test_tables_are_told_apart_put_away_taken_back_and_removed(
    harbour: Harbour, newcomer: Newcomer, screen: dict[str, Any]
) -> None:
    page = front(newcomer(screen), harbour)
    open_table(page, harbour, game="mombasa")
    open_table(page, harbour, title="Second try")
    front(page, harbour)
    mine = page.get_by_role("region", name="My tables")
    expect(mine.get_by_text("Mombasa, round 1 of 7", exact=True)).to_be_visible()
    expect(mine.get_by_text("Traders of Carthage: Second try", exact=True)).to_be_visible()
    mine.get_by_role("button", name="More about Mombasa, round 1 of 7").click()
    page.get_by_role("button", name="Put away").click()
    expect(mine.get_by_text("Mombasa, round 1 of 7", exact=True)).to_have_count(0)

    mine.get_by_role("link", name="All finished games").click()
    page.get_by_role("button", name="More about Mombasa, round 1 of 7").click()
    page.get_by_role("button", name="Back to my tables").click()
    expect(page.get_by_text("No game has ended yet")).to_be_visible()

    front(page, harbour)
    mine.get_by_role("button", name="More about Mombasa, round 1 of 7").click()
    page.get_by_role("button", name="Remove …").click()
    expect(page.get_by_role("dialog")).to_contain_text("cannot be brought back")
    page.get_by_role("button", name="Remove it").click()
    expect(mine.get_by_text("Mombasa, round 1 of 7", exact=True)).to_have_count(0)


def test_a_menu_stays_open_where_a_table_moves_up_meanwhile(harbour: Harbour, newcomer: Newcomer) -> None:
    page, friend = front(newcomer(), harbour), newcomer()
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = open_table(page, harbour, game="mombasa", seats=seats)
    for title in ("Second", "Third"):
        open_table(page, harbour, title=title, seats=seats)
    front(page, harbour)
    mine = page.get_by_role("region", name="My tables")
    mine.get_by_role("button", name="More about Mombasa").click()
    friend.goto(f"{harbour.address}/tables/{table}")
    with page.expect_response(f"{harbour.address}/api/tables"):
        sit_down(friend, 1, "Friend")  # it is my turn there now, so the table comes first
    page.get_by_role("button", name="Put away").click()
    expect(mine.get_by_role("listitem")).to_have_count(2)


def test_watching_bots_asks_which_game_and_leaves_a_replay(
    harbour: Harbour, shelf: Shelf, newcomer: Newcomer, screen: dict[str, Any]
) -> None:
    page = front(newcomer(screen), harbour)
    page.get_by_text("Watch a game of bots").click()
    page.get_by_role("button", name="Watch bots play Goa").click()
    expect(page.get_by_role("heading", name="Goa", exact=True)).to_be_visible()
    path = shelf.seat(page, late("carthage"), [None, None])  # which they play to its end
    page.goto(f"{harbour.address}{path}")
    address = f"{harbour.address}/api{path}"
    wait_until(page, lambda: page.request.get(address).json()["status"] == "over")
    page.goto(f"{harbour.address}/history")
    expect(page.get_by_test_id("history")).to_contain_text("won")
    page.get_by_role("link", name="Replay Traders of Carthage, finished").click()
    expect(page.get_by_test_id("table")).to_have_attribute("data-status", "over", timeout=A_WHOLE_GAME)


def test_every_game_says_what_is_ours_and_where_that_is_listed(harbour: Harbour, newcomer: Newcomer) -> None:
    page = front(newcomer(), harbour)
    expect(page.get_by_test_id("stand-ins")).to_have_count(4)
    page.get_by_role("link", name="Which parts of Mombasa are stand-ins").click()
    expect(page.get_by_role("heading", name="Made by us")).to_be_in_viewport()
    expect(page.get_by_text("the books: what they need and what they give")).to_be_visible()


def test_options_are_in_words(harbour: Harbour, newcomer: Newcomer) -> None:
    page = newcomer()
    page.goto(f"{harbour.address}/new/mombasa")
    expect(page.get_by_label("Longer steps on track D2")).to_be_visible()
    expect(page.get_by_test_id("stand-ins")).to_be_visible()
    assert "R19" not in page.inner_text("main")


def test_the_page_can_be_installed_and_says_when_the_server_is_gone(own_harbour: Harbour, newcomer: Newcomer) -> None:
    page = newcomer(shaky=True, fresh=True, service_workers="allow")
    page.goto(own_harbour.address)
    manifest = page.request.get(f"{own_harbour.address}/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    for icon in manifest.json()["icons"]:
        assert page.request.get(own_harbour.address + icon["src"]).ok
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    own_harbour.kill()
    page.goto(own_harbour.address)
    expect(page.get_by_role("heading", name="Entrepot is out of reach")).to_be_visible()
    own_harbour.start()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_test_id("stand-ins").first).to_be_visible()


NOTICES = """
window.notices = [];
Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
ServiceWorkerRegistration.prototype.showNotification = async (title) => void window.notices.push(title);
"""
"""Write down the notices of a page. A browser without windows shows none, whatever was permitted."""


def test_a_turn_is_announced_to_who_looks_elsewhere(harbour: Harbour, newcomer: Newcomer) -> None:
    page = newcomer(fresh=True, service_workers="allow", permissions=["notifications"])
    front(page, harbour)
    table = open_table(page, harbour)
    page.goto(f"{harbour.address}/tables/{table}")
    expect(page).to_have_title("● Your turn: Traders of Carthage")
    page.get_by_test_id("settings").click()
    page.get_by_test_id("notify").click()  # the browser answers in its own time
    expect(page.get_by_test_id("notify")).to_be_checked()
    icon = page.locator('link[rel="icon"]')
    # Somebody who looks elsewhere: the page is hidden when the question comes.
    page.add_init_script("Object.defineProperty(document, 'hidden', { get: () => true })")
    page.add_init_script(NOTICES)
    page.reload()
    notices = "window.notices"
    wait_until(page, lambda: page.evaluate(notices) == ["● Your turn: Traders of Carthage"])
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    # The front page tells it of all tables, beginning with the first.
    page.request.put(f"{harbour.address}/api/tables/{table}/shelf", data={"archived": True})
    front(page, harbour)
    expect(icon).to_have_attribute("href", "/icon.svg")
    open_table(page, harbour)
    wait_until(page, lambda: any(title.startswith("Your turn at") for title in page.evaluate(notices)))


def test_a_browser_that_refuses_notices_leaves_the_box_unticked(harbour: Harbour, newcomer: Newcomer) -> None:
    page = newcomer()
    page.add_init_script("Notification.requestPermission = async () => 'denied'")
    front(page, harbour)
    page.goto(f"{harbour.address}/tables/{open_table(page, harbour)}")
    page.get_by_test_id("settings").click()
    page.get_by_test_id("notify").click()
    expect(page.get_by_test_id("notify")).not_to_be_checked()
