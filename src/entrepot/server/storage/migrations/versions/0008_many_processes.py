"""An index for every list, and which process keeps a table."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("keeper", sa.Integer))
    running = sa.column("over").is_(sa.false())
    listed = sa.column("listed").is_(sa.true()) & running
    op.create_index("tables_of_host", "tables", ["host"])
    op.create_index("tables_running", "tables", ["changed"], sqlite_where=running, postgresql_where=running)
    op.create_index("tables_listed", "tables", ["changed"], sqlite_where=listed, postgresql_where=listed)
    op.create_index("shelf_of_table", "shelf", ["table"])


def downgrade() -> None:
    op.drop_index("shelf_of_table", "shelf")
    for index in ("tables_listed", "tables_running", "tables_of_host"):
        op.drop_index(index, "tables")
    op.drop_column("tables", "keeper")
