"""Signals and queues: as asyncio has them, but small."""

import asyncio
import sys

import pytest

from entrepot.server.waiting import Queue, Signal


def test_everybody_who_waits_for_a_signal_hears_it() -> None:
    asyncio.run(hear_a_signal())


async def hear_a_signal() -> None:
    signal = Signal()
    waiting = [asyncio.create_task(signal.wait()) for _ in range(3)]
    await asyncio.sleep(0)
    waiting[1].cancel()
    await asyncio.sleep(0)
    assert not waiting[0].done()
    signal.set()
    assert signal.is_set()
    await asyncio.gather(waiting[0], waiting[2])
    assert waiting[1].cancelled()
    await signal.wait()  # it has come already
    signal.clear()
    assert not signal.is_set()
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(signal.wait(), 0.001)
    signal.set()


def test_a_queue_gives_in_order_and_lets_its_reader_wait() -> None:
    asyncio.run(read_a_queue())


async def read_a_queue() -> None:
    queue = Queue[int]()
    reading = asyncio.create_task(queue.get())
    await asyncio.sleep(0)
    assert queue.empty()
    for number in range(3):
        queue.put_nowait(number)
    assert queue.qsize() == 3
    assert [await reading, await queue.get(), await queue.get()] == [0, 1, 2]
    assert queue.empty()
    reading = asyncio.create_task(queue.get())
    await asyncio.sleep(0)
    reading.cancel()
    await asyncio.gather(reading, return_exceptions=True)
    queue.put_nowait(3)
    assert await queue.get() == 3


def test_they_are_small() -> None:
    assert sys.getsizeof(Signal()) + sys.getsizeof(Queue[int]()) < 200
