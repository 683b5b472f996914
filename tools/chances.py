"""Measure how judgements of search turn into chances to win, and write `bots/chances.json`.

    python -m tools.chances [--games 200] [--guide net] [GAME...]

The bots `trained` play whole games. At some moments of each game the guides of search judge how it stands for every
seat; a curve is fitted to who won in the end. Deals of training and of strength tables are other ones.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import exp
from pathlib import Path

import entrepot
from entrepot.bots.search import guide_of
from entrepot.bots.search.tree import Leaf, Node
from entrepot.games import games
from entrepot.kernel.dice import Dice
from entrepot.kernel.reward import shares
from entrepot.kernel.sight import Sight

FILE = Path("src/entrepot/bots/chances.json")
DEALS = 970_000_000
EVERY = 9
"""So many decisions lie between two moments that are judged."""
SAMPLES = 8
GUIDES = {"net": True, "thumbs": False}

Pair = tuple[float, float]
"""A judgement, and the share of the win that followed."""


def play(name: str, seats: int, number: int, wanted: Sequence[str]) -> dict[str, list[Pair]]:
    """One game: all judgements of the guides that are wanted, with what came of them."""
    game = entrepot.load(name)
    bot, dice = entrepot.bot("trained"), Dice(DEALS + number)
    guides = {key: guide_of(game, GUIDES[key]) for key in wanted}
    position = game.start(seats, DEALS + number, {})
    position.telling = False
    judged: dict[str, list[list[float]]] = {key: [] for key in wanted}
    decisions = 0
    while not position.over:
        sight = Sight(game, position, position.waiting()[0])
        if decisions % EVERY == number % EVERY:
            for key, guide in guides.items():
                leaves = [Leaf(sight.sample(dice), sight.seat) for _ in range(SAMPLES)]
                for leaf in leaves:
                    leaf.fresh = Node(sight.seat)
                guide.judge(leaves)
                judged[key].append([sum(leaf.results[seat] for leaf in leaves) / SAMPLES for seat in range(seats)])
        position.play(sight.seat, bot.choose(sight).number)
        decisions += 1
    won = shares(position)
    return {
        key: [pair for results in found for pair in zip(results, won, strict=True)] for key, found in judged.items()
    }


def fit(pairs: list[Pair]) -> tuple[float, float]:
    """The logistic curve that fits best, by Newton's method: where it is one half, and how steep it is there."""
    at, steep = 0.0, 1.0  # the chance is 1 / (1 + exp(-(at + steep * x))), with x around 0
    for _ in range(30):
        slope = [0.0, 0.0]
        bend = [0.0, 0.0, 0.0]
        for result, won in pairs:
            x = result - 0.5
            p = 1.0 / (1.0 + exp(-(at + steep * x)))
            slope[0] += won - p
            slope[1] += (won - p) * x
            weight = p * (1.0 - p)
            bend[0] += weight
            bend[1] += weight * x
            bend[2] += weight * x * x
        by = bend[0] * bend[2] - bend[1] * bend[1]
        at += (bend[2] * slope[0] - bend[1] * slope[1]) / by
        steep += (bend[0] * slope[1] - bend[1] * slope[0]) / by
    return 0.5 - at / steep, steep


def tasks(game: str, games: int, guides: Sequence[str]) -> Iterator[tuple[str, int, int, Sequence[str]]]:
    for seats in entrepot.load(game).seats:
        for number in range(games):
            yield game, seats, number, guides


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=[])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--guide", choices=list(GUIDES), action="append")
    given = parser.parse_args()
    guides = given.guide or list(GUIDES)
    found = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    with ProcessPoolExecutor() as pool:
        for game in given.game or games():
            pairs: dict[tuple[str, int], list[Pair]] = {}
            todo = list(tasks(game, given.games, guides))
            for (_, seats, _, _), judged in zip(todo, pool.map(play, *zip(*todo, strict=True)), strict=True):
                for key, more in judged.items():
                    pairs.setdefault((key, seats), []).extend(more)
            found.setdefault(game, {}).update(
                {
                    key: {
                        str(seats): [round(part, 3) for part in fit(pairs[key, seats])]
                        for seats in entrepot.load(game).seats
                    }
                    for key in guides
                }
            )
            print(game, found[game], flush=True)
            FILE.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
