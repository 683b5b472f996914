"""2, 4. Start tiles, the cards that rest at first, and planning."""

from ....kernel.reasons import Reason
from ..constants import LEFT_EXTRA, RIGHT_EXTRA, SHARE, SLOT_NAMES, SLOTS
from ..player import EMPTY
from ..position import Mombasa
from ..steps.planning import Plan
from ..steps.setup import KeepTile, RestFirstCards
from .declared import because


def keep(step: KeepTile, mombasa: Mombasa, seat: int, tile: int) -> Reason:
    return because("tile_not_dealt")


def rest(step: RestFirstCards, mombasa: Mombasa, seat: int, index: int) -> Reason:
    """MOM-2.14  The cards of the start tile one after the other, one on each of the three spaces."""
    face, slot = divmod(index, SLOTS)
    player = mombasa.players[seat]
    if face != player.to_rest[0]:
        return because("rest_another", card=mombasa.box.card_names[player.to_rest[0]])
    if slot in (LEFT_EXTRA, RIGHT_EXTRA):
        return because("rest_not_there")
    return because("rest_taken", slot=SLOT_NAMES[slot])


def lay(step: Plan, mombasa: Mombasa, seat: int, index: int) -> Reason:
    """MOM-4.1, MOM-4.3  A card of the hand, but no single share, at an open slot without a card."""
    face, slot = divmod(index, SLOTS)
    player = mombasa.players[seat]
    if face not in player.hand:
        return _not_in_hand(mombasa, seat, face)
    if mombasa.box.cards[face].kind == SHARE:
        return because("lay_share")
    return _closed(mombasa, seat, slot) or because("slot_taken", slot=SLOT_NAMES[slot])


def _not_in_hand(mombasa: Mombasa, seat: int, face: int) -> Reason:
    player = mombasa.players[seat]
    card = mombasa.box.card_names[face]
    for slot in range(SLOTS):
        if player.states[slot] != EMPTY and player.slots[slot] == face:
            return because("lay_laid", card=card, slot=SLOT_NAMES[slot])
    for slot in range(SLOTS):
        if face in player.piles[slot]:
            return because("lay_resting", card=card, slot=SLOT_NAMES[slot])
    return because("not_your_card", card=card)


def clear(step: Plan, mombasa: Mombasa, seat: int, slot: int) -> Reason:
    return _closed(mombasa, seat, slot) or because("nothing_laid", slot=SLOT_NAMES[slot])


def _closed(mombasa: Mombasa, seat: int, slot: int) -> Reason | None:
    """MOM-16.1, MOM-16.2  What opens an extra slot, if it is not open yet."""
    player = mombasa.players[seat]
    if mombasa.slot_open(seat, slot):
        return None
    if slot == LEFT_EXTRA:
        return because("left_slot_closed", have=player.diamonds, need=mombasa.box.left_slot_at)
    return because("right_slot_closed", have=player.ink, need=mombasa.right_slot_at)


def stop(step: Plan, mombasa: Mombasa, seat: int, index: int) -> Reason:
    return because("plan_or_ready")
