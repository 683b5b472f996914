"""Everything there is to look at: each question of each game, the other states of a table, and the pages around it."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import takewhile
from urllib.parse import urlsplit

from playwright.sync_api import Page

import entrepot
from tests.browser.opinions import made_up
from tests.browser.questions import FEW, MANY, Moment, moments, whole_game
from tests.browser.shelf import Person, Shelf, played

PAGES = "pages"
"""Where a game's name would stand: the pages that belong to no game."""
COMPLETE = '[aria-busy="false"] > main'
"""A page with everything on it."""
REVIEWED = '[data-testid="review"][data-status="done"] .felt'
"""A review that is done, with its board."""
LAID = """(key) => {
    const table = document.querySelector('[data-testid="table"]');
    return table && (key === null || table.dataset.question === key);
}"""
FOLLOWED = """(path) => {
    for (const shown of document.querySelectorAll('#app > :not(.skip)')) shown.dataset.left = '';
    const link = Object.assign(document.createElement('a'), { href: path });
    document.body.append(link);
    link.click();
    link.remove();
}"""
"""As a link on the page is; what the page showed is marked, so that nobody takes it for what comes."""
LEFT = "() => !document.querySelector('[data-left]')"
"""Whether it is gone."""
PAINTED = """async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => null)));
    await Promise.all(document.getAnimations().filter((one) => one.effect.getComputedTiming().iterations !== Infinity)
        .map((one) => one.finished.catch(() => null)));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


@dataclass(frozen=True)
class Scene:
    """Something to look at: how it is laid out in storage (which says its path), and when it is there."""

    group: str
    name: str
    lay: Callable[[Shelf, Person], str]
    key: str | None = None
    """The question that is asked."""
    there: str | None = None
    """What must be on the page, where no question is asked."""
    table: bool = True
    open: Callable[[Page], None] | None = None
    """What somebody does at the table to get there; it then lies over the table, and is looked at by itself."""

    def show(self, page: Page, address: str, path: str) -> None:
        """Come to it and wait until it stands still."""
        go_on(page, address, path)
        if self.there is None or self.open:
            page.wait_for_function(LAID, arg=self.key)
            put_away = page.get_by_test_id("since-close")
            if put_away.count():  # the summary has a picture of its own
                put_away.click()
        if self.open:
            self.open(page)
        if self.there is not None:
            page.wait_for_selector(self.there)
        settle(page)


def _menu(page: Page) -> None:
    page.get_by_test_id("settings").click()


def _invitation(page: Page) -> None:
    button = page.get_by_test_id("invite")
    if button.is_visible():
        button.click()
    else:  # on phones it is in the menu
        _menu(page)
        page.get_by_test_id("menu-invite").click()
    page.get_by_test_id("qr").wait_for()


def _rule(page: Page) -> None:
    page.get_by_test_id("rule").first.click()


def _keys(page: Page) -> None:
    page.keyboard.press("?")


OVER_THE_TABLE = (
    ("~menu", _menu, '[data-testid="settings-menu"]'),
    ("~invitation", _invitation, '[data-testid="invite-sheet"]'),
    ("~rule", _rule, '[data-testid="rule-sheet"]'),
    ("~keys", _keys, '[data-testid="keys-sheet"]'),
)
"""What opens over a table: its name, how one opens it, and what is there then."""
DRAWN_BY_THE_FRAME = [*(name for name, _, _ in OVER_THE_TABLE), "~curtain", "~waiting-room"]
"""Scenes that look the same in every game."""


def go_on(page: Page, address: str, path: str) -> None:
    """To another path, inside the page where it is one of ours: loading it anew costs more than all that follows."""
    here = urlsplit(page.url)
    if not page.url.startswith(f"{address}/") or here.path == urlsplit(path).path:
        page.goto(address + path)
        return
    page.evaluate(FOLLOWED, path)
    page.wait_for_function(LEFT)


def settle(page: Page) -> None:
    """Until fonts and pictures are there and nothing moves any more."""
    page.mouse.move(1, 1)  # away from everything that would show its tip
    page.evaluate(PAINTED)


def scenes(group: str) -> list[Scene]:
    """Everything of a game, or of the pages around the games."""
    if group == PAGES:
        return list(_pages())
    return [*(_question(moment) for moment in moments(group)), *_states(group)]


def tested(group: str) -> list[int]:
    """The numbers of the scenes that the tests look at: every question once, on a crowded table where there is one."""
    every = scenes(group)
    names = {scene.name for scene in every}
    return [number for number, scene in enumerate(every) if f"{scene.name}-{MANY}" not in names]


def part(group: str, turn: int, turns: int) -> list[int]:
    """The share of one screen in the scenes that the tests look at, where each is looked at on one screen only.

    Of the wordings of one question, which are drawn alike, one comes on each screen; what the frame draws, and not the
    game, comes on each screen in one of the games.
    """
    every = scenes(group)
    wordings: Counter[str] = Counter()
    own: list[int] = []
    frame: list[int] = []
    for number in tested(group):
        key, name = every[number].key, every[number].name
        if name in DRAWN_BY_THE_FRAME:
            if (DRAWN_BY_THE_FRAME.index(name) - groups().index(group) + turn * turns) % len(entrepot.games()) == 0:
                frame.append(number)
        elif key is None or wordings[key] < turns:
            own.append(number)
            wordings[key or ""] += 1
    return own[turn::turns] + frame


def groups() -> list[str]:
    return [*entrepot.games(), PAGES]


def _question(moment: Moment) -> Scene:
    return Scene(moment.game, moment.name, lambda shelf, me: shelf.lay_moment(me, moment), key=moment.key)


def _states(game: str) -> Iterator[Scene]:
    """The table when nothing is asked of me."""
    early = next(moment for moment in moments(game) if moment.seats == MANY and moment.seat and len(moment.moves) > 8)

    def over(shelf: Shelf, me: Person, holder: Person | None) -> str:
        table = played(game, whole_game(game, MANY), MANY)
        return shelf.lay_game(me, table, [holder, None, None, None])

    def others(shelf: Shelf, me: Person, here: bool) -> str:
        """A friend is asked."""
        friend = shelf.person("Nutmeg")
        holders = [friend if seat == early.seat else None for seat in range(MANY)]
        holders[(early.seat + 1) % MANY] = me
        path = shelf.lay_game(me, early.table(), holders)
        if here:
            shelf.visit(friend, path)
        return path

    def watching(shelf: Shelf, me: Person) -> str:
        friend = shelf.person("Nutmeg")
        path = shelf.lay_game(friend, early.table(), [friend] * MANY)
        shelf.visit(friend, path)
        return path

    def curtain(shelf: Shelf, me: Person) -> str:
        names = ("Mira", "Zoe", "Ben", "Ida")
        return shelf.lay_game(me, early.table(), [replace(me, name=name) for name in names])

    def back(shelf: Shelf, me: Person) -> str:
        return f"{shelf.lay_moment(me, early)}?at={len(early.moves) // 2}"

    def since(shelf: Shelf, me: Person) -> str:
        """Much has happened since my last turn."""
        most = max((moment for moment in moments(game) if moment.seats == MANY), key=told_since)
        return shelf.lay_moment(me, most)

    def told_since(moment: Moment) -> int:
        """How much the others' moves tell; what they laid in secret tells little."""
        others = sum(1 for _ in takewhile(lambda move: move[0] != moment.seat, reversed(moment.moves)))
        return sum(len(told) for told in moment.table().history[len(moment.moves) - others :])

    def waiting_room(shelf: Shelf, me: Person) -> str:
        return f"/tables/{shelf.open(me, game, [{'kind': 'me'}, {'kind': 'open'}, {'kind': 'bot', 'bot': 'greedy'}])}"

    yield Scene(game, "~back", back, there=".past")
    yield Scene(game, "~since", since, there='[data-testid="since"]')
    yield Scene(game, "~waiting", lambda shelf, me: others(shelf, me, here=True))
    yield Scene(game, "~absent", lambda shelf, me: others(shelf, me, here=False))
    yield Scene(game, "~watching", watching)
    yield Scene(game, "~curtain", curtain, there='[data-testid="curtain"]')
    yield Scene(game, "~over", lambda shelf, me: over(shelf, me, me), there='[data-testid="end-screen"]')
    for name, opened, what in OVER_THE_TABLE:
        yield Scene(game, name, lambda shelf, me: shelf.lay_moment(me, early), there=what, open=opened)
    room = '[data-testid="waiting-room"]'
    yield Scene(game, "~waiting-room", waiting_room, there=room, table=False)


def _pages() -> Iterator[Scene]:
    def page(path: str) -> Callable[[Shelf, Person], str]:
        return lambda shelf, me: path

    def front(shelf: Shelf, me: Person) -> str:
        for game in entrepot.games():
            shelf.lay_moment(me, moments(game)[-1])
        return "/"

    def history(shelf: Shelf, me: Person) -> str:
        for game in entrepot.games():
            shelf.lay_game(me, played(game, whole_game(game, MANY), MANY), [me, None, None, None])
        return "/history"

    def pages() -> Iterator[tuple[str, Callable[[Shelf, Person], str]]]:
        yield "front", page("/")
        yield "front-with-tables", front
        for game in entrepot.games():
            yield f"new-{game}", page(f"/new/{game}")
            yield f"rules-{game}", page(f"/rules/{game}")
            yield f"box-{game}", page(f"/box/{game}")
        yield "settings", page("/settings")
        yield "history", history
        yield "no-such-code", page("/j/no-such-words")
        yield "nowhere", page("/nowhere/at/all")

    def review(shelf: Shelf, me: Person) -> str:
        game = played("carthage", whole_game("carthage", FEW), FEW)
        path = shelf.lay_game(me, game, [me, None])
        shelf.keep_review(path, game, made_up(game, 0))
        return f"{path}/review"

    for name, lay in pages():
        yield Scene(PAGES, name, lay, there=COMPLETE, table=False)
    yield Scene(PAGES, "review", review, there=REVIEWED, table=False)
