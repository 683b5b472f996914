"""Whether games between bots come to their end by the rules: `python -m tests.arena.endless --games 420`.

Plays so many games of each title with each number of seats, the bots at them drawn by lot, and says how long the
longest was. A game that a safety limit ends (YOK-R37), or nothing, is named, and the command fails.
"""

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import NamedTuple

import entrepot
from entrepot.games import games
from entrepot.kernel.sight import Sight

BOTS = ("random", "level-1", "level-2", "level-4")
"""Those that search are left out: they take a hundred times as long."""
ALIKE = 5
"""In every so many-th game the same bot sits at all seats."""
SEED = 31_000
LONGEST = 20_000
"""No game needs so many decisions: one that has had them is broken off, and counts as one without end."""


class Ended(NamedTuple):
    """How a game went."""

    name: str
    bots: tuple[str, ...]
    number: int
    decisions: int
    rounds: int
    """0 in games that do not count them."""
    limited: bool
    """Whether a safety limit ended it, or nothing did."""


def play(name: str, seats: int, number: int, bots: Sequence[str] = BOTS, box: Path | None = None) -> Ended:
    """One game to its end."""
    game, lot = entrepot.load(name, box), Random(f"{name}/{seats}/{number}")
    names = tuple(lot.choice(bots) for _ in range(seats))
    if number % ALIKE == 0:
        names = names[:1] * seats
    players = [entrepot.bot(each, seed=lot.randrange(2**32)) for each in names]
    position = game.start(seats, SEED + number, {})
    position.telling = False
    decisions = 0
    while not position.over and decisions < LONGEST:
        seat = position.waiting()[0]
        position.play(seat, players[seat].choose(Sight(game, position, seat)).number)
        decisions += 1
    rounds: int = getattr(position, "round", 0)
    limit: int | None = getattr(getattr(position, "box", None), "safety_rounds", None)
    limited = not position.over or (limit is not None and rounds > limit)
    return Ended(name, names, number, decisions, rounds, limited)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=420)
    wanted = parser.parse_args().games
    limited = 0
    with ProcessPoolExecutor() as pool:
        for name in games():
            for seats in entrepot.load(name).seats:
                found = list(pool.map(play, [name] * wanted, [seats] * wanted, range(wanted), chunksize=8))
                longest = max(found, key=lambda ended: ended.decisions)
                rounds = max(ended.rounds for ended in found)
                print(f"{name}, {seats} seats: {wanted} games, at most {longest.decisions} decisions, {rounds} rounds")
                for ended in found:
                    if ended.limited:
                        limited += 1
                        print(f"  ended by its limit: {ended}")
    raise SystemExit(limited > 0)


if __name__ == "__main__":
    main()
