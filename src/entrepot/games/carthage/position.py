"""Everything on the table in Traders of Carthage, and the few ways in which cards change places."""

from typing import final

from mypy_extensions import i64

from ...kernel.bits import bit
from ...kernel.dice import Dice
from ...kernel.events import Event
from ...kernel.nothing import NOBODY, NOTHING
from ...kernel.position import Position
from .box.components import CarthageComponents
from .constants import KINDS
from .player import Player


@final
class Row:
    """The market or the farm: cards in a line, each with the reservation marker on it, if any."""

    def __init__(self, cards: list[i64], marks: list[i64]) -> None:
        self.cards = cards
        self.marks = marks

    def copy(self) -> "Row":
        return Row(self.cards[:], self.marks[:])

    def add(self, kind: i64, mark: i64) -> None:
        self.cards.append(kind)
        self.marks.append(mark)

    def marked(self, seat: i64) -> bool:
        """Whether the seat's marker lies in this row."""
        for place in range(len(self.marks)):
            if self.marks[place] == seat:
                return True
        return False

    def offer(self, verb: i64, moves: list[i64]) -> None:
        """Add to the moves that of a verb with each kind of card without a marker, each once."""
        seen: i64 = 0
        for place in range(len(self.marks)):
            kind = self.cards[place]
            if self.marks[place] == NOBODY and not seen >> kind & 1:
                seen |= bit(kind)
                moves.append(verb + kind)

    def find(self, kind: i64, mark: i64) -> i64:
        """The place of the first card of this kind with this mark."""
        for place in range(len(self.cards)):
            if self.cards[place] == kind and self.marks[place] == mark:
                return place
        raise ValueError("no such card in this row")

    def remove(self, place: i64) -> i64:
        """CAR-6.3  Take a card away: only then does its marker go back to its owner."""
        self.marks.pop(place)
        return self.cards.pop(place)


@final
class Carthage(Position):
    """The table of a game of Traders of Carthage."""

    def __init__(self, box: CarthageComponents, players: list[Player], market: Row, farm: Row, dice: Dice) -> None:
        super().__init__(len(players), dice)
        self.box = box
        self.players = players
        self.market = market
        self.farm = farm
        self.pile: list[i64] = []
        """The draw pile; its last card is the top."""
        self.discards: list[i64] = []
        self.ships: list[i64] = []
        """The space of each colour's ship."""
        self.active: i64 = NOBODY
        """The seat whose turn it is."""
        self.due: i64 = 0
        """What the active seat still has to pay for a purchase; 0 or less when nothing."""
        self.idle: i64 = 0
        """Turns in a row in which nothing was possible."""

    def copy(self) -> "Carthage":
        players = [player.copy() for player in self.players]
        twin = Carthage(self.box, players, self.market.copy(), self.farm.copy(), self.dice)
        twin.take_over(self)
        twin.pile = self.pile[:]
        twin.discards = self.discards[:]
        twin.ships = self.ships[:]
        twin.active = self.active
        twin.due = self.due
        twin.idle = self.idle
        return twin

    # What is where -----------------------------------------------------------------------------------------------

    def available(self, seat: i64, place: i64) -> bool:
        """CAR-3.3, CAR-6.2  A market card without a marker, or with the own one: reserved ones are their owner's."""
        mark = self.market.marks[place]
        return mark == NOBODY or mark == seat

    def anything_available(self, seat: i64) -> bool:
        for place in range(len(self.market.cards)):
            if self.available(seat, place):
                return True
        return False

    def price(self, seat: i64) -> i64:
        """CAR-4.2  The values of all available cards."""
        total: i64 = 0
        cards = self.market.cards
        for place in range(len(cards)):
            if self.available(seat, place):
                total += self.box.value[cards[place]]
        return total

    def hand_value(self, seat: i64) -> i64:
        """CAR-1.3  In hand, a card is money worth its value."""
        hand = self.players[seat].hand
        value = self.box.value
        total: i64 = 0
        for kind in range(KINDS):
            count = hand[kind]
            if count > 0:
                total += count * value[kind]
        return total

    def hand_size(self, seat: i64) -> i64:
        hand = self.players[seat].hand
        size: i64 = 0
        for kind in range(KINDS):
            size += hand[kind]
        return size

    def marker_free(self, seat: i64) -> bool:
        """CAR-6.1  Whether the seat has its reservation marker before it."""
        return not self.market.marked(seat) and not self.farm.marked(seat)

    # How cards change places -------------------------------------------------------------------------------------

    def draw(self) -> i64:
        """CAR-7.3  The top of the draw pile; an empty pile is made anew from the discards. NOTHING: both are empty."""
        self.reveal()
        if not self.pile:
            if not self.discards:
                return NOTHING
            self.pile = self.discards
            self.discards = []
            self.dice.shuffle(self.pile)
            if self.telling:
                self.tell(Event("reshuffle", NOBODY, {"cards": len(self.pile)}))
        return self.pile.pop()

    def discard_from_hand(self, seat: i64, kind: i64) -> None:
        """CAR-4.3  Paid and used cards go face up to the discard pile."""
        self.players[seat].hand[kind] -= 1
        self.discards.append(kind)

    def draw_to(self, row: Row, count: i64) -> list[i64]:
        """Draw cards face up to a row, as far as there are any."""
        drawn: list[i64] = []
        for _ in range(count):
            kind = self.draw()
            if kind != NOTHING:
                row.add(kind, NOBODY)
                drawn.append(kind)
        return drawn

    def refill(self) -> None:
        """CAR-7.2, CAR-R5, CAR-R11  The farm goes to the market with its markers; then two new there, three here."""
        moved = self.farm.cards
        for place in range(len(moved)):
            self.market.add(moved[place], self.farm.marks[place])
        self.farm = Row([], [])
        to_market = self.draw_to(self.market, self.box.market_draw)
        to_farm = self.draw_to(self.farm, self.box.farm_draw)
        if not self.telling:
            return
        names = self.box.names
        if to_market or to_farm:
            self.tell(Event("refill", NOBODY, {"market": names(to_market), "farm": names(to_farm)}))
        elif moved:
            self.tell(Event("farm_moves", NOBODY, {"cards": names(moved)}))  # CAR-7.3 no card is left to draw

    def gain_token(self, seat: i64, colour: i64) -> None:
        """CAR-8.3  Tokens are never lost; substitutes are used if a colour runs out (CAR-1.4)."""
        self.players[seat].tokens[colour] += 1
        if self.telling:
            self.tell(Event("token", seat, {"colour": self.box.colours[colour]}))

    def sail(self, colour: i64, space: i64) -> None:
        self.ships[colour] = space
        if self.telling:
            self.tell(Event("sail", NOBODY, {"colour": self.box.colours[colour], "space": space}))

    # What the kernel asks of every game -----------------------------------------------------------------------------

    def progress(self) -> dict[str, int | str]:
        """The most tokens that anybody has, of those that end the game (CAR-8.4)."""
        return {"tokens": max([player.token_count() for player in self.players]), "end": self.box.tokens_to_end}
