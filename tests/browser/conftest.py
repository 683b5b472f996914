"""A browser and people in it. Every page is checked for errors and for requests to other hosts."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.chromium import launch
from tests.browser.harbour import Harbour

WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True}
NOT_OURS = "Service Worker registration blocked by Playwright"
UNREACHABLE = (
    "status of 503",
    "net::ERR_CONNECTION_REFUSED",
    "WebSocket connection to",
    "net::ERR_EMPTY_RESPONSE",
    "net::ERR_SOCKET",
)
MISSING = ("404 (Not Found)",)
CUT = ("net::ERR_FAILED", "dynamically imported module", "Unable to preload CSS")
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
PATIENCE = 20_000
"""Milliseconds to wait for what must happen in the end; a busy machine is no fault."""
expect.set_options(timeout=PATIENCE)


@pytest.fixture
def newcomer(chromium: Browser) -> Iterator[Newcomer]:
    """Somebody with a browser of their own: `newcomer(wide)`; `shaky=True` where the server is killed on purpose,
    `astray=True` where something is looked for that is not there, `spoilt=True` where a board from outside fails,
    `cut=True` where a file of the page does not come."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def arrive(
        screen: dict[str, Any] = WIDE,
        shaky: bool = False,
        astray: bool = False,
        spoilt: bool = False,
        cut: bool = False,
        **more: Any,
    ) -> Page:
        usual = {"reduced_motion": "reduce", "service_workers": "block"}
        context = chromium.new_context(**{**usual, **screen, **more})
        context.set_default_timeout(PATIENCE)
        context.add_init_script(NOTHING_BY_ITSELF)
        contexts.append(context)
        page = context.new_page()

        def note(kind: str, text: str) -> None:
            allowed = ((shaky, UNREACHABLE), (astray, MISSING), (spoilt, SPOILT), (cut, CUT))
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
    for context in contexts:
        context.close()
    assert not faults


@pytest.fixture(params=[WIDE, PHONE], ids=["wide", "phone"])
def screen(request: pytest.FixtureRequest) -> dict[str, Any]:
    found: dict[str, Any] = request.param
    return found
