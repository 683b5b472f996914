"""How a person plays in the browser: by clicking or touching what glows, or by the keyboard."""

import re
from typing import Any

from playwright.sync_api import Error, Locator, Page, Position, expect

MOST_STEPS = 700


def open_front(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.get_by_role("heading", name="Traders of Carthage")).to_be_visible()


def play_now(page: Page, address: str) -> None:
    """From the front page to a table against bots, by one click."""
    open_front(page, address)
    page.get_by_role("button", name="Play now").first.click()
    expect(page.get_by_test_id("board")).to_be_visible()


def rename(page: Page, address: str, name: str) -> None:
    """Be called so."""
    page.request.get(f"{address}/api/me")
    page.request.put(f"{address}/api/me", data={"name": name})


def open_table(page: Page, address: str, seats: list[dict[str, Any]], game: str = "carthage", **more: Any) -> str:
    """A table with these seats, opened through the API with the page's own cookie; says its path."""
    page.request.get(f"{address}/api/me")
    answer = page.request.post(f"{address}/api/tables", data={"game": game, "seats": seats, **more})
    assert answer.ok, answer.text()
    return f"/tables/{answer.json()['id']}"


def sit_down(page: Page, seat: int, name: str) -> None:
    """Take a free seat in the waiting room; who has no name yet gives one first."""
    page.get_by_test_id(f"join-{seat}").click()
    page.get_by_test_id("welcome-name").fill(name)
    page.get_by_test_id("sit-down").click()


def table_facts(page: Page) -> tuple[int, str]:
    """The journal's length and the state of the table, as the page shows it."""
    facts = "table => [table.dataset.seq ?? '-1', table.dataset.status ?? '']"
    seq, status = page.get_by_test_id("table").evaluate(facts)
    return int(seq), str(status)


def seq(page: Page) -> int:
    return table_facts(page)[0]


def is_over(page: Page) -> bool:
    return table_facts(page)[1] == "over"


def wait_for_my_turn(page: Page) -> bool:
    """Until this page is asked, or the game is over (then False)."""
    page.wait_for_function(
        """() => {
            const table = document.querySelector('[data-testid="table"]');
            return table && (table.dataset.status === 'over' || table.dataset.asked === 'true');
        }"""
    )
    to_my_turn = page.get_by_test_id("to-my-turn")
    if to_my_turn.count():  # on phones, what happened since the last turn comes first
        press(page, to_my_turn)
    return not is_over(page)


def wait_for_change(page: Page, before: int) -> None:
    """Until the journal has grown, and nothing of mine is on its way."""
    page.wait_for_function(
        """(before) => {
            const table = document.querySelector('[data-testid="table"]').dataset;
            return Number(table.seq) !== before && table.sent === 'false';
        }""",
        arg=before,
    )


def asks_again(page: Page, before: int) -> bool:
    """After a click: whether the move asks to be confirmed (it cannot be taken back), or was played (False).

    A question that could not be read yet takes no answer, so this waits until it does. Where several choose at once the
    journal grows by the others' moves too: only when nothing of mine is on its way any more was mine among them.
    """
    page.wait_for_function(
        """(before) => {
            const table = document.querySelector('[data-testid="table"]').dataset;
            if (table.armed === 'true') return table.readable === 'true';
            return table.sent === 'false' && Number(table.seq) !== before;
        }""",
        arg=before,
    )
    return page.get_by_test_id("table").get_attribute("data-armed") == "true"


def question(page: Page) -> str:
    """The key of what this page is asked, or nothing."""
    return page.get_by_test_id("table").get_attribute("data-question") or ""


def click_something(page: Page) -> None:
    """Do what a newcomer would: press the main button, or else something on the table that glows."""
    main = page.get_by_test_id("main").filter(visible=True)
    end = page.get_by_test_id("end").filter(visible=True)
    if main.count():
        click(page, main.first)
    elif end.count() and not glowing(page).count():
        click(page, end.first)
    else:
        click_a_piece(page)


def glowing(page: Page) -> Locator:
    """What can be clicked to play, on the part of the table that is shown."""
    return page.locator(".piece.legal:not(.quiet)").filter(visible=True)


def click_a_piece(page: Page) -> None:
    """Click something on the table that glows, whether or not there is a main button; in a menu, any entry."""
    things = glowing(page)
    expect(things.first).to_be_visible()
    click(page, things.nth(seq(page) % things.count()))


def click_curiously(page: Page) -> None:
    """What glows before the main button, but not for ever: so that cards, tiles and places are clicked too."""
    if seq(page) % 3 and glowing(page).count():
        click_a_piece(page)
    else:
        click_something(page)


IN_SIGHT = """(piece) => {
    const touched = matchMedia('(pointer: coarse)').matches;
    const box = piece.getBoundingClientRect();
    for (const across of [0.5, 0.25, 0.1, 0.75, 0.9])
        for (const down of [0.5, 0.2, 0.8]) {
            const there = document.elementFromPoint(box.left + across * box.width, box.top + down * box.height);
            if (there && piece.contains(there))
                return [touched, { x: across * box.width, y: down * box.height }];
        }
    return [touched, null];
}"""
"""Whether the screen is touched, and a point at which a piece is to be seen: of a card in a full hand its neighbour
covers the middle."""


def press(page: Page, thing: Locator) -> None:
    """With the mouse, or with a finger where the screen is touched, where the thing is to be seen."""
    show(thing)
    point: Position | None
    touched, point = thing.evaluate(IN_SIGHT)
    if point is None:  # perhaps under the card that the mouse has raised
        page.mouse.move(1, 1)
        touched, point = thing.evaluate(IN_SIGHT)
    if touched:
        thing.tap(position=point)
    else:
        thing.click(position=point)


def show(thing: Locator) -> None:
    """Scroll to it. Where all choose at once, another's choice may have it drawn anew meanwhile."""
    for _ in range(5):
        try:
            return thing.scroll_into_view_if_needed()
        except Error as problem:
            if "not attached" not in problem.message:
                raise
    raise AssertionError("it is drawn anew all the time")


def click(page: Page, thing: Locator) -> None:
    """Press until the move is played: choose in a menu, and say yes where it cannot be taken back."""
    before = seq(page)
    has_menu = thing.get_attribute("aria-haspopup") == "menu"
    press(page, thing)
    if has_menu:
        entries = page.get_by_test_id("move-menu").get_by_role("menuitem")
        expect(entries.first).to_be_visible()  # its code comes with the first menu
        press(page, entries.nth(before % entries.count()))
    if asks_again(page, before):
        say_yes(page)
        wait_for_change(page, before)


def say_yes(page: Page) -> None:
    """Answer the question whether a move is meant, on the piece or button that asks it."""
    asked = [page.get_by_test_id("end-yes"), page.locator(".armed"), page.get_by_test_id("main")]
    press(page, next(thing for each in asked if (thing := each.filter(visible=True)).count()).first)


def shown_keys(page: Page) -> list[str]:
    """The keys written on the listed moves."""
    found: list[str] = page.locator('[data-testid="move-list"] kbd').all_inner_texts()
    return [key.lower() for key in found]


def type_key(page: Page, key: str) -> None:
    """Type the key of a move; Enter says that the number ends there, where a longer one could follow."""
    before = seq(page)
    page.keyboard.type(key)
    if page.get_by_test_id("table").get_attribute("data-typed") == key and seq(page) == before:
        page.keyboard.press("Enter")


def press_something(page: Page) -> None:
    """Play a listed move by its key; where it asks once more, type it again."""
    before = seq(page)
    keys = shown_keys(page)
    key = keys[before % len(keys)]
    type_key(page, key)
    if asks_again(page, before):
        type_key(page, key)
        wait_for_change(page, before)


def to_the_end(page: Page, step: Any = click_something) -> int:
    """Play on until the game is over; says how many decisions were made here."""
    for decisions in range(MOST_STEPS):
        if not wait_for_my_turn(page):
            return decisions
        step(page)
    raise AssertionError("the game does not end")


def chosen_moment(page: Page) -> int:
    found = re.search(r"[?&]at=(\d+)", page.url)
    return int(found[1]) if found else -1
