"""The application: routes, errors, headers."""

import logging
from http import HTTPStatus
from pathlib import Path
from typing import Any

from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException, SerializationException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ..kernel.errors import EntrepotError
from ..lessons import NoLesson
from . import limits, messages, metrics, routes, security, socket
from .budgets import COSTS
from .clean import clean
from .house import House, NotHere
from .journal import Late
from .network import Door
from .opening import FullHouse
from .pages import boards, page, pages
from .people import COOKIE
from .routes import Asking
from .seating import NotYours
from .settings import Settings
from .storage.failing import StorageFails
from .throttle import TooMany
from .views import view_schemas

log = logging.getLogger(__name__)

STATIC = Path(__file__).parent.parent / "static"
STATUS: dict[type[EntrepotError], int] = {
    NotHere: 404, NoLesson: 404, NotYours: 403, TooMany: 429, Late: 409, routes.NotJson: 415, StorageFails: 503,
    FullHouse: 503,
}  # fmt: skip
KEYS = {404: "nothing_here", 405: "not_that_way", 413: "too_large"}
"""What is said where the framework says no more than the name of a status."""


def _problem(request: Asking, status: int, why: EntrepotError) -> Response[messages.Problem]:
    problem = messages.Problem(status, why.key, why.values, why.said(routes.language_of(request)))
    return Response(problem, status_code=status, headers=security.OWN_HEADERS)


def refused(request: Asking, error: EntrepotError) -> Response[messages.Problem]:
    """What the rules or the house refuse, in its own sentence."""
    metrics.REFUSALS.add(error.key)
    return _problem(request, next((code for kind, code in STATUS.items() if isinstance(error, kind)), 400), error)


def bad_request(request: Asking, error: HTTPException) -> Response[messages.Problem]:
    """What the framework refuses."""
    return _problem(request, error.status_code, explained(error))


def explained(error: HTTPException) -> EntrepotError:
    """The framework's reasons in one sentence, with the field that was meant."""
    if error.status_code >= 500:
        return EntrepotError("fault")
    if error.status_code in KEYS and error.detail == HTTPStatus(error.status_code).phrase:
        return EntrepotError(KEYS[error.status_code])
    if isinstance(error, ValidationException):
        reasons = error.extra if isinstance(error.extra, list) else []
        told = [": ".join(str(reason[key]) for key in ("key", "message") if reason.get(key)) for reason in reasons]
        return (
            EntrepotError("unreadable", {"why": clean("; ".join(told))}) if told else EntrepotError("something_missing")
        )
    if isinstance(error.__cause__, SerializationException) or not error.detail:
        return EntrepotError("not_json")
    return EntrepotError("unreadable", {"why": clean(error.detail).rstrip(".")})


def too_deep(request: Asking, error: RecursionError) -> Response[messages.Problem]:
    """JSON in JSON in JSON, thousands of times."""
    return _problem(request, 400, EntrepotError("too_deep"))


def not_text(request: Asking, error: UnicodeDecodeError) -> Response[messages.Problem]:
    """JSON is written in UTF-8; this is not."""
    return _problem(request, 400, EntrepotError("not_json"))


def fault(request: Asking, error: Exception) -> Response[messages.Problem]:
    """A fault of ours: logged here, and no word of it to the outside."""
    metrics.FAULTS.add()
    log.error("a request to %s failed", request.url.path, exc_info=error)
    return _problem(request, 500, EntrepotError("fault"))


class KeptSchema(JsonRenderPlugin):
    """The description of the API, written once: it never changes while the server runs."""

    _written: bytes | None = None

    def render(self, request: Asking, openapi_schema: dict[str, Any]) -> bytes:
        if self._written is None:
            self._written = super().render(request, openapi_schema)
        return self._written


def make_app(settings: Settings, static: Path = STATIC, door: Door | None = None) -> Litestar:
    """The application with its house, opened when the server starts. `door`: where it listens."""
    house = House(settings, door)

    def not_found(request: Asking, error: HTTPException) -> Response[str] | Response[messages.Problem]:
        """A person who opens an unknown path gets the client's page, which says so; a program gets a sentence."""
        person = house.person_of(request.cookies.get(COOKIE))
        house.budgets.spend(person, routes.address(request), COSTS["unknown"])
        if request.url.path.startswith("/api"):
            return bad_request(request, error)
        if "text/html" in request.headers.get("accept", ""):
            return page(static, 404)
        return _problem(request, 404, EntrepotError(KEYS[404]))

    async def check(request: Asking) -> None:
        await routes.check_request(request, house)

    async def stop() -> None:
        await house.close()

    app = Litestar(
        [
            *routes.ALL,
            *socket.ALL,
            *routes.shared_pages(static),
            boards(house.boards),
            *pages(static),
        ],
        dependencies={"house": Provide(lambda: house, sync_to_thread=False), **routes.DEPENDENCIES},
        on_startup=[house.open, house.resume],
        on_shutdown=[stop],
        before_request=check,
        response_headers=security.OWN_HEADERS,
        request_max_body_size=limits.BODY,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude_opt_key="packed"),
        exception_handlers={
            EntrepotError: refused,
            NotFoundException: not_found,
            HTTPException: bad_request,
            RecursionError: too_deep,
            UnicodeDecodeError: not_text,
            Exception: fault,
        },
        openapi_config=OpenAPIConfig(
            title="Entrepot",
            version="1",
            path="/api/schema",
            render_plugins=[KeptSchema()],
        ),
        logging_config=None,  # whoever starts the server says what is logged where
        debug=False,
    )
    parts = app.openapi_schema.components
    parts.schemas = {**parts.schemas, **view_schemas()}  # Litestar leaves out what no route names
    return app
