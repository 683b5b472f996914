"""8, 9. Points and books, the bookkeeper and the ink."""

from ....kernel.nothing import NOTHING
from ....kernel.reasons import Reason
from ..box.pieces import Book
from ..constants import GOODS, KINDS, MAJORITIES
from ..position import Mombasa
from ..steps.bookkeeper import KeepBooks
from ..steps.books import PlaceBook, SpendPoints
from .declared import because


def book(step: SpendPoints, mombasa: Mombasa, seat: int, place: int) -> Reason:
    """MOM-8.2, MOM-8.4  A book that is there, for no more than the points that are left."""
    found = mombasa.book_display[place]
    if found == NOTHING:
        return because("book_gone")
    return because("points_short", have=step.left, price=mombasa.box.book_cost[mombasa.box.books[found].letter])


def keep_points(step: SpendPoints, mombasa: Mombasa, seat: int, index: int) -> Reason:
    return because("points_lapse")


def place(step: PlaceBook, mombasa: Mombasa, seat: int, index: int) -> Reason:
    """MOM-8.5  No A book on a crossed-out A, or on a B or C book."""
    space = index + 1
    if space > mombasa.box.book_length:
        return because("no_such_space", length=mombasa.box.book_length)
    return because("crossed_out" if mombasa.box.no_a[space] else "covers_book")


def flip(step: KeepBooks, mombasa: Mombasa, seat: int, index: int) -> Reason:
    """MOM-9.2  One face-up book before the ink moves, for pounds."""
    space = index + 1
    player = mombasa.players[seat]
    if space > mombasa.box.book_length:
        return because("no_such_space", length=mombasa.box.book_length)
    if player.books[space] == NOTHING:
        return because("no_book", space=space)
    if player.turned >> space & 1:
        return because("book_turned", space=space)
    if step.moved:
        return because("flip_late")
    if step.begun:
        return because("flip_once")
    return because("flip_short", have=player.pounds, price=mombasa.box.flip_cost)


def ink(step: KeepBooks, mombasa: Mombasa, seat: int, index: int) -> Reason:
    """MOM-9.3, MOM-9.4  To the next space if a book lies there, and only if its requirements are met."""
    player = mombasa.players[seat]
    space = player.ink + 1
    if space > mombasa.box.book_length:
        return because("ink_at_end")
    if player.books[space] == NOTHING:
        return because("ink_gap", space=space)
    wanted = mombasa.box.books[player.books[space]]
    if wanted.colleague and not mombasa.has_colleague(seat):
        return because("no_colleague", space=space)
    apart = wanted.any_good > 0 and any(wanted.needs[:GOODS])  # MOM-9.5
    have = _totals(mombasa, seat, wanted)
    return because("needs_apart" if apart else "needs_more", space=space, needs=wanted.asked(), have=have)


def _totals(mombasa: Mombasa, seat: int, wanted: Book) -> dict[str, int]:
    """What the seat has of all that could meet a requirement of the book."""
    kinds = [kind for kind in range(MAJORITIES) if wanted.needs[kind] or (wanted.any_good and kind < GOODS)]
    return {KINDS[kind]: mombasa.total(seat, kind) for kind in kinds}
