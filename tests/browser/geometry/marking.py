"""Whether a text is lost when pieces are pointed out by the log or have the keyboard's focus, by comparing pictures."""

import base64
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, JSHandle, Page

WAYS = ("marked", "focused")
LEAST = 0.45
"""How alike a text must stay; an outline through it leaves about 0.7, a ground laid over it next to nothing."""

STILL = "*, ::before, ::after { transition: none !important; animation: none !important }"
"""So that a picture shows what is measured after it."""


@dataclass(frozen=True)
class Lost:
    """A text that can no longer be read while pieces are pointed out."""

    way: str
    text: str
    piece: str
    alike: float


class Pointing:
    """Points out pieces of the page as the log or the keyboard does."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._tools: JSHandle = page.evaluate_handle((Path(__file__).parent / "marking.js").read_text(encoding="utf-8"))
        self._console: CDPSession = page.context.new_cdp_session(page)
        self._console.send("DOM.enable")
        self._console.send("CSS.enable")
        self._root = self._console.send("DOM.getDocument")["root"]["nodeId"]

    def _call(self, name: str, argument: Any = None) -> Any:
        return self.page.evaluate(f"([tools, argument]) => tools.{name}(argument)", [self._tools, argument])

    def point(self, way: str, numbers: list[int], on: bool) -> None:
        if way == "marked":
            toggle = """([numbers, on]) => numbers.forEach((number) =>
                document.querySelector(`[data-number="${number}"]`).classList.toggle('marked', on))"""
            self.page.evaluate(toggle, [numbers, on])
            return
        for number in numbers:
            asked = {"nodeId": self._root, "selector": f'[data-number="{number}"]'}
            node = self._console.send("DOM.querySelector", asked)["nodeId"]
            forced = ["focus", "focus-visible"] if on else []
            self._console.send("CSS.forcePseudoState", {"nodeId": node, "forcedPseudoClasses": forced})

    def _picture(self) -> str:
        return base64.b64encode(self.page.screenshot(animations="disabled")).decode()

    def lost(self) -> list[Lost]:
        """Every text that goes when its own piece or any other is pointed out."""
        groups: list[list[int]] = self._call("groups")
        assert groups, "there is nothing to point out on this page"
        self.page.add_style_tag(content=STILL)
        plain = self._picture()
        found: list[Lost] = []
        for way in WAYS:
            for group in groups:
                lost = self._lost_with(way, group, plain)
                if lost:  # a page that has moved since its first picture has lost nothing
                    plain = self._picture()
                    lost = self._lost_with(way, group, plain)
                found += lost
        return found

    def _lost_with(self, way: str, group: list[int], plain: str) -> list[Lost]:
        """What goes when a group of pieces is pointed out, beside how the page looks without that."""
        before = {text["number"]: text for text in self._call("texts", {"chosen": group})}
        self.point(way, group, on=True)
        picture = self._picture()
        after = {text["number"]: text for text in self._call("texts", {"chosen": group, "seen": list(before)})}
        self.point(way, group, on=False)
        both = [(before[number], after[number]) for number in before if number in after]
        boxes = [(one["box"], other["box"]) for one, other in both]
        shares = self._call("alike", {"before": plain, "after": picture, "boxes": boxes, "scale": 1})
        return [
            Lost(way, text["text"], text["piece"], round(alike, 2))
            for (text, _), alike in zip(both, shares, strict=True)
            if alike < LEAST
        ]
