"""Players who write down what they sent and what they were told, and what must be true of it in the end."""

import asyncio
import contextlib
import json
import random
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

import entrepot
from entrepot import Table
from entrepot.server.journal import play_entry
from entrepot.server.storage import rows
from entrepot.server.storage.store import Store

from .guest import Chair, Guest, Json

BROKEN = (WebSocketException, OSError, EOFError, TimeoutError, httpx.TransportError)
"""How a connection may end where servers are killed, also while shaking hands."""


@dataclass
class Player:
    """Somebody who plays as fast as they can, and remembers what they sent and what they were told."""

    guest: Guest
    luck: random.Random
    doubles: float = 0.0
    """How often a message is sent twice."""
    cuts: float = 0.0
    """How often the wire is cut instead of reading on."""
    lates: float = 0.0
    """How often something that was sent before is sent once more, long after it was answered."""
    pause: float = 0.0
    """Seconds that they think at most."""
    seen: dict[str, int] = field(default_factory=dict)
    log: dict[str, list[Json]] = field(default_factory=dict)
    sent: list[tuple[str, int, str, object]] = field(default_factory=list)
    """Table, seq that was answered, kind, move."""
    told: list[tuple[str, Json]] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    """What should not have been said."""
    over: set[str] = field(default_factory=set)
    """The tables whose end they have seen."""

    def play(self, table: str, enough: threading.Event) -> None:
        """Play on from where the connection broke, until it breaks again or the game is over."""
        with contextlib.suppress(*BROKEN):
            chair = Chair(self.guest.dial(table, {"seen": self.seen[table]} if table in self.seen else {}))
            while not enough.is_set() and self._hear(table, chair):
                if self.cuts and self.luck.random() < self.cuts:
                    chair.socket.socket.close()  # without a word
                    return
            chair.close()

    def _hear(self, table: str, chair: Chair) -> bool:
        """Read a message and answer it; False where it is better to come again."""
        message = chair.read()
        if message["type"] == "refused" and not message["late"]:
            if message["key"] not in ("storage_failed", "storage_gone"):
                self.faults.append(str(message))
            return False
        if message["type"] != "update":
            return True
        self.told.append((table, message))
        self.seen[table] = message["seq"]
        kept = [entry for entry in self.log.get(table, []) if entry["index"] <= message["kept"]]
        self.log[table] = kept + message["news"]
        if message["view"]["over"]:
            self.over.add(table)
        if message["undoable"] and self.luck.random() < 0.1:
            kind = "restart" if message["undoable"] > 1 else "undo"
            self._send(table, chair, message, {"type": kind})
        elif message["offers"]:
            move = self.luck.choice(chair.offers)
            self._send(table, chair, message, {"type": "play", "move": move})
        return True

    def _send(self, table: str, chair: Chair, answered: Json, act: Json) -> None:
        if self.pause:
            time.sleep(self.luck.uniform(0.0, self.pause))
        self.sent.append((table, answered["seq"], act["type"], act.get("move", "")))
        for _ in range(1 + (self.luck.random() < self.doubles)):
            chair.send(seq=answered["seq"], seat=answered["view"]["seat"], **act)
        if self.lates and self.luck.random() < self.lates:
            _, seq, kind, move = self.luck.choice([sent for sent in self.sent if sent[0] == table])
            chair.send(seq=seq, seat=answered["view"]["seat"], type=kind, **({"move": move} if kind == "play" else {}))


def stored(database: str, table: str) -> tuple[rows.Table, list[rows.Entry]]:
    """What the database itself holds of a table: what it is, and its journal."""

    async def read() -> tuple[rows.Table, list[rows.Entry]]:
        store = Store(database)
        try:
            facts = await store.table(table)
            assert facts is not None
            return facts, await store.journal(table)
        finally:
            await store.close()

    return asyncio.run(read())


def replayed(database: str, table: str) -> list[Table]:
    """The table after each entry of its journal, from what is stored alone."""
    facts, entries = stored(database, table)
    states = [Table(entrepot.load("carthage"), 2, facts.luck, facts.options)]
    for entry in entries:
        assert entry.seq == len(states)
        after = states[-1].copy()
        play_entry(after, entry.kind, entry.seat, entry.move)
        states.append(after)
    return states


def check_acknowledged(states: Sequence[Table], table: str, players: Sequence[Player]) -> None:
    """Every update that anybody ever got is a true state of the stored journal at that point."""
    for player in players:
        for update in (update for about, update in player.told if about == table):
            assert update["seq"] < len(states), "an acknowledged move was lost"
            state = states[update["seq"]]
            assert update["view"]["index"] == len(state.ledger)
            assert update["view"] == as_json(state.view(update["view"]["seat"])), "the journal tells another story"


def check_nothing_doubled(entries: Sequence[rows.Entry], table: str, players: Sequence[Player]) -> None:
    """Every entry of the journal is what its player sent in answer to the entry before it; a bot's move is legal."""
    moves = entrepot.load("carthage").moves
    sent = [{entry[1:] for entry in player.sent if entry[0] == table} for player in players]
    for entry in (entry for entry in entries if entry.seat < len(players)):
        number: object = moves.parse(entry.move).number if entry.kind == "play" else ""
        told = (entry.seq - 1, entry.kind, number)
        assert told in sent[entry.seat], f"nobody sent {entry.kind} {entry.move} at {entry.seq}"


def check_logs(last: Table, table: str, players: Sequence[Player]) -> None:
    """Who came back with what they had seen has the whole log in the end, nothing missing and nothing twice."""
    for seat, player in enumerate(players):
        events = [last.opening, *last.history]
        assert [entry["events"] for entry in player.log[table]] == [
            as_json([event.seen_by(seat) for event in told]) for told in events
        ]


def as_json(value: object) -> Any:
    return json.loads(json.dumps(value))
