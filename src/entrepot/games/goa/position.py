"""Everything on the table in Goa, and the few ways in which things change hands."""

from typing import Final, final

from mypy_extensions import i64

from ...kernel.bits import bit
from ...kernel.dice import Dice
from ...kernel.events import Event
from ...kernel.nothing import NOBODY, NOTHING
from ...kernel.position import Position
from .box.components import GoaComponents
from .constants import CORNERS, EXPEDITIONS, PHASE_NAMES, PLANTATIONS, ROWS, SPICES
from .moves import bid_from, use_from
from .player import Player

UNSPOKEN: Final = -1
PASSED: Final = 0


@final
class Lots:
    """What is auctioned in a round, by the number of the marker less one; the flag first."""

    def __init__(
        self, squares: list[i64], owners: list[i64], tiles: list[i64], winners: list[i64], prices: list[i64]
    ) -> None:
        self.squares = squares
        self.owners = owners
        self.tiles = tiles
        """The kind of the tile; NOTHING for the flag."""
        self.winners = winners
        """NOBODY until it is sold."""
        self.prices = prices

    def copy(self) -> "Lots":
        return Lots(self.squares[:], self.owners[:], self.tiles[:], self.winners[:], self.prices[:])

    def add(self, square: i64, owner: i64, tile: i64) -> None:
        self.squares.append(square)
        self.owners.append(owner)
        self.tiles.append(tile)
        self.winners.append(NOBODY)
        self.prices.append(0)

    def marked(self, square: i64) -> bool:
        """Whether a marker lies on a square."""
        for lot in range(len(self.squares)):
            if self.squares[lot] == square and self.winners[lot] == NOBODY:
                return True
        return False


@final
class Goa(Position):
    """The table of a game of Goa."""

    def __init__(
        self, box: GoaComponents, players: list[Player], lots: Lots, bonanza: bool, always_limited: bool, dice: Dice
    ) -> None:
        super().__init__(len(players), dice)
        self.box = box
        self.players = players
        self.lots = lots
        self.bonanza = bonanza
        self.always_limited = always_limited
        """GOA-18.4: whether the hand limit holds at any time."""
        self.use_from: i64 = use_from(box)
        """The number of the move that uses the first kind of tile."""
        self.bid_from: i64 = bid_from(box)
        """A bid is this number and the amount."""
        self.grid: list[i64] = []
        """The kind of tile on every square, or NOTHING."""
        self.aside: list[i64] = []
        """GOA-2.1: the tiles set aside before the phases."""
        self.later: list[i64] = []
        """The tiles of phase B, while phase A is played."""
        self.used: list[i64] = []
        """The used piles of both phases."""
        self.gone: list[i64] = []
        """GOA-16.1: the tiles left in the grid after phase A."""
        self.colony_left: list[i64] = []
        self.deck: list[i64] = []
        """The expedition cards; the last one is the top."""
        self.discards: list[i64] = []
        self.turned: list[i64] = []
        """Cards that lie turned up."""
        self.in_play: i64 = NOTHING
        """The card whose effect is not yet done."""
        self.corner_tokens: list[i64] = [NOTHING] * CORNERS
        self.token_stock: list[i64] = []
        """The tokens that lie nowhere on the grid and were not turned up in this phase."""
        self.token_seen: list[i64] = []
        self.first: list[i64] = []
        """GOA-7.4: the seat that was the first in each row of a column, by column and row."""
        self.phase: i64 = 0
        self.round: i64 = NOTHING
        """The round of the phase, from 0."""
        self.action: i64 = NOTHING
        """The number of the current action, from 0; NOTHING outside the action stage, `box.actions` for extra ones."""
        self.active: i64 = NOBODY
        """The seat whose action it is."""
        self.flag: i64 = NOBODY
        """The flag holder."""
        self.flag_down: bool = False
        """Whether the flag lies on the table, waiting to be auctioned."""
        self.lot: i64 = NOTHING
        """The auction that is going on."""
        self.bid: i64 = 0
        self.bidder: i64 = NOBODY
        self.said: list[i64] = []
        """What each seat has said in this auction: UNSPOKEN, PASSED or the bid."""
        self.card_played: bool = False
        """GOA-6.3: whether the one card of this action was played."""
        self.passed: i64 = 0
        """GOA-13.1: the seats that have passed, a bit for each."""

    def copy(self) -> "Goa":
        players: list[Player] = []
        for seat in range(len(self.players)):
            players.append(self.players[seat].copy())
        twin = Goa(self.box, players, self.lots.copy(), self.bonanza, self.always_limited, self.dice)
        twin.take_over(self)
        twin.grid = self.grid[:]
        twin.aside = self.aside[:]
        twin.later = self.later[:]
        twin.used = self.used[:]
        twin.gone = self.gone[:]
        twin.colony_left = self.colony_left[:]
        twin.deck = self.deck[:]
        twin.discards = self.discards[:]
        twin.turned = self.turned[:]
        twin.in_play = self.in_play
        twin.corner_tokens = self.corner_tokens[:]
        twin.token_stock = self.token_stock[:]
        twin.token_seen = self.token_seen[:]
        twin.first = self.first[:]
        twin.phase = self.phase
        twin.round = self.round
        twin.action = self.action
        twin.active = self.active
        twin.flag = self.flag
        twin.flag_down = self.flag_down
        twin.lot = self.lot
        twin.bid = self.bid
        twin.bidder = self.bidder
        twin.said = self.said[:]
        twin.card_played = self.card_played
        twin.passed = self.passed
        return twin

    # What is where -----------------------------------------------------------------------------------------------

    def level(self, seat: i64, column: i64) -> i64:
        """GOA-6.6, GOA-R46  What a column shows now."""
        return self.box.level[column][self.players[seat].rows[column]]

    def hand_limit(self, seat: i64) -> i64:
        """GOA-11.1  How many cards the seat may hold in an Expedition or, by GOA-18.4, at any time."""
        return self.box.hand_limit[self.players[seat].rows[EXPEDITIONS]]

    def bears(self, seat: i64, place: i64) -> i64:
        """GOA-1.7  The set of spices that an own place accepts."""
        tile = self.players[seat].land[place]
        if tile == NOTHING:
            return 0
        return self.box.bears[tile] if place < PLANTATIONS else self.box.colony_spices[tile]

    def payable(self, seat: i64, column: i64, with_spices: bool, with_ships: bool) -> bool:
        """GOA-7.7  Whether the cost of the next step of a column is covered, less what is waived."""
        player = self.players[seat]
        row = player.rows[column]
        if row == ROWS - 1:
            return False  # GOA-7.3
        at: i64 = column * ROWS + row
        if with_ships and player.ships < self.box.cost_ships[at]:
            return False
        if with_spices:
            cost = self.box.cost_of[at]
            for spice in range(SPICES):
                if player.stock[spice] < cost[spice]:
                    return False
        return True

    def founded(self, seat: i64, colony: i64) -> bool:
        return self.players[seat].land[PLANTATIONS + colony] != NOTHING

    def place_name(self, place: i64) -> str:
        return self.box.places[place]

    def card_names(self, cards: list[i64]) -> list[str]:
        return [self.box.cards[card] for card in cards]

    # How things change hands ----------------------------------------------------------------------------------------

    def gain_ships(self, seat: i64, number: i64) -> None:
        """GOA-1.5  From the supply, which never runs out; so are colonists and ducats."""
        self.players[seat].ships += number
        if self.telling:
            self.tell(Event("ships", seat, {"number": number}))

    def gain_colonists(self, seat: i64, number: i64) -> None:
        self.players[seat].colonists += number
        if self.telling:
            self.tell(Event("colonists", seat, {"number": number}))

    def gain_ducats(self, seat: i64, number: i64) -> None:
        self.players[seat].ducats += number
        if self.telling:
            self.tell(Event("ducats", seat, {"number": number}))

    def gain_extra(self, seat: i64, number: i64) -> None:
        """GOA-1.5, GOA-R15  Extra action cards do not run out either."""
        self.players[seat].extra += number
        if self.telling:
            self.tell(Event("extra_card", seat, {"number": number}))

    def draw(self) -> i64:
        """GOA-11.5, GOA-R16  The top card; an empty deck is made anew from the discards. NOTHING: both are empty."""
        self.reveal()
        if not self.deck:
            if not self.discards:
                return NOTHING
            self.deck = self.discards
            self.discards = []
            self.deck.sort()
            self.dice.shuffle(self.deck)
            if self.telling:
                self.tell(Event("reshuffle", NOBODY, {"cards": len(self.deck)}))
        return self.deck.pop()

    def turn_up(self, seat: i64, number: i64) -> i64:
        """GOA-12.3  Turn up cards; the sum of their colonist numbers."""
        total: i64 = 0
        cards: list[i64] = []
        for _ in range(number):
            card = self.draw()
            if card != NOTHING:
                self.turned.append(card)
                cards.append(card)
                total += self.box.card_colonists[card]
        if self.telling:
            numbers: list[object] = [self.box.card_colonists[card] for card in cards]
            self.tell(Event("turn_up", seat, {"cards": self.card_names(cards), "numbers": numbers, "sum": total}))
        return total

    def last_turned(self, number: i64) -> list[str]:
        """The cards that were turned up last, those of the question now asked."""
        return self.card_names(self.turned[len(self.turned) - number :])

    def discard_turned(self, number: i64) -> None:
        """GOA-12.9, GOA-R40  The last cards that were turned up go to the discard pile."""
        for _ in range(number):
            self.discards.append(self.turned.pop())

    def leave_hand(self, seat: i64, card: i64) -> None:
        player = self.players[seat]
        player.hand &= ~bit(card)
        player.hand_size -= 1

    def put_spice(self, seat: i64, place: i64, spice: i64) -> None:
        """GOA-1.7  A spice onto a free space."""
        player = self.players[seat]
        player.spices[place * SPICES + spice] += 1
        player.stock[spice] += 1
        player.free[place] -= 1
        if self.telling:
            self.tell(Event("put", seat, {"spice": self.box.spices[spice], "place": self.place_name(place)}))

    def give_spice(self, seat: i64, place: i64, spice: i64) -> None:
        """GOA-7.2  A spice from its space back to the supply."""
        player = self.players[seat]
        player.spices[place * SPICES + spice] -= 1
        player.stock[spice] -= 1
        player.free[place] += 1
        if self.telling:
            self.tell(Event("give", seat, {"spice": self.box.spices[spice], "place": self.place_name(place)}))

    def place_tile(self, seat: i64, place: i64, tile: i64) -> None:
        """A plantation or colony onto its place, empty as yet."""
        player = self.players[seat]
        player.land[place] = tile
        if place < PLANTATIONS:
            player.free[place] = self.box.spaces[tile]
        else:
            player.free[place] = self.box.colony_spaces[self.box.colony_of[tile]]

    def remove_plantation(self, seat: i64, place: i64) -> i64:
        """GOA-15.2  A plantation leaves the board, its spices go back to the supply."""
        player = self.players[seat]
        tile = player.land[place]
        for spice in range(SPICES):
            player.stock[spice] -= player.spices[place * SPICES + spice]
            player.spices[place * SPICES + spice] = 0
        player.land[place] = NOTHING
        player.free[place] = 0
        return tile

    # What the kernel asks of every game -----------------------------------------------------------------------------

    def progress(self) -> dict[str, int | str]:
        """The phase and the round in it, as the box names them: A1 to B4."""
        return {"phase": PHASE_NAMES[self.phase], "round": min(self.round + 1, self.box.rounds)}
