"""Attacks on a server of one's own, on this machine alone and for a bounded time; honest people play meanwhile.

    python -m tests.server.attack                      all attacks, 20 seconds each
    python -m tests.server.attack --seconds 5 looks    one of them, shortly
    python -m tests.server.attack --json

Attackers come from one address of this machine's own network, honest people from others. What is told: how long an
honest click takes until everybody at the table has seen it, the memory of the server, and what it has logged.
"""

import argparse
import asyncio
import contextlib
import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from entrepot.crowd import Plan, measure, within
from entrepot.crowd.person import Person, Refused
from entrepot.server.settings import Settings

from .running import Nursery, Server, memory

HOME: Final = "127.9.9.9"
"""Where the attackers come from."""
LONGEST: Final = 120.0
THOUGHT: Final = 0.3
"""Seconds that honest people think, on average."""
HALF_OPEN: Final = 400
USUAL: Final = Settings()
USUAL_LIMITS: Final = {
    name: getattr(USUAL, name) for name in ("person_rate", "address_rate", "messages", "bot_pace", "workers")
}
"""What the servers of other tests are freed from."""

Attack = Callable[[str], Awaitable[None]]


async def nothing(address: str) -> None:
    """Nobody attacks: what the other figures are compared with."""
    await asyncio.sleep(LONGEST)


async def half_open(address: str) -> None:
    """Connections that say half a word, and come again when they are ended."""

    async def one(number: int) -> None:
        while True:
            with contextlib.suppress(OSError):
                place = urlsplit(address)
                reader, writer = await asyncio.open_connection(place.hostname, place.port, local_addr=(HOME, 0))
                writer.write(b"GET /api/ga" if number % 2 else b"")
                await reader.read()
                writer.close()
            await asyncio.sleep(0.05)

    await together(HALF_OPEN, one)


async def routes(address: str) -> None:
    """A guest who asks for everything there is, again and again, over many connections."""
    guest = Person(address, 1, HOME)
    await guest.come_in("Mallory")
    table, _ = await guest.open_table("carthage", 1, ["random"])
    asked = [
        "GET /api/games/mombasa", "GET /api/games/goa/rules", "GET /api/tables", "GET /api/history", "GET /readyz",
        f"GET /api/tables/{table}/now", f"GET /api/tables/{table}/log", f"GET /api/tables/{table}/moments/0",
        f"GET /api/tables/{table}/chart", f"GET /api/tables/{table}/qr.svg", "GET /api/me", "GET /no/such/path",
        'PUT /api/me {"name": "Mallory"}', 'POST /api/tables {"game": "goa", "seats": []}',
        f'POST /api/tables/{table}/leave {{"seat": 9}}', "GET /", "GET /api/schema/openapi.json",
    ]  # fmt: skip

    async def one(number: int) -> None:
        luck = random.Random(number)
        place = urlsplit(address)
        while True:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError, ValueError):
                reader, writer = await asyncio.open_connection(place.hostname, place.port, local_addr=(HOME, 0))
                while True:
                    writer.write(request(luck.choice(asked), guest.cookie))
                    await answer(reader)

    await together(40, one)


def request(asked: str, cookie: str) -> bytes:
    method, path, *body = asked.split(" ", 2)
    said = body[0] if body else ""
    head = f"{method} {path} HTTP/1.1\r\nhost: x\r\ncookie: {cookie}\r\naccept-encoding: gzip\r\n"
    return f"{head}content-type: application/json\r\ncontent-length: {len(said)}\r\n\r\n{said}".encode()


async def answer(reader: asyncio.StreamReader) -> None:
    """Read one answer over."""
    head = await reader.readuntil(b"\r\n\r\n")
    length = next(
        (int(line[15:]) for line in head.decode("latin-1").lower().split("\r\n") if line.startswith("content-length:")),
        0,
    )
    await reader.readexactly(length)


async def said(address: str, what: list[dict[str, object]], reads: bool) -> None:
    """A guest with many sockets at a table, who says the same things as fast as they are taken."""
    guest = Person(address, 2, HOME)
    await guest.come_in("Mallory")
    table, _ = await guest.open_table("mombasa", 1, ["random", "random"])

    async def one(number: int) -> None:
        while True:
            with contextlib.suppress(Exception):
                async with guest.dial(table, max_queue=None if reads else 1) as wire:
                    reading = asyncio.create_task(read_all(wire)) if reads else None
                    try:
                        while True:
                            for message in what:
                                await wire.send(json.dumps(message))
                            await asyncio.sleep(0)
                    finally:
                        if reading is not None:
                            reading.cancel()
            await asyncio.sleep(0.5)

    async def read_all(wire: object) -> None:
        async for _ in wire:  # type: ignore[attr-defined]
            pass

    await together(24, one)


async def messages(address: str) -> None:
    """Every message that there is, and some that there are not, over many sockets."""
    kinds: list[dict[str, object]] = [
        {"type": "look", "seat": None}, {"type": "here", "here": False}, {"type": "here", "here": True},
        {"type": "play", "seq": 0, "seat": 0, "move": 0}, {"type": "undo", "seq": 0, "seat": 0}, {"type": "sing"},
        {"type": "say", "text": "x" * 400}, {"type": "hint", "seq": 0, "seat": 0, "id": 1}, {"type": "ping"},
    ]  # fmt: skip
    await said(address, kinds, reads=True)


async def slow_readers(address: str) -> None:
    """Sockets that ask for the whole table again and again, and read nothing."""
    await said(address, [{"type": "look", "seat": None}, {"type": "ping"}], reads=False)


async def bot_tables(address: str) -> None:
    """As many tables of bots as are let open; some of them are looked at."""
    guest = Person(address, 3, HOME)
    await guest.come_in("Mallory")
    tables: list[str] = []
    seats = [{"kind": "bot", "bot": bot} for bot in ("level-5", "random", "greedy")]
    with contextlib.suppress(Refused):
        while len(tables) < USUAL.new_tables[0]:
            opened = await guest.ask("POST", "/api/tables", {"game": "carthage", "seats": seats})
            tables.append(opened["id"])
            await asyncio.sleep(0.1)

    async def one(number: int) -> None:
        async with guest.dial(tables[number]) as wire:
            async for _ in wire:
                pass

    await together(len(tables) // 2, one)


async def together(count: int, work: Callable[[int], Awaitable[None]]) -> None:
    await asyncio.gather(*(work(number) for number in range(count)), return_exceptions=True)
    await asyncio.sleep(LONGEST)


ATTACKS: Final[dict[str, Attack]] = {
    "nothing": nothing,
    "half-open": half_open,
    "routes": routes,
    "messages": messages,
    "slow-readers": slow_readers,
    "bot-tables": bot_tables,
}


@dataclass(frozen=True)
class Seen:
    """What honest people saw of an attack, in milliseconds; megabytes of the server; bytes that it logged."""

    attack: str
    clicks: int
    p50: float
    p99: float
    slowest: float
    memory: float
    logged: int
    faults: list[str]


def attacked(server: Server, names: Sequence[str], seconds: float, tables: int) -> Seen:
    """Let honest people play while somebody attacks, in one way or in several at once."""
    logged = len(server.said())
    attackers = []
    try:
        for name in names:
            order = ["--be", name, server.url, str(min(seconds + 60, LONGEST))]
            attackers.append(subprocess.Popen([sys.executable, "-m", "tests.server.attack", *order]))
        time.sleep(min(3.0, seconds))  # let it begin
        plan = Plan(tables=tables, seconds=seconds, bots="greedy", seats=3, people=2, thought=THOUGHT)
        report = measure(plan, server.url, [server.process])
        held = memory(server.process)
    finally:
        for attacker in attackers:
            attacker.kill()
            attacker.wait()
    return Seen(
        attack=" + ".join(names),
        clicks=len(report.clicks),
        p50=round(1000 * within(report.clicks, 0.5), 1),
        p99=round(1000 * within(report.clicks, 0.99), 1),
        slowest=round(1000 * within(report.clicks, 1.0), 1),
        memory=round(held, 1),
        logged=len(server.said()) - logged,
        faults=report.faults,
    )


async def be(name: str, address: str, seconds: float) -> None:
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(min(seconds, LONGEST)):
            await ATTACKS[name](address)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("attacks", nargs="*", choices=[[], *ATTACKS], default=[])
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--be", nargs=3, metavar=("ATTACK", "ADDRESS", "SECONDS"), help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.be:
        name, address, seconds = given.be
        if not (urlsplit(address).hostname or "").startswith("127."):
            parser.error("only this machine can be attacked")
        asyncio.run(be(name, address, float(seconds)))
        return
    found = []
    nursery = Nursery()
    try:
        for name in given.attacks or ATTACKS:
            with tempfile.TemporaryDirectory() as folder:
                server = Server(nursery, Path(folder), **USUAL_LIMITS)
                server.start()
                try:
                    seen = attacked(server, [name], min(given.seconds, LONGEST / 2), given.tables)
                finally:
                    server.end()
            found.append(seen)
            if not given.json:
                print(
                    f"{seen.attack:13} {seen.clicks:6} clicks, half within {seen.p50:7.1f} ms,"
                    f" 99 % within {seen.p99:7.1f} ms, slowest {seen.slowest:7.1f} ms; {seen.memory:6.1f} MB;"
                    f" {seen.logged} bytes logged" + "".join(f"\n              {fault}" for fault in seen.faults[:5]),
                    flush=True,
                )
    finally:
        nursery.close()
    if given.json:
        print(json.dumps([asdict(seen) for seen in found], indent=2))


if __name__ == "__main__":
    main()
