"""Everything on the table in Mombasa, and the few ways in which money, markers, posts and books change places."""

from typing import Final, final

from mypy_extensions import i64

from ...kernel.bits import bit
from ...kernel.dice import Dice
from ...kernel.events import Event
from ...kernel.nothing import NOBODY, NOTHING
from ...kernel.position import Position
from .box.components import MombasaComponents
from .box.pieces import Track
from .constants import (
    BOOK_PLACES,
    BOOKKEEPER,
    BOOKKEEPER_TILE,
    CARD_PLACES,
    COLUMNS,
    COMPANIES,
    EXPANSION,
    EXPANSION_TILE,
    LEFT_EXTRA,
    MERCHANT,
    MERCHANT_TILE,
    PLUS_GOOD,
    REGIONS,
    RIGHT_EXTRA,
    ROUNDS,
    SLOTS,
    SPACES,
    TILES,
)
from .player import EMPTY, FACE_DOWN, FACE_UP, IN_USE, Player

CAPITAL_CALL: Final = "capital_call"
SPECIAL_FIELD: Final = "special_field"


@final
class Mombasa(Position):
    """The table of a game of Mombasa."""

    def __init__(self, box: MombasaComponents, players: list[Player], tracks: list[i64], dice: Dice) -> None:
        super().__init__(len(players), dice)
        self.box = box
        self.players = players
        self.tracks = tracks
        """The track of each company, by its place in TRACKS: never changed during a game."""
        self.right_slot_at: i64 = box.right_slot_at
        self.second_spread: i64 = box.spread_spaces[1]
        self.space_cost: list[i64] = box.space_cost
        """What a marker costs on each bonus space: never changed during a game."""
        self.round: i64 = 1
        self.first_player: i64 = 0
        """Who holds the first-player marker."""
        self.starter: i64 = 0
        """Who held it when the round began."""
        self.active: i64 = NOBODY
        self.posts: list[i64] = [NOBODY] * REGIONS
        """The company with a post in each region."""
        self.entered: list[i64] = []
        """The regions entered in the running expansion, whose posts still lie on their sides (MOM-7.2)."""
        self.ousted: list[i64] = [0] * COMPANIES
        """Posts of each company that wait to go back to their headquarters (MOM-7.7)."""
        self.columns: list[i64] = [box.column_size] * (COMPANIES * COLUMNS)
        """Posts in the columns of the headquarters, company by company."""
        self.vacated: i64 = 0
        """Columns whose bottom space was vacated, one bit each: it is never covered again (MOM-7.8)."""
        self.removed: list[i64] = [0] * COMPANIES
        """Posts out of the game."""
        self.stack: list[i64] = []
        """The deck of action cards; its last card is the top."""
        self.display: list[i64] = [NOTHING] * CARD_PLACES
        """Row by row from the top, in each row from left to right."""
        self.discards: list[i64] = []
        self.round_coins: list[i64] = []
        self.strips: list[i64] = [0] * BOOK_PLACES
        """Coins that go with the books of the display."""
        self.coins_taken: i64 = 0
        self.book_display: list[i64] = [NOTHING] * BOOK_PLACES
        self.supplies: list[list[i64]] = []
        self.dead_books: list[i64] = []
        """Covered and discarded books."""
        self.tile_holder: list[i64] = [NOBODY] * TILES
        """Who holds each bonus tile; NOBODY: it lies beside the board (MOM-2.9)."""
        self.tile_state: list[i64] = [EMPTY] * TILES
        self.marker_on: list[i64] = [NOBODY] * SPACES
        """The seat whose bonus marker lies on each bonus space."""
        self.spare_tiles: list[i64] = []
        """Start tiles that were never dealt."""
        self.spare_cards: list[i64] = []
        """The expansion cards "1" of seats that nobody has."""

    def copy(self) -> "Mombasa":
        twin = Mombasa(self.box, [player.copy() for player in self.players], self.tracks, self.dice)
        twin.take_over(self)
        twin.right_slot_at = self.right_slot_at
        twin.second_spread = self.second_spread
        twin.space_cost = self.space_cost
        twin.round = self.round
        twin.first_player = self.first_player
        twin.starter = self.starter
        twin.active = self.active
        twin.posts = self.posts[:]
        twin.entered = self.entered[:]
        twin.ousted = self.ousted[:]
        twin.columns = self.columns[:]
        twin.vacated = self.vacated
        twin.removed = self.removed[:]
        twin.stack = self.stack[:]
        twin.display = self.display[:]
        twin.discards = self.discards[:]
        twin.round_coins = self.round_coins[:]
        twin.strips = self.strips[:]
        twin.coins_taken = self.coins_taken
        twin.book_display = self.book_display[:]
        twin.supplies = [supply[:] for supply in self.supplies]
        twin.dead_books = self.dead_books[:]
        twin.tile_holder = self.tile_holder[:]
        twin.tile_state = self.tile_state[:]
        twin.marker_on = self.marker_on[:]
        twin.spare_tiles = self.spare_tiles[:]
        twin.spare_cards = self.spare_cards[:]
        return twin

    # What is where ----------------------------------------------------------------------------------------------------

    def track_of(self, company: i64) -> Track:
        return self.box.tracks[self.tracks[company]]

    def slot_open(self, seat: i64, slot: i64) -> bool:
        """MOM-4.1, MOM-16.1, MOM-16.2, MOM-D13  The extra slots open by the diamond and the ink."""
        if slot == LEFT_EXTRA:
            return self.players[seat].diamonds >= self.box.left_slot_at
        if slot == RIGHT_EXTRA:
            return self.players[seat].ink >= self.right_slot_at
        return True

    def worth(self, player: Player, slot: i64) -> i64:
        """MOM-6.1, MOM-12.3, MOM-15.7, MOM-R12  What the goods card at a slot counts, with the +1 good tile and B2."""
        card = self.box.cards[player.slots[slot]]
        worth = card.value
        if player.boost == slot:
            worth += self.box.tile_plus
        if card.kind == self.box.plus_good:
            worth += player.good_plus
        return worth

    def total(self, seat: i64, kind: i64) -> i64:
        """The face-up total of goods or expansion in the action area, with all modifiers (MOM-15.8)."""
        player = self.players[seat]
        total: i64 = 0
        if kind == EXPANSION:
            found = False
            for slot in range(SLOTS):
                if player.states[slot] == FACE_UP and self.box.cards[player.slots[slot]].kind == EXPANSION:
                    total += self.box.cards[player.slots[slot]].value
                    found = True
            if self.holds(seat, EXPANSION_TILE):
                total += self.box.tile_expansion  # MOM-12.2
                found = True
            if found:  # MOM-D9: a card or the tile
                total += player.expansion_plus
            return total
        for slot in range(SLOTS):
            if player.states[slot] == FACE_UP and self.box.cards[player.slots[slot]].kind == kind:
                total += self.worth(player, slot)
        return total

    def face_up_cards(self, seat: i64, kind: i64) -> i64:
        player = self.players[seat]
        count: i64 = 0
        for slot in range(SLOTS):
            if player.states[slot] == FACE_UP and self.box.cards[player.slots[slot]].kind == kind:
                count += 1
        return count

    def holds(self, seat: i64, tile: i64) -> bool:
        """MOM-12.1  Whether a bonus tile lies face up in the seat's action area."""
        return self.tile_holder[tile] == seat and self.tile_state[tile] == FACE_UP

    def has_colleague(self, seat: i64) -> bool:
        """MOM-9.4, MOM-R31  A face-up merchant, or a face-up bookkeeper other than the one in use; tiles count."""
        if self.holds(seat, MERCHANT_TILE) or self.holds(seat, BOOKKEEPER_TILE):
            return True
        return self.face_up_cards(seat, MERCHANT) + self.face_up_cards(seat, BOOKKEEPER) > 0

    def price(self, place: i64) -> i64:
        """MOM-6.3  The crate of a display card and the number of its space."""
        return self.box.cards[self.display[place]].crate + self.box.surcharge[place]

    def cheapest(self) -> i64:
        """The lowest price of the display; -1 when it is empty."""
        least: i64 = -1
        for place in range(CARD_PLACES):
            if self.display[place] != NOTHING:
                price = self.price(place)
                if least < 0 or price < least:
                    least = price
        return least

    def hq_posts(self, company: i64) -> i64:
        posts: i64 = 0
        for column in range(company * COLUMNS, company * COLUMNS + COLUMNS):
            posts += self.columns[column]
        return posts

    def share_value(self, company: i64) -> i64:
        """MOM-1.3  The coins on the vacant spaces of the headquarters."""
        coins: i64 = 0
        for column in range(company * COLUMNS, company * COLUMNS + COLUMNS):
            coins += self.box.column_coins[self.vacated >> column & 1][self.columns[column]]
        return coins

    def can_step(self, seat: i64, company: i64) -> bool:
        """MOM-15.1, MOM-15.2, MOM-D19  Not beyond the last space, and over a capital call only by paying it."""
        player = self.players[seat]
        space = player.spaces[company]
        track = self.box.tracks[self.tracks[company]]
        return space < track.length and track.call[space] <= player.pounds

    def shares(self, seat: i64, company: i64) -> i64:
        """MOM-1.2  By the track and on the cards owned."""
        player = self.players[seat]
        shares: i64 = self.track_of(company).shares[player.spaces[company]]
        owned = player.hand + player.to_rest
        for pile in player.piles:
            owned += pile
        for face in player.slots:
            if face != NOTHING:
                owned.append(face)
        for face in owned:
            if self.box.cards[face].share == company:
                shares += 1
        return shares

    # How things change places -----------------------------------------------------------------------------------------

    def gain(self, seat: i64, pounds: i64, why: str) -> None:
        """MOM-18.3  From the bank, which never runs out."""
        if pounds == 0:
            return
        self.players[seat].pounds += pounds
        if self.telling:
            self.tell(Event("gain", seat, {"pounds": pounds, "why": why}))

    def pay(self, seat: i64, pounds: i64, why: str) -> None:
        """MOM-5.7  Nobody's cash goes below 0: only what can be paid is ever legal."""
        if pounds == 0:
            return
        self.players[seat].pounds -= pounds
        if self.telling:
            self.tell(Event("pay", seat, {"pounds": pounds, "why": why}))

    def step(self, seat: i64, company: i64) -> None:
        """MOM-15.1, MOM-15.2, MOM-15.4  One space forward; pay the capital call, take a special field's pounds now."""
        player = self.players[seat]
        track = self.box.tracks[self.tracks[company]]
        self.pay(seat, track.call[player.spaces[company]], CAPITAL_CALL)
        space = player.spaces[company] + 1
        player.spaces[company] = space
        if self.telling:
            shares: i64 = track.shares[space]
            self.tell(Event("step", seat, {"company": self.box.companies[company], "space": space, "shares": shares}))
        if track.level[space] == track.level[space - 1]:
            return
        pounds = track.field[space]
        self.gain(seat, pounds, SPECIAL_FIELD)
        for other in range(self.seats):  # MOM-15.3, MOM-13.4: also who has ended
            if other != seat and self.players[other].spaces[company] >= space:
                self.gain(other, pounds, "special_field_again")

    def move_diamond(self, seat: i64, spaces: i64) -> None:
        """MOM-16.1  On the last space every further diamond space is worth pounds instead."""
        if spaces == 0:
            return
        player = self.players[seat]
        moved = min(spaces, self.box.diamond_length - player.diamonds)
        player.diamonds += moved
        if moved > 0 and self.telling:
            self.tell(Event("diamond", seat, {"spaces": moved, "space": player.diamonds}))
        self.gain(seat, (spaces - moved) * self.box.pounds_per_diamond, "diamond_track")

    def take_post(self, column: i64) -> None:
        """MOM-7.9  The topmost post of a column; the bottom space, once vacated, stays so."""
        self.columns[column] -= 1
        if self.columns[column] == 0:
            self.vacated |= bit(column)

    def room(self, column: i64) -> bool:
        """MOM-7.8  Whether a post can come back to a column."""
        return self.columns[column] < self.box.column_size - (self.vacated >> column & 1)

    def turn_down_used(self, seat: i64) -> None:
        """MOM-5.3  What was used in the turn lies face down for the rest of the round."""
        player = self.players[seat]
        for slot in range(SLOTS):
            if player.states[slot] == IN_USE:
                player.states[slot] = FACE_DOWN
                if player.boost == slot:
                    self.tile_state[PLUS_GOOD] = FACE_DOWN
        for tile in range(TILES):
            if self.tile_holder[tile] == seat and self.tile_state[tile] == IN_USE:
                self.tile_state[tile] = FACE_DOWN

    # What the kernel asks of every game -------------------------------------------------------------------------------

    def progress(self) -> dict[str, int | str]:
        """The round, of all."""
        return {"round": self.round, "rounds": ROUNDS}
