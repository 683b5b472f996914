"""Game: a title with its box, its options and its moves; deals tables."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import final

from .advice import Worth, best_move
from .box import Box
from .declared import Asked, Told
from .dice import Dice, dice_of, seed_or_any
from .encoding import Encoding
from .errors import BadOption, UnknownBot
from .estimate import Estimate, Terms
from .moves import Catalogue
from .options import Choice, Option
from .position import Census, Functions, Outlook, Position, Redeal, ScoreSheet, View, Winners
from .printed import Printed
from .reasons import Reasons, WhyNot
from .table import Table
from .words import Words

Setup = Callable[[int, Dice, dict[str, Choice]], Position]


@final
class Game:
    """A title. `version` is raised whenever the same moves would lead to another game than before.

    It declares its events and prompts, and hands over its functions: `setup` lays the table, the others are asked
    through a position (see there); `worth`, where there is one, lets the bot `greedy` play, `estimate` and `terms` tell
    with how many points a seat is expected to end, `outlook` tells people what a move leads to, `why_not` why it cannot
    be played now (by one of its `reasons`), and `encode` tells nets in numbers what a seat may know.
    """

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
        events: Mapping[str, Told],
        prompts: Mapping[str, Asked],
        setup: Setup,
        view: View,
        redeal: Redeal,
        census: Census,
        score_sheet: ScoreSheet,
        winners: Winners,
        worth: Worth | None = None,
        estimate: Estimate | None = None,
        terms: Terms | None = None,
        horizon: int = 40,
        outlook: Outlook | None = None,
        reasons: Reasons | None = None,
        why_not: WhyNot | None = None,
        encode: Encoding | None = None,
        lessons: Path | None = None,
        printed: Printed | None = None,
    ) -> None:
        self.name = name
        self.title = title
        self.version = version
        self.seats = seats
        self.options = options
        self.box = box
        self.moves = moves
        self.words = words
        self.events = events
        self.prompts = prompts
        self.setup = setup
        self.functions = Functions(view, redeal, census, score_sheet, winners)
        self.worth = worth
        self.estimate = estimate
        self.terms = terms
        self.horizon = horizon
        """After so many decisions by the rules of thumb, search trusts the estimate as much as playing on."""
        self.outlook = outlook
        self.reasons = Reasons() if reasons is None else reasons
        self.why_not = why_not
        self.encode = encode
        self.lessons = lessons
        """The folder of its lessons."""
        self.printed = printed
        """What can be read off its components by somebody who owns the game."""

    def chosen(self, options: dict[str, Choice]) -> dict[str, Choice]:
        """All options with the values given, the defaults where none is given."""
        for name, value in options.items():
            known = self.options.get(name)
            if known is None:
                key = "no_option" if self.options else "no_options"
                raise BadOption(key, {"title": self.title, "option": name, "options": list(self.options)})
            if not any(value == other and type(value) is type(other) for other in known.values):
                among = [str(other) for other in known.values]
                raise BadOption(
                    "wrong_option", {"title": self.title, "option": name, "values": among, "value": repr(value)}
                )
        return {name: options.get(name, option.default) for name, option in self.options.items()}

    def wrong_seats(self, seats: object) -> BadOption:
        """The refusal of a number of seats."""
        least, most = self.seats[0], self.seats[-1]
        return BadOption("wrong_seats", {"title": self.title, "least": least, "most": most, "seats": str(seats)})

    def start(self, seats: int, seed: int, options: dict[str, Choice]) -> Position:
        """A position at the first decision, telling its events."""
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in self.seats:
            raise self.wrong_seats(seats)
        position = self.setup(seats, dice_of(seed), self.chosen(options))
        position.functions = self.functions
        position.settle()
        return position

    def open(self, seats: int, seed: int, options: dict[str, Choice]) -> Table:
        """Open a table with exactly this seed and these options."""
        return Table(self, seats, seed, options)

    def deal(self, seats: int, seed: int | None = None, **options: Choice) -> Table:
        """Open a table. Without a seed, chance decides."""
        return self.open(seats, seed_or_any() if seed is None else seed, options)

    def encoding(self) -> Encoding:
        """How the game is told in numbers."""
        if self.encode is None:
            raise BadOption("no_encoding", {"title": self.title})
        return self.encode

    def advise(self, position: Position, seat: int) -> int:
        """The legal move of a seat that looks best, by the game's rules of thumb."""
        if self.worth is None:
            raise UnknownBot("no_advice", {"title": self.title})
        return best_move(self.worth, position, seat)
