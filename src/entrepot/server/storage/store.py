"""The store: the only place that speaks SQL. Every method is one transaction; when it returns, it is on disk."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, delete, event, func, insert, select, update
from sqlalchemy.exc import ArgumentError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ...kernel.errors import BadOption
from . import schema
from .upgrade import upgrade

Row = dict[str, Any]
Holder = tuple[str | None, str | None]
"""Who holds a seat: a person, a bot, or nobody."""
READING = "entrepot_reading"
"""The execution option of connections that only read."""


class Taken(Exception):
    """Somebody else has written this entry of a journal, or taken this seat, first."""


def open_engine(url: str) -> AsyncEngine:
    """An engine for SQLite (WAL, full sync) or PostgreSQL."""
    try:
        engine = create_async_engine(url)
    except (ArgumentError, ImportError):
        raise BadOption(
            "The address of the database can not be used: give one like sqlite:///games.sqlite or postgresql://host/name."
        ) from None
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _prepare_sqlite(connection: Any, record: object) -> None:
    connection.isolation_level = None  # the driver starts no transaction by itself
    cursor = connection.cursor()
    for pragma in ("journal_mode=wal", "synchronous=full", "busy_timeout=5000", "foreign_keys=on"):
        cursor.execute("pragma " + pragma)
    cursor.close()


def _begin(connection: Connection) -> None:
    """Writers line up at the beginning, so that none fails halfway; readers wait for nobody."""
    reading = connection.get_execution_options().get(READING, False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


class Store:
    """People, tables, seats, journals and chat."""

    def __init__(self, url: str) -> None:
        self._engine = open_engine(url)
        self._reading = self._engine.execution_options(**{READING: True})
        self._turn = asyncio.Semaphore(1 if self._engine.dialect.name == "sqlite" else 5)
        """SQLite has one writer at a time: within this process they wait here, in order, not by polling its lock."""

    async def open(self) -> None:
        """Bring the database to today's schema."""
        async with self._writing() as connection:
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        await self._engine.dispose()

    async def ping(self) -> None:
        """Fail if the database does not answer."""
        async with self._reading.connect() as connection:
            await connection.execute(select(1))

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        async with self._turn, self._engine.begin() as connection:
            yield connection

    async def key(self, name: str, fresh: str) -> str:
        """A secret of the server: the stored one, or the fresh one if there is none yet."""
        stored = select(schema.keys).where(schema.keys.c.name == name)
        found = await self._first(stored)
        if found is None:
            try:
                async with self._writing() as connection:
                    await connection.execute(insert(schema.keys).values(name=name, value=fresh))
                return fresh
            except IntegrityError:  # another process was quicker
                found = await self._first(stored)
        assert found is not None
        return str(found["value"])

    # People ----------------------------------------------------------------------------------------------------------

    async def add_person(self, person: str, name: str, now: float) -> None:
        async with self._writing() as connection:
            await connection.execute(insert(schema.people).values(id=person, name=name, created=now))

    async def person(self, person: str) -> Row | None:
        return await self._first(select(schema.people).where(schema.people.c.id == person))

    async def person_by_code(self, code_hash: str) -> Row | None:
        return await self._first(select(schema.people).where(schema.people.c.code_hash == code_hash))

    async def change_person(self, person: str, **values: str | bool) -> None:
        async with self._writing() as connection:
            await connection.execute(update(schema.people).where(schema.people.c.id == person).values(**values))

    async def rename(self, person: str, before: str, name: str) -> None:
        """Give a person another name, also at the tables that are not over where they go by the old one."""
        seats, tables = schema.seats, schema.tables
        running = select(tables.c.id).where(tables.c.over.is_(False))
        theirs = (seats.c.person == person) & (seats.c.name == before) & seats.c.table.in_(running)
        async with self._writing() as connection:
            change = update(schema.people).where(schema.people.c.id == person)
            await connection.execute(change.values(name=name, named=True))
            await connection.execute(update(seats).where(theirs).values(name=name))

    # Tables ----------------------------------------------------------------------------------------------------------

    async def add_table(self, table: Row, seats: Sequence[Row]) -> None:
        async with self._writing() as connection:
            await _insert_table(connection, table, seats)

    async def table(self, table: str) -> Row | None:
        return await self._first(select(schema.tables).where(schema.tables.c.id == table))

    async def table_by_code(self, code: str) -> Row | None:
        return await self._first(select(schema.tables).where(schema.tables.c.code == code))

    async def give_code(self, table: str, code: str) -> str:
        """Give a table that has no code this one. Returns the one it has; `Taken` if another table has it."""
        tables = schema.tables
        try:
            async with self._writing() as connection:
                where = (tables.c.id == table) & tables.c.code.is_(None)
                await connection.execute(update(tables).where(where).values(code=code))
                return str(await connection.scalar(select(tables.c.code).where(tables.c.id == table)))
        except IntegrityError:
            raise Taken from None

    async def seats(self, table: str) -> Sequence[Row]:
        seats = schema.seats
        return await self._all(select(seats).where(seats.c.table == table).order_by(seats.c.seat))

    async def seats_of_tables(self, tables: Sequence[str]) -> Sequence[Row]:
        seats = schema.seats
        return await self._all(select(seats).where(seats.c.table.in_(tables)).order_by(seats.c.table, seats.c.seat))

    async def change_seat(self, table: str, seat: int, before: Holder, change: Row, begun: Row | None = None) -> None:
        """Change a seat that is still held by `before`; `Taken` if it is not.

        `begun`: what lists show of the table, where the game begins with this.
        """
        seats, tables = schema.seats, schema.tables
        async with self._writing() as connection:
            person, bot = before
            same = seats.c.person.is_not_distinct_from(person) & seats.c.bot.is_not_distinct_from(bot)
            where = (seats.c.table == table) & (seats.c.seat == seat) & same
            changed = await connection.execute(update(seats).where(where).values(**change))
            if changed.rowcount != 1:
                raise Taken
            if begun is not None:
                await connection.execute(update(tables).where(tables.c.id == table).values(summary=begun))

    async def note_seen(self, table: str, person: str, seen: float) -> None:
        """When a person was last at a table."""
        seats = schema.seats
        async with self._writing() as connection:
            theirs = (seats.c.table == table) & (seats.c.person == person)
            await connection.execute(update(seats).where(theirs).values(seen=seen))

    async def add_again(self, table: str, fresh: Row, seats: Sequence[Row]) -> str:
        """Add the table that follows this one, unless there is one already. Returns the one there is."""
        tables = schema.tables
        async with self._writing() as connection:
            where = (tables.c.id == table) & tables.c.again.is_(None)
            named = await connection.execute(update(tables).where(where).values(again=fresh["id"]))
            if named.rowcount != 1:
                return str(await connection.scalar(select(tables.c.again).where(tables.c.id == table)))
            await _insert_table(connection, fresh, seats)
            return str(fresh["id"])

    async def tables_of(self, person: str, over: bool, limit: int) -> Sequence[Row]:
        """The newest tables of a person that are over, or not, without those that were put away."""
        tables = schema.tables
        chosen = _of_person(person) & tables.c.over.is_(over) & tables.c.id.not_in(_shelved(person))
        return await self._all(select(tables).where(chosen).order_by(tables.c.changed.desc()).limit(limit))

    async def history_of(self, person: str, before: float, limit: int) -> Sequence[Row]:
        """The newest tables of a person, older than a moment, that are over or archived; with `archived`."""
        tables = schema.tables
        archived = tables.c.id.in_(_shelved(person, removed=False))
        past = tables.c.over.is_(True) | archived
        chosen = _of_person(person) & past & (tables.c.changed < before) & tables.c.id.not_in(_shelved(person, True))
        query = select(tables, archived.label("archived")).where(chosen)
        return await self._all(query.order_by(tables.c.changed.desc()).limit(limit))

    async def shelve(self, person: str, table: str, archived: bool, removed: bool = False) -> None:
        """Put a table away, or take it back; a removed one stays removed."""
        shelf = schema.shelf
        mine = (shelf.c.person == person) & (shelf.c.table == table)
        async with self._writing() as connection:
            await connection.execute(delete(shelf).where(mine))
            if archived or removed:
                await connection.execute(insert(shelf).values(person=person, table=table, removed=removed))

    async def remove_table(self, table: str) -> None:
        """Forget a table and everything that belongs to it."""
        async with self._writing() as connection:
            for part in (schema.chat, schema.journal, schema.shelf, schema.seats):
                await connection.execute(delete(part).where(part.c.table == table))
            await connection.execute(delete(schema.tables).where(schema.tables.c.id == table))

    async def count_running(self, person: str) -> int:
        """How many tables that are not over the person has opened."""
        tables = schema.tables
        where = (tables.c.host == person) & tables.c.over.is_(False)
        async with self._reading.connect() as connection:
            return int(await connection.scalar(select(func.count()).select_from(tables).where(where)) or 0)

    async def listed_tables(self, limit: int) -> Sequence[Row]:
        tables = schema.tables
        where = tables.c.listed.is_(True) & tables.c.over.is_(False)
        return await self._all(select(tables).where(where).order_by(tables.c.changed.desc()).limit(limit))

    # Journals --------------------------------------------------------------------------------------------------------

    async def journal(self, table: str) -> Sequence[Row]:
        journal = schema.journal
        return await self._all(select(journal).where(journal.c.table == table).order_by(journal.c.seq))

    async def append(self, table: str, entry: dict[str, Any], over: bool, summary: dict[str, Any]) -> None:
        """Write the next entry of a journal, with what lists show of the table; `Taken` if somebody else has."""
        tables = schema.tables
        try:
            async with self._writing() as connection:
                await connection.execute(insert(schema.journal).values(table=table, **entry))
                changes = {"changed": entry["at"], "over": over, "summary": summary}
                await connection.execute(update(tables).where(tables.c.id == table).values(**changes))
        except IntegrityError:
            raise Taken from None

    # Chat ------------------------------------------------------------------------------------------------------------

    async def chat(self, table: str, limit: int) -> Sequence[Row]:
        """The newest lines of chat, in order."""
        chat = schema.chat
        newest = select(chat).where(chat.c.table == table).order_by(chat.c.number.desc()).limit(limit)
        return list(reversed(await self._all(newest)))

    async def add_chat(self, table: str, line: dict[str, Any]) -> None:
        try:
            async with self._writing() as connection:
                await connection.execute(insert(schema.chat).values(table=table, **line))
        except IntegrityError:
            raise Taken from None

    async def _first(self, query: Any) -> Row | None:
        async with self._reading.connect() as connection:
            found = (await connection.execute(query)).mappings().first()
            return None if found is None else dict(found)

    async def _all(self, query: Any) -> Sequence[Row]:
        async with self._reading.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]


def _of_person(person: str) -> ColumnElement[bool]:
    """The tables in which the person holds a seat, or which they opened."""
    held = select(schema.seats.c.table).where(schema.seats.c.person == person)
    return schema.tables.c.id.in_(held) | (schema.tables.c.host == person)


def _shelved(person: str, removed: bool | None = None) -> Select[tuple[str]]:
    """The ids of the tables that a person has put away: archived, removed, or (None) either."""
    mine = select(schema.shelf.c.table).where(schema.shelf.c.person == person)
    return mine if removed is None else mine.where(schema.shelf.c.removed.is_(removed))


async def _insert_table(connection: AsyncConnection, table: Row, seats: Sequence[Row]) -> None:
    await connection.execute(insert(schema.tables).values(**table))
    await connection.execute(insert(schema.seats), [{"table": table["id"], **seat} for seat in seats])
