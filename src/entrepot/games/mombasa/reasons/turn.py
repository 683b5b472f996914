"""5, 12, 13. A turn: using cards and tiles, naming a company, ending the own phase."""

from ....kernel.reasons import Reason
from ..constants import (
    BOOKKEEPER_TILE,
    COMPANIES,
    EXPANSION,
    MERCHANT_TILE,
    PLUS_GOOD,
    ROUNDS,
    SLOT_NAMES,
    SLOTS,
    TILE_NAMES,
)
from ..player import ASIDE, EMPTY, FACE_UP
from ..position import Mombasa
from ..steps.turn import Turn
from .declared import because


def boost(step: Turn, mombasa: Mombasa, seat: int, slot: int) -> Reason:
    """MOM-12.3  Who holds the tile lays it once, on a face-up goods card."""
    if mombasa.tile_holder[PLUS_GOOD] != seat:
        return because("tile_not_held", tile=TILE_NAMES[PLUS_GOOD])
    if mombasa.tile_state[PLUS_GOOD] != ASIDE:
        return because("boosted")
    return not_face_up(mombasa, seat, slot) or because("boost_other_card")


def use(step: Turn, mombasa: Mombasa, seat: int, slot: int) -> Reason:
    """MOM-5.2, MOM-5.3  Face-up cards and tiles of the own action area; expansion cards go together (MOM-7.1)."""
    if slot >= SLOTS:
        return _tile_away(mombasa, seat, BOOKKEEPER_TILE if slot == SLOTS else MERCHANT_TILE)
    return not_face_up(mombasa, seat, slot) or because("use_expansion")


def not_face_up(mombasa: Mombasa, seat: int, slot: int) -> Reason | None:
    """Why the card at a slot cannot be used whatever it is, if so."""
    player = mombasa.players[seat]
    if player.states[slot] == FACE_UP:
        return None
    if player.states[slot] == EMPTY:
        return because("slot_empty", slot=SLOT_NAMES[slot])
    return because("card_used", card=mombasa.box.card_names[player.slots[slot]])


def _tile_away(mombasa: Mombasa, seat: int, tile: int) -> Reason:
    return because("tile_used" if mombasa.tile_holder[tile] == seat else "tile_not_held", tile=TILE_NAMES[tile])


def expand(step: Turn, mombasa: Mombasa, seat: int, company: int) -> Reason:
    """MOM-7.1, MOM-7.4, MOM-R28  Expansion points, a post in the headquarters, and a region that they reach."""
    points = mombasa.total(seat, EXPANSION)
    if points == 0 or company == COMPANIES:
        return because("no_expansion_card")
    name = mombasa.box.companies[company]
    if mombasa.hq_posts(company) == 0:
        return because("headquarters_empty", company=name)
    return because("nothing_in_reach", company=name, points=points)


def end(step: Turn, mombasa: Mombasa, seat: int, slot: int) -> Reason:
    """MOM-13.1, MOM-R7, MOM-R38  A pile with cards, if there is one; in the last round none."""
    if mombasa.round == ROUNDS:
        return because("last_round")
    if slot == SLOTS:
        return because("take_a_pile")
    return because("pile_empty", slot=SLOT_NAMES[slot])


def stop(step: Turn, mombasa: Mombasa, seat: int, index: int) -> Reason:
    return because("no_passing")
