"""What one player of Yokohama has: on the table, in the city, in the warehouse, and in hand."""

from typing import Final, final

from mypy_extensions import i64

from ...kernel.bits import bit
from ...kernel.nothing import NOTHING
from .box.components import YokohamaComponents
from .constants import AREAS, ASSISTANT, COUNTRIES, HOUSE, SHOP, SOURCES, YEN

EMPTY: Final[list[i64]] = []
"""Stands in for every list of a player or table that is still to be laid out or copied; nothing is ever added to it."""


@final
class Player:
    """All pieces of one seat. Lists of areas are masks of bits where only presence matters.

    A player is made by `new_player` or `copy`; what is made here has no pieces yet.
    """

    def __init__(self) -> None:
        self.stock: list[i64] = EMPTY
        """Copper, silk, tea, fish, imports, yen."""
        self.hand: list[i64] = EMPTY
        """Assistants, shops and trading houses that can be used."""
        self.warehouse: list[i64] = EMPTY
        self.president: i64 = NOTHING
        """The area of the president; NOTHING: in hand."""
        self.assistants: list[i64] = EMPTY
        self.present: i64 = 0
        """The areas with an own assistant, as bits."""
        self.shops: i64 = 0
        """The areas with an own shop, as bits."""
        self.houses: i64 = 0
        """The areas with an own trading house, as bits."""
        self.drawn: list[i64] = EMPTY
        """The two orders to choose from in the draft."""
        self.secrets: list[i64] = EMPTY
        """Orders in hand that their owner alone may see: the one kept in the draft and, unless orders are open, those
        from the ports (YOK-21.4)."""
        self.put_away: i64 = NOTHING
        """The other order of the draft: its drawer knows that it is in the box."""
        self.orders: list[i64] = EMPTY
        """Orders in hand that lie open to all: with open orders those from the ports (YOK-21.4)."""
        self.fulfilled: list[i64] = EMPTY
        self.cards: list[i64] = EMPTY
        """Technology cards, in the order in which they were acquired."""
        self.technologies: i64 = 0
        """The names of these, as bits."""
        self.symbols: list[i64] = EMPTY
        self.agents: list[i64] = EMPTY
        """Foreign agents that are still face up."""
        self.used_agents: list[i64] = EMPTY
        self.free_agents: i64 = 0
        self.used_free_agents: i64 = 0
        self.tokens: list[i64] = EMPTY
        """Five-power tokens taken."""
        self.achieved: i64 = 0
        """The stacks whose achievement is fulfilled, as bits."""
        self.reward: i64 = NOTHING
        """The token for the third achievement (mini expansion)."""
        self.points: list[i64] = EMPTY
        """Points scored during play, by where they came from."""

    def copy(self) -> "Player":
        twin = Player()
        twin.stock = self.stock[:]
        twin.hand = self.hand[:]
        twin.warehouse = self.warehouse[:]
        twin.president = self.president
        twin.assistants = self.assistants[:]
        twin.present = self.present
        twin.shops = self.shops
        twin.houses = self.houses
        twin.drawn = self.drawn[:]
        twin.secrets = self.secrets[:]
        twin.put_away = self.put_away
        twin.orders = self.orders[:]
        twin.fulfilled = self.fulfilled[:]
        twin.cards = self.cards[:]
        twin.technologies = self.technologies
        twin.symbols = self.symbols[:]
        twin.agents = self.agents[:]
        twin.used_agents = self.used_agents[:]
        twin.free_agents = self.free_agents
        twin.used_free_agents = self.used_free_agents
        twin.tokens = self.tokens[:]
        twin.achieved = self.achieved
        twin.reward = self.reward
        twin.points = self.points[:]
        return twin

    def owns(self, technology: i64) -> bool:
        return (self.technologies >> technology) & 1 == 1

    def order_count(self) -> i64:
        """YOK-3.3  The orders in hand, secret or open."""
        return len(self.secrets) + len(self.orders)

    def agent_count(self) -> i64:
        """YOK-11.9, YOK-R13  Foreign agents, used or not; free agents are none (YOK-R24)."""
        count: i64 = 0
        for country in range(COUNTRIES):
            count += self.agents[country] + self.used_agents[country]
        return count

    def score(self) -> i64:
        """YOK-3.5  The points on the track."""
        total: i64 = 0
        for source in range(SOURCES):
            total += self.points[source]
        return total

    def put_assistant(self, area: i64) -> None:
        """An assistant comes to an area."""
        self.assistants[area] += 1
        self.present |= bit(area)

    def take_assistant(self, area: i64) -> None:
        """An assistant leaves an area."""
        left = self.assistants[area] - 1
        self.assistants[area] = left
        if left == 0:
            self.present &= ~bit(area)

    def built(self, box: YokohamaComponents, piece: i64) -> i64:
        """How many own shops or trading houses stand in the city."""
        return box.hand[piece] + box.warehouse[piece] - self.hand[piece] - self.warehouse[piece]

    def price_of(self, box: YokohamaComponents, piece: i64) -> i64:
        """YOK-13.10  What the next piece of this kind costs at the employment agency."""
        if piece == ASSISTANT:
            return 0
        if piece == SHOP:
            return box.shop_price
        return box.house_prices[box.warehouse[HOUSE] - self.warehouse[HOUSE]]

    def can_hire(self, box: YokohamaComponents, piece: i64) -> bool:
        return self.warehouse[piece] > 0 and self.stock[YEN] >= self.price_of(box, piece)


def new_player(box: YokohamaComponents) -> Player:
    """YOK-2.8, YOK-2.15  A player at the start, the president in hand; the money apart."""
    player = Player()
    player.stock = [*box.goods, box.imports, 0]
    player.hand = box.hand[:]
    player.warehouse = box.warehouse[:]
    player.assistants = [0] * AREAS
    player.drawn = []
    player.secrets = []
    player.orders = []
    player.fulfilled = []
    player.cards = []
    player.symbols = [0] * COUNTRIES
    player.agents = [0] * COUNTRIES
    player.used_agents = [0] * COUNTRIES
    player.tokens = []
    player.points = [0] * SOURCES
    return player
