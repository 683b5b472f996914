"""Every page and every game's table in both themes, on a laptop and on a phone: axe finds nothing.

`make test` leaves this out: there, axe looks at each of these scenes once, where `geometry` has them on the screen.
"""

import pytest
from playwright.sync_api import Browser

from tests.browser.axe import faults, scenes_for_axe
from tests.browser.harbour import Harbour
from tests.browser.looking import Job, sights
from tests.browser.scenes import groups, scenes
from tests.browser.screens import TESTED, THEMES, Screen
from tests.browser.shelf import Shelf


@pytest.mark.parametrize("screen", TESTED, ids=lambda screen: screen.name)
@pytest.mark.parametrize("group", groups())
def test_axe_finds_nothing(chromium: Browser, harbour: Harbour, group: str, screen: Screen) -> None:
    names = [scene.name for scene in scenes(group)]
    numbers = tuple(names.index(name) for name in scenes_for_axe(group))
    found = []
    with Shelf(harbour.place) as shelf:
        for sight in sights(chromium, shelf, Job(group, numbers, (screen,), THEMES)):
            found += [f"{sight.scene.name} {sight.theme}: {fault}" for fault in faults(sight.page)]
    assert not found, "\n".join(found)
