"""Markers and auctions: where they lie, and what is bid."""

from ....kernel.nothing import NOTHING
from ....kernel.reasons import Reason
from ..constants import SQUARES
from ..position import Goa
from ..steps.auctions import Bid, OwnersWord, least_bid, owner_price
from ..steps.markers import PlaceFlag, PlaceMarker
from .declared import because

# 4. Markers, 5. auctions ---------------------------------------------------------------------------------------------


def flag(goa: Goa, seat: int, square: int, step: PlaceFlag) -> Reason:
    return because("flag_on_tile" if square < SQUARES and goa.grid[square] != NOTHING else "flag_far")


def mark(goa: Goa, seat: int, square: int, step: PlaceMarker) -> Reason:
    if goa.grid[square] == NOTHING:
        return because("mark_empty")
    if goa.lots.marked(square):
        return because("marked")
    return because("mark_far", marker=len(goa.lots.squares))


def bid(goa: Goa, seat: int, about: int, step: Bid) -> Reason:
    amount = about + 1
    if amount < least_bid(goa):
        return because("bid_low", least=least_bid(goa))
    return because("bid_poor", amount=amount, have=goa.players[seat].ducats)


def owner_bids(goa: Goa, seat: int, about: int, step: OwnersWord) -> Reason:
    return because("owner_bids", price=owner_price(goa, goa.bid))


def buy(goa: Goa, seat: int, about: int, step: OwnersWord) -> Reason:
    return because("buy_poor", price=owner_price(goa, goa.bid), have=goa.players[seat].ducats)
