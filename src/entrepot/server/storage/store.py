"""The store: the only place that speaks SQL. Every method is one transaction; when it returns, it is on disk."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterable, Sequence
from dataclasses import asdict, replace
from typing import TypeVar

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Executable,
    RowMapping,
    Select,
    delete,
    func,
    insert,
    make_url,
    select,
    update,
)
from sqlalchemy.exc import ArgumentError, IntegrityError, NoSuchModuleError

from ...kernel.errors import BadOption
from .. import limits
from . import rows, schema
from .calls import Alone, Calls, Neighbours
from .failing import StorageFails
from .postgres import Postgres
from .sqlite import SQLiteFile
from .taken import Taken
from .upgrade import upgrade

log = logging.getLogger(__name__)

R = TypeVar("R")
PROOF = "proof"
"""The key that is written to see whether anything can be."""
Database = SQLiteFile | Postgres


def open_database(url: str) -> Database:
    """A SQLite file or a PostgreSQL."""
    try:
        address = make_url(url)
        if address.get_backend_name() == "sqlite":
            return SQLiteFile(address)
        if address.get_backend_name() == "postgresql":
            return Postgres(address)
    except (ArgumentError, ImportError, NoSuchModuleError):
        pass
    raise BadOption("wrong_database") from None


class Store:
    """People, tables, seats, journals and chat."""

    def __init__(self, url: str) -> None:
        self.database = open_database(url)

    async def open(self) -> None:
        """Bring the database to today's schema."""
        await self.database.upgrade(upgrade)

    def calls(self) -> Calls:
        """How processes on this database speak with each other."""
        return Neighbours(self.database) if isinstance(self.database, Postgres) else Alone()

    async def close(self) -> None:
        await self.database.close()

    async def ping(self) -> None:
        """Fail if the database does not answer."""
        await self.database.read(lambda connection: connection.execute(select(1)).scalar())

    async def prove(self) -> None:
        """Write a row and read it; `StorageFails` if that cannot be done, or takes too long."""
        keys, now = schema.keys, f"{time.time():.3f}"

        def write(connection: Connection) -> None:
            change = update(keys).where(keys.c.name == PROOF).values(value=now)
            if connection.execute(change).rowcount == 0:
                connection.execute(insert(keys).values(name=PROOF, value=now))

        try:
            async with asyncio.timeout(limits.PROOF):
                with contextlib.suppress(IntegrityError):  # another process was quicker, and could write
                    await self.database.write(write)
                if await self._first(rows.Key, select(keys).where(keys.c.name == PROOF)) is None:
                    raise StorageFails
        except TimeoutError:
            raise StorageFails from None

    async def key(self, name: str, fresh: str) -> str:
        """A secret of the server: the stored one, or the fresh one if there is none yet."""
        stored = select(schema.keys).where(schema.keys.c.name == name)
        found = await self._first(rows.Key, stored)
        if found is None:
            try:

                def work(connection: Connection) -> None:
                    connection.execute(insert(schema.keys).values(name=name, value=fresh))

                await self.database.write(work)
                return fresh
            except IntegrityError:  # another process was quicker
                found = await self._first(rows.Key, stored)
        assert found is not None
        return found.value

    # People ----------------------------------------------------------------------------------------------------------

    async def add_person(self, person: str, name: str, now: float) -> None:
        def work(connection: Connection) -> None:
            connection.execute(insert(schema.people).values(id=person, name=name, created=now))

        await self.database.write(work)

    async def person(self, person: str) -> rows.Person | None:
        return await self._first(rows.Person, select(schema.people).where(schema.people.c.id == person))

    async def person_by_code(self, code_hash: str) -> rows.Person | None:
        return await self._first(rows.Person, select(schema.people).where(schema.people.c.code_hash == code_hash))

    async def change_person(self, person: str, **values: str | float) -> None:
        def work(connection: Connection) -> None:
            connection.execute(update(schema.people).where(schema.people.c.id == person).values(**values))

        await self.database.write(work)

    async def rename(self, person: str, before: str, name: str) -> None:
        """Give a person another name, also at the tables that are not over where they go by the old one."""
        seats, tables = schema.seats, schema.tables
        running = select(tables.c.id).where(tables.c.over.is_(False))
        theirs = (seats.c.person == person) & (seats.c.name == before) & seats.c.table.in_(running)

        def work(connection: Connection) -> None:
            change = update(schema.people).where(schema.people.c.id == person)
            connection.execute(change.values(name=name, named=True))
            connection.execute(update(seats).where(theirs).values(name=name))

        await self.database.write(work)

    # Tables ----------------------------------------------------------------------------------------------------------

    async def add_table(
        self, table: rows.Table, seats: Sequence[rows.Seat], entries: Sequence[rows.Entry] = ()
    ) -> None:
        """Add a table, with what its journal begins with; `Taken` if another has its code."""

        def work(connection: Connection) -> None:
            _insert_table(connection, table, seats)
            if entries:
                connection.execute(insert(schema.journal), [asdict(entry) for entry in entries])

        await self.database.write(work)

    async def table(self, table: str) -> rows.Table | None:
        return await self._first(rows.Table, select(schema.tables).where(schema.tables.c.id == table))

    async def table_by_code(self, code: str) -> rows.Table | None:
        return await self._first(rows.Table, select(schema.tables).where(schema.tables.c.code == code))

    async def running_tables(self, since: float, limit: int) -> list[rows.Table]:
        """The newest tables that are not over and were played at since then."""
        tables = schema.tables
        where = tables.c.over.is_(False) & (tables.c.changed >= since)
        return await self._all(rows.Table, select(tables).where(where).order_by(tables.c.changed.desc()).limit(limit))

    async def seats(self, table: str) -> list[rows.Seat]:
        seats = schema.seats
        return await self._all(rows.Seat, select(seats).where(seats.c.table == table).order_by(seats.c.seat))

    async def seats_of_tables(self, tables: Sequence[str]) -> list[rows.Seat]:
        seats = schema.seats
        theirs = select(seats).where(seats.c.table.in_(tables))
        return await self._all(rows.Seat, theirs.order_by(seats.c.table, seats.c.seat))

    async def change_seat(self, before: rows.Seat, after: rows.Seat, begun: rows.Summary | None = None) -> None:
        """Change a seat that is still held by who held it before; `Taken` if it is not.

        `begun`: what lists show of the table, where the game begins with this.
        """
        seats, tables = schema.seats, schema.tables
        old, new = asdict(before), asdict(after)
        change = {column: value for column, value in new.items() if value != old[column]}
        if not change:
            return

        def work(connection: Connection) -> None:
            held = seats.c.person.is_not_distinct_from(before.person) & seats.c.bot.is_not_distinct_from(before.bot)
            where = (seats.c.table == before.table) & (seats.c.seat == before.seat) & held
            changed = connection.execute(update(seats).where(where).values(**change))
            if changed.rowcount != 1:
                raise Taken
            if begun is not None:
                begins = update(tables).where(tables.c.id == before.table)
                connection.execute(begins.values(summary=asdict(begun)))

        await self.database.write(work)

    async def note_seen(self, table: str, person: str, seen: float) -> None:
        """When a person was last at a table."""
        seats = schema.seats

        def work(connection: Connection) -> None:
            theirs = (seats.c.table == table) & (seats.c.person == person)
            connection.execute(update(seats).where(theirs).values(seen=seen))

        await self.database.write(work)

    async def note_reminded(self, table: str, seat: int, since: float) -> bool:
        """Note of which question a seat is reminded; False where that is noted already."""
        seats = schema.seats

        def work(connection: Connection) -> bool:
            where = (seats.c.table == table) & (seats.c.seat == seat) & seats.c.reminded.is_distinct_from(since)
            return connection.execute(update(seats).where(where).values(reminded=since)).rowcount == 1

        return await self.database.write(work)

    async def add_again(self, table: str, fresh: rows.Table, seats: Sequence[rows.Seat]) -> str:
        """Add the table that follows this one, unless there is one already. Returns the one there is.

        `Taken` if another table has its code.
        """
        tables = schema.tables

        def work(connection: Connection) -> str:
            where = (tables.c.id == table) & tables.c.again.is_(None)
            named = connection.execute(update(tables).where(where).values(again=fresh.id))
            if named.rowcount != 1:
                return str(connection.scalar(select(tables.c.again).where(tables.c.id == table)))
            _insert_table(connection, fresh, seats)
            return fresh.id

        return await self.database.write(work)

    async def tables_of(self, person: str, over: bool, limit: int) -> list[rows.Table]:
        """The newest tables of a person that are over, or not, without those that were put away."""
        tables = schema.tables
        chosen = _of_person(person) & tables.c.over.is_(over) & tables.c.id.not_in(_shelved(person))
        if over:
            chosen &= tables.c.origin.is_(None)
        newest = select(tables).where(chosen).order_by(tables.c.changed.desc()).limit(limit)
        return await self._all(rows.Table, newest)

    async def history_of(self, person: str, before: float, limit: int) -> list[rows.Table]:
        """The newest tables of a person, older than a moment, that are over or archived.

        A table of "what if" is no game of its own: once it is over, it is in no list.
        """
        tables = schema.tables
        past = (tables.c.over.is_(True) & tables.c.origin.is_(None)) | tables.c.id.in_(_shelved(person, removed=False))
        chosen = _of_person(person) & past & (tables.c.changed < before) & tables.c.id.not_in(_shelved(person, True))
        newest = select(tables).where(chosen).order_by(tables.c.changed.desc()).limit(limit)
        return await self._all(rows.Table, newest)

    async def archived_by(self, person: str) -> set[str]:
        """The ids of the tables that a person has archived."""
        found = _shelved(person, removed=False)
        return await self.database.read(lambda connection: set(connection.scalars(found)))

    async def shelve(self, person: str, table: str, archived: bool, removed: bool = False) -> None:
        """Put a table away, or take it back; a removed one stays removed."""
        shelf = schema.shelf
        mine = (shelf.c.person == person) & (shelf.c.table == table)

        def work(connection: Connection) -> None:
            connection.execute(delete(shelf).where(mine))
            if archived or removed:
                connection.execute(insert(shelf).values(person=person, table=table, removed=removed))

        await self.database.write(work)

    async def timed_tables(self) -> list[str]:
        """The ids of the tables with clocks that are not over."""
        tables = schema.tables
        running = select(tables.c.id).where(tables.c.over.is_(False) & tables.c.clock.is_not(None))
        return await self.database.read(lambda connection: list(connection.execute(running).scalars()))

    async def count_running(self, person: str) -> int:
        """How many tables that are not over the person has opened."""
        tables = schema.tables
        where = (tables.c.host == person) & tables.c.over.is_(False)
        count = select(func.count()).select_from(tables).where(where)
        return await self.database.read(lambda connection: int(connection.scalar(count) or 0))

    async def listed_tables(self, limit: int) -> list[rows.Table]:
        tables = schema.tables
        where = tables.c.listed.is_(True) & tables.c.over.is_(False)
        newest = select(tables).where(where).order_by(tables.c.changed.desc()).limit(limit)
        return await self._all(rows.Table, newest)

    # Journals --------------------------------------------------------------------------------------------------------

    async def journal(self, table: str) -> list[rows.Entry]:
        journal = schema.journal
        return await self._all(rows.Entry, select(journal).where(journal.c.table == table).order_by(journal.c.seq))

    async def journal_after(self, table: str, seq: int) -> list[rows.Entry]:
        """The entries after the one of that `seq`."""
        journal = schema.journal
        newer = select(journal).where((journal.c.table == table) & (journal.c.seq > seq)).order_by(journal.c.seq)
        return await self._all(rows.Entry, newer)

    async def entries(self, table: str) -> list[rows.Entry | None]:
        """The same with what cannot be read: None in its place."""
        journal = schema.journal
        order = select(journal).where(journal.c.table == table).order_by(journal.c.seq)
        return await self.database.read(lambda connection: _rows(rows.Entry, connection.execute(order).mappings()))

    async def append(self, entry: rows.Entry, summary: rows.Summary) -> None:
        """Write the next entry of a journal, with what lists show of the table; `Taken` if somebody else has."""
        await self.database.append(entry, summary)

    # Reviews ---------------------------------------------------------------------------------------------------------

    async def review(self, table: str) -> rows.Review | None:
        return await self._first(rows.Review, select(schema.reviews).where(schema.reviews.c.table == table))

    async def keep_review(self, review: rows.Review) -> None:
        """Keep what a review found, instead of what one found before. Of a table that was removed, nothing is kept."""
        reviews, tables = schema.reviews, schema.tables

        def work(connection: Connection) -> None:
            if connection.scalar(select(tables.c.id).where(tables.c.id == review.table)) is None:
                return
            connection.execute(delete(reviews).where(reviews.c.table == review.table))
            connection.execute(delete(schema.reviewing).where(schema.reviewing.c.table == review.table))
            connection.execute(insert(reviews).values(asdict(review)))

        await self.database.write(work)

    async def reviewing(self) -> list[rows.Reviewing]:
        """The reviews that are being made, in whichever process; those asked for first come first."""
        reviewing = schema.reviewing
        return await self._all(rows.Reviewing, select(reviewing).order_by(reviewing.c.at, reviewing.c.table))

    async def begin_review(self, review: rows.Reviewing, instead: Sequence[rows.Reviewing]) -> None:
        """Note that a review is being made, and forget others that are not any more; `Taken` if somebody else makes it
        or the table is gone."""
        reviewing = schema.reviewing

        def work(connection: Connection) -> None:
            for other in instead:
                same = (reviewing.c.table == other.table) & (reviewing.c.maker == other.maker)
                connection.execute(delete(reviewing).where(same))
            connection.execute(insert(reviewing).values(asdict(review)))

        try:
            await self.database.write(work)
        except IntegrityError:
            raise Taken from None

    async def note_review(self, review: rows.Reviewing) -> None:
        """How far a review is that its maker makes."""
        reviewing = schema.reviewing
        own = (reviewing.c.table == review.table) & (reviewing.c.maker == review.maker)
        change = update(reviewing).where(own).values(share=review.share, found=review.found, failed=review.failed)
        await self.database.write(lambda connection: connection.execute(change))

    # Films -----------------------------------------------------------------------------------------------------------

    async def film(self, table: str) -> rows.Film | None:
        return await self._first(rows.Film, select(schema.films).where(schema.films.c.table == table))

    async def unfilmed(self, limit: int) -> list[str]:
        """The ids of finished games of which there is no film, the newest first."""
        tables, films = schema.tables, schema.films
        without = tables.c.over.is_(True) & tables.c.closed.is_(None) & tables.c.id.not_in(select(films.c.table))
        newest = select(tables.c.id).where(without).order_by(tables.c.changed.desc()).limit(limit)
        return await self.database.read(lambda connection: list(connection.scalars(newest)))

    async def keep_film(self, film: rows.Film) -> None:
        """Keep a film. One that is there stays; of a table that was removed, nothing is kept."""

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.films).values(asdict(film)))

        with contextlib.suppress(IntegrityError):
            await self.database.write(work)

    # Boxes -----------------------------------------------------------------------------------------------------------

    async def box(self, game: str, hash: str) -> rows.StoredBox | None:
        boxes = schema.boxes
        return await self._first(rows.StoredBox, select(boxes).where(boxes.c.game == game, boxes.c.hash == hash))

    async def count_boxes(self, person: str) -> int:
        """How many boxes of a person are stored."""
        count = select(func.count()).select_from(schema.boxes).where(schema.boxes.c.person == person)
        return await self.database.read(lambda connection: int(connection.scalar(count) or 0))

    async def add_box(self, box: rows.StoredBox) -> None:
        """Store a box; one that is there already stays as it is."""

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.boxes).values(asdict(box)))

        with contextlib.suppress(IntegrityError):
            await self.database.write(work)

    # Hints -----------------------------------------------------------------------------------------------------------

    async def hinted(self, table: str) -> list[rows.Hinted]:
        """Who was given a hint, in the order of the game."""
        hinted = schema.hinted
        order = select(hinted).where(hinted.c.table == table).order_by(hinted.c.index, hinted.c.seat)
        return await self._all(rows.Hinted, order)

    async def add_hinted(self, hinted: rows.Hinted) -> None:
        """Note that a seat was given a hint; `Taken` if that is noted already."""
        try:

            def work(connection: Connection) -> None:
                connection.execute(insert(schema.hinted).values(asdict(hinted)))

            await self.database.write(work)
        except IntegrityError:
            raise Taken from None

    # Chat ------------------------------------------------------------------------------------------------------------

    async def chat(self, table: str, limit: int) -> list[rows.Line]:
        """The newest lines of chat, in order."""
        chat = schema.chat
        newest = select(chat).where(chat.c.table == table).order_by(chat.c.number.desc()).limit(limit)
        return (await self._all(rows.Line, newest))[::-1]

    async def add_chat(self, line: rows.Line) -> rows.Line:
        """Write a line, as the next one: others may have written meanwhile. `Taken` if the table is gone."""
        chat, tables = schema.chat, schema.tables
        one_at_a_time = select(tables.c.id).where(tables.c.id == line.table).with_for_update(key_share=True)
        newest = select(func.max(chat.c.number)).where(chat.c.table == line.table)

        def work(connection: Connection) -> rows.Line:
            if connection.scalar(one_at_a_time) is None:
                raise Taken
            last = connection.scalar(newest) or 0
            stored = replace(line, number=max(line.number, last + 1))
            connection.execute(insert(chat).values(asdict(stored)))
            return stored

        return await self.database.write(work)

    async def _first(self, kind: type[R], query: Executable) -> R | None:
        def work(connection: Connection) -> R | None:
            found = connection.execute(query).mappings().first()
            return None if found is None else _row(kind, found)

        return await self.database.read(work)

    async def _all(self, kind: type[R], query: Executable) -> list[R]:
        return await self.database.read(lambda connection: read_rows(connection, kind, query))


def read_rows(connection: Connection, kind: type[R], query: Executable) -> list[R]:
    return [row for row in _rows(kind, connection.execute(query).mappings()) if row is not None]


def forget_table(connection: Connection, table: str) -> None:
    """Forget a table and everything that belongs to it."""
    for part in (
        schema.chat, schema.hinted, schema.reviewing, schema.reviews, schema.films, schema.journal, schema.shelf,
        schema.seats,
    ):  # fmt: skip
        connection.execute(delete(part).where(part.c.table == table))
    connection.execute(delete(schema.sanctions).where(schema.sanctions.c.table == table))
    connection.execute(delete(schema.tables).where(schema.tables.c.id == table))


def _rows(kind: type[R], found: Iterable[RowMapping]) -> list[R | None]:
    """All that was read. What is damaged harms nothing else: it is None, and logged."""
    rows: list[R | None] = []
    for values in found:
        try:
            rows.append(_row(kind, values))
        except (msgspec.ValidationError, TypeError) as problem:
            log.error("a damaged row of %s is passed over (%s): %s", kind.__name__, problem, _named(values))
            rows.append(None)
    return rows


def _named(values: RowMapping) -> dict[str, object]:
    return {str(name): value for name, value in values.items() if name in ("id", "table", "seq", "seat", "number")}


def _row(kind: type[R], found: RowMapping) -> R:
    """What was read, as the row that it is; columns have names of a class of their own, which msgspec does not take."""
    values = {str(column): value for column, value in found.items()}
    if kind is rows.Table and not isinstance(values["summary"], dict):  # it is only for lists: the journal is the truth
        log.error("the summary of table %s is damaged: %r", values["id"], values["summary"])
        values["summary"] = {}
    return msgspec.convert(values, kind)


def _of_person(person: str) -> ColumnElement[bool]:
    """The tables in which the person holds a seat, or which they opened."""
    held = select(schema.seats.c.table).where(schema.seats.c.person == person)
    return schema.tables.c.id.in_(held) | (schema.tables.c.host == person)


def _shelved(person: str, removed: bool | None = None) -> Select[tuple[str]]:
    """The ids of the tables that a person has put away: archived, removed, or (None) either."""
    mine = select(schema.shelf.c.table).where(schema.shelf.c.person == person)
    return mine if removed is None else mine.where(schema.shelf.c.removed.is_(removed))


def _insert_table(connection: Connection, table: rows.Table, seats: Sequence[rows.Seat]) -> None:
    try:
        connection.execute(insert(schema.tables).values(asdict(table)))
    except IntegrityError:
        raise Taken from None
    connection.execute(insert(schema.seats), [asdict(seat) for seat in seats])
