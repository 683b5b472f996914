"""Positions that ask every question of every game, found by playing: `python -m tests.browser.questions [GAME ...]`.

Nothing is recorded by hand, so a change of the rules only costs a new search. What was found is kept in
`build/questions` for as long as the sources of the rules stay the same.
"""

import fcntl
import hashlib
import json
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from functools import cache
from itertools import count, product
from pathlib import Path
from random import Random

import entrepot
from entrepot import Game, Position, Table
from entrepot.kernel.options import Choice

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "build" / "questions"
FEW, MANY = 2, 4
"""Seats: the first asking of each question at a table for two, and the fullest at a crowded one."""
FULL_GAMES = 12
"""How many crowded games are looked through for the fullest moment of each question, at least."""
LATEST = 800
"""Moves after which no fuller table is looked for: long games take long to lay out."""
TRUST = (0.95, 0.9, 0.8, 0.6)
"""How often a sensible seat follows the game's advice; otherwise it does what was seldom done before."""
LONGEST = 60.0
"""Seconds of thinking after which what was not found is missing."""


@dataclass(frozen=True)
class Wish:
    """How to come to a question that free play seldom meets."""

    options: dict[str, Choice] = field(default_factory=dict)
    eager: tuple[str, ...] = ()
    """Verbs that are played whenever they can be."""


_MIXING = Wish({"variable_setup": True}, ("use", "step"))
WISHES = {
    "goa": {"cut_hand_play": Wish(eager=("expedition",))},
    "mombasa": {"mixed_goods_buy": _MIXING, "mixed_goods_use_buy": _MIXING},
    "yokohama": {"reward": Wish({"achievement_rewards": True}, ("achieve",))},
}
_BLOCKED = "none of the four tracks can be moved on: each at its end or at a call that cannot be paid"
UNREACHED: dict[str, dict[str, str]] = {
    "mombasa": {
        "plan_none": "a hand of single shares only, at the beginning of a round",
        "mixed_goods_use": "two kinds of goods that buy nothing together yet, and a third card: none in 1600 games",
        "goods_use": _BLOCKED,
        "goods_buy": _BLOCKED,
        "goods_use_buy": _BLOCKED,
    },
}
"""Wordings that no game comes to, with the reason, by game. The test fails for any that is found after all."""


@dataclass(frozen=True)
class Moment:
    """A game at a question: everything to lay it on the table again."""

    game: str
    wording: str
    key: str
    seats: int
    seat: int
    seed: int
    options: dict[str, Choice]
    moves: list[tuple[int, int]]
    """Who played which move, by number."""

    @property
    def name(self) -> str:
        return self.wording if self.seats == FEW else f"{self.wording}-{self.seats}"

    def table(self) -> Table:
        """The game, played again. What is legal is not asked: `holds` does."""
        table = Table(entrepot.load(self.game), self.seats, self.seed, self.options)
        for seat, move in self.moves:  # as `Table.play` would, without the copies from which moves are taken back
            table.position.play(seat, move)
            table.ledger.append((seat, table.game.moves.all[move]))
            table.history.append(table.position.told)
            table.position.told = []
        return table

    def holds(self) -> bool:
        """Whether the rules of today still lead here."""
        game = entrepot.load(self.game)
        position = game.start(self.seats, self.seed, self.options)
        for seat, move in self.moves:
            if move not in position.moves(seat):
                return False
            position.play(seat, move)
        table = self.table()
        prompt = None if table.over else table.prompt(self.seat)
        return prompt is not None and prompt.wording == self.wording and table.waiting == (self.seat,)


class Search:
    """Plays game after game, and keeps what is asked for the first time or on a fuller table than before."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.wanted = set(game.words.all("prompt")) - set(UNREACHED.get(game.name, {}))
        self.verbs = [move.verb for move in game.moves.all]
        self.first: dict[tuple[int, str], Moment] = {}
        self.fullest: dict[str, tuple[int, Moment]] = {}
        self.seen: dict[str, int] = {}
        """How often each verb was played: rare ones are preferred, to see more of the game."""
        self.choices = list(_choices(game))
        self.weighing = True
        """Whether crowded moments are still compared."""

    def run(self) -> list[Moment]:
        """Every wording for few seats, and for many the fullest moment of each that came up."""
        started = time.process_time()
        for number in count(1):
            self.weighing = number <= 2 * FULL_GAMES
            self.play(number, MANY if number % 2 else FEW, self.wish(number))
            if not self.weighing and (not self.missing() or time.process_time() - started > LONGEST):
                break
        few = {wording: moment for (seats, wording), moment in self.first.items() if seats == FEW}
        many = {wording: moment for wording, (_, moment) in self.fullest.items()}
        return [
            found[wording] for wording in self.game.words.all("prompt") for found in (few, many) if wording in found
        ]

    def missing(self) -> set[str]:
        return {wording for wording in self.wanted if not {(FEW, wording), (MANY, wording)} & set(self.first)}

    def wish(self, number: int) -> Wish:
        """What this game aims at: any options and no favourite verbs, unless a question with a wish is missing."""
        wishes = WISHES.get(self.game.name, {})
        unfulfilled = [wishes[wording] for wording in sorted(self.missing()) if wording in wishes]
        if unfulfilled and not self.weighing:
            return unfulfilled[number % len(unfulfilled)]
        return Wish(self.choices[number // 2 % len(self.choices)])

    def play(self, number: int, seats: int, wish: Wish) -> None:
        """One game: in some all seats play sensibly, in others only one does and the others at random."""
        chance = Random(f"{self.game.name} {number}")
        options = self.game.chosen(wish.options)
        position = self.game.start(seats, number, options)
        leader = number // 4 % seats if number % 4 >= 2 else -1
        trust = TRUST[number // 4 % len(TRUST)]
        moves: list[tuple[int, int]] = []
        while not position.over:
            seat = chance.choice(position.waiting())
            if len(position.waiting()) == 1:
                self.note(position, seat, number, options, moves)
            move = self.choose(position, seat, chance, trust if leader in (-1, seat) else -1, wish)
            moves.append((seat, move))
            position.play(seat, move)

    def note(
        self, position: Position, seat: int, seed: int, options: dict[str, Choice], moves: list[tuple[int, int]]
    ) -> None:
        prompt = position.agenda[-1].prompt(position, seat)
        if prompt.wording not in self.wanted:
            return
        seats = int(position.seats)
        moment = Moment(self.game.name, prompt.wording, prompt.key, seats, seat, seed, options, moves)
        if (seats, prompt.wording) not in self.first:
            self.first[seats, prompt.wording] = _kept(moment)
        late = len(moves) > LATEST and prompt.wording in self.fullest
        if seats == MANY and not late and (self.weighing or prompt.wording not in self.fullest):
            full = len(json.dumps(position.view(seat))) + 20 * len(position.moves(seat))
            if full > self.fullest.get(prompt.wording, (0, moment))[0]:
                self.fullest[prompt.wording] = (full, _kept(moment))

    def choose(self, position: Position, seat: int, chance: Random, trust: float, wish: Wish) -> int:
        legal = position.moves(seat)
        for move in legal:
            if self.verbs[move] in wish.eager:
                return move
        if trust < 0:
            move = chance.choice(legal)
        elif chance.random() < trust and self.game.worth is not None:
            move = self.game.advise(position, seat)
        else:
            move = min(legal, key=lambda other: self.seen.get(self.verbs[other], 0))
        self.seen[self.verbs[move]] = self.seen.get(self.verbs[move], 0) + 1
        return move


def _kept(moment: Moment) -> Moment:
    return Moment(**{**vars(moment), "moves": list(moment.moves)})


def _choices(game: Game) -> Iterator[dict[str, Choice]]:
    names = list(game.options)
    for values in product(*(game.options[name].values for name in names)):
        yield dict(zip(names, values))


def _sources(game: str) -> str:
    """A hash of everything that decides what a game comes to: the kernel, the game, and this file."""
    folders = (ROOT / "src/entrepot/kernel", ROOT / "src/entrepot/games" / game)
    files = sorted(file for folder in folders for file in folder.rglob("*") if file.suffix in (".py", ".toml"))
    digest = hashlib.sha256()
    for file in [Path(__file__), *files]:
        digest.update(file.name.encode() + file.read_bytes())
    return digest.hexdigest()[:20]


@cache
def moments(game: str) -> tuple[Moment, ...]:
    """Every question of a game, at a table for two and at a crowded one."""
    file = KEPT / f"{game}-{_sources(game)}.json"
    KEPT.mkdir(parents=True, exist_ok=True)
    with (KEPT / f"{game}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # one process searches, the others wait for what it finds
        if not file.is_file():
            found = Search(entrepot.load(game)).run()
            for old in KEPT.glob(f"{game}-*.json"):
                old.unlink(missing_ok=True)
            fresh = file.with_suffix(".part")
            fresh.write_text(json.dumps([asdict(moment) for moment in found]), encoding="utf-8")
            fresh.replace(file)
    return moments_read(file)


def moments_read(file: Path) -> tuple[Moment, ...]:
    return tuple(Moment(**facts) for facts in json.loads(file.read_text(encoding="utf-8")))


def whole_game(game: str, seats: int, seed: int = 1, options: dict[str, Choice] | None = None) -> list[tuple[int, int]]:
    """The moves of a game that sensible seats play to its end."""
    table = entrepot.load(game)
    position = table.start(seats, seed, options or {})
    moves: list[tuple[int, int]] = []
    while not position.over:
        seat = position.waiting()[0]
        moves.append((seat, table.advise(position, seat)))
        position.play(*moves[-1])
    return moves


def unreached(game: str) -> set[str]:
    """The declared wordings without a moment and without a reason."""
    declared = set(entrepot.load(game).words.all("prompt"))
    return declared - {moment.wording for moment in moments(game)} - set(UNREACHED.get(game, {}))


def main() -> int:
    missing = 0
    for game in sys.argv[1:] or entrepot.games():
        started = time.monotonic()
        found = moments(game)
        print(f"{game}: {len({moment.wording for moment in found})} questions, {time.monotonic() - started:.1f} s")
        for moment in found:
            offers = len(moment.table().moves(moment.seat))
            print(f"  {moment.name:22} {moment.key:18} after {len(moment.moves):4} moves, {offers:3} legal")
        for wording in sorted(unreached(game)):
            print(f"  {wording:22} NOT REACHED")
            missing += 1
    return min(missing, 1)


if __name__ == "__main__":
    sys.exit(main())
