"""Make the box yours: printed values are entered beside the drawings, and a table is played with them."""

from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from entrepot.boxes.writing import written
from entrepot.games import load
from entrepot.server import limits
from tests.browser.conftest import WIDE, Newcomer
from tests.browser.harbour import Harbour

CARDS = [section.facts["name"] for section in load("mombasa").box.all("card")]


def component(page: Page, table: str, place: int) -> Locator:
    return page.locator(f"[data-of='{table}:{place}']")


def field(page: Page, table: str, place: int, key: str) -> Locator:
    return component(page, table, place).locator(f"[data-testid=field][data-key={key}]")


def enter(page: Page, table: str, place: int, key: str, *values: str) -> None:
    inputs = field(page, table, place, key).locator("input")
    for number, value in enumerate(values):
        inputs.nth(number).fill(value)
        inputs.nth(number).press("Tab")


def test_three_values_are_corrected_and_played_with(harbour: Harbour, newcomer: Newcomer, tmp_path: Path) -> None:
    banana, expansion = CARDS.index("banana 2"), CARDS.index("expansion 2")
    page = newcomer(WIDE)
    page.goto(f"{harbour.address}/box/mombasa")
    done = page.get_by_test_id("progress")
    expect(done).to_contain_text("0 of ")
    enter(page, "card", banana, "crate", "7")
    expect(field(page, "card", banana, "crate")).to_have_attribute("data-state", "yours")
    expect(component(page, "card", banana).locator(".crate")).to_have_text("7")

    enter(page, "card", expansion, "value", "4")  # MOM-1.5
    refusal = component(page, "card", expansion).get_by_test_id("refusal")
    expect(refusal).to_contain_text("Found 4, expected a whole number from 1 to 3.")
    expect(refusal.get_by_role("link")).to_have_attribute("href", "/rules/mombasa#MOM-1.5")
    expect(component(page, "card", expansion).locator(".value")).to_have_text("2")

    page.get_by_test_id("part-map").click()
    enter(page, "hq", 0, "coins", "1", "1", "1", "0", "2")
    page.get_by_test_id("part-tracks").click()
    enter(page, "track", 0, "length", "30")
    expect(done).to_contain_text("3 of ")

    page.reload()  # the draft is kept, what was refused too
    expect(done).to_contain_text("3 of ")
    expect(field(page, "card", expansion, "value").locator("input")).to_have_value("4")

    with page.expect_download() as saved:
        page.get_by_test_id("export").click()
    file = tmp_path / "mine.toml"
    saved.value.save_as(file)
    edited = load("mombasa", file).box
    assert edited.all("card")[banana].facts["crate"] == 7
    page.evaluate("localStorage.clear()")
    page.reload()
    expect(done).to_contain_text("0 of ")
    page.get_by_test_id("file").set_input_files(file)
    expect(done).to_contain_text("3 of ")

    page.get_by_test_id("open-table").click()
    expect(page.get_by_test_id("owner-box")).to_contain_text(edited.hash[:6])
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/tables/**")
    table = page.evaluate("async () => (await fetch('/api' + location.pathname)).json()")
    assert table["box"] == edited.hash
    details = page.evaluate("async (box) => (await fetch(`/api/games/mombasa?box=${box}`)).json()", table["box"])
    box = details["box"]
    assert (box["card"][banana]["crate"], box["hq"]["coins"], box["track"][0]["length"]) == (7, [1, 1, 1, 0, 2], 30)
    cells = page.get_by_test_id("zone-tracks").locator(".track").first.locator(".cell")
    expect(cells).to_have_count(31)


def test_a_draft_is_one_in_two_tabs_and_survives_what_is_no_box(
    harbour: Harbour, newcomer: Newcomer, tmp_path: Path
) -> None:
    banana, coffee = CARDS.index("banana 2"), CARDS.index("coffee 3")
    page = newcomer(WIDE, fresh=True, refused=True)
    page.goto(f"{harbour.address}/box/mombasa")
    page.evaluate("localStorage.setItem('entrepot.box.mombasa', '{\"tables\": 3')")  # what nobody can read
    page.reload()
    done = page.get_by_test_id("progress")
    expect(done).to_contain_text("0 of ")

    other = page.context.new_page()
    other.goto(f"{harbour.address}/box/mombasa")
    enter(other, "card", coffee, "crate", "6")
    expect(done).to_contain_text("1 of ")
    enter(page, "card", banana, "crate", "007")
    expect(field(page, "card", banana, "crate").locator("input")).to_have_value("7")
    expect(other.get_by_test_id("progress")).to_contain_text("2 of ")
    expect(field(other, "card", banana, "crate").locator("input")).to_have_value("7")
    other.close()

    trouble = page.get_by_test_id("trouble")
    file = tmp_path / "odd.toml"
    for text, told in (
        (written(load("goa").box.facts), 'expected "mombasa"'),
        ("schema = 1\ngame = 'mombasa'\n[card", "is not valid TOML"),
        ("#" * limits.BOX_BODY, "too large"),
    ):
        file.write_text(text, encoding="utf-8")
        page.get_by_test_id("file").set_input_files(file)
        expect(trouble).to_contain_text(told)
        expect(done).to_contain_text("2 of ")

    lamp = "\n[lamp]\nsource = 'owner'\n"
    file.write_text(written(load("mombasa").box.facts) + lamp, encoding="utf-8")
    page.get_by_test_id("file").set_input_files(file)
    expect(trouble).to_contain_text("[lamp]: found a table that the rules do not use")
