"""A count of all pieces of Yokohama wherever they lie, for the tests of conservation."""

from mypy_extensions import i64

from ...kernel.nothing import NOTHING
from .constants import ASSISTANT, COUNTRIES, HOUSE, SHOP
from .position import Yokohama


def census(yokohama: Yokohama) -> dict[str, int]:
    """Every card, tile and token by itself; the pieces of each player by kind."""
    counts: dict[str, int] = {}
    count_cards(counts, "order", yokohama.order_deck + yokohama.removed + yokohama.ports[0] + yokohama.ports[1])
    count_cards(counts, "technology", yokohama.card_deck + yokohama.labs[0] + yokohama.labs[1])
    count_cards(counts, "tile", yokohama.aside[0] + yokohama.tiles)
    count_cards(counts, "token", yokohama.aside[1] + yokohama.tokens)
    count_cards(counts, "achievement", yokohama.aside[2] + yokohama.goals)
    count_cards(counts, "reward", yokohama.aside[3] + yokohama.rewards)
    for country in range(COUNTRIES):
        counts[f"agent {yokohama.box.countries[country]}"] = yokohama.supply[country]
    for seat in range(yokohama.seats):
        count_player(yokohama, counts, seat)
    return counts


def count_cards(counts: dict[str, int], name: str, cards: list[i64]) -> None:
    for card in cards:
        if card != NOTHING:
            key = f"{name} {card + 1}"
            counts[key] = counts.get(key, 0) + 1


def count_player(yokohama: Yokohama, counts: dict[str, int], seat: i64) -> None:
    """YOK-1.1  The pieces of a player in hand, in the warehouse, in the city and on the boards."""
    player = yokohama.players[seat]
    count_cards(counts, "order", [*player.drawn, player.put_away, *player.secrets, *player.orders, *player.fulfilled])
    count_cards(counts, "technology", player.cards)
    count_cards(counts, "token", player.tokens)
    count_cards(counts, "reward", [player.reward])
    for country in range(COUNTRIES):
        counts[f"agent {yokohama.box.countries[country]}"] += player.agents[country] + player.used_agents[country]
    boards = yokohama.church.count(seat) + yokohama.customs.count(seat)
    tiles = sum(achievers.count(seat) for achievers in yokohama.achievers)
    in_city = sum(int(count) for count in player.assistants)
    own = [int(player.hand[piece] + player.warehouse[piece]) for piece in (ASSISTANT, SHOP, HOUSE)]
    counts[f"assistants {seat}"] = own[0] + in_city + boards + tiles
    counts[f"shops {seat}"] = own[1] + yokohama.shops.count(seat)
    counts[f"trading houses {seat}"] = own[2] + yokohama.houses.count(seat)
