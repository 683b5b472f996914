"""The screens people have, and a browser that shows one of them."""

import os
from dataclasses import dataclass
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext

from tests.browser.conftest import NOTHING_BY_ITSELF

Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
WIDEST_PHONE, LOWEST = 760, 480


@dataclass(frozen=True)
class Screen:
    """A size in CSS pixels; small ones are touched."""

    width: int
    height: int
    touched: bool

    @property
    def name(self) -> str:
        return f"{self.width}x{self.height}"

    @property
    def phone(self) -> bool:
        return self.width <= WIDEST_PHONE or self.height <= LOWEST

    @property
    def smallest_text(self) -> float:
        return 12 if self.phone else 11

    @property
    def smallest_target(self) -> float:
        return 44 if self.touched else 0

    def context(self, browser: Browser, theme: Theme = "light", **more: Any) -> BrowserContext:
        context = browser.new_context(
            viewport={"width": self.width, "height": self.height},
            color_scheme=theme,
            reduced_motion="reduce",
            has_touch=self.touched,
            is_mobile=self.touched,
            service_workers="block",
            **more,
        )
        context.add_init_script(NOTHING_BY_ITSELF)
        return context


USUAL = (
    Screen(1366, 650, touched=False),
    Screen(1440, 900, touched=False),
    Screen(1920, 1080, touched=False),
    Screen(390, 664, touched=True),
    Screen(360, 640, touched=True),
)
MORE = (
    Screen(1440, 780, touched=False),
    Screen(820, 1180, touched=True),
    Screen(1180, 820, touched=True),
    Screen(844, 390, touched=True),
)
SCREENS = {screen.name: screen for screen in (*USUAL, *MORE)}
TESTED = (SCREENS["1366x650"], SCREENS["390x664"])
THOROUGH = os.environ.get("ENTREPOT_SCREENS") == "all"
"""Whether tests look at everything on every screen and in both themes, or at each scene once, in turn."""
MEASURED = USUAL if THOROUGH else TESTED
"""Where they measure how it is drawn."""
