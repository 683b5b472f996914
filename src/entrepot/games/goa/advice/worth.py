"""What a move seems to be worth: which kind of decision it is."""

from mypy_extensions import i64

from ..moves import BUY, DUCATS, FAIL, GIVE, PASS, PLAY, REPLACE, TAKE
from ..position import Goa
from ..steps.auctions import Bid, OwnersWord
from .actions import worth_of_action
from .auctions import worth_of_bid, worth_of_buying, worth_of_square
from .cards import worth_of_card
from .choices import worth_of_goods, worth_of_place
from .goods import DUCAT
from .tiles import worth_of_tile, worth_of_use


def worth(goa: Goa, seat: i64, move: i64) -> float:
    """What a legal move of the seat seems to be worth, in points."""
    step = goa.agenda[-1]
    if isinstance(step, Bid):
        return worth_of_bid(goa, seat, move)
    if isinstance(step, OwnersWord):
        return worth_of_buying(goa, seat) if move == BUY else 0.0
    return worth_of(goa, seat, move)


def worth_of(goa: Goa, seat: i64, move: i64) -> float:
    if move >= goa.use_from:
        return worth_of_use(goa, seat, move - goa.use_from)
    if move >= TAKE:
        return worth_of_tile(goa, seat, move - TAKE)
    if move == DUCATS:
        return DUCAT * float(goa.box.quick_ducats)
    if move == PASS or move == FAIL:
        return 0.0
    if move < PASS:
        return worth_of_square(goa, seat, move)
    if move >= REPLACE:
        return worth_of_place(goa, seat, move)
    if move >= GIVE:
        return worth_of_goods(goa, seat, move)
    if move >= PLAY:
        return worth_of_card(goa, seat, move)
    return worth_of_action(goa, seat, move)
