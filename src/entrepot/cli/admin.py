"""`entrepot admin`: what an operator does with a server's database, whether or not servers run on it."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, TypeVar

import typer

from entrepot import EntrepotError
from entrepot.kernel.errors import BadOption

from .polite import PoliteGroup
from .serve import Database, File, chosen_settings
from .texts import say

if TYPE_CHECKING:
    from entrepot.server.settings import Settings
    from entrepot.server.storage.office import Office
    from entrepot.server.storage.rows import SanctionKind
    from entrepot.server.storage.store import Store

R = TypeVar("R")

app = typer.Typer(
    name="admin", cls=PoliteGroup, help=say("help.admin"), no_args_is_help=True, rich_markup_mode=None,
    pretty_exceptions_enable=False,
)  # fmt: skip
Table = Annotated[str, typer.Argument(metavar="TABLE", help=say("help.admin.table"))]
Person = Annotated[str, typer.Argument(metavar="PERSON", help=say("help.admin.person"))]
Days = Annotated[float | None, typer.Option(min=0, help=say("help.admin.days"))]
At = Annotated[str | None, typer.Option("--table", help=say("help.admin.at"))]
Many = Annotated[int, typer.Option(min=1, help=say("help.admin.many"))]


def _settings(database: str | None, file: Path | None) -> "Settings":
    return chosen_settings({"database": database}, None, file).settings


def _do(database: str | None, file: Path | None, work: "Callable[[Office], Awaitable[R]]") -> R:
    """Do something at the operator's desk of the database that a server would use."""
    from entrepot.server.storage.office import Office

    return with_store(database, file, lambda store: work(Office(store)))


How = Literal["open", "untouched", "new"]
"""How a database is used: brought to today's schema; left untouched; made, where there is none."""


def with_store(
    database: str | None, file: Path | None, work: "Callable[[Store], Awaitable[R]]", how: How = "open"
) -> R:
    """Do something with the database that a server would use."""
    from entrepot.server.folders import private_folder, sqlite_file
    from entrepot.server.storage.failing import told_why
    from entrepot.server.storage.store import Store

    url = _settings(database, file).url
    place = sqlite_file(url)
    if place is not None and how == "new":
        private_folder(place)
    elif place is not None and not place.is_file():
        raise BadOption("no_database_file", {"file": str(place)})

    async def run() -> R:
        store = Store(url)
        try:
            if how == "open":
                await store.open()
            return await work(store)
        finally:
            await store.close()

    with told_why():
        return asyncio.run(run())


def _until(days: float | None) -> float | None:
    return None if days is None else time.time() + days * 24 * 3600


def day(moment: float | None) -> str:
    return "" if moment is None else f"{datetime.fromtimestamp(moment):%Y-%m-%d %H:%M}"


@app.command("tables", help=say("help.admin.tables"))
def tables(
    running: Annotated[bool, typer.Option("--running", help=say("help.admin.running"))] = False,
    many: Many = 50,
    database: Database = None,
    settings: File = None,
) -> None:
    """List tables, those that changed last first."""

    async def work(office: "Office") -> None:
        for table in await office.tables(many, running):
            state = "closed" if table.closed else table.summary.status
            names = ", ".join(seat.name or "-" for seat in await office.seats(table.id))
            typer.echo(f"{table.id}  {day(table.changed)}  {table.game:<9} {state:<8} {table.title}  [{names}]")

    _do(database, settings, work)


@app.command("people", help=say("help.admin.people"))
def people(
    name: Annotated[str, typer.Option(help=say("help.admin.name"))] = "",
    many: Many = 50,
    database: Database = None,
    settings: File = None,
) -> None:
    """List people, those who came last first."""

    async def work(office: "Office") -> None:
        for person in await office.people(many, name):
            typer.echo(f"{person.id}  {day(person.seen or person.created)}  {person.name}")

    _do(database, settings, work)


@app.command("close", help=say("help.admin.close"))
def close(table: Table, database: Database = None, settings: File = None) -> None:
    """End a table for everybody; it stays in the histories, without a winner."""
    if not _do(database, settings, lambda office: office.close_table(table)):
        raise EntrepotError("no_such_table_id", {"table": table})
    typer.echo(say("admin.closed", table=table))


@app.command("delete", help=say("help.admin.delete"))
def delete(table: Table, database: Database = None, settings: File = None) -> None:
    """Delete a table with everything that belongs to it."""
    if not _do(database, settings, lambda office: office.delete_table(table)):
        raise EntrepotError("no_such_table_id", {"table": table})
    typer.echo(say("admin.deleted", table=table))


def _sanction(
    kind: "SanctionKind", days: float | None, database: str | None, settings: Path | None, **whom: str | None
) -> None:
    async def work(office: "Office") -> str:
        person = whom.get("person")
        if person is not None and not await office.knows(person):
            raise EntrepotError("no_such_person_id", {"person": person})
        address, table = whom.get("address"), whom.get("table")
        return await office.sanction(kind, until=_until(days), person=person, address=address, table=table)

    typer.echo(say("admin.sanctioned", sanction=_do(database, settings, work)))


@app.command("kick", help=say("help.admin.kick"))
def kick(table: Table, person: Person, days: Days = None, database: Database = None, settings: File = None) -> None:
    """Keep somebody away from a table."""
    _sanction("bar", days, database, settings, person=person, table=table)


@app.command("mute", help=say("help.admin.mute"))
def mute(person: Person, table: At = None, days: Days = None, database: Database = None, settings: File = None) -> None:
    """Let somebody write no more, at a table or anywhere."""
    _sanction("mute", days, database, settings, person=person, table=table)


@app.command("ban", help=say("help.admin.ban"))
def ban(
    person: Annotated[str | None, typer.Argument(metavar="PERSON", help=say("help.admin.person"))] = None,
    address: Annotated[str | None, typer.Option(help=say("help.admin.address"))] = None,
    days: Days = None,
    database: Database = None,
    settings: File = None,
) -> None:
    """Keep a person out, or whoever comes from a network."""
    if (person is None) == (address is None):
        raise EntrepotError("ban_whom")
    if address is not None:
        from entrepot.server.network import check_network

        address = check_network(address)
    _sanction("ban", days, database, settings, person=person, address=address)


@app.command("sanctions", help=say("help.admin.sanctions"))
def sanctions(database: Database = None, settings: File = None) -> None:
    """List who is kept out or silent, and who has decided that."""
    for one in _do(database, settings, lambda office: office.sanctions()):
        whom = " ".join(part for part in (one.person, one.address, one.table) if part)
        typer.echo(f"{one.id}  {one.kind:<4}  {one.author:<8}  {whom}  {day(one.until)}".rstrip())


@app.command("lift", help=say("help.admin.lift"))
def lift(
    sanction: Annotated[str, typer.Argument(metavar="SANCTION", help=say("help.admin.sanction"))],
    database: Database = None,
    settings: File = None,
) -> None:
    """End a sanction."""
    if not _do(database, settings, lambda office: office.lift(sanction)):
        raise EntrepotError("no_such_sanction", {"sanction": sanction})
    typer.echo(say("admin.lifted", sanction=sanction))


@app.command("erase", help=say("help.admin.erase"))
def erase(person: Person, database: Database = None, settings: File = None) -> None:
    """Forget who somebody was."""
    done = _do(database, settings, lambda office: office.erase(person, say("admin.nobody")))
    if done is None:
        raise EntrepotError("no_such_person_id", {"person": person})
    typer.echo(say("admin.erased", deleted=done[0], renamed=done[1]))


@app.command("purge", help=say("help.admin.purge"))
def purge(database: Database = None, settings: File = None) -> None:
    """Delete what nobody came back to, by the settings of retention."""
    chosen = _settings(database, settings)
    guests, old = _do(
        database,
        settings,
        lambda office: office.purge(chosen.guest_days, chosen.open_days, chosen.abandoned_days),
    )
    typer.echo(say("admin.purged", guests=guests, tables=old))


@app.command("rotate-key", help=say("help.admin.rotate_key"))
def rotate_key(
    sign_out: Annotated[bool, typer.Option("--sign-out", help=say("help.admin.sign_out"))] = False,
    database: Database = None,
    settings: File = None,
) -> None:
    """Sign cookies with a new key."""
    _do(database, settings, lambda office: office.rotate_key(sign_out))
    typer.echo(say("admin.signed_out" if sign_out else "admin.rotated"))


BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help=say("help.admin.file"))]


@app.command("backup", help=say("help.admin.backup"))
def backup(file: BackupFile, database: Database = None, settings: File = None) -> None:
    """Write everything to a file, while servers go on."""
    from entrepot.server.storage.backup import backup as write

    counts = with_store(database, settings, lambda store: write(store, file), how="untouched")
    typer.echo(say("admin.backed_up", file=str(file), tables=counts["tables"], rows=sum(counts.values())))


@app.command("restore", help=say("help.admin.restore"))
def restore(file: BackupFile, database: Database = None, settings: File = None) -> None:
    """Fill an empty database from a backup."""
    from entrepot.server.storage.backup import restore as read

    counts = with_store(database, settings, lambda store: read(store, file), how="new")
    typer.echo(say("admin.restored", file=str(file), tables=counts["tables"], rows=sum(counts.values())))
