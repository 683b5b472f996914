"""Saved games: readable text, one line a move, like the game files of chess players.

    entrepot 1
    game carthage
    rules 1
    box 0f3c…
    seats 2
    seed 7
    option bonanza false

    1. seat 1: token red
    2. seat 0: token blue
    end after 2 moves

The header names everything that decides the game, so that the moves lead to the same table again, or are refused.
"""

import json
import re
from typing import TYPE_CHECKING

from .errors import BadOption, BadSave, IllegalMove
from .options import Choice

if TYPE_CHECKING:
    from .game import Game
    from .table import Table

FORMAT = "1"
HEADER = ("entrepot", "game", "rules", "box", "seats", "seed")
MOVE = re.compile(r"([0-9]{1,9})\. seat ([0-9]{1,3}): (.+)")
END = re.compile(r"end after (?:1 move|([0-9]{1,9}) moves)")


class Header:
    """The head of a saved game."""

    def __init__(self, facts: dict[str, str], options: dict[str, Choice]) -> None:
        self.game = facts["game"]
        self.rules = facts["rules"]
        self.box = facts["box"]
        self.seats = _number(facts["seats"], "seats")
        self.seed = _number(facts["seed"], "seed")
        self.options = options


def write_save(table: "Table") -> str:
    """The table as text."""
    lines = [
        f"entrepot {FORMAT}",
        f"game {table.game.name}",
        f"rules {table.game.version}",
        f"box {table.game.box.hash}",
        f"seats {table.seats}",
        f"seed {table.seed}",
        *(f"option {name} {json.dumps(value)}" for name, value in table.options.items()),
        "",
        *(f"{number}. seat {seat}: {move.text}" for number, (seat, move) in enumerate(table.ledger, start=1)),
        f"end after {_moves(len(table.ledger))}",
    ]
    return "\n".join(lines) + "\n"


def read_header(text: str) -> Header:
    """The head of a saved game, without playing its moves."""
    head = _tidy(text).split("\n\n", 1)[0]
    facts: dict[str, str] = {}
    options: dict[str, Choice] = {}
    for line in head.splitlines():
        key, _, value = line.strip().partition(" ")
        if key == "option":
            name, _, chosen = value.partition(" ")
            options[name] = _choice(name, chosen)
        elif key in HEADER and key not in facts:
            facts[key] = value
        else:
            raise BadSave("save_line", {"line": line[:60]})
    for key in HEADER:
        if not facts.get(key):
            raise BadSave("save_missing", {"key": key})
    if facts["entrepot"] != FORMAT:
        raise BadSave("save_format", {"format": facts["entrepot"], "ours": FORMAT})
    return Header(facts, options)


def read_save(text: str, game: "Game") -> "Table":
    """Play the moves of a saved game again, or say in one sentence why it cannot be done."""
    header = read_header(text)
    if header.rules != str(game.version):
        raise BadSave("save_rules", {"rules": header.rules, "title": game.title, "ours": game.version})
    if header.box != game.box.hash:
        raise BadSave("save_box", {"title": game.title, "box": header.box[:12], "ours": game.box.hash[:12]})
    missing = [name for name in game.options if name not in header.options]
    if missing:
        raise BadSave("save_option", {"option": missing[0]})
    try:
        table = game.open(header.seats, header.seed, header.options)
    except BadOption as problem:
        raise BadSave("save_unplayable", {"why": problem.phrase()}) from None
    ended = False
    _, _, moves = _tidy(text).partition("\n\n")
    for line in moves.splitlines():
        if ended:
            raise BadSave("save_after_end", {"line": line[:60]})
        ended = _play_line(table, line.strip())
    if not ended:
        raise BadSave("save_cut", {"moves": len(table.ledger)})
    return table


def _play_line(table: "Table", line: str) -> bool:
    """Play one line of a save; True when it is the closing line."""
    end = END.fullmatch(line)
    if end is not None:
        if int(end[1] or 1) != len(table.ledger):
            raise BadSave("save_count", {"expected": int(end[1] or 1), "found": len(table.ledger)})
        return True
    move = MOVE.fullmatch(line)
    number = len(table.ledger) + 1
    if move is None or int(move[1]) != number:
        raise BadSave("save_move", {"number": number, "line": line[:60]})
    try:
        table.play(int(move[2]), move[3])
    except (IllegalMove, BadOption) as problem:
        raise BadSave("save_illegal", {"number": number, "why": problem.phrase()}) from None
    return False


def _tidy(text: str) -> str:
    """A save as other programs may leave it: a mark at the beginning, other line ends, blank lines at the end."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n").rstrip()


def _moves(count: int) -> str:
    return "1 move" if count == 1 else f"{count} moves"


def _number(text: str, key: str) -> int:
    if not re.fullmatch(r"[0-9]{1,78}", text):
        raise BadSave("save_number", {"key": key, "text": text[:40]})
    return int(text)


def _choice(name: str, text: str) -> Choice:
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, bool | int | str):
        raise BadSave("save_value", {"option": name, "text": text[:40]})
    return value
