"""Everything that can be refused, each with a sentence that a player can read. A refused call changes nothing.

An error names its sentence by a key and brings the values: `IllegalMove("over")`, `BadOption("no_seat", {"seat": 7})`.
The sentences stand in `entrepot/words` as `error-KEY`, whichever room refuses; the browser says them from there too.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from .words import Words, read_words

Said = int | str | Sequence[int | str]
"""What the sentence of an error can name: ids, numbers, names, and lists of them."""
WORDS = Path(__file__).parent.parent / "words"


@cache
def words_of_errors() -> Words:
    """The sentences of all errors, in the language of the environment."""
    return read_words(WORDS)


class EntrepotError(Exception):
    """The common parent: catch this to catch every refusal."""

    def __init__(self, key: str, values: Mapping[str, Said] | None = None) -> None:
        super().__init__(key, values)
        self.key = key
        """The sentence by name."""
        self.values: dict[str, Said] = dict(values or {})
        """Ids and numbers for it, and what somebody typed."""

    def __str__(self) -> str:
        """The sentence; a key that has none, as a game from elsewhere may bring, is a sentence itself."""
        words = words_of_errors()
        key = f"error.{self.key}"
        return words.say(key, self.values) if words.has(key) else self.key


class IllegalMove(EntrepotError):
    """The seat is not asked, or the move is not one of its legal moves."""


class CannotUndo(EntrepotError):
    """The seat's last move cannot be taken back."""


class BadBox(EntrepotError):
    """A box file is missing something, or holds something else than expected."""


class BadSave(EntrepotError):
    """A saved game is damaged, or belongs to other rules or another box."""


class BadOption(EntrepotError):
    """A game was asked for with seats, a seed or options that it does not have."""


class UnknownGame(EntrepotError):
    """There is no game of that name."""


class UnknownBot(EntrepotError):
    """There is no bot of that name, or it does not take that setting."""
