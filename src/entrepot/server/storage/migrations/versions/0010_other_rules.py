"""What each entry of a journal led to, and films of finished games: for the day when the rules change."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("journal", sa.Column("told", sa.String(16)))
    op.create_table(
        "films",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("found", sa.Text, nullable=False),
    )
    finished = sa.column("over").is_(sa.true()) & sa.column("closed").is_(None)
    op.create_index("tables_finished", "tables", ["changed", "id"], sqlite_where=finished, postgresql_where=finished)


def downgrade() -> None:
    op.drop_index("tables_finished", "tables")
    op.drop_table("films")
    op.drop_column("journal", "told")
