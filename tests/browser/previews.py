"""Draw the pictures that messengers show of a link: each game's own art with its name, in web/public.

make web && .venv/bin/python -m tests.browser.previews
"""

import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.chromium import launch
from tests.browser.harbour import Harbour

PUBLIC = Path(__file__).parents[2] / "web" / "public"
SIZE = {"width": 1200, "height": 630}
"""What messengers ask for, and what the page's tags say."""
COMPOSE = """(name) => {
    const art = document.querySelector(`.picture.${name} img`);
    const title = document.querySelector(`.${name} h2, .${name} h3`).textContent;
    document.body.innerHTML = `<main class="${name}" style="position:fixed;inset:0;display:grid;
        grid-template-rows:1fr 158px;background:#fdf8ec">
        <div style="overflow:hidden">${art.outerHTML}</div>
        <div style="display:flex;align-items:center;justify-content:space-between;padding:0 56px;
            border-top:12px solid var(--game);color:#2a2018">
            <b style="font:600 76px/1 var(--serif)">${title}</b>
            <span style="font:500 44px/1 var(--serif);color:#5f503f">Entrepot</span></div></main>`;
    document.querySelector('main img').style.cssText = 'display:block;width:100%;height:100%;object-fit:cover';
    return document.fonts.ready.then(() => true);
}"""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        harbour = Harbour(Path(folder))
        harbour.start()
        browser = launch(playwright)
        try:
            page = browser.new_page(viewport={"width": SIZE["width"], "height": SIZE["height"]}, color_scheme="light")
            for name in ("carthage", "goa", "mombasa", "yokohama"):
                page.goto(harbour.address)
                page.locator(f".picture.{name} img").wait_for()
                page.evaluate(COMPOSE, name)
                page.screenshot(path=PUBLIC / f"preview-{name}.jpg", type="jpeg", quality=84)
        finally:
            browser.close()
            harbour.kill()


if __name__ == "__main__":
    main()
