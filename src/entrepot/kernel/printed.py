"""What a game declares of the printed values of its box, so that an owner of the real game can enter them.

The shapes of the values are those of `box/facts.py`; here stands which of them are printed on which part of the game,
what a text among them can be, and which stand-ins of the box are no printed values at all: ids, names, drawings.
"""

from collections.abc import Mapping, Sequence
from typing import final


@final
class Among:
    """What a text can be: ids, or those that a key of another table has ("card.name").

    `called`: the key by which the words of the game name them.
    """

    def __init__(self, called: str, ids: Sequence[str] | str) -> None:
        self.called = called
        self.ids = ids


@final
class Printed:
    """What can be read off the components of a game.

    `parts`: for each part of the box its tables, and of each table the keys in the order in which they are printed; a
    key with a question mark may be missing. `ours`: stand-ins that are printed nowhere, as `table.key` or `table.*`.
    `rules`: the numbers of the rules that say what a value can be.
    """

    def __init__(
        self,
        shape: type,
        parts: Mapping[str, Mapping[str, Sequence[str]]],
        ours: Sequence[str],
        among: Mapping[str, Among],
        rules: Mapping[str, str],
    ) -> None:
        self.shape = shape
        self.parts = parts
        self.ours = ours
        self.among = among
        self.rules = rules

    def keys(self, table: str) -> list[str]:
        """The printed keys of a table."""
        for tables in self.parts.values():
            if table in tables:
                return [key.rstrip("?") for key in tables[table]]
        return []
