"""The games that the kit is run on."""

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from itertools import product

import entrepot
from entrepot.kernel.game import Game
from entrepot.kernel.options import Choice

from .reading import (
    CARTHAGE_UNTOLD,
    GOA_UNTOLD,
    LIGHTHOUSE_UNTOLD,
    MOMBASA_UNTOLD,
    YOKOHAMA_UNTOLD,
    Read,
    nothing,
    read_carthage,
    read_goa,
    read_lighthouse,
    read_mombasa,
    read_yokohama,
)

GAMES = 300
"""How many games the quick laws play for each number of seats and each choice of options."""
WHOLE = "ENTREPOT_WHOLE"
"""Set in the environment: nothing is left out. `make conformance` is such a whole run, `make test` is a brisk one."""


def whole_run() -> bool:
    return WHOLE in os.environ


@dataclass(frozen=True)
class Entry:
    """A game as the kit needs it."""

    name: str
    pieces: Callable[[Game, int], dict[str, int]]
    """What the box says `census()` must be, for this number of seats; best read from `game.box.facts`."""
    longest: int
    """A number of decisions that no game exceeds."""
    brisk: int = 1
    """A brisk run plays one in so many of the games; if that is not all, it looks closely only with every option on."""
    module: str = ""
    """Where to find `load`, for a game that is not one of the package's own."""
    hidden: bool = True
    """Whether there is anything in the game that a seat cannot see."""
    sparse: int = 1
    """For long games: closer looks are taken at one in so many of the usual decisions."""
    shown: frozenset[str] = field(default_factory=frozenset)
    """Kinds of events that may show something hidden in passing, so that no view shows it afterwards."""
    apart: frozenset[str] = field(default_factory=frozenset)
    """Options that touch single rules: tried one at a time, with most seats, and a tenth of the games if brisk."""
    mere: frozenset[str] = field(default_factory=frozenset)
    """Verbs that only end something: what they do is said by whether the turn goes on."""
    untold: Mapping[str, str] = field(default_factory=dict, hash=False)
    """What of a view a row need not tell, by path, with the reason; "market()" is the order of the market."""
    read: Read = nothing
    """What a decoded row must show of a view."""

    def load(self) -> Game:
        if self.module:
            entrepot.add_game(self.name, import_module(self.module).load)
        return entrepot.load(self.name)

    def cases(self) -> "list[Case]":
        """Every number of seats with every choice of options; options of `apart` one at a time."""
        options = self.load().options
        choices = [
            [(name, option.default)] if name in self.apart else [(name, value) for value in option.values]
            for name, option in options.items()
        ]
        cases = [Case(self, seats, chosen) for seats, chosen in product(self.load().seats, product(*choices))]
        largest = cases[-1]
        for name in sorted(self.apart):
            for value in options[name].values:
                if value != options[name].default:
                    chosen = tuple({**largest.options, name: value}.items())
                    cases.append(Case(self, largest.seats, chosen, aside=True))
        return cases


@dataclass(frozen=True)
class Case:
    """A game with a number of seats and a choice of options."""

    entry: Entry
    seats: int
    chosen: tuple[tuple[str, Choice], ...]
    aside: bool = False
    """Whether it is there for an option of `Entry.apart`."""

    @property
    def options(self) -> dict[str, Choice]:
        return dict(self.chosen)

    @property
    def full(self) -> bool:
        """Whether every option is on, but for those of `Entry.apart`."""
        return all(value is not False for name, value in self.chosen if name not in self.entry.apart)

    def games(self) -> int:
        """How many games a quick law plays: always as many in a whole run, fewer of long games in a brisk one."""
        if whole_run() or self.entry.brisk == 1:
            return GAMES
        return GAMES // self.entry.brisk // (10 if self.aside else 1)

    def looked_at_closely(self) -> bool:
        """Whether the thorough laws are checked, too, and its games are compared with those of other processes."""
        return whole_run() or self.entry.brisk == 1 or self.full

    def __str__(self) -> str:
        return "-".join([self.entry.name, str(self.seats), *(f"{name}={value}" for name, value in self.chosen)])


def carthage_pieces(game: Game, seats: int) -> dict[str, int]:
    """CAR-1.2: the cards of every colour and value; a ship for each colour; a reservation marker for each seat."""
    colours = game.box.one("goods").texts("colours")
    cards = {card.integer("value"): card.integer("count_per_colour") for card in game.box.all("card")}
    return {
        **{f"{colour} {value}": count for colour in colours for value, count in cards.items()},
        **{f"marker {seat}": 1 for seat in range(seats)},
        "ships": len(colours),
    }


def goa_pieces(game: Game, seats: int) -> dict[str, int]:
    """GOA-1.5: every tile, card, colony tile and token; a marker a column, auction markers one more than seats."""

    def counts(table: str) -> dict[str, int]:
        return {section.text("id"): section.integer("count") for section in game.box.all(table)}

    return {
        **{f"tile {name}": count for name, count in counts("tile").items()},
        **{f"card {card.text('id')}": 1 for card in game.box.all("card")},
        **{f"colony {name}": count for name, count in counts("colony_tile").items()},
        **{f"token {name}": count for name, count in counts("token").items()},
        **{f"progress markers {seat}": len(game.box.all("column")) for seat in range(seats)},
        **{f"auction markers {seat}": seats + 1 for seat in range(seats)},
        **{f"places that do not add up {seat}": 0 for seat in range(seats)},
    }


def yokohama_pieces(game: Game, seats: int) -> dict[str, int]:
    """YOK-1: every card, tile and token once; the agents of each country; the working pieces of each player."""
    box = game.box
    player = box.one("player")
    lists = {
        "order": box.all("order"),
        "technology": box.all("technology_card"),
        "tile": box.all("building_tile"),
        "token": box.all("five_power_token") + box.all("free_agent_token"),
        "achievement": box.all("achievement"),
        "reward": box.all("achievement_reward"),
    }
    pieces = {f"{name} {number + 1}": 1 for name, sections in lists.items() for number in range(len(sections))}
    pieces |= {f"agent {country.text('id')}": country.integer("agents") for country in box.all("country")}
    for seat in range(seats):
        pieces[f"assistants {seat}"] = player.integer("assistants_hand") + player.integer("assistants_warehouse")
        pieces[f"shops {seat}"] = player.integer("shops_total")
        pieces[f"trading houses {seat}"] = player.integer("trading_houses_total")
    return pieces


def mombasa_pieces(game: Game, seats: int) -> dict[str, int]:
    """MOM-2: cards by their face, books by letter, posts, start and bonus tiles, markers, coins of the round track."""
    box = game.box
    cards = {
        card.text("name"): seats * (card.integer("starting") if "starting" in card.facts else 0)
        + ("seat" in card.facts)
        + len(letters if isinstance(letters := card.facts.get("deck"), list) else [])
        for card in box.all("card")
    }
    posts = box.one("hq").integer("columns") * box.one("hq").integer("spaces")
    [setup] = [setup for setup in box.all("setup") if setup.integer("seats") == seats]
    return {
        **cards,
        **{f"markers {seat}": box.one("markers").integer("owned") for seat in range(seats)},
        **{f"books {letter}": box.one("book_tiles").integer("per_letter") for letter in "ABC"},
        **{f"posts {company.text('name')}": posts for company in box.all("company")},
        "start tiles": len(box.all("start_tile")),
        "bonus tiles": len(box.all("bonus_tile")),
        "coins": sum(setup.integers("round_coins")),
    }


def lighthouse_pieces(game: Game, seats: int) -> dict[str, int]:
    ships = game.box.one("ships")
    return {name: ships.integer("copies") for name in ships.texts("names")}


ENTRIES = (
    Entry(
        "carthage",
        carthage_pieces,
        longest=6000,
        brisk=4,
        mere=frozenset({"done"}),
        untold=CARTHAGE_UNTOLD,
        read=read_carthage,
    ),
    Entry(
        "goa",
        goa_pieces,
        longest=3000,
        brisk=15,
        module="entrepot.games.goa",
        mere=frozenset({"done", "pass"}),
        untold=GOA_UNTOLD,
        read=read_goa,
        apart=frozenset({"hand_limit_always"}),
    ),
    Entry(
        "yokohama",
        yokohama_pieces,
        longest=60_000,
        brisk=20,
        module="entrepot.games.yokohama",
        mere=frozenset({"stop", "end"}),
        untold=YOKOHAMA_UNTOLD,
        read=read_yokohama,
        sparse=6,
        apart=frozenset({"open_orders"}),
    ),
    Entry(
        "mombasa",
        mombasa_pieces,
        longest=6000,
        brisk=15,
        module="entrepot.games.mombasa",
        mere=frozenset({"stop", "end", "ready"}),
        untold=MOMBASA_UNTOLD,
        read=read_mombasa,
        apart=frozenset({"early_ink_slot", "even_c1", "wide_d2"}),
    ),
    Entry(
        "lighthouse",
        lighthouse_pieces,
        longest=60,
        brisk=3,
        module="tests.toy.lighthouse",
        untold=LIGHTHOUSE_UNTOLD,
        read=read_lighthouse,
    ),
)
