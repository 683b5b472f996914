"""One game between bots, from the deal to the winners."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter

from entrepot import Game, IllegalMove, Sight
from entrepot.bots.outside import Course, OutsideBot, close_programs
from entrepot.kernel.options import Choice

from .entrants import Entrant
from .schedule import Pairing


@dataclass(frozen=True)
class Outcome:
    """How a game ended; everything by seat but the number of the game."""

    number: int
    lineup: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...] = field(default=(), compare=False)
    """How long each has thought: never the same again."""
    replaced: tuple[int, ...] = ()
    """How many of these decisions another bot has made, in the place of a program from outside that failed."""


def play_match(game: Game, entrants: Sequence[Entrant], options: Mapping[str, Choice], pairing: Pairing) -> Outcome:
    """Play the game of a pairing. Bots see only their sights.

    :raises IllegalMove: when a bot chooses a move that it does not have.
    """
    position = game.start(len(pairing.lineup), pairing.deal_seed, dict(options))
    position.telling = False
    bots = [entrants[place].make(seed) for place, seed in zip(pairing.lineup, pairing.bot_seeds, strict=True)]
    decisions = [0] * len(bots)
    seconds = [0.0] * len(bots)
    course = Course(len(bots), pairing.deal_seed, dict(options), [])
    for bot, place in zip(bots, pairing.lineup, strict=True):
        if isinstance(bot, OutsideBot) and entrants[place].trusted:
            bot.course = course
    try:
        while not position.over:
            seat = position.waiting()[0]
            begun = perf_counter()
            move = bots[seat].choose(Sight(game, position, seat))
            seconds[seat] += perf_counter() - begun
            if move.number not in position.moves(seat):
                cheat = entrants[pairing.lineup[seat]].spec
                raise IllegalMove("bot_cheated", {"bot": cheat, "move": move.text})
            position.play(seat, move.number)
            course.moves.append((seat, move.text))
            decisions[seat] += 1
    finally:
        close_programs(bots)
    return Outcome(
        pairing.number,
        pairing.lineup,
        tuple(position.scores()),
        tuple(position.winners()),
        tuple(decisions),
        tuple(seconds),
        tuple(bot.replaced if isinstance(bot, OutsideBot) else 0 for bot in bots),
    )
