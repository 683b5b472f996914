"""Codes that invite, seats of bots that friends may take, and who was seen, nudged or sat in for."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("people", sa.Column("named", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute("update people set named = true where name not like 'Guest %'")
    op.add_column("tables", sa.Column("code", sa.String(64)))
    op.create_index("table_of_code", "tables", ["code"], unique=True)
    op.add_column("seats", sa.Column("offered", sa.Boolean))
    op.add_column("seats", sa.Column("stand_in", sa.String(32)))
    op.add_column("seats", sa.Column("seen", sa.Float))
    op.add_column("seats", sa.Column("nudged", sa.Float))


def downgrade() -> None:
    for name in ("nudged", "seen", "stand_in", "offered"):
        op.drop_column("seats", name)
    op.drop_index("table_of_code", "tables")
    op.drop_column("tables", "code")
    op.drop_column("people", "named")
