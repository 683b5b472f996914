"""Who has decided that somebody is kept out or silent: the operator, or the host of a table.

Until now nobody noted it, and hosts could lift whatever concerned their table: they still can lift what is there.
"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("sanctions", sa.Column("author", sa.String(8), nullable=False, server_default="operator"))
    op.execute("update sanctions set author = 'host' where \"table\" is not null")


def downgrade() -> None:
    op.drop_column("sanctions", "author")
