"""The browser client: one page for every path that a person may open, and the files that belong to it."""

from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final, TypeVar

from litestar import HttpMethod, MediaType, Response, route
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from ..outside import MODULE
from . import security
from .texts import say

T = TypeVar("T")

NOT_BUILT = "<!doctype html><head><title>Entrepot</title></head>\n<p>{}</p>\n"
PATHS: Final = [
    "/",
    "/new/{game:str}",
    "/box/{game:str}",
    "/rules",
    "/rules/{game:str}",
    "/learn/{game:str}",
    "/learn/{game:str}/{lesson:str}",
    "/settings",
    "/history",
    "/tables/{table:str}/review",
]
LOOK: Final = [HttpMethod.GET, HttpMethod.HEAD]
FOREVER: Final = CacheControlHeader(max_age=365 * 24 * 3600, public=True, immutable=True)
"""For files whose names change with their contents."""
CHECK_FIRST: Final = {"cache-control": "no-cache"}
"""For files that may be another tomorrow under the same name."""
TYPES: Final = {".webmanifest": "application/manifest+json", ".svg": "image/svg+xml", ".js": "text/javascript"}
BOARD_TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""What a board from outside may consist of; nothing else in its folder is served."""
ICONS: Final = ("favicon.ico", "favicon.svg", "icon.svg")
"""What /favicon.ico is answered with: the first of these that there is."""


def page_text(static: Path) -> str:
    """The client's page. It looks at the path itself."""
    index = static / "index.html"
    return (
        index.read_text(encoding="utf-8")
        if index.is_file()
        else NOT_BUILT.format(say("page.not_built", command="<code>make play</code>"))
    )


def page(static: Path, status: int = 200, head: str = "") -> Response[str]:
    headers = {**security.HEADERS, **CHECK_FIRST}
    text = page_text(static).replace("</head>", f"{head}</head>", 1)
    return Response(text, status_code=status, media_type=MediaType.HTML, headers=headers)


@dataclass(frozen=True)
class Preview:
    """What a messenger shows of a link to a table. Nothing in it is secret to whoever has the link."""

    game: str
    name: str
    title: str
    free: int
    bots: bool
    over: bool

    def head(self, origin: str, path: str, language: str | None = None) -> str:
        """The tags that messengers read. Titles are people's own words: nothing in them may become a tag."""
        told = {
            "og:site_name": "Entrepot",
            "og:type": "website",
            "og:title": say("preview.title", language, game=self.name, title=self.title) if self.title else self.name,
            "og:description": self.asks(language),
            "og:url": origin + path,
            "og:image": f"{origin}/preview-{self.game}.jpg",
            "og:image:width": "1200",
            "og:image:height": "630",
        }
        tags = [f'<meta property="{name}" content="{escape(text)}">' for name, text in told.items()]
        return "".join([*tags, '<meta name="twitter:card" content="summary_large_image">'])

    def asks(self, language: str | None) -> str:
        """What people are asked to come for."""
        if self.over:
            return say("preview.over", language, game=self.name)
        if self.free:
            return say("preview", language, game=self.name, free=self.free)
        if self.bots:
            return say("preview.bots", language, game=self.name)
        return say("preview.watch", language, game=self.name)


def make_safe(response: Response[T]) -> Response[T]:
    """Litestar's own file routes do not take the headers that all other answers carry."""
    response.headers.update(security.PART_HEADERS)
    return response


def board_address(game: str) -> str:
    """Where the module is that draws a game's board, for a game whose package brings one."""
    return f"/boards/{game}/{MODULE}"


def boards(folders: Mapping[str, Path]) -> ControllerRouterHandler:
    """The route of the files that packages bring with their boards, as our own."""

    @route("/boards/{game:str}/{name:path}", http_method=LOOK, include_in_schema=False, sync_to_thread=False)
    def board_file(game: FromPath[str], name: FromPath[Path]) -> File:
        folder = folders.get(game)
        kind = BOARD_TYPES.get(name.suffix)
        if folder is None or kind is None:
            raise NotFoundException
        found = (folder / str(name).lstrip("/")).resolve()
        hidden = any(part.startswith(".") for part in name.parts)
        if hidden or not found.is_relative_to(folder.resolve()) or not found.is_file():
            raise NotFoundException
        headers = {**security.HEADERS, **CHECK_FIRST}
        return File(found, media_type=kind, content_disposition_type="inline", headers=headers)

    return board_file


def pages(static: Path) -> list[ControllerRouterHandler]:
    """The routes of the browser client."""

    @route(PATHS, http_method=LOOK, include_in_schema=False, sync_to_thread=False)
    def open_page() -> Response[str]:
        return page(static)

    @route("/{name:str}", http_method=LOOK, include_in_schema=False, sync_to_thread=False)
    def root_file(name: FromPath[str]) -> File:
        """Only what lies in the root of the client's folder: icons, the manifest, scripts that run before the page."""
        known = {entry.name: entry for entry in static.glob("*") if entry.is_file()} if static.is_dir() else {}
        names = ICONS if name == "favicon.ico" else (name,)
        found = next((known[other] for other in names if other in known), None)
        if found is None or found.name.startswith(".") or found.suffix == ".html":
            raise NotFoundException
        kind = TYPES.get(found.suffix)
        headers = {**security.HEADERS, **CHECK_FIRST}
        return File(found, media_type=kind, content_disposition_type="inline", headers=headers)

    routes: list[ControllerRouterHandler] = [open_page, root_file]
    if (static / "assets").is_dir():
        routes.append(
            create_static_files_router(
                path="/assets",
                directories=[static / "assets"],
                name="assets",
                cache_control=FOREVER,
                after_request=make_safe,
            )
        )
    return routes
