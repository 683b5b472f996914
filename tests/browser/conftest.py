"""A browser and people in it. Every page is checked for errors and for requests to other hosts."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.chromium import launch
from tests.browser.harbour import Harbour
from tests.browser.shelf import Shelf

WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 650}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True}
NOT_OURS = "Service Worker registration blocked by Playwright"
UNREACHABLE = (
    "status of 502",
    "status of 503",
    "net::ERR_CONNECTION_REFUSED",
    "net::ERR_CONNECTION_RESET",
    "WebSocket connection to",
    "net::ERR_EMPTY_RESPONSE",
    "net::ERR_SOCKET",
)
MISSING = ("404 (Not Found)",)
REFUSED = ("400 (Bad Request)", "413 (Request Entity Too Large)")
CUT = ("net::ERR_FAILED", "dynamically imported module", "Unable to preload CSS")
BARRED = ("403 (Forbidden)",)
SPOILT = ("The board of lighthouse failed",)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harbour]:
    place = Harbour(tmp_path_factory.mktemp("harbour"))
    place.start()
    yield place
    place.kill()


@pytest.fixture(scope="session")
def shelf(harbour: Harbour) -> Iterator[Shelf]:
    with Shelf(harbour.place) as place:
        yield place


@pytest.fixture
def own_harbour(tmp_path: Path) -> Iterator[Harbour]:
    """A server that the test may kill."""
    place = Harbour(tmp_path)
    place.start()
    yield place
    place.kill()


Newcomer = Callable[..., Page]
NOTHING_BY_ITSELF = """
    if (location.protocol.startsWith('http') && !localStorage.getItem('entrepot.settings'))
        localStorage.setItem('entrepot.settings', '{"forced": false}');
"""
"""Questions without a choice wait, too: who looks at them or counts clicks does not want them to go on."""
NOTHING_LEFT = """
    if (location.protocol.startsWith('http') && !sessionStorage.getItem('arrived')) {
        localStorage.clear();
        sessionStorage.setItem('arrived', 'yes');
    }
"""
"""A new page begins with nothing stored, whoever had the browser before."""
PATIENCE = 60_000
"""Milliseconds to wait for what must happen in the end; a busy machine is no fault."""
expect.set_options(timeout=PATIENCE)


class Browsers:
    """Browsers of people who have gone, for those who come next: the scripts are fetched already, which is half of what
    a page costs. The cookies are taken away, and `NOTHING_LEFT` does the rest."""

    def __init__(self, chromium: Browser) -> None:
        self._chromium = chromium
        self._free: dict[str, list[BrowserContext]] = {}

    def take(self, wish: dict[str, Any]) -> BrowserContext:
        free = self._free.get(json.dumps(wish), [])
        return free.pop() if free else self.fresh(wish)

    def fresh(self, wish: dict[str, Any]) -> BrowserContext:
        context = self._chromium.new_context(**wish)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(NOTHING_BY_ITSELF)
        return context

    def give_back(self, wish: dict[str, Any], context: BrowserContext) -> None:
        for page in context.pages:
            page.close()
        context.clear_cookies()
        self._free.setdefault(json.dumps(wish), []).append(context)


@pytest.fixture(scope="session")
def browsers(chromium: Browser) -> Browsers:
    return Browsers(chromium)


@pytest.fixture
def newcomer(browsers: Browsers) -> Iterator[Newcomer]:
    """Somebody with a browser of their own: `newcomer(wide)`; `shaky=True` where the server is killed on purpose,
    `astray=True` where something is looked for that is not there, `spoilt=True` where a board from outside fails,
    `cut=True` where a file of the page does not come, `refused=True` where the server says no, `barred=True` where
    somebody may not come in, `fresh=True` where the browser itself is changed (its clock, its service worker)."""
    leave: list[Callable[[], None]] = []
    faults: list[str] = []

    def arrive(
        screen: dict[str, Any] = WIDE,
        shaky: bool = False,
        astray: bool = False,
        spoilt: bool = False,
        cut: bool = False,
        refused: bool = False,
        barred: bool = False,
        fresh: bool = False,
        **more: Any,
    ) -> Page:
        usual = {"reduced_motion": "reduce", "service_workers": "block"}
        wish = {**usual, **screen, **more}
        size = wish.pop("viewport")
        context = browsers.fresh(wish) if fresh else browsers.take(wish)
        leave.append(context.close if fresh else lambda: browsers.give_back(wish, context))
        page = context.new_page()
        page.set_viewport_size(size)
        page.add_init_script(NOTHING_LEFT + NOTHING_BY_ITSELF)

        def note(kind: str, text: str) -> None:
            allowed = (
                (shaky, UNREACHABLE),
                (astray, MISSING),
                (spoilt, SPOILT),
                (cut, CUT),
                (refused, REFUSED),
                (barred, BARRED),
            )
            known = [part for asked, parts in allowed if asked for part in parts]
            if text != NOT_OURS and not any(part in text for part in known):
                faults.append(f"{kind}: {text}")

        def note_request(url: str) -> None:
            if "//127.0.0.1" not in url and not url.startswith(("data:", "blob:")):
                faults.append(f"request to another host: {url}")

        page.on("pageerror", lambda error: note("error on the page", str(error)))
        page.on("console", lambda line: note("console", line.text) if line.type in ("error", "warning") else None)
        page.on("request", lambda request: note_request(request.url))
        return page

    yield arrive
    for go in leave:
        go()
    assert not faults


@pytest.fixture(params=[WIDE, PHONE], ids=["wide", "phone"])
def screen(request: pytest.FixtureRequest) -> dict[str, Any]:
    found: dict[str, Any] = request.param
    return found
