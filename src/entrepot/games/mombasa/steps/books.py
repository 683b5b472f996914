"""8. Books and points: spending a gift of points, placing the books at the end of the turn."""

from typing import final

from mypy_extensions import i64

from ....kernel.bits import bit
from ....kernel.events import Event, Prompt
from ....kernel.nothing import NOBODY, NOTHING
from ....kernel.position import Step
from ..constants import A_BOOK, BOOK_COLUMNS, BOOK_PLACES, LETTERS, MOST_SEATS
from ..moves import BOOK, CASH, PLACE
from ..player import Player
from ..position import Mombasa


@final
class Gift(Step[Mombasa]):
    """MOM-8.1, MOM-R3  A number of points from one source at one time, spent on its own.

    MOM-16.2, MOM-R25: with the ink on its last space every point is pounds, and no books may be taken.
    """

    def __init__(self, seat: i64, points: i64) -> None:
        super().__init__(NOBODY)
        self.owner: i64 = seat
        self.points: i64 = points

    def happen(self, mombasa: Mombasa) -> None:
        if self.points == 0:
            return
        if mombasa.players[self.owner].ink == mombasa.box.book_length:
            mombasa.gain(self.owner, self.points * mombasa.box.pounds_per_point, "points")
        else:
            mombasa.ask(SpendPoints(self.owner, self.points))


@final
class SpendPoints(Step[Mombasa]):
    """MOM-8.2, MOM-19.7  Any mix of books of the display and pounds; what is left after the books becomes pounds."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def public(self) -> bool:
        return True

    def moves(self, mombasa: Mombasa, seat: i64) -> list[i64]:
        moves: list[i64] = []
        for place in range(BOOK_PLACES):
            book = mombasa.book_display[place]
            if book != NOTHING and mombasa.box.book_cost[mombasa.box.books[book].letter] <= self.left:
                moves.append(BOOK + place)
        moves.append(CASH)
        return moves

    def play(self, mombasa: Mombasa, seat: i64, move: i64) -> None:
        if move == CASH:
            mombasa.gain(seat, self.left, "points")
            return
        book = mombasa.book_display[move - BOOK]
        take_book(mombasa, seat, move - BOOK)
        left = self.left - mombasa.box.book_cost[mombasa.box.books[book].letter]
        if left > 0:
            mombasa.ask(SpendPoints(seat, left))

    def prompt(self, mombasa: Mombasa, seat: i64) -> Prompt:
        return Prompt("points", "MOM-8.2", {"left": self.left})


def take_book(mombasa: Mombasa, seat: i64, place: i64) -> None:
    """MOM-8.3  A book of the display, with the coins on the strip under it. The gap stays open for now (MOM-8.4)."""
    book = mombasa.book_display[place]
    mombasa.book_display[place] = NOTHING
    mombasa.players[seat].taken.append(book)
    if mombasa.telling:
        values: dict[str, object] = {"row": place // BOOK_COLUMNS + 1, "column": place % BOOK_COLUMNS + 1}
        mombasa.tell(Event("book", seat, {**values, "book": book + 1}))
    coins = mombasa.strips[place]
    mombasa.strips[place] = 0
    mombasa.coins_taken += coins
    mombasa.gain(seat, coins, "coin")


@final
class PlaceBook(Step[Mombasa]):
    """MOM-8.4, MOM-8.5  At the end of the turn each taken book goes on a space of the own track, in turn (MOM-R34)."""

    def public(self) -> bool:
        return True

    def moves(self, mombasa: Mombasa, seat: i64) -> list[i64]:
        player = mombasa.players[seat]
        moves: list[i64] = []
        for space in range(1, mombasa.box.book_length + 1):
            if may_place(mombasa, player, player.taken[0], space):
                moves.append(PLACE + space - 1)
        return moves

    def play(self, mombasa: Mombasa, seat: i64, move: i64) -> None:
        player = mombasa.players[seat]
        space = move - PLACE + 1
        book = player.taken.pop(0)
        if player.books[space] != NOTHING:
            cover_book(mombasa, player, space)
        player.books[space] = book
        if mombasa.telling:
            mombasa.tell(Event("place", seat, {"book": book + 1, "space": space}))

    def prompt(self, mombasa: Mombasa, seat: i64) -> Prompt:
        return Prompt("place", "MOM-8.5", {"book": mombasa.players[seat].taken[0] + 1})


PLACE_BOOK = [PlaceBook(seat) for seat in range(MOST_SEATS)]


def may_place(mombasa: Mombasa, player: Player, book: i64, space: i64) -> bool:
    """MOM-8.5, MOM-D18, MOM-R4  No A book on a crossed-out A or on a B or C book, also a face-down one."""
    books = mombasa.box.books
    if books[book].letter != A_BOOK:
        return True
    if mombasa.box.no_a[space]:
        return False
    below = player.books[space]
    return below == NOTHING or books[below].letter == A_BOOK


def cover_book(mombasa: Mombasa, player: Player, space: i64) -> None:
    """MOM-R4  Only the top tile counts; the covered one is dead."""
    mombasa.dead_books.append(player.books[space])
    player.turned &= ~bit(space)


def drop_homeless_books(mombasa: Mombasa, seat: i64) -> None:
    """MOM-R4  A taken book without a legal space is discarded, as soon as it is its turn."""
    player = mombasa.players[seat]
    while player.taken:
        for space in range(1, mombasa.box.book_length + 1):
            if may_place(mombasa, player, player.taken[0], space):
                return
        book = player.taken.pop(0)
        mombasa.dead_books.append(book)
        if mombasa.telling:
            mombasa.tell(Event("no_room", seat, {"book": book + 1}))


def refill_books(mombasa: Mombasa) -> None:
    """MOM-8.4  Gaps are refilled from the supply of their letter; an exhausted supply leaves them empty."""
    for place in range(BOOK_PLACES):
        if mombasa.book_display[place] != NOTHING:
            continue
        supply = mombasa.supplies[mombasa.box.place_letter[place]]
        if not supply:
            continue
        mombasa.reveal()
        book = supply.pop()
        mombasa.book_display[place] = book
        if mombasa.telling:
            values: dict[str, object] = {"row": place // BOOK_COLUMNS + 1, "column": place % BOOK_COLUMNS + 1}
            letter: str = LETTERS[mombasa.box.place_letter[place]]
            mombasa.tell(Event("refill", NOBODY, {**values, "letter": letter, "book": book + 1}))
