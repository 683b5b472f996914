"""What is stored. Only facts that cannot be rebuilt: the journal of a table is its truth."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
    true,
)

metadata = MetaData()

keys = Table(
    "keys", metadata, Column("name", String(32), primary_key=True), Column("value", String(128), nullable=False)
)
"""The server's own secrets, such as the key that signs cookies."""

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("code_hash", String(64), unique=True),
    Column("created", Float, nullable=False),
    Column("named", Boolean, nullable=False, server_default=false()),
    Column("seen", Float),
    Column("erased", Boolean, nullable=False, server_default=false()),
)
"""`named`: whether they chose their name themselves. `seen`: when they last came, to the day. `erased`: nobody any
more, but in the games of others."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("box", String(64), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("title", String(80), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("host", String(32), ForeignKey("people.id"), nullable=False),
    Column("again", String(32)),
    Column("summary", JSON, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("code", String(64)),
    Column("origin", JSON(none_as_null=True)),
    Column("help", String(8), nullable=False, server_default="hints"),
    Column("closed", Float),
    Column("chance", String(64)),
    Column("clock", JSON(none_as_null=True)),
    Column("keeper", Integer),
    Index("table_of_code", "code", unique=True),
    Index("tables_of_host", "host"),
)
_running = tables.c.over.is_(false())
_listed = tables.c.listed.is_(true()) & _running
_finished = tables.c.over.is_(true()) & tables.c.closed.is_(None)
Index("tables_running", tables.c.changed, sqlite_where=_running, postgresql_where=_running)
Index("tables_listed", tables.c.changed, sqlite_where=_listed, postgresql_where=_listed)
Index("tables_finished", tables.c.changed, tables.c.id, sqlite_where=_finished, postgresql_where=_finished)
"""`code`: the three words that lead here. `origin`: where a table of "what if" comes from. `help`: which help its
players may have. `closed`: when it was closed, before its game was over. `chance`: the seed in hexadecimal; older
tables have a short one, in `seed`. `clock`: how much time its players have."""

seats = Table(
    "seats",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(32), ForeignKey("people.id")),
    Column("bot", String(32)),
    Column("name", String(64), nullable=False),
    Column("away", Boolean, nullable=False),
    Column("offered", Boolean),
    Column("stand_in", String(32)),
    Column("seen", Float),
    Column("nudged", Float),
    Column("reminded", Float),
    PrimaryKeyConstraint("table", "seat"),
    Index("seats_of_person", "person"),
)
"""`away`: a bot (`stand_in`) plays for the person. `offered`: whether a friend may take the bot's seat; null if nobody
has said yet. `seen`: when the person was last at the table. `nudged`: when somebody last asked them to move.
`reminded`: since when the question waits of which the webhook was told last."""

shelf = Table(
    "shelf",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("table", String(32), ForeignKey("tables.id"), nullable=False),
    Column("removed", Boolean, nullable=False),
    PrimaryKeyConstraint("person", "table"),
    Index("shelf_of_table", "table"),
)
"""The tables that a person has put away (archived), or does not want to see in any list again (removed)."""

journal = Table(
    "journal",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("move", String(120), nullable=False),
    Column("at", Float, nullable=False),
    Column("told", String(16)),
    PrimaryKeyConstraint("table", "seq"),
)
"""Every play, undo, restart, concession and lapse of a table in order. The primary key lets one writer win. `told`: a
digest of what it led to."""

films = Table(
    "films",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("found", Text, nullable=False),
)
"""Finished games as there was to see them, for the day when other rules tell another story."""

reviews = Table(
    "reviews",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("found", Text, nullable=False),
    Column("at", Float, nullable=False),
)
"""What the master thought of a finished game whose journal had `seq` entries; dear to find out, so it is kept."""

reviewing = Table(
    "reviewing",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("person", String(32), nullable=False),
    Column("maker", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("share", Float),
    Column("found", Text, nullable=False),
    Column("failed", Boolean, nullable=False),
)
"""Reviews that are being made, so that all processes know of them. `maker`: the process that makes it; once that is
gone, it is as if it had never been asked for. `share`: how far it is; null while it waits. `found`: what there is."""

hinted = Table(
    "hinted",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), nullable=False),
    Column("index", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    PrimaryKeyConstraint("table", "index", "seat"),
)
"""Which seats were given a hint, and after how many moves; what the hint said is not kept."""

boxes = Table(
    "boxes",
    metadata,
    Column("hash", String(64), nullable=False),
    Column("game", String(32), nullable=False),
    Column("text", Text, nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("game", "hash"),
    Index("boxes_of_person", "person"),
)
"""Boxes that owners entered, as the text of their files; tables name them by their hash."""

chat = Table(
    "chat",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("name", String(64), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table", "number"),
)

sanctions = Table(
    "sanctions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", String(32)),
    Column("address", String(64)),
    Column("table", String(32), index=True),
    Column("until", Float),
    Column("at", Float, nullable=False),
    Column("author", String(8), nullable=False, server_default="operator"),
)
"""Who may not come in (ban), not to one table (bar), or not write there or anywhere (mute). `address`: a network.
`author`: who has decided that, the operator or the host of the table."""

notices = Table(
    "notices",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("kind", String(16), nullable=False),
    Column("about", String(64), nullable=False),
    Column("at", Float, nullable=False),
    sqlite_autoincrement=True,
)
"""What running servers must look at again, because another process has changed it; old ones are thrown away."""
