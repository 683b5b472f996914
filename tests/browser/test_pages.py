"""What one does on the pages around the table."""

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.harbour import Harbour


def test_the_rules_can_be_searched(harbour: Harbour, newcomer: Newcomer) -> None:
    page = newcomer()
    page.goto(harbour.address + "/rules/carthage")
    page.get_by_role("searchbox").fill("storage icons")
    expect(page.get_by_role("main")).to_contain_text("CAR-8.6")
    expect(page.get_by_role("main")).not_to_contain_text("CAR-2.5")


def test_a_name_can_be_changed_and_stays(harbour: Harbour, newcomer: Newcomer) -> None:
    page = newcomer()
    page.goto(harbour.address)
    page.get_by_role("button", name="Guest").first.click()
    field = page.get_by_role("textbox", name="name").first
    field.fill("Mira")
    field.press("Enter")
    expect(page.get_by_role("button", name="Mira").first).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Mira").first).to_be_visible()


def test_a_table_is_opened_after_everything_that_is_said_about_it(harbour: Harbour, newcomer: Newcomer) -> None:
    """The button is in sight from the start, and the keyboard comes to it last."""
    page = newcomer()
    page.goto(harbour.address + "/new/carthage")
    button = page.get_by_role("button", name="Open the table")
    expect(button).to_be_in_viewport()
    assert button.evaluate("(button) => [...button.form.elements].at(-1) === button")
