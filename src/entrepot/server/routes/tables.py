"""Tables: lists, opening and looking after them."""

import time
from typing import Annotated

from litestar import delete, get, post, put
from litestar.params import Body, FromPath
from litestar.types import ControllerRouterHandler

from .. import messages
from .asking import AtTable, Before, Here, Me


@get("/api/tables")
async def list_tables(house: Here, me: Me) -> messages.TableList:
    return await house.lists(me)


@get("/api/turns")
async def my_turns(house: Here, me: Me) -> list[messages.TableInfo]:
    """The tables at which it is my turn: where my time runs out first, then the one that waits longest."""
    return await house.turns(me.id)


@post("/api/tables")
async def open_table(house: Here, me: Me, data: Annotated[messages.NewTable, Body()]) -> messages.OpenedTable:
    """Open a table. Where all seats are taken, the bots that are asked begin."""
    table = await house.opening.table(me, data)
    (await house.live(table)).bots.wake()
    return messages.OpenedTable(table)


@get("/api/history")
async def history(house: Here, me: Me, before: Before = None) -> messages.History:
    """My finished games and the tables that I put away, from the newest on, or from a moment back."""
    return await house.history(me, time.time() + 1 if before is None else before)


@put("/api/tables/{table:str}/shelf")
async def shelve(
    house: Here, me: Me, table: FromPath[str], data: Annotated[messages.Shelving, Body()]
) -> messages.Shelving:
    """Put a table of mine away, or take it back into my list."""
    await house.shelve(me, table, data.archived)
    return data


@delete("/api/tables/{table:str}")
async def remove(house: Here, me: Me, table: FromPath[str]) -> None:
    """Take a table out of my lists for good; one where nobody else sits is forgotten altogether."""
    await house.remove(me, table)


@get("/api/tables/{table:str}")
async def table_info(visit: AtTable) -> messages.TableInfo:
    return visit.info()


@get("/api/tables/{table:str}/guests")
async def guests(house: Here, visit: AtTable) -> list[messages.Guest]:
    """Who is at my table beside me, for its host."""
    return await house.hosting.guests(visit.me, visit.live)


@post("/api/tables/{table:str}/again")
async def again(house: Here, me: Me, table: FromPath[str]) -> messages.OpenedTable:
    """The table that follows this one, for everybody who asks."""
    fresh = await house.opening.again(me, table)
    (await house.live(fresh)).bots.wake()
    return messages.OpenedTable(fresh)


ALL: list[ControllerRouterHandler] = [
    list_tables,
    my_turns,
    open_table,
    table_info,
    guests,
    history,
    shelve,
    remove,
    again,
]
