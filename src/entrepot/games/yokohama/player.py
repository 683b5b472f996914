"""What one player of Yokohama has: on the table, in the city, in the warehouse, and in hand."""

from typing import final

from mypy_extensions import i64

from .box import YokohamaBox
from .names import AREAS, ASSISTANT, COUNTRIES, HOUSE, IMPORT, NOTHING, SHOP, SOURCES, YEN


@final
class Player:
    """All pieces of one seat. Lists of areas are masks of bits where only presence matters."""

    def __init__(self, box: YokohamaBox) -> None:
        self.stock: list[i64] = [*box.goods, box.imports, 0]
        """Copper, silk, tea, fish, imports, yen."""
        self.hand: list[i64] = box.hand[:]
        """Assistants, shops and trading houses that can be used."""
        self.warehouse: list[i64] = box.warehouse[:]
        self.president: i64 = NOTHING
        """The area of the president; NOTHING: in hand."""
        self.assistants: list[i64] = [0] * AREAS
        self.present: i64 = 0
        """The areas with an own assistant, as bits."""
        self.shops: i64 = 0
        """The areas with an own shop, as bits."""
        self.houses: i64 = 0
        """The areas with an own trading house, as bits."""
        self.drawn: list[i64] = []
        """The two orders to choose from in the draft."""
        self.secret: i64 = NOTHING
        """The order kept in the draft, until it is fulfilled: known to its owner alone."""
        self.put_away: i64 = NOTHING
        """The other order of the draft: its drawer knows that it is in the box."""
        self.orders: list[i64] = []
        """Orders in hand that lay open at a port before: known to all (YOK-21.4)."""
        self.fulfilled: list[i64] = []
        self.cards: list[i64] = []
        """Technology cards, in the order in which they were acquired."""
        self.technologies: i64 = 0
        """The names of these, as bits."""
        self.symbols: list[i64] = [0] * COUNTRIES
        self.agents: list[i64] = [0] * COUNTRIES
        """Foreign agents that are still face up."""
        self.used_agents: list[i64] = [0] * COUNTRIES
        self.free_agents: i64 = 0
        self.used_free_agents: i64 = 0
        self.tokens: list[i64] = []
        """Five-power tokens taken."""
        self.achieved: i64 = 0
        """The stacks whose achievement is fulfilled, as bits."""
        self.reward: i64 = NOTHING
        """The token for the third achievement (mini expansion)."""
        self.points: list[i64] = [0] * SOURCES
        """Points scored during play, by where they came from."""

    def copy(self, box: YokohamaBox) -> "Player":
        twin = Player(box)
        twin.stock = self.stock[:]
        twin.hand = self.hand[:]
        twin.warehouse = self.warehouse[:]
        twin.president = self.president
        twin.assistants = self.assistants[:]
        twin.present = self.present
        twin.shops = self.shops
        twin.houses = self.houses
        twin.drawn = self.drawn[:]
        twin.secret = self.secret
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

    def yen(self) -> i64:
        return self.stock[YEN]

    def imports(self) -> i64:
        return self.stock[IMPORT]

    def owns(self, technology: i64) -> bool:
        return (self.technologies >> technology) & 1 == 1

    def order_count(self) -> i64:
        """YOK-3.3  The orders in hand, the secret one included."""
        return len(self.orders) + (0 if self.secret == NOTHING else 1)

    def holds_order(self, order: i64) -> bool:
        return order == self.secret or order in self.orders

    def agent_count(self) -> i64:
        """YOK-11.9  Foreign agents, used or not."""
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
        self.present |= 1 << area

    def take_assistant(self, area: i64) -> None:
        """An assistant leaves an area."""
        left = self.assistants[area] - 1
        self.assistants[area] = left
        if left == 0:
            self.present &= ~(1 << area)

    def built(self, box: YokohamaBox, piece: i64) -> i64:
        """How many own shops or trading houses stand in the city."""
        return box.hand[piece] + box.warehouse[piece] - self.hand[piece] - self.warehouse[piece]

    def price_of(self, box: YokohamaBox, piece: i64) -> i64:
        """YOK-13.10  What the next piece of this kind costs at the employment agency."""
        if piece == ASSISTANT:
            return 0
        if piece == SHOP:
            return box.shop_price
        return box.house_prices[box.warehouse[HOUSE] - self.warehouse[HOUSE]]

    def can_hire(self, box: YokohamaBox, piece: i64) -> bool:
        return self.warehouse[piece] > 0 and self.stock[YEN] >= self.price_of(box, piece)
