"""Bringing a database to today's schema. Alembic is loaded only when there is something to do: it is slow to load."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

from ...kernel.errors import BadOption

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST: Final = "0012"
"""The revision of the newest migration."""
TURN: Final = 7305310
"""Any number: the lock under which processes that share a PostgreSQL upgrade it one after the other."""


def upgrade(connection: Connection) -> None:
    """Run the migrations that are missing."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("select pg_advisory_xact_lock(:turn)"), {"turn": TURN})
    now = revision(connection)
    if now == NEWEST:
        return
    if now is not None:
        check_known(now)
    from alembic import command

    command.upgrade(alembic_config(connection), "head")


def check_known(found: str) -> None:
    """Refuse the schema of a newer release, by its revision."""
    if found > NEWEST:
        raise BadOption("newer_database")


def revision(connection: Connection) -> str | None:
    """The revision a database is at; None if it is new."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("select version_num from alembic_version")).scalar()
    return None if found is None else str(found)


def alembic_config(connection: Connection) -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
