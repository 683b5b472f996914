"""A storm: people play while everything breaks that can break. Nothing is lost, nothing doubled, no table stuck.

    python -m tests.server.storm                      a short one on both databases
    python -m tests.server.storm --minutes 30 --kills 200 --seed 7

Two processes share a PostgreSQL, one has a SQLite file. Meanwhile processes of every kind are killed (servers, workers
of bots, reviewers, PostgreSQL), databases stop, fill up and are locked, wires are cut and held, messages are sent twice
and arrive late, some after their sender has come back over another wire, and clocks are wrong by days. Players write
down what they sent and what they were told; the journals are compared with that, and every table is played on.
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
from typing import Any, TypeVar

from .guest import HERE, ME, OPEN, Guest
from .players import BROKEN, Player, check_acknowledged, check_nothing_doubled, replayed, stored
from .postgres import Postgres, new_database, postgres, programs
from .running import PATIENCE, Nursery, Server, is_alive, wait_for
from .wire import Wire

TABLES = 3
BOT = {"kind": "bot", "bot": "greedy"}
DAYS = 24 * 3600.0
GOES_ON = 90.0
"""Seconds within which every table must have gone on, when the storm is over."""
HELD = 1.5
"""Seconds that a database is stopped, full or locked, or a wire held."""
REVIEWED = 6
"""Moves of a game that is reviewed; then somebody gives up."""
NICE = 19
"""By how much reviewers stand back; nobody else does so much, so that they are known by it."""
R = TypeVar("R")
Fault = Callable[["Storm"], bool]
"""Does something to them; whether it could be done."""


class Traveller(Player):
    """A player who comes back for as long as they are wanted, each time to any process of the server."""

    def travel(self, wires: Sequence[Wire], table: str, enough: threading.Event) -> None:
        while not enough.is_set() and table not in self.over:
            self.guest.url = self.luck.choice(wires).url
            self.play(table, enough)
            time.sleep(self.luck.uniform(0.0, 0.1))


class Storm:
    """Servers on one database, people at tables, and what is done to them."""

    def __init__(
        self, servers: Sequence[Server], luck: random.Random, database: Postgres | None, pause: float = 0.0
    ) -> None:
        """`pause`: the seconds that players think at most."""
        self.servers = servers
        self.luck = luck
        self.postgres = database
        self.wires = [Wire(server.port) for server in servers]
        self.done: Counter[str] = Counter()
        self.tables: dict[str, list[Traveller]] = {}
        """Those that are played at, or were, and are not compared yet."""
        self.compared: Counter[str] = Counter()
        """Tables, moves and updates that were."""
        self._pause = pause
        self._enough = threading.Event()
        self._threads: list[threading.Thread] = []
        self._guests = contextlib.ExitStack()

    @property
    def url(self) -> str:
        return str(self.servers[0].settings["database"])

    def open_tables(self, count: int) -> None:
        """Tables of two people; at one that is played at, one plays against a bot."""
        for _ in range(count):
            alone = not any(len(self.tables[table]) == 1 for table in self._going)
            people = [self._newcomer(name) for name in ("Amber", "Basil")[: 1 if alone else 2]]
            table = people[0].guest.open(ME, BOT if alone else OPEN)
            for person in people[1:]:
                person.guest.join(table, 1)
            self.tables[table] = people
            for person in people:
                work = threading.Thread(target=person.travel, args=(self.wires, table, self._enough), daemon=True)
                self._threads.append(work)
                work.start()

    def newcomer(self) -> Guest:
        return self._guests.enter_context(Guest(self.servers[0].url, "Clove"))

    def _newcomer(self, name: str) -> Traveller:
        guest = self._guests.enter_context(Guest(self.servers[0].url, name))
        luck = random.Random(self.luck.random())
        return Traveller(guest, luck, doubles=0.1, cuts=0.02, lates=0.1, pause=self._pause)

    def blow(self, seconds: float, kills: int, faults: dict[str, Fault]) -> None:
        """One fault after the other, spread over so many seconds, until so many processes were killed."""
        end = time.monotonic() + seconds
        names = in_turn(kills, list(faults))
        for number, name in enumerate(names):
            done = faults[name](self)
            assert done, f"{name}: it could not be done"
            self.done[name] += 1
            self._replace_finished()
            pause = max(0.0, (end - time.monotonic()) / (len(names) - number))
            time.sleep(pause * self.luck.uniform(0.5, 1.0))
        time.sleep(max(0.0, end - time.monotonic()))

    @property
    def kills(self) -> int:
        """How many processes were killed."""
        return sum(self.done[name] for name in KILLS)

    @property
    def _going(self) -> list[str]:
        return [table for table, people in self.tables.items() if not all(table in person.over for person in people)]

    def _replace_finished(self) -> None:
        """Compare the games that are over, and begin others."""
        going = self._going
        for table in set(self.tables) - set(going):
            if len(self.tables) > TABLES:  # a few are left for the end
                self._compare(table)
                del self.tables[table]
        if len(going) < TABLES:
            with contextlib.suppress(*BROKEN, AssertionError):  # it could not be opened just now
                self.open_tables(TABLES - len(going))

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

    def check(self) -> None:
        """Each move was made once, and all that anybody was told of are there."""
        for table in self.tables:
            self._compare(table)

    def _compare(self, table: str) -> None:
        people = self.tables[table]
        _, entries = stored(self.url, table)
        check_acknowledged(replayed(self.url, table), table, people)
        check_nothing_doubled(entries, table, people)
        assert not [fault for person in people for fault in person.faults]
        told = sum(len(person.told) for person in people)
        self.compared.update({"tables": 1, "moves": len(entries), "updates": told})

    def close(self) -> None:
        self._enough.set()
        self._guests.close()
        for wire in self.wires:
            wire.close()


def gone_on(table: str, people: Sequence[Traveller], seen: Sequence[int]) -> bool:
    return all(
        table in person.over or person.seen.get(table, 0) > before for person, before in zip(people, seen, strict=True)
    )


def in_turn(kills: int, faults: Sequence[str]) -> list[str]:
    """So many kills, each kind in its turn, and half as many other faults between them; of each kind at least one."""
    deadly = [name for name in faults if name in KILLS]
    others = [name for name in faults if name not in KILLS]
    kills, between = max(kills, len(deadly)), max(kills // 2, len(others))
    found = [(number / kills, deadly[number % len(deadly)]) for number in range(kills)]
    found += [((number + 0.5) / between, others[number % len(others)]) for number in range(between)]
    return [name for _, name in sorted(found)]


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
    """A process in which bots think; the server starts another one when it needs it. Somebody plays against a bot."""

    def found() -> list[int]:
        return [child for server in storm.servers for child in helpers(server.process) if not is_reviewer(child)]

    wait_for(found)
    return kill_one(storm, found())


def kill_reviewer(storm: Storm) -> bool:
    """Somebody wants a finished game to be reviewed; a process that does it is killed. They can ask again."""
    server = storm.servers[0]
    guest = patiently(storm.newcomer)
    table = patiently(lambda: given_up(guest))
    path = f"/api/tables/{table}/review"
    patiently(lambda: guest.ask("POST", path))
    wait_for(lambda: any(map(is_reviewer, helpers(server.process))))
    killed = kill_one(storm, [child for child in helpers(server.process) if is_reviewer(child)])
    wait_for(lambda: patiently(lambda: guest.ask("GET", path))["status"] == "failed")
    return killed


def patiently(work: Callable[[], R]) -> R:
    """Try again where something else that was broken is not quite whole yet."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return work()
        except (*BROKEN, AssertionError):
            if time.monotonic() > end:
                raise
            time.sleep(0.2)


def given_up(guest: Guest, moves: int = REVIEWED) -> str:
    """A short game of one person with themselves, which is over."""
    table = guest.open(ME, HERE)
    for _ in range(moves):
        seat = guest.info(table)["waiting"][0]
        now = guest.ask("GET", f"/api/tables/{table}/now?seat={seat}")
        play = {"type": "play", "seq": now["seq"], "seat": seat, "move": now["offers"][0]["move"]}
        guest.ask("POST", f"/api/tables/{table}/act", play)
    guest.ask("POST", f"/api/tables/{table}/concede", {"seat": 1})
    return table


def kill_one(storm: Storm, processes: Sequence[int]) -> bool:
    with contextlib.suppress(ProcessLookupError, IndexError):  # it has ended by itself
        os.kill(storm.luck.choice(processes), signal.SIGKILL)
        return True
    return False


def helpers(process: int) -> list[int]:
    """The processes that a server has started to think."""
    found = []
    for task in Path(f"/proc/{process}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            for child in task.read_text(encoding="ascii").split():
                if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                    found.append(int(child))
    return found


def is_reviewer(process: int) -> bool:
    try:
        return os.getpriority(os.PRIO_PROCESS, process) == NICE
    except ProcessLookupError:
        return False


def delay_messages(storm: Storm) -> bool:
    """What people send and are told arrives late; or they come back over another wire, and it arrives after them."""
    wire = storm.luck.choice(storm.wires)
    wait_for(wire.hold)
    time.sleep(HELD / 2)
    if storm.luck.random() < 0.5:
        wire.abandon()
    time.sleep(HELD / 2)
    wire.release()
    return True


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
    "messages delayed": delay_messages,
}
ON_POSTGRES: dict[str, Fault] = {"PostgreSQL killed": kill_postgres, "PostgreSQL stopped": stop_postgres, **EVERYWHERE}
ON_SQLITE: dict[str, Fault] = {"disk full": fill_disk, "file locked": lock_file, **EVERYWHERE}
KILLS = ("server killed", "worker of bots killed", "reviewer killed", "clock changed", "PostgreSQL killed")
"""The faults in which a process is killed: a clock is changed by killing a server and starting another one."""


@contextlib.contextmanager
def weather(
    nursery: Nursery, folder: Path, database: Postgres | None, luck: random.Random, pause: float = 0.0
) -> Iterator[Storm]:
    """A server on a PostgreSQL (two processes) or on a file (one), with people at its tables."""
    settings: dict[str, Any] = {"connections": (100_000, 1.0), "new_people": (100_000, 1.0), "rest": 2.0}
    settings |= {"review_nice": NICE, "review_cores": 1}
    if database is not None:
        settings["database"] = new_database(str(database.home))
    places = [folder / str(number) for number in range(1 if database is None else 2)]
    for place in places:
        place.mkdir(parents=True)
    servers = [Server(nursery, place, **settings) for place in places]
    storm = Storm(servers, luck, database, pause)
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
    storm.check()
    assert all(is_alive(server.process) for server in storm.servers)
    kinds = ", ".join(f"{name} {count}" for name, count in storm.done.items())
    where = "SQLite" if storm.postgres is None else "PostgreSQL"
    found = storm.compared
    return (
        f"{where}: {storm.kills} kills, {storm.done.total()} faults in {time.monotonic() - begun:.0f} s ({kinds}); "
        f"{found['tables']} tables, {found['moves']} moves, {found['updates']} updates compared: "
        "nothing lost, nothing doubled, no table stuck"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=1.0, help="for how long, on both databases together")
    parser.add_argument("--kills", type=int, default=10, help="how many processes are killed, on both together")
    parser.add_argument("--pause", type=float, default=0.2, help="seconds that players think at most")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    folder = programs()
    if folder is None:
        sys.exit("There is no `postgres` in PATH or /usr/lib/postgresql/*/bin.")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("broken off"))  # so that nothing is left running
    nursery = Nursery()
    with tempfile.TemporaryDirectory(prefix="entrepot-storm-") as place, postgres(folder) as database:
        for number, kind in enumerate((None, database)):
            luck = random.Random(given.seed + number)
            with weather(nursery, Path(place) / str(number), kind, luck, given.pause) as storm:
                print(endure(storm, given.minutes * 30, given.kills // 2), flush=True)
    nursery.close()


if __name__ == "__main__":
    main()
