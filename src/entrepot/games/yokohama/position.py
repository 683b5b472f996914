"""Everything on the table in Yokohama, and the few ways in which pieces, goods and points change places."""

from typing import Final, final

from mypy_extensions import i64

from ...kernel.bits import bit
from ...kernel.dice import Dice
from ...kernel.events import Event
from ...kernel.nothing import NOBODY, NOTHING
from ...kernel.position import Position
from .box.components import YokohamaComponents
from .constants import (
    AREAS,
    ASSISTANT,
    DRAFT,
    END_CHURCH,
    END_CUSTOMS,
    END_HOUSES,
    END_NAMES,
    END_PORT,
    END_SHOPS,
    HOUSE,
    KIND_NAMES,
    NO_END,
    PIECE_NAMES,
    SHOP,
    SHOP_SPACES,
    STATION,
    YEN,
)
from .moves import Numbers
from .player import EMPTY, Player, new_player

NO_LISTS: Final[list[list[i64]]] = []
"""The same as EMPTY for lists of lists."""


@final
class Yokohama(Position):
    """The table of a game of Yokohama. It is made by `bare_table` or `copy`; what is made here is not laid out yet."""

    def __init__(self, box: YokohamaComponents, numbers: Numbers, players: list[Player], dice: Dice) -> None:
        super().__init__(len(players), dice)
        self.box = box
        self.numbers = numbers
        self.players = players
        # The city as it was laid out: never changed after the setup, shared by all copies.
        self.cells: list[i64] = EMPTY
        """The board on each cell, row by row, the widest row first."""
        self.rows: list[i64] = EMPTY
        self.near: list[i64] = EMPTY
        """For each area its neighbours, as bits."""
        self.tiles: list[i64] = EMPTY
        """The building tile below each area."""
        self.aside: list[list[i64]] = NO_LISTS
        """Building tiles, five-power tokens, achievements and rewards that went back to the box."""
        self.goals: list[i64] = EMPTY
        """The three achievements in play."""
        self.with_rewards = False
        self.with_free_agents = False
        self.open_orders = False
        """Whether orders from the ports stay open in hand (YOK-21.4)."""
        self.start: i64 = 0
        # What changes.
        self.tokens: list[i64] = EMPTY
        """The five-power token on each area."""
        self.shops: list[i64] = EMPTY
        """The seat that owns the shop on each space, area by area."""
        self.houses: list[i64] = EMPTY
        """The seat that owns the trading house of each area."""
        self.church: list[i64] = EMPTY
        self.customs: list[i64] = EMPTY
        self.labs: list[list[i64]] = NO_LISTS
        """The technology cards on boards A and B; a board that is not used is empty."""
        self.ports: list[list[i64]] = NO_LISTS
        self.card_deck: list[i64] = EMPTY
        """Face-down technologies; the last is the next."""
        self.order_deck: list[i64] = EMPTY
        self.removed: list[i64] = EMPTY
        """Orders removed unseen."""
        self.supply: list[i64] = EMPTY
        """Foreign agents not yet taken."""
        self.achievers: list[list[i64]] = NO_LISTS
        """The seats on each achievement, from the left."""
        self.rewards: list[i64] = EMPTY
        self.station: i64 = NOTHING
        self.active: i64 = NOBODY
        self.round: i64 = 0
        self.last_round: i64 = 0
        """The round after which the game is scored; 0 while no end is in sight."""
        self.ending: i64 = NO_END
        self.stage: i64 = DRAFT
        self.site: i64 = NOTHING
        """The action area, while an action goes on."""
        self.power: i64 = 0
        """The power of that action (YOK-7.3)."""
        self.by_agent = False
        self.sent_agent = False
        self.spun = False
        self.studied = False

    def copy(self) -> "Yokohama":
        players = [player.copy() for player in self.players]
        twin = Yokohama(self.box, self.numbers, players, self.dice)
        twin.take_over(self)
        twin.cells = self.cells
        twin.rows = self.rows
        twin.near = self.near
        twin.tiles = self.tiles
        twin.aside = self.aside
        twin.goals = self.goals
        twin.with_rewards = self.with_rewards
        twin.with_free_agents = self.with_free_agents
        twin.open_orders = self.open_orders
        twin.start = self.start
        twin.tokens = self.tokens[:]
        twin.shops = self.shops[:]
        twin.houses = self.houses[:]
        twin.church = self.church[:]
        twin.customs = self.customs[:]
        twin.labs = [self.labs[0][:], self.labs[1][:]]
        twin.ports = [self.ports[0][:], self.ports[1][:]]
        twin.card_deck = self.card_deck[:]
        twin.order_deck = self.order_deck[:]
        twin.removed = self.removed[:]
        twin.supply = self.supply[:]
        twin.achievers = [self.achievers[0][:], self.achievers[1][:], self.achievers[2][:]]
        twin.rewards = self.rewards[:]
        twin.station = self.station
        twin.active = self.active
        twin.round = self.round
        twin.last_round = self.last_round
        twin.ending = self.ending
        twin.stage = self.stage
        twin.site = self.site
        twin.power = self.power
        twin.by_agent = self.by_agent
        twin.sent_agent = self.sent_agent
        twin.spun = self.spun
        twin.studied = self.studied
        return twin

    # What is where ---------------------------------------------------------------------------------------------------

    def in_play(self, area: i64) -> bool:
        """YOK-5.5, YOK-13.6  An area on which pieces can be: in the city, and not the canal."""
        return self.tiles[area] != NOTHING

    def land(self) -> i64:
        """All areas on which pieces can be, as bits."""
        areas: i64 = 0
        for area in self.cells:
            if self.in_play(area):
                areas |= bit(area)
        return areas

    def opposing(self, seat: i64) -> i64:
        """The areas with opposing presidents, as bits."""
        areas: i64 = 0
        for other in range(self.seats):
            if other != seat:
                area = self.players[other].president
                if area != NOTHING:
                    areas |= bit(area)
        return areas

    def fees(self, seat: i64, area: i64) -> i64:
        """YOK-5.4, YOK-6.6  What the opposing presidents on an area ask for together."""
        count: i64 = 0
        for other in range(self.seats):
            if other != seat and self.players[other].president == area:
                count += 1
        return count * self.box.fee

    def count_power(self, seat: i64, area: i64) -> i64:
        """YOK-7.2, YOK-R10  Assistants, president, shop, trading house, for all the station (YOK-R48); 5 at most."""
        player = self.players[seat]
        power = player.assistants[area] + ((player.shops >> area) & 1) + ((player.houses >> area) & 1)
        if player.president == area:
            power += 1
        if self.station == area:
            power += self.box.bonus[STATION]
        return min(power, self.box.power_cap)

    def power_with_president(self, seat: i64, area: i64) -> i64:
        """YOK-7.2  What the seat's president would act with on an area, as the pieces lie now."""
        president: i64 = 0 if self.players[seat].president == area else 1
        return min(self.count_power(seat, area) + president, self.box.power_cap)

    def strength(self) -> i64:
        """YOK-7.4, YOK-13  What the action area gives for the power of the action: goods, faith, exchanges, value."""
        return self.box.power[self.site][self.power]

    # How things change hands -----------------------------------------------------------------------------------------

    def gain(self, seat: i64, kind: i64, count: i64) -> None:
        """YOK-3.1  From the supply, which never runs out."""
        if count == 0:
            return
        self.players[seat].stock[kind] += count
        if self.telling:
            self.tell(Event("gain", seat, {"what": {KIND_NAMES[kind]: count}}))

    def gain_all(self, seat: i64, stock: list[i64]) -> None:
        """Several kinds at once."""
        own = self.players[seat].stock
        something = False
        for kind in range(len(stock)):
            if stock[kind] > 0:
                own[kind] += stock[kind]
                something = True
        if something and self.telling:
            self.tell(Event("gain", seat, {"what": amounts_of(stock)}))

    def pay(self, seat: i64, kind: i64, count: i64) -> None:
        """To the supply."""
        if count == 0:
            return
        self.players[seat].stock[kind] -= count
        if self.telling:
            self.tell(Event("pay", seat, {"what": {KIND_NAMES[kind]: count}}))

    def pay_fees(self, seat: i64, area: i64) -> None:
        """YOK-5.4, YOK-6.6  One yen to the owner of each opposing president on the area."""
        fee = self.box.fee
        for other in range(self.seats):
            if other != seat and self.players[other].president == area:
                self.players[seat].stock[YEN] -= fee
                self.players[other].stock[YEN] += fee
                if self.telling:
                    self.tell(Event("fee", seat, {"yen": fee, "other": other}))

    def score(self, seat: i64, points: i64, source: i64) -> None:
        """YOK-3.5  Points are added at once."""
        if points == 0:
            return
        self.players[seat].points[source] += points
        if self.telling:
            self.tell(Event("score", seat, {"points": points}))

    def hire(self, seat: i64, piece: i64) -> None:
        """YOK-13.10  Bring a piece from the warehouse to the hand for its price."""
        player = self.players[seat]
        price = player.price_of(self.box, piece)
        player.stock[YEN] -= price
        player.warehouse[piece] -= 1
        player.hand[piece] += 1
        if self.telling:
            name = PIECE_NAMES[piece]
            if price > 0:
                self.tell(Event("hire", seat, {"piece": name, "yen": price}))
            else:
                self.tell(Event("hire_free", seat, {"piece": name}))

    def place(self, seat: i64, area: i64) -> None:
        """YOK-5.4  An assistant from hand to an area, fees paid."""
        player = self.players[seat]
        player.hand[ASSISTANT] -= 1
        player.put_assistant(area)
        if self.telling:
            self.tell(Event("place", seat, {"area": self.box.areas[area]}))
        self.pay_fees(seat, area)

    def gain_symbol(self, seat: i64, country: i64) -> None:
        """YOK-12.1, YOK-12.2, YOK-12.3, YOK-R15  Each second symbol of a country brings one of its agents, if any."""
        player = self.players[seat]
        player.symbols[country] += 1
        if player.symbols[country] % 2 == 0 and self.supply[country] > 0:
            self.supply[country] -= 1
            player.agents[country] += 1
            if self.telling:
                self.tell(Event("agent", seat, {"country": self.box.countries[country]}))

    # The end ---------------------------------------------------------------------------------------------------------

    def bring_end(self, ending: i64) -> None:
        """YOK-16.2, YOK-R31  This round and one more; further triggers change nothing."""
        if self.last_round > 0:
            return
        self.last_round = self.round + 1
        self.ending = ending
        if self.telling:
            self.tell(Event("ending", NOBODY, {"reason": END_NAMES[ending], "round": self.last_round}))

    def check_buildings(self, seat: i64) -> None:
        """YOK-16.1  All own trading houses, or all own shops, are built."""
        player = self.players[seat]
        if player.built(self.box, HOUSE) >= self.box.end_houses:
            self.bring_end(END_HOUSES)
        elif player.built(self.box, SHOP) >= self.box.end_shops:
            self.bring_end(END_SHOPS)

    def check_spaces(self) -> None:
        """YOK-16.1  So many assistants on the church or the customs board, neutral ones included."""
        seating = self.box.seatings[self.seats - self.box.fewest]
        if count_taken(self.church) >= seating.church_end:
            self.bring_end(END_CHURCH)
        elif count_taken(self.customs) >= seating.customs_end:
            self.bring_end(END_CUSTOMS)

    def refill_lab(self, side: i64) -> None:
        """YOK-13.11  Cards slide left; a new one comes to the right while there is one."""
        slide_left(self.labs[side])
        self._fill(self.labs[side], self.card_deck)

    def refill_port(self, side: i64) -> None:
        """YOK-13.12  Cards slide left, new ones come to the right. If they do not suffice, the end is near."""
        slide_left(self.ports[side])
        if not self._fill(self.ports[side], self.order_deck):
            self.bring_end(END_PORT)

    def _fill(self, slots: list[i64], deck: list[i64]) -> bool:
        """Whether all slots could be filled."""
        for place in range(len(slots)):
            if slots[place] == NOTHING:
                if not deck:
                    return False
                self.reveal()
                slots[place] = deck.pop()
        return True

    # What the kernel asks of every game ------------------------------------------------------------------------------

    def progress(self) -> dict[str, int | str]:
        """The round; 1 also while the table is being set up."""
        return {"round": max(self.round, 1)}


def bare_table(box: YokohamaComponents, numbers: Numbers, seats: i64, dice: Dice) -> Yokohama:
    """A table with the players' pieces and nothing else laid out."""
    yokohama = Yokohama(box, numbers, [new_player(box) for _ in range(seats)], dice)
    yokohama.near = [0] * AREAS
    yokohama.tiles = [NOTHING] * AREAS
    yokohama.aside = [[], [], [], []]
    yokohama.goals = []
    yokohama.tokens = [NOTHING] * AREAS
    yokohama.shops = [NOTHING] * (AREAS * SHOP_SPACES)
    yokohama.houses = [NOTHING] * AREAS
    yokohama.church = [NOTHING] * len(box.faith)
    yokohama.customs = [NOTHING] * len(box.duty)
    yokohama.labs = [[], []]
    yokohama.ports = [[], []]
    yokohama.removed = []
    yokohama.supply = box.agents[:]  # YOK-2.7
    yokohama.achievers = [[], [], []]
    return yokohama


def amounts_of(stock: list[i64]) -> dict[str, int]:
    """How many there are of each kind, as events say it."""
    return {KIND_NAMES[kind]: stock[kind] for kind in range(len(stock)) if stock[kind] > 0}


def count_taken(spaces: list[i64]) -> i64:
    taken: i64 = 0
    for place in range(len(spaces)):
        if spaces[place] != NOTHING:
            taken += 1
    return taken


def slide_left(slots: list[i64]) -> None:
    """Close the gaps: the cards keep their order."""
    free: i64 = 0
    for place in range(len(slots)):
        if slots[place] != NOTHING:
            card = slots[place]
            slots[place] = NOTHING
            slots[free] = card
            free += 1
