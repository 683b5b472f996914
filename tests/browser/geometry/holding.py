"""What the tests of every game hold it to: each question drawn without a fault that is not on the list of open ones."""

from playwright.sync_api import Browser

from tests.browser.geometry.findings import Finding, look_over, still_open
from tests.browser.harbour import Place
from tests.browser.looking import Job, sights
from tests.browser.scenes import tested
from tests.browser.screens import TESTED, THOROUGH, Screen
from tests.browser.shelf import Shelf

MEND = "Mend it; or, where it was moved or mended elsewhere, run `python -m tests.browser.survey {group} --accept`."


def hold(browser: Browser, place: Place, group: str, screen: Screen) -> None:
    """Look at everything of a game on one screen; unless thoroughly, at every other scene there is."""
    every = tested(group)
    numbers = every if THOROUGH else every[TESTED.index(screen) :: len(TESTED)]
    found: dict[str, list[tuple[str, Finding]]] = {}
    with Shelf(place) as shelf:
        everything = Job(group, tuple(numbers), (screen,), ("light",))
        for sight in sights(browser, shelf, everything):
            for finding in look_over(sight):
                if finding.is_fault:
                    found.setdefault(finding.entry(screen), []).append((sight.scene.name, finding))
    listed = {entry for entry in still_open(group) if entry.startswith(f"{screen.name} ")}
    new = [f"{name}: {finding}" for entry in sorted(found.keys() - listed) for name, finding in found[entry][:3]]
    assert not new, "\n".join(["Wrong now, and not on the list of what is open:", *new, MEND.format(group=group)])
    gone = sorted(listed - found.keys()) if THOROUGH else []
    assert not gone, "\n".join(["On the list of what is open, but mended:", *gone, MEND.format(group=group)])
