"""What a visit costs: bytes as the server sends them, and nothing on the page that jumps once it is painted."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, Response

import entrepot
from tests.browser.scenes import PAGES, Scene, scenes, settle
from tests.browser.screens import TESTED, Screen
from tests.browser.shelf import Person, Shelf

FRONT_BYTES = 150_000
"""The front page, with its fonts and all headers."""
TABLE_BYTES = 150_000
"""What a table needs on top of the front page."""
SCRIPT_BYTES = {"carthage": 73_000, "goa": 91_000, "mombasa": 85_000, "yokohama": 92_000}
"""All JavaScript that a table page needs before it is complete, as it is sent, without headers."""
MOST_SHIFT = 0.005
"""Layout shift by the browser's own measure; up to 0.1 is usually called good. This is a line of text moving a bit."""
SLOW_LINE = {"offline": False, "latency": 60, "downloadThroughput": 400_000, "uploadThroughput": 400_000}
"""Milliseconds and bytes a second: what arrives late here also arrives late on a fast machine."""
SHIFTS = """
    window.shifts = [];
    new PerformanceObserver((list) => {
        for (const shift of list.getEntries())
            if (!shift.hadRecentInput)
                window.shifts.push({
                    value: shift.value,
                    what: shift.sources.map(({ node }) => node?.outerHTML?.slice(0, 90) ?? node?.data ?? 'gone'),
                });
    }).observe({ type: 'layout-shift', buffered: true });
"""
FIRST = {"carthage": "turn", "goa": "act", "mombasa": "plan", "yokohama": "place_first"}
STILL = [
    *((PAGES, name) for name in ("front", "front-with-tables", "new-goa", "rules-goa", "history", "no-such-code")),
    *FIRST.items(),
    ("goa", "~waiting-room"),
    ("yokohama", "~over"),
]
"""What nothing may jump on: every kind of page, and every table."""


def scene(group: str, name: str) -> Scene:
    return next(scene for scene in scenes(group) if scene.name == name)


@contextmanager
def visit(browser: Browser, shelf: Shelf, screen: Screen) -> Iterator[tuple[Page, Person]]:
    """Somebody who comes with an empty cache."""
    me = shelf.person("Mira")
    context = screen.context(browser)
    me.enter(context, shelf.place.address)
    yield context.new_page(), me
    context.close()


class Scales:
    """Adds up what comes over the wire, as compressed as the server sends it, with its headers."""

    def __init__(self, page: Page) -> None:
        self.parts: dict[str, int] = {}
        self.script = 0
        page.on("response", self._weigh)

    def _weigh(self, answer: Response) -> None:
        path = answer.url.split("/", 3)[-1]
        sizes = answer.request.sizes()
        if path.endswith(".js"):
            self.script += sizes["responseBodySize"]
        self.parts[path] = self.parts.get(path, 0) + sizes["responseBodySize"] + sizes["responseHeadersSize"]

    def total(self) -> int:
        return sum(self.parts.values())

    def told(self) -> str:
        largest = sorted(self.parts.items(), key=lambda part: -part[1])
        return "\n".join([f"{self.total()} bytes:", *(f"  {size:7} {path}" for path, size in largest)])


def weighed(browser: Browser, shelf: Shelf, shown: Scene) -> Scales:
    with visit(browser, shelf, TESTED[0]) as (page, me):
        scales = Scales(page)
        shown.show(page, shelf.place.address, shown.lay(shelf, me))
        page.wait_for_load_state("networkidle")
        return scales


@pytest.fixture(scope="module")
def front(chromium: Browser, shelf: Shelf) -> Scales:
    """What the front page costs."""
    return weighed(chromium, shelf, scene(PAGES, "front"))


def test_the_front_page_stays_light(front: Scales) -> None:
    assert 20_000 < front.total() < FRONT_BYTES, front.told()


@pytest.mark.parametrize("game", entrepot.games())
def test_a_table_stays_light_and_needs_little_script(chromium: Browser, shelf: Shelf, front: Scales, game: str) -> None:
    table = weighed(chromium, shelf, scene(game, FIRST[game]))
    assert 40_000 < table.script < SCRIPT_BYTES[game], table.told()
    more = sum(size for path, size in table.parts.items() if path not in front.parts)
    assert 10_000 < more < TABLE_BYTES, table.told()


@pytest.mark.parametrize(("group", "name"), STILL)
@pytest.mark.parametrize("screen", TESTED, ids=lambda screen: screen.name)
def test_nothing_jumps_after_the_first_paint(
    chromium: Browser, shelf: Shelf, group: str, name: str, screen: Screen
) -> None:
    shown = scene(group, name)
    with visit(chromium, shelf, screen) as (page, me):
        page.add_init_script(SHIFTS)
        line = page.context.new_cdp_session(page)
        line.send("Network.enable")
        line.send("Network.emulateNetworkConditions", SLOW_LINE)
        shown.show(page, shelf.place.address, shown.lay(shelf, me))
        page.wait_for_load_state("networkidle")
        settle(page)
        shifts = page.evaluate("window.shifts")
    assert sum(shift["value"] for shift in shifts) <= MOST_SHIFT, shifts
