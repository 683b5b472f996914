"""A house in the test's own process, for what cannot be seen from outside."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from entrepot import Table
from entrepot.server import messages
from entrepot.server.house import House
from entrepot.server.live import LiveTable
from entrepot.server.peers import Peer
from entrepot.server.settings import Settings

from .running import PATIENCE, TEST_SETTINGS


@asynccontextmanager
async def open_house(folder: Path, **settings: Any) -> AsyncIterator[House]:
    house = House(Settings(f"sqlite:///{folder / 'tables.sqlite'}", **{**TEST_SETTINGS, **settings}))
    await house.open()
    try:
        yield house
    finally:
        await house.close()


async def new_table(house: House, me: messages.Me, *kinds: str, game: str = "carthage") -> str:
    """A table with the given seats: me, here, open, or the name of a bot. The bots that are asked begin."""
    wishes = [
        messages.SeatWish(kind, name="Neighbour" if kind == "here" else None)  # type: ignore[arg-type]
        if kind in ("me", "here", "open")
        else messages.SeatWish("bot", bot=kind)
        for kind in kinds
    ]
    table = await house.opening.table(me, messages.NewTable(game, wishes))
    (await house.live(table)).bots.wake()
    return table


async def looked_at(house: House) -> tuple[LiveTable, Peer]:
    """A table with two seats of mine, and I who look from the first."""
    me = await house.people.welcome()
    live = await house.live(await new_table(house, me, "me", "here"))
    peer = Peer(me.id, 0, -1)
    await live.connect(peer)
    return live, peer


def game_at(live: LiveTable) -> Table:
    """The game of a table that has begun."""
    assert live.journal.state is not None
    return live.journal.state.table


async def play_first(live: LiveTable, me: messages.Me) -> None:
    """Play the first legal move of the seat that is asked."""
    game = game_at(live)
    seat = game.waiting[0]
    await live.act(me.id, messages.Play(live.journal.seq, seat, game.moves(seat)[0].number))


async def until(condition: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Let other things happen until something is so."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.005)


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(2 * PATIENCE):
            await work()

    asyncio.run(bounded())
