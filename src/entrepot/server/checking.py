"""Whether the games of a database are the same by our rules: asked before a new release is put to use.

Everything is tried on a copy, so that the database stays as it is, whichever release has made it.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from ..kernel.errors import EntrepotError
from ..kernel.game import Game
from ..kernel.table import Table
from .boxes import Boxes
from .journal import OtherStory, replayed_alike, sound
from .storage import rows
from .storage.backup import backup, restore
from .storage.office import Office
from .storage.store import Store

Verdict = Literal["same", "unlike", "closed", "film", "lost", "game", "damaged"]
"""What becomes of a table: it stays the same; it stays, although our rules tell something else under the same version;
it is closed; it is shown from its film; it cannot be shown any more; its game or box is not here; it is damaged."""


@dataclass(frozen=True)
class Finding:
    """What becomes of a table by our rules, and up to which entry of its journal they tell the same."""

    table: rows.Table
    verdict: Verdict
    seq: int


@asynccontextmanager
async def copied(source: Store | None, file: Path | None = None) -> AsyncIterator[Store]:
    """A copy of a database, or of a backup, brought to today's schema and thrown away afterwards."""
    with TemporaryDirectory(prefix="entrepot-check-") as folder:
        if source is not None:
            file = Path(folder) / "copy"
            await backup(source, file)
        assert file is not None
        copy = Store(f"sqlite:///{Path(folder) / 'tables.sqlite'}")
        try:
            await restore(copy, file)
            yield copy
        finally:
            await copy.close()


async def findings(store: Store, boxes: Boxes) -> AsyncIterator[Finding]:
    """What becomes of each table at which a game was begun, those that changed last first."""
    for table in await Office(store).tables(EVERY, False):
        if table.closed is None and table.summary.status != "open":
            yield await _finding(store, boxes, table)


EVERY = 2**31


async def _finding(store: Store, boxes: Boxes, table: rows.Table) -> Finding:
    entries, whole = sound(await store.entries(table.id))
    if not whole:
        return Finding(table, "damaged", len(entries))
    try:
        game = await _game(store, boxes, table)
    except EntrepotError:
        return Finding(table, await _if_unknown(store, table, "game"), 0)
    seats = len(await store.seats(table.id))
    try:
        replayed_alike(lambda: Table(game, seats, table.luck, table.options), entries, table)
    except OtherStory as story:
        if table.rules == game.version:
            return Finding(table, "unlike", story.seq)
        return Finding(table, await _if_unknown(store, table, "closed"), story.seq)
    return Finding(table, "same", len(entries))


async def _if_unknown(store: Store, table: rows.Table, otherwise: Verdict) -> Verdict:
    """What becomes of a table of which our rules do not know how it went."""
    if not table.over:
        return otherwise
    return "lost" if await store.film(table.id) is None else "film"


async def _game(store: Store, boxes: Boxes, table: rows.Table) -> Game:
    if not boxes.knows(table.game, table.box) and (stored := await store.box(table.game, table.box)) is not None:
        return boxes.add_stored(table.game, table.box, stored.text)
    return boxes.game(table.game, table.box)
