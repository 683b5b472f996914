"""What is changed at a table.

All routes are of one shape: they name a seat (what a host decides, a person), change something there, and tell how it
is then.
"""

from typing import Annotated

from litestar import Router, post
from litestar.di import NamedDependency, Provide
from litestar.params import Body, FromPath
from litestar.types import ControllerRouterHandler

from ...kernel.errors import EntrepotError
from .. import logs, messages
from ..house import House
from ..throttle import TooMany
from .asking import AtTable, Here, Visit


async def change_table(me: NamedDependency[messages.Me], house: NamedDependency[House], table: FromPath[str]) -> Visit:
    """Who wants to change something at a table, not too often."""
    logs.note(table=table)
    if not house.seat_changes.allow(me.id):
        raise TooMany("many_changes")
    await house.look_at_notices()
    house.check_comes_to(me.id, table)
    return Visit(me, await house.current(table))


@post("/join", status_code=200)
async def join(visit: AtTable, data: Annotated[messages.SeatChoice, Body()]) -> messages.TableInfo:
    """Sit down: in a free seat, in a bot's that is offered, or again in my own. Who sits down has a name."""
    me, live = visit.me, visit.live
    if not me.named and not live.seating.of(me.id):
        raise EntrepotError("name_first")
    await live.take_seat(me.id, me.name, data.seat)
    return visit.info()


@post("/leave", status_code=200)
async def leave(visit: AtTable, data: Annotated[messages.SeatChoice, Body()]) -> messages.TableInfo:
    await visit.live.leave_seat(visit.me.id, data.seat)
    return visit.info()


@post("/fill", status_code=200)
async def fill(visit: AtTable, data: Annotated[messages.SeatBot, Body()]) -> messages.TableInfo:
    """Let a bot take a free seat before the game."""
    await visit.live.fill_seat(visit.me.id, data.seat, data.bot)
    return visit.info()


@post("/offer", status_code=200)
async def offer(visit: AtTable, data: Annotated[messages.SeatOffer, Body()]) -> messages.TableInfo:
    """Say whether a friend may take a bot's seat."""
    await visit.live.offer_seat(visit.me.id, data.seat, data.offered)
    return visit.info()


@post("/sit-in", status_code=200)
async def sit_in(visit: AtTable, data: Annotated[messages.SeatBot, Body()]) -> messages.TableInfo:
    """Let a bot play for somebody who is away, until they take the seat back."""
    await visit.live.sit_in(visit.me.id, data.seat, data.bot)
    return visit.info()


@post("/nudge", status_code=200)
async def nudge(house: Here, visit: AtTable, data: Annotated[messages.SeatChoice, Body()]) -> messages.TableInfo:
    """Ask somebody to move."""
    await house.nudge(visit.me, visit.live, data.seat)
    return visit.info()


@post("/concede", status_code=200)
async def concede(visit: AtTable, data: Annotated[messages.SeatChoice, Body()]) -> messages.TableInfo:
    """Give up for good."""
    await visit.live.concede(visit.me.id, data.seat)
    return visit.info()


@post("/kick", status_code=200)
async def kick(house: Here, visit: AtTable, data: Annotated[messages.GuestKick, Body()]) -> list[messages.Guest]:
    """Send somebody away from my table, or let them come again."""
    await house.hosting.kick(visit.me, visit.live, data.person, data.away)
    return await house.hosting.guests(visit.me, visit.live)


@post("/mute", status_code=200)
async def mute(house: Here, visit: AtTable, data: Annotated[messages.GuestMute, Body()]) -> list[messages.Guest]:
    """Let somebody write no more at my table, or again."""
    await house.hosting.mute(visit.me, visit.live, data.person, data.muted)
    return await house.hosting.guests(visit.me, visit.live)


@post("/close", status_code=204)
async def close(house: Here, visit: AtTable) -> None:
    """Close my table: where no game has begun it is cleared away; a game ends for everybody, without a winner."""
    await house.hosting.close(visit.me, visit.live)


ALL: list[ControllerRouterHandler] = [
    Router(
        "/api/tables/{table:str}",
        route_handlers=[join, leave, fill, offer, sit_in, nudge, concede, kick, mute, close],
        dependencies={"visit": Provide(change_table)},
    )
]
