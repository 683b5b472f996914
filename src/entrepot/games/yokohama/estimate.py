"""With how many points a seat of Yokohama is expected to end: for search and hints.

Each term is what the seat has been paid and would be paid now, and what its pieces promise for the turns that are left.
When the game is over, that is the score sheet. The numbers are fitted to games of the greedy bot: those of pieces to
the differences between the seats of a game, those of the turns to the final points.
"""

from typing import Final

from mypy_extensions import i64

from .constants import (
    AREAS,
    ASSISTANT,
    COUNTRIES,
    FROM_ACHIEVEMENTS,
    FROM_BUILDINGS,
    FROM_CHURCH,
    FROM_CUSTOMS,
    FROM_ORDERS,
    FROM_PORTS,
    FROM_TECHNOLOGIES,
    FROM_TOKENS,
    GOODS,
    IMPORT,
    YEN,
)
from .constants import HOUSE as HOUSES
from .constants import SHOP as SHOPS
from .player import Player
from .position import Yokohama, count_taken

TERMS: Final = (
    "orders",
    "technologies",
    "buildings",
    "tokens",
    "church",
    "customs",
    "achievements",
    "countries",
    "stock",
    "assistants",
    "ahead",
)
"""The parts of an estimate."""
HORIZON: Final = 40
"""So many decisions ahead search plays by the rules of thumb before it estimates."""

SOON: Final = 4.0
"""With so many turns left, what is held counts in full; with fewer, less of it can still be used."""
READY: Final = 3.7
"""What an order in hand promises when its goods are there."""
HELD: Final = 0.7
"""What any order in hand promises."""
SHOP: Final = 3.7
HOUSE: Final = 7.2
"""What a shop or a trading house in hand promises."""
GOOD: Final = 1.0
IMPORTS: Final = 2.4
MONEY: Final = 0.4
"""What these promise beyond what the final scoring pays for them."""
ASSISTANTS: Final = 2.3
"""What an assistant promises that is not among those of the beginning."""
AHEAD: Final = [0.0, 0.0, 6.1, 5.2, 4.7]
"""By the number of seats: what a turn brings."""
COUNTED: Final = [0.0, 0.0, 21.7, 18.0, 17.8]
"""Likewise: how much of that comes from what is held, and is counted there."""
PER_ORDER: Final = [0.0, 0.0, 0.76, 0.67, 0.72]
PER_CHURCH: Final = [0.0, 0.0, 2.3, 1.0, 0.5]
PER_CUSTOMS: Final = [0.0, 0.0, 1.1, 0.6, 0.75]
SOONER: Final = [0.0, 0.0, 3.7, 2.3, 2.7]
"""Likewise: how many rounds go by for each order in the deck, and for each space of the boards until they bring the
end, less those by which one comes before the others."""
FEWEST: Final = 1.5
"""The rounds that are left at least, while no end is in sight."""
WIDE: Final = 100
"""More than any board has spaces."""


def terms(yokohama: Yokohama, seat: i64) -> list[float]:
    """The expected final points of a seat by term."""
    player = yokohama.players[seat]
    turns = turns_left(yokohama, seat)
    soon = min(turns, SOON) / SOON
    return [
        orders(yokohama, player, soon),
        technologies(yokohama, seat),
        buildings(player, soon),
        float(player.points[FROM_TOKENS] + player.points[FROM_PORTS]),
        float(player.points[FROM_CHURCH]) + on_board(yokohama, seat, yokohama.church, yokohama.box.church_places),
        float(player.points[FROM_CUSTOMS]) + on_board(yokohama, seat, yokohama.customs, yokohama.box.customs_places),
        float(player.points[FROM_ACHIEVEMENTS]),
        countries(yokohama, player),
        stock(yokohama, player, soon),
        assistants(yokohama, player, soon),
        AHEAD[yokohama.seats] * turns - COUNTED[yokohama.seats] * soon,
    ]


def estimate(yokohama: Yokohama, seat: i64) -> float:
    """The expected final points of a seat: the sum of all terms."""
    player = yokohama.players[seat]
    turns = turns_left(yokohama, seat)
    soon = min(turns, SOON) / SOON
    box = yokohama.box
    paid = player.points
    worth = float(
        paid[FROM_TOKENS] + paid[FROM_PORTS] + paid[FROM_CHURCH] + paid[FROM_CUSTOMS] + paid[FROM_ACHIEVEMENTS]
    )
    worth += orders(yokohama, player, soon) + technologies(yokohama, seat) + buildings(player, soon)
    worth += on_board(yokohama, seat, yokohama.church, box.church_places)
    worth += on_board(yokohama, seat, yokohama.customs, box.customs_places)
    worth += countries(yokohama, player) + stock(yokohama, player, soon) + assistants(yokohama, player, soon)
    return worth + AHEAD[yokohama.seats] * turns - COUNTED[yokohama.seats] * soon


# How long the game will last -----------------------------------------------------------------------------------------


def turns_left(yokohama: Yokohama, seat: i64) -> float:
    """How many turns of a seat are still to come, a half one if it goes on now; guessed while no end is in sight."""
    if yokohama.over:
        return 0.0
    before = (seat - yokohama.start) % yokohama.seats - (yokohama.active - yokohama.start) % yokohama.seats
    due = 1.0 if yokohama.round == 0 or before > 0 else 0.5 if before == 0 else 0.0
    if yokohama.last_round > 0:
        return due + float(yokohama.last_round - yokohama.round)
    seats = yokohama.seats
    seating = yokohama.box.seatings[seats - yokohama.box.fewest]
    rounds = PER_ORDER[seats] * float(len(yokohama.order_deck)) - SOONER[seats]
    rounds += PER_CHURCH[seats] * float(seating.church_end - count_taken(yokohama.church))
    rounds += PER_CUSTOMS[seats] * float(seating.customs_end - count_taken(yokohama.customs))
    return due + max(rounds, FEWEST)


# Points by term ------------------------------------------------------------------------------------------------------


def orders(yokohama: Yokohama, player: Player, soon: float) -> float:
    """Fulfilled orders, and those in hand as far as their goods are there."""
    worth = 0.0
    if soon > 0.0:
        for order in player.secrets:
            worth += HELD + READY * ready(player, yokohama.box.order_goods[order])
        for order in player.orders:
            worth += HELD + READY * ready(player, yokohama.box.order_goods[order])
    return float(player.points[FROM_ORDERS]) + soon * worth


def ready(player: Player, goods: list[i64]) -> float:
    """Which part of the goods of an order is there."""
    needed: i64 = 0
    there: i64 = 0
    for good in range(GOODS):
        needed += goods[good]
        there += min(goods[good], player.stock[good])
    return float(there) / float(needed) if needed > 0 else 1.0


def technologies(yokohama: Yokohama, seat: i64) -> float:
    """YOK-17.3  What they have paid, and the place by their value; ties in turn order from the start player."""
    player = yokohama.players[seat]
    points = float(player.points[FROM_TECHNOLOGIES])
    if not player.cards:
        return points
    own = technology_value(yokohama, player)
    turn = (seat - yokohama.start) % yokohama.seats
    place: i64 = 0
    for other in range(yokohama.seats):
        if other != seat and yokohama.players[other].cards:
            value = technology_value(yokohama, yokohama.players[other])
            if value > own or (value == own and (other - yokohama.start) % yokohama.seats < turn):
                place += 1
    return points + place_points(yokohama.box.technology_places, place)


def technology_value(yokohama: Yokohama, player: Player) -> i64:
    value: i64 = 0
    for card in player.cards:
        value += yokohama.box.value[yokohama.box.card_technology[card]]
    return value


def buildings(player: Player, soon: float) -> float:
    """What they have paid, and what those in hand promise."""
    promised = SHOP * float(player.hand[SHOPS]) + HOUSE * float(player.hand[HOUSES])
    return float(player.points[FROM_BUILDINGS]) + soon * promised


def on_board(yokohama: Yokohama, seat: i64, spaces: list[i64], places: list[int]) -> float:
    """YOK-17.1, YOK-17.2  The place on the church or customs board: by number of assistants, then the rightmost."""
    own = board_rank(spaces, seat)
    if own == 0:
        return 0.0
    place: i64 = 0
    for other in range(yokohama.seats):
        if other != seat and board_rank(spaces, other) > own:
            place += 1
    return place_points(places, place)


def board_rank(spaces: list[i64], seat: i64) -> i64:
    """The more the better: assistants first, then the rightmost of them."""
    rank: i64 = 0
    for space in range(len(spaces)):
        if spaces[space] == seat:
            rank += WIDE - rank % WIDE + space
    return rank


def place_points(places: list[int], place: i64) -> float:
    return float(places[place]) if place < len(places) else 0.0


def countries(yokohama: Yokohama, player: Player) -> float:
    """YOK-17.4, YOK-17.5  Sets of different countries, the largest first, and agents that are not used."""
    points = 0.0
    layer: i64 = 1
    while True:
        size: i64 = 0
        for country in range(COUNTRIES):
            if player.symbols[country] >= layer:
                size += 1
        if size == 0:
            break
        points += float(yokohama.box.country_sets[size - 1])
        layer += 1
    agents: i64 = 0
    for country in range(COUNTRIES):
        agents += player.agents[country]
    return points + float(agents * yokohama.box.agent_points)


def stock(yokohama: Yokohama, player: Player, soon: float) -> float:
    """YOK-17.5  Goods, imports and money: what the final scoring pays for them, and what else they can buy."""
    box = yokohama.box
    goods: i64 = 0
    for good in range(GOODS):
        goods += player.stock[good]
    imports = player.stock[IMPORT]
    yen = player.stock[YEN]
    paid = goods // box.goods_per_point + imports * box.import_points + yen // box.yen_per_point
    return float(paid) + soon * (GOOD * float(goods) + IMPORTS * float(imports) + MONEY * float(yen))


def assistants(yokohama: Yokohama, player: Player, soon: float) -> float:
    """What assistants in the city and in hand promise, as many as are more than at the beginning."""
    if soon == 0.0:
        return 0.0
    count = player.hand[ASSISTANT] - yokohama.box.hand[ASSISTANT]
    for area in range(AREAS):
        count += player.assistants[area]
    return soon * ASSISTANTS * float(count)
