"""What waits for a reader: bounded in bytes, and never older than it must be."""

import asyncio
import json

import msgspec
import pytest

from entrepot.server import limits, messages
from entrepot.server.outbox import Full, Outbox


def line(number: int, text: str = "") -> messages.ChatNews:
    return messages.ChatNews([messages.ChatLine(number, "Amber", None, text, 0.0)])


def told(outbox: Outbox) -> list[str]:
    found = []
    while not outbox.empty():
        found.append(outbox.get_nowait().decode())
    return found


def test_of_what_says_how_things_are_only_the_newest_waits() -> None:
    outbox = Outbox()
    for watchers in range(100):
        outbox.put(messages.Presence([True], [None], watchers))
        outbox.put(line(watchers))
    heard = [json.loads(message) for message in told(outbox)]
    assert [message["watchers"] for message in heard if message["type"] == "presence"] == [99]
    assert [message["lines"][0]["number"] for message in heard if message["type"] == "chat"] == list(range(100))
    assert heard[-2]["type"] == "presence", "it waits where the newest was put"
    assert outbox.bytes == 0


def test_a_moment_is_made_when_it_is_sent_and_waits_once() -> None:
    outbox, made = Outbox(), []

    def make(number: int) -> bytes:
        made.append(number)
        return b"%d" % number

    for number in range(1000):
        outbox.put_moment(lambda number=number: make(number))  # type: ignore[misc]
    outbox.put(messages.Done(7))
    assert made == []
    assert outbox.qsize() == 2
    assert told(outbox)[0] == "999"
    assert made == [999]


def test_a_moment_that_is_no_more_is_passed_over() -> None:
    async def work() -> bytes:
        outbox = Outbox()
        outbox.put_moment(lambda: None)
        outbox.put(messages.Pong(0.0))
        async with asyncio.timeout(5):
            return await outbox.get()

    assert json.loads(asyncio.run(work())) == {"type": "pong", "now": 0.0}


def test_what_waits_is_bounded_in_bytes() -> None:
    outbox = Outbox()
    fitting = limits.QUEUE_BYTES // len(msgspec.json.encode(line(1000, "x" * 1000)))
    for number in range(fitting * 9 // 10):
        outbox.put(line(number, "x" * 1000))
    with pytest.raises(Full):
        outbox.put(line(1, "x" * (limits.QUEUE_BYTES // 2)))
    assert outbox.bytes <= limits.QUEUE_BYTES
    told(outbox)
    outbox.put(line(1, "x" * 2 * limits.QUEUE_BYTES))  # one alone is always sent: nobody waits for less
    assert outbox.qsize() == 1
