"""What a club sees: clocks, what the host of a table decides, and which other tables wait."""

from playwright.sync_api import expect

from tests.browser.axe import check, check_in_both_themes
from tests.browser.conftest import LAPTOP, PHONE, Newcomer
from tests.browser.harbour import Harbour
from tests.browser.playing import click_something, open_table, rename, wait_for_my_turn

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "greedy"}


def test_a_table_can_be_given_clocks_which_run_while_one_is_asked(harbour: Harbour, newcomer: Newcomer) -> None:
    page = newcomer(LAPTOP)
    page.goto(f"{harbour.address}/new/carthage")
    choice = page.get_by_test_id("clock-choice")
    expect(choice).to_contain_text("No clock")
    choice.locator("summary").click()
    choice.get_by_role("radio", name="A limit for each decision").check()
    choice.get_by_test_id("clock-seconds").select_option(label="5 minutes")
    choice.get_by_role("radio", name="The game is conceded").check()
    expect(choice.locator("summary")).to_contain_text("5 minutes for each decision; then the game is conceded")
    check(page)
    page.get_by_role("button", name="Open").click()
    mine = page.get_by_test_id("my-clock")
    expect(mine).to_contain_text("5:00")
    assert wait_for_my_turn(page)
    click_something(page)
    assert wait_for_my_turn(page)
    expect(mine).to_contain_text("4:5")  # it runs
    check_in_both_themes(page)
    page.set_viewport_size(PHONE["viewport"])
    expect(mine).to_be_visible()
    check(page)


def test_the_host_silences_and_sends_away_and_whoever_it_concerns_is_told(harbour: Harbour, newcomer: Newcomer) -> None:
    host, guest = newcomer(LAPTOP), newcomer(LAPTOP, astray=True)
    rename(host, harbour.address, "Amber")
    rename(guest, harbour.address, "Basil")
    table = open_table(host, harbour.address, [ME, BOT])
    other = open_table(host, harbour.address, [ME, {"kind": "here", "name": "Neighbour"}], title="Lunch")
    guest.goto(harbour.address + table)
    guest.get_by_test_id("tab-chat").click()
    expect(guest.get_by_test_id("chat-input")).to_be_visible()
    host.goto(harbour.address + table)
    turns = host.get_by_test_id("turns")
    expect(turns).to_have_attribute("href", other)
    expect(turns).to_have_accessible_name("Another table waits for you. Go to Lunch.")
    host.get_by_test_id("settings").click()
    host.get_by_test_id("hosting").click()
    line = host.get_by_test_id("guest").filter(has_text="Basil")
    expect(line).to_contain_text("watches")
    line.get_by_test_id("mute").click()
    expect(guest.get_by_test_id("muted")).to_contain_text("you cannot write here")
    expect(guest.get_by_test_id("chat-input")).to_be_hidden()
    line.get_by_test_id("kick").click()
    expect(line).to_contain_text("They are told so, and cannot come back")
    check_in_both_themes(host)
    host.get_by_test_id("guest-yes").click()
    expect(guest.get_by_text("The host of this table has sent you away.")).to_be_visible()
    expect(line).to_contain_text("sent away")
    host.set_viewport_size(PHONE["viewport"])
    host.get_by_test_id("close-table").click()
    check(host)
    host.get_by_test_id("guest-yes").click()
    expect(host.get_by_role("heading", name="The table was closed")).to_be_visible()
    host.reload()
    expect(host.get_by_role("heading", name="The table was closed")).to_be_visible()
