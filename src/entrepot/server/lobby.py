"""Who looks at the lists of tables: they are told when their lists have changed, and then read them."""

import asyncio
import contextlib
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, field

from .storage.calls import Calls, Lists


@dataclass(eq=False)
class Reader:
    """Somebody who reads lists, from an address: told when they have changed, and when they are wanted no more."""

    person: str
    address: str
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    gone: asyncio.Event = field(default_factory=asyncio.Event)
    why: str = ""
    """Why they are not, by the key of an error."""

    def close(self, why: str) -> None:
        self.why = why
        self.gone.set()


class Lobby:
    """The readers of lists, by person."""

    def __init__(self, calls: Calls, heard: Callable[[Iterable[str], str], None]) -> None:
        """`heard`: who else wants to know whose lists have changed, and by which table."""
        self._calls = calls
        self._heard = heard
        self._readers: dict[str, set[Reader]] = {}

    def changed(self, people: Iterable[str | None], everybody: bool = False, table: str = "") -> None:
        """The lists of some people have changed, by a table; or of everybody, where that is listed."""
        named = sorted({person for person in people if person})
        self.hear(named, everybody, table)
        self._calls.tell(Lists(named, everybody, table))

    def hear(self, people: Collection[str], everybody: bool, table: str) -> None:
        """The same, as another process says it."""
        self._heard(people, table)
        for person in tuple(self._readers) if everybody else people:
            for reader in self._readers.get(person, ()):
                reader.changed.set()

    @property
    def readers(self) -> list[Reader]:
        return [reader for readers in self._readers.values() for reader in readers]

    def count(self, person: str) -> int:
        """How many readers a person has."""
        return len(self._readers.get(person, ()))

    @contextlib.contextmanager
    def reader(self, person: str, address: str) -> Iterator[Reader]:
        """Somebody reads lists."""
        reader = Reader(person, address)
        self._readers.setdefault(person, set()).add(reader)
        try:
            yield reader
        finally:
            self._readers[person].discard(reader)
            if not self._readers[person]:
                del self._readers[person]
