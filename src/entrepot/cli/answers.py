"""What a player means by a line: a number, a move's text, the beginning of one, or a command."""

import difflib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from entrepot import IllegalMove, Move
from entrepot.kernel.moves import Catalogue

COMMANDS = ("undo", "restart", "hint", "help", "log", "board", "save", "quit")
ALSO = {"?": "help", "?h": "hint", "exit": "quit", "q": "quit"}
LONGEST_NUMBER = 9
CARD = re.compile(r"([a-z]+)(\d+)")


@dataclass(frozen=True)
class Command:
    """Something asked of the terminal rather than of the game."""

    name: str
    rest: str = ""


def understand(line: str, moves: Sequence[Move], sentences: Mapping[Move, str], catalogue: Catalogue) -> Move | Command:
    """The move or command that a line means; a move that is not possible now is the last thing it can mean.

    :raises IllegalMove: when it means none, or could mean several; the sentence says what to type instead.
    """
    typed = " ".join(line.lower().split())
    number = read_number(typed)
    if number is not None:
        return _by_number(number, moves)
    for move in moves:
        if typed in (move.text.lower(), sentences[move].lower()):
            return move
    if command := _command(line):
        return command
    fitting = [move for move in moves if _begins(typed, move.text) or _begins(typed, sentences[move])]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        raise IllegalMove("ambiguous", {"typed": typed, "moves": [f'"{sentences[move]}"' for move in fitting]})
    if (elsewhere := _of_another_moment(typed, catalogue)) is not None:
        return elsewhere
    raise _not_understood(typed, moves)


def read_number(text: str) -> int | None:
    """The number that a text is; very long ones count as the largest that anybody could mean."""
    if not text.isdecimal():
        return None
    return int(text) if len(text) <= LONGEST_NUMBER else 10**LONGEST_NUMBER


def _by_number(number: int, moves: Sequence[Move]) -> Move:
    if not 1 <= number <= len(moves):
        raise IllegalMove("no_such_number", {"number": number, "last": len(moves)})
    return moves[number - 1]


def _command(line: str) -> Command | None:
    if line.startswith("?") and len(line) > 1 and line.strip().lower() not in ALSO:
        return Command("help", line[1:].strip())
    word, _, rest = line.strip().partition(" ")
    name = ALSO.get(word.lower(), word.lower())
    return Command(name, rest.strip()) if name in COMMANDS else None


def _begins(typed: str, text: str) -> bool:
    """Whether every word typed begins the text's word in the same place: "t r 5" or "t r5" for "take red 5"."""
    short = CARD.sub(r"\1 \2", typed).split()
    full = text.lower().split()
    return bool(short) and len(short) <= len(full) and all(part.startswith(typed) for typed, part in zip(short, full))


def _of_another_moment(typed: str, catalogue: Catalogue) -> Move | None:
    """The move that is meant, though it is not possible now: written in full, or the only one that begins so."""
    if typed in catalogue.texts:
        return catalogue.read(typed)
    fitting = [move for move in catalogue if _begins(typed, move.text)] if " " in typed else []
    return fitting[0] if len(fitting) == 1 else None


def _not_understood(typed: str, moves: Sequence[Move]) -> IllegalMove:
    near = difflib.get_close_matches(typed, [*(move.text for move in moves), *COMMANDS], n=3)
    key = "not_understood_near" if near else "not_understood"
    return IllegalMove(key, {"typed": typed[:60], "near": [f'"{text}"' for text in near]})
