"""What comes to a player: goods and cards (14), the hand limit that always holds (18), the bonuses of a step (7)."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.bits import bit
from ....kernel.events import Event, Prompt
from ....kernel.nothing import NOBODY, NOTHING
from ....kernel.position import Step
from ..box.components import Gain
from ..constants import CARDS, MOST_SEATS, ROWS
from ..moves import THROW
from ..position import Goa


def gain(goa: Goa, seat: i64, gain: Gain) -> None:
    """Ships, colonists, ducats, extra action cards and expedition cards, as a tile, card or token says."""
    if gain.ships > 0:
        goa.gain_ships(seat, gain.ships)
    if gain.colonists > 0:
        goa.gain_colonists(seat, gain.colonists)
    if gain.ducats > 0:
        goa.gain_ducats(seat, gain.ducats)
    if gain.extra > 0:
        goa.gain_extra(seat, gain.extra)
    if gain.cards > 0:
        draw_cards(goa, seat, gain.cards)


def draw_cards(goa: Goa, seat: i64, number: i64) -> None:
    """GOA-14.2, GOA-11.4, GOA-18.4  Cards into the hand, also above the limit, but for the option."""
    player = goa.players[seat]
    drawn: list[i64] = []
    for _ in range(number):
        card = goa.draw()
        if card != NOTHING:
            player.hand |= bit(card)
            player.hand_size += 1
            drawn.append(card)
    if goa.telling:
        drawn.sort()
        goa.tell(Event("draw", seat, {"number": len(drawn)}, {"cards": goa.card_names(drawn)}))
    if goa.always_limited and player.hand_size > goa.hand_limit(seat):
        goa.ask(CUTS[seat])


def throw_away(goa: Goa, seat: i64, card: i64) -> None:
    """GOA-6.4  A card to the discard pile without effect."""
    goa.leave_hand(seat, card)
    goa.discards.append(card)
    if goa.telling:
        goa.tell(Event("throw", seat, {"card": goa.box.cards[card]}))


@final
class Cut(Step[Goa]):
    """GOA-18.4  Where the hand limit always holds: what is above it is thrown away at once, by choice (GOA-R7)."""

    def moves(self, goa: Goa, seat: i64) -> list[i64]:
        hand = goa.players[seat].hand
        return [THROW + card for card in range(CARDS) if hand >> card & 1]

    def play(self, goa: Goa, seat: i64, move: i64) -> None:
        throw_away(goa, seat, move - THROW)
        if goa.players[seat].hand_size > goa.hand_limit(seat):
            goa.ask(CUTS[seat])

    def prompt(self, goa: Goa, seat: i64) -> Prompt:
        limit = goa.hand_limit(seat)
        return Prompt("cut_hand", "GOA-18.4", {"limit": limit, "over": goa.players[seat].hand_size - limit})


CUTS: Final = [Cut(seat) for seat in range(MOST_SEATS)]


def advance(goa: Goa, seat: i64, column: i64) -> None:
    """GOA-7.4, GOA-7.5, GOA-7.6, GOA-R17  A marker goes one row down; the bonuses come at once, whatever the cause."""
    player = goa.players[seat]
    player.rows[column] += 1
    row = player.rows[column]
    if goa.telling:
        goa.tell(Event("progress", seat, {"column": goa.box.columns[column], "row": row + 1}))
    if goa.box.first_in_row[row] and goa.first[column * ROWS + row] == NOBODY:
        goa.first[column * ROWS + row] = seat
        if goa.telling:
            goa.tell(Event("first", seat, {"column": goa.box.columns[column], "row": row + 1}))
        draw_cards(goa, seat, goa.box.first_cards)
    if player.least_row() == row:
        if goa.telling:
            goa.tell(Event("all_markers", seat, {"row": row + 1}))
        goa.gain_extra(seat, goa.box.all_markers_extra)
