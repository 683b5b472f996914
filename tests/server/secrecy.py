"""The checker of recorded traffic: could a frame depend on anything that its reader may not know?

The finished game is rebuilt from its journal. Everything in a frame is then computed once more from positions that the
reader could not have told from the true one; it must come out the same, byte for byte.
"""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from entrepot import Dice, Position, Prompt, Table
from entrepot.kernel.game import Game
from entrepot.kernel.table import Foresight
from entrepot.server.journal import play_entry

Json = dict[str, Any]
Journal = Sequence[tuple[int, str, int, str]]

UPDATE = {
    "type", "seq", "since", "kept", "news", "view", "asked", "question", "offers", "undoable", "times",
    "lapses",
}  # fmt: skip
TABLE = {
    "type", "id", "game", "title", "seats", "options", "listed", "help", "host", "is_host", "status", "waiting",
    "winners", "index", "since", "watchers", "archived", "progress", "scores", "box", "origin", "damaged", "clock",
    "until", "now",
}  # fmt: skip
SEAT = {
    "seat", "kind", "name", "bot", "mine", "online", "away", "seen", "stand_in", "offered", "nudged", "conceded",
}  # fmt: skip


def rebuilt(game: Game, seats: int, seed: int, options: Json, journal: Journal) -> list[Table]:
    """The table after every entry of its journal."""
    table = Table(game, seats, seed, options)
    tables = [table]
    for _, kind, seat, move in journal:
        table = table.copy()
        play_entry(table, kind, seat, move)
        tables.append(table)
    return tables


def twins(table: Table, seat: int | None, luck: Dice) -> Iterator[Table]:
    """Tables that the seat cannot tell from the true one; for a watcher, one for each seat that could know more."""
    for viewer in range(table.seats) if seat is None else (seat,):
        position: Position = table.position.copy()
        position.redeal(viewer, Dice(luck.seed()))
        twin = table.copy()
        twin.position = position
        yield twin


def expected(table: Table, seat: int | None, mine: bool) -> Json:
    """What a frame may say of the game, computed from a table."""
    asked = [table.prompt(other) for other in table.waiting]
    prompt = table.prompt(seat) if mine and seat is not None else None
    offers = table.foresee(seat) if mine and seat is not None else {}
    return {
        "view": table.view(seat),
        "asked": [{"key": its.key, "rule": its.rule} for its in asked if its is not None],
        "question": worded(prompt),
        "offers": [offer(move, known) for move, known in offers.items()],
        "undoable": table.undoable(seat) if mine and seat is not None else 0,
        "times": [],
        "lapses": [],
    }


def worded(prompt: Prompt | None) -> Json | None:
    return None if prompt is None else {"wording": prompt.wording, "values": prompt.values}


def offer(move: int, known: Foresight) -> Json:
    """What is asked next is said only where it is."""
    told = {"move": move, "then": known.then, "outlook": known.outlook}
    return told if known.next is None else {**told, "next": worded(known.next)}


def history(table: Table, seat: int | None) -> list[Json]:
    """The whole log as a seat may know it."""
    movers = [None, *(mover for mover, _ in table.ledger)]
    events = [table.opening, *table.history]
    return [
        {"index": index, "seat": mover, "events": [event.seen_by(seat) for event in told]}
        for index, (mover, told) in enumerate(zip(movers, events, strict=True))
    ]


def written(value: object) -> str:
    return json.dumps(value)


def check_update(update: Json, tables: Sequence[Table], luck: Dice, mine: bool = True) -> None:
    """Raise an AssertionError that says what is wrong with a frame."""
    assert set(update) == UPDATE, f"something else is in the frame: {set(update) ^ UPDATE}"
    table, seat = tables[update["seq"]], update["view"]["seat"]
    for twin in twins(table, seat, luck) if not table.over else (table,):
        for name, value in expected(twin, seat, mine and seat is not None).items():
            assert written(update[name]) == written(value), f"{name} tells seat {seat} something at {update['seq']}"
    told = history(table, seat)[update["kept"] + 1 :]
    assert written(update["news"]) == written(told), f"the news tell seat {seat} something at {update['seq']}"


def check_company(message: Json, tables: Sequence[Table]) -> None:
    """What is said beside the game: public facts only, and nothing but what its kind of message says."""
    match message["type"]:
        case "table":
            assert set(message) == TABLE, f"something else is in the head: {set(message) ^ TABLE}"
            assert message["origin"] is None, "this game plays no other one on"
            assert any(summary_of(table) == {key: message[key] for key in SUMMARY} for table in tables)
        case "seats":
            assert set(message) == {"type", "seats", "host", "watchers"}
        case "presence":
            assert set(message) == {"type", "online", "seen", "watchers"}
        case _:
            assert message == {"type": "chat", "lines": [], "all": True}, f"nobody asked for {message}"
    assert all(set(seat) == SEAT for seat in message.get("seats", [])), "something else is said of a seat"


SUMMARY = ("status", "waiting", "winners", "index", "scores")


def summary_of(table: Table) -> Json:
    """What the head may say of a game: what is known to all."""
    status = "over" if table.over else "playing"
    scores = table.scores() if table.over else []
    known = (status, list(table.waiting), list(table.winners()), len(table.ledger), scores)
    return dict(zip(SUMMARY, known, strict=True))


def check_frames(frames: Sequence[str], tables: Sequence[Table], luck: Dice) -> int:
    """Check everything that one reader was sent; say how many updates there were."""
    seed = str(tables[0].seed)
    updates = 0
    for frame in frames:
        assert seed not in frame, "the seed is in a frame"
        message = json.loads(frame)
        if message["type"] == "update":
            check_update(message, tables, luck)
            updates += 1
        else:
            check_company(message, tables)
    return updates
