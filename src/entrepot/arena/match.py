"""One game between bots, from the deal to the winners."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from entrepot import Game, IllegalMove, Sight
from entrepot.bots.outside import OutsideBot
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


def play_match(game: Game, entrants: Sequence[Entrant], options: Mapping[str, Choice], pairing: Pairing) -> Outcome:
    """Play the game of a pairing. Bots see only their sights.

    :raises IllegalMove: when a bot chooses a move that it does not have.
    """
    position = game.start(len(pairing.lineup), pairing.deal_seed, dict(options))
    position.telling = False
    bots = [entrants[place].make(seed) for place, seed in zip(pairing.lineup, pairing.bot_seeds, strict=True)]
    decisions = [0] * len(bots)
    try:
        while not position.over:
            seat = position.waiting()[0]
            move = bots[seat].choose(Sight(game, position, seat))
            if move.number not in position.moves(seat):
                cheat = entrants[pairing.lineup[seat]].spec
                raise IllegalMove("bot_cheated", {"bot": cheat, "move": move.text})
            position.play(seat, move.number)
            decisions[seat] += 1
    finally:
        for bot in bots:
            if isinstance(bot, OutsideBot):
                bot.close()
    return Outcome(
        pairing.number, pairing.lineup, tuple(position.scores()), tuple(position.winners()), tuple(decisions)
    )
