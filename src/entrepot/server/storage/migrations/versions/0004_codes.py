"""Every table has a code from the beginning, so that asking for it writes nothing; older tables get theirs here."""

import sqlalchemy as sa
from alembic import op

from entrepot.server.invitations import new_code

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    connection = op.get_bind()
    tables = sa.table("tables", sa.column("id", sa.String), sa.column("code", sa.String))
    taken = set(connection.scalars(sa.select(tables.c.code)))
    for table in connection.scalars(sa.select(tables.c.id).where(tables.c.code.is_(None))).all():
        code = new_code()
        while code in taken:
            code = new_code()
        taken.add(code)
        connection.execute(tables.update().where(tables.c.id == table).values(code=code))


def downgrade() -> None:
    """Codes do no harm where they are not asked for."""
