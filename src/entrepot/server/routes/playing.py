"""Playing without a socket, and looking back at a game."""

import asyncio
from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import Body, FromPath
from litestar.types import ControllerRouterHandler

from ...kernel.table import Table
from .. import messages, showing
from ..film import scores_after_each
from ..teaching import not_now
from ..throttle import TooMany
from .asking import KEPT, Asking, AtTable, Here, Seat, kept


@get("/api/tables/{table:str}/moments/{index:int}")
async def moment(visit: AtTable, index: FromPath[int], seat: Seat = None) -> messages.Moment:
    """The table as it was after so many moves."""
    state = visit.played(seat)
    return showing.past(state, await visit.at(state.table, index), seat)


@post("/api/tables/{table:str}/why", status_code=200)
async def why(house: Here, visit: AtTable, data: Annotated[messages.Why, Body()]) -> messages.NotNow | None:
    """Why I cannot use a thing now, from what my seat may know; null where I can."""
    visit.live.seating.check_plays(visit.me.id, data.seat)
    if not house.reasons.allow(visit.me.id):
        raise TooMany("many_reasons")
    table = visit.played(data.seat).table
    return await asyncio.to_thread(not_now, visit.live.game, table, data.seat, data.moves)


@get("/api/tables/{table:str}/log")
async def log(visit: AtTable, seat: Seat = None) -> list[messages.Entry]:
    return showing.entries(visit.played(seat).table, seat, 0)


@get("/api/tables/{table:str}/chart", opt=KEPT)
async def chart(request: Asking, house: Here, visit: AtTable) -> Response[messages.Chart]:
    """The scores after every move of a finished game."""
    over = visit.finished("shown_when_over")
    return await kept(request, house, ("chart", visit.live.id), lambda: _chart(over))


def _chart(now: Table) -> messages.Chart:
    return messages.Chart(scores_after_each(now), [None, *(seat for seat, _ in now.ledger)], str(now.seed))


@post("/api/tables/{table:str}/review", status_code=200)
async def ask_review(house: Here, visit: AtTable, seat: Seat = None) -> messages.Review:
    """Let the master look at a finished game, in the background; what is there of it already."""
    visit.played(seat)
    await house.reviews.ask(visit.me.id, visit.live, visit.finished_by_our_rules("review_when_over"))
    return await house.reviews.tell(visit.live, seat)


@get("/api/tables/{table:str}/review")
async def review(house: Here, visit: AtTable, seat: Seat = None) -> messages.Review:
    """How far the review of a finished game is, and what it has found; asking starts nothing."""
    visit.played(seat)
    visit.finished("review_when_over")
    return await house.reviews.tell(visit.live, seat)


@post("/api/tables/{table:str}/what-if")
async def what_if(house: Here, visit: AtTable, data: Annotated[messages.WhatIf, Body()]) -> messages.OpenedTable:
    """A table of my own from a moment of a finished game, against bots; that game stays as it is."""
    then = await visit.at(visit.finished_by_our_rules("what_if_when_over"), data.index)
    fresh = await house.opening.what_if(visit.me, visit.live, data, then)
    (await house.live(fresh)).bots.wake()
    return messages.OpenedTable(fresh)


@get("/api/tables/{table:str}/save", media_type=MediaType.TEXT)
async def save(visit: AtTable) -> str:
    """A finished game as a file that `entrepot replay` reads."""
    return visit.finished("shown_when_over").save()


@post("/api/tables/{table:str}/act", status_code=200)
async def act(
    visit: AtTable, data: Annotated[messages.Play | messages.Undo | messages.Restart, Body()]
) -> messages.TableInfo:
    """Play or take back without a socket, for scripts."""
    await visit.live.act(visit.me.id, data)
    return visit.info()


@get("/api/tables/{table:str}/now")
async def now(visit: AtTable, seat: Seat = None) -> messages.Update:
    """The moment as a socket would tell it, for scripts."""
    return visit.live.moment(visit.played(seat), visit.me.id, seat)


ALL: list[ControllerRouterHandler] = [moment, why, log, chart, ask_review, review, what_if, save, act, now]
