"""Who is kept out or silent, as the operator and the hosts of tables have decided."""

import time
from collections import defaultdict
from collections.abc import Iterable

from .network import within
from .storage import rows


class Sanctions:
    """All sanctions in force, in memory: they are asked with every request, and found however many there are."""

    def __init__(self) -> None:
        self._of_people: dict[tuple[rows.SanctionKind, str], list[rows.Sanction]] = {}
        self._of_networks: list[rows.Sanction] = []
        self._ends = float("inf")
        """When the next one runs out."""

    def take(self, sanctions: Iterable[rows.Sanction]) -> None:
        """From here on these are in force."""
        of_people = defaultdict(list)
        self._of_networks, self._ends = [], float("inf")
        for one in sanctions:
            if one.person:
                of_people[one.kind, one.person].append(one)
            else:
                self._of_networks.append(one)
            self._ends = min(self._ends, one.until or self._ends)
        self._of_people = dict(of_people)

    def forget_ended(self) -> bool:
        """Forget those that have run out; whether there were any."""
        now = time.time()
        if now < self._ends:
            return False
        self.take([one for one in self._all() if _lasts(one, now)])
        return True

    def _all(self) -> Iterable[rows.Sanction]:
        yield from self._of_networks
        for theirs in self._of_people.values():
            yield from theirs

    def banned(self, person: str | None, address: str) -> bool:
        """Whether somebody may not come in at all."""
        if person and self._of("ban", person):
            return True
        now = time.time()
        return any(_lasts(one, now) and one.address and within(address, one.address) for one in self._of_networks)

    def barred(self, person: str, table: str) -> bool:
        """Whether somebody may not come to a table any more."""
        return any(one.table == table for one in self._of("bar", person))

    def muted(self, person: str, table: str) -> list[str]:
        """The sanctions by which somebody may not write at a table."""
        return [one.id for one in self._of("mute", person) if one.table in (None, table)]

    def _of(self, kind: rows.SanctionKind, person: str) -> list[rows.Sanction]:
        found = self._of_people.get((kind, person))
        if not found:
            return []
        now = time.time()
        return [one for one in found if _lasts(one, now)]


def _lasts(sanction: rows.Sanction, now: float) -> bool:
    return sanction.until is None or sanction.until > now
