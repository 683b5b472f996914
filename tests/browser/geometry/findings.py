"""What is wrong with a page as it is drawn, and the lists of what is still open."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.looking import Sight
from tests.browser.screens import Screen

HERE = Path(__file__).parent
REPORTED = ("small target", "text cut off")
"""Told by the survey, but no fault by itself."""


@dataclass(frozen=True, order=True)
class Finding:
    """One thing that is wrong: what kind, at which element, with which text, and how much."""

    kind: str
    element: str
    text: str
    detail: str

    @property
    def is_fault(self) -> bool:
        return self.kind not in REPORTED

    def entry(self, screen: Screen) -> str:
        """As it stands in the list of what is open: the same for the same element in all questions."""
        return f"{screen.name}  {self.kind}  {self.element}"

    def __str__(self) -> str:
        return f"{self.kind}: {self.element} “{self.text}” {self.detail}"


@cache
def script() -> str:
    return (HERE / "measure.js").read_text(encoding="utf-8")


def measure(
    page: Page, screen: Screen, still: bool = True, asked: bool = True, within: str | None = None
) -> list[Finding]:
    """Look at the page as it is now: is it a table, and does it ask something? `within`: only at this part of it."""
    bars = {
        "width": screen.width,
        "smallest": screen.smallest_text,
        "target": screen.smallest_target,
        "still": still,
        "asked": asked,
        "within": within,
    }
    return sorted({Finding(**facts) for facts in page.evaluate(script(), bars)})


def look_over(sight: Sight) -> list[Finding]:
    """Measure a scene as its kind asks for."""
    scene = sight.scene
    if not sight.there:
        return [Finding("not shown", scene.name, "", "it did not come to the page")]
    within = scene.there if scene.open else None
    return measure(sight.page, sight.screen, still=scene.table, asked=scene.key is not None, within=within)


def open_file(group: str) -> Path:
    return HERE / "open" / f"{group}.txt"


def still_open(group: str) -> set[str]:
    """What is known to be wrong with a game's table, and may be for now. The list only gets shorter."""
    file = open_file(group)
    return set(file.read_text(encoding="utf-8").splitlines()) if file.is_file() else set()


def write_open(group: str, entries: Iterable[str]) -> None:
    lines = sorted(set(entries))
    open_file(group).parent.mkdir(exist_ok=True)
    if lines:
        open_file(group).write_text("\n".join(lines) + "\n", encoding="utf-8")
    else:
        open_file(group).unlink(missing_ok=True)
