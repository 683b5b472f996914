"""How friends come to a table."""

import asyncio
from pathlib import Path

from litestar import Response, get, post, route
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from ...kernel.errors import EntrepotError
from .. import messages, security
from ..invitations import qr_picture
from ..pages import LOOK, page
from ..seating import NotYours
from .asking import Asking, AtTable, Here, Me, address, language_of, origin


@get("/api/tables/{table:str}/invitation")
async def invitation(request: Asking, house: Here, visit: AtTable) -> messages.Invitation:
    """How friends come to a table."""
    code = visit.live.facts.code
    return messages.Invitation(code, f"/j/{code}", house.door.reach(request.headers.get("host", "")))


@get("/api/tables/{table:str}/qr.svg", media_type="image/svg+xml")
async def qr(request: Asking, house: Here, visit: AtTable) -> bytes:
    """The link of an invitation, for cameras."""
    reach = house.door.reach(request.headers.get("host", ""))
    link = f"{reach.origin or origin(request, house)}/j/{visit.live.facts.code}"
    return await asyncio.to_thread(qr_picture, link)


@get("/api/invitations/{said:str}")
async def find(request: Asking, house: Here, me: Me, said: FromPath[str]) -> messages.OpenedTable:
    """The table of three words, however they are spelled; only for guests who are known here."""
    return messages.OpenedTable((await house.find_table(said, address(request))).id)


@post("/api/reach", status_code=200)
async def let_network_in(request: Asking, house: Here, me: Me) -> messages.Reach:
    """Listen in this machine's network too; only who sits at this machine can say so."""
    host = request.headers.get("host", "")
    if not security.is_at_this_machine(request.headers, address(request)):
        raise NotYours("only_at_server")
    await house.door.open()
    return house.door.reach(host)


def shared_pages(static: Path) -> list[ControllerRouterHandler]:
    """The pages whose links people send each other: they tell messengers what they lead to."""

    @route(["/tables/{said:str}", "/j/{said:str}"], http_method=LOOK, include_in_schema=False)
    async def open_shared(request: Asking, house: Here, said: FromPath[str]) -> Response[str]:
        try:
            preview = await house.preview(await house.find_table(said, f"page {address(request)}"))
        except EntrepotError:
            return page(static)  # the client says what is wrong with the link
        return page(static, head=preview.head(origin(request, house), request.url.path, language_of(request)))

    return [open_shared]


ALL: list[ControllerRouterHandler] = [invitation, qr, find, let_network_in]
