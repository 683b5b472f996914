"""Everything that can be refused, each with a sentence that a player can read. A refused call changes nothing.

An error names its sentence by a key and brings the values: `IllegalMove("over")`, `BadOption("no_seat", {"seat": 7})`.
The sentences stand in `entrepot/words` as `error-KEY`, whichever room refuses; the browser says them from there too.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from .reasons import Reason
from .words import Words, read_words

Value = int | str | Sequence[int | str]
"""Ids, numbers, names, and lists of them."""
WORDS = Path(__file__).parent.parent / "words"


@dataclass(frozen=True)
class Phrase:
    """A part of a sentence with words and values of its own: what was expected, or why something else was refused."""

    key: str
    values: Mapping[str, Value] = field(default_factory=dict)

    def __str__(self) -> str:
        return _said(self.key, self.values)

    def said(self, language: str | None) -> str:
        """The words in a language."""
        return _said(self.key, self.values, language)


Said = Value | Phrase
"""What the sentence of an error can name."""


@cache
def words_of_errors() -> Words:
    """The sentences of all errors, in the language of the environment."""
    return read_words(WORDS)


def _said(key: str, values: Mapping[str, Said], language: str | None = None) -> str:
    """The sentence of a key; one that has none, as a game from elsewhere may bring, is a sentence itself."""
    words = words_of_errors()
    if language is not None:
        words = words.into(language)
    if not words.has(key):
        return key.partition(".")[2]
    parts = {name: value.said(language) if isinstance(value, Phrase) else value for name, value in values.items()}
    return words.say(key, parts)


class EntrepotError(Exception):
    """The common parent: catch this to catch every refusal."""

    def __init__(self, key: str, values: Mapping[str, Said] | None = None) -> None:
        super().__init__(key, values)
        self.key = key
        """The sentence by name."""
        self.values: dict[str, Said] = dict(values or {})
        """Ids and numbers for it, and what somebody typed."""

    def __str__(self) -> str:
        return _said(f"error.{self.key}", self.values)

    def said(self, language: str) -> str:
        """The sentence in a language that somebody chose, rather than in that of the environment."""
        return _said(f"error.{self.key}", self.values, language)

    def phrase(self) -> Phrase:
        """The sentence as a part of another error's."""
        values = {name: str(value) if isinstance(value, Phrase) else value for name, value in self.values.items()}
        return Phrase(f"error.{self.key}", values)


class IllegalMove(EntrepotError):
    """The seat is not asked, or the move is not one of its legal moves. `reason` says why, as `Table.why_not` does."""

    def __init__(
        self,
        key: str,
        values: Mapping[str, Said] | None = None,
        reason: Reason | None = None,
        said: str = "",
        saying: Callable[[str], str] | None = None,
    ) -> None:
        super().__init__(key, values)
        self.reason = Reason(key, values=self.values) if reason is None else reason
        self._said = said
        """The sentence of a reason that a game gives, in its words."""
        self._saying = saying
        """The same sentence in another language."""

    def __str__(self) -> str:
        return self._said or super().__str__()

    def __reduce__(self) -> tuple[type["IllegalMove"], tuple[object, ...]]:
        """Another process gets the sentence as it is here."""
        return type(self), (self.key, self.values, self.reason, self._said)

    def said(self, language: str) -> str:
        if self._saying is not None:
            return self._saying(language)
        return self._said or super().said(language)


class CannotUndo(EntrepotError):
    """The seat's last move cannot be taken back."""


class BadBox(EntrepotError):
    """A box file is missing something, or holds something else than expected.

    `place`: that of the table among those of its name; None where it is wrong with several of them, or with none.
    """

    def __init__(self, key: str, values: Mapping[str, Said] | None = None, place: int | None = None) -> None:
        super().__init__(key, values)
        self.place = place


class BadSave(EntrepotError):
    """A saved game is damaged, or belongs to other rules or another box."""


class BadOption(EntrepotError):
    """A game was asked for with seats, a seed or options that it does not have."""


class UnknownGame(EntrepotError):
    """There is no game of that name."""


class UnknownBot(EntrepotError):
    """There is no bot of that name, or it does not take that setting."""
