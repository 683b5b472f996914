"""The ladder: all bots and levels of a game, by rating, and how often each beats the next lower one.

It is measured in pieces of a few dozen games, in each of which one bot sits alone against another at all other seats.
First every pair plays a few games, for the ratings; then each bot plays against the next lower one, and each level
against the level below. What is known already is not played again, so that a ladder can be measured in parts, on
several machines, and put together from their files. The pieces of all pairs have the same deals.
"""

import json
import math
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from itertools import combinations, pairwise, permutations
from pathlib import Path
from typing import Any, Final

import entrepot
from entrepot import BadOption, BadSave, Dice
from entrepot.bots.levels import LEVELS
from entrepot.kernel.dice import LARGEST_SEED, check_seed
from entrepot.writing import write_whole

from .contest import Contest, contest
from .entrants import read_entrant
from .match import Outcome
from .rating import Rating, ranks, rate
from .standings import wilson

SEED = 16_000
GAMES = 400
SECONDS = 0.2
PIECE = 48
"""Games of a piece at most: a multiple of every number of seats."""
FEW: Final = 5
"""A pair with so small a part of the games of another has played too few for a line of its own."""
LEVEL_NAMES = tuple(f"level-{number}" for number in LEVELS)

Tell = Callable[[str, int, int], None]
"""Told what is played next, how many pieces are done, and how many there are as far as is known."""


@dataclass(frozen=True)
class Piece:
    """Some games of one bot alone against another, with the places of all seats in each; who is alone sits in turn."""

    game: str
    seats: int
    one: str
    other: str
    number: int
    seed: int
    places: tuple[tuple[int, ...], ...]
    decisions: tuple[int, int]
    """Of the one, and of the other."""
    seconds: tuple[float, float]

    @property
    def pair(self) -> tuple[str, str]:
        return self.one, self.other

    @property
    def which(self) -> tuple[str, str, int, int]:
        """Which of the pieces of its game and number of seats it is; pieces that differ in size only are the same."""
        return self.one, self.other, self.number, self.seed

    @property
    def wins(self) -> float:
        """A win that is shared counts as its share."""
        own = [places[number % self.seats] for number, places in enumerate(self.places)]
        return sum(1 / places.count(0) for place, places in zip(own, self.places, strict=True) if place == 0)


@dataclass(frozen=True)
class Share:
    """How often one bot wins alone against another."""

    below: str
    games: int
    rate: float
    low: float
    high: float


@dataclass(frozen=True)
class Rung:
    """A bot on the ladder of a game with so many seats."""

    bot: str
    rating: Rating
    milliseconds: float
    """For a decision."""
    share: Share | None
    """Against the next lower one; None for the lowest, and where they have not met often enough."""


def usual_bots(seconds: float = SECONDS) -> list[str]:
    """All bots and levels; those that search think so long.

    :raises BadOption: when that is no time.
    """
    if not 0 < seconds < math.inf:
        raise BadOption("no_time_to_think")
    return ["random", "greedy", "trained", f"search:{seconds:g}s:net=false", f"search:{seconds:g}s", *LEVEL_NAMES]


def measure(
    game: str,
    seats: int,
    bots: Sequence[str] = (),
    games: int = GAMES,
    seed: int = SEED,
    known: Iterable[Piece] = (),
    jobs: int | None = None,
    minutes: float | None = None,
    tell: Tell | None = None,
    keep: Callable[[list[Piece]], None] | None = None,
) -> list[Piece]:
    """All pieces of a ladder, those known already among them. After so many minutes no new piece is begun.

    A known piece with fewer games than are wanted of it now is played again; until then the short one stays.

    `keep` gets all of them after each piece, so that nothing is lost when a long measurement is broken off.

    :raises EntrepotError: when there is no such game or bot, or it is not for so many seats.
    """
    check_seed(seed)
    if games < 1:
        raise BadOption("no_games", {"games": games})
    specs = [read_entrant(spec).spec for spec in bots or usual_bots()]
    if len(specs) < 2:
        raise BadOption("no_other_bot")
    for number, spec in enumerate(specs):
        if spec in specs[:number]:
            raise BadOption("bot_twice", {"bot": spec})
    pieces = [piece for piece in known if (piece.game, piece.seats) == (game, seats)]
    until = None if minutes is None else time.monotonic() + 60 * minutes
    while wanted := list(missing(specs, pieces, seats, games, seed)):
        if until is not None and time.monotonic() >= until:
            break
        one, other, number, size = wanted[0]
        if tell is not None:
            done = len(pieces) - len({piece.which for piece in pieces} & {(*each[:3], seed) for each in wanted})
            tell(f"{one} – {other}", done, done + len(wanted))
        pieces = put(pieces, play_piece(game, seats, one, other, number, size, seed, jobs))
        if keep is not None:
            keep(pieces)
    return pieces


def put(pieces: Sequence[Piece], new: Piece) -> list[Piece]:
    """The pieces with a new one, which takes the place of the same one if that is there."""
    if all(piece.which != new.which for piece in pieces):
        return [*pieces, new]
    return [new if piece.which == new.which else piece for piece in pieces]


def missing(
    bots: Sequence[str], pieces: Sequence[Piece], seats: int, games: int, seed: int
) -> Iterator[tuple[str, str, int, int]]:
    """What is to be played, in order: one, other, the number of the piece, and its size.

    A piece that is there but has fewer games is to be played as a whole; one that has more will do.
    """
    have = {(*piece.pair, piece.number): len(piece.places) for piece in pieces if piece.seed == seed}
    pairs = permutations(bots, 2) if seats > 2 else (as_met(have, *pair, 0) for pair in combinations(bots, 2))
    first = [(one, other, 0, 2 * seats) for one, other in pairs if have.get((one, other, 0), 0) < 2 * seats]
    if first:
        yield from first
        return
    order = by_rating(bots, pieces)
    neighbours = list(pairwise(order))
    levels = [level for level in LEVEL_NAMES if level in bots]
    told = {*neighbours, *(pair[::-1] for pair in neighbours if seats == 2)}
    neighbours += [(level, below) for below, level in pairwise(levels) if (level, below) not in told]
    for one, other in neighbours:
        for number, begin in enumerate(range(0, games, PIECE), start=1):
            size = min(PIECE, games - begin)
            pair = (one, other) if seats > 2 else as_met(have, one, other, number)
            if have.get((*pair, number), 0) < size:
                yield *pair, number, size


def as_met(have: dict[tuple[str, str, int], int], one: str, other: str, number: int) -> tuple[str, str]:
    """A pair as it has played a piece; with two seats it does not matter who is named first."""
    return (other, one) if have.get((other, one, number), 0) > have.get((one, other, number), 0) else (one, other)


def play_piece(
    game: str, seats: int, one: str, other: str, number: int, size: int, seed: int, jobs: int | None
) -> Piece:
    """Some games of one bot alone against another."""
    dice = Dice(seed)
    for _ in range(number):
        dice.seed()
    entrants = (read_entrant(one), read_entrant(other))
    found = contest(Contest(game, entrants, seats, size, dice.seed(), {}, manner="hero"), jobs)
    decisions, seconds = [0, 0], [0.0, 0.0]
    for outcome in found:
        for who, count, spent in zip(outcome.lineup, outcome.decisions, outcome.seconds, strict=True):
            decisions[who] += count
            seconds[who] += spent
    return Piece(
        game,
        seats,
        one,
        other,
        number,
        seed,
        tuple(ranks(outcome) for outcome in found),
        (decisions[0], decisions[1]),
        (round(seconds[0], 3), round(seconds[1], 3)),
    )


# What the pieces say ---------------------------------------------------------------------------------------------


def ratings(bots: Sequence[str], pieces: Sequence[Piece]) -> list[Rating]:
    """The ratings of the bots by all games of the pieces, in whichever order they were played."""
    place = {bot: number for number, bot in enumerate(bots)}
    outcomes = []
    for piece in sorted(pieces, key=lambda piece: (piece.one, piece.other, piece.seed, piece.number)):
        if piece.one not in place or piece.other not in place:
            continue
        for number, places in enumerate(piece.places):
            seated = [place[piece.other]] * piece.seats
            seated[number % piece.seats] = place[piece.one]
            winners = tuple(seat for seat, rank in enumerate(places) if rank == 0)
            outcomes.append(Outcome(number, tuple(seated), tuple(-rank for rank in places), winners, ()))
    return rate(len(bots), outcomes)


def by_rating(bots: Sequence[str], pieces: Sequence[Piece]) -> list[str]:
    """The bots, the strongest first."""
    found = dict(zip(bots, ratings(bots, pieces), strict=True))
    return sorted(bots, key=lambda bot: -found[bot].mean)


def share(pieces: Sequence[Piece], one: str, other: str) -> Share | None:
    """How often one has won alone against another; with two seats also the games in which the other was named first."""
    games, wins = 0, 0.0
    for piece in pieces:
        if piece.pair == (one, other):
            games, wins = games + len(piece.places), wins + piece.wins
        elif piece.pair == (other, one) and piece.seats == 2:
            games, wins = games + len(piece.places), wins + len(piece.places) - piece.wins
    return Share(other, games, wins / games, *wilson(wins, games)) if games else None


def won(pieces: Sequence[Piece], one: str, other: str) -> float:
    """The share of its games that one has won alone against another; 0 where they have not met."""
    found = share(pieces, one, other)
    return 0.0 if found is None else found.rate


def rungs(pieces: Sequence[Piece], game: str, seats: int) -> list[Rung]:
    """The ladder of a game with so many seats, the strongest first; empty where nothing was measured."""
    mine = [piece for piece in pieces if (piece.game, piece.seats) == (game, seats)]
    bots = list(dict.fromkeys(bot for piece in mine for bot in piece.pair))
    found = dict(zip(bots, ratings(bots, mine), strict=True))
    order = by_rating(bots, mine)
    below_it = dict(pairwise(order))
    result = []
    for bot in order:
        below = below_it.get(bot)
        parts = [(piece, who) for piece in mine for who in (0, 1) if piece.pair[who] == bot]
        decisions = sum(piece.decisions[who] for piece, who in parts)
        seconds = sum(piece.seconds[who] for piece, who in parts)
        share_of_wins = None if below is None else share(mine, bot, below)
        result.append(Rung(bot, found[bot], 1000 * seconds / max(1, decisions), share_of_wins))
    return result


Meeting = tuple[str, Share]


def meetings(pieces: Sequence[Piece], game: str, seats: int) -> list[Meeting]:
    """Who has played alone against whom, and how often they won; the highest level first.

    Pairs that have played far fewer games than another are left out.
    """
    mine = [piece for piece in pieces if (piece.game, piece.seats) == (game, seats)]
    pairs = {piece.pair for piece in mine}
    if seats == 2:  # who is named first does not matter there: the one that wins more often is
        pairs = {max(pair, pair[::-1], key=lambda each: (won(mine, *each), each)) for pair in pairs}
    found = [(one, each) for one, other in sorted(pairs, reverse=True) if (each := share(mine, one, other)) is not None]
    most = max((each.games for _, each in found), default=0)
    return [(one, each) for one, each in found if each.games > most / FEW]


def all_met(pieces: Sequence[Piece], game: str, seats: int) -> bool:
    """Whether all bots, more than two, have played against each other, so that their ratings say something."""
    pairs = {frozenset(piece.pair) for piece in pieces if (piece.game, piece.seats) == (game, seats)}
    bots = frozenset().union(*pairs)
    return len(bots) > 2 and len(pairs) == len(bots) * (len(bots) - 1) // 2


def levels_data(pieces: Sequence[Piece]) -> dict[str, dict[str, dict[str, object]]]:
    """How often each level beats the one below at two seats, by game: as it stands in `bots/levels.json`."""
    data: dict[str, dict[str, dict[str, object]]] = {}
    for game in dict.fromkeys(piece.game for piece in pieces):
        mine = [piece for piece in pieces if (piece.game, piece.seats) == (game, 2)]
        for below, level in pairwise(LEVEL_NAMES):
            found = share(mine, level, below)
            if found is not None:
                figures = {name: round(getattr(found, name), 4) for name in ("rate", "low", "high")}
                data.setdefault(game, {})[level] = {"below": below, "seats": 2, "games": found.games, **figures}
    return data


# Files -------------------------------------------------------------------------------------------------------------


def write_pieces(file: Path, pieces: Sequence[Piece]) -> None:
    """Keep pieces, one a line, so that a change of the file is easy to read.

    :raises BadSave: when the disk does not take them; then the file is as before.
    """
    lines = [json.dumps(asdict(piece), separators=(",", ":")) for piece in pieces]
    write_whole(file, '{"ladder": 1, "pieces": [\n' + ",\n".join(lines) + "\n]}\n")


def read_pieces(files: Iterable[Path]) -> list[Piece]:
    """The pieces of several files; those that are in more than one count once.

    :raises BadSave: when a file is not one of a ladder.
    """
    found: dict[tuple[object, ...], Piece] = {}
    for file in files:
        try:
            for data in json.loads(file.read_text(encoding="utf-8"))["pieces"]:
                piece = read_piece(data)
                found[piece.game, piece.seats, piece.which] = piece
        except (OSError, ValueError, KeyError, TypeError, RecursionError) as problem:
            raise BadSave("no_ladder", {"file": str(file), "why": str(problem)}) from None
    return list(found.values())


def read_piece(data: dict[str, Any]) -> Piece:
    """:raises KeyError, TypeError, ValueError: when this is no piece."""
    places = tuple(tuple(row) for row in data["places"])
    piece = Piece(
        **{**data, "places": places, "decisions": tuple(data["decisions"]), "seconds": tuple(data["seconds"])}
    )
    if piece.seats not in offered(piece.game) or not is_whole(piece.seats):
        raise ValueError(f"wrong seats for {piece.game}: {piece.seats!r}")
    if not piece.places:
        raise ValueError(f"no games: {piece.which}")
    for row in piece.places:
        if not are_places(row, piece.seats):
            raise ValueError(f"wrong places for {piece.seats} seats: {list(row)}")
    if not has_figures(piece):
        raise ValueError(f"wrong names or figures: {piece.which}, {piece.decisions}, {piece.seconds}")
    return piece


@cache
def offered(game: str) -> tuple[int, ...]:
    """:raises ValueError: when there is no such game."""
    if game not in entrepot.games():
        raise ValueError(f"unknown game: {game!r}")
    return tuple(seat_counts(game, ()))


def are_places(row: Sequence[object], seats: int) -> bool:
    """Whether these are the places of all seats in a game: 0 for the winners."""
    return len(row) == seats and 0 in row and all(is_whole(place) and place in range(seats) for place in row)


def has_figures(piece: Piece) -> bool:
    """Whether the names in a piece are those of two bots, and its figures are figures."""
    names = all(isinstance(bot, str) for bot in piece.pair) and piece.one != piece.other
    whole = (piece.number, piece.seed, *piece.decisions)
    types = all(map(is_whole, whole)) and all(type(spent) in (int, float) for spent in piece.seconds)
    pairs = len(piece.decisions) == len(piece.seconds) == 2
    return names and types and pairs and all(0 <= value <= LARGEST_SEED for value in (*whole, *piece.seconds))


def is_whole(value: object) -> bool:
    """Whether a value from a file is a whole number, which true and false are not."""
    return type(value) is int


def read_levels(file: Path) -> dict[str, dict[str, object]]:
    """What stands in a file of levels, by game and level; nothing where there is no file yet.

    :raises BadSave: when it is something else than such a file.
    """
    if not file.is_file():  # nor is a terminal or a pipe read
        return {}
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except OSError as problem:
        raise BadSave("file_unreadable", {"file": str(file), "why": problem.strerror or str(problem)}) from None
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict) or not all(isinstance(of_game, dict) for of_game in data.values()):
        raise BadSave("no_levels", {"file": str(file)})
    return data


def write_levels(file: Path, pieces: Sequence[Piece]) -> None:
    """Put what was measured of the levels into a file; what else stands there stays.

    :raises BadSave: when it is something else than a file of levels, or the disk does not take it.
    """
    data = read_levels(file)
    for game, of_game in levels_data(pieces).items():
        data[game] = {**data.get(game, {}), **of_game}
    write_whole(file, json.dumps(data, indent=2) + "\n")


def seat_counts(game: str, wanted: Sequence[int]) -> list[int]:
    """With how many seats a game is measured."""
    offered = list(entrepot.load(game).seats)
    return [count for count in offered if not wanted or count in wanted]
