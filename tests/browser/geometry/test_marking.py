"""No text is lost when a piece is spoken of by the log or has the keyboard's focus."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.axe import LOOKED_AT
from tests.browser.geometry.marking import WAYS, Pointing
from tests.browser.harbour import Harbour
from tests.browser.looking import Job, sights
from tests.browser.scenes import scenes
from tests.browser.screens import TESTED, Screen
from tests.browser.shelf import Shelf

GROUND_OVER_CONTENTS = """
    .piece:is(.marked, :focus-visible)::after {
        content: ''; position: absolute; inset: 0; z-index: 9; background: #ccc; transform: none; border-radius: 0 }
"""


def shown(browser: Browser, harbour: Harbour, game: str, names: tuple[str, ...], screen: Screen) -> Iterator[Page]:
    numbers = tuple(number for number, scene in enumerate(scenes(game)) if scene.name in names)
    assert len(numbers) == len(names)
    with Shelf(harbour.place) as shelf:
        for sight in sights(browser, shelf, Job(game, numbers, (screen,), ("light",))):
            yield sight.page


@pytest.mark.parametrize("screen", TESTED, ids=lambda screen: screen.name)
@pytest.mark.parametrize("game", LOOKED_AT)
def test_no_text_is_lost(chromium: Browser, harbour: Harbour, game: str, screen: Screen) -> None:
    lost = [lost for page in shown(chromium, harbour, game, LOOKED_AT[game], screen) for lost in Pointing(page).lost()]
    assert lost == []


def test_a_ground_that_comes_up_over_its_contents_is_noticed(chromium: Browser, harbour: Harbour) -> None:
    """The fault that this test is for, planted: the ground of an area covers what lies on it."""
    for page in shown(chromium, harbour, "yokohama", ("place_first-4",), TESTED[0]):
        page.add_style_tag(content=GROUND_OVER_CONTENTS)
        assert {lost.way for lost in Pointing(page).lost()} == set(WAYS)
