"""A storm: people play while everything breaks that can break. Nothing is lost, nothing doubled, no table stuck.

    python -m tests.server.storm                      a short one on both databases
    python -m tests.server.storm --minutes 15 --kills 100 --seed 7

Two processes share a PostgreSQL, one has a SQLite file. Meanwhile processes of every kind are killed (servers, workers
of bots, reviewers, PostgreSQL), databases stop, fill up and are locked, wires are cut, messages are sent twice, and
clocks are wrong by days. Players write down what they sent and what they were told; in the end the journals are
compared with that, and every table is played on.
"""

import argparse
import contextlib
import os
import random
import resource
import signal
import sqlite3
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from .guest import ME, OPEN, Guest
from .players import BROKEN, Player, check_acknowledged, check_nothing_doubled, replayed, stored
from .postgres import Postgres, new_database, postgres, programs
from .running import Nursery, Server, is_alive, wait_for

TABLES = 3
BOT = {"kind": "bot", "bot": "greedy"}
DAYS = 24 * 3600.0
GOES_ON = 90.0
"""Seconds within which every table must have gone on, when the storm is over."""
HELD = 1.5
"""Seconds that a database is stopped, full or locked."""
Fault = Callable[["Storm"], bool]
"""Does something to them; whether it could be done."""


class Traveller(Player):
    """A player who comes back for as long as they are wanted, each time to any process of the server."""

    def travel(self, servers: Sequence[Server], table: str, enough: threading.Event) -> None:
        while not enough.is_set() and table not in self.over:
            self.guest.url = self.luck.choice(servers).url
            self.play(table, enough)
            time.sleep(self.luck.uniform(0.0, 0.1))


class Storm:
    """Servers on one database, people at tables, and what is done to them."""

    def __init__(self, servers: Sequence[Server], luck: random.Random, database: Postgres | None) -> None:
        self.servers = servers
        self.luck = luck
        self.postgres = database
        self.done: Counter[str] = Counter()
        self.tables: dict[str, list[Traveller]] = {}
        self._enough = threading.Event()
        self._threads: list[threading.Thread] = []
        self._guests = contextlib.ExitStack()

    @property
    def url(self) -> str:
        return str(self.servers[0].settings["database"])

    def open_tables(self, count: int) -> None:
        """Tables of two people; at one of them one plays against a bot."""
        for number in range(count):
            people = [self._newcomer(f"{name} {number}") for name in ("Amber", "Basil")]
            if number % 3 == 2:
                table = people[0].guest.open(ME, BOT)
                people = people[:1]
            else:
                table = people[0].guest.open(ME, OPEN)
                people[1].guest.join(table, 1)
            self.tables[table] = people
            for person in people:
                work = threading.Thread(target=person.travel, args=(self.servers, table, self._enough), daemon=True)
                self._threads.append(work)
                work.start()

    def _newcomer(self, name: str) -> Traveller:
        guest = self._guests.enter_context(Guest(self.servers[0].url, name))
        luck = random.Random(self.luck.random())
        return Traveller(guest, luck, doubles=0.1, cuts=0.02)

    def blow(self, seconds: float, kills: int, faults: dict[str, Fault]) -> None:
        """One fault after the other, spread over so many seconds, each kind in its turn."""
        end = time.monotonic() + seconds
        for number in range(kills):
            name = list(faults)[number % len(faults)]
            self.done[name] += faults[name](self)
            self._replace_finished()
            pause = max(0.0, (end - time.monotonic()) / (kills - number))
            time.sleep(pause * self.luck.uniform(0.5, 1.0))

    def _replace_finished(self) -> None:
        going = sum(not all(table in person.over for person in people) for table, people in self.tables.items())
        if going < TABLES:
            with contextlib.suppress(*BROKEN, AssertionError):  # it could not be opened just now
                self.open_tables(TABLES - going)

    def calm(self) -> None:
        """The storm is over: every table goes on, and its story is the one that its players know."""
        for table, people in self.tables.items():
            seen = [person.seen.get(table, 0) for person in people]
            wait_for(lambda: gone_on(table, people, seen), GOES_ON)  # noqa: B023 (it is asked at once)
        self._enough.set()
        for table in self.tables:
            with contextlib.suppress(*BROKEN), Guest(self.servers[0].url, "Clove") as clove:
                clove.sit(table)  # everybody hears of it and stops waiting
        for work in self._threads:
            work.join(GOES_ON)
            assert not work.is_alive(), "somebody waits for ever"

    def check(self) -> int:
        """How many moves were made; each of them once, and all that anybody was told of are there."""
        moves = 0
        for table, people in self.tables.items():
            _, entries = stored(self.url, table)
            check_acknowledged(replayed(self.url, table), table, people)
            check_nothing_doubled(entries, table, people)
            assert not [fault for person in people for fault in person.faults]
            moves += len(entries)
        return moves

    def close(self) -> None:
        self._enough.set()
        self._guests.close()


def gone_on(table: str, people: Sequence[Traveller], seen: Sequence[int]) -> bool:
    return all(
        table in person.over or person.seen.get(table, 0) > before for person, before in zip(people, seen, strict=True)
    )


# What happens to them ------------------------------------------------------------------------------------------------


def kill_server(storm: Storm) -> bool:
    server = storm.luck.choice(storm.servers)
    server.end(signal.SIGKILL)
    server.start()
    return True


def stop_server(storm: Storm) -> bool:
    server = storm.luck.choice(storm.servers)
    server.end(signal.SIGTERM)
    server.start()
    return True


def change_clock(storm: Storm) -> bool:
    """The clock of a process is wrong by days from here on, forwards or backwards."""
    server = storm.luck.choice(storm.servers)
    server.end(signal.SIGKILL)
    server.clock = storm.luck.uniform(-3, 3) * DAYS
    server.start()
    return True


def kill_helper(storm: Storm) -> bool:
    """A process in which bots think or reviews are made; the server starts another one when it needs it."""
    found = [child for server in storm.servers for child in children(server.process)]
    if found:
        os.kill(storm.luck.choice(found), signal.SIGKILL)
    return bool(found)


def kill_reviewer(storm: Storm) -> bool:
    """Somebody wants a finished game to be reviewed; a process that begins to do it is killed."""
    server = storm.servers[0]
    before = children(server.process)
    for table, people in storm.tables.items():
        if table in people[0].over:
            asked = people[0].guest.http.post(f"{server.url}/api/tables/{table}/review", json={})
            assert asked.is_success, asked.text
            with contextlib.suppress(AssertionError):  # it was reviewed before
                wait_for(lambda: set(children(server.process)) - set(before), HELD)
    begun = [child for child in children(server.process) if child not in before]
    if begun:
        os.kill(storm.luck.choice(begun), signal.SIGKILL)
    return bool(begun)


def children(process: int) -> list[int]:
    found = []
    for task in Path(f"/proc/{process}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            found += [int(child) for child in task.read_text(encoding="ascii").split()]
    return found


def kill_postgres(storm: Storm) -> bool:
    assert storm.postgres is not None
    storm.postgres.kill()
    storm.postgres.start_after_kill()
    return True


def stop_postgres(storm: Storm) -> bool:
    assert storm.postgres is not None
    storm.postgres.stop("fast")
    time.sleep(HELD)
    storm.postgres.start()
    return True


def fill_disk(storm: Storm) -> bool:
    """No file of the server can grow any more, for a while."""
    server = storm.servers[0]
    limits = resource.prlimit(server.process, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process, resource.RLIMIT_FSIZE, (1000, limits[1]))
    time.sleep(HELD)
    resource.prlimit(server.process, resource.RLIMIT_FSIZE, limits)
    return True


def lock_file(storm: Storm) -> bool:
    """Another program writes to the database, and takes its time."""
    with contextlib.closing(sqlite3.connect(storm.servers[0].file, timeout=30, isolation_level=None)) as other:
        other.execute("begin immediate")
        time.sleep(HELD)
        other.rollback()
    return True


EVERYWHERE: dict[str, Fault] = {
    "server killed": kill_server,
    "worker of bots killed": kill_helper,
    "server stopped": stop_server,
    "reviewer killed": kill_reviewer,
    "clock changed": change_clock,
}
ON_POSTGRES: dict[str, Fault] = {"PostgreSQL killed": kill_postgres, "PostgreSQL stopped": stop_postgres, **EVERYWHERE}
ON_SQLITE: dict[str, Fault] = {"disk full": fill_disk, "file locked": lock_file, **EVERYWHERE}


@contextlib.contextmanager
def weather(nursery: Nursery, folder: Path, database: Postgres | None, luck: random.Random) -> Iterator[Storm]:
    """A server on a PostgreSQL (two processes) or on a file (one), with people at its tables."""
    settings: dict[str, Any] = {"connections": (100_000, 1.0), "new_people": (100_000, 1.0), "rest": 2.0}
    if database is not None:
        settings["database"] = new_database(str(database.home))
    places = [folder / str(number) for number in range(1 if database is None else 2)]
    for place in places:
        place.mkdir(parents=True)
    servers = [Server(nursery, place, **settings) for place in places]
    storm = Storm(servers, luck, database)
    try:
        for server in servers:
            server.start()
        storm.open_tables(TABLES)
        yield storm
    finally:
        storm.close()
        for server in servers:
            server.end()


def endure(storm: Storm, seconds: float, kills: int) -> str:
    """Let it blow, let it calm down, and look at what is left; what happened, in a line."""
    begun = time.monotonic()
    storm.blow(seconds, kills, ON_SQLITE if storm.postgres is None else ON_POSTGRES)
    storm.calm()
    moves = storm.check()
    assert all(is_alive(server.process) for server in storm.servers)
    kinds = ", ".join(f"{name} {count}" for name, count in storm.done.items())
    where = "SQLite" if storm.postgres is None else "PostgreSQL"
    told = sum(len(person.told) for people in storm.tables.values() for person in people)
    return (
        f"{where}: {storm.done.total()} faults in {time.monotonic() - begun:.0f} s ({kinds}); "
        f"{len(storm.tables)} tables, {moves} moves, {told} updates compared: "
        "nothing lost, nothing doubled, no table stuck"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=1.0, help="for how long, on both databases together")
    parser.add_argument("--kills", type=int, default=14, help="how many faults, on both databases together")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    folder = programs()
    if folder is None:
        sys.exit("There is no `postgres` in PATH or /usr/lib/postgresql/*/bin.")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("broken off"))  # so that nothing is left running
    nursery = Nursery()
    with tempfile.TemporaryDirectory(prefix="entrepot-storm-") as place, postgres(folder) as database:
        for number, kind in enumerate((None, database)):
            with weather(nursery, Path(place) / str(number), kind, random.Random(given.seed + number)) as storm:
                print(endure(storm, given.minutes * 30, given.kills // 2), flush=True)
    nursery.close()


if __name__ == "__main__":
    main()
