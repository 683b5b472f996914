"""`entrepot check`: what would become of the games of a server by the rules of this release."""

import asyncio
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .admin import day, with_store
from .serve import Boxed, Database, File, chosen_settings
from .texts import say

if TYPE_CHECKING:
    from entrepot.server.storage.store import Store


def check(
    backup: Annotated[Path | None, typer.Option(help=say("help.check.backup"))] = None,
    box: Boxed = None,
    database: Database = None,
    settings: File = None,
) -> None:
    """Try all games of a database, or of a backup, by the rules of this release, and list what changes."""
    from entrepot.server.boxes import Boxes
    from entrepot.server.checking import copied, findings

    chosen = chosen_settings({"boxes": [str(file) for file in box] if box else None}, None, settings).settings
    boxes = Boxes(chosen.boxes)
    counts: Counter[str] = Counter()

    async def work(source: "Store | None") -> None:
        async with copied(source, backup) as copy:
            async for finding in findings(copy, boxes):
                counts[finding.verdict] += 1
                if finding.verdict != "same":
                    table = finding.table
                    what = say(f"check.{finding.verdict}", seq=finding.seq)
                    typer.echo(f"{table.id}  {day(table.changed)}  {table.game:<9} {what}  {table.title}".rstrip())

    try:
        if backup is not None:
            asyncio.run(work(None))
        else:
            with_store(database, settings, work, how="untouched")
    finally:
        boxes.close()
    changed = counts.total() - counts["same"]
    typer.echo(say("check.all", games=counts.total(), changed=changed))
    if changed:
        raise typer.Exit(1)
