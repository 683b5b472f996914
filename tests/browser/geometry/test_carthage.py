"""How every question of Carthage is drawn on laptops, a large screen and phones."""

import pytest
from playwright.sync_api import Browser

from tests.browser.geometry.holding import hold
from tests.browser.harbour import Harbour
from tests.browser.screens import MEASURED, Screen


@pytest.mark.parametrize("screen", MEASURED, ids=lambda screen: screen.name)
def test_everything_is_in_sight_and_can_be_read(chromium: Browser, harbour: Harbour, screen: Screen) -> None:
    hold(chromium, harbour.place, "carthage", screen)
