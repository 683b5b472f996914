"""Which help a table allows, and who asked for some."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("help", sa.String(8), nullable=False, server_default="hints"))
    op.create_table(
        "hinted",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("index", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table", "index", "seat"),
    )


def downgrade() -> None:
    op.drop_table("hinted")
    op.drop_column("tables", "help")
