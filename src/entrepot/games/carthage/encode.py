"""What a seat of Traders of Carthage may know, in numbers: nothing but what its view and its question show."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.bits import bit
from ...kernel.encoding import Questions, asking
from ...kernel.layout import Layout, each, flag, flags, number, numbers, one_of
from ...kernel.nothing import NOBODY, NOTHING
from ...kernel.rows import Writer, turns_from
from .box.components import CarthageComponents
from .constants import COLOURS, KINDS, MOST_SEATS, RANKS
from .player import Player
from .position import Carthage, Row
from .steps.buying import Pay
from .steps.payday import Protect, Store
from .steps.setup import ChooseToken
from .steps.turn import Turn

MARGIN: Final = 10
"""A lead of so many points is as good as any."""
QUESTIONS: Final = Questions(
    {
        "token": ChooseToken,
        "turn": Turn,
        "pay": Pay,
        "protect": Protect,
        "store": Store,
    }
)
PILES: Final = 1 + MOST_SEATS
"""The cards of a row without a marker, then those with the marker of each seat."""
OF_PLAYER: Final = 2 * KINDS + 2 * COLOURS + 5
"""How many numbers there are of each seat."""


def layout(box: CarthageComponents) -> Layout:
    """The fields of a row. Seats are counted from the own one, which is 0."""
    marked = ["free", *range(MOST_SEATS)]
    return Layout(
        [
            one_of("seats", range(2, MOST_SEATS + 1)),
            one_of("question", QUESTIONS.names),
            number("due"),
            number("overpaid"),
            flags("raided", box.colours),
            numbers("icons", box.colours),
            numbers("storing", box.colours),
            numbers("hand", box.cards),
            number("coins"),
            number("points"),
            *[one_of(f"ships.{colour}", box.spaces) for colour in box.colours],
            *[numbers(f"market.{mark}", box.cards) for mark in marked],
            *[numbers(f"farm.{mark}", box.cards) for mark in marked],
            number("pile"),
            numbers("discards", box.cards),
            *each(
                "players",
                range(MOST_SEATS),
                [
                    numbers("goods", box.cards),
                    numbers("stored", box.cards),
                    numbers("tokens", box.colours),
                    number("all_tokens"),
                    number("hand_size"),
                    flag("marker"),
                    number("price"),
                    flag("active"),
                    numbers("stacks", box.colours),
                ],
            ),
            numbers("unseen", box.cards),
            number("for_sale"),
            number("to_spare"),
            number("lacking"),
            flag("payday"),
            *each(
                "purchase",
                box.colours,
                [number("cards"), number("space"), flag("arrives"), flag("raided"), number("points")],
            ),
        ]
    )


def encode(carthage: Carthage, seat: i64, row: Writer) -> None:
    """Write what a seat may know (CAR-13.1 to CAR-13.4), cell by cell as the layout says."""
    seats = carthage.seats
    row.one_of(seats - 2, MOST_SEATS - 1)
    _question(carthage, seat, row)
    me = carthage.players[seat]
    coins = carthage.hand_value(seat)
    row.numbers(me.hand)
    row.number(coins)
    row.number(me.points())
    spaces = carthage.box.goal + 1
    for colour in range(COLOURS):
        row.one_of(carthage.ships[colour], spaces)
    unseen = vec[i64](carthage.box.count)
    for kind in range(KINDS):
        unseen[kind] -= me.hand[kind]
    _cards(carthage.market, seat, seats, unseen, row)
    _cards(carthage.farm, seat, seats, unseen, row)
    row.number(len(carthage.pile))
    for kind in carthage.discards:
        unseen[kind] -= 1
        row.count(kind)
    row.skip(KINDS)
    price = free_price(carthage)
    for turn in range(seats):
        other = seat + turn
        if other >= seats:
            other -= seats
        _player(carthage, other, price, unseen, row)
    row.skip((MOST_SEATS - seats) * OF_PLAYER)
    for kind in range(KINDS):
        row.number(unseen[kind])
    _purchase(carthage, seat, coins, row)


def _question(carthage: Carthage, seat: i64, row: Writer) -> None:
    """What the seat is asked, and how far it has come in answering."""
    step = asking(carthage, seat)
    if step is None:
        row.skip(QUESTIONS.number + 2 + 3 * COLOURS)
        return
    row.one_of(QUESTIONS.place(step), QUESTIONS.number)
    row.number(carthage.due)
    row.number(-carthage.due)
    if isinstance(step, Protect):
        raided: i64 = 0
        for colour in step.raided:
            raided |= bit(colour)
        row.bits(raided, COLOURS)
        for colour in range(COLOURS):
            row.number(step.icons(carthage, colour))
        row.skip(COLOURS)
    elif isinstance(step, Store):
        row.skip(2 * COLOURS + step.colour)
        row.number(step.left)
        row.skip(COLOURS - 1 - step.colour)
    else:
        row.skip(3 * COLOURS)


def _cards(line: Row, seat: i64, seats: i64, unseen: vec[i64], row: Writer) -> None:
    """CAR-6.2  The cards of the market or the farm, by the markers on them."""
    for place in range(len(line.cards)):
        mark = line.marks[place]
        kind = line.cards[place]
        unseen[kind] -= 1
        row.count((1 + turns_from(seat, mark, seats)) * KINDS + kind)
    row.skip(PILES * KINDS)


def free_price(carthage: Carthage) -> i64:
    """CAR-4.2  What the cards of the market without a marker cost, whoever buys them."""
    total: i64 = 0
    market = carthage.market
    for place in range(len(market.cards)):
        if market.marks[place] == NOBODY:
            total += carthage.box.value[market.cards[place]]
    return total


def reserved(line: Row, seat: i64) -> i64:
    """The place of the card with the seat's marker, or NOTHING."""
    for place in range(len(line.marks)):
        if line.marks[place] == seat:
            return place
    return NOTHING


def _player(carthage: Carthage, other: i64, price: i64, unseen: vec[i64], row: Writer) -> None:
    """What lies before a seat, which cards are therefore not unseen, and what its stacks would pay on a Payday."""
    box = carthage.box
    player = carthage.players[other]
    goods, stored, hand, value = player.goods, player.stored, player.hand, box.value
    size: i64 = 0
    kind: i64 = 0
    for colour in range(COLOURS):
        cards: i64 = 0
        highest: i64 = 0
        for _ in range(RANKS):
            loose = goods[kind]
            safe = stored[kind]
            size += hand[kind]
            if loose + safe > 0:
                row.put(kind, loose)
                row.put(KINDS + kind, safe)
                unseen[kind] -= loose + safe
                cards += loose + safe
                highest = value[kind]
            kind += 1
        row.put(OF_PLAYER - COLOURS + colour, points_for(box, cards, highest + player.tokens[colour]))
    row.skip(2 * KINDS)
    row.numbers(player.tokens)
    row.number(player.token_count())
    row.number(size)
    place = reserved(carthage.market, other)
    if place != NOTHING:
        price += value[carthage.market.cards[place]]
    row.flag(place == NOTHING and reserved(carthage.farm, other) == NOTHING)
    row.number(price)
    row.flag(carthage.active == other)
    row.skip(COLOURS)


def _purchase(carthage: Carthage, seat: i64, coins: i64, row: Writer) -> None:
    """CAR-4.1 to CAR-4.6  What buying all available goods would cost and bring."""
    box = carthage.box
    cards: list[i64] = [0] * COLOURS
    top: list[i64] = [0] * COLOURS
    available: i64 = 0
    price: i64 = 0
    for place in range(len(carthage.market.cards)):
        if carthage.available(seat, place):
            kind = carthage.market.cards[place]
            value = box.value[kind]
            colour = kind // RANKS
            cards[colour] += 1
            available += 1
            price += value
            if value > top[colour]:
                top[colour] = value
    row.number(available)
    row.number(coins - price)
    row.number(price - coins)
    payday = False
    spaces = carthage.ships[:]
    for colour in range(COLOURS):
        if cards[colour] > 0:
            steps = box.steps_for_one if cards[colour] == 1 else box.steps_for_more
            spaces[colour] = min(spaces[colour] + steps, box.goal)
            if spaces[colour] == box.goal:
                payday = True
    row.flag(payday)
    for colour in range(COLOURS):
        row.number(cards[colour])
        row.number(spaces[colour])
        row.flag(spaces[colour] == box.goal)
        row.flag(payday and box.pirates[spaces[colour]])
        row.number(stack_points(carthage, carthage.players[seat], colour, cards[colour], top[colour]))


def stack_points(carthage: Carthage, player: Player, colour: i64, more: i64, top: i64) -> i64:
    """CAR-8.1  The point cards that a Payday would pay for a stack with some more cards, the highest worth `top`."""
    cards: i64 = more
    highest: i64 = top
    for kind in range(colour * RANKS, (colour + 1) * RANKS):
        count = player.goods[kind] + player.stored[kind]
        if count > 0:
            cards += count
            value = carthage.box.value[kind]
            if value > highest:
                highest = value
    return points_for(carthage.box, cards, highest + player.tokens[colour])


def points_for(box: CarthageComponents, cards: i64, worth: i64) -> i64:
    """CAR-8.1  The point cards for so many cards, each worth so much: one for every five, rounded up."""
    return (worth * cards + box.points_per_card - 1) // box.points_per_card
