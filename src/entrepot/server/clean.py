"""Texts that people write: names, titles, chat."""

import unicodedata
from typing import Final

from ..kernel.errors import BadOption
from . import limits

JOINERS: Final = frozenset("\u200c\u200d")
"""Needed within words of some scripts and within emoji; anywhere else they only hide."""
BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and symbols that show nothing."""
INVISIBLE: Final = frozenset(("Cc", "Cf", "Cn", "Co", "Cs"))
"""Control characters, signs that turn the direction of a line, halves of letters, and what no font has."""
VISIBLE: Final = frozenset("LNPS")
MARKS: Final = 3
"""How many marks one letter may carry: enough for every language, too few to cover the next line."""


def clean(text: str) -> str:
    """One line of what can be seen: composed, without control characters, invisible ones and extra blanks."""
    kept: list[str] = []
    marks = 0
    letters = unicodedata.normalize("NFC", text)
    for letter, following in zip(letters, f"{letters[1:]} ", strict=False):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind.startswith("M") else 0
        if letter.isspace() or letter in BLANKS:
            kept.append(" ")
        elif letter in JOINERS:
            if kept and _joins(kept[-1]) and _joins(following):
                kept.append(letter)
        elif kind not in INVISIBLE and marks <= MARKS:
            kept.append(letter)
    return " ".join("".join(kept).split())


def _joins(letter: str) -> bool:
    """Whether a joiner has something to do beside this letter."""
    return not letter.isascii() and unicodedata.category(letter)[0] in "LMS"


def cleaned(text: str, blank: str) -> str:
    """The same, for texts in which something must be seen; `blank` is the key of the refusal."""
    found = clean(text)
    if not any(unicodedata.category(letter)[0] in VISIBLE for letter in found):
        raise BadOption(blank)
    return found


def clean_name(text: str) -> str:
    """A name: also without letters that only look otherwise, such as wide or circled ones."""
    return cleaned(unicodedata.normalize("NFKC", text), "blank_name")[: limits.NAME].strip()
