"""What is done once, however many processes there are: reviews that are being made, and reminders that were sent."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "reviewing",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("maker", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("share", sa.Float),
        sa.Column("found", sa.Text, nullable=False),
        sa.Column("failed", sa.Boolean, nullable=False),
    )
    op.add_column("seats", sa.Column("reminded", sa.Float))


def downgrade() -> None:
    op.drop_column("seats", "reminded")
    op.drop_table("reviewing")
