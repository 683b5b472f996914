"""How every question of Mombasa is drawn on a low laptop and on a phone."""

import pytest
from playwright.sync_api import Browser

from tests.browser.geometry.holding import hold
from tests.browser.harbour import Harbour
from tests.browser.screens import TESTED, Screen


@pytest.mark.parametrize("screen", TESTED, ids=lambda screen: screen.name)
def test_everything_is_in_sight_and_can_be_read(chromium: Browser, harbour: Harbour, screen: Screen) -> None:
    hold(chromium, harbour.place, "mombasa", screen)
