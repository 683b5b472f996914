"""kill -9 at any moment: nothing that was acknowledged is lost, nothing is doubled, and the table goes on."""

import random
import threading
import time

from .conftest import Launch, Welcome
from .guest import ME, OPEN, Chair, Guest
from .players import Player, check_acknowledged, check_logs, check_nothing_doubled, replayed, stored
from .running import Server

KILLS = 20
BOUND = 60.0


def test_kill_at_any_moment(launch: Launch, welcome: Welcome) -> None:
    begun = time.perf_counter()
    server = launch()
    luck = random.Random(31)
    players = [Player(welcome(f"Guest {seat}", server.url), random.Random(seat)) for seat in range(2)]
    tables: list[str] = []
    starts = []
    for _ in range(KILLS):
        if not tables or is_over(players[0].guest, tables[-1]):
            tables.append(players[0].guest.open(ME, OPEN))
            players[1].guest.join(tables[-1], 1)
        before = len(server.journal(tables[-1]))
        play_and_kill(server, players, tables[-1], luck.uniform(0.03, 0.3))
        assert len(server.journal(tables[-1])) >= before
        starts.append(server.start())
        check(server, players, tables[-1])
    for table in tables:
        check(server, players, table)
    assert sum(len(server.journal(table)) for table in tables) > KILLS, "the players hardly played at all"
    finish(players, tables[-1])
    check(server, players, tables[-1])
    check_logs(replayed(server.settings["database"], tables[-1])[-1], tables[-1], players)
    moves = sum(len(server.journal(table)) for table in tables)
    seconds = time.perf_counter() - begun
    print(f"{KILLS} kills over {moves} moves in {seconds:.1f} s; a start takes {sum(starts) / KILLS:.2f} s")


def check(server: Server, players: list[Player], table: str) -> None:
    """What is stored is what was acknowledged, once."""
    database = server.settings["database"]
    check_acknowledged(replayed(database, table), table, players)
    check_nothing_doubled(stored(database, table)[1], table, players)
    assert not any(player.faults for player in players)


def is_over(guest: Guest, table: str) -> bool:
    return bool(guest.info(table)["status"] == "over")


def run(players: list[Player], table: str, enough: threading.Event) -> list[threading.Thread]:
    threads = [threading.Thread(target=player.play, args=(table, enough)) for player in players]
    for thread in threads:
        thread.start()
    return threads


def play_and_kill(server: Server, players: list[Player], table: str, seconds: float) -> None:
    """Let both play; at some moment the server is gone."""
    threads = run(players, table, threading.Event())
    time.sleep(seconds)
    server.end()
    for thread in threads:
        thread.join()


def finish(players: list[Player], table: str) -> None:
    """The table goes on as if nothing had happened."""
    enough = threading.Event()
    threads = run(players, table, enough)
    end = time.monotonic() + BOUND
    while not is_over(players[0].guest, table):
        assert time.monotonic() < end
        assert all(thread.is_alive() for thread in threads)
        time.sleep(0.02)
    enough.set()
    for player in players:
        with Chair(player.guest.dial(table)).socket:  # one more connection: everybody hears of it and stops waiting
            pass
    for thread in threads:
        thread.join()
