"""11. Action: Expedition."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.events import Event, Prompt
from ....kernel.position import Step
from ..constants import CARDS, EXPEDITIONS, MOST_SEATS
from ..moves import DRAW, PLAY, THROW
from ..position import Goa
from .cards import play_benefit, playable
from .gains import draw_cards, throw_away


def set_out(goa: Goa, seat: i64) -> None:
    """GOA-11.1  The action begins; it may end without a card, so all hear of it now."""
    if goa.telling:
        goa.tell(Event("expedition", seat, {}))
    goa.ask(EXPEDITION[seat])


def most_drawn(goa: Goa, seat: i64) -> i64:
    """GOA-11.1, GOA-11.3  At most the first number, never beyond the limit. Below 0: the hand is too large."""
    return min(goa.level(seat, EXPEDITIONS), goa.hand_limit(seat) - goa.players[seat].hand_size)


@final
class Expedition(Step[Goa]):
    """GOA-11.2, GOA-11.3  Cut the hand to the limit, make more room, then draw in one go (GOA-R7, GOA-R41)."""

    def moves(self, goa: Goa, seat: i64) -> list[i64]:
        moves: list[i64] = []
        hand = goa.players[seat].hand
        if hand != 0:
            for card in range(CARDS):
                if hand >> card & 1:
                    moves.append(THROW + card)
                    if not goa.card_played and playable(goa, seat, goa.box.card_kind[card]):
                        moves.append(PLAY + card)
        for number in range(most_drawn(goa, seat) + 1):
            moves.append(DRAW + number)
        return moves

    def play(self, goa: Goa, seat: i64, move: i64) -> None:
        if move >= DRAW:
            if move > DRAW:
                draw_cards(goa, seat, move - DRAW)
            return
        goa.ask(EXPEDITION[seat])
        if move >= THROW:
            throw_away(goa, seat, move - THROW)
        else:
            play_benefit(goa, seat, move - PLAY)

    def prompt(self, goa: Goa, seat: i64) -> Prompt:
        most = most_drawn(goa, seat)
        limit = goa.hand_limit(seat)
        if most < 0:
            plays = False
            for move in self.moves(goa, seat):
                plays = plays or (move >= PLAY and move < THROW)
            return Prompt("cut_hand", "GOA-11.2", {"limit": limit, "over": -most}, "cut_hand_play" if plays else "")
        said = "draw" if goa.players[seat].hand_size == 0 else "draw_cards" if most > 0 else "draw_full"
        return Prompt("draw", "GOA-11.3", {"most": most, "limit": limit}, said)


EXPEDITION: Final = [Expedition(seat) for seat in range(MOST_SEATS)]
