"""Secrecy by indistinguishability: what a seat cannot see makes no difference to anything it is shown.

`redeal` makes positions that a seat cannot tell from the true one; everything the seat gets must be equal in both.
"""

import json

from entrepot import Dice, Event, Position, playout

from ..kit import law
from ..play import Play
from ..snapshot import difference, snapshot
from .replay import seen

REDEALS = 2


def redealt(play: Play, position: Position, seat: int) -> Position:
    twin = position.copy()
    twin.redeal(seat, Dice(play.lot.seed()))
    return twin


def shown(position: Position, seat: int) -> str:
    """Everything that a seat gets to see, byte for byte."""
    asked = position.waiting()
    prompts = {other: position.agenda[-1].prompt(position, other) for other in asked}
    own = prompts[seat].as_json() if seat in asked else None
    others = {other: [prompt.key, prompt.rule] for other, prompt in prompts.items()}
    return json.dumps([position.view(seat), own, others, position.moves(seat), asked, position.over])


def watched_by_all(position: Position) -> str:
    """The same for somebody without a seat."""
    return json.dumps(position.view(None))


class Outcome:
    """A copy of a position after one more move, with what it told and whether it showed something new."""

    def __init__(self, position: Position, seat: int, move: int) -> None:
        self.position = position.copy()
        self.position.telling = True
        self.position.revealed = False
        rolls = self.position.dice.rolls
        self.position.play(seat, move)
        self.events: list[Event] = self.position.told
        self.revealed = self.position.revealed or self.position.dice.rolls != rolls
        self.pages: dict[int | None, str] = {}

    def page(self, witness: int | None) -> str:
        """What a witness sees afterwards; asked for again and again."""
        if witness not in self.pages:
            page = watched_by_all(self.position) if witness is None else shown(self.position, witness)
            self.pages[witness] = page
        return self.pages[witness]


@law("secrecy of views", part=15)
def secrecy_of_views(play: Play) -> None:
    """View, prompt, moves and waiting of a seat, and the view of a watcher, are the same after a redeal for it."""
    position = play.position()
    for _ in play.on(position):
        if play.often(6):
            check_views(play, position)
    check_views(play, position)


def check_views(play: Play, position: Position) -> None:
    watched = watched_by_all(position)
    for seat in range(play.case.seats):
        sight = shown(position, seat)
        for _ in range(REDEALS):
            twin = redealt(play, position, seat)
            check_same(play, sight, shown(twin, seat), f"seat {seat} is shown something hidden")
            check_same(
                play, watched, watched_by_all(twin), f"a watcher is shown something that seat {seat} may not know"
            )


def check_same(play: Play, one: str, other: str, what: str) -> None:
    """Two pages of JSON are the same, byte for byte; if not, say where they differ."""
    if one != other:
        play.fail(f"{what}: {difference(json.loads(one), json.loads(other)) or 'the order of keys'}")


@law("redeal", part=15)
def redeal(play: Play) -> None:
    """A redealt position has the same pieces, another future, other hidden parts, and can be played to its end."""
    position = play.position()
    varied = dict.fromkeys(range(play.case.seats), not play.case.entry.hidden)
    for _ in play.on(position):
        if not play.often(20) and play.index > 0:
            continue
        before = snapshot(position)
        for seat in varied:
            varied[seat] |= check_redeal(play, position, seat)
        change = difference(before, snapshot(position))
        play.hold(not change, f"redealing a copy changed the original: {change}")
    play.hold(all(varied.values()), f"redealing never changed anything hidden (by seat: {varied})")


def check_redeal(play: Play, position: Position, seat: int) -> bool:
    """Whether the redeal changed anything but the dice."""
    seed = play.lot.seed()
    twin, other = position.copy(), position.copy()
    twin.redeal(seat, Dice(seed))
    other.redeal(seat, Dice(seed))
    unlike = difference(snapshot(twin), snapshot(other))
    play.hold(not unlike, f"redealing for seat {seat} twice with the same dice differs: {unlike}")
    again = redealt(play, position, seat)
    again.redeal(seat, Dice(seed))
    unlike = difference(snapshot(twin), snapshot(again))
    play.hold(not unlike, f"what is redealt for seat {seat} depends on something it cannot see: {unlike}")
    unlike = difference(position.census(), twin.census())
    play.hold(not unlike, f"redealing for seat {seat} gained or lost pieces: {unlike}")
    play.hold(rolls(twin) != rolls(position), f"after a redeal for seat {seat} the future is still the true one")
    another = redealt(play, position, seat)
    play.hold(rolls(twin) != rolls(another), f"all redeals for seat {seat} have the same future")
    playout(other, seed)
    return any(hidden_parts(part) != hidden_parts(position) for part in (twin, another))


def rolls(position: Position) -> list[int]:
    """What the dice would show next."""
    dice = position.dice.copy()
    return [dice.below(1 << 30) for _ in range(4)]


def hidden_parts(position: Position) -> object:
    """The position without its dice."""
    parts = snapshot(position)
    return {name: part for name, part in parts.items() if name != "dice"} if isinstance(parts, dict) else parts


@law("secrecy of events", part=15)
def secrecy_of_events(play: Play) -> None:
    """Events tell a seat no more than its view then shows."""
    position = play.position()
    for seat, move in play.on(position):
        if play.often(4):
            for witness in range(play.case.seats):
                check_events(play, position, seat, move, witness)


def check_events(play: Play, position: Position, seat: int, move: int, witness: int) -> None:
    true = Outcome(position, seat, move)
    for _ in range(REDEALS):
        twin = redealt(play, position, witness)
        if move not in twin.moves(seat):
            continue
        other = Outcome(twin, seat, move)
        if witness == seat and not true.revealed and not other.revealed:
            what = f"its move {play.game.moves[move]} showed seat {seat} something, unannounced"
            check_same(play, true.page(seat), other.page(seat), what)
        check_telling(play, true, other, witness)
    if witness != seat and len(position.waiting()) > 1:  # a secret answer: its alternatives must sound the same
        for choice in position.moves(seat):
            check_telling(play, true, Outcome(position, seat, choice), witness)


def check_telling(play: Play, one: Outcome, other: Outcome, witness: int) -> None:
    """Where a witness, or somebody without a seat, sees the same afterwards, it must have been told the same."""
    for somebody, name in ((witness, f"seat {witness}"), (None, "a watcher")):
        unlike = difference(heard(play, one, somebody), heard(play, other, somebody))
        if unlike and one.page(somebody) == other.page(somebody):
            play.fail(f"an event tells {name} what it cannot see: {unlike}")


def heard(play: Play, outcome: Outcome, witness: int | None) -> object:
    """The events of a move as a witness gets them, but for those that may show something in passing."""
    return seen([event for event in outcome.events if event.kind not in play.case.entry.shown], witness)
