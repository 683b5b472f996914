"""Who looks at the lists of tables: they are told when their lists have changed, and then read them."""

import asyncio
import contextlib
from collections.abc import Callable, Collection, Iterable, Iterator

from .storage.calls import Calls, Lists


class Lobby:
    """The readers of lists, by person."""

    def __init__(self, calls: Calls, heard: Callable[[Iterable[str], str], None]) -> None:
        """`heard`: who else wants to know whose lists have changed, and by which table."""
        self._calls = calls
        self._heard = heard
        self._readers: dict[str, set[asyncio.Event]] = {}

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
                reader.set()

    def count(self, person: str) -> int:
        """How many readers a person has."""
        return len(self._readers.get(person, ()))

    @contextlib.contextmanager
    def reader(self, person: str) -> Iterator[asyncio.Event]:
        """Somebody reads lists: set when they have changed."""
        reader = asyncio.Event()
        self._readers.setdefault(person, set()).add(reader)
        try:
            yield reader
        finally:
            self._readers[person].discard(reader)
            if not self._readers[person]:
                del self._readers[person]
