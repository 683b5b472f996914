"""Backups: everything that is stored, in one file that either kind of database can be filled from again.

The file is gzipped JSON, a line for each row, read in one transaction while servers go on. The first line says of which
schema it is: a database is brought to that schema, filled, and then brought up to date, so that old backups stay good.
"""

import gzip
import json
import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, TextIO

from sqlalchemy import JSON, Connection, MetaData, func, insert, inspect, select, text
from sqlalchemy.exc import IntegrityError

from ...kernel.errors import BadOption
from . import schema
from .store import Store
from .upgrade import alembic_config, check_known, revision, upgrade

FORMAT: Final = "entrepot backup 1"
PARTS: Final = (
    "keys", "people", "boxes", "tables", "seats", "shelf", "journal", "films", "reviews", "hinted", "chat", "sanctions",
)  # fmt: skip
"""The tables of a backup, each after those that it refers to. Notices, and which reviews are being made, are
for servers that run now."""
OF_NOW: Final = {"tables": ("keeper",)}
"""What means something only to the processes that run now."""
AT_ONCE: Final = 500


async def backup(store: Store, file: Path) -> dict[str, int]:
    """Write everything to a new file that only its owner can read; how many rows of what."""
    if file.exists():
        raise BadOption("file_exists", {"file": str(file)})
    await store.database.snapshot(_check_made)  # so that whatever fails from here on is the file
    part = file.with_name(f"{file.name}.part")
    try:
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw:
            with gzip.open(raw, "wt", encoding="utf-8") as out:
                counts = await store.database.snapshot(lambda connection: _write(connection, out))
            raw.flush()
            os.fsync(raw.fileno())
        part.replace(file)
    except OSError as problem:
        part.unlink(missing_ok=True)
        raise BadOption("no_backup", {"file": str(file), "why": problem.strerror or str(problem)}) from None
    return counts


def _check_made(connection: Connection) -> None:
    if revision(connection) is None:
        raise BadOption("empty_database")


def _write(connection: Connection, out: TextIO) -> dict[str, int]:
    """As the database is now, whichever release has made it."""
    print(json.dumps({"format": FORMAT, "schema": revision(connection)}), file=out)
    counts = {}
    there = MetaData()
    there.reflect(connection)
    for name in (name for name in PARTS if name in there.tables):
        part = there.tables[name]
        counts[name] = 0
        for row in connection.execute(select(part).order_by(*part.primary_key.columns)).mappings():
            kept = {str(column): None if column in OF_NOW.get(name, ()) else value for column, value in row.items()}
            print(json.dumps([name, kept]), file=out)
            counts[name] += 1
    print(json.dumps({"rows": counts}), file=out)
    return counts


async def restore(store: Store, file: Path) -> dict[str, int]:
    """Fill an empty database from a file, all of it or nothing; how many rows of what."""
    try:
        with gzip.open(file, "rt", encoding="utf-8") as source:
            counts: dict[str, int] = {}
            await store.database.upgrade(lambda connection: counts.update(_read(connection, _lines(source))))
            return counts
    except (OSError, EOFError, zlib.error, ValueError, KeyError, TypeError, IntegrityError) as problem:
        why = (problem.strerror if isinstance(problem, OSError) else None) or str(problem) or type(problem).__name__
        raise BadOption("bad_backup", {"file": str(file), "why": why}) from None


def _lines(source: TextIO) -> Iterator[Any]:
    return (json.loads(line) for line in source)


def _read(connection: Connection, lines: Iterator[Any]) -> dict[str, int]:
    first: Any = next(lines, {})
    if first.get("format") != FORMAT:
        raise ValueError(f"it does not begin with {FORMAT!r}")
    check_known(str(first["schema"]))
    _check_empty(connection)
    if revision(connection) is None:
        from alembic import command

        command.upgrade(alembic_config(connection), first["schema"])
    if revision(connection) != first["schema"]:
        raise BadOption("not_empty")
    found = MetaData()
    found.reflect(connection)
    for column in (column for table in found.tables.values() for column in table.columns):
        if isinstance(column.type, JSON):
            column.type.none_as_null = True  # as in our schema: nothing is nothing
    counts = {name: 0 for name in PARTS if name in found.tables}
    waiting: list[dict[str, Any]] = []
    current = ""
    for line in lines:
        if isinstance(line, dict):
            _fill(connection, found, current, waiting)
            _check_whole(line["rows"], counts)
            break
        name, row = line
        if name != current or len(waiting) == AT_ONCE:
            _fill(connection, found, current, waiting)
            current, waiting = name, []
        counts[name] += 1
        waiting.append(row)
    else:
        raise ValueError("its end is missing")
    upgrade(connection)
    return counts


def _fill(connection: Connection, found: MetaData, name: str, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(insert(found.tables[name]), rows)


def _check_empty(connection: Connection) -> None:
    if revision(connection) is None:
        return
    there = set(inspect(connection).get_table_names())
    for name in (name for name in PARTS if name in there):
        part = schema.metadata.tables[name]
        if name != "keys" and connection.execute(select(func.count()).select_from(part)).scalar():
            raise BadOption("not_empty")
    connection.execute(text("delete from keys"))  # a server that only started has made its own


def _check_whole(told: dict[str, int], counts: dict[str, int]) -> None:
    if {name: count for name, count in counts.items() if count or name in told} != told:
        raise ValueError("rows are missing")
