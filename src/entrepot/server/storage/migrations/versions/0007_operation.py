"""What operators need: sanctions, notices to running servers, who was here when; and of tables, seeds and clocks."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("people", sa.Column("seen", sa.Float))
    op.add_column("people", sa.Column("erased", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("closed", sa.Float))
    op.add_column("tables", sa.Column("chance", sa.String(64)))
    op.add_column("tables", sa.Column("clock", sa.JSON))
    op.create_table(
        "sanctions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("address", sa.String(64)),
        sa.Column("table", sa.String(32)),
        sa.Column("until", sa.Float),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_sanctions_table", "sanctions", ["table"])
    op.create_table(
        "notices",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("about", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sqlite_autoincrement=True,
    )


def downgrade() -> None:
    op.drop_table("notices")
    op.drop_table("sanctions")
    for column in ("clock", "chance", "closed"):
        op.drop_column("tables", column)
    for column in ("erased", "seen"):
        op.drop_column("people", column)
