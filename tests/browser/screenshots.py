"""Pictures of every question of every game and of every page: `python -m tests.browser.screenshots goa --size 390x664`.

They lie in `build/screenshots`, with contact sheets to look at thirty at once; see README.md beside this file.
"""

import sys
import time
from html import escape
from pathlib import Path
from string import Template
from urllib.parse import quote

from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import launch
from tests.browser.looking import Sight, arguments, look_at, wanted_of
from tests.browser.screens import WIDEST_PHONE, Screen, Theme

FOLDER = Path("build/screenshots")
ON_A_SHEET = 30
SHEET_WIDTH = 1800


def picture(folder: Path, group: str, screen: Screen, theme: Theme, number: int, name: str) -> Path:
    return folder / group / f"{screen.name}-{theme}-{number:03}-{name.lstrip('~')}.png"


def take(sight: Sight, folder: Path) -> tuple[str, str, str, Path]:
    """A picture of what is on the page: its game, size, theme and file."""
    scene = sight.scene
    file = picture(folder, scene.group, sight.screen, sight.theme, sight.number, scene.name)
    file.parent.mkdir(parents=True, exist_ok=True)
    sight.page.screenshot(path=file)
    return scene.group, sight.screen.name, sight.theme, file


def sheet_page(title: str, files: list[Path], folder: Path, width: int) -> str:
    """A page with small pictures, each a link to the large one."""
    pictures = []
    for file in files:
        address = quote(file.relative_to(folder).as_posix())
        pictures.append(f'<a href="{address}"><img src="{address}">{escape(file.stem.split("-", 2)[2])}</a>')
    page = Template((Path(__file__).parent / "sheet.html").read_text(encoding="utf-8"))
    return page.substitute(title=title, width=width, pictures="\n".join(pictures))


def make_sheets(taken: list[tuple[str, str, str, Path]], folder: Path) -> list[Path]:
    """Contact sheets, as pages and as pictures of these pages."""
    by_look: dict[tuple[str, str, str], list[Path]] = {}
    for group, size, theme, file in taken:
        by_look.setdefault((group, size, theme), []).append(file)
    made = []
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for (group, size, theme), files in by_look.items():
            files.sort()
            for start in range(0, len(files), ON_A_SHEET):
                title = f"sheet-{group}-{size}-{theme}-{start // ON_A_SHEET + 1}"
                width = 168 if int(size.partition("x")[0]) < WIDEST_PHONE else 340
                page = folder / f"{title}.html"
                page.write_text(sheet_page(title, files[start : start + ON_A_SHEET], folder, width), encoding="utf-8")
                made.append(_photograph(browser, page))
        browser.close()
    return made


def _photograph(browser: Browser, sheet: Path) -> Path:
    page = browser.new_page(viewport={"width": SHEET_WIDTH, "height": 600})
    page.goto(sheet.resolve().as_uri())
    picture = sheet.with_suffix(".png")
    page.screenshot(path=picture, full_page=True)
    page.close()
    return picture


def main() -> int:
    parser = arguments("Take pictures of every question of every game, and of every page.")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where they go (default: %(default)s)")
    given = parser.parse_args()
    started = time.monotonic()
    taken = look_at(wanted_of(parser, given), take, given.folder, sharp=True)
    sheets = make_sheets(taken, given.folder)
    for sheet in sheets:
        print(sheet)
    print(f"{len(taken)} pictures in {given.folder}, {time.monotonic() - started:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
