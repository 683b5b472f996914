"""Answers that are dear to make and the same for everybody who asks alike: made, encoded and compressed once."""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass

import msgspec

from . import limits


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer as it is sent, to who reads gzip and to who does not."""

    plain: bytes
    packed: bytes


class Kept:
    """The answers that were asked for last. Who asks while one is being made waits for the same."""

    def __init__(self, most: int = limits.KEPT_ANSWERS) -> None:
        self._most = most
        self._answers: OrderedDict[Hashable, Answer] = OrderedDict()
        self._making: dict[Hashable, asyncio.Task[Answer]] = {}

    async def get(self, key: Hashable, make: Callable[[], object]) -> Answer:
        """The answer of a key; made in a thread where it is not there yet."""
        found = self._answers.get(key)
        if found is not None:
            self._answers.move_to_end(key)
            return found
        work = self._making.get(key)
        if work is None:
            work = self._making[key] = asyncio.create_task(self._make(key, make))
            work.add_done_callback(lambda done: self._making.pop(key, None))
        return await asyncio.shield(work)

    async def _make(self, key: Hashable, make: Callable[[], object]) -> Answer:
        answer = await asyncio.to_thread(lambda: packed(make()))
        self._answers[key] = answer
        while len(self._answers) > self._most:
            self._answers.popitem(last=False)
        return answer

    def __len__(self) -> int:
        """How many answers are kept."""
        return len(self._answers)


def packed(content: object) -> Answer:
    plain = msgspec.json.encode(content)
    return Answer(plain, gzip.compress(plain, 9, mtime=0))
