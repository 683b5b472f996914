"""Who is kept out or silent, as the operator and the hosts of tables have decided."""

import time
from collections.abc import Iterable

from .network import within
from .storage import rows


class Sanctions:
    """All sanctions in force, in memory: they are asked with every request."""

    def __init__(self) -> None:
        self._all: tuple[rows.Sanction, ...] = ()

    def take(self, sanctions: Iterable[rows.Sanction]) -> None:
        """From here on these are in force."""
        self._all = tuple(sanctions)

    def forget_ended(self) -> bool:
        """Forget those that have run out; whether there were any."""
        now = time.time()
        known, self._all = self._all, tuple(one for one in self._all if one.until is None or one.until > now)
        return len(self._all) < len(known)

    def banned(self, person: str | None, address: str) -> bool:
        """Whether somebody may not come in at all."""
        return any(
            one.person == person if one.person else one.address is not None and within(address, one.address)
            for one in self._of("ban")
        )

    def barred(self, person: str, table: str) -> bool:
        """Whether somebody may not come to a table any more."""
        return any((one.person, one.table) == (person, table) for one in self._of("bar"))

    def muted(self, person: str, table: str) -> list[str]:
        """The sanctions by which somebody may not write at a table."""
        return [one.id for one in self._of("mute") if one.person == person and one.table in (None, table)]

    def _of(self, kind: rows.SanctionKind) -> list[rows.Sanction]:
        if not self._all:
            return []
        now = time.time()
        return [one for one in self._all if one.kind == kind and (one.until is None or one.until > now)]
