"""Every page and every game's table in both themes, on a laptop and on a phone: axe finds nothing.

Unless thoroughly, each is looked at once: on the one or the other screen, in the one or the other theme.
"""

import pytest
from playwright.sync_api import Browser

from tests.browser.axe import faults
from tests.browser.geometry.test_marking import LOOKED_AT
from tests.browser.harbour import Harbour
from tests.browser.looking import Job, sights
from tests.browser.scenes import PAGES, groups, scenes
from tests.browser.screens import TESTED, THEMES, THOROUGH, Screen
from tests.browser.shelf import Shelf

STATES = ("~back", "~absent", "~watching", "~curtain", "~over", "~waiting-room")


@pytest.mark.parametrize("screen", TESTED, ids=lambda screen: screen.name)
@pytest.mark.parametrize("group", groups())
def test_axe_finds_nothing(chromium: Browser, harbour: Harbour, group: str, screen: Screen) -> None:
    names = [scene.name for scene in scenes(group)]
    looked_at = names if group == PAGES else [*LOOKED_AT[group], *STATES]
    numbers = [names.index(name) for name in looked_at]
    if THOROUGH:
        jobs = [Job(group, tuple(numbers), (screen,), THEMES)]
    else:
        mine = numbers[TESTED.index(screen) :: len(TESTED)]
        jobs = [Job(group, tuple(mine[at :: len(THEMES)]), (screen,), (theme,)) for at, theme in enumerate(THEMES)]
    found = []
    with Shelf(harbour.place) as shelf:
        for job in jobs:
            for sight in sights(chromium, shelf, job):
                found += [f"{sight.scene.name} {sight.theme}: {fault}" for fault in faults(sight.page)]
    assert not found, "\n".join(found)
