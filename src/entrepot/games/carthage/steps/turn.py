"""3. A turn and its check; 5. taking coins; 6. reserving a card."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.events import Event, Prompt
from ....kernel.nothing import NOBODY
from ....kernel.position import Step
from ..constants import MOST_SEATS
from ..moves import BUY, RESERVE_FARM, RESERVE_MARKET, TAKE, TAKE_RESERVED
from ..position import Carthage, Row
from .buying import buy_goods
from .payday import end_game

# 3. A turn -----------------------------------------------------------------------------------------------------------


@final
class Turns(Step[Carthage]):
    """CAR-2.6  Turns go clockwise. The course of the game: always at the bottom of the agenda."""

    def __init__(self, next_seat: i64) -> None:
        super().__init__(NOBODY)
        self.next_seat: i64 = next_seat

    def happen(self, carthage: Carthage) -> None:
        seat = self.next_seat
        carthage.active = seat
        carthage.ask(TURNS[(seat + 1) % carthage.seats])
        if not carthage.anything_available(seat):
            carthage.refill()  # CAR-3.1, CAR-7.1
        if carthage.anything_available(seat):
            carthage.idle = 0
            carthage.ask(TURN[seat])
        else:
            skip_turn(carthage, seat)


def skip_turn(carthage: Carthage, seat: i64) -> None:
    """CAR-R2, CAR-R16  Where no card is left to draw, who can do nothing is skipped; all of them: the end."""
    carthage.idle += 1
    if carthage.telling:
        carthage.tell(Event("skip", seat, {}))
    if carthage.idle == carthage.seats:
        end_game(carthage)


@final
class Turn(Step[Carthage]):
    """CAR-3.2  Exactly one of: buy goods, take coins, reserve a card. No passing."""

    def moves(self, carthage: Carthage, seat: i64) -> list[i64]:
        moves: list[i64] = []
        if carthage.hand_value(seat) >= carthage.price(seat):  # CAR-3.4
            moves.append(BUY)
        carthage.market.offer(TAKE, moves)
        if carthage.market.marked(seat):
            moves.append(TAKE_RESERVED)
        elif not carthage.farm.marked(seat):
            carthage.market.offer(RESERVE_MARKET, moves)
            carthage.farm.offer(RESERVE_FARM, moves)
        return moves

    def play(self, carthage: Carthage, seat: i64, move: i64) -> None:
        if move == BUY:
            buy_goods(carthage, seat)
        elif move < TAKE_RESERVED:
            take_coins(carthage, seat, carthage.market.find(move - TAKE, NOBODY))
        elif move == TAKE_RESERVED:
            take_coins(carthage, seat, carthage.market.marks.index(seat))
        elif move < RESERVE_FARM:
            reserve_card(carthage, seat, carthage.market, "market", move - RESERVE_MARKET)
        else:
            reserve_card(carthage, seat, carthage.farm, "farm", move - RESERVE_FARM)

    def prompt(self, carthage: Carthage, seat: i64) -> Prompt:
        price, coins = carthage.price(seat), carthage.hand_value(seat)
        wording = self.choice(carthage, seat)
        if coins < price:
            wording += "_poor"
        return Prompt("turn", "CAR-3.2", {"price": price, "coins": coins}, wording)

    def choice(self, carthage: Carthage, seat: i64) -> str:
        """Which sentence speaks of what the own marker leaves: all, none to reserve, the own card, only that one."""
        if carthage.marker_free(seat):
            return "turn"
        if not carthage.market.marked(seat):
            return "turn_bound"
        return "turn_own" if carthage.market.marked(NOBODY) else "turn_last"


TURNS: Final = [Turns(seat) for seat in range(MOST_SEATS)]
TURN: Final = [Turn(seat) for seat in range(MOST_SEATS)]
"""Steps never change, so every game shares these: a turn costs no new objects."""


# 5. B: take coins ----------------------------------------------------------------------------------------------------


def take_coins(carthage: Carthage, seat: i64, place: i64) -> None:
    """CAR-5.1, CAR-5.2  One available market card goes into the hand, its own marker back; nothing is refilled now."""
    kind = carthage.market.remove(place)
    carthage.players[seat].hand[kind] += 1
    if carthage.telling:
        carthage.tell(Event("take", seat, {"card": carthage.box.cards[kind]}))


# 6. C: reserve a card ------------------------------------------------------------------------------------------------


def reserve_card(carthage: Carthage, seat: i64, row: Row, name: str, kind: i64) -> None:
    """CAR-6.1  The own marker goes on a card of the market or the farm that carries none."""
    row.marks[row.find(kind, NOBODY)] = seat
    if carthage.telling:
        carthage.tell(Event("reserve", seat, {"card": carthage.box.cards[kind], "row": name}))
