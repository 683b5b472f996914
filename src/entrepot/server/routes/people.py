"""Who somebody is, and their code for another device."""

from typing import Annotated

from litestar import Response, get, post, put
from litestar.datastructures import Cookie
from litestar.params import Body
from litestar.types import ControllerRouterHandler

from ...kernel.errors import EntrepotError
from .. import messages
from ..house import House
from ..people import COOKIE, COOKIE_SECONDS
from ..throttle import TooMany
from .asking import Asking, Here, Me, address, language_of


def signed_in(house: House, me: messages.Me) -> Response[messages.Me]:
    cookie = Cookie(
        key=COOKIE,
        value=house.people.cookie(me.id),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=house.settings.secure,
    )
    return Response(me, cookies=[cookie])


@get("/api/me")
async def who_am_i(request: Asking, house: Here) -> Response[messages.Me]:
    """Who I am; a stranger becomes a guest."""
    me = await house.find_person(request.cookies.get(COOKIE))
    house.check_comes(None if me is None else me.id, address(request))
    if me is None:
        if not house.new_people.allow(address(request)):
            raise TooMany("many_guests")
        me = await house.people.welcome(language_of(request))
    else:
        await house.people.note_seen(me.id)
    return signed_in(house, me)


@put("/api/me")
async def rename(house: Here, me: Me, data: Annotated[messages.NewName, Body()]) -> messages.Me:
    return await house.rename(me, data.name)


@post("/api/me/code", status_code=200)
async def new_code(house: Here, me: Me) -> messages.DeviceCode:
    """A private code that carries me to another device; older codes end."""
    return await house.people.new_code(me)


@post("/api/me/claim", status_code=200)
async def claim(request: Asking, house: Here, data: Annotated[messages.DeviceCode, Body()]) -> Response[messages.Me]:
    """Become the person of a private code on this device."""
    if not house.codes.allow(address(request)):
        raise TooMany("many_codes")
    me = await house.people.by_code(data.code)
    if me is None:
        raise EntrepotError("no_person")
    return signed_in(house, me)


ALL: list[ControllerRouterHandler] = [who_am_i, rename, new_code, claim]
