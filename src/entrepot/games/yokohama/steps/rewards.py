"""14. Reward symbols."""

from typing import final

from mypy_extensions import i64

from ....kernel.bits import bit
from ....kernel.events import Event, Prompt
from ....kernel.nothing import NOTHING
from ....kernel.position import Step
from ..box.components import Reward
from ..constants import ASSISTANT, COPPER, FROM_TECHNOLOGIES, HOUSE, MINING_TECHNOLOGY, PIECE_NAMES, SHOP
from ..moves import GAIN, HIRE, LIFT, LIFT_FROM_HAND, STOP, TO
from ..position import Yokohama
from .asking import add_areas


def give_reward(yokohama: Yokohama, seat: i64, reward: Reward, source: i64, mining: bool = False) -> None:
    """YOK-14.8  Points, money, goods, imports and assistants at once; then what takes a choice, moves last (YOK-R40).

    YOK-14.1, YOK-14.2, YOK-14.3, YOK-14.5, YOK-14.9  The former come in full, without a question.

    `mining`: whether mining technology answers to copper from this place (YOK-15.13).
    """
    yokohama.score(seat, reward.points, source)
    yokohama.gain_all(seat, reward.stock)
    if mining and reward.stock[COPPER] > 0:
        mine_more(yokohama, seat)
        mining = False
    player = yokohama.players[seat]
    for _ in range(min(reward.assistants, player.warehouse[ASSISTANT])):  # YOK-14.6, YOK-R18
        yokohama.hire(seat, ASSISTANT)
    player.free_agents += reward.free_agents
    if reward.moves > 0:
        yokohama.ask(LiftAssistant(seat, reward.moves))
    if reward.shops > 0 or reward.houses > 0:
        yokohama.ask(BringPiece(seat, reward.shops, reward.houses))
    if reward.any_good > 0:
        yokohama.ask(AnyGood(seat, reward.any_good, mining))


def score_for(yokohama: Yokohama, seat: i64, technology: i64) -> None:
    """YOK-15.24  The points of a technology that answers to what has just happened, if the seat owns it."""
    if yokohama.players[seat].owns(technology):
        yokohama.score(seat, yokohama.box.bonus[technology], FROM_TECHNOLOGIES)


def gain_for(yokohama: Yokohama, seat: i64, technology: i64, kind: i64) -> None:
    """YOK-15.24  The same with yen or copper."""
    if yokohama.players[seat].owns(technology):
        yokohama.gain(seat, kind, yokohama.box.bonus[technology])


def mine_more(yokohama: Yokohama, seat: i64) -> None:
    """YOK-15.13  Mining technology: 1 copper more for each receipt of copper from the places it names."""
    gain_for(yokohama, seat, MINING_TECHNOLOGY, COPPER)


@final
class AnyGood(Step[Yokohama]):
    """YOK-14.4  A good of a kind of the player's choice, one symbol after the other."""

    def __init__(self, seat: i64, left: i64, mining: bool) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.mining = mining
        """Whether mining technology answers to the first copper: a whole reward is one receipt (YOK-R22)."""

    def moves(self, yokohama: Yokohama, seat: i64) -> list[i64]:
        return [GAIN, GAIN + 1, GAIN + 2, GAIN + 3]

    def play(self, yokohama: Yokohama, seat: i64, move: i64) -> None:
        good = move - GAIN
        yokohama.gain(seat, good, 1)
        mining = self.mining
        if good == COPPER and mining:
            mine_more(yokohama, seat)
            mining = False
        if self.left > 1:
            yokohama.ask(AnyGood(seat, self.left - 1, mining))

    def prompt(self, yokohama: Yokohama, seat: i64) -> Prompt:
        return Prompt("any_good", "YOK-14.4", {"left": self.left})


@final
class BringPiece(Step[Yokohama]):
    """YOK-14.6  Bring a shop or a trading house from the warehouse to the hand for its price, or decline."""

    def __init__(self, seat: i64, shops: i64, houses: i64) -> None:
        super().__init__(seat)
        self.shops: i64 = shops
        self.houses: i64 = houses

    def public(self) -> bool:
        return True

    def piece(self) -> i64:
        return SHOP if self.shops > 0 else HOUSE

    def moves(self, yokohama: Yokohama, seat: i64) -> list[i64]:
        piece = self.piece()
        if yokohama.players[seat].can_hire(yokohama.box, piece):
            return [HIRE + piece, STOP]
        return [STOP]

    def play(self, yokohama: Yokohama, seat: i64, move: i64) -> None:
        piece = self.piece()
        if move == HIRE + piece:
            yokohama.hire(seat, piece)
        shops: i64 = max(self.shops - 1, 0)
        houses = self.houses if self.shops > 0 else self.houses - 1
        if shops > 0 or houses > 0:
            yokohama.ask(BringPiece(seat, shops, houses))

    def prompt(self, yokohama: Yokohama, seat: i64) -> Prompt:
        piece = self.piece()
        price = yokohama.players[seat].price_of(yokohama.box, piece)
        values: dict[str, object] = {"piece": PIECE_NAMES[piece], "yen": price}
        return Prompt("bring", "YOK-14.6", values)


@final
class LiftAssistant(Step[Yokohama]):
    """YOK-14.7, YOK-R19  Move an assistant: from where? Or waive all moves that are left."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def public(self) -> bool:
        return True

    def moves(self, yokohama: Yokohama, seat: i64) -> list[i64]:
        player = yokohama.players[seat]
        moves: list[i64] = []
        if player.hand[ASSISTANT] > 0:
            moves.append(LIFT_FROM_HAND)
        add_areas(player.present, LIFT, moves)
        moves.append(STOP)
        return moves

    def play(self, yokohama: Yokohama, seat: i64, move: i64) -> None:
        if move == STOP:
            return
        yokohama.ask(DropAssistant(seat, self.left, NOTHING if move == LIFT_FROM_HAND else move - LIFT))

    def prompt(self, yokohama: Yokohama, seat: i64) -> Prompt:
        return Prompt("lift", "YOK-14.7", {"left": self.left})


@final
class DropAssistant(Step[Yokohama]):
    """YOK-14.7  Move an assistant: to any other area but the canal, without fees."""

    def __init__(self, seat: i64, left: i64, origin: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.origin: i64 = origin

    def public(self) -> bool:
        return True

    def moves(self, yokohama: Yokohama, seat: i64) -> list[i64]:
        moves: list[i64] = []
        here: i64 = 0 if self.origin == NOTHING else bit(self.origin)
        add_areas(yokohama.land() & ~here, TO, moves)
        return moves

    def play(self, yokohama: Yokohama, seat: i64, move: i64) -> None:
        player = yokohama.players[seat]
        area = move - TO
        if self.origin == NOTHING:
            player.hand[ASSISTANT] -= 1
        else:
            player.take_assistant(self.origin)
        player.put_assistant(area)
        if yokohama.telling:
            origin = "hand" if self.origin == NOTHING else yokohama.box.areas[self.origin]
            yokohama.tell(Event("shift", seat, {"from": origin, "area": yokohama.box.areas[area]}))
        if self.left > 1:
            yokohama.ask(LiftAssistant(seat, self.left - 1))

    def prompt(self, yokohama: Yokohama, seat: i64) -> Prompt:
        origin = "hand" if self.origin == NOTHING else yokohama.box.areas[self.origin]
        return Prompt("drop", "YOK-14.7", {"from": origin, "left": self.left})
