"""9. Action 3: bookkeeper. Turn a book, move the ink, take one reward, spend the bookkeeper's points."""

from typing import final

from mypy_extensions import i64

from ....kernel.bits import bit
from ....kernel.events import Event, Prompt
from ....kernel.nothing import NOTHING
from ....kernel.position import Step
from ..box.pieces import Book
from ..constants import COTTON, COTTON_LESS, EXPANSION, GOODS
from ..moves import FLIP, INK, STOP
from ..position import Mombasa
from .books import Gift
from .rewards import take_reward
from .wording import books_wording


def start_bookkeeping(mombasa: Mombasa, seat: i64, name: str, points: i64) -> None:
    """MOM-9.1  One bookkeeper card or the tile is in use."""
    if mombasa.telling:
        mombasa.tell(Event("bookkeeper", seat, {"card": name, "points": points}))
    mombasa.ask(KeepBooks(seat, points, False, False))


@final
class KeepBooks(Step[Mombasa]):
    """MOM-9.2, MOM-9.3, MOM-19.8  First, if wished, turn one book down; then move the ink book by book, or stop."""

    def __init__(self, seat: i64, points: i64, begun: bool, moved: bool) -> None:
        super().__init__(seat)
        self.points: i64 = points
        self.begun = begun
        """Whether a book was turned or the ink moved: then no book can be turned any more."""
        self.moved = moved

    def public(self) -> bool:
        return True

    def moves(self, mombasa: Mombasa, seat: i64) -> list[i64]:
        player = mombasa.players[seat]
        moves: list[i64] = []
        if can_enter(mombasa, seat, player.ink + 1):
            moves.append(INK)
        moves.append(STOP)
        if not self.begun and player.pounds >= mombasa.box.flip_cost:
            for space in range(1, mombasa.box.book_length + 1):  # MOM-D6: from the start tile's on
                if player.books[space] != NOTHING and not player.turned >> space & 1:
                    moves.append(FLIP + space - 1)
        return moves

    def play(self, mombasa: Mombasa, seat: i64, move: i64) -> None:
        player = mombasa.players[seat]
        if move == STOP:
            close_books(mombasa, seat, self.points, self.moved)
        elif move == INK:
            player.ink += 1
            if mombasa.telling:
                mombasa.tell(Event("ink", seat, {"space": player.ink}))
            mombasa.ask(KeepBooks(seat, self.points, True, True))
        else:
            space = move - FLIP + 1
            mombasa.pay(seat, mombasa.box.flip_cost, "turned_book")
            player.turned |= bit(space)
            if mombasa.telling:
                mombasa.tell(Event("flip", seat, {"space": space, "book": player.books[space] + 1}))
            mombasa.ask(KeepBooks(seat, self.points, True, False))

    def prompt(self, mombasa: Mombasa, seat: i64) -> Prompt:
        values: dict[str, object] = {"points": self.points, "space": mombasa.players[seat].ink}
        if self.begun:
            return Prompt("ink", "MOM-9.3", values)
        return Prompt("books", "MOM-9.2", values, books_wording(self.moves(mombasa, seat)))


def can_enter(mombasa: Mombasa, seat: i64, space: i64) -> bool:
    """MOM-9.3  Never onto or over an empty space; a face-up book only if its requirements are met now."""
    player = mombasa.players[seat]
    if space > mombasa.box.book_length or player.books[space] == NOTHING:
        return False
    if player.turned >> space & 1:
        return True
    return meets(mombasa, seat, mombasa.box.books[player.books[space]])


def meets(mombasa: Mombasa, seat: i64, book: Book) -> bool:
    """MOM-9.4, MOM-9.5  Named totals, "any n" from what the same book leaves of one good, merchant or bookkeeper."""
    if book.colleague and not mombasa.has_colleague(seat):
        return False
    if book.needs[EXPANSION] > 0 and mombasa.total(seat, EXPANSION) < book.needs[EXPANSION]:
        return False
    best: i64 = 0
    for good in range(GOODS):
        if book.needs[good] == 0 and book.any_good == 0:
            continue
        left = mombasa.total(seat, good) - book.needs[good]
        if left < 0:
            return False
        best = max(best, left)
    return best >= book.any_good


def close_books(mombasa: Mombasa, seat: i64, points: i64, moved: bool) -> None:
    """MOM-9.6, MOM-9.8  The reward of the book on which the moved ink rests; then the bookkeeper's own points."""
    mombasa.ask(Gift(seat, points))
    player = mombasa.players[seat]
    if not moved or player.turned >> player.ink & 1:
        return
    book = mombasa.box.books[player.books[player.ink]]
    if book.reward == COTTON_LESS:
        mombasa.gain(seat, max(mombasa.total(seat, COTTON) - book.amount, 0), "reward")
    else:
        take_reward(mombasa, seat, 0, book.reward, book.amount)
