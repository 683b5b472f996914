"""What all routes share: how a request is checked, and what routes are handed by name."""

import asyncio
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Annotated, Any

from litestar import MediaType, Request, Response
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency, Provide
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, QueryParameter

from ...kernel.errors import EntrepotError
from ...kernel.table import Table
from .. import limits, logs, messages, security, texts
from ..budgets import TooFast, cost_of_route
from ..house import House, NotHere
from ..journal import State
from ..live import LiveTable
from ..people import COOKIE
from ..seating import NotYours

Asking = Request[object, object, AppState]
KEPT = {"packed": True}
"""Marks the routes whose answers are compressed already."""
Before = Annotated[float | None, QueryParameter(ge=0, le=1e12, required=False)]
BoxHash = Annotated[str | None, QueryParameter(max_length=64, required=False)]
Seat = Annotated[int | None, QueryParameter(ge=0, le=16, required=False)]


class NotJson(EntrepotError):
    """A request brings something else than JSON."""


async def check_request(request: Asking, house: House) -> None:
    """Only our own pages may change anything in a person's name, and they speak JSON. Who asks too much waits."""
    if "\0" in request.scope["path"]:  # no name of ours has this in it, and file systems stumble over it
        raise NotFoundException
    try:
        cost = cost_of_route(request.method, request.scope["path_template"])
        house.budgets.check(house.person_of(request.cookies.get(COOKIE)), address(request), cost)
    except TooFast:
        await asyncio.sleep(limits.REFUSAL)
        raise
    if request.method in ("GET", "HEAD", "OPTIONS"):
        return
    if not security.same_origin(request.headers):
        raise NotYours("other_site")
    if not security.speaks_json(request.headers):
        raise NotJson("speak_json")


def origin(request: Asking, house: House) -> str:
    """Where this server was found. Behind TLS the request itself does not know that."""
    scheme = "https" if house.settings.secure else request.url.scheme
    return f"{scheme}://{request.headers.get('host', '')}"


def address(request: Asking) -> str:
    return request.client.host if request.client else ""


def language_of(request: Asking) -> str:
    """The language that somebody reads: our client asks for the chosen one, any browser for those of its user."""
    return texts.best(request.headers.get("accept-language", ""))


async def kept(request: Asking, house: House, key: Hashable, make: Callable[[], object]) -> Response[Any]:
    """An answer that is made once for everybody who asks alike, packed as the one who asks can read it."""
    answer = await house.kept.get(key, make)
    headers = {"vary": "Accept-Encoding, Accept-Language"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(answer.plain, media_type=MediaType.JSON, headers=headers)
    return Response(answer.packed, media_type=MediaType.JSON, headers={**headers, "content-encoding": "gzip"})


# What routes are handed ----------------------------------------------------------------------------------------------


async def find_me(request: Asking, house: NamedDependency[House]) -> messages.Me:
    """Who asks. A stranger must have come through GET /api/me first."""
    me = await house.find_person(request.cookies.get(COOKIE))
    if me is None:
        raise NotYours("not_signed_in")
    logs.note(person=me.id)
    house.check_comes(me.id, address(request))
    return me


@dataclass(frozen=True)
class Visit:
    """Somebody at a table."""

    me: messages.Me
    live: LiveTable

    def info(self) -> messages.TableInfo:
        return self.live.info(self.me.id)

    def played(self, seat: int | None) -> State:
        """The game, if it has begun and the person may look at it from that seat."""
        self.live.check_look(self.me.id, seat)
        if self.live.journal.state is None:
            raise EntrepotError("not_begun")
        return self.live.journal.state

    def finished(self, refusal: str) -> Table:
        """The game, if it is over; before that, the sentence of a refusal."""
        state = self.played(None)
        if not state.over:
            raise NotYours(refusal)
        return state.table

    def finished_by_our_rules(self, refusal: str) -> Table:
        """The same, if it can be thought about: a film can only be looked at."""
        table = self.finished(refusal)
        if self.live.journal.filmed:
            raise EntrepotError("only_film")
        return table

    async def at(self, now: Table, index: int) -> Table:
        """The game as it was after so many moves; to be looked at, not changed."""
        if not 0 <= index <= len(now.ledger):
            raise NotHere("no_moment", {"moves": len(now.ledger)})
        return await self.live.moments.at(now, index)


async def find_table(me: NamedDependency[messages.Me], house: NamedDependency[House], table: FromPath[str]) -> Visit:
    """Who asks, and the table that they ask about."""
    logs.note(table=table)
    house.check_comes_to(me.id, table)
    return Visit(me, await house.current(table))


Here = NamedDependency[House]
Me = NamedDependency[messages.Me]
AtTable = NamedDependency[Visit]
Language = NamedDependency[str]
DEPENDENCIES = {
    "me": Provide(find_me),
    "visit": Provide(find_table),
    "language": Provide(language_of, sync_to_thread=False),
}
"""Beside `house`, which the application itself provides."""
