"""Texts that people write: names, titles, chat."""

import unicodedata
from typing import Final

from ..kernel.errors import BadOption

TURNERS: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that turn the direction of the text that follows: they could disguise the rest of a line."""


def clean(text: str) -> str:
    """One line without control characters (which databases and terminals stumble over) and without extra blanks."""
    kept = (
        " " if letter.isspace() else letter
        for letter in text
        if letter.isspace() or (unicodedata.category(letter) not in ("Cc", "Cs") and letter not in TURNERS)
    )
    return " ".join("".join(kept).split())


def cleaned(text: str, blank: str) -> str:
    """The same, for texts that may not be blank; `blank` is the key of the refusal."""
    found = clean(text)
    if not found:
        raise BadOption(blank)
    return found
