"""No text is wider than its place where another language needs more letters: Polish and Czech, on a laptop and a phone.

`make test` looks at the tightest scenes of each game; thoroughly (`ENTREPOT_SCREENS=all`) at all of them.
"""

import pytest
from playwright.sync_api import Browser

from entrepot.kernel.words import SPOKEN_FIRST
from tests.browser.geometry.findings import look_over
from tests.browser.harbour import Harbour
from tests.browser.looking import SPOKEN, Job, sights
from tests.browser.scenes import groups, scenes
from tests.browser.scenes import tested as looked_at
from tests.browser.screens import TESTED, THOROUGH, Screen
from tests.browser.shelf import Shelf

TIGHT = {
    "carthage": ("paid_even-4", "~absent"),
    "goa": ("owner_poor-4", "act-4"),
    "mombasa": ("call-4", "turn_use_expand_mark-4"),
    "yokohama": ("phase_c-4", "customs-4"),
    "pages": ("new-mombasa", "front-with-tables"),
}
"""Where words have the least room: names in small boxes, the longest questions, full rows of buttons."""
WIDTH = "text cut off"
"""In English a text may end in dots where something else tells it; in any language it may here:"""
ENDS_IN_DOTS = ("p.then",)
"""What happened at a past moment, all of which the log tells."""


def numbers(group: str) -> list[int]:
    every = scenes(group)
    return [number for number in looked_at(group) if THOROUGH or every[number].name in TIGHT[group]]


def test_the_tight_scenes_are_there() -> None:
    for group, names in TIGHT.items():
        assert set(names) <= {scenes(group)[number].name for number in looked_at(group)}, group


@pytest.mark.parametrize("screen", TESTED, ids=lambda screen: screen.name)
@pytest.mark.parametrize("language", [code for code in SPOKEN if code != SPOKEN_FIRST])
def test_every_text_fits_its_place(chromium: Browser, harbour: Harbour, language: str, screen: Screen) -> None:
    wrong: list[str] = []
    with Shelf(harbour.place) as shelf:
        jobs = [Job(group, tuple(numbers(group)), (screen,), ("light",), language) for group in groups()]
        for sight in sights(chromium, shelf, *jobs):
            for finding in look_over(sight):
                dots = finding.kind == WIDTH and not any(part in finding.element for part in ENDS_IN_DOTS)
                if finding.is_fault or dots:
                    wrong.append(f"{sight.scene.group} {sight.scene.name}: {finding}")
    assert not wrong, "\n".join([f"In {language} there is not enough room:", *wrong])
