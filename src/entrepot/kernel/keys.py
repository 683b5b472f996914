"""Keys: what one types to play a move.

A key is made of the move alone, so it is the same all through every game: the key of its verb, then a short sign for
each value. Numbers are typed as they are (`bid 12` is 12), other values by letters of their names (`red 5` is r5).
A game says in its catalogue what its verbs are typed as; that no two legal moves are typed alike is a law of the
conformance kit.
"""

import re
from collections.abc import Sequence

RESERVED = "u"
"""Takes back, at every table; it is in no key."""
ALPHABET = [letter for letter in "abcdefghijklmnopqrstuvwxyz" if letter != RESERVED]
FEW = 10
"""So many values have signs of one letter, more have two."""
PARTS = re.compile(r"[a-z]+|[0-9]+")


def signs(values: Sequence[int | str]) -> list[str]:
    """A sign for each value of a list, all different and none the beginning of another, unless they are numbers."""
    if all(isinstance(value, int) for value in values):
        return [str(value) for value in values]
    parts = [PARTS.findall(str(value).lower()) or ["x"] for value in values]
    wishes = [_single(own, parts) for own in parts] if len(values) <= FEW else [_double(own) for own in parts]
    length = 1 if len(values) <= FEW else 2
    taken: set[str] = set()
    found: list[str] = []
    for wished in wishes:
        sign = _first_free(wished, length, taken)
        taken.add(sign)
        found.append(sign)
    return found


def _first_free(wished: list[str], length: int, taken: set[str]) -> str:
    """One of those that are wished; any of that length where none is free, as for a name without letters."""
    for sign in wished:
        if sign not in taken and RESERVED not in sign:
            return sign
    for first in ALPHABET:
        for sign in [first] if length == 1 else [first + second for second in ALPHABET]:
            if sign not in taken:
                return sign
    raise ValueError("too many values for one key")


def _single(own: list[str], all_parts: list[list[str]]) -> list[str]:
    """The initial or the number that no other value has; else any letter of the name, in order."""
    sure: list[str] = []
    if sum(parts[0][0] == own[0][0] for parts in all_parts) == 1:
        sure.append(own[0][0])
    last = own[-1]
    if last.isdigit() and len(last) == 1 and sum(parts[-1] == last for parts in all_parts) == 1:
        sure.append(last)
    return sure + [letter for letter in "".join(own) if letter.isalpha()]


def _double(own: list[str]) -> list[str]:
    """The first and the last initial, or two in order; else the first letter and another; else any two."""
    initials = [part[0] for part in own]
    letters = "".join(own)
    pairs = [initials[0] + initials[-1]] if len(own) > 1 else []
    pairs += [first + second for at, first in enumerate(initials) for second in initials[at + 1 :]]
    with_first = [letters[0] + letter for letter in letters[1:]]
    return pairs + with_first + [first + second for at, first in enumerate(letters) for second in letters[at + 1 :]]


def verb_keys(names: Sequence[str], said: dict[str, str]) -> list[str]:
    """The key of each verb: the one said, or else a sign of its own."""
    unsaid = [name for name in names if name not in said]
    given = dict(zip(unsaid, signs(unsaid), strict=True)) if unsaid else {}
    return [said[name] if name in said else given[name] for name in names]
