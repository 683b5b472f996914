"""What a game declares of its events and prompts: which there are, what their values are, and who gets them.

A value is a number, a seat or an id, or several of these: never a text that people read. What is called how is a matter
of the words.
"""

from collections.abc import Mapping
from typing import Final, final


@final
class Value:
    """What a value is: a number, a seat, or the id of something, say of a card.

    `many` is a list of them; where it is `optional`, None stands for nothing. `among`: the ids, where they are few and
    no box changes them.
    """

    def __init__(self, of: str, many: bool = False, optional: bool = False, among: tuple[str, ...] = ()) -> None:
        self.of = of
        self.many = many
        self.optional = optional
        self.among = among

    def holds(self, value: object) -> bool:
        """Whether a value is of this kind."""
        if self.many:
            return isinstance(value, list) and all(self._holds_one(part) for part in value)
        if self.of == "amounts":
            return isinstance(value, dict) and all(NUMBER.holds(count) for count in value.values())
        return self._holds_one(value)

    def _holds_one(self, value: object) -> bool:
        if value is None:
            return self.optional
        if self.of in ("number", "seat"):
            return isinstance(value, int) and not isinstance(value, bool)
        return isinstance(value, str) and (not self.among or value in self.among)


NUMBER: Final = Value("number")
NUMBERS: Final = Value("number", many=True)
SEAT: Final = Value("seat")
SEATS: Final = Value("seat", many=True)
AMOUNTS: Final = Value("amounts")
"""How many of what: numbers by id, such as {"silk": 2, "yen": 1}."""


@final
class Told:
    """A kind of event: its values for everybody, those for its seat alone, and whether it has a seat."""

    def __init__(
        self, values: Mapping[str, Value], private: Mapping[str, Value] | None = None, seat: bool = True
    ) -> None:
        self.values = values
        self.private: Mapping[str, Value] = {} if private is None else private
        self.seat = seat


@final
class Asked:
    """A kind of prompt: the values of its sentence, which only the seat that is asked gets."""

    def __init__(self, values: Mapping[str, Value]) -> None:
        self.values = values


def fault(declared: Mapping[str, Value], values: Mapping[str, object]) -> str:
    """How values differ from what is declared of them; empty where they do not."""
    if set(declared) != set(values):
        return f"it has {', '.join(sorted(values)) or 'no values'}, declared: {', '.join(sorted(declared)) or 'none'}"
    for name, value in values.items():
        if not declared[name].holds(value):
            return f"{name} is {value!r}, declared: {'several of ' if declared[name].many else ''}{declared[name].of}"
    return ""
