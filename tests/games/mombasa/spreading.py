"""Games of four that spread over the companies, to see how generous the house tracks are.

.venv/bin/python -m tests.games.mombasa.spreading 60    sixty games, and their figures
"""

import sys
from collections.abc import Callable
from statistics import mean
from typing import cast

from entrepot import Game
from entrepot.games import mombasa
from entrepot.games.mombasa.advice.worth import worth
from entrepot.games.mombasa.constants import COMPANIES
from entrepot.games.mombasa.moves import EXPAND, EXPAND_NOWHERE, STEP, STOP
from entrepot.games.mombasa.position import Mombasa

SEATS = 4


def spread(position: Mombasa, seat: int) -> int:
    """The best-looking legal move, among those for the seat's own two companies where there is a choice of company.

    Seat n has companies n and n + 1, so that each company is the own one of two seats.
    """
    moves = position.moves(seat)
    kept = [move for move in moves if _company(position, move) in (None, seat, (seat + 1) % COMPANIES)]
    return max(kept or moves, key=lambda move: worth(position, seat, move))


def _company(position: Mombasa, move: int) -> int | None:
    """The company that a move expands or invests in, if it does either."""
    if EXPAND <= move < EXPAND_NOWHERE:
        return move - EXPAND
    if STEP <= move < STOP:
        return move - STEP
    return None


def play_through(game: Game, seed: int, choose: Callable[[Mombasa, int], int] = spread) -> Mombasa:
    """A whole game of four such bots, or of others, the variable set-up in every second game."""
    table = game.deal(seats=SEATS, seed=seed, variable_setup=seed % 2 == 1)
    position = cast(Mombasa, table.position)
    position.telling = False
    while not position.over:
        seat = position.waiting()[0]
        position.play(seat, choose(position, seat))
    return position


def main(games: int) -> None:
    game = mombasa.load()
    ends = [play_through(game, seed) for seed in range(games)]
    scores = [score for end in ends for score in end.scores()]
    print(f"{games} games: average {mean(scores):.1f}, of the winners {mean(max(end.scores()) for end in ends):.1f}")
    print(f"lowest {min(scores)}, highest {max(scores)}")
    for name in ends[0].score_sheet()[0]:
        print(f"  {name}: {mean(sheet[name] for end in ends for sheet in end.score_sheet()):.1f}")
    print(f"tracks filled: {sum(filled(end) for end in ends)} of {games * SEATS * COMPANIES}")
    print(f"games with a filled track: {sum(filled(end) > 0 for end in ends)}")


def held(end: Mombasa, seat: int, company: int) -> int:
    """What the shares of a seat in a company are worth."""
    return end.shares(seat, company) * end.share_value(company)


def filled(end: Mombasa) -> int:
    """How many markers stand on the last space of their track."""
    return sum(
        player.spaces[company] == end.track_of(company).length for player in end.players for company in range(COMPANIES)
    )


if __name__ == "__main__":
    main(int(sys.argv[1]))
