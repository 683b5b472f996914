"""What operators do with a database: look at it, close and delete tables, keep people out, erase them, tidy up.

It works beside running servers. Whatever they hold in memory of what is changed here, a notice tells them to look at
again, written in the same transaction as the change.
"""

import secrets
import time
from collections.abc import Iterable
from dataclasses import asdict, replace
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, exists, func, insert, or_, select, update

from . import rows, schema
from .store import Store, forget_table, read_rows

COOKIES: Final = "cookies"
OLD_COOKIES: Final = "cookies.old"
DAY: Final = 24 * 3600.0
KEPT_NOTICES: Final = DAY


class Office:
    """The operator's desk beside a store."""

    def __init__(self, store: Store) -> None:
        self._database = store.database

    # Looking ---------------------------------------------------------------------------------------------------------

    async def tables(self, limit: int, running: bool = False) -> list[rows.Table]:
        """The tables that changed last."""
        tables = schema.tables
        query = select(tables).order_by(tables.c.changed.desc()).limit(limit)
        query = query.where(tables.c.over.is_(False)) if running else query
        return await self._database.read(lambda connection: read_rows(connection, rows.Table, query))

    async def people(self, limit: int, name: str = "") -> list[rows.Person]:
        """The people who came last, or those whose name has something in it."""
        people = schema.people
        came = func.coalesce(people.c.seen, people.c.created)
        query = select(people).where(people.c.erased.is_(False)).order_by(came.desc()).limit(limit)
        query = query.where(func.lower(people.c.name).contains(name.lower(), autoescape=True)) if name else query
        return await self._database.read(lambda connection: read_rows(connection, rows.Person, query))

    async def knows(self, person: str) -> bool:
        query = select(schema.people.c.id).where(schema.people.c.id == person)
        return await self._database.read(lambda connection: connection.execute(query).scalar()) is not None

    async def seats(self, table: str) -> list[rows.Seat]:
        seats = schema.seats
        query = select(seats).where(seats.c.table == table).order_by(seats.c.seat)
        return await self._database.read(lambda connection: read_rows(connection, rows.Seat, query))

    # Notices ---------------------------------------------------------------------------------------------------------

    async def last_notice(self) -> int:
        newest = select(func.max(schema.notices.c.number))
        return await self._database.read(lambda connection: connection.execute(newest).scalar()) or 0

    async def notices(self, after: int) -> list[rows.Notice]:
        """What was changed since a notice, in order."""
        notices = schema.notices
        query = select(notices).where(notices.c.number > after).order_by(notices.c.number)
        return await self._database.read(lambda connection: read_rows(connection, rows.Notice, query))

    async def tell(self, kind: rows.NoticeKind, about: str) -> None:
        """Let all processes look at something again."""
        await self._database.write(lambda connection: _tell(connection, kind, about))

    # Tables ----------------------------------------------------------------------------------------------------------

    async def close_table(self, table: str) -> bool:
        """End a table: nobody can go on there, it has no winner, and it counts for nobody. False if there is none."""

        def work(connection: Connection) -> bool:
            tables = schema.tables
            found = read_rows(connection, rows.Table, select(tables).where(tables.c.id == table))
            if not found:
                return False
            ended = replace(found[0].summary, status="over", waiting=(), winners=(), scores=())
            change = {"closed": time.time(), "over": True, "summary": asdict(ended)}
            connection.execute(update(tables).where(tables.c.id == table).values(**change))
            _tell(connection, "table", table)
            return True

        return await self._database.write(work)

    async def delete_table(self, table: str) -> bool:
        """Forget a table and everything that belongs to it. False if there is none."""

        def work(connection: Connection) -> bool:
            found = connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == table)).scalar()
            if found is None:
                return False
            _delete(connection, [table])
            return True

        return await self._database.write(work)

    # People ----------------------------------------------------------------------------------------------------------

    async def sanctions(self) -> list[rows.Sanction]:
        """Those that are in force."""
        sanctions = schema.sanctions
        lasting = or_(sanctions.c.until.is_(None), sanctions.c.until > time.time())
        query = select(sanctions).where(lasting).order_by(sanctions.c.at)
        return await self._database.read(lambda connection: read_rows(connection, rows.Sanction, query))

    async def seats_of_barred(self) -> list[rows.Seat]:
        """The seats of those who are kept from their table, where the game is not over."""
        sanctions, seats, tables = schema.sanctions, schema.seats, schema.tables
        lasting = or_(sanctions.c.until.is_(None), sanctions.c.until > time.time())
        theirs = (sanctions.c.person == seats.c.person) & (sanctions.c.table == seats.c.table)
        barred = exists().where(sanctions.c.kind == "bar", lasting, theirs)
        running = exists().where(tables.c.id == seats.c.table, tables.c.over.is_(False))
        query = select(seats).where(barred, running)
        return await self._database.read(lambda connection: read_rows(connection, rows.Seat, query))

    async def sanction(
        self,
        kind: rows.SanctionKind,
        *,
        until: float | None = None,
        author: rows.Author = "operator",
        person: str | None = None,
        address: str | None = None,
        table: str | None = None,
    ) -> str:
        """Keep a person (`person`) or a network (`address`) out, or silent, everywhere or at a table (`table`)."""
        sanction = rows.Sanction(
            id=secrets.token_hex(4),
            kind=kind,
            at=time.time(),
            person=person,
            address=address,
            table=table,
            until=until,
            author=author,
        )

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.sanctions).values(asdict(sanction)))
            _tell(connection, "sanctions", sanction.id)

        await self._database.write(work)
        return sanction.id

    async def lift(self, sanction: str) -> bool:
        """End a sanction. False if there is none."""

        def work(connection: Connection) -> bool:
            ended = connection.execute(delete(schema.sanctions).where(schema.sanctions.c.id == sanction))
            _tell(connection, "sanctions", sanction)
            return ended.rowcount == 1

        return await self._database.write(work)

    async def erase(self, person: str, name: str) -> tuple[int, int] | None:
        """Forget who somebody was: their name, code and chat, and the tables at which no other person sits.

        In the games of others their moves stay, under `name`; bots play on where they are not over. Returns how many
        tables were deleted, and at how many only the name changed; None if there is no such person.
        """

        def work(connection: Connection) -> tuple[int, int] | None:
            people, seats, tables = schema.people, schema.seats, schema.tables
            if connection.execute(select(people.c.id).where(people.c.id == person)).scalar() is None:
                return None
            held = select(seats.c.table).where(seats.c.person == person)
            with_others = select(seats.c.table).where(seats.c.person.is_not(None) & (seats.c.person != person))
            theirs = tables.c.id.in_(held) | (tables.c.host == person)
            own = (
                connection.execute(select(tables.c.id).where(theirs & tables.c.id.not_in(with_others))).scalars().all()
            )
            _delete(connection, own)
            shared = connection.execute(held.distinct()).scalars().all()
            connection.execute(update(seats).where(seats.c.person == person).values(name=name, away=True, seen=None))
            connection.execute(delete(schema.chat).where(schema.chat.c.person == person))
            connection.execute(delete(schema.shelf).where(schema.shelf.c.person == person))
            connection.execute(delete(schema.sanctions).where(schema.sanctions.c.person == person))
            gone = {"name": name, "named": False, "code_hash": None, "seen": None, "erased": True}
            connection.execute(update(people).where(people.c.id == person).values(**gone))
            _tell(connection, "person", person)
            for table in shared:
                _tell(connection, "table", table)
            return len(own), len(shared)

        return await self._database.write(work)

    # Tidying up ------------------------------------------------------------------------------------------------------

    async def purge(self, guest_days: float, open_days: float, abandoned_days: float) -> tuple[int, int]:
        """Delete what nobody came back to: tables that never began, games never finished, guests without anything.

        A number of days that is 0 deletes nothing. Returns how many guests and how many tables were deleted.
        """
        now = time.time()

        def work(connection: Connection) -> tuple[int, int]:
            tables = schema.tables
            begun = tables.c.id.in_(select(schema.journal.c.table))
            old: list[str] = []
            for days, which in ((open_days, ~begun), (abandoned_days, begun)):
                if days:
                    stale = tables.c.over.is_(False) & which & (tables.c.changed < now - days * DAY)
                    old += connection.execute(select(tables.c.id).where(stale)).scalars()
            _delete(connection, old)
            guests = (
                connection.execute(delete(schema.people).where(_idle(now - guest_days * DAY))) if guest_days else None
            )
            connection.execute(delete(schema.notices).where(schema.notices.c.at < now - KEPT_NOTICES))
            over = schema.sanctions.c.until < now
            connection.execute(delete(schema.sanctions).where(over))
            return guests.rowcount if guests else 0, len(old)

        return await self._database.write(work)

    # Keys ------------------------------------------------------------------------------------------------------------

    async def cookie_keys(self) -> list[str]:
        """The keys that sign cookies: the older one, if it still counts, and the newest."""
        keys = schema.keys
        query = select(keys).where(keys.c.name.in_([COOKIES, OLD_COOKIES])).order_by(keys.c.name.desc())
        found = await self._database.read(lambda connection: read_rows(connection, rows.Key, query))
        return [key.value for key in found]

    async def rotate_key(self, sign_out: bool) -> None:
        """Sign cookies with a new key. Those of the last one count until the next time, unless all are signed out."""

        def work(connection: Connection) -> None:
            keys = schema.keys
            last = connection.execute(select(keys.c.value).where(keys.c.name == COOKIES)).scalar()
            connection.execute(delete(keys).where(keys.c.name.in_([COOKIES, OLD_COOKIES])))
            connection.execute(insert(keys).values(name=COOKIES, value=secrets.token_urlsafe(48)))
            if last is not None and not sign_out:
                connection.execute(insert(keys).values(name=OLD_COOKIES, value=last))
            _tell(connection, "keys", COOKIES)

        await self._database.write(work)


def _tell(connection: Connection, kind: rows.NoticeKind, about: str) -> None:
    connection.execute(insert(schema.notices).values(kind=kind, about=about, at=time.time()))


def _delete(connection: Connection, tables: Iterable[str]) -> None:
    for table in tables:
        forget_table(connection, table)
        _tell(connection, "table", table)


def _idle(since: float) -> ColumnElement[bool]:
    """Guests who have not come since a moment, and whom nothing that is kept needs."""
    people = schema.people
    columns = (
        schema.seats.c.person, schema.tables.c.host, schema.chat.c.person, schema.shelf.c.person, schema.boxes.c.person,
    )  # fmt: skip
    needed = [select(column.label("person")).where(column.is_not(None)) for column in columns]
    stale = func.coalesce(people.c.seen, people.c.created) < since
    for one in needed:
        stale &= people.c.id.not_in(one)
    return stale
