"""What a page says about the others' moves is what its reader may know."""

import re
from itertools import takewhile
from typing import cast

from playwright.sync_api import Browser, Page

from entrepot import load
from entrepot.kernel.events import Event
from tests.browser.harbour import Harbour
from tests.browser.questions import Moment, moments
from tests.browser.scenes import settle
from tests.browser.screens import SCREENS
from tests.browser.shelf import Person, Shelf

LAPTOP = SCREENS["1440x900"]


def told_since(moment: Moment) -> list[tuple[int, Event]]:
    """What others' moves told since the asked seat last moved, with the number of the move."""
    others = sum(1 for _ in takewhile(lambda move: move[0] != moment.seat, reversed(moment.moves)))
    history = moment.table().history
    first = len(history) - others
    return [(first + at + 1, event) for at, told in enumerate(history[first:]) for event in told]


def secret_draw() -> tuple[Moment, int, Event]:
    """Somebody is asked in Goa, after somebody else drew a card that only they may see."""
    return next(
        (moment, index, event)
        for moment in moments("goa")
        for index, event in told_since(moment)
        if event.kind == "draw" and event.private["cards"] and event.seat != moment.seat
    )


def opened(browser: Browser, person: Person, address: str) -> Page:
    context = LAPTOP.context(browser)
    person.enter(context, address)
    return context.new_page()


def listening(page: Page) -> list[str]:
    """Everything that a page will hear of the server."""
    heard: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    return heard


def test_the_summary_keeps_the_secrets_of_the_others(chromium: Browser, harbour: Harbour) -> None:
    moment, index, draw = secret_draw()
    drawn_card = cast(list[str], draw.private["cards"])[0]
    card = load("goa").words.names["cards"][drawn_card]
    address = harbour.address
    with Shelf(harbour.place) as shelf:
        me, owner = shelf.person("Mira"), shelf.person("Nutmeg")
        sitting = {moment.seat: me, int(draw.seat): owner}
        path = shelf.lay_game(me, moment.table(), [sitting.get(seat) for seat in range(moment.seats)])

        mine = opened(chromium, me, address)
        heard = listening(mine)
        mine.goto(address + path)
        mine.wait_for_selector('[data-testid="since"]')
        settle(mine)
        lines = mine.locator('[data-testid="since-block"] li').all_inner_texts()
        drawn = [line for line in lines if "draws" in line]
        assert drawn, lines
        assert not any(card in line for line in drawn), drawn
        assert heard
        told = re.compile(rf'"kind":"draw","seat":{draw.seat},[^}}]*"cards"')
        assert not any(told.search(frame) for frame in heard)
        mine.context.close()

        theirs = opened(chromium, owner, address)  # the test would notice: the owner's own page does say it
        hears = listening(theirs)
        theirs.goto(address + path)
        theirs.get_by_test_id("tab-log").click()
        theirs.wait_for_selector(f'[data-index="{index}"]')
        own = theirs.locator(f'[data-index="{index}"]').all_inner_texts()
        assert any(card in line for line in own), own
        assert any(told.search(frame) for frame in hears)
        theirs.context.close()
