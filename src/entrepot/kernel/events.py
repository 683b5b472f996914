"""What a move caused, as data: feeds the log in words, the animations and the playthrough files."""

from typing import final

from .nothing import seat_or_none


@final
class Event:
    """One thing that happened: `kind` says what, `seat` to whom (-1: to nobody in particular).

    `values` is for everybody. `private` holds what only the seat may know, over the public values of the same name:
    who draws two cards sees which, the others see two backs.
    """

    def __init__(
        self, kind: str, seat: int, values: dict[str, object], private: dict[str, object] | None = None
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.values = values
        self.private: dict[str, object] = private if private is not None else {}

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """The event as JSON, for one seat or (None) for a watcher."""
        values = self.values
        if self.private and seat == self.seat:
            values = {**values, **self.private}
        return {"kind": self.kind, "seat": seat_or_none(self.seat), **values}

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.seat}, {self.values!r})"


@final
class Prompt:
    """What a seat is asked: a key, the number of the rule, and for the seat itself a sentence with its values.

    Key and rule are for everybody: they may say nothing that the others may not know. `wording` names the sentence
    in the words of the game where one question has several; like the values, it is for the seat alone.
    """

    def __init__(self, key: str, rule: str, values: dict[str, object] | None = None, wording: str = "") -> None:
        self.key = key
        self.rule = rule
        self.values: dict[str, object] = values if values is not None else {}
        self.wording: str = wording if wording else key

    def as_json(self) -> dict[str, object]:
        return {"key": self.key, "rule": self.rule, "wording": self.wording, "values": self.values}

    def __repr__(self) -> str:
        return f"Prompt({self.key!r}, {self.rule!r}, {self.values!r})"
