"""5, 10, 13. The action phase: turns with one of six actions each, the merchants, and ending the own phase."""

from typing import final

from mypy_extensions import i64

from ....kernel.events import Event, Prompt
from ....kernel.nothing import NOBODY, NOTHING
from ....kernel.position import Step
from ..constants import (
    BOOKKEEPER,
    BOOKKEEPER_TILE,
    COMPANIES,
    EXPANSION,
    GOODS,
    MERCHANT,
    MERCHANT_TILE,
    MOST_SEATS,
    PLUS_GOOD,
    REGIONS,
    ROUNDS,
    SLOT_NAMES,
    SLOTS,
    SPACE_NAMES,
    TILE_SPACE,
    TILES,
)
from ..moves import (
    BOOST,
    END,
    END_EMPTY,
    MARK,
    USE,
    USE_BOOKKEEPER_TILE,
    USE_MERCHANT_TILE,
)
from ..player import ASIDE, EMPTY, FACE_UP, IN_USE
from ..position import Mombasa
from .bonus import marker_moves, place_marker
from .bookkeeper import start_bookkeeping
from .books import PLACE_BOOK, drop_homeless_books, refill_books
from .expansion import expansion_moves, start_expansion
from .goods import use_goods
from .wording import turn_wording


@final
class ActionPhase(Step[Mombasa]):
    """MOM-5.1, MOM-5.5  Turns go clockwise; who has ended is skipped. The phase ends when all have."""

    def __init__(self, next_seat: i64) -> None:
        super().__init__(NOBODY)
        self.next_seat: i64 = next_seat

    def happen(self, mombasa: Mombasa) -> None:
        for turn in range(mombasa.seats):
            seat = (self.next_seat + turn) % mombasa.seats
            if not mombasa.players[seat].ended:
                mombasa.ask(ACTION_PHASE[(seat + 1) % mombasa.seats])
                mombasa.ask(END_TURN[seat])
                start_turn(mombasa, seat)
                return
        mombasa.active = NOBODY


def start_turn(mombasa: Mombasa, seat: i64) -> None:
    mombasa.active = seat
    mombasa.players[seat].turns += 1
    unlock_privileges(mombasa, seat)
    mombasa.ask(TURN[seat])


def unlock_privileges(mombasa: Mombasa, seat: i64) -> None:
    """MOM-15.5, MOM-D7  From the own next turn on (MOM-R42).

    MOM-15.6, MOM-D11  The second replaces the first (MOM-R41).
    """
    player = mombasa.players[seat]
    box = mombasa.box
    for company in range(COMPANIES):
        track = mombasa.tracks[company]
        level = box.tracks[track].level[player.spaces[company]]
        if level == player.levels[company]:
            continue
        player.levels[company] = level
        if track == 0:
            player.expansion_plus = box.expansion_plus[level]
        elif track == 1:
            take_extra_markers(mombasa, seat, box.extra_markers[level])
        elif track < 4:
            player.discount = box.discount[track - 2][level]
            player.discount_goods = box.discount_goods[track - 2][level]
            if track == 2:
                player.mix = box.mix[level]
            else:
                player.good_plus = box.good_plus[level]
        if mombasa.telling:
            values: dict[str, object] = {"track": box.tracks[track].name, "level": level}
            mombasa.tell(Event("privilege", seat, {**values, "company": box.companies[company]}))


def take_extra_markers(mombasa: Mombasa, seat: i64, total: i64) -> None:
    """MOM-15.7, MOM-R9, MOM-D1  A2: so many additional bonus markers in all."""
    player = mombasa.players[seat]
    more = min(total - player.extra_markers, player.spare)
    player.extra_markers += more
    player.spare -= more
    player.markers += more


@final
class Turn(Step[Mombasa]):
    """MOM-5.1, MOM-19.4  One of six actions; before it, who holds the +1 good tile may lay it (MOM-12.3, MOM-R6)."""

    def moves(self, mombasa: Mombasa, seat: i64) -> list[i64]:
        player = mombasa.players[seat]
        boosting = mombasa.tile_holder[PLUS_GOOD] == seat and mombasa.tile_state[PLUS_GOOD] == ASIDE
        moves: list[i64] = []
        for slot in range(SLOTS):
            if player.states[slot] != FACE_UP:  # MOM-5.2
                continue
            kind = mombasa.box.cards[player.slots[slot]].kind
            if kind < GOODS:
                moves.append(USE + slot)
                if boosting:
                    moves.append(BOOST + slot)
            elif kind != EXPANSION:
                moves.append(USE + slot)
        if mombasa.holds(seat, BOOKKEEPER_TILE):
            moves.append(USE_BOOKKEEPER_TILE)
        if mombasa.holds(seat, MERCHANT_TILE):
            moves.append(USE_MERCHANT_TILE)
        expansion_moves(mombasa, seat, moves)
        marker_moves(mombasa, seat, moves)
        ending_moves(mombasa, seat, moves)
        return moves

    def play(self, mombasa: Mombasa, seat: i64, move: i64) -> None:
        if move < USE:
            boost_card(mombasa, seat, move - BOOST)
            mombasa.ask(self)
        elif move < USE_BOOKKEEPER_TILE:
            use_card(mombasa, seat, move - USE)
        elif move == USE_BOOKKEEPER_TILE:
            mombasa.tile_state[BOOKKEEPER_TILE] = IN_USE  # MOM-12.2, MOM-D8
            start_bookkeeping(mombasa, seat, SPACE_NAMES[TILE_SPACE + BOOKKEEPER_TILE], mombasa.box.tile_points)
        elif move == USE_MERCHANT_TILE:
            use_merchant_tile(mombasa, seat)
        elif move < MARK:
            start_expansion(mombasa, seat, move)
        elif move < END:
            place_marker(mombasa, seat, move - MARK)
        else:
            end_phase(mombasa, seat, move - END)

    def prompt(self, mombasa: Mombasa, seat: i64) -> Prompt:
        values: dict[str, object] = {"round": mombasa.round, "pounds": mombasa.players[seat].pounds}
        return Prompt("turn", "MOM-5.1", values, turn_wording(self.moves(mombasa, seat)))


@final
class EndTurn(Step[Mombasa]):
    """MOM-5.3, MOM-8.4, MOM-9.9  At the end of a turn books are placed, too late for its ink (MOM-8.6).

    Then gaps are refilled, and what was used turns face down.
    """

    def __init__(self, seat: i64) -> None:
        super().__init__(NOBODY)
        self.owner: i64 = seat

    def happen(self, mombasa: Mombasa) -> None:
        drop_homeless_books(mombasa, self.owner)
        if mombasa.players[self.owner].taken:
            mombasa.ask(self)
            mombasa.ask(PLACE_BOOK[self.owner])
            return
        refill_books(mombasa)
        mombasa.turn_down_used(self.owner)


TURN = [Turn(seat) for seat in range(MOST_SEATS)]
END_TURN = [EndTurn(seat) for seat in range(MOST_SEATS)]
ACTION_PHASE = [ActionPhase(seat) for seat in range(MOST_SEATS)]


def boost_card(mombasa: Mombasa, seat: i64, slot: i64) -> None:
    """MOM-12.3  The +1 good tile lies on one face-up goods card from now on; this is not the action of the turn."""
    mombasa.players[seat].boost = slot
    mombasa.tile_state[PLUS_GOOD] = FACE_UP
    if mombasa.telling:
        card: str = mombasa.box.card_names[mombasa.players[seat].slots[slot]]
        mombasa.tell(Event("boost", seat, {"card": card, "slot": SLOT_NAMES[slot]}))


def use_card(mombasa: Mombasa, seat: i64, slot: i64) -> None:
    """MOM-6.1, MOM-9.1, MOM-10.1, MOM-19.9  Actions 1, 3 and 4 begin with the card that is used."""
    player = mombasa.players[seat]
    card = mombasa.box.cards[player.slots[slot]]
    if card.kind < GOODS:
        use_goods(mombasa, seat, slot, 0, 0)
        return
    player.states[slot] = IN_USE
    if card.kind == BOOKKEEPER:
        start_bookkeeping(mombasa, seat, card.name, card.value)
    else:
        use_merchant(mombasa, seat, slot)


# 10. Action 4: diamond merchant ---------------------------------------------------------------------------------------


def use_merchant(mombasa: Mombasa, seat: i64, slot: i64) -> None:
    """MOM-10.2, MOM-10.3  The plain merchant, or a company's: more diamonds for every two mines of its posts."""
    box = mombasa.box
    card = box.cards[mombasa.players[seat].slots[slot]]
    which: i64 = 0 if card.company == NOTHING else 1
    if mombasa.telling:
        mombasa.tell(Event("merchant", seat, {"card": card.name}))
    mombasa.move_diamond(seat, box.merchant_diamonds[which])
    mombasa.gain(seat, box.merchant_pounds[which], "merchant")
    if which == 1:
        mombasa.move_diamond(seat, count_mines(mombasa, card.company) // 2 * box.per_two_mines[which])


def count_mines(mombasa: Mombasa, company: i64) -> i64:
    """MOM-10.3  The mine symbols in the regions where the company has posts now."""
    mines: i64 = 0
    for region in range(REGIONS):
        if mombasa.posts[region] == company:
            mines += mombasa.box.mines[region]
    return mines


def use_merchant_tile(mombasa: Mombasa, seat: i64) -> None:
    """MOM-10.4, MOM-D15  More diamonds for every other face-up merchant card; no pounds."""
    mombasa.tile_state[MERCHANT_TILE] = IN_USE
    if mombasa.telling:
        mombasa.tell(Event("merchant", seat, {"card": SPACE_NAMES[TILE_SPACE + MERCHANT_TILE]}))
    others = mombasa.face_up_cards(seat, MERCHANT)
    mombasa.move_diamond(seat, mombasa.box.tile_diamonds + others * mombasa.box.per_other_merchant)


# 13. Action 6: end the own action phase -------------------------------------------------------------------------------


def ending_moves(mombasa: Mombasa, seat: i64, moves: list[i64]) -> None:
    """MOM-13.1, MOM-19.11, MOM-R7  A resting pile must be chosen if there is one; in the last round none (MOM-R38).

    MOM-5.4  This action is always possible.
    """
    before = len(moves)
    if mombasa.round < ROUNDS:
        for slot in range(SLOTS):
            if mombasa.players[seat].piles[slot]:
                moves.append(END + slot)
    if len(moves) == before:
        moves.append(END_EMPTY)


def end_phase(mombasa: Mombasa, seat: i64, slot: i64) -> None:
    """MOM-13.1, MOM-13.2, MOM-13.3  One pile to the hand; then the slots' cards to the piles; bonus tiles go back."""
    player = mombasa.players[seat]
    back: list[i64] = []
    if slot < SLOTS:
        back = player.piles[slot]
        player.hand += back
        player.piles[slot] = []
    if mombasa.telling:
        names: list[object] = [mombasa.box.card_names[face] for face in back]
        mombasa.tell(Event("end_phase", seat, {"cards": names}))
    for place in range(SLOTS):
        if player.slots[place] != NOTHING:
            player.piles[place].append(player.slots[place])
            player.slots[place] = NOTHING
            player.states[place] = EMPTY
    for tile in range(TILES):
        if mombasa.tile_holder[tile] == seat:
            mombasa.tile_holder[tile] = NOBODY
            mombasa.tile_state[tile] = EMPTY
    player.boost = NOTHING
    player.ended = True
