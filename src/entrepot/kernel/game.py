"""Game: a title with its box, its options and its moves; deals tables."""

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, final

from .box import Box
from .dice import LARGEST_SEED, Dice, check_seed
from .errors import BadOption
from .moves import Catalogue
from .position import Position
from .words import Words

if TYPE_CHECKING:
    from .table import Table

Choice = bool | int | str
Advice = Callable[[Position, int], int]
"""A sensible move of a seat by rules of thumb, in a position that may be a sampled one."""
Setup = Callable[[int, Dice, dict[str, Choice]], Position]


@final
class Option:
    """Something that can be chosen when a table is opened."""

    def __init__(self, default: Choice, values: tuple[Choice, ...], about: str) -> None:
        self.default = default
        self.values = values
        self.about = about


@final
class Game:
    """A title. `version` is raised whenever the same moves would lead to another game than before."""

    def __init__(
        self,
        name: str,
        title: str,
        version: int,
        seats: range,
        options: dict[str, Option],
        box: Box,
        moves: Catalogue,
        words: Words,
        setup: Setup,
        advise: Advice | None = None,
    ) -> None:
        self.name = name
        self.title = title
        self.version = version
        self.seats = seats
        self.options = options
        self.box = box
        self.moves = moves
        self.words = words
        self.setup = setup
        self.advise = advise

    def chosen(self, options: dict[str, Choice]) -> dict[str, Choice]:
        """All options with the values given, the defaults where none is given."""
        for name, value in options.items():
            known = self.options.get(name)
            if known is None:
                has = f"it has {', '.join(self.options)}" if self.options else "it has none"
                raise BadOption(f'{self.title} has no option "{name}"; {has}.')
            if not any(value == other and type(value) is type(other) for other in known.values):
                among = ", ".join(str(other) for other in known.values)
                raise BadOption(f'The option "{name}" of {self.title} is one of {among}, not {value!r}.')
        return {name: options.get(name, option.default) for name, option in self.options.items()}

    def start(self, seats: int, seed: int, options: dict[str, Choice]) -> Position:
        """A position at the first decision, telling its events."""
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in self.seats:
            raise BadOption(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats}.")
        position = self.setup(seats, Dice(check_seed(seed)), self.chosen(options))
        position.settle()
        return position

    def deal(self, seats: int, seed: int | None = None, **options: Choice) -> "Table":
        """Open a table. Without a seed, chance decides."""
        from .table import Table

        return Table(self, seats, secrets.randbelow(LARGEST_SEED) if seed is None else seed, options)
