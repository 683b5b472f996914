"""Sight: what one seat may know. Bots choose from a sight, never from a position."""

from typing import TYPE_CHECKING, final

from .dice import Dice
from .events import Prompt
from .moves import Move
from .position import Position

if TYPE_CHECKING:
    from .game import Game


@final
class Sight:
    """The view, the question and the legal moves of one seat, and positions it cannot tell from the true one."""

    def __init__(self, game: "Game", position: Position, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._position = position

    def view(self) -> dict[str, object]:
        """The board as JSON, as this seat sees it."""
        return self._position.view(self.seat)

    def moves(self) -> list[Move]:
        """The legal moves of this seat."""
        return [self.game.moves.all[number] for number in self._position.moves(self.seat)]

    def prompt(self) -> Prompt | None:
        """What this seat is asked; None when it is not."""
        if self.seat not in self._position.waiting():
            return None
        return self._position.agenda[-1].prompt(self._position, self.seat)

    def sample(self, dice: Dice) -> Position:
        """A position that this seat cannot tell from the true one, its own to play with."""
        twin = self._position.copy()
        twin.redeal(self.seat, Dice(dice.seed()))
        return twin

    def row(self) -> bytes:
        """What this seat may know, in numbers: `game.encoding().layout` says what they mean."""
        return self.game.encoding().row(self._position, self.seat)

    def mask(self) -> bytes:
        """A 1 for each move that this seat may play, by number; seats that moves name are counted from this one."""
        return self.game.encoding().mask(self._position, self.seat)

    def meant(self, number: int) -> Move:
        """The move that this seat means by a number of its mask."""
        return self.game.moves.all[self.game.encoding().absolute(number, self.seat, self._position.seats)]
