"""Secrecy by indistinguishability: what a seat can not see makes no difference to anything it is shown.

`redeal` makes positions that a seat can not tell from the true one; everything the seat gets must be equal in both.
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


@law("secrecy of views", part=15)
def secrecy_of_views(play: Play) -> None:
    """View, prompt, moves and waiting of a seat, and the view of a watcher, are the same after a redeal for it."""
    position = play.position()
    for _ in play.on(position):
        if play.often(6):
            check_views(play, position)
    check_views(play, position)


def check_views(play: Play, position: Position) -> None:
    watched = json.dumps(position.view(None))
    for seat in range(play.case.seats):
        sight = shown(position, seat)
        for _ in range(REDEALS):
            twin = redealt(play, position, seat)
            unlike = difference(json.loads(sight), json.loads(shown(twin, seat)))
            play.hold(not unlike, f"seat {seat} is shown something hidden: {unlike}")
            play.hold(sight == shown(twin, seat), f"seat {seat} is shown something hidden by an order of keys")
            unlike = difference(json.loads(watched), json.loads(json.dumps(twin.view(None))))
            play.hold(not unlike, f"a watcher is shown something that seat {seat} may not know: {unlike}")


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
    play.hold(not unlike, f"what is redealt for seat {seat} depends on something it can not see: {unlike}")
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
            unlike = difference(json.loads(shown(true.position, seat)), json.loads(shown(other.position, seat)))
            play.hold(
                not unlike, f"its move {play.game.moves[move]} showed seat {seat} something, unannounced: {unlike}"
            )
        check_telling(play, true, other, witness)
    if witness != seat and len(position.waiting()) > 1:  # a secret answer: its alternatives must sound the same
        for choice in position.moves(seat):
            check_telling(play, true, Outcome(position, seat, choice), witness)


def check_telling(play: Play, one: Outcome, other: Outcome, witness: int) -> None:
    """Where a witness sees the same afterwards, it must have been told the same."""
    if shown(one.position, witness) != shown(other.position, witness):
        return
    passing = play.case.entry.shown
    told = [seen([event for event in side.events if event.kind not in passing], witness) for side in (one, other)]
    unlike = difference(told[0], told[1])
    play.hold(not unlike, f"an event tells seat {witness} what it can not see: {unlike}")
    watched = [json.dumps(side.position.view(None)) for side in (one, other)]
    if watched[0] == watched[1]:
        told = [seen([event for event in side.events if event.kind not in passing], None) for side in (one, other)]
        unlike = difference(told[0], told[1])
        play.hold(not unlike, f"an event tells a watcher what it can not see: {unlike}")
