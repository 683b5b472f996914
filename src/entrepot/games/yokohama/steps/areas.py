"""13. Areas with a choice: Chinatown, church, customs and the employment agency."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.bits import bit
from ....kernel.events import Event, Prompt
from ....kernel.position import Step
from ..moves import BUY, HIRE, LIFT, LIFT_FROM_HAND, PAY, SELL, STOP
from ..names import (
    ASSISTANT,
    BRICKWORKS,
    COPPER,
    FROM_CHURCH,
    FROM_CUSTOMS,
    FROM_TECHNOLOGIES,
    GOODS,
    IMPORT,
    KINDS,
    MOST_SEATS,
    NOTHING,
    PIECES,
    WINERY,
    YEN,
)
from ..position import Yokohama
from .free import add_free_actions, play_free_action
from .rewards import give_reward, mine_more

# Chinatown -----------------------------------------------------------------------------------------------------------


def begin_exchange(yokohama: Yokohama, seat: i64, most: i64) -> None:
    """YOK-13.7  Up to so many exchanges."""
    if most > 0:
        yokohama.ask(Exchange(seat, most))


@final
class Exchange(Step[Yokohama]):
    """YOK-13.7  Chinatown: buy or sell one piece, or stop. An import is never sold."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def public(self) -> bool:
        return True

    def moves(self, yokohama: Yokohama, seat: i64) -> list[i64]:
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
        if moves:
            add_free_actions(yokohama, seat, moves)
        moves.append(STOP)
        return moves

    def play(self, yokohama: Yokohama, seat: i64, move: i64) -> None:
        if move == STOP:
            return
        if play_free_action(yokohama, seat, move):
            yokohama.ask(self)
            return
        if move >= SELL:
            yokohama.pay(seat, move - SELL, 1)
            yokohama.gain(seat, YEN, yokohama.box.sell_price[move - SELL])
        else:
            yokohama.pay(seat, YEN, yokohama.box.buy_price[move - BUY])
            yokohama.gain(seat, move - BUY, 1)
            if move - BUY == COPPER:
                mine_more(yokohama, seat)
        begin_exchange(yokohama, seat, self.left - 1)

    def prompt(self, yokohama: Yokohama, seat: i64) -> Prompt:
        return Prompt("exchange", "YOK-13.7", {"left": self.left})


# Church --------------------------------------------------------------------------------------------------------------


def begin_church(yokohama: Yokohama, seat: i64) -> None:
    yokohama.ask(CHURCH_SPACE[seat])


def may_pay_faith(yokohama: Yokohama, seat: i64, kind: i64) -> bool:
    """YOK-13.8  Whether this kind can buy one faith."""
    price = yokohama.box.faith_price[kind]
    return 0 < price <= yokohama.players[seat].stock[kind]


def faith_within_reach(yokohama: Yokohama, seat: i64) -> i64:
    """YOK-13.8  Power, and one for each kind that can be paid."""
    faith = faith_of_power(yokohama)
    for kind in range(KINDS):
        if may_pay_faith(yokohama, seat, kind):
            faith += 1
    return faith


def faith_of_power(yokohama: Yokohama) -> i64:
    return yokohama.box.power[yokohama.site][yokohama.power]


@final
class ChurchSpace(Step[Yokohama]):
    """YOK-13.8  A free space of the church board within reach, or none."""

    def public(self) -> bool:
        return True

    def moves(self, yokohama: Yokohama, seat: i64) -> list[i64]:
        reach = faith_within_reach(yokohama, seat)
        moves: list[i64] = []
        for space in range(len(yokohama.church)):
            if yokohama.church[space] == NOTHING and yokohama.box.faith[space] <= reach:
                moves.append(yokohama.numbers.worship + space)
        add_free_actions(yokohama, seat, moves)
        moves.append(STOP)
        return moves

    def play(self, yokohama: Yokohama, seat: i64, move: i64) -> None:
        if move == STOP:
            return
        if play_free_action(yokohama, seat, move):
            yokohama.ask(self)
            return
        space = move - yokohama.numbers.worship
        lacking = yokohama.box.faith[space] - faith_of_power(yokohama)
        yokohama.ask(BoardAssistant(seat, space, True))
        if lacking > 0:
            yokohama.ask(PayFaith(seat, lacking, 0))

    def prompt(self, yokohama: Yokohama, seat: i64) -> Prompt:
        return Prompt("church", "YOK-13.8", {"faith": faith_of_power(yokohama)})


@final
class PayFaith(Step[Yokohama]):
    """YOK-13.8  What power lacks, one faith after the other, each kind at most once."""

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
            return moves[:1]  # all of them will be paid: the order does not matter
        return moves

    def play(self, yokohama: Yokohama, seat: i64, move: i64) -> None:
        kind = move - PAY
        yokohama.pay(seat, kind, yokohama.box.faith_price[kind])
        if self.lacking > 1:
            yokohama.ask(PayFaith(seat, self.lacking - 1, self.paid | bit(kind)))

    def prompt(self, yokohama: Yokohama, seat: i64) -> Prompt:
        return Prompt("pay_faith", "YOK-13.8", {"lacking": self.lacking})


# Customs -------------------------------------------------------------------------------------------------------------


def begin_customs(yokohama: Yokohama, seat: i64) -> None:
    yokohama.ask(CUSTOMS_SPACE[seat])


@final
class CustomsSpace(Step[Yokohama]):
    """YOK-13.9  A free space of the customs board whose imports are owned and within the limit, or none."""

    def public(self) -> bool:
        return True

    def moves(self, yokohama: Yokohama, seat: i64) -> list[i64]:
        limit = min(yokohama.box.power[yokohama.site][yokohama.power], yokohama.players[seat].stock[IMPORT])
        moves: list[i64] = []
        for space in range(len(yokohama.customs)):
            if yokohama.customs[space] == NOTHING and yokohama.box.duty[space] <= limit:
                moves.append(yokohama.numbers.declare + space)
        moves.append(STOP)
        return moves

    def play(self, yokohama: Yokohama, seat: i64, move: i64) -> None:
        if move == STOP:
            return
        space = move - yokohama.numbers.declare
        yokohama.pay(seat, IMPORT, yokohama.box.duty[space])
        yokohama.ask(BoardAssistant(seat, space, False))

    def prompt(self, yokohama: Yokohama, seat: i64) -> Prompt:
        limit = yokohama.box.power[yokohama.site][yokohama.power]
        return Prompt("customs", "YOK-13.9", {"most": limit})


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
        if self.church:
            place_in_church(yokohama, seat, self.space)
        else:
            place_in_customs(yokohama, seat, self.space)

    def prompt(self, yokohama: Yokohama, seat: i64) -> Prompt:
        return Prompt("board_assistant", "YOK-13.8" if self.church else "YOK-13.9")


def place_in_church(yokohama: Yokohama, seat: i64, space: i64) -> None:
    """YOK-13.8, YOK-15.19  The assistant stays to the end; the space gives its reward, the winery its points."""
    yokohama.church[space] = seat
    if yokohama.telling:
        yokohama.tell(Event("church", seat, {"space": space + 1}))
    if yokohama.players[seat].owns(WINERY):
        yokohama.score(seat, yokohama.box.bonus[WINERY], FROM_TECHNOLOGIES)
    yokohama.check_spaces()
    give_reward(yokohama, seat, yokohama.box.church_reward[space], FROM_CHURCH)


def place_in_customs(yokohama: Yokohama, seat: i64, space: i64) -> None:
    """YOK-13.9, YOK-15.2  The same at the customs board, with the brickworks."""
    yokohama.customs[space] = seat
    if yokohama.telling:
        yokohama.tell(Event("customs", seat, {"space": space + 1}))
    if yokohama.players[seat].owns(BRICKWORKS):
        yokohama.score(seat, yokohama.box.bonus[BRICKWORKS], FROM_TECHNOLOGIES)
    yokohama.check_spaces()
    give_reward(yokohama, seat, yokohama.box.customs_reward[space], FROM_CUSTOMS)


# Employment agency ---------------------------------------------------------------------------------------------------


def begin_employment(yokohama: Yokohama, seat: i64, most: i64) -> None:
    """YOK-13.10  Up to so many pieces."""
    if most > 0:
        yokohama.ask(Employ(seat, most))


@final
class Employ(Step[Yokohama]):
    """YOK-13.10  Bring a piece from the warehouse to the hand for its price, or stop."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def public(self) -> bool:
        return True

    def moves(self, yokohama: Yokohama, seat: i64) -> list[i64]:
        player = yokohama.players[seat]
        moves: list[i64] = []
        for piece in range(PIECES):
            if player.can_hire(yokohama.box, piece):
                moves.append(HIRE + piece)
        add_free_actions(yokohama, seat, moves)
        moves.append(STOP)
        return moves

    def play(self, yokohama: Yokohama, seat: i64, move: i64) -> None:
        if move == STOP:
            return
        if play_free_action(yokohama, seat, move):
            yokohama.ask(self)
            return
        yokohama.hire(seat, move - HIRE)
        begin_employment(yokohama, seat, self.left - 1)

    def prompt(self, yokohama: Yokohama, seat: i64) -> Prompt:
        return Prompt("employ", "YOK-13.10", {"left": self.left})


CHURCH_SPACE: Final = [ChurchSpace(seat) for seat in range(MOST_SEATS)]
CUSTOMS_SPACE: Final = [CustomsSpace(seat) for seat in range(MOST_SEATS)]
