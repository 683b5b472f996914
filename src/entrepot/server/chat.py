"""What is said at a table."""

import time

from . import limits, messages
from .clean import cleaned
from .heads import chat_line
from .storage import rows
from .storage.store import Store


class Chat:
    """The newest lines of chat. A line is stored before anybody hears it."""

    def __init__(self, table: str, store: Store) -> None:
        self.lines: list[messages.ChatLine] = []
        self._table = table
        self._store = store

    async def read(self) -> None:
        """Take over what is stored."""
        self.lines = [chat_line(row) for row in await self._store.chat(self._table, limits.CHAT_KEPT)]

    async def read_news(self) -> list[messages.ChatLine]:
        """Take over the lines that another process has stored; the new ones."""
        last = self._last
        await self.read()
        return [line for line in self.lines if line.number > last]

    async def say(self, person: str, name: str, seat: int | None, text: str) -> list[messages.ChatLine]:
        """Store a line. Those that nobody here has heard yet, up to it: other processes may have stored some before."""
        last = self._last
        line = rows.Line(
            table=self._table,
            number=last + 1,
            person=person,
            name=name,
            seat=seat,
            text=cleaned(text, "blank_chat"),
            at=time.time(),
        )
        stored = await self._store.add_chat(line)
        if stored.number > last + 1:
            return await self.read_news()
        self.lines = [*self.lines, chat_line(stored)][-limits.CHAT_KEPT :]
        return self.lines[-1:]

    @property
    def _last(self) -> int:
        return self.lines[-1].number if self.lines else 0
