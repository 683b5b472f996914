"""How the questions of Yokohama are put: offers that may be declined, and the free actions before them (15.23)."""

from mypy_extensions import i64

from ....kernel.events import Event, Prompt
from ....kernel.nothing import NOBODY
from ....kernel.position import Step
from ..constants import AREAS, ASSISTANT, SILK, SPINNING_MILL, UNIVERSITY, YEN
from ..moves import SPIN, STOP, STUDY
from ..position import Yokohama


class Offer(Step[Yokohama]):
    """A question that may be declined (YOK-R11) and that free actions may come before: "F" and "F+" in chapter 23.

    What is offered stands first, then the free actions, then to stop. A free action alone is reason enough to ask.
    """

    def public(self) -> bool:
        return True

    def moves(self, yokohama: Yokohama, seat: i64) -> list[i64]:
        moves = self.offers(yokohama, seat)
        add_free_actions(yokohama, seat, moves)
        moves.append(STOP)
        return moves

    def play(self, yokohama: Yokohama, seat: i64, move: i64) -> None:
        if move == STOP:
            self.decline(yokohama, seat)
        elif play_free_action(yokohama, seat, move):
            yokohama.ask(self)
        else:
            self.accept(yokohama, seat, move)

    def offers(self, yokohama: Yokohama, seat: i64) -> list[i64]:
        """What can be accepted now."""
        raise NotImplementedError(type(self).__name__)

    def accept(self, yokohama: Yokohama, seat: i64, move: i64) -> None:
        """Do what was offered."""
        raise NotImplementedError(type(self).__name__)

    def decline(self, yokohama: Yokohama, seat: i64) -> None:
        """What follows on declining: nothing, but for the steps that lead on to the next one."""

    def prompt(self, yokohama: Yokohama, seat: i64) -> Prompt:
        prompt = self.question(yokohama, seat)
        if not self.offers(yokohama, seat):
            return Prompt(prompt.key, prompt.rule, prompt.values, "only_free")
        return prompt

    def question(self, yokohama: Yokohama, seat: i64) -> Prompt:
        """What the seat is asked where something is offered."""
        raise NotImplementedError(type(self).__name__)


class Happening(Step[Yokohama]):
    """A part of a seat's turn that happens without a question."""

    def __init__(self, seat: i64) -> None:
        super().__init__(NOBODY)
        self.owner: i64 = seat


def add_areas(areas: i64, verb: i64, moves: list[i64]) -> None:
    """A move with this verb for each of the areas, which are given as bits."""
    if areas == 0:
        return
    for area in range(AREAS):
        if (areas >> area) & 1:
            moves.append(verb + area)


# 15.23 Free actions: spinning mill and university, once per turn each ------------------------------------------------


def add_free_actions(yokohama: Yokohama, seat: i64, moves: list[i64]) -> None:
    """YOK-15.8, YOK-15.18, YOK-15.23, YOK-R20  What the owner of these cards may do first."""
    player = yokohama.players[seat]
    if not yokohama.spun and player.owns(SPINNING_MILL) and player.stock[SILK] >= yokohama.box.spun_silk:
        moves.append(SPIN)
    if yokohama.studied or not player.owns(UNIVERSITY) or player.warehouse[ASSISTANT] == 0:
        return
    if player.stock[YEN] >= yokohama.box.bonus[UNIVERSITY]:
        moves.append(STUDY)


def play_free_action(yokohama: Yokohama, seat: i64, move: i64) -> bool:
    """Whether the move was a free action: then the question is asked anew."""
    if move == SPIN:
        spin(yokohama, seat)
    elif move == STUDY:
        study(yokohama, seat)
    else:
        return False
    return True


def spin(yokohama: Yokohama, seat: i64) -> None:
    """YOK-15.8  Spinning mill: 1 silk for 2 yen."""
    yokohama.spun = True
    if yokohama.telling:
        yokohama.tell(Event("spin", seat, {}))
    yokohama.pay(seat, SILK, yokohama.box.spun_silk)
    yokohama.gain(seat, YEN, yokohama.box.bonus[SPINNING_MILL])


def study(yokohama: Yokohama, seat: i64) -> None:
    """YOK-15.18  University: an assistant from the warehouse for 1 yen."""
    yokohama.studied = True
    if yokohama.telling:
        yokohama.tell(Event("study", seat, {}))
    yokohama.pay(seat, YEN, yokohama.box.bonus[UNIVERSITY])
    yokohama.hire(seat, ASSISTANT)
