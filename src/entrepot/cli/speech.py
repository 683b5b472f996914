"""Sentences for people: what seats are called, what happened, what is asked, what a move means."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import final

from entrepot import Event, Game, Move, Prompt, Reason, Table
from entrepot.kernel.table import Foresight
from entrepot.kernel.words import SECOND, THIRD

from .texts import say

SEATS = ("seat", "other", "owner", "bidder")
"""The values of sentences that are seats."""


@dataclass(frozen=True)
class Names:
    """What the seats are called: in full on panels, plainly in sentences, short on markers."""

    full: tuple[str, ...]
    plain: tuple[str, ...]
    short: tuple[str, ...]


Spelling = Callable[[Game, str, Mapping[str, object], Mapping[str, object] | None], Mapping[str, object]]
"""The values of a sentence as people call them: the sentence's key, its values, the view where one is at hand."""


def as_they_are(
    game: Game, key: str, values: Mapping[str, object], view: Mapping[str, object] | None
) -> Mapping[str, object]:
    """For games whose values read well by themselves."""
    return values


def neutral_names(seats: int) -> Names:
    """For a game that one only looks at."""
    names = tuple(say("seat", seat=seat) for seat in range(seats))
    return Names(names, names, tuple(say("seat.short", seat=seat) for seat in range(seats)))


def names_at_table(seats: int, own: int, bots: Sequence[str]) -> Names:
    """For a game one plays in, against bots; they are numbered in the order of their seats."""
    names = [
        (say("bot.full", number=number, bot=bot), say("bot", number=number), say("bot.short", number=number))
        for number, bot in enumerate(bots, start=1)
    ]
    names.insert(own, (say("you"), say("you"), say("you.other")))
    full, plain, short = zip(*names[:seats], strict=True)
    return Names(full, plain, short)


@final
class Speech:
    """Says things about one game in its words, to one seat or (None) to a watcher."""

    def __init__(self, game: Game, names: Names, seat: int | None, spelling: Spelling = as_they_are) -> None:
        self.game = game
        self.words = game.words
        self.names = names
        self.seat = seat
        self.spelling = spelling

    def _say(self, key: str, values: Mapping[str, object], view: Mapping[str, object] | None = None) -> str:
        return self.words.say(key, dict(self.spelling(self.game, key, self._named(values), view)))

    def event(self, event: Event) -> str:
        """What happened, as far as the listener may know."""
        seen = event.seen_by(self.seat)
        who = seen["seat"]
        key = f"event.{event.kind}"
        own = f"{key}_own"  # a sentence for the seat itself, with what only it may know
        if who is not None and who == self.seat and self.words.has(own):
            key = own
        return self._say(key, seen)

    def move(self, move: Move, view: Mapping[str, object] | None = None) -> str:
        """What playing the move means, on the table of the view."""
        return self._say(f"move.{move.verb}", move.args, view)

    def will(self, foresight: Foresight, view: Mapping[str, object] | None = None) -> str:
        """What is certain of a move before it is played: what the game says of it, else what is asked then."""
        said = self.words.will(self.spelling(self.game, "will", self._named(foresight.outlook), view))
        if said or foresight.next is None:
            return said
        return say("play.then", question=self.prompt(foresight.next))

    def prompt(self, prompt: Prompt) -> str:
        """What is asked."""
        return self._say(f"prompt.{prompt.wording}", prompt.values)

    def reason(self, reason: Reason) -> str:
        """Why a move cannot be played, as the game says it."""
        return self._say(reason.wording, reason.values)

    def _named(self, values: Mapping[str, object]) -> dict[str, object]:
        """Values with names for seats; whoever listens and acts is "You", and the verb is told so, else "you"."""
        named = {**values, "person": SECOND if self._is_you(values.get("seat")) else THIRD}
        for key in SEATS:
            seat = values.get(key)
            if isinstance(seat, int):
                named[key] = say("you.other") if key != "seat" and self._is_you(seat) else self.names.plain[seat]
        return named

    def _is_you(self, seat: object) -> bool:
        """Whether a seat is called "you": it is the listener's, at a table where one plays."""
        return isinstance(seat, int) and seat == self.seat and self.names.plain[seat] == say("you")

    def score(self, category: str) -> str:
        """The name of a category of the score sheet."""
        key = f"score.{category}"
        return self.words.say(key, {}) if self.words.has(key) else category.replace("_", " ").capitalize()

    def opening(self, table: Table) -> list[str]:
        """The setup, one sentence an event."""
        return [self.event(event) for event in table.opening]

    def entry(self, table: Table, index: int) -> str:
        """One entry of the log: what the ledger's move number `index` caused."""
        return " ".join(self.event(event) for event in table.history[index])

    def log(self, table: Table, start: int) -> list[str]:
        """The log from a move of the ledger on, one paragraph for all that a seat did in a row."""
        paragraphs: list[str] = []
        for _, run in groupby(range(start, len(table.ledger)), key=lambda index: table.ledger[index][0]):
            said = " ".join(filter(None, (self.entry(table, index) for index in run)))
            paragraphs += [said] if said else []
        return paragraphs

    def winners(self, seats: Sequence[int]) -> str:
        """Who has won."""
        *names, last = [self.names.plain[seat] for seat in seats]
        if not names:
            return say("wins", names=last, person=SECOND if self._is_you(seats[0]) else THIRD)
        return say("win_shared", names=say("list", names=names, last=last))
