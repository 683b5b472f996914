"""2. Set-up: tracks, deck, displays, start tiles and the cards that rest at first."""

from typing import final

from mypy_extensions import i64

from ....kernel.dice import Dice
from ....kernel.events import Event, Prompt
from ....kernel.nothing import NOBODY, NOTHING
from ....kernel.position import TOGETHER, Step
from ..box.components import MombasaComponents
from ..constants import BOOK_PLACES, C1_SECOND_SPACE, COMPANIES, RIGHT_EXTRA, SLOT_NAMES, SLOTS, START_TILES
from ..moves import KEEP, lay_from
from ..player import Player
from ..position import Mombasa
from .rounds import ROUND, fill_display


def setup(
    box: MombasaComponents, seats: i64, variable: bool, early_slot: bool, wide_spread: bool, even_c1: bool, dice: Dice
) -> Mombasa:
    """MOM-2.1, MOM-2.3, MOM-2.7  Everything up to the choice of the start tiles; with the switches of MOM-R40."""
    tracks = draw_tracks(dice) if variable else box.first_tracks
    mombasa = Mombasa(box, [Player(box.book_length) for _ in range(seats)], tracks, dice)
    mombasa.telling = True
    if early_slot:  # MOM-R19
        mombasa.right_slot_at = box.right_slot_alternative
    if wide_spread:  # MOM-D2
        mombasa.second_spread = box.spread_alternative
    if even_c1:  # MOM-R17
        mombasa.space_cost = box.space_cost[:]
        mombasa.space_cost[C1_SECOND_SPACE] = box.second_c1_alternative
    stack_cards(mombasa)
    fill_display(mombasa)
    reveal_books(mombasa)
    mombasa.round_coins = box.round_coins[seats][:]
    mombasa.first_player = dice.below(seats)  # MOM-2.11
    mombasa.starter = mombasa.first_player
    for turn in range(box.most):
        if turn < seats:
            outfit(mombasa, (mombasa.first_player + turn) % seats, turn)
        else:
            mombasa.spare_cards.append(box.seat_cards[turn])
    names: list[object] = [box.tracks[track].name for track in tracks]
    mombasa.tell(Event("start", mombasa.first_player, {"tracks": names}))
    mombasa.ask(ROUND)
    mombasa.ask(REST_FIRST_CARDS)
    mombasa.ask(OPEN_TILES)
    if variable:
        deal_tiles(mombasa)
        mombasa.ask(KEEP_TILE)
    else:
        give_tiles(mombasa)
    return mombasa


def draw_tracks(dice: Dice) -> list[i64]:
    """MOM-2.2  A random letter for each company, and a fair side for each letter."""
    letters: list[i64] = [0, 1, 2, 3]
    dice.shuffle(letters)
    tracks: list[i64] = []
    for company in range(COMPANIES):
        tracks.append(letters[company] * 2 + dice.below(2))
    return tracks


def stack_cards(mombasa: Mombasa) -> None:
    """MOM-2.4  Each letter is shuffled by itself; E lies at the bottom, A on top."""
    for part in mombasa.box.stack:
        cards = part[:]
        mombasa.dice.shuffle(cards)
        mombasa.stack += cards


def reveal_books(mombasa: Mombasa) -> None:
    """MOM-2.8  Three shuffled supplies; a book of its letter on every space of the display."""
    for part in mombasa.box.supply:
        books = part[:]
        mombasa.dice.shuffle(books)
        mombasa.supplies.append(books)
    for place in range(BOOK_PLACES):
        mombasa.book_display[place] = mombasa.supplies[mombasa.box.place_letter[place]].pop()


def outfit(mombasa: Mombasa, seat: i64, turn: i64) -> None:
    """MOM-2.10, MOM-2.12  Starting cards, the expansion card "1" of the place in turn order, a pound, markers."""
    player = mombasa.players[seat]
    box = mombasa.box
    player.hand = [*box.starting, box.seat_cards[turn]]
    player.pounds = box.start_pounds[mombasa.seats]
    player.markers = box.start_markers[mombasa.seats]
    player.spare = box.owned_markers - player.markers


def give_tiles(mombasa: Mombasa) -> None:
    """MOM-2.13  First game: one given tile per seat."""
    used: list[i64] = []
    for turn in range(mombasa.seats):
        tile = mombasa.box.first_tiles[turn]
        mombasa.players[(mombasa.first_player + turn) % mombasa.seats].tile = tile
        used.append(tile)
    for tile in range(START_TILES):
        if tile not in used:
            mombasa.spare_tiles.append(tile)


def deal_tiles(mombasa: Mombasa) -> None:
    """MOM-2.13  Variable: each gets tiles face down to choose from."""
    tiles: list[i64] = list(range(START_TILES))
    mombasa.dice.shuffle(tiles)
    for turn in range(mombasa.seats):
        seat = (mombasa.first_player + turn) % mombasa.seats
        for _ in range(mombasa.box.tiles_dealt):
            mombasa.players[seat].offered.append(tiles.pop())
        names: list[object] = [mombasa.box.start_tiles[tile].name for tile in mombasa.players[seat].offered]
        mombasa.tell(Event("tiles", seat, {"count": len(names)}, {"tiles": names}))
    mombasa.spare_tiles = tiles


@final
class KeepTile(Step[Mombasa]):
    """MOM-2.13, MOM-19.1  Each secretly keeps one of the start tiles dealt, all at the same time."""

    def asked(self, mombasa: Mombasa) -> list[i64]:
        seats: list[i64] = []
        for seat in range(mombasa.seats):
            if mombasa.players[seat].tile == NOTHING:
                seats.append(seat)
        return seats

    def moves(self, mombasa: Mombasa, seat: i64) -> list[i64]:
        return [KEEP + tile for tile in mombasa.players[seat].offered]

    def play(self, mombasa: Mombasa, seat: i64, move: i64) -> None:
        player = mombasa.players[seat]
        player.tile = move - KEEP
        player.offered.remove(player.tile)
        if mombasa.telling:
            mombasa.tell(Event("keep", seat, {}, {"tile": mombasa.box.start_tiles[player.tile].name}))
        if self.asked(mombasa):
            mombasa.ask(self)

    def prompt(self, mombasa: Mombasa, seat: i64) -> Prompt:
        tiles: list[object] = [mombasa.box.start_tiles[tile].name for tile in mombasa.players[seat].offered]
        return Prompt("keep", "MOM-2.13", {"offered": tiles})


@final
class OpenTiles(Step[Mombasa]):
    """MOM-2.14  All reveal together: the first book, the ink before it, three cards out of hand, the start bonus."""

    def happen(self, mombasa: Mombasa) -> None:
        mombasa.reveal()
        for turn in range(mombasa.seats):  # MOM-R14: in seat order
            seat = (mombasa.first_player + turn) % mombasa.seats
            player = mombasa.players[seat]
            tile = mombasa.box.start_tiles[player.tile]
            player.books[1] = tile.book
            for face in tile.resting:
                player.hand.remove(face)
                player.to_rest.append(face)
            if mombasa.telling:
                mombasa.tell(Event("start_tile", seat, {"tile": tile.name, "book": tile.book + 1}))
            start_bonus(mombasa, seat, tile.bonus, tile.diamonds)


def start_bonus(mombasa: Mombasa, seat: i64, bonus: list[i64], diamonds: i64) -> None:
    """MOM-2.14, MOM-R14, MOM-R35  Spaces on the named tracks; a start bonus never pays a capital call."""
    for company in range(COMPANIES):
        for _ in range(bonus[company]):
            track = mombasa.track_of(company)
            space = mombasa.players[seat].spaces[company]
            if space < track.length and track.call[space] == 0:
                mombasa.step(seat, company)
    mombasa.move_diamond(seat, diamonds)


@final
class RestFirstCards(Step[Mombasa]):
    """MOM-2.14, MOM-19.2, MOM-R30  Which start card on which of the three resting spaces; all choose at once."""

    def asked(self, mombasa: Mombasa) -> list[i64]:
        seats: list[i64] = []
        for seat in range(mombasa.seats):
            if mombasa.players[seat].to_rest:
                seats.append(seat)
        return seats

    def moves(self, mombasa: Mombasa, seat: i64) -> list[i64]:
        player = mombasa.players[seat]
        first: i64 = lay_from(mombasa.box) + player.to_rest[0] * SLOTS
        moves: list[i64] = []
        for slot in range(1, RIGHT_EXTRA):
            if not player.piles[slot]:
                moves.append(first + slot)
        return moves

    def play(self, mombasa: Mombasa, seat: i64, move: i64) -> None:
        rest_card(mombasa, seat, (move - lay_from(mombasa.box)) % SLOTS)
        player = mombasa.players[seat]
        if len(player.to_rest) == 1:  # the last has only one space left
            for slot in range(1, RIGHT_EXTRA):
                if not player.piles[slot]:
                    rest_card(mombasa, seat, slot)
                    break
        if self.asked(mombasa):
            mombasa.ask(self)

    def prompt(self, mombasa: Mombasa, seat: i64) -> Prompt:
        return Prompt("rest", "MOM-2.14", {"card": mombasa.box.card_names[mombasa.players[seat].to_rest[0]]})


def rest_card(mombasa: Mombasa, seat: i64, slot: i64) -> None:
    player = mombasa.players[seat]
    face = player.to_rest.pop(0)
    player.piles[slot].append(face)
    if mombasa.telling:
        mombasa.tell(Event("rest", seat, {"card": mombasa.box.card_names[face], "slot": SLOT_NAMES[slot]}))


KEEP_TILE = KeepTile(TOGETHER)
OPEN_TILES = OpenTiles(NOBODY)
REST_FIRST_CARDS = RestFirstCards(TOGETHER)
