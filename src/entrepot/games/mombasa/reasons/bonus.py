"""11, 15. Bonus markers: which spaces are open, and what their rewards ask for."""

from ....kernel.nothing import NOBODY, NOTHING
from ....kernel.reasons import Reason
from ..constants import (
    ANY_CARD,
    D2,
    FIRST_PLAYER_SPACE,
    FIRST_SPACE_TRACK,
    KINDS,
    MAJORITY_SPACE,
    SHARE,
    TILE_SPACE,
    TRACK_SPACE,
    TRACKS,
)
from ..position import Mombasa
from ..steps.bonus import UNOPENED, BuyForPounds, ChooseOption, ChooseTier, DiscardCard, Spread
from ..steps.turn import Turn
from .declared import because
from .goods import stuck


def mark(step: Turn, mombasa: Mombasa, seat: int, space: int) -> Reason:
    """MOM-11.1  A marker, a vacant space that is open to the seat, its cost, its requirement: in this order."""
    player = mombasa.players[seat]
    track = FIRST_SPACE_TRACK + (space - TRACK_SPACE) // 2
    if space >= TRACK_SPACE and track not in mombasa.tracks:
        return because("track_not_in_play", track=TRACKS[track])
    if player.markers == 0:
        return because("no_marker")
    if mombasa.marker_on[space] != NOBODY:
        return because("space_taken")
    if space >= TRACK_SPACE:
        locked = _locked(mombasa, seat, track, space)
        if locked is not None:
            return locked
    if mombasa.space_cost[space] > player.pounds:
        return because("space_short", have=player.pounds, price=mombasa.space_cost[space])
    return _unmet(mombasa, seat, space)


def _locked(mombasa: Mombasa, seat: int, track: int, space: int) -> Reason | None:
    """MOM-15.5, MOM-15.6  The spaces of a track are open from its special fields on, one of them in a round."""
    first = TRACK_SPACE + (track - FIRST_SPACE_TRACK) * 2
    level = space - first + 1
    company = mombasa.tracks.index(track)
    if mombasa.players[seat].levels[company] < level:
        name = mombasa.box.companies[company]
        return because("privilege_missing", company=name, track=TRACKS[track], level=level)
    if seat in (mombasa.marker_on[first], mombasa.marker_on[first + 1]):
        return because("one_of_two", track=TRACKS[track])
    return None


def _unmet(mombasa: Mombasa, seat: int, space: int) -> Reason:
    """MOM-11.3, MOM-11.5, MOM-11.6  The requirement of a space that is not met."""
    if space == FIRST_PLAYER_SPACE:
        return because("first_turn")
    if MAJORITY_SPACE <= space < TILE_SPACE:
        kind = space - MAJORITY_SPACE
        total = mombasa.total(seat, kind)
        least = mombasa.box.tiers[kind][0].least
        if total < least:
            return because("total_too_low", kind=KINDS[kind], have=total, need=least)
        most = max(mombasa.total(other, kind) for other in range(mombasa.seats))
        return because("no_majority", kind=KINDS[kind], have=total, need=most)
    wanted = mombasa.box.discard_kind[space]
    if wanted == ANY_CARD:
        return because("nothing_to_discard")
    return because("none_to_discard", kind=KINDS[wanted])


def buy(step: BuyForPounds, mombasa: Mombasa, seat: int, place: int) -> Reason:
    """MOM-11.4, MOM-15.9  One card that is there, for no more pounds than the seat has."""
    if not step.may_buy:
        return because("bought_one")
    if mombasa.display[place] == NOTHING:
        return because("card_gone")
    return because("pounds_short", have=mombasa.players[seat].pounds, price=step.price(mombasa, place))


def discard(step: DiscardCard, mombasa: Mombasa, seat: int, face: int) -> Reason:
    """MOM-11.5, MOM-15.9  A card of the hand, of the kind that the space asks for, and no single share."""
    if face not in mombasa.players[seat].hand:
        return because("discard_from_hand", card=mombasa.box.card_names[face])
    if mombasa.box.cards[face].kind == SHARE:
        return because("share_stays")
    return because("discard_other_kind", kind=KINDS[mombasa.box.discard_kind[step.space]])


def keep_card(step: DiscardCard, mombasa: Mombasa, seat: int, index: int) -> Reason:
    return because("discard_due")


def choose_step(step: ChooseTier, mombasa: Mombasa, seat: int, index: int) -> Reason:
    """MOM-11.6  A step that the space has, not above the own total."""
    tiers = mombasa.box.tiers[step.kind]
    if index >= len(tiers):
        return because("no_such_choice", count=len(tiers))
    total = mombasa.total(seat, step.kind)
    return because("step_too_high", kind=KINDS[step.kind], have=total, need=tiers[index].least)


def choose_option(step: ChooseOption, mombasa: Mombasa, seat: int, index: int) -> Reason:
    return because("no_such_choice", count=len(mombasa.box.options[step.second]))


def spread(step: Spread, mombasa: Mombasa, seat: int, company: int) -> Reason:
    """MOM-15.9, MOM-R43  So many spaces on each of some tracks, other than D2."""
    name = mombasa.box.companies[company]
    if mombasa.tracks[company] == D2:
        return because("spread_elsewhere", company=name)
    if step.left[company] == 0:
        return because("spread_done", company=name, spaces=step.spaces)
    if step.left[company] == UNOPENED and step.tracks == 0:
        return because("spread_no_other")
    return stuck(mombasa, seat, company)
