"""3, 14, 17. The course of the game: seven rounds of planning, actions and preparation; then the end."""

from typing import final

from mypy_extensions import i64

from ....kernel.events import Event
from ....kernel.nothing import NOBODY, NOTHING
from ....kernel.position import Step
from ..constants import (
    BOOK_COLUMNS,
    CARD_PLACES,
    DISPLAY_COLUMNS,
    DISPLAY_ROWS,
    PLUS_GOOD,
    ROUNDS,
    SLOTS,
    SPACES,
    TILE_NAMES,
    TILE_SPACE,
    TRACK_SPACE,
)
from ..player import ASIDE, FACE_UP
from ..position import Mombasa
from .planning import PLAN, REVEAL
from .turn import ACTION_PHASE


@final
class Round(Step[Mombasa]):
    """MOM-3.1  Planning, actions, preparation; after the action phase of round 7 the game ends."""

    def happen(self, mombasa: Mombasa) -> None:
        mombasa.starter = mombasa.first_player
        for player in mombasa.players:
            player.ended = False
            player.turns = 0
        if mombasa.telling:
            mombasa.tell(Event("round", mombasa.first_player, {"round": mombasa.round}))
        mombasa.ask(END_ROUND)
        mombasa.ask(ACTION_PHASE[mombasa.first_player])  # MOM-14.4
        mombasa.ask(REVEAL)
        mombasa.ask(PLAN)


@final
class EndRound(Step[Mombasa]):
    """MOM-3.1  After the last round there is no preparation."""

    def happen(self, mombasa: Mombasa) -> None:
        if mombasa.round == ROUNDS:
            end_game(mombasa)
            return
        mombasa.round += 1
        move_coins(mombasa)
        move_cards(mombasa)
        take_back_markers(mombasa)
        mombasa.ask(ROUND)


ROUND = Round(NOBODY)
END_ROUND = EndRound(NOBODY)


# 14. Preparation ------------------------------------------------------------------------------------------------------


def move_coins(mombasa: Mombasa) -> None:
    """MOM-14.1, MOM-R32  The new round's coins fall to the strips of its column: one to row 1, a second to row 2."""
    coins = mombasa.round_coins[mombasa.round]
    mombasa.round_coins[mombasa.round] = 0
    for row in range(coins):
        mombasa.strips[row * BOOK_COLUMNS + mombasa.round - 2] += 1
    if mombasa.telling:
        mombasa.tell(Event("coins", NOBODY, {"coins": coins, "column": mombasa.round - 1}))


def move_cards(mombasa: Mombasa) -> None:
    """MOM-14.2  Discard the right column, slide the rows to the right, refill."""
    display = mombasa.display
    last: i64 = DISPLAY_COLUMNS - 1
    gone: list[object] = []
    for row in range(DISPLAY_ROWS):
        first: i64 = row * DISPLAY_COLUMNS
        face = display[first + last]
        if face != NOTHING:
            mombasa.discards.append(face)
            if mombasa.telling:
                gone.append(mombasa.box.card_names[face])
        display[first + last] = NOTHING
        to: i64 = last
        place: i64 = last - 1
        while place >= 0:
            face = display[first + place]
            if face != NOTHING:
                display[first + place] = NOTHING
                display[first + to] = face
                to -= 1
            place -= 1
    drawn = fill_display(mombasa)
    if mombasa.telling:
        names: list[object] = [mombasa.box.card_names[card] for card in drawn]
        mombasa.tell(Event("display", NOBODY, {"gone": gone, "new": names}))


def fill_display(mombasa: Mombasa) -> list[i64]:
    """MOM-2.5, MOM-14.2  Right column from top to bottom, then middle, then left; an empty deck leaves gaps."""
    drawn: list[i64] = []
    for turn in range(CARD_PLACES):
        place = turn % DISPLAY_ROWS * DISPLAY_COLUMNS + DISPLAY_COLUMNS - 1 - turn // DISPLAY_ROWS
        if mombasa.display[place] == NOTHING and mombasa.stack:
            mombasa.reveal()
            mombasa.display[place] = mombasa.stack.pop()
            drawn.append(mombasa.display[place])
    return drawn


def take_back_markers(mombasa: Mombasa) -> None:
    """MOM-14.3, MOM-4.6  Everyone takes back the own markers; one on a tile space brings its tile along."""
    for space in range(SPACES):
        seat = mombasa.marker_on[space]
        if seat == NOBODY:
            continue
        mombasa.marker_on[space] = NOBODY
        mombasa.players[seat].markers += 1
        if TILE_SPACE <= space < TRACK_SPACE:
            tile = space - TILE_SPACE
            mombasa.tile_holder[tile] = seat
            mombasa.tile_state[tile] = ASIDE if tile == PLUS_GOOD else FACE_UP
            if mombasa.telling:
                mombasa.tell(Event("tile", seat, {"tile": TILE_NAMES[tile]}))


# 17. End of the game --------------------------------------------------------------------------------------------------


def end_game(mombasa: Mombasa) -> None:
    """MOM-17.1  All resting piles go back to the hands; what everybody owns is read off the position."""
    for player in mombasa.players:
        for slot in range(SLOTS):
            player.hand += player.piles[slot]
            player.piles[slot] = []
    mombasa.over = True
    mombasa.agenda = []
    if mombasa.telling:
        points: list[object] = list(mombasa.scores())
        mombasa.tell(Event("end", NOBODY, {"points": points, "winners": list(mombasa.winners())}))
