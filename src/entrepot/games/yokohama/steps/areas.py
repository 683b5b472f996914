"""13. Areas with a choice: Chinatown, church, customs and the employment agency."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.bits import bit
from ....kernel.events import Event, Prompt
from ....kernel.nothing import NOTHING
from ....kernel.position import Step
from ..constants import (
    ASSISTANT,
    BRICKWORKS,
    COPPER,
    FROM_CHURCH,
    FROM_CUSTOMS,
    GOODS,
    IMPORT,
    KINDS,
    MOST_SEATS,
    PIECES,
    WINERY,
    YEN,
)
from ..moves import BUY, HIRE, LIFT, LIFT_FROM_HAND, PAY, SELL, STOP
from ..position import Yokohama
from .asking import Offer
from .rewards import give_reward, mine_more, score_for

# Chinatown -----------------------------------------------------------------------------------------------------------


def begin_exchange(yokohama: Yokohama, seat: i64, most: i64) -> None:
    """YOK-13.7  Up to so many exchanges."""
    if most > 0:
        yokohama.ask(Exchange(seat, most))


@final
class Exchange(Offer):
    """YOK-13.7  Chinatown: buy or sell one piece, or stop. An import is never sold."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def moves(self, yokohama: Yokohama, seat: i64) -> list[i64]:
        """D13  A free action alone is no reason to ask here."""
        if not self.offers(yokohama, seat):
            return [STOP]
        return super().moves(yokohama, seat)

    def offers(self, yokohama: Yokohama, seat: i64) -> list[i64]:
        box = yokohama.box
        stock = yokohama.players[seat].stock
        moves: list[i64] = []
        for kind in range(YEN):
            price = box.buy_price[kind]
            if 0 < price <= stock[YEN]:
                moves.append(BUY + kind)
        for good in range(GOODS):
            if box.sell_price[good] > 0 and stock[good] > 0:
                moves.append(SELL + good)
        return moves

    def accept(self, yokohama: Yokohama, seat: i64, move: i64) -> None:
        if move >= SELL:
            yokohama.pay(seat, move - SELL, 1)
            yokohama.gain(seat, YEN, yokohama.box.sell_price[move - SELL])
        else:
            yokohama.pay(seat, YEN, yokohama.box.buy_price[move - BUY])
            yokohama.gain(seat, move - BUY, 1)
            if move - BUY == COPPER:
                mine_more(yokohama, seat)
        begin_exchange(yokohama, seat, self.left - 1)

    def question(self, yokohama: Yokohama, seat: i64) -> Prompt:
        return Prompt("exchange", "YOK-13.7", {"left": self.left})


# Church --------------------------------------------------------------------------------------------------------------


def may_pay_faith(yokohama: Yokohama, seat: i64, kind: i64) -> bool:
    """YOK-13.8  Whether this kind can buy one faith."""
    price = yokohama.box.faith_price[kind]
    return 0 < price <= yokohama.players[seat].stock[kind]


def payable_kinds(yokohama: Yokohama, seat: i64) -> i64:
    """YOK-13.8  How many kinds can buy a faith each."""
    kinds: i64 = 0
    for kind in range(KINDS):
        if may_pay_faith(yokohama, seat, kind):
            kinds += 1
    return kinds


@final
class ChurchSpace(Offer):
    """YOK-13.8  A free space of the church board within reach of power and payments, or none."""

    def offers(self, yokohama: Yokohama, seat: i64) -> list[i64]:
        reach = yokohama.strength() + payable_kinds(yokohama, seat)
        return free_spaces(yokohama.church, yokohama.box.faith, reach, yokohama.numbers.worship)

    def accept(self, yokohama: Yokohama, seat: i64, move: i64) -> None:
        space = move - yokohama.numbers.worship
        lacking = yokohama.box.faith[space] - yokohama.strength()
        yokohama.ask(BoardAssistant(seat, space, True))
        if lacking > 0:
            yokohama.ask(PayFaith(seat, lacking, 0))

    def question(self, yokohama: Yokohama, seat: i64) -> Prompt:
        return Prompt("church", "YOK-13.8", {"faith": yokohama.strength()})


@final
class PayFaith(Step[Yokohama]):
    """YOK-13.8, YOK-R35  What power lacks, one faith after the other, each kind at most once."""

    def __init__(self, seat: i64, lacking: i64, paid: i64) -> None:
        super().__init__(seat)
        self.lacking: i64 = lacking
        self.paid: i64 = paid
        """The kinds already paid with, as bits."""

    def public(self) -> bool:
        return True

    def moves(self, yokohama: Yokohama, seat: i64) -> list[i64]:
        moves: list[i64] = []
        for kind in range(KINDS):
            if not (self.paid >> kind) & 1 and may_pay_faith(yokohama, seat, kind):
                moves.append(PAY + kind)
        if len(moves) == self.lacking:
            return moves[:1]  # YOK-R44: all of them will be paid, so the order does not matter
        return moves

    def play(self, yokohama: Yokohama, seat: i64, move: i64) -> None:
        kind = move - PAY
        yokohama.pay(seat, kind, yokohama.box.faith_price[kind])
        if self.lacking > 1:
            yokohama.ask(PayFaith(seat, self.lacking - 1, self.paid | bit(kind)))

    def prompt(self, yokohama: Yokohama, seat: i64) -> Prompt:
        return Prompt("pay_faith", "YOK-13.8", {"lacking": self.lacking})


# Customs -------------------------------------------------------------------------------------------------------------


@final
class CustomsSpace(Step[Yokohama]):
    """YOK-13.9, YOK-R16  A free space of the customs board whose imports are owned and within the limit, or none."""

    def public(self) -> bool:
        return True

    def moves(self, yokohama: Yokohama, seat: i64) -> list[i64]:
        limit = min(yokohama.strength(), yokohama.players[seat].stock[IMPORT])
        moves = free_spaces(yokohama.customs, yokohama.box.duty, limit, yokohama.numbers.declare)
        moves.append(STOP)
        return moves

    def play(self, yokohama: Yokohama, seat: i64, move: i64) -> None:
        if move == STOP:
            return
        space = move - yokohama.numbers.declare
        yokohama.pay(seat, IMPORT, yokohama.box.duty[space])
        yokohama.ask(BoardAssistant(seat, space, False))

    def prompt(self, yokohama: Yokohama, seat: i64) -> Prompt:
        return Prompt("customs", "YOK-13.9", {"most": yokohama.strength()})


# The assistant on either board


def free_spaces(owners: list[i64], prices: list[i64], most: i64, verb: i64) -> list[i64]:
    """YOK-13.8, YOK-13.9  The free spaces of a board whose number is not too high."""
    moves: list[i64] = []
    for space in range(len(owners)):
        if owners[space] == NOTHING and prices[space] <= most:
            moves.append(verb + space)
    return moves


@final
class BoardAssistant(Step[Yokohama]):
    """YOK-13.8, YOK-13.9  The assistant for the board comes from the action area or from hand."""

    def __init__(self, seat: i64, space: i64, church: bool) -> None:
        super().__init__(seat)
        self.space: i64 = space
        self.church = church

    def public(self) -> bool:
        return True

    def moves(self, yokohama: Yokohama, seat: i64) -> list[i64]:
        player = yokohama.players[seat]
        moves: list[i64] = []
        if player.assistants[yokohama.site] > 0:
            moves.append(LIFT + yokohama.site)
        if player.hand[ASSISTANT] > 0:
            moves.append(LIFT_FROM_HAND)
        return moves

    def play(self, yokohama: Yokohama, seat: i64, move: i64) -> None:
        player = yokohama.players[seat]
        if move == LIFT_FROM_HAND:
            player.hand[ASSISTANT] -= 1
        else:
            player.take_assistant(yokohama.site)
        if yokohama.telling:
            yokohama.tell(Event("church" if self.church else "customs", seat, {"space": self.space + 1}))
        self.arrive(yokohama, seat)
        yokohama.check_spaces()
        if self.church:
            give_reward(yokohama, seat, yokohama.box.church_reward[self.space], FROM_CHURCH)
        else:
            give_reward(yokohama, seat, yokohama.box.customs_reward[self.space], FROM_CUSTOMS)

    def arrive(self, yokohama: Yokohama, seat: i64) -> None:
        """YOK-15.2, YOK-15.19  The assistant stays to the end; the winery or the brickworks pay."""
        if self.church:
            yokohama.church[self.space] = seat
            score_for(yokohama, seat, WINERY)
        else:
            yokohama.customs[self.space] = seat
            score_for(yokohama, seat, BRICKWORKS)

    def prompt(self, yokohama: Yokohama, seat: i64) -> Prompt:
        return Prompt("board_assistant", "YOK-13.8" if self.church else "YOK-13.9")


# Employment agency ---------------------------------------------------------------------------------------------------


def begin_employment(yokohama: Yokohama, seat: i64, most: i64) -> None:
    """YOK-13.10  Up to so many pieces."""
    if most > 0:
        yokohama.ask(Employ(seat, most))


@final
class Employ(Offer):
    """YOK-13.10  Bring a piece from the warehouse to the hand for its price, or stop."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def offers(self, yokohama: Yokohama, seat: i64) -> list[i64]:
        player = yokohama.players[seat]
        moves: list[i64] = []
        for piece in range(PIECES):
            if player.can_hire(yokohama.box, piece):
                moves.append(HIRE + piece)
        return moves

    def accept(self, yokohama: Yokohama, seat: i64, move: i64) -> None:
        yokohama.hire(seat, move - HIRE)
        begin_employment(yokohama, seat, self.left - 1)

    def question(self, yokohama: Yokohama, seat: i64) -> Prompt:
        return Prompt("employ", "YOK-13.10", {"left": self.left})


CHURCH_SPACE: Final = [ChurchSpace(seat) for seat in range(MOST_SEATS)]
CUSTOMS_SPACE: Final = [CustomsSpace(seat) for seat in range(MOST_SEATS)]
