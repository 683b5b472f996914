"""Looks at many scenes on many screens: several processes, each with a server and a browser of its own."""

import argparse
import os
import re
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from multiprocessing.util import Finalize
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, TimeoutError, sync_playwright

from entrepot.kernel.words import SPOKEN_FIRST, languages
from entrepot.server.texts import WORDS
from tests.browser.chromium import launch
from tests.browser.harbour import Harbour, Place
from tests.browser.scenes import Scene, groups, scenes, settle, tested
from tests.browser.screens import SCREENS, THEMES, USUAL, Screen, Theme
from tests.browser.shelf import Shelf

assert WORDS.folder is not None
SPOKEN = languages(WORDS.folder)
CHUNK = 12
"""Scenes that one process looks at before it takes up the next job."""


@dataclass(frozen=True)
class Wanted:
    """What is to be looked at, and on which screens."""

    groups: tuple[str, ...]
    screens: tuple[Screen, ...]
    themes: tuple[Theme, ...]
    questions: str
    jobs: int
    as_tested: bool = False
    """Only what the tests look at."""
    language: str = SPOKEN_FIRST

    def numbers(self, group: str) -> list[int]:
        """Which scenes of a group."""
        every = scenes(group)
        among = tested(group) if self.as_tested else range(len(every))
        return [number for number in among if re.search(self.questions, every[number].name)]


@dataclass(frozen=True)
class Job:
    """Some scenes of one game, on the screens that are touched or on those that are not."""

    group: str
    numbers: tuple[int, ...]
    """Which of all scenes of the group."""
    screens: tuple[Screen, ...]
    themes: tuple[Theme, ...]
    language: str = SPOKEN_FIRST


@dataclass(frozen=True)
class Sight:
    """A scene on a screen, as it stands before us."""

    page: Page
    scene: Scene
    number: int
    screen: Screen
    theme: Theme
    there: bool = True
    """Whether what the scene is about came to the page at all."""


Look = Callable[[Sight, Any], Any]
"""Looks at one sight; its answers come back in order. It is called with what the command gave along."""


@contextmanager
def stage(place: Place) -> Iterator[tuple[Browser, Shelf]]:
    """A browser, and the storage of a server that runs there."""
    with sync_playwright() as playwright, Shelf(place) as shelf:
        browser = launch(playwright)
        yield browser, shelf
        browser.close()


@contextmanager
def server() -> Iterator[Harbour]:
    """A server with an empty storage of its own."""
    with tempfile.TemporaryDirectory() as folder:
        harbour = Harbour(Path(folder))
        harbour.start()
        try:
            yield harbour
        finally:
            harbour.kill()


def sights(browser: Browser, shelf: Shelf, *jobs: Job, sharp: bool = False) -> Iterator[Sight]:
    """Each scene is opened once, and then shown on every screen and in every theme; several jobs share one page."""
    job = jobs[0]
    first = job.screens[0]
    me = shelf.person("Mira")
    scale = 2 if sharp and first.phone else 1
    context = first.context(browser, device_scale_factor=scale, locale=job.language)
    me.enter(context, shelf.place.address)
    page = context.new_page()
    for number, scene in [(number, scenes(one.group)[number]) for one in jobs for number in one.numbers]:
        page.set_viewport_size({"width": first.width, "height": first.height})
        try:
            scene.show(page, shelf.place.address, scene.lay(shelf, me))
            there = True
        except TimeoutError:
            there = False
        for screen in job.screens:
            page.set_viewport_size({"width": screen.width, "height": screen.height})
            for theme in job.themes:
                page.emulate_media(color_scheme=theme, reduced_motion="reduce")
                settle(page)
                yield Sight(page, scene, number, screen, theme, there)
    context.close()


def _jobs(wanted: Wanted) -> Iterator[Job]:
    for group in wanted.groups:
        numbers = wanted.numbers(group)
        for touched in (False, True):
            screens = tuple(screen for screen in wanted.screens if screen.touched == touched)
            for start in range(0, len(numbers) if screens else 0, CHUNK):
                yield Job(group, tuple(numbers[start : start + CHUNK]), screens, wanted.themes, wanted.language)


class Worker:
    """What a process keeps from one job to the next: its browser."""

    stack = ExitStack()
    browser: Browser
    shelf: Shelf

    @classmethod
    def open(cls, place: Place) -> None:
        cls.browser, cls.shelf = cls.stack.enter_context(stage(place))
        Finalize(None, cls.stack.close, exitpriority=10)

    @classmethod
    def work(cls, job: Job, look: Look, given: Any, sharp: bool) -> list[Any]:
        return [look(sight, given) for sight in sights(cls.browser, cls.shelf, job, sharp=sharp)]


def look_at(wanted: Wanted, look: Look, given: Any = None, sharp: bool = False) -> list[Any]:
    """Everything wanted, several at once; the answers in the order of games, screens and scenes.

    `sharp`: phones have four pixels for each of a laptop's.
    """
    jobs = list(_jobs(wanted))  # also finds the questions, before there are several processes that would
    with server() as harbour, ProcessPoolExecutor(wanted.jobs, None, Worker.open, (harbour.place,)) as pool:
        answers: list[Any] = []
        for job, done in zip(jobs, pool.map(partial(Worker.work, look=look, given=given, sharp=sharp), jobs)):
            answers += done
            print(f"{job.group}: {len(answers)} done", file=sys.stderr, flush=True)
        return answers


def arguments(about: str) -> argparse.ArgumentParser:
    """The options that all commands share."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("groups", nargs="*", help=f"some of: {', '.join(groups())} (default: all)")
    parser.add_argument("--size", action="append", help=f"some of: {', '.join(SCREENS)} (default: the first five)")
    parser.add_argument("--theme", choices=THEMES, help="one theme only")
    parser.add_argument("--question", default="", help="only scenes whose name this pattern finds: ^bid$ or -4$")
    parser.add_argument("--language", choices=SPOKEN, default=SPOKEN_FIRST, help="read by somebody who speaks it")
    parser.add_argument("--all-sizes", action="store_true", help="on all nine screens")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: %(default)s)")
    return parser


def wanted_of(parser: argparse.ArgumentParser, given: argparse.Namespace, themes: Sequence[Theme] = THEMES) -> Wanted:
    for group in given.groups:
        if group not in groups():
            parser.error(f"there is no {group}; there are {', '.join(groups())}")
    for size in given.size or ():
        if size not in SCREENS:
            parser.error(f"there is no {size}; there are {', '.join(SCREENS)}")
    screens = tuple(SCREENS[size] for size in given.size or ())
    return Wanted(
        groups=tuple(given.groups or groups()),
        screens=screens or (tuple(SCREENS.values()) if given.all_sizes else USUAL),
        themes=(given.theme,) if given.theme else tuple(themes),
        questions=given.question,
        jobs=given.jobs,
        language=given.language,
    )
