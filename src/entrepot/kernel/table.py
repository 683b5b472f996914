"""Table: a position with its ledger. The checked, public face of a game in progress."""

from collections.abc import Iterable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypedDict, final

from .declared import SEAT
from .dice import Dice
from .errors import BadOption, CannotUndo, IllegalMove, Phrase, Said
from .events import Event, Prompt
from .hints import Hints, hints_for
from .moves import Move
from .options import Choice
from .position import Position
from .reasons import NOT_NOW, Reason
from .save import write_save
from .sight import Sight

if TYPE_CHECKING:
    from .game import Game

GOES_ON: Final = "goes on"
ENDS_TURN: Final = "ends turn"
REVEALS: Final = "reveals"
HINT_TRIES: Final = 400
"""How many tries a hint is made of, unless one says otherwise."""
Then = Literal["goes on", "ends turn", "reveals"]
"""What a move leads to: more of the same turn, its end, or something new to see (no way back)."""


class Foresight(NamedTuple):
    """What is certain of a legal move before it is played. `outlook`: what the game says of it, such as its price.

    `next`: where the game says nothing and the turn goes on, what the seat is asked then.
    """

    then: Then
    outlook: Mapping[str, object]
    next: Prompt | None = None


class TableView(TypedDict):
    """What every game's view has; `board` is the game's own part."""

    game: str
    seats: int
    options: dict[str, Choice]
    seat: int | None
    index: int
    waiting: list[int]
    over: bool
    winners: list[int]
    score_sheet: list[dict[str, int]] | None
    board: dict[str, object]


def view_of(game: "Game", options: Mapping[str, Choice], position: Position, seat: int | None, index: int) -> TableView:
    """A position as JSON for one seat, or (None) for a watcher, after so many moves."""
    return {
        "game": game.name,
        "seats": position.seats,
        "options": dict(options),
        "seat": seat,
        "index": index,
        "waiting": list(position.waiting()),
        "over": position.over,
        "winners": list(position.winners()) if position.over else [],
        "score_sheet": position.score_sheet() if position.over else None,
        "board": position.view(seat),
    }


@final
class Table:
    """Seats, moves and their consequences. A refused call changes nothing.

    A position that lies on a table is never changed, only replaced: a move is played on a copy of it. So tables may
    share positions.
    """

    def __init__(self, game: "Game", seats: int, seed: int, options: dict[str, Choice]) -> None:
        self.game = game
        self.seed = seed
        self.options = game.chosen(options)
        self.position: Position = game.start(seats, seed, options)
        self.ledger: list[tuple[int, Move]] = []
        self.history: list[list[Event]] = []
        """The events of every move of the ledger."""
        self.opening: list[Event] = self.position.told
        """The events of the setup."""
        self.position.told = []
        self._before: list[Position] = []
        """Copies from before each of the last moves that can still be taken back."""

    @property
    def seats(self) -> int:
        return self.position.seats

    @property
    def over(self) -> bool:
        return self.position.over

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may move now."""
        return tuple(self.position.waiting())

    def moves(self, seat: int) -> list[Move]:
        """The legal moves of a seat; none when it is not asked."""
        return self.sight(seat).moves()

    def prompt(self, seat: int) -> Prompt | None:
        """What the seat is asked; None when it is not."""
        return self.sight(seat).prompt()

    def play(self, seat: int, move: Move | str | int) -> list[Event]:
        """Play a move, given as Move, text or number; say what it caused."""
        self._check_seat(seat)
        wanted = self.game.moves.read(move)
        asked = self.waiting
        if seat not in asked:
            raise self._not_asked(seat)
        if wanted.number not in self.position.moves(seat):
            raise self._not_possible(seat, wanted)
        before = self.position
        self.position = self._play_on_copy(before, seat, wanted.number)
        self.ledger.append((seat, wanted))
        self.history.append(self.position.told)
        self.position.told = []
        if self._keeps_everyone_in_place(asked, seat):
            self._before.append(before)
        else:
            self._before = []
        return list(self.history[-1])

    def undoable(self, seat: int) -> int:
        """How many moves of this seat `restart` would take back."""
        self._check_seat(seat)
        count = 0
        while count < len(self._before) and self.ledger[-1 - count][0] == seat:
            count += 1
        return count

    def can_undo(self, seat: int) -> bool:
        """Whether `undo` would take back a move of this seat."""
        return self.undoable(seat) > 0

    def undo(self, seat: int) -> Move:
        """Take back the seat's last move, where it came last, revealed nothing and left everyone else's turn alone."""
        self._check_seat(seat)
        if not self.ledger:
            raise CannotUndo("nothing_played")
        if self.ledger[-1][0] != seat:
            raise CannotUndo("moved_since")
        if not self._before:
            raise CannotUndo("move_stays")
        self.position = self._before.pop()
        self.history.pop()
        return self.ledger.pop()[1]

    def restart(self, seat: int) -> list[Move]:
        """Take back all of the seat's turn that can be: undo after undo. The latest comes first."""
        taken_back = [self.undo(seat)]
        while self.can_undo(seat):
            taken_back.append(self.undo(seat))
        return taken_back

    def foresee(self, seat: int, luck: Dice | None = None) -> dict[int, Foresight]:
        """For each legal move of the seat: does it go on, end its turn, or reveal something? What does it lead to?

        Tried out on a position that the seat cannot tell from the true one, so the answer gives nothing away: a redeal
        depends on the dice and on what the seat sees alone, which is a law of the conformance kit. `luck` chooses
        another of those positions; what the game says of a move does not depend on it, by another law.
        """
        self._check_seat(seat)
        asked = self.waiting
        if seat not in asked:
            return {}
        sample = self.sight(seat).sample(Dice(len(self.ledger)) if luck is None else luck)
        return {number: self._foresight(sample, asked, seat, number) for number in sample.moves(seat)}

    def why_not(self, seat: int, move: Move | str | int, luck: Dice | None = None) -> Reason | None:
        """Why the seat cannot play a move of the catalogue now: what a player would name first. None: it can.

        Like what is foreseen, it is decided on a position that the seat cannot tell from the true one; `luck` chooses
        another of those, and by a law of the conformance kit the reason does not depend on it.
        """
        self._check_seat(seat)
        wanted = self.game.moves.read(move)
        if seat not in self.waiting:
            return self._not_asked(seat).reason
        if wanted.number in self.position.moves(seat):
            return None
        return self._reason(seat, wanted, luck)

    def why_none(self, seat: int, moves: Iterable[Move | str | int]) -> tuple[Move, Reason] | None:
        """The same for a thing on the table that stands for several moves: the one most likely meant, with its reason.

        That is one of a kind that is possible now, and the one that comes furthest: whose reason is declared last.
        Where all belong to another moment, it is the first. None where one of them can be played.
        """
        wanted = [self.game.moves.read(move) for move in moves]
        legal = {move.number: move.verb for move in self.moves(seat)}
        if not wanted or any(move.number in legal for move in wanted):
            return None
        near = [move for move in wanted if move.verb in legal.values()] or wanted
        order = {key: place for place, key in enumerate(self.game.reasons) if not key.endswith(NOT_NOW)}
        given = [(move, reason) for move in near if (reason := self.why_not(seat, move)) is not None]
        return max(given, key=lambda one: order.get(one[1].key, -1))

    def hints(self, seat: int, iterations: int = HINT_TRIES, seed: int = 0) -> Hints:
        """The two or three moves that look best for the seat, each with what it leads to, from what the seat may know.

        The chance to win and the expected final points by term; the same number of tries and the same seed give the
        same hints.
        """
        self._check_seat(seat)
        if seat not in self.waiting:
            raise self._not_asked(seat)
        return hints_for(self.sight(seat), iterations, seed)

    def scores(self) -> list[int]:
        """What the game would pay each seat now; final when it is over."""
        return self.position.scores()

    def score_sheet(self) -> list[dict[str, int]]:
        """For each seat its points by category, adding up to `scores()`."""
        return self.position.score_sheet()

    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none before the end."""
        return tuple(self.position.winners()) if self.over else ()

    def view(self, seat: int | None) -> TableView:
        """The table as JSON for one seat, or (None) for a watcher. Nothing else leaves the process."""
        if seat is not None:
            self._check_seat(seat)
        return view_of(self.game, self.options, self.position, seat, len(self.ledger))

    def sight(self, seat: int) -> Sight:
        """What the seat may know: what bots get."""
        self._check_seat(seat)
        return Sight(self.game, self.position, seat)

    def copy(self) -> "Table":
        """A table of its own at the same moment, with the same ledger."""
        twin = self.branch()
        twin.position = self.position.copy()
        return twin

    def branch(self) -> "Table":
        """A copy for playing on by `play` and `undo` alone: it shares the positions, which these never change."""
        twin = Table.__new__(Table)
        twin.game, twin.seed, twin.options, twin.opening = self.game, self.seed, self.options, self.opening
        twin.position = self.position
        twin.ledger = self.ledger[:]
        twin.history = self.history[:]
        twin._before = self._before[:]
        return twin

    def at(self, index: int) -> "Table":
        """A table of its own as this one was after so many moves."""
        if not 0 <= index <= len(self.ledger):
            raise BadOption("no_index", {"index": index, "moves": len(self.ledger)})
        then = Table(self.game, self.seats, self.seed, self.options)
        for seat, move in self.ledger[:index]:
            then.play(seat, move)
        return then

    def save(self) -> str:
        """The whole table as readable text; `entrepot.restore` reads it."""
        return write_save(self)

    def _foresight(self, sample: Position, asked: tuple[int, ...], seat: int, number: int) -> Foresight:
        after = self._play_on_copy(sample, seat, number)
        outlook = self.game.outlook
        known = outlook(sample, after, seat, number) if outlook else {}
        if after.revealed:
            return Foresight(REVEALS, known)
        if after.over or tuple(after.waiting()) != asked:
            return Foresight(ENDS_TURN, known)
        return Foresight(GOES_ON, known, None if known else after.agenda[-1].prompt(after, seat))

    def _play_on_copy(self, before: Position, seat: int, number: int) -> Position:
        position = before.copy()
        position.telling = True
        position.revealed = False
        rolls = position.dice.rolls
        position.play(seat, number)
        if position.dice.rolls != rolls:
            position.revealed = True
        return position

    def _keeps_everyone_in_place(self, asked: tuple[int, ...], seat: int) -> bool:
        """Whether the move just played left all other seats where they were, with nothing new to see."""
        others = [other for other in asked if other != seat]
        others_now = [other for other in self.waiting if other != seat]
        return not self.over and not self.position.revealed and others == others_now

    def _reason(self, seat: int, move: Move, luck: Dice | None = None) -> Reason:
        """Why a seat that is asked cannot play this move."""
        if self.game.why_not is None:
            return Reason("not_possible", values={"move": move.text, "seat": seat})
        sample = self.sight(seat).sample(Dice(len(self.ledger)) if luck is None else luck)
        return self.game.why_not(sample, seat, move.number)

    def _not_possible(self, seat: int, move: Move) -> IllegalMove:
        reason = self._reason(seat, move)
        values: dict[str, Said] = {"move": move.text, "seat": seat}
        if not reason.rule:
            return IllegalMove("not_possible", values, reason)
        saying = partial(self._said, reason)
        return IllegalMove("not_possible", values, reason, saying(self.game.words.language), saying)

    def _said(self, reason: Reason, language: str) -> str:
        """The sentence of a reason, for no seat in particular: a seat is "seat 1"."""
        seats = {name for name, value in self.game.reasons[reason.key].values.items() if value.of == SEAT.of}
        called = {
            name: Phrase("seat", {"seat": value}).said(language) if name in seats and isinstance(value, int) else value
            for name, value in reason.values.items()
        }
        return self.game.words.into(language).say(reason.wording, called)

    def _not_asked(self, seat: int) -> IllegalMove:
        if self.over:
            return IllegalMove("over")
        return IllegalMove("not_your_turn", {"seat": seat, "waiting": list(self.waiting)})

    def _check_seat(self, seat: int) -> None:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.seats:
            raise BadOption("no_seat", {"seat": repr(seat), "last": self.seats - 1})
