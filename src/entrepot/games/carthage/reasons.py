"""Why a move cannot be played now, in the order of the rules."""

from typing import Final

from ...kernel.declared import NUMBER, SEAT
from ...kernel.position import Step
from ...kernel.reasons import Because, Reason, Reasons
from .constants import RANKS
from .events import CARD, COLOUR, COLOURS, ROW
from .moves import BUY, DONE, PAY, PROTECT, RESERVE_FARM, RESERVE_MARKET, STORE, TAKE, TAKE_RESERVED
from .position import Carthage, Row
from .steps.buying import Pay
from .steps.payday import Protect, Store
from .steps.setup import ChooseToken
from .steps.turn import Turn

REASONS: Final = Reasons(
    # another moment
    token_first=Because("CAR-2.5"),
    token_not_now=Because("CAR-2.5"),
    pay_not_now=Because("CAR-4.2"),
    pay_first=Because("CAR-4.2", {"due": NUMBER}),
    protect_not_now=Because("CAR-8.6"),
    raid_first=Because("CAR-8.6", {"colours": COLOURS}),
    store_not_now=Because("CAR-8.6"),
    store_first=Because("CAR-8.6", {"colour": COLOUR, "left": NUMBER}),
    no_passing=Because("CAR-3.2"),
    # a turn
    poor=Because("CAR-3.4", {"coins": NUMBER, "price": NUMBER}, lacking=True),
    not_in_market=Because("CAR-5.1", {"card": CARD}),
    not_in_farm=Because("CAR-6.1", {"card": CARD}),
    never_from_farm=Because("CAR-5.1", {"card": CARD}),
    reserved_by_other=Because("CAR-6.2", {"card": CARD, "owner": SEAT}),
    reserved_by_you=Because("CAR-5.1", {"card": CARD}),
    nothing_reserved=Because("CAR-6.1"),
    reserved_in_farm=Because("CAR-5.1", {"card": CARD}),
    marker_used=Because("CAR-6.3", {"card": CARD, "row": ROW}),
    carries_a_marker=Because("CAR-6.1", {"card": CARD, "row": ROW}),
    # paying
    not_in_hand=Because("CAR-4.2", {"card": CARD}),
    not_paid=Because("CAR-4.2", {"due": NUMBER}),
    # a raid
    not_raided=Because("CAR-8.7", {"colour": COLOUR, "colours": COLOURS}),
    nothing_in_danger=Because("CAR-8.7", {"colour": COLOUR}),
    no_icons=Because("CAR-1.2", {"card": CARD}),
    not_in_hand_to_protect=Because("CAR-8.6", {"card": CARD}),
    other_colour=Because("CAR-8.6", {"colour": COLOUR}),
    no_such_goods=Because("CAR-8.6", {"card": CARD}),
    stored_all_alike=Because("CAR-8.6", {"colour": COLOUR}),
)


def why_not(carthage: Carthage, seat: int, move: int) -> Reason:
    """The first reason that a player would name: the moment, then the thing, then the price, then a limit."""
    step = carthage.agenda[-1]
    if isinstance(step, Turn) and BUY <= move < PROTECT and not PAY <= move < TAKE:
        return _turn(carthage, seat, move)
    if isinstance(step, Pay) and (PAY <= move < TAKE or move == DONE):
        return _pay(carthage, move)
    if isinstance(step, Protect) and PROTECT <= move < STORE:
        return _protect(carthage, step, seat, move - PROTECT)
    if isinstance(step, Store) and STORE <= move < DONE:
        return _store(carthage, step, seat, move - STORE)
    if move == DONE or BUY <= move < PAY or TAKE <= move < PROTECT:
        return _first(carthage, step)
    return REASONS.give(_moment(move))


def _moment(move: int) -> str:
    """The moment that a move belongs to."""
    if move < BUY:
        return "token_not_now"
    if move < TAKE:
        return "pay_not_now"
    return "protect_not_now" if move < STORE else "store_not_now"


def _first(carthage: Carthage, step: Step[Carthage]) -> Reason:
    """What must be done before one can go on: the move belongs to a turn, or would be its end."""
    if isinstance(step, ChooseToken):
        return REASONS.give("token_first")
    if isinstance(step, Pay):
        return REASONS.give("pay_first", due=max(0, carthage.due))
    if isinstance(step, Protect):
        return REASONS.give("raid_first", colours=[carthage.box.colours[colour] for colour in step.raided])
    if isinstance(step, Store):
        return REASONS.give("store_first", colour=carthage.box.colours[step.colour], left=step.left)
    return REASONS.give("no_passing")


# 3 to 6. A turn ------------------------------------------------------------------------------------------------------


def _turn(carthage: Carthage, seat: int, move: int) -> Reason:
    if move == BUY:
        return REASONS.give("poor", coins=carthage.hand_value(seat), price=carthage.price(seat))
    if move < TAKE_RESERVED:
        return _take(carthage, seat, move - TAKE)
    if move == TAKE_RESERVED:
        return _take_reserved(carthage, seat)
    if move < RESERVE_FARM:
        return _reserve(carthage, seat, carthage.market, "market", move - RESERVE_MARKET)
    return _reserve(carthage, seat, carthage.farm, "farm", move - RESERVE_FARM)


def _take(carthage: Carthage, seat: int, kind: int) -> Reason:
    """CAR-5.1, CAR-6.2  No free card of this kind lies in the market."""
    card = carthage.box.cards[kind]
    marks = [mark for place, mark in enumerate(carthage.market.marks) if carthage.market.cards[place] == kind]
    if seat in marks:
        return REASONS.give("reserved_by_you", card=card)
    if marks:
        return REASONS.give("reserved_by_other", card=card, owner=marks[0])
    if kind in carthage.farm.cards:
        return REASONS.give("never_from_farm", card=card)
    return REASONS.give("not_in_market", card=card)


def _take_reserved(carthage: Carthage, seat: int) -> Reason:
    """CAR-5.1  The own marker lies on no card of the market."""
    if carthage.farm.marked(seat):
        return REASONS.give("reserved_in_farm", card=_own(carthage.farm, seat, carthage))
    return REASONS.give("nothing_reserved")


def _reserve(carthage: Carthage, seat: int, row: Row, name: str, kind: int) -> Reason:
    """CAR-6.1, CAR-6.3  The card is not there, the own marker lies somewhere, or another one lies on the card."""
    card = carthage.box.cards[kind]
    if kind not in row.cards:
        return REASONS.give(f"not_in_{name}", card=card)
    for used, where in ((carthage.market, "market"), (carthage.farm, "farm")):
        if used.marked(seat):
            return REASONS.give("marker_used", card=_own(used, seat, carthage), row=where)
    return REASONS.give("carries_a_marker", card=card, row=name)


def _own(row: Row, seat: int, carthage: Carthage) -> str:
    """The card under the own marker."""
    return carthage.box.cards[row.cards[row.marks.index(seat)]]


# 4. Paying -----------------------------------------------------------------------------------------------------------


def _pay(carthage: Carthage, move: int) -> Reason:
    if move == DONE:
        return REASONS.give("not_paid", due=carthage.due)
    return REASONS.give("not_in_hand", card=carthage.box.cards[move - PAY])


# 8. A raid -----------------------------------------------------------------------------------------------------------


def _protect(carthage: Carthage, step: Protect, seat: int, kind: int) -> Reason:
    """CAR-8.6, CAR-8.7  Only hand cards with icons, of a raided colour of which goods are in danger."""
    colour = kind // RANKS
    card, name = carthage.box.cards[kind], carthage.box.colours[colour]
    if carthage.players[seat].hand[kind] == 0:
        return REASONS.give("not_in_hand_to_protect", card=card)
    if colour not in step.raided:
        raided = [carthage.box.colours[other] for other in step.raided]
        return REASONS.give("not_raided", colour=name, colours=raided)
    if carthage.box.icons[kind] == 0:
        return REASONS.give("no_icons", card=card)
    return REASONS.give("nothing_in_danger", colour=name)


def _store(carthage: Carthage, step: Store, seat: int, kind: int) -> Reason:
    """CAR-8.6  One of the own unstored goods of the colour, as many as there are icons."""
    colour = carthage.box.colours[step.colour]
    if kind // RANKS != step.colour:
        return REASONS.give("other_colour", colour=colour)
    if carthage.players[seat].goods[kind] == 0:
        return REASONS.give("no_such_goods", card=carthage.box.cards[kind])
    return REASONS.give("stored_all_alike", colour=colour)
