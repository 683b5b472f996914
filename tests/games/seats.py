"""Whether the seat matters where all play alike: `python -m tests.games.seats --bot greedy --games 2000`.

Plays so many games for four between equal bots and says which part of them each seat has won, by its number and by
the order of turns: the start player first. A win that is shared counts as its share.
"""

import argparse
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain
from typing import NamedTuple

import entrepot
from entrepot import Sight
from entrepot.kernel.position import Position

SEED = 50_000
CHOICES: tuple[tuple[str, Mapping[str, bool]], ...] = (
    ("carthage", {}),
    ("goa", {}),
    ("mombasa", {}),
    ("mombasa", {"variable_setup": True}),
    ("yokohama", {}),
)


class Won(NamedTuple):
    """Which part of a game each seat has won."""

    by_number: tuple[float, ...]
    by_turn: tuple[float, ...]


def starter(position: Position) -> int:
    """Who has the first turn of a game that begins; where nobody is named, whoever is asked first."""
    for name in ("first_player", "start"):
        seat: int | None = getattr(position, name, None)
        if seat is not None:
            return seat
    return position.waiting()[0]


def play(name: str, options: Mapping[str, bool], bot: str, seats: int, number: int) -> Won:
    """One game to its end."""
    game = entrepot.load(name)
    position = game.start(seats, SEED + number, dict(options))
    position.telling = False
    first = starter(position)
    players = [entrepot.bot(bot, seed=number * seats + seat) for seat in range(seats)]
    while not position.over:
        seat = position.waiting()[0]
        position.play(seat, players[seat].choose(Sight(game, position, seat)).number)
    winners = position.winners()
    parts = tuple((seat in winners) / len(winners) for seat in range(seats))
    return Won(parts, parts[first:] + parts[:first])


def shares(found: list[Won]) -> Won:
    """Which part of all games each seat has won."""
    by_number, by_turn = (
        [sum(part) / len(found) for part in zip(*parts, strict=True)] for parts in zip(*found, strict=True)
    )
    return Won(tuple(by_number), tuple(by_turn))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seats", type=int, default=4)
    wanted = parser.parse_args()
    with ProcessPoolExecutor() as pool:
        for name, options in CHOICES:
            one = partial(play, name, options, wanted.bot, wanted.seats)
            found = shares(list(pool.map(one, range(wanted.games), chunksize=16)))
            print(" ".join(chain([name], options)))
            for how, parts in zip(found._fields, found, strict=True):
                print(f"  {how}: {', '.join(f'{part:.1%}' for part in parts)}", flush=True)


if __name__ == "__main__":
    main()
