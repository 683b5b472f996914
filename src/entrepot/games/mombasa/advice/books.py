"""Books and the ink."""

from mypy_extensions import i64

from ....kernel.nothing import NOTHING
from ..constants import COTTON_LESS
from ..player import Player
from ..position import Mombasa
from ..steps.bookkeeper import can_enter
from .tracks import INK_SPACE, NEVER, rounds_left


def worth_of_turning(mombasa: Mombasa, seat: i64, space: i64) -> float:
    """Turn down only the book that stops the ink, and only if the ink then gets as far as it is worth the price."""
    player = mombasa.players[seat]
    box = mombasa.box
    if space != player.ink + 1 or can_enter(mombasa, seat, space):
        return NEVER
    reach = space
    while can_enter(mombasa, seat, reach + 1):
        reach += 1
    gain = float(box.book_values[reach] - box.book_values[player.ink])
    if rounds_left(mombasa) > 0.0:
        gain = max(gain, INK_SPACE * float(reach - player.ink))
    return gain - float(box.flip_cost) if gain > float(box.flip_cost) else NEVER


def worth_of_taking_book(mombasa: Mombasa, seat: i64, place: i64) -> float:
    """A book is a space for the ink, if there is still time to get there; the easy ones are better."""
    book = mombasa.box.books[mombasa.book_display[place]]
    player = mombasa.players[seat]
    waiting: i64 = len(player.taken)
    for space in range(player.ink + 1, mombasa.box.book_length + 1):
        if player.books[space] != NOTHING:
            waiting += 1
    hard = float(sum(book.needs)) + float(book.any_good) + (1.5 if book.colleague else 0.0)
    worth = INK_SPACE * rounds_left(mombasa) / 6.0 - 0.35 * hard - 0.6 * float(waiting)
    if book.reward != COTTON_LESS:
        worth += 0.2 * float(book.amount)
    if rounds_left(mombasa) == 0.0:
        worth = 0.0  # books that are placed now come too late
    return (max(worth, 0.0) + float(mombasa.strips[place])) / float(mombasa.box.book_cost[book.letter])


def worth_of_placing(mombasa: Mombasa, player: Player, space: i64) -> float:
    """The first empty space before the ink; nothing is covered."""
    if space <= player.ink or player.books[space] != NOTHING:
        return -50.0
    return -float(space)
