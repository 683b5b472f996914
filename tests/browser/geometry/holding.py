"""What the tests of every game hold it to: each question drawn without a fault that is not on the list of open ones.

Unless thoroughly, axe looks at the same pages: opening one costs more than looking at it (see `test_axe.py`).
"""

from playwright.sync_api import Browser

from tests.browser.axe import faults, scenes_for_axe
from tests.browser.geometry.findings import Finding, look_over, still_open
from tests.browser.harbour import Place
from tests.browser.looking import Job, Sight, sights
from tests.browser.scenes import part, settle, tested
from tests.browser.screens import TESTED, THEMES, THOROUGH, Screen
from tests.browser.shelf import Shelf

MEND = "Mend it; or, where it was moved or mended elsewhere, run `python -m tests.browser.survey {group} --accept`."


def hold(browser: Browser, place: Place, group: str, screen: Screen) -> None:
    """Look at everything of a game on one screen; unless thoroughly, at a part of it."""
    numbers = tested(group) if THOROUGH else part(group, TESTED.index(screen), len(TESTED))
    found: dict[str, list[tuple[str, Finding]]] = {}
    for_axe = [] if THOROUGH else scenes_for_axe(group)
    barriers: list[str] = []
    with Shelf(place) as shelf:
        everything = Job(group, tuple(numbers), (screen,), ("light",))
        for sight in sights(browser, shelf, everything):
            for finding in look_over(sight):
                if finding.is_fault:
                    found.setdefault(finding.entry(screen), []).append((sight.scene.name, finding))
            if sight.scene.name in for_axe:
                barriers += found_by_axe(sight, for_axe.index(sight.scene.name))
    assert not barriers, "\n".join(["Axe finds:", *barriers])
    listed = {entry for entry in still_open(group) if entry.startswith(f"{screen.name} ")}
    new = [f"{name}: {finding}" for entry in sorted(found.keys() - listed) for name, finding in found[entry][:3]]
    assert not new, "\n".join(["Wrong now, and not on the list of what is open:", *new, MEND.format(group=group)])
    gone = sorted(listed - found.keys()) if THOROUGH else []
    assert not gone, "\n".join(["On the list of what is open, but mended:", *gone, MEND.format(group=group)])


def found_by_axe(sight: Sight, turn: int) -> list[str]:
    """Look at it in one of the themes, by turns."""
    theme = THEMES[turn // len(TESTED) % len(THEMES)]
    sight.page.emulate_media(color_scheme=theme)
    settle(sight.page)
    return [f"{sight.scene.name} {theme}: {fault}" for fault in faults(sight.page)]
