"""What search thinks of the moves of a seat: its chance to win and its expected points with each."""

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import exp, log
from statistics import fmean
from typing import Final

from ..kernel.dice import Dice
from ..kernel.game import Game
from ..kernel.moves import Move
from ..kernel.sight import Sight
from .search import SearchBot, guide_of, thumbs_of
from .search.tree import Leaf, Node, Tree
from .trained import fits

SAMPLES: Final = 12
"""In so many positions, the same for every move, it is played on by the rules of thumb to see what a move brings."""
LISTED: Final = 8
"""Of so many moves, the best, there is an opinion."""
STANDING: Final = 16
"""In so many positions it is judged how a game stands."""
STEEPNESS: Final = 6.0
"""How fast the chance to win grows with a judgement, where nothing was measured of a game."""


@dataclass(frozen=True, slots=True)
class Opinion:
    """What search thinks of one move."""

    move: Move
    chance: float
    """The chance of the seat to win, if it plays this."""
    points: dict[str, float]
    """Its expected final points by term; empty where a game has no terms."""
    tries: int
    samples: tuple[tuple[float, ...], ...] = ()
    """The same points, in their order, in each position that was played on: the same positions for every move."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """What search thinks of one question."""

    seat: int
    chances: tuple[float, ...]
    """The chance of each seat to win, as the asked seat sees it before its move."""
    moves: list[Opinion]
    """The moves that were tried most and those that were asked for, the best first."""


def judge(
    sight: Sight,
    *,
    seed: int,
    seconds: float = 0.0,
    iterations: int = 0,
    also: Sequence[Move] = (),
    listed: int = LISTED,
) -> Judgement:
    """Think about the question of a sight; with the same seed and number of tries the same comes out.

    `also`: moves of which an opinion is wanted in any case; `listed`: beside them, opinions of so many, the best.
    """
    game, seat = sight.game, sight.seat
    asked = [move.number for move in also]
    tree = SearchBot(seed, seconds, iterations).think(sight, asked)
    root = tree.root
    dice = Dice(seed)
    chances = standing(sight, dice)
    best = tree.favourite()
    tried = sorted(
        (place for place in range(len(root.moves)) if root.counts[place]),
        key=lambda place: (root.moves[place] != best, -root.counts[place], -root.mean(place)),
    )
    order = [place for at, place in enumerate(tried) if at < listed or root.moves[place] in asked]
    seats = len(chances)
    fit = chance_fit(game, seats)
    found = [_opinion(sight, root, place, fit, dice) for place in order]
    own = found[0].chance
    others = sum(chances) - chances[seat] or 1.0
    shared = tuple(own if at == seat else (1.0 - own) * each / others for at, each in enumerate(chances))
    return Judgement(seat, shared, found)


def compare(
    sight: Sight,
    moves: Sequence[Move],
    *,
    seed: int,
    seconds: float = 0.0,
    iterations: int = 0,
    samples: int = SAMPLES,
) -> list[Opinion]:
    """What search thinks of some moves that are open to a sight, in their order, after trying each equally often."""
    game, dice = sight.game, Dice(seed)
    guide = guide_of(game)
    tree = Tree(guide, sight.seat, [move.takes_back for move in game.moves])
    guide.judge([tree.begin(sight.sample(dice))])
    tree.places(tree.root, sight.sample(dice))
    places = [tree.root.moves.index(move.number) for move in moves]
    until = time.perf_counter() + seconds if seconds else 0.0
    done = 0
    while not done or done < iterations or time.perf_counter() < until:
        now = places * (guide.batch // len(places) or 1)
        tree.learn([tree.try_one(sight.sample(dice), place) for place in now])
        done += len(now)
    luck = Dice(seed)
    fit = chance_fit(game, sight.sample(luck.copy()).seats)
    return [_opinion(sight, tree.root, place, fit, luck, samples) for place in places]


def _opinion(sight: Sight, root: Node, place: int, fit: "Fit", dice: Dice, samples: int = SAMPLES) -> Opinion:
    """What was found of one move; what it brings is seen in the same positions as that of all others."""
    number = root.moves[place]
    found = outcomes(sight, dice.copy(), number, samples)
    terms = sight.game.terms
    points = dict(zip(terms.names, map(fmean, zip(*found, strict=True)), strict=True)) if terms and found else {}
    return Opinion(sight.game.moves.all[number], chance(root.mean(place), fit), points, root.counts[place], found)


def standing(sight: Sight, dice: Dice) -> list[float]:
    """The chances of all seats before anything is tried; they add up to 1."""
    game = sight.game
    guide = guide_of(game)
    leaves: list[Leaf] = []
    for _ in range(STANDING):
        leaf = Leaf(sight.sample(dice), sight.seat)
        leaf.fresh = Node(sight.seat)
        leaves.append(leaf)
    guide.judge(leaves)
    seats = len(leaves[0].results)
    fit = chance_fit(game, seats)
    chances = [chance(sum(leaf.results[seat] for leaf in leaves) / len(leaves), fit) for seat in range(seats)]
    whole = sum(chances)
    return [each / whole for each in chances]


def outcomes(sight: Sight, dice: Dice, move: int, samples: int) -> tuple[tuple[float, ...], ...]:
    """The final points of the seat by term, each time that it plays a move and all go on by the rules of thumb."""
    game = sight.game
    if game.terms is None or game.worth is None or game.estimate is None:
        return ()
    thumbs = thumbs_of(game)
    found = []
    for _ in range(samples):
        position = sight.sample(dice)
        position.play(sight.seat, move)
        thumbs.judge([Leaf(position, sight.seat)])
        found.append(tuple(game.terms.points(position, sight.seat)))
    return tuple(found)


Fit = tuple[float, float]
"""Where the chance to win is one half, on a scale from 0 to 1, and how fast it grows there."""


def chance(result: float, fit: Fit) -> float:
    """A judgement of search, from 0 to 1, as a chance to win."""
    middle, steep = fit
    return 1.0 / (1.0 + exp(-steep * (result - middle)))


@cache
def _measured() -> dict[str, dict[str, dict[str, Fit]]]:
    found: dict[str, dict[str, dict[str, Fit]]] = json.loads(
        files(__package__).joinpath("chances.json").read_text(encoding="utf-8")
    )
    return found


def chance_fit(game: Game, seats: int) -> Fit:
    """How judgements of a game turn into chances: as measured (`tools.chances`), or so that equals share the win."""
    guide = "net" if fits(game) else "thumbs"
    measured = _measured().get(game.name, {}).get(guide, {}).get(str(seats))
    return (0.5 + log(seats - 1) / STEEPNESS, STEEPNESS) if measured is None else (measured[0], measured[1])
