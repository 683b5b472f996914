"""14. Expedition cards: what they do when they are played."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.events import Event, Prompt
from ....kernel.nothing import NOBODY, NOTHING
from ....kernel.position import Step
from ..constants import CARD_MIX, CARD_PURCHASE, CARD_SELL, CARD_SPICES, COLUMNS, MOST_SEATS, ROWS
from ..moves import PROGRESS
from ..position import Goa
from .gains import advance, gain
from .spices import sell_spices, take_spices


def playable(goa: Goa, seat: i64, kind: i64) -> bool:
    """GOA-14.4  Whether a benefit card would have its effect now; modifier cards belong to their actions."""
    if kind == CARD_SPICES:
        return goa.players[seat].room() > 0
    if kind == CARD_SELL:
        return goa.players[seat].spice_count() > 0
    if kind == CARD_PURCHASE:
        return cheapest_step(goa, seat) <= goa.players[seat].ducats
    return kind < CARD_MIX


def cheapest_step(goa: Goa, seat: i64) -> i64:
    """The least price of any marker above the last row; out of reach, when there is none."""
    rows = goa.players[seat].rows
    least: i64 = 1_000_000
    for column in range(COLUMNS):
        if rows[column] < ROWS - 1 and goa.box.prices[rows[column]] < least:
            least = goa.box.prices[rows[column]]
    return least


def show_card(goa: Goa, seat: i64, card: i64) -> None:
    """GOA-14.3  A played card is shown to all; it goes to the discard pile when its effect is done."""
    goa.leave_hand(seat, card)
    goa.in_play = card
    goa.card_played = True
    if goa.telling:
        goa.tell(Event("play", seat, {"card": goa.box.cards[card]}))
    goa.ask(PUT_AWAY)


@final
class PutAway(Step[Goa]):
    """GOA-14.3  The effect is done: the card goes to the discard pile."""

    def happen(self, goa: Goa) -> None:
        goa.discards.append(goa.in_play)
        goa.in_play = NOTHING


PUT_AWAY: Final = PutAway(NOBODY)


def play_benefit(goa: Goa, seat: i64, card: i64) -> None:
    """GOA-14.4  Ships, colonists, ducats, spices, a sale, or a step for ducats."""
    show_card(goa, seat, card)
    kind = goa.box.card_kind[card]
    gains = goa.box.card_gains[kind]
    if kind == CARD_SPICES:
        take_spices(goa, seat, gains.spices, True)
    elif kind == CARD_SELL:
        sell_spices(goa, seat, 0)
    elif kind == CARD_PURCHASE:
        goa.ask(PURCHASES[seat])
    else:
        gain(goa, seat, gains)


@final
class Purchase(Step[Goa]):
    """GOA-14.4  Pay ducats and move one own marker one row down; the price depends on the row it leaves (GOA-R35)."""

    def moves(self, goa: Goa, seat: i64) -> list[i64]:
        moves: list[i64] = []
        player = goa.players[seat]
        for column in range(COLUMNS):
            row = player.rows[column]
            if row < ROWS - 1 and goa.box.prices[row] <= player.ducats:
                moves.append(PROGRESS + column)
        return moves

    def play(self, goa: Goa, seat: i64, move: i64) -> None:
        player = goa.players[seat]
        price = goa.box.prices[player.rows[move - PROGRESS]]
        player.ducats -= price
        if goa.telling:
            goa.tell(Event("pay_bank", seat, {"price": price}))
        advance(goa, seat, move - PROGRESS)

    def prompt(self, goa: Goa, seat: i64) -> Prompt:
        prices: list[object] = list(goa.box.prices)
        return Prompt("purchase", "GOA-14.4", {"prices": prices})


PURCHASES: Final = [Purchase(seat) for seat in range(MOST_SEATS)]
