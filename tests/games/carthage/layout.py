"""Positions of Traders of Carthage laid out, and read off again, in the words of the rulebook.

Cards are written as `"red 2, blue 3@1, 3x green 5"`: @1 is the reservation marker of seat 1, 3x means three of them.
"""

from collections.abc import Mapping
from typing import Any, cast

from mypy_extensions import i64

import entrepot
from entrepot import Event, Table
from entrepot.games.carthage.box.components import CarthageComponents
from entrepot.games.carthage.player import Player
from entrepot.games.carthage.position import Carthage, Row
from entrepot.games.carthage.steps.turn import Turns
from entrepot.kernel.nothing import NOBODY
from tests.games.doing import asked, board

GAME = entrepot.load("carthage")
COLOURS = ("red", "blue", "yellow", "green")
NOTHING: Mapping[int, str] = {}


def carthage_table(
    seats: int = 3,
    *,
    market: str,
    farm: str = "",
    active: int = 0,
    hands: Mapping[int, str] = NOTHING,
    goods: Mapping[int, str] = NOTHING,
    stored: Mapping[int, str] = NOTHING,
    tokens: Mapping[int, str] = NOTHING,
    points: Mapping[int, int] | None = None,
    ships: Mapping[str, int] | None = None,
    discards: str = "",
    pile_top: str = "",
    rest: str = "pile",
    seed: int = 1,
) -> Table:
    """A table at the start of the turn of `active`, the check of the market (CAR-3.1) included.

    What is not laid out lies in the `rest`: "pile" (below `pile_top`, the next cards to be drawn), "discards",
    "hand of 1" or "points of 1". `points` are cards under the trader markers. So no card is ever missing.
    """
    table = GAME.deal(seats=seats, seed=seed)
    carthage = cast(Carthage, table.position)
    deck = Deck(carthage.box)
    carthage.market = deck.row(market)
    carthage.farm = deck.row(farm)
    carthage.discards = deck.take(discards)
    top = deck.take(pile_top)
    carthage.players = [
        Player(
            deck.count(hands.get(seat, "")),
            deck.count(goods.get(seat, "")),
            deck.count(stored.get(seat, "")),
            [tokens.get(seat, "").split().count(colour) for colour in carthage.box.colours],
            [],
            0,
        )
        for seat in range(seats)
    ]
    for seat, cards in (points or {}).items():
        carthage.players[seat].vp = [deck.left.pop() for _ in range(cards)]
    carthage.pile = []
    _lay_rest(carthage, rest, deck.left)
    carthage.pile += reversed(top)
    carthage.ships = [(ships or {}).get(colour, 0) for colour in carthage.box.colours]
    carthage.agenda = [Turns(active)]
    carthage.settle()
    table.opening = carthage.told
    carthage.told = []
    return table


class Deck:
    """The shuffled deck, from which cards are taken by name."""

    def __init__(self, box: CarthageComponents) -> None:
        self.box = box
        self.left: list[i64] = [kind for kind in range(len(box.cards)) for _ in range(box.count[kind])]
        entrepot.Dice(1).shuffle(self.left)

    def take(self, text: str) -> list[i64]:
        kinds: list[i64] = [self.box.cards.index(name) for name in _names(text)]
        for kind in kinds:
            self.left.remove(kind)
        return kinds

    def row(self, text: str) -> Row:
        marks: list[i64] = []
        for name in _names(text):
            _, at, seat = name.partition("@")
            marks.append(int(seat) if at else NOBODY)
        return Row(self.take(", ".join(name.partition("@")[0] for name in _names(text))), marks)

    def count(self, text: str) -> list[i64]:
        kinds = self.take(text)
        return [kinds.count(kind) for kind in range(len(self.box.cards))]


def _names(text: str) -> list[str]:
    names: list[str] = []
    for part in filter(None, text.split(", ")):
        times, x, name = part.partition("x ")
        names += [name] * int(times) if x else [part]
    return names


def _lay_rest(carthage: Carthage, rest: str, kinds: list[i64]) -> None:
    place, _, seat = rest.partition(" of ")
    if place == "pile":
        carthage.pile += kinds
    elif place == "discards":
        carthage.discards += kinds
    elif place == "points":
        carthage.players[int(seat)].vp += kinds
    else:
        for kind in kinds:
            carthage.players[int(seat)].hand[kind] += 1


# What lies where ---------------------------------------------------------------------------------------------------


def own(table: Table, seat: int) -> dict[str, Any]:
    """What a seat sees of its own things."""
    return cast(dict[str, Any], board(table, seat)["players"][seat])


def market(table: Table) -> str:
    return _row(board(table)["market"])


def farm(table: Table) -> str:
    return _row(board(table)["farm"])


def _row(cards: list[dict[str, Any]]) -> str:
    return ", ".join(card["card"] + ("" if card["reserved"] is None else f"@{card['reserved']}") for card in cards)


def hand(table: Table, seat: int) -> str:
    return ", ".join(own(table, seat)["hand"])


def goods(table: Table, seat: int) -> str:
    """The stock of a seat that is not stored."""
    return ", ".join(own(table, seat)["goods"])


def stored(table: Table, seat: int) -> str:
    return ", ".join(own(table, seat)["stored"])


def tokens(table: Table, seat: int) -> str:
    return " ".join(colour for colour, count in own(table, seat)["tokens"].items() for _ in range(count))


def points(table: Table) -> list[int]:
    """The VP cards of every seat."""
    return [own(table, seat)["points"] for seat in range(table.seats)]


def ships(table: Table) -> dict[str, int]:
    """The ships that are not in Alexandria."""
    return {colour: space for colour, space in board(table)["ships"].items() if space}


def discards(table: Table) -> str:
    return ", ".join(board(table)["discards"])


def value(cards: list[str]) -> int:
    return sum(int(card.split()[1]) for card in cards)


# What can be done and what happened -----------------------------------------------------------------------------------


def can(table: Table, seat: int) -> list[str]:
    """The legal moves of a seat."""
    return [move.text for move in table.moves(seat)]


def buy(table: Table, seat: int, *paid: str) -> list[Event]:
    """Buy goods with the cards named; with none, where the whole hand is needed and paid without asking."""
    events = table.play(seat, "buy")
    for card in paid:
        events = events + table.play(seat, f"pay {card}")
    if table.waiting and asked(table) == (seat, "paid"):
        events = events + table.play(seat, "done")
    return events


def outlook(table: Table, seat: int, move: str) -> dict[str, object]:
    """What a seat is told of a move that it could play."""
    return dict(table.foresee(seat)[GAME.moves.read(move).number].outlook)
