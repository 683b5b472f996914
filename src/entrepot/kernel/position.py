"""Position and Step: the contract that every game fulfils.

A position is everything on the table at one moment. Its agenda is a stack of steps; the step on top says who is asked
and what is legal. Playing a move takes the step off, lets it do its part and push the steps that follow.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from .dice import Dice
from .events import Event, Prompt
from .nothing import NOBODY

TOGETHER: Final = -2
"""The seat of a step that asks several seats at once, in any order with the same result."""

P = TypeVar("P", bound="Position")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[P]):
    """One pending decision. Never changed once it is on the agenda, only replaced: copies of a position share it.

    A step of `NOBODY` asks nobody: it happens as soon as it is on top of the agenda.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def asked(self, position: P) -> list[i64]:
        """The seats that are asked. Only steps of `TOGETHER` say something else than their one seat."""
        return [self.seat]

    def moves(self, position: P, seat: i64) -> list[i64]:
        """Every legal move of the seat, exactly, each once."""
        raise NotImplementedError(type(self).__name__)

    def play(self, position: P, seat: i64, move: i64) -> None:
        """Do what the move says. The step is already off the agenda."""
        raise NotImplementedError(type(self).__name__)

    def happen(self, position: P) -> None:
        """For steps of `NOBODY`: what happens without a decision."""
        raise NotImplementedError(type(self).__name__)

    def public(self) -> bool:
        """True where what is legal follows from what lies open to all.

        Then a move without an alternative tells nobody anything, and the position takes it by itself.
        """
        return False

    def prompt(self, position: P, seat: i64) -> Prompt:
        """What the seat is asked."""
        raise NotImplementedError(type(self).__name__)


View = Callable[[Any, int | None], Mapping[str, object]]
"""The JSON picture of a position for one seat, or (None) for a watcher."""
Redeal = Callable[[Any, int, Dice], None]
"""Makes of a position one that the seat cannot tell from it: reshuffles what it cannot see, reseeds chance."""
Census = Callable[[Any], dict[str, int]]
"""How many pieces of each kind there are, wherever they lie: the same at every moment of a game."""
ScoreSheet = Callable[[Any], list[dict[str, int]]]
"""For each seat its points by category, as the game would pay now."""
Winners = Callable[[Any], list[int]]
"""The seats that would win now: the most points, then the tie-breakers of the game."""
Outlook = Callable[[Any, Any, int, int], Mapping[str, object]]
"""What is certain of a seat's move, such as its price: told from the position before it and the one after it.

Both are positions that the seat cannot tell from the true ones; what they hide must not matter.
"""


@final
class Functions:
    """What a game does with whole positions, in rooms of its own. Its Game is given them, its positions carry them."""

    def __init__(self, view: View, redeal: Redeal, census: Census, score_sheet: ScoreSheet, winners: Winners) -> None:
        self.view = view
        self.redeal = redeal
        self.census = census
        self.score_sheet = score_sheet
        self.winners = winners


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """Everything on the table, hidden parts included. Unchecked and fast: people and servers use a Table."""

    functions: Functions

    def __init__(self, seats: i64, dice: Dice) -> None:
        self.seats: i64 = seats
        self.dice: Dice = dice
        self.over: bool = False
        self.agenda: list[Step[Any]] = []
        self.telling: bool = False
        self.told: list[Event] = []
        self.revealed: bool = False

    # What a game fulfils -------------------------------------------------------------------------------------------

    def copy(self) -> "Position":
        """A twin that shares nothing changeable. Begin with `twin.take_over(self)`."""
        raise NotImplementedError(type(self).__name__)

    def progress(self) -> dict[str, int | str]:
        """How far the game is, in public values that lists of tables show, such as {"round": 3, "rounds": 7}."""
        return {}

    # What a game is given functions for ------------------------------------------------------------------------------

    def redeal(self, seat: i64, dice: Dice) -> None:
        """Become a position that the seat cannot tell from this one."""
        self.functions.redeal(self, seat, dice)

    def view(self, seat: int | None) -> dict[str, object]:
        """The JSON picture for one seat, or (None) for a watcher."""
        return dict(self.functions.view(self, seat))

    def score_sheet(self) -> list[dict[str, int]]:
        """For each seat its points by category, as the game would pay now."""
        return self.functions.score_sheet(self)

    def winners(self) -> list[int]:
        """The seats that would win now."""
        return self.functions.winners(self)

    def census(self) -> dict[str, int]:
        """How many pieces of each kind there are, wherever they lie."""
        return self.functions.census(self)

    # What every position has ---------------------------------------------------------------------------------------

    def take_over(self, source: "Position") -> None:
        """Copy what the kernel keeps. Events are not taken over: they belong to the table that listens."""
        self.functions = source.functions
        self.dice = source.dice.copy()
        self.over = source.over
        self.agenda = source.agenda[:]
        self.revealed = source.revealed

    def ask(self, step: Step[Any]) -> None:
        """Put a step on top of the agenda."""
        self.agenda.append(step)

    def waiting(self) -> list[i64]:
        """The seats that are asked now."""
        if self.over or not self.agenda:
            return []
        step = self.agenda[-1]
        if step.seat == TOGETHER:
            return step.asked(self)
        return [step.seat]

    def moves(self, seat: i64) -> list[i64]:
        """The legal moves of a seat; none when it is not asked."""
        if self.over or not self.agenda:
            return []
        step = self.agenda[-1]
        if step.seat == seat or (step.seat == TOGETHER and seat in step.asked(self)):
            return step.moves(self, seat)
        return []

    def play(self, seat: i64, move: i64) -> None:
        """Play a legal move, then everything that follows without a decision."""
        step = self.agenda.pop()
        step.play(self, seat, move)
        self.settle()

    def settle(self) -> None:
        """Let happen what needs no decision, until somebody is asked or the game is over."""
        while not self.over:
            if not self.agenda:
                raise RuntimeError(f"{type(self).__name__} has nothing on its agenda, but is not over")
            step = self.agenda[-1]
            if step.seat == NOBODY:
                self.agenda.pop()
                step.happen(self)
            elif step.seat == TOGETHER:
                if step.asked(self):
                    return
                self.agenda.pop()
            elif step.public():
                moves = step.moves(self, step.seat)
                if len(moves) != 1:
                    return
                self.agenda.pop()
                step.play(self, step.seat, moves[0])
            else:
                return

    def scores(self) -> list[int]:
        """What the game would pay each seat now."""
        return [sum(sheet.values()) for sheet in self.score_sheet()]

    def tell(self, event: Event) -> None:
        """Record an event. Games ask `telling` first, so that search pays nothing for events nobody hears."""
        if self.telling:
            self.told.append(event)

    def reveal(self) -> None:
        """Note that something hidden came to light or was drawn: no undo goes behind it."""
        self.revealed = True
