"""Boxes that owners complete."""

import asyncio
from typing import Annotated

from litestar import Response, get, post
from litestar.params import Body, FromPath
from litestar.types import ControllerRouterHandler

from ...boxes.writing import written
from .. import limits, messages, owning
from .asking import KEPT, Asking, Here, Language, Me, kept


@get("/api/boxes/{name:str}", opt=KEPT)
async def box_form(request: Asking, house: Here, language: Language, name: FromPath[str]) -> Response[messages.BoxForm]:
    """What an owner of the real game can enter."""
    game = house.boxes.own(name)
    return await kept(request, house, ("box", game.name, language), lambda: owning.form(game, language))


@post("/api/boxes/{name:str}/check", status_code=200, request_max_body_size=limits.BOX_BODY)
async def check_box(
    house: Here, me: Me, language: Language, name: FromPath[str], data: Annotated[messages.BoxDraft, Body()]
) -> messages.BoxChecked:
    """What of a draft fits."""
    found = await asyncio.to_thread(owning.settled, house.boxes.own(name), data.tables)
    return await asyncio.to_thread(owning.checked, house.boxes.own(name), found, data.tables, language)


@post("/api/boxes/{name:str}/read", status_code=200, request_max_body_size=limits.BOX_BODY)
async def read_box(
    house: Here, me: Me, language: Language, name: FromPath[str], data: Annotated[messages.BoxFile, Body()]
) -> messages.BoxChecked:
    """The draft that a box file is, looked through."""
    own = house.boxes.own(name)
    tables = await asyncio.to_thread(owning.read, own, data.text)
    found = await asyncio.to_thread(owning.settled, own, tables)
    return await asyncio.to_thread(owning.checked, own, found, tables, language)


@post("/api/boxes/{name:str}/write", status_code=200, request_max_body_size=limits.BOX_BODY)
async def write_box(
    house: Here, me: Me, name: FromPath[str], data: Annotated[messages.BoxDraft, Body()]
) -> messages.BoxFile:
    """The box file of all of a draft that fits."""
    found = await asyncio.to_thread(owning.settled, house.boxes.own(name), data.tables)
    return messages.BoxFile(written(found.facts))


@post("/api/boxes/{name:str}", request_max_body_size=limits.BOX_BODY)
async def keep_box(
    house: Here, me: Me, name: FromPath[str], data: Annotated[messages.BoxDraft, Body()]
) -> messages.BoxKept:
    """Store the box of all of a draft that fits, to open tables with it."""
    found = await asyncio.to_thread(owning.settled, house.boxes.own(name), data.tables)
    hash = found.game.box.hash
    await house.keep_box(me, found.game.name, hash, written(found.facts))
    return messages.BoxKept(hash)


ALL: list[ControllerRouterHandler] = [box_form, check_box, read_box, write_box, keep_box]
