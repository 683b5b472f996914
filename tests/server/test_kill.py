"""kill -9 at any moment: nothing that was acknowledged is lost, nothing is doubled, and the table goes on."""

import json
import random
import threading
import time
from dataclasses import dataclass, field
from typing import Any

from websockets.exceptions import WebSocketException

import entrepot
from entrepot import Table
from entrepot.server.journal import play_entry

from .conftest import Launch, Welcome
from .guest import ME, OPEN, Chair, Guest, Json
from .running import Server

KILLS = 20
BOUND = 60.0


@dataclass
class Player:
    """Somebody who plays as fast as they can, and remembers what they sent and what they were told."""

    guest: Guest
    luck: random.Random
    seen: dict[str, int] = field(default_factory=dict)
    log: dict[str, list[Json]] = field(default_factory=dict)
    sent: list[tuple[str, int, str, object]] = field(default_factory=list)
    """Table, seq that was answered, kind, move."""
    told: list[tuple[str, Json]] = field(default_factory=list)

    def play(self, table: str, enough: threading.Event) -> None:
        """Play on from where the connection broke, until it breaks again or the game is over."""
        try:
            chair = Chair(self.guest.dial(table, {"seen": self.seen[table]} if table in self.seen else {}))
            while not enough.is_set():
                self._hear(table, chair)
        except (WebSocketException, OSError, EOFError, TimeoutError):  # also while shaking hands
            pass

    def _hear(self, table: str, chair: Chair) -> None:
        message = chair.read()
        if message["type"] == "refused":
            assert message["late"], message
        if message["type"] != "update":
            return
        self.told.append((table, message))
        self.seen[table] = message["seq"]
        kept = [entry for entry in self.log.get(table, []) if entry["index"] <= message["kept"]]
        self.log[table] = kept + message["news"]
        if message["undoable"] and self.luck.random() < 0.1:
            kind = "restart" if message["undoable"] > 1 else "undo"
            self.sent.append((table, message["seq"], kind, ""))
            chair.send(type=kind, seq=message["seq"], seat=message["view"]["seat"])
        elif message["offers"]:
            move = self.luck.choice(chair.offers)
            self.sent.append((table, message["seq"], "play", move))
            chair.play(move)


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
        check_acknowledged(server, players)
    for table in tables:
        check_nothing_doubled(server, players, table)
    assert sum(len(server.journal(table)) for table in tables) > KILLS, "the players hardly played at all"
    finish(players, tables[-1])
    check_acknowledged(server, players)
    check_logs(server, players, tables[-1])
    moves = sum(len(server.journal(table)) for table in tables)
    seconds = time.perf_counter() - begun
    print(f"{KILLS} kills over {moves} moves in {seconds:.1f} s; a start takes {sum(starts) / KILLS:.2f} s")


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


def replayed(server: Server, table: str) -> list[Table]:
    """The table after each entry of its journal, from the database file alone."""
    chance, options = server.rows("select chance, options from tables where id = ?", table)[0]
    game = entrepot.load("carthage")
    states = [Table(game, 2, int(chance, 16), json.loads(options))]
    for seq, kind, seat, move in server.journal(table):
        assert seq == len(states)
        after = states[-1].copy()
        play_entry(after, kind, seat, move)
        states.append(after)
    return states


def check_acknowledged(server: Server, players: list[Player]) -> None:
    """Every update that anybody ever got is a true state of the stored journal at that point."""
    states: dict[str, list[Table]] = {}
    for player in players:
        for table, update in player.told:
            if table not in states:
                states[table] = replayed(server, table)
            assert update["seq"] < len(states[table]), "an acknowledged move was lost"
            state = states[table][update["seq"]]
            assert update["view"]["index"] == len(state.ledger)
            assert update["view"] == as_json(state.view(update["view"]["seat"])), "the journal tells another story"


def check_nothing_doubled(server: Server, players: list[Player], table: str) -> None:
    """Every entry of the journal is what its player sent in answer to the entry before it."""
    moves = entrepot.load("carthage").moves
    sent = [{entry[1:] for entry in player.sent if entry[0] == table} for player in players]
    for seq, kind, seat, move in server.journal(table):
        number: object = moves.parse(move).number if kind == "play" else ""
        assert (seq - 1, kind, number) in sent[seat], f"nobody sent {kind} {move} at {seq}"


def check_logs(server: Server, players: list[Player], table: str) -> None:
    """Who came back with what they had seen has the whole log in the end, nothing missing and nothing twice."""
    last = replayed(server, table)[-1]
    for seat, player in enumerate(players):
        events = [last.opening, *last.history]
        assert [entry["events"] for entry in player.log[table]] == [
            as_json([event.seen_by(seat) for event in told]) for told in events
        ]


def as_json(value: object) -> Any:
    return json.loads(json.dumps(value))
